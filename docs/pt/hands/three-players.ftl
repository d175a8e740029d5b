# Um pequeno exemplo: título e o que há para ver. Quem lê está no lugar 2.

title = Três jogadores: dois contra um
text = Quando só há três à mesa, cada um recebe dezasseis cartas e quatro ficam na reserva. Ganhou o leilão com dez e chamou o ás de ouros, que é do Leo; a Nora defende sem ajuda. O seu lado faz doze vazas: +10 para si e para o Leo, +4 para a Nora.

a1 = Oito é a licitação mais baixa: metade das dezasseis vazas.
discard = Levantou quatro cartas e descartou quatro. A mão fica com dezasseis.
t1-1 = O Leo tinha a carta chamada e faz par consigo. Resta um só defensor, a Nora.
