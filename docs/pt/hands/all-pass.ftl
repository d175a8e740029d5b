# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Todos passam
text = Ninguém tem cartas para seis. Depois do quarto passe não há pontos, e a Anna, que tinha dado as cartas, dá outra vez.
