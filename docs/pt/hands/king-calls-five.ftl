# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Sai o rei, chama-se o cinco
text = É Sul quem sai, e ouros passa a ser trunfo. Tem os nove ouros mais altos; o melhor que lhe falta é o cinco. A Anna é obrigada a jogá-lo debaixo do rei, e a vaza é de Sul.
