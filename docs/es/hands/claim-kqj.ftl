# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Una mano floja con un as
line-on = Pides un nuevo reparto
line-off = Pasas
text = Tienes el as de tréboles, pero ningún rey, dama ni jota. Donde eso basta, puedes exigir un nuevo reparto; sin la regla pasas, y Nora gana la subasta con siete. Una mano así sale más a menudo que una sin ninguna carta alta.
on-claim = Aquí los ases no importan. Donde también cuenta el as, con esta mano no se podría pedir nuevo reparto.
off-a2 = Un as no basta para pujar, así que pasas.
