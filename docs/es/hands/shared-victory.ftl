# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = 55 y 55
text = Antes de la ronda Anna era la más cercana, con 51. Ahora tiene 54, pero Leo y tú tenéis 55 cada uno. Cuenta el total tras la última baza, y compartís la victoria.
