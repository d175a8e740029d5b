# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = As cartas estão dadas
text = A Anna deu as cartas; Sul, à direita dela, partiu o baralho. A Nora, à esquerda da Anna, recebeu a primeira carta e fala primeiro. À mesa só se vê a própria mão. Se a distribuição sair errada, a Anna dá outra vez.
