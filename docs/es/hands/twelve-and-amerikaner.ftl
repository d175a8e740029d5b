# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Doce y después Amerikaner
text = Anna puja doce, el número más alto, y jugaría con compañero y con triunfo. Nora aún puede pujar Amerikaner, y nada lo supera: la subasta termina.
