# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = El doble para el declarante
line-on = El doble para el declarante
line-off = Lo mismo para los dos
text = Pujas ocho, y la pareja hace diez bazas. Con la regla te anotas 16 y Nora 8; si no, 8 cada cual. La promesa era tuya: de no haberse cumplido, habrías perdido 16.
on-t12-w = El doble de la puja para ti, y la puja para Nora. Las dos bazas de más no dan nada.
off-t12-w = La puja para cada cual. Las dos bazas de más no dan nada.
