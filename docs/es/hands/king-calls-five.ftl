# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Sale el rey, llama el cinco
text = Sales tú, y los diamantes son triunfo. Tienes los nueve más altos; el mejor que te falta es el cinco. Anna debe jugarlo bajo tu rey, y la baza es tuya.
