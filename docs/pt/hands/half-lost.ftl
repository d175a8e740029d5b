# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Metade de um contrato falhado
line-size = Igual a somar e a descontar: −7 e −4
line-upward = Sempre para cima: −7 e −3
text = Licitou sete e, com a Anna, fez seis vazas: falta uma. Nesta mesa o parceiro desconta só metade, e metade de sete são três e meio. Numa leitura, a Anna desconta quatro, tanto como teria somado. Na outra arredonda-se sempre para cima, e desconta três: arrisca menos um ponto do que podia ganhar.

size-t12-e = Três e meio arredonda-se para quatro, e só depois se põe o menos: −4 para a Anna.
upward-t12-e = Arredonda-se o próprio número, menos três e meio, e o inteiro logo acima é −3.
