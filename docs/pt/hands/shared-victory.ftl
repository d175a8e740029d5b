# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = 55 e 55
text = Antes da ronda, a Anna era quem estava mais perto, com 51. Agora tem 54, mas Sul e o Leo têm 55 cada um. Conta o total depois da última vaza, e a vitória é partilhada.
