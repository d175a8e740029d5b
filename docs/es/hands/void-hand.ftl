# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Sin cartas del palo: jugar triunfo o no
text = No tienes picas. Sobre el seis echas el cuatro de diamantes; sobre el as juegas triunfo, el ocho de corazones. Las dos veces podías hacer una cosa o la otra.
