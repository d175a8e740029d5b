# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Trunfo logo na segunda vaza
text = O Leo é o parceiro, ganhou a primeira vaza e volta logo a trunfo. Pode sair com qualquer carta; ninguém tem de esperar para jogar trunfo.
