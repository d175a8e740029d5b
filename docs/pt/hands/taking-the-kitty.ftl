# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Entram quatro cartas, saem quatro
text = Duas das quatro cartas do descarte vieram da reserva, e uma é de copas, o futuro trunfo. Experimente outras: quaisquer quatro das dezasseis servem, até o ás. O descarte não volta ao jogo.
