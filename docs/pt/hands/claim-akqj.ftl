# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Uma mão sem ases nem figuras
line-on = Com a regra: nova distribuição
line-off = Sem a regra: passe
text = Na sua mão não há ases, reis, damas nem valetes. Com a regra, pode mostrá-la e exigir nova distribuição: não há pontos, e a Nora volta a dar. Sem ela, resta passar, e a Nora fica com o contrato de sete. A regra livra a mesa de mãos destas.

on-claim = É um direito, e não uma obrigação. O Leo já tinha licitado, mas isso não o tira: só o perde quem já falou neste leilão. A licitação do Leo fica sem efeito.
off-a2 = Joga-se com as cartas que vieram, e com estas não há nada para licitar.
