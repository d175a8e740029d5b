# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Oito sem trunfo
line-on = Sem trunfo: oito vazas
line-off = Com trunfo: seis vazas
text = Ganhou o leilão com oito e tem na mão o ás e o rei de espadas, de copas e de ouros. Sem trunfo, ninguém pode cortar, e as cartas altas chegam: +8 para si e para a Nora. Com copas como trunfo, o Leo corta a dama de espadas, e faltam duas vazas: −8 para cada um. A regra convém a mãos destas, com cartas altas em vários naipes e sem um naipe comprido.

on-t1-s = Ao sair, diz-se que não há trunfo. A dama de copas, a carta chamada, encontra o parceiro na mesma.
off-t1-s = O naipe de saída é o trunfo: copas. O Leo tem cinco, e na sua mão só há quatro.
on-t4-n = O Leo já não tem espadas, mas não há trunfo com que as possa cortar. Ganha a dama da Nora.
off-t6-e = O Leo já não tem espadas e corta a dama da Nora com o dez de copas. Depois, com o valete, tira-lhe a si o último trunfo e faz mais quatro vazas em paus.
