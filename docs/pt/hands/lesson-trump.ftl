# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Um trunfo baixo ganha a um ás
text = O trunfo é espadas. A Nora sai com o rei de ouros, e o Leo joga o ás. Em Sul não há cartas de ouros; o seu quatro de espadas é trunfo e ganha a vaza.
