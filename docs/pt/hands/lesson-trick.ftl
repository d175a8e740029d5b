# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Ganha a carta mais alta
text = Sai o seu ás de espadas, e não há carta mais alta: a vaza é sua. Sobre o seu rei de copas, a Nora joga o ás, e a segunda vaza é dela.
