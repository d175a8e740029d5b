# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Quien reparte habla primero
line-on = Empieza quien reparte: juega Nora
line-off = Empieza quien está a la izquierda: juegas tú
text = Repartes tú. Tu mano vale siete, y la de Nora también; ocho es demasiado para las dos. Quien habla antes puja seis, y quien habla después se queda con el siete. Por eso importa quién empieza.
on-a1 = Repartes y hablas en primer lugar: pujas seis, y Nora subirá a siete.
off-a1 = Empieza Anna, a la izquierda de quien reparte. Nora pujará seis, y el siete será tuyo.
