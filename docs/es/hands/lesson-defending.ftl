# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Quien gana sale
text = Nora sale con el dos de corazones y gana tu rey, así que a la siguiente sales tú. Tu dama de corazones gana también. Después sales con el cuatro de tréboles, Anna gana con el rey y la salida pasa a ella.
