# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Treze cartas e nenhuma reserva
text = Dão-se as 52 cartas, treze a cada um. A sua licitação de sete ganha o leilão, e joga-se logo, sem levantar nem descartar nada. Com a Nora, são dez vazas em treze: +7 para cada um. Quem joga assim já sabe, ao licitar, que cartas vai ter na mão.

a2 = Sete é o mínimo: metade de treze vazas, arredondada para cima. As treze cartas que recebeu são as que vai jogar.
t1-s = Do leilão passa-se logo à saída. No jogo base, antes dela, levantavam-se quatro cartas e descartavam-se outras quatro.
