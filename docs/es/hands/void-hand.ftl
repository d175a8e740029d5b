# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Sin cartas del palo: fallar o no
text = No tienes picas. Al seis le echas el cuatro de diamantes; el as lo fallas con el ocho de corazones. Las dos veces podías hacer una cosa o la otra.
