# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = La mitad de un siete no cumplido
line-size = Se redondea el tamaño: −4
line-upward = Se redondea hacia arriba: −3
text = Pujas siete y, con Anna, haces seis bazas. En las dos mesas el compañero pierde la mitad que el declarante, pero hay que redondear la mitad de siete. Si se redondea el tamaño, Anna pierde cuatro puntos; si es hacia arriba, tres. Lo segundo trata un poco mejor al compañero.
size-t12-e = Tres y medio se redondea a cuatro, igual al sumar que al restar.
upward-t12-e = Menos tres y medio, redondeado hacia arriba, es menos tres.
