# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Todos pasan
text = Nadie tiene cartas para seis. Tras el cuarto paso no se anota nada, y Anna, que había repartido, reparte otra vez.
