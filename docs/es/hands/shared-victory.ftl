# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = 55 y 55
text = Antes de la ronda Anna era la más cercana, con 51. Ahora tiene 54, pero Leo está en 55 y tú también. Cuenta el total tras la última baza, y la victoria es compartida.
