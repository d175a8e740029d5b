# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Comodines que no ganan
text = Para cinco jugadores se añaden tres comodines: once cartas para cada cual y ningún talón. Aquí el comodín no es de ningún palo y no gana nada, pero con él puedes perder una baza sin dar nada bueno o soltar la salida. Las picas son triunfo, y tu bando hace ocho bazas.
t2-3 = Anna no tiene picas y echa su comodín. Con una pica en la mano habría tenido que asistir.
t7-2 = Sales con tu comodín para soltarlo. Solo ganaría si las cinco cartas fueran comodines, y no hay más que tres.
t7-3 = Anna juega la primera carta que tiene palo. En esta baza hay que asistir con tréboles.
