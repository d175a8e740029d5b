# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Um ás, mas nenhuma figura
line-on = Com a regra: nova distribuição
line-off = Sem a regra: passe
text = Na sua mão há um ás, mas nem um rei, nem uma dama, nem um valete. Com esta regra chega para mostrar a mão e exigir nova distribuição, e a Nora volta a dar. Sem ela, resta passar, e a Nora fica com o contrato de sete. Esta regra apanha mais mãos do que a outra, que não admite ases.

on-claim = O ás de paus não impede nada. Só o faria onde também não pode haver ases.
off-a2 = Resta passar. A Nora, que deu as cartas e fala em último lugar, licita sete e ganha o leilão.
