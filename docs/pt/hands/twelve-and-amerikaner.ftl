# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Doze e depois Amerikaner
text = A Anna licita doze, o número mais alto, e jogaria com parceiro e com trunfo. A Nora ainda pode licitar Amerikaner, e nada o supera: o leilão acaba.
