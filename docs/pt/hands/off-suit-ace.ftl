# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Um ás que não ganha nada
text = Sul sai com o oito de copas na última vaza. Ninguém pode assistir e já ninguém tem trunfos: ganha o oito, mesmo contra o ás de ouros.
