# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Amerikaner
line-made = Cumprido: as doze vazas
line-lost = Falhado: perdida a última vaza
text = Onze vazas são certas. Se o cinco de copas faz a décima segunda, depende do que o Leo jogar fora.
text-made = Sem trunfo e sem parceiro: Sul sai com o que quiser e não chama nada. Tem de ganhar todas as vazas sem ajuda, a última com o cinco de copas.
text-lost = Sul faz onze vazas, mas o Leo guardou o valete de copas para a última. Sul perde 52 pontos, e o Leo marca um pela sua vaza. O total de Sul fica abaixo de zero.
