# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Las cartas están repartidas
text = Ha repartido Anna y has cortado tú, que estás a su derecha. Nora, a la izquierda de Anna, ha recibido la primera carta y habla primero. En la mesa solo ves tu mano. Si hay un error en el reparto, Anna reparte otra vez.
