# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Quem dá fala primeiro
line-on = Com a regra: o contrato é da Nora
line-off = Sem a regra: o contrato é seu
text = Foi a sua vez de dar. A sua mão e a da Nora chegam ambas para sete, mas não para oito. Quem fala antes licita seis, e quem fala depois fica com o contrato de sete. Com a regra, quem dá perde a vantagem de ouvir os outros primeiro.

on-a1 = Quem dá fala primeiro, e a sua licitação é seis. A Nora ainda pode subir para sete.
off-a1 = A Anna, à sua esquerda, fala primeiro, e a sua vez é a última. O sete fica para si.
