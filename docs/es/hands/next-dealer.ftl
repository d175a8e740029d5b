# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Todos pasan: ¿quién reparte?
line-on = Reparte la persona siguiente
line-off = Reparte la misma persona
text = Has repartido, nadie se atreve con seis y nadie puntúa. En una mesa el reparto pasa a Anna; en la otra repartes otra vez. Si el reparto pasa, nadie tiene que barajar tres veces seguidas.
on-a4 = El reparto pasa a la izquierda: le toca a Anna.
off-a4 = Repartes otra vez, y así siempre que pasen todos.
