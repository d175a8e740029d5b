# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Un talón de una carta
text = Con tres jugadores hay diecisiete cartas para cada cual y sobra una. Ganas la subasta con diez, recoges el tres de diamantes y te lo quedas. Con un talón tan pequeño, al pujar sabes casi del todo con qué vas a jugar.
a1 = Nueve es aquí la puja más baja: la mitad de diecisiete, redondeada hacia arriba.
discard = Entra una carta y sale una: descartas el cuatro de picas.
