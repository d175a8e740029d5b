# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Gana la carta más alta
text = Sales con el as de picas y nada está por encima: la baza es tuya. Sobre tu rey de corazones Nora juega el as, así que la segunda baza es suya.
