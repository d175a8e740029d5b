# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Metade para o parceiro
line-on = Com a regra: +7 e +4
line-off = Sem a regra: +7 e +7
text = Ganhou o leilão com sete e, com a Nora, fez sete vazas, nem mais uma. Com a regra, são +7 para si e +4 para a Nora; sem ela, +7 para cada um. Assim, quem licitou é mais pago do que o parceiro, que não prometeu nada.

on-t12-s = Metade de sete são três e meio. Arredonda-se para quatro, e o parceiro marca +4.
off-t12-s = O parceiro marca tanto como o declarante: +7.
