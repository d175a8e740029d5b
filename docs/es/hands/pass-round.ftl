# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Una ronda de pasos
line-on = Se juega a −1 por baza
line-off = Se reparte otra vez
text = Nadie puja. En el juego básico, Leo reparte otra vez. Con la ronda de pasos se juegan doce bazas sin triunfo, y cada una cuesta un punto: ahora se trata de no ganarlas. Nora pierde cinco puntos, y pasar con cartas fuertes deja de ser gratis.
on-a4 = Ahora cada baza cuesta un punto. Sales tú, a la izquierda de quien reparte; el talón queda fuera y nadie lo ve.
off-a4 = La ronda se anula: nadie puntúa y Leo vuelve a repartir.
on-t1-s = Sales con la dama y esperas que alguien ponga encima el rey. Pero el rey está en el talón.
on-t2-w = El diamante más bajo de Anna es el cinco, y los demás se quedan por debajo.
on-t12-e = A Leo solo le queda el as de picas: tiene que ganar la última baza.
