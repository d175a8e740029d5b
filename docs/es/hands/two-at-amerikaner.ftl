# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = La última carta es un dos
line-yes = También con Amerikaner: cumplido
line-not = Salvo con Amerikaner: no cumplido
text = Pujas Amerikaner con once bazas seguras y el dos de tréboles, que guardas para el final. Donde el dos de salida gana también con Amerikaner, haces las doce y te anotas 52. Donde no, el as de Leo se lleva la última y pierdes 52. Conviene acordarlo antes de jugar.
t12-s = Sales con tu última carta.
yes-t12-e = El dos de salida gana incluso al as: las doce bazas son tuyas.
not-t12-e = Con Amerikaner, el dos es aquí una carta corriente, y gana el as.
