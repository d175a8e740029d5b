# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Tres pasos y una puja
text = Has repartido y hablas en último lugar, tras tres pasos definitivos. También puedes pasar. Pujas siete, y con eso termina la subasta.
