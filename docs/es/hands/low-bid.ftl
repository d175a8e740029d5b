# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Una puja de cinco
line-on = Mínimo cinco: pujas
line-off = Mínimo seis: todos pasan
text = Tienes cinco buenas picas y nada más, y nadie más tiene un palo largo. Donde la puja mínima es cinco, la juegas, y entre Nora y tú salen cinco bazas justas. Donde es seis, todos pasan y se reparte otra vez. Con un mínimo más bajo se anulan menos rondas.
on-a2 = Cuatro picas tuyas y el as llamado: cinco bazas.
off-a2 = Cinco bazas no llegan a seis, así que pasas.
