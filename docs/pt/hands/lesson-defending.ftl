# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Quem ganha sai a seguir
text = A Nora sai com o dois de copas, e o seu rei ganha: a saída seguinte é sua. A sua dama de copas ganha também. Depois sai o seu quatro de paus, a Anna ganha com o rei, e é ela quem sai na vaza seguinte.
