# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Quatro vazas em cinco
text = O declarante está em Sul, o seu lugar, e a Nora faz par consigo. A primeira vaza é dela; a segunda, a quarta e a quinta são suas. São quatro para o seu lado, e a terceira é do Leo.
