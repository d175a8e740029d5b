# Um pequeno exemplo: título e o que há para ver. Quem lê está no lugar 2.

title = Jokers acima do ás de trunfo
text = Com dois jokers, são 54 cartas, dezoito a cada um, e não há reserva. O ás de ouros, a carta chamada, perde a primeira vaza: o joker do Leo é um trunfo mais alto. O outro joker está na sua mão, e nada lhe ganha. Com a Nora, são quinze vazas: +11 para cada um.

t1-1 = O joker é um trunfo, e o Leo assiste com ele: ganha ao ás da Nora. Se os jokers não valessem nada, o Leo nem o podia jogar, porque tem ouros.
t3-2 = Sair com um joker é sair a trunfo, por isso a Nora e o Leo assistem com ouros. Nenhuma carta lhe ganha.
