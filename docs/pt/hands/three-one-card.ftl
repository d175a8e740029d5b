# Um pequeno exemplo: título e o que há para ver. Quem lê está no lugar 2.

title = Três jogadores e uma só carta na reserva
text = Dezassete cartas a cada um, e sobra uma. Ganhou o leilão com dez, e a reserva é o três de ouros. Uma troca tão pequena muda pouco: ao licitar, já quase se sabe com que mão se vai jogar. Duas saídas a copas tiram à Nora, a única adversária, os dois trunfos que tinha.

a1 = Nove é a licitação mais baixa: metade de dezassete vazas, arredondada para cima.
discard = Levantou uma carta e descartou uma. O três de ouros fica na mão; vai fora o quatro de espadas.
