# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Sem cartas do naipe: cortar ou não
text = Sul não tem espadas. No seis joga fora o quatro de ouros, no ás corta com o oito de copas. Das duas vezes, podia fazer uma coisa ou outra.
