# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = O dois de saída
line-on = Com a regra: oito vazas
line-off = Sem a regra: sete vazas
text = Ganhou o leilão com oito, e na quarta vaza a saída é o seu dois de copas. Com a regra, ganha até ao ás do Leo, e fazem-se as oito vazas: +8 para si e para a Nora. Sem ela, perde, e falta uma vaza: −8 para cada um. A carta mais baixa de um naipe passa a valer uma vaza a quem sair com ela.

t4-s = Todos têm de assistir ao dois de copas, e o Leo só tem uma carta do naipe: o ás.
on-t4-e = Nem o ás ganha ao dois de saída, e a saída seguinte é sua. Na terceira vaza, o dois de ouros do Leo e o de espadas da Nora não eram de saída e nada ganhavam.
off-t4-e = O ás ganha ao dois, e o Leo sai na vaza seguinte. É esta a vaza que vai faltar.
