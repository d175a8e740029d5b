# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = La mitad para el compañero
line-on = La mitad para el compañero
line-off = Lo mismo para los dos
text = Pujas siete, y la pareja hace siete bazas justas, dos de ellas de Nora. Con la regla te anotas 7 y ella 4; si no, 7 cada cual. Nora no eligió el contrato: tiene menos que ganar y menos que perder.
on-t12-s = La mitad de siete es tres y medio, y se redondea a cuatro.
off-t12-s = La puja para cada cual.
