# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Siete sin talón
text = Cada cual recibe trece cartas y no sobra ninguna. Pujas siete y llamas al as de tréboles, que tiene Nora: la pareja hace diez bazas. Como nadie cambia cartas, ya sabes al pujar con cuáles vas a jugar.
a2 = Con trece bazas, la puja más baja es siete: la mitad, redondeada hacia arriba.
t1-s = De la subasta se pasa directamente a la salida. En el juego básico, antes habrías recogido el talón y descartado cuatro cartas.
