# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = É obrigatório assistir
text = O Leo sai com o dois de ouros, e Sul tem três ouros. Carregue numa carta de outro naipe: os ouros que mostram porque não é válida ficam marcados.
