# Explanations of the hand "seven-hearts", European Portuguese.
# Third person throughout: the reader may sit in any seat.

title = Sete em copas
line-made = Cumprido: oito vazas
line-lost = Falhado: seis vazas
text = A mesma ronda com dois desfechos. Com oito vazas, o Sul e a Nora marcam sete pontos cada um, e a oitava não acrescenta nada; com seis, perdem sete cada um. O Leo e a Anna marcam sempre um ponto por cada vaza sua.

## Both lines

deal = A Nora deu, por isso o Leo, à esquerda dela, fala primeiro. O futuro declarante tem rei, dama, valete, nove e quatro de copas, o rei e a dama de ouros e, em paus, só o ás.
a1 = O Leo vê duas vazas em espadas e um naipe comprido de ouros com o ás. Seis é a licitação mais baixa.
a2 = As copas são fortes, mas falta-lhes o ás. Para sete, é preciso um parceiro que o tenha.
a3 = Um único rei e nenhum naipe comprido e forte não dão para subir. O passe é definitivo.
a4 = A Nora só tem um ás. É justamente a carta que falta a quem licitou sete.
a5 = O Leo teria de licitar oito. Com este passe, só resta a licitação mais alta, e o leilão acaba.
discard = A reserva trouxe uma sexta carta de copas. Foram fora quatro cartas baixas de espadas, que não ganhariam nada; podiam ser quaisquer quatro das dezasseis.
t1-s = O declarante saiu por baixo e guardou o rei, a dama e o valete. O ás é o trunfo mais alto que lhe falta, e quem o tiver é o parceiro.
t1-w = A Anna ainda não sabe quem tem o ás. Joga baixo.
t1-n = A Nora não tinha escolha: a carta chamada era a única que podia jogar. Agora todos sabem quem é o parceiro.
t1-e = O Leo gastou o mais baixo dos seus quatro trunfos. A primeira vaza é do lado do declarante.
t2-n = Sem mais trunfos para devolver, a Nora saiu do mais forte dos seus naipes compridos.
t2-e = Era a única carta de paus do Leo.

## The line that makes the contract

made-t2-s = Uma vaza segura, guardada logo. O valete perderia com o rei: é esta carta que separa as duas linhas de jogo.
made-t2-w = Contra o ás não há nada a fazer. A Anna guardou o rei.
made-t3-s = O declarante começa a destrunfar: ainda há quatro trunfos contra ele, o dez, o oito e o seis na mão do Leo e o cinco na da Anna.
made-t3-w = Era o último trunfo da Anna.
made-t3-n = A Nora já não tem copas e pode jogar qualquer carta. Baldou a mais baixa de ouros.
made-t3-e = O Leo é obrigado a assistir e joga o trunfo mais baixo. Restam-lhe dois.
made-t4-s = O Leo ainda tem dois trunfos, e a dama ganha a ambos.
made-t4-w = Sem copas, a Anna começa a gastar as cartas baixas de paus.
made-t4-n = Mais uma carta baixa de ouros que não faz falta.
made-t4-e = Obrigado a assistir, o Leo fica só com o dez.
made-t5-s = O valete é a mais alta das copas que restam. Obriga o dez a sair.
made-t5-w = A Anna guarda as figuras de espadas e o rei de paus.
made-t5-n = A Nora vai gastando as cartas baixas de ouros.
made-t5-e = Era o último trunfo dos defensores: agora só o declarante os tem, o nove e o sete. Cinco vazas estão feitas.
made-t6-s = O rei serve para fazer sair o ás. Depois dele, a dama de ouros fica a mais alta.
made-t6-w = Era a única carta de ouros da Anna.
made-t6-n = A Nora tem de assistir e guarda o dez.
made-t6-e = Primeira vaza dos defensores. O ponto é só do Leo: cada defensor conta as suas vazas.
made-t7-e = O Leo faz as vazas que tem seguras antes de perder a saída.
made-t7-s = O declarante é obrigado a assistir e joga a mais baixa das suas duas cartas de espadas.
made-t7-w = A vaza já é de um defensor. A Anna joga baixo.
made-t7-n = Era a única carta de espadas da Nora.
made-t8-e = Com o ás fora, o rei é a carta mais alta de espadas.
made-t8-s = Era a última carta de espadas do declarante.
made-t8-w = A Anna larga o valete e guarda a dama.
made-t8-n = Sem espadas e sem trunfos, a Nora não podia ganhar a vaza. O Leo já leva três.
made-t9-e = Acabaram-se as vazas seguras do Leo. Resta-lhe sair a ouros.
made-t9-s = O ás já saiu, e a dama ganha ao valete que o Leo ainda tem.
made-t9-w = Sem ouros nem trunfos, a Anna não pode fazer nada.
made-t9-n = A Nora já gastou todos os ouros. É a sexta vaza do par.
made-t10-s = Ninguém pode ganhar a este trunfo: é a sétima vaza, e o contrato fica cumprido. Joga-se até ao fim, porque as outras vazas também contam.
made-t10-w = A Anna guarda o rei de paus, que ainda pode ganhar uma vaza.
made-t10-n = A Nora já só tem paus e joga o mais baixo.
made-t10-e = O Leo gasta a carta mais baixa e fica com o valete e o nove de ouros.
made-t11-s = É o último trunfo e a oitava vaza. Uma vaza a mais não paga nada.
made-t11-w = Entre a dama de espadas e o rei de paus, a Anna fica com o rei.
made-t11-n = A Nora fica só com o dez de paus.
made-t11-e = O Leo fica só com o valete de ouros.
made-t12-s = Só restava esta carta. Na segunda vaza, teria custado o contrato.
made-t12-w = O rei esperou até à última vaza: +1 para a Anna.
made-t12-n = O dez fica abaixo do rei. A vaza é da Anna.
made-t12-e = Um valete de outro naipe não ganha nada. Oito vazas para o par: o declarante e a Nora marcam +7, o Leo +3 e a Anna +1.

