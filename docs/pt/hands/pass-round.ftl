# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Uma ronda de passes
line-on = Com a regra: cada vaza custa um ponto
line-off = Sem a regra: volta-se a dar
text = Passam os quatro. Sem a regra, não há pontos, e o Leo volta a dar. Com ela, jogam-se doze vazas sem trunfo, e cada uma tira um ponto a quem a ganha; por isso, foge-se delas. A Nora faz cinco, e são três as que ficam para si. Passar deixa de ser de graça.

on-a4 = A reserva fica de fora, sem ninguém a ver. A primeira saída é sua, porque está à esquerda de quem deu.
off-a4 = Ninguém ganha nem perde nada, e o Leo dá outra vez.
on-t1-s = A saída é a dama, na esperança de que alguém tenha o rei. Mas o rei de copas está na reserva, e a vaza fica para si.
on-t2-w = Sobre o quatro, a Anna tem de jogar pelo menos o cinco. A Nora e o Leo ficam por baixo, e um cinco ganha a vaza.
on-t12-e = Ao Leo só resta o ás de espadas, e a última vaza tem de ser dele. No fim: −5 para a Nora, −3 para si, −2 para o Leo e −2 para a Anna. A seguir, a vez de dar é sua.
