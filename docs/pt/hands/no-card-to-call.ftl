# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Nenhuma carta para chamar
text = As treze copas estão todas nas dezasseis cartas de Sul, que fica com doze delas e mais nada. Assim, ninguém tem uma carta que se possa chamar. Uma carta de outro naipe teria salvado a ronda.
