# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Três cartas que não se podem chamar
text = Carregue numa carta de copas para sair e depois na carta a chamar. O ás da mão, o dois do descarte e uma carta de outro naipe são recusados, cada um pela sua razão.
