# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Cuatro bazas de cinco
text = Juegas como declarante, y Nora hace pareja contigo. Ella gana la primera baza; tú, la segunda, la cuarta y la quinta. Son cuatro para la pareja, y la tercera es de Leo.
