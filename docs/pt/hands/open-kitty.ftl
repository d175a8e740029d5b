# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = A reserva à vista
line-on = Com a regra: oito
line-off = Sem a regra: passe
text = Na sua mão há seis cartas de copas, e na reserva estão mais duas, a dama e o dez. À vista, dão para licitar oito, e o contrato é seu. Escondidas, não contam para nada, e o Leo fica com o contrato de sete. A regra deixa licitar pelo que se vê, mas os adversários veem o mesmo.

on-deal = A reserva vira-se para cima antes do leilão. Todos veem a dama e o dez de copas.
on-a2 = Com a dama e o dez seriam oito copas, e das altas só falta o ás, que se pode chamar. A licitação é oito.
off-a2 = A reserva está escondida, e seis copas sem o ás são poucas para oito. A dama e o dez vão para a mão do Leo.
