# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Un comodín por encima del as
text = Para tres jugadores se añaden dos comodines, y los dos son triunfos más altos que el as. Llamas al as de diamantes, pero Leo pone su comodín y gana la primera baza. Más tarde sales con el tuyo, y nada puede superarlo. Así, ni el as de triunfo está seguro.
t1-1 = Aquí el comodín cuenta como un diamante: asiste y supera al as llamado. Como carta nula ni siquiera se habría podido jugar: Leo tiene diamantes.
t3-2 = Salir con el comodín es salir con triunfo: los demás deben asistir con diamantes.
