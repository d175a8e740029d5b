# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Só a carta chamada
text = A Nora tem ás, rei e sete de copas, mas só o ás chamado é válido. Carregue no rei ou no sete. Ela não disse uma palavra, mas agora todos sabem quem é o parceiro.
