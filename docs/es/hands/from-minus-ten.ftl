# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = De −10 a 42
text = Estás en −10 y cumples un Amerikaner, que vale 52 puntos. Te quedas en 42. Nadie ha llegado a 52, así que la partida sigue.
