# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Seis en la mesa
text = Ocho cartas para cada cual y un talón de cuatro. Pujas cinco, llamas al as de corazones y encuentras a Nora: dos contra cuatro. Leo tiene las cuatro picas más altas, pero solo una vez se sale de picas, y tú no tienes ninguna. Su gran mano no gana ni una baza.
a1 = Cuatro es aquí la puja más baja: la mitad de ocho. Es convención nuestra, así que acuérdala antes de repartir.
discard = El talón no te ayuda: descartas las mismas cuatro cartas que has recogido.
t8-2 = Tu último triunfo hace la quinta baza.
