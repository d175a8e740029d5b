# Um pequeno exemplo: título e o que há para ver. Quem lê está no lugar 2.

title = Seis jogadores: dois contra quatro
text = A seis, cada um recebe oito cartas e quatro ficam na reserva. Ganhou o leilão com cinco, e a carta chamada, o ás de copas, é da Nora. O Leo tem o ás, o rei, a dama e o valete de espadas, mas não faz vaza nenhuma. O seu lado faz cinco: +5 para si e para a Nora.

a1 = Quatro é a licitação mais baixa, metade das oito vazas. É uma convenção nossa: a seis, o mínimo combina-se antes de dar.
discard = As quatro cartas da reserva foram logo para o descarte, e é permitido. A mão fica com oito, como antes.
t8-2 = O último trunfo corta e faz a quinta vaza: contrato cumprido.
