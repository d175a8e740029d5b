# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = El descarte como baza
line-on = Con la baza del talón: cumplido
line-off = Sin ella: no cumplido
text = Las mismas cartas, la misma puja y el mismo juego: pujas siete, y la pareja hace seis bazas. Con la baza del talón, el descarte es la séptima: +7 para Nora y +7 para ti. Sin ella falta una y son −7. La regla da una baza antes de jugar, pero siete pasa a ser la puja mínima.
on-discard = Estas cuatro cartas valen como una baza para tu bando: bastan seis más.
off-discard = El descarte no vale nada: hacen falta siete de las doce bazas.
