# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Un defensor gana la primera baza
text = Llamas al rey de tréboles, pero el as es de Leo. Gana la primera baza y sale a la siguiente. Si hubieras llamado al as, tu compañero sería él.
