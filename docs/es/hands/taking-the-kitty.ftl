# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Entran cuatro cartas, salen cuatro
text = Dos de las cuatro cartas que descartas venían del talón, y una es de corazones, el palo que quieres como triunfo. Prueba con otras: sirven cuatro cualesquiera de las dieciséis, hasta el as. El descarte ya no vuelve.
