# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = De −10 para 42
text = Sul está com −10 e cumpre um Amerikaner, que vale 52 pontos. Fica com 42. Ninguém chegou a 52, e a partida continua.
