# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = O dois de saída em Amerikaner
line-yes = O dois ganha: cumprido
line-not = O dois não ganha: falhado
text = Onze vazas são certas, e a última carta é o dois de paus. Onde o dois de saída ganha sempre, são doze: +52, e mais ninguém marca pontos. Onde isso não vale em Amerikaner, o ás do Leo ganha-lhe: −52 para si, +1 para o Leo. Quem quer que Amerikaner dependa só das cartas altas escolhe esta segunda maneira.

t12-s = Só resta o dois de paus. Contra ele estão o nove da Anna, o dez da Nora e o ás do Leo.
yes-t12-e = O dois de saída ganha, venha o que vier: são as doze vazas, e Amerikaner está cumprido.
not-t12-e = Aqui, em Amerikaner, um dois é uma carta como as outras. O ás ganha, e Amerikaner falhou.
