# Um pequeno exemplo: título e o que há para ver. Quem lê está no lugar 2.

title = Cinco jogadores: dois contra três
text = A cinco, cada um recebe dez cartas e duas ficam na reserva. Ganhou o leilão com seis e chamou o rei de copas, que é da Nora. Os outros três jogam contra os dois, mas cada um marca só as suas vazas. Seis vazas cumprem o contrato: +6 para si e para a Nora.

a1 = Cinco é a licitação mais baixa: metade das dez vazas.
t1-0 = A Nora tinha a carta chamada e faz par consigo. Restam três defensores: o Leo, a Anna e a Sara.
t10-4 = O ás dá a última vaza à Sara, e o ponto é só dela. A Anna não ganhou nenhuma, e as vazas dos outros não lhe dão nada.
