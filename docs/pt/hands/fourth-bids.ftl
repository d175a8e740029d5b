# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Três passes e uma licitação
text = Sul deu as cartas e fala em último lugar, depois de três passes definitivos. Também podia passar. Licita sete, e com isso o leilão acaba.
