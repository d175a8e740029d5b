# Um pequeno exemplo: título e o que há para ver. Quem lê está no lugar 2.

title = Jokers sem valor
text = Com três jokers, são 55 cartas, onze a cada um, e não há reserva. Há um na sua mão, outro na da Anna e outro na do Leo. Um joker sem valor é um peso morto: ou se sai com ele, ou só se joga quando não se pode assistir, e não ganha. Licitou seis e, com a Nora, fez oito vazas: +6 para cada um.

t2-3 = A Anna já não tem espadas e larga o joker, que não ganha nada. Quem tem o naipe é obrigado a assistir e não pode jogar o joker.
t7-2 = O seu joker sai da mão como carta de saída. Só ganharia uma vaza toda de jokers.
t7-3 = O rei de paus é a primeira carta que tem naipe: o naipe de saída é paus. A Sara e a Nora assistem, o Leo não tem paus e larga o joker, e ganha a Anna.
