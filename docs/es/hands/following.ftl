# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Hay que asistir
text = Leo sale con el dos de diamantes y tú tienes tres. Pulsa una carta de otro palo: se marcan los diamantes que demuestran por qué no es válida.
