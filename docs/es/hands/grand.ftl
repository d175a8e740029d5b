# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Ocho con triunfo y sin triunfo
line-on = Sin triunfo: cumplido
line-off = Con triunfo: no cumplido
text = Tienes as y rey en tres palos. Con la regla dices al salir que se juega sin triunfo, y la pareja hace ocho bazas. Sin ella los corazones son triunfo, y Leo tiene cinco: faltan dos bazas. La regla sirve para cartas altas en varios palos.
on-t1-s = Al salir dices que se juega sin triunfo. La puja vale lo mismo.
off-t1-s = El palo de salida es triunfo, y Leo tiene cinco corazones.
on-t4-n = A Leo no le quedan picas, pero no hay triunfo que jugar: gana la dama de Nora.
off-t6-e = Leo juega triunfo sobre la dama de Nora, y el contrato se escapa.
