# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Un dos que gana
line-on = El dos de salida gana: cumplido
line-off = El dos, carta corriente: no cumplido
text = Has pujado ocho y sales con el dos de corazones. Con la regla gana la baza, caiga lo que caiga después, y con ella llegas a ocho. Sin la regla se la lleva el as de Leo, y falta una. Solo tiene esa fuerza el dos con el que se sale.
t4-s = El dos de corazones: los demás deben asistir, como siempre.
on-t4-e = Hasta el as pierde contra el dos de salida.
off-t4-e = Gana el as, y a la siguiente sale Leo.
