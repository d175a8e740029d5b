# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Amerikaner
line-made = Cumplido: las doce bazas
line-lost = No cumplido: perdida la última baza
text = Once bazas son seguras. Que el cinco de corazones haga la duodécima depende de lo que tire Leo.
text-made = Sin triunfo y sin compañero: sales con lo que quieras y no llamas nada. Tienes que ganar tú todas las bazas, la última con el cinco de corazones.
text-lost = Haces once bazas, pero Leo ha guardado la jota de corazones para la última. Pierdes 52 puntos y él se anota uno por su baza. Tu total queda por debajo de cero.
