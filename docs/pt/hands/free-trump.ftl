# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Trunfo à escolha
line-on = Com a regra: dez vazas
line-off = Sem a regra: sete vazas
text = O seu naipe comprido é espadas, onde já não falta nenhuma carta alta para chamar. Com a regra, sai-se a ouros e chama-se o ás, da Nora, mas o trunfo é espadas: +8 para cada um. Sem ela, chama-se o nove de espadas, da Anna, que não faz vaza nenhuma: −8 para cada um. Assim, o ás de um naipe encontra o parceiro, e o naipe comprido fica para trunfo.

on-t1-s = A carta de saída e a carta chamada são de ouros, mas o trunfo é outro naipe: espadas.
off-t1-s = O naipe de saída é o trunfo, e por isso se chama uma carta de espadas. A mais alta que falta é o nove: a Anna é obrigada a jogá-lo debaixo do ás.
on-t2-n = A Nora faz logo a segunda vaza com o ás de copas. Na sua mão não há copas: balda-se o três de paus.
