# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = 52 no siempre es el final
line-on = Meta de 100: la partida sigue
line-off = Meta de 52: ganas
text = Todos están en 0, y cumples Amerikaner con doce bazas que nadie puede quitarte. Con una meta de 52, ahí acaba la partida. Con una de 100, los 52 puntos se anotan y empieza otra ronda. Una meta más alta es para mesas que quieren jugar más tiempo.
