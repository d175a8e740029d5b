# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Una carta que sería renuncio
text = Anna sale de picas y tu única pica es el as. Otra carta sería renuncio. Aquí no es válida; en la mesa hay que corregirlo antes de la salida siguiente.
