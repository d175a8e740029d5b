# Um pequeno exemplo: título e o que há para ver. Quem lê está no lugar 2.

title = Sem o dois de paus
text = Antes de dar, tira-se o dois de paus, e 51 cartas dão dezassete a cada um sem sobrar nenhuma. Não há reserva nem troca: joga-se com a mão que se recebeu. Saiu com o três de paus e chamou o rei, que é da Nora. O seu lado faz treze vazas: +10 para cada um.

deal = Só falta o dois de paus. Os outros três continuam no baralho, e o de copas está na sua mão.
t1-2 = Agora o três é a carta de paus mais baixa. Chamar o dois seria recusado, porque não está no baralho.
