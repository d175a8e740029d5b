# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Um defensor ganha a primeira vaza
text = Sul chama o rei de paus, mas o ás é do Leo. Ele ganha a primeira vaza e sai na seguinte. Se Sul tivesse chamado o ás, o parceiro era o Leo.
