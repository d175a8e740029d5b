# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Un as que no gana nada
text = Sales con el ocho de corazones a la última baza. Nadie puede asistir y a nadie le quedan triunfos: gana el ocho, incluso al as de diamantes.
