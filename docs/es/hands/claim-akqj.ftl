# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Una mano sin cartas altas
line-on = Pides un nuevo reparto
line-off = Pasas
text = Tu carta más alta es un nueve. Con la regla enseñas la mano y Nora reparte otra vez; nadie puntúa. Sin ella pasas, y Nora gana la subasta con siete. La regla te ahorra una ronda de cartas bajas, pero hay que pedirlo: no es automático.
on-claim = Leo ya ha pujado, pero hablas por primera vez, así que no es tarde. Su puja se anula con la ronda.
off-a2 = No tienes con qué pujar.
