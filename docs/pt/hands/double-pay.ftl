# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = O dobro para o declarante
line-on = Com a regra: +16 e +8
line-off = Sem a regra: +8 e +8
text = Ganhou o leilão com oito e, com a Nora, fez dez vazas. Com a regra, são +16 para si e +8 para a Nora; sem ela, +8 para cada um. Se falhasse, seriam −16 e −8. Quem fez a promessa arrisca mais do que quem só tinha a carta chamada.

on-t12-w = O declarante marca duas vezes oito, e o parceiro uma. As duas vazas a mais não pagam nada.
off-t12-w = O declarante e o parceiro marcam o mesmo. As duas vazas a mais também aqui não pagam nada.
