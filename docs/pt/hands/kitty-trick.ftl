# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = A vaza da reserva
line-on = Com a regra: contrato cumprido
line-off = Sem a regra: uma vaza a menos
text = As mesmas cartas, a mesma licitação de sete e as mesmas seis vazas. Com a regra, o descarte conta como a sétima: +7 para si e para a Nora. Sem ela não conta, e são −7 para cada um. O lado do declarante parte com uma vaza feita, e em troca o mínimo passa a sete.

on-discard = Ainda não se jogou nenhuma carta, e o seu lado já tem uma vaza. São treze ao todo; para sete, bastam seis das que se vão jogar.
off-discard = O descarte não conta como vaza. As sete têm de se fazer todas a jogar.
