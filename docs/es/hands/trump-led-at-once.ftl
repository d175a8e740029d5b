# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Triunfo ya en la segunda baza
text = Leo hace pareja contigo, ha ganado la primera baza y vuelve con triunfo. Puede salir con cualquier carta: nadie tiene que esperar para jugar triunfo.
