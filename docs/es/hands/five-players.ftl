# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Cinco en la mesa
text = Diez cartas para cada cual y un talón de dos. Pujas seis, sales con un corazón y llamas al rey, que tiene Nora. La pareja juega contra tres defensores y hace justo seis bazas; cada defensor puntúa por su cuenta. Con cinco en la mesa, nadie se queda mirando.
a1 = Cinco es aquí la puja más baja: la mitad de diez.
t1-0 = Nora tiene el rey llamado. Ya tienes compañera, y quedan tres en contra.
t10-4 = Sara gana la última baza, y el punto es solo para ella. Anna no ha ganado ninguna, y las bazas de los demás no le dan nada.
