# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Oito em espadas
line-made = Cumprido: nove vazas
line-lost = Falhado: sete vazas
text = Sul licita oito, sai com o três de espadas e chama o ás, que é da Nora. A diferença está no último trunfo: guardá-lo ou jogá-lo cedo de mais.
text-made = Com a décima primeira vaza, Sul e a Nora têm as oito de que precisam. A décima segunda joga-se na mesma; é de Sul, mas não vale nada a mais.
text-lost = Aqui Sul jogou o último trunfo na sétima vaza, e os defensores fazem as cinco últimas. Sete vazas são uma a menos: Sul e a Nora perdem oito pontos cada um.