## The line that fails

lost-t2-s = É esta a carta errada, e a única: o ás ficou na mão. Custa duas vazas.
lost-t2-w = O rei ficou com uma vaza que era do ás.
lost-t3-w = A Anna só tinha esta carta de ouros. Quer cortar a próxima.
lost-t3-n = A Nora assiste com a carta mais baixa.
lost-t3-e = O Leo ganha a vaza e pode devolver o naipe.
lost-t3-s = O declarante tinha o rei e a dama, e jogou a mais baixa das duas.
lost-t4-e = O Leo volta a ouros para a Anna cortar.
lost-t4-s = Com o ás fora, o rei seria a carta mais alta do naipe, mas falta a Anna jogar.
lost-t4-w = Sem ouros, a Anna aproveitou o último trunfo. Um cinco ganha ao rei.
lost-t4-n = A Nora é obrigada a assistir e não pode ajudar.
lost-t5-w = Agora é o Leo que pode cortar: a única carta de paus que tinha já saiu.
lost-t5-n = A Nora joga baixo: o ás de paus ainda está na mão do declarante.
lost-t5-e = O Leo cortou por sua vez. Já lá vão quatro vazas para os defensores.
lost-t5-s = O declarante tem paus e é obrigado a assistir. O ás cai debaixo do corte e não ganha nada.
lost-t6-e = Mais uma vaza segura. O Leo não precisa de esperar.
lost-t6-s = O declarante tem de assistir e joga a mais baixa das duas.
lost-t6-w = A vaza já está ganha. A Anna poupa as figuras.
lost-t6-n = Era a única carta de espadas da Nora.
lost-t7-e = Sexta vaza dos defensores: sete já não são possíveis.
lost-t7-s = Era a última carta de espadas do declarante.
lost-t7-w = A Anna continua a jogar baixo e a guardar as figuras.
lost-t7-n = Sem espadas e sem trunfos, a Nora só podia baldar.
lost-t8-e = O Leo não tem mais espadas e sai a ouros.
lost-t8-s = Já sem ouros, o declarante pôde enfim cortar. É só a segunda vaza do par.
lost-t8-w = A Anna já não tem ouros nem trunfos. Uma carta baixa de paus não lhe faz falta.
lost-t8-n = A Nora assiste. A vaza já era do declarante.
lost-t9-s = Só agora se tiram os trunfos. O Leo tem ainda o dez e o oito.
lost-t9-w = A Anna gastou o seu último trunfo a cortar.
lost-t9-n = A Nora já não tem trunfos com que ajudar.
lost-t9-e = O Leo assiste com o trunfo mais baixo.
lost-t10-s = Só o Leo ainda tem um trunfo, o dez, e a dama ganha-lhe.
lost-t10-w = A Anna larga a última carta de espadas e fica com duas de paus.
lost-t10-n = Também aqui a Nora só pode baldar.
lost-t10-e = Era o último trunfo do Leo.
lost-t11-s = Os trunfos que restam são todos do declarante. Mas já não há vazas que cheguem.
lost-t11-w = Sem trunfos, a Anna já não tem como ganhar uma vaza.
lost-t11-n = A Nora fica só com o dez de ouros.
lost-t11-e = O Leo fica com o valete de ouros para a última vaza.
lost-t12-s = A sexta vaza: falta uma para o contrato.
lost-t12-w = Duas vazas para a Anna, o rei de paus e o corte: +2.
lost-t12-n = O parceiro perde tanto como o declarante: −7 para cada um.
lost-t12-e = Quatro vazas para o Leo: +4. Um contrato falhado por causa de um valete.
