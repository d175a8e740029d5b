# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = El triunfo que más conviene
line-on = Triunfo libre, las picas: cumplido
line-off = Triunfo, el palo de salida: no cumplido
text = Tienes seis picas altas, y no falta ninguna que valga la pena llamar. Con el triunfo libre llamas al as de diamantes y nombras las picas como triunfo: Nora es tu compañera, y salen diez bazas. Sin la regla, si las picas son triunfo hay que llamar una de ellas, que tiene Anna, y salen siete.
on-t1-s = La salida y la llamada son de diamantes, pero el triunfo que nombras son las picas.
off-t1-s = Las picas solo son triunfo si sales con una, y entonces hay que llamar otra. La más alta que te falta es el nueve.
on-t2-n = Tu compañera tiene otro as.
