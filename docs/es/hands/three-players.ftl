# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Tres en la mesa
text = Dieciséis cartas para cada cual y un talón de cuatro. Pujas diez y llamas al as de diamantes, que tiene Leo: la pareja juega contra Nora y hace doce de las dieciséis bazas. Aunque falte alguien, el juego es el mismo; solo cambian los números.
a1 = Ocho es aquí la puja más baja: la mitad de dieciséis.
discard = Has recogido cuatro cartas, así que descartas cuatro.
t1-1 = Leo tiene la carta llamada y hace pareja contigo. Nora se queda sola contra dos.
