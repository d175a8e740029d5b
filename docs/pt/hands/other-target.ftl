# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Uma partida até aos 100
line-on = Até aos 100: a partida continua
line-off = Até aos 52: a partida acaba
text = Todos começam com zero, e o seu Amerikaner é cumprido: +52. Numa partida até aos 52, acaba tudo ali, e a vitória é sua. Numa partida até aos 100, os 52 ficam na folha de pontos, e joga-se outra ronda. Um número mais alto alonga a partida, e um Amerikaner deixa de chegar, por si só, para a ganhar.
