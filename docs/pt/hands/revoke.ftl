# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Uma carta que seria renúncia
text = A Anna sai a espadas, e a única espada de Sul é o ás. Outra carta seria renúncia. Aqui é recusada; à mesa têm de ser os jogadores a corrigi-la antes da saída seguinte.
