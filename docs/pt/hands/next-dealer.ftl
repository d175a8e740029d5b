# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Todos passam: quem dá a seguir?
line-on = Com a regra: dá a Anna
line-off = Sem a regra: dá a mesma pessoa
text = Foi a sua vez de dar, e passaram os quatro. Não há pontos. Com a regra, dá a seguir a Anna, à sua esquerda; sem ela, volta a ser a sua vez. Assim, a vez de dar anda sempre à volta da mesa, mesmo quando ninguém licita.

on-a4 = A vez de dar passa para a Anna, à sua esquerda, como depois de uma ronda jogada.
off-a4 = A vez de dar continua a ser sua: só muda depois de uma ronda jogada.
