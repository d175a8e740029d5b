# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Seis, ocho, nueve
text = Leo, a la izquierda de quien reparte, empieza con seis, la puja más baja. Tú saltas a ocho y Nora puja nueve. Pulsa un número que no sea más alto: no es válido.
