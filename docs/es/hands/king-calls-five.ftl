# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Se sale con el rey, se llama al cinco
text = Sales tú, y los diamantes son triunfo. Tienes los nueve más altos; el mejor que te falta es el cinco. Anna debe jugarlo bajo tu rey, y la baza es tuya.
