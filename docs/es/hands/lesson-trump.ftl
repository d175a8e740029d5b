# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Un triunfo bajo supera a un as
text = Las picas son triunfo. Nora sale con el rey de diamantes, y Leo juega el as. No tienes diamantes y juegas el cuatro de picas: es triunfo y gana la baza.
