# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Cinco chegam para licitar
line-on = Mínimo de cinco: contrato cumprido
line-off = Mínimo de seis: todos passam
text = Das suas cartas, só as espadas valem alguma coisa: rei, dama, valete, dez e cinco. Com o ás chamado, são cinco vazas. Onde o mínimo é cinco, o contrato é seu e cumpre-se: +5 para si e para a Nora. Onde é seis, todos passam, e uma mão destas nunca se chega a jogar.

on-a2 = Cinco vazas, com o ás de espadas chamado: é o que esta mão pode prometer. Ninguém licita mais alto.
off-a2 = A licitação mais baixa é seis, e cinco vazas não chegam. Os outros passam também, e a Nora volta a dar.
