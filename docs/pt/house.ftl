# The house rules and the page "our table", European Portuguese. Written as ui.ftl is: see the notes at its top.

## The joker and more players

joker = joker
    .obj = um joker
    .with = um joker
    .lead = um joker
    .call = um joker
player-4 = Sara
player-5 = Oskar

## Events

event-deal-numbers =
    { $dealerYou ->
        [yes] Deu { $count } cartas a cada jogador { $kitty ->
            [0] e não sobrou nenhuma
            [1] e deixou uma na reserva
            [2] e deixou duas na reserva
           *[4] e deixou quatro na reserva
        }.
       *[no] { $dealer } deu { $count } cartas a cada jogador { $kitty ->
            [0] e não sobrou nenhuma
            [1] e deixou uma na reserva
            [2] e deixou duas na reserva
           *[4] e deixou quatro na reserva
        }.
    }
event-twos-out =
    { $count ->
        [one] Tirou-se { $count } carta do baralho: { $cards }.
       *[other] Tiraram-se { $count } cartas do baralho: { $cards }.
    }
event-jokers-in =
    Juntaram-se ao baralho { $count ->
        [3] três
       *[2] dois
    } jokers.
event-kitty-open = A reserva ficou virada para cima: { $cards }.
event-dealer-first =
    { $seatYou ->
        [yes] Quem deu as cartas fala primeiro: é a sua vez.
       *[no] Quem deu as cartas fala primeiro: é a vez de { $seat }.
    }
event-claim =
    { $seatYou ->
        [yes] Exigiu nova distribuição e mostrou a mão: { $cards }.
       *[no] { $seat } exigiu nova distribuição e mostrou a mão: { $cards }.
    }
event-redeal =
    { $dealerYou ->
        [yes] Não há pontos, e volta a ser a sua vez de dar.
       *[no] Não há pontos, e volta a dar { $dealer }.
    }
event-all-pass-next =
    { $seatYou ->
        [yes] Todos passaram: não há pontos, e agora é a sua vez de dar.
       *[no] Todos passaram: não há pontos, e agora dá { $seat }.
    }
event-pass-round =
    { $seatYou ->
        [yes] Todos passaram: joga-se uma ronda de passes, sem trunfo, e cada vaza vale −1. A saída é sua.
       *[no] Todos passaram: joga-se uma ronda de passes, sem trunfo, e cada vaza vale −1. A saída é de { $seat }.
    }
event-kitty-open-taken =
    { $seatYou ->
        [yes] Levantou { $count ->
            [one] a carta da reserva, que estava à vista
           *[other] as { $count } cartas da reserva, que estavam à vista
        }.
       *[no] { $seat } levantou { $count ->
            [one] a carta da reserva, que estava à vista
           *[other] as { $count } cartas da reserva, que estavam à vista
        }.
    }
event-kitty-trick =
    { $seatYou ->
        [yes] O descarte conta como uma vaza do seu lado.
       *[no] O descarte conta como uma vaza do lado de { $seat }.
    }
event-grand = Sem trunfo, por escolha do declarante.
event-trump-named = Trunfo: { $suit }, por escolha do declarante. Não é o naipe de saída.
event-joker-led =
    { $seatYou ->
        [yes] Saiu com { $cardLead }.
       *[no] { $seat } saiu com { $cardLead }.
    }
event-joker-thrown =
    { $seatYou ->
        [yes] Jogou { $cardObj }, que não pode ganhar a vaza.
       *[no] { $seat } jogou { $cardObj }, que não pode ganhar a vaza.
    }
event-joker-trumps =
    { $seatYou ->
        [yes] Jogou { $cardObj }, o trunfo mais alto.
       *[no] { $seat } jogou { $cardObj }, o trunfo mais alto.
    }
event-two-wins = Um dois de saída ganha a vaza, venha o que vier: { $card }.
event-points-double =
    { $declarerYou ->
        [yes] Para si, que é declarante, a licitação de { $bid } conta a dobrar.
       *[no] Para { $declarer }, que é declarante, a licitação de { $bid } conta a dobrar.
    }
event-points-half =
    { $partnerYou ->
        [yes] Para si, que faz par com o declarante, a licitação de { $bid } conta por metade: { $half }.
       *[no] Para { $partner }, que faz par com o declarante, a licitação de { $bid } conta por metade: { $half }.
    }
event-pass-round-over = Acabou a ronda de passes: cada vaza tirou um ponto a quem a ganhou.

## Reasons

reason-claim-not-played = Nesta mesa não se pode exigir nova distribuição.
reason-claim-too-late =
    { $seatYou ->
        [yes] Já falou neste leilão: só se pode exigir nova distribuição antes de falar pela primeira vez.
       *[no] { $seat } já falou neste leilão: só se pode exigir nova distribuição antes de falar pela primeira vez.
    }
reason-claim-high-card = A mão não é fraca: com { $cards } não se pode exigir nova distribuição.
reason-claim-joker = Quem tem um joker não pode exigir nova distribuição.
reason-joker-opens = Só em Amerikaner o declarante pode sair com um joker na primeira vaza: noutro contrato não haveria naipe em que chamar uma carta.
reason-joker-called = Um joker não se pode chamar.
reason-call-not-in-pack = Não se pode chamar uma carta que se tirou do baralho: { $card }.
reason-trump-not-free = Nesta mesa o trunfo é sempre o naipe de saída: { $suit }.
reason-no-grand = Nesta mesa só se joga sem trunfo em Amerikaner.

## Clause names

clause-option-players = o número de jogadores
clause-option-kitty = o tamanho da reserva
clause-option-strip-twos = tirar o dois de um ou mais naipes
clause-option-jokers = jogar com jokers
clause-option-kitty-trick = a vaza da reserva
clause-option-open-kitty = a reserva à vista
clause-option-lowest-bid = a licitação mínima
clause-option-first-to-bid = quem dá fala primeiro
clause-option-all-pass = todos passam: o que se faz
clause-option-redeal-claim = a mão fraca
clause-option-grand = um número sem trunfo
clause-option-free-trump = trunfo à escolha
clause-option-led-two = o dois de saída
clause-option-contract-points = os pontos do declarante e do parceiro
clause-option-rounding = arredondar a metade
clause-option-target = os pontos para acabar a partida

## Rules as played

chapter-cards = Dar as cartas
chapter-auction = O leilão
chapter-partner = O trunfo e o parceiro
chapter-play = As vazas
chapter-scores = Os pontos

rule-pack =
    Jogam { $players ->
        [3] três
        [5] cinco
        [6] seis
       *[4] quatro
    } pessoas, com um baralho de { $count } cartas, sem jokers. É preciso também ter onde escrever os pontos.
rule-pack-twos =
    Jogam { $players ->
        [3] três
        [5] cinco
        [6] seis
       *[4] quatro
    } pessoas, com { $count } cartas, sem jokers e sem { $cards }. É preciso também ter onde escrever os pontos.
rule-pack-jokers =
    Jogam { $players ->
        [3] três
        [5] cinco
        [6] seis
       *[4] quatro
    } pessoas, com { $count } cartas: um baralho inteiro e { $jokers ->
        [3] três
       *[2] dois
    } jokers. É preciso também ter onde escrever os pontos.
rule-rank = Em todos os naipes a ordem é esta, da mais alta para a mais baixa: A K Q J 10 9 8 7 6 5 4 3 2. Nenhum naipe vale mais do que outro; só o trunfo ganha aos restantes.
rule-joker-dud = O joker não pertence a naipe nenhum: ou se sai com ele, ou só se joga quando não se pode assistir. Se alguém sair com um, o naipe de saída é o da primeira carta que tenha naipe. Só ganha uma vaza toda de jokers, e ganha então o primeiro. Não se pode chamar, e o declarante só em Amerikaner pode sair com ele na primeira vaza.
rule-joker-top = Os jokers são os trunfos mais altos, e a uma saída de trunfo assiste-se também com eles. Se houver mais do que um na vaza, ganha o primeiro. Onde não há trunfo, não pertencem a naipe nenhum: ou se sai com eles, ou só se jogam quando não se pode assistir. Se então alguém sair com um, o naipe de saída é o da primeira carta que tenha naipe. Só ganham uma vaza toda de jokers, e ganha o primeiro. Não se podem chamar, e o declarante só em Amerikaner pode sair com um na primeira vaza.
rule-dealer = Tira-se à sorte quem dá primeiro; depois de cada ronda jogada, dá quem está à esquerda.
rule-deal =
    Quem dá baralha, e quem está à direita parte. Dão-se { $count } cartas a cada um, uma a uma, pela esquerda, e cada um vê só as suas. { $kitty ->
        [1] Sobra uma carta: é a reserva.
        [2] Sobram duas cartas: são a reserva.
       *[4] Sobram quatro cartas: são a reserva.
    }
rule-deal-all = Quem dá baralha, e quem está à direita parte. Dão-se { $count } cartas a cada um, uma a uma, pela esquerda, e cada um vê só as suas. Não sobra nenhuma: não há reserva.
rule-kitty-hidden = A reserva fica virada para baixo, e só a vê quem ganhar o leilão.
rule-kitty-open = A reserva vira-se para cima antes do leilão, e todos a veem.
rule-claim-akqj = Quem recebe uma mão sem A, K, Q nem J (nem joker, se os houver) pode exigir nova distribuição. Fá-lo da primeira vez que tem a palavra, em vez de licitar ou passar, e mostra a mão. Não há pontos e volta a dar a mesma pessoa.
rule-claim-kqj = Quem recebe uma mão sem K, Q nem J (nem joker, se os houver) pode exigir nova distribuição, ainda que tenha ases. Fá-lo da primeira vez que tem a palavra, em vez de licitar ou passar, e mostra a mão. Não há pontos e volta a dar a mesma pessoa.
rule-first-left = Começa quem está à esquerda de quem dá, e a palavra segue pela esquerda.
rule-first-dealer = Começa quem deu as cartas, e a palavra segue pela esquerda.
rule-bids = Licita-se um número de vazas, de { $lowest } a { $highest }, sem dizer naipe: as que se promete fazer com um parceiro que ainda não se conhece. Uma vaza é uma volta de cartas, uma de cada pessoa.
rule-higher = Cada licitação tem de ser superior à anterior. Pode saltar-se, mas igualar não chega.
rule-amerikaner = Acima de todos os números está Amerikaner, que fecha o leilão: quem o licita promete as { $tricks } vazas, sem parceiro e sem trunfo.
rule-pass-final = Quem não quer licitar passa, e o passe é definitivo; ninguém é obrigado a licitar. O leilão acaba quando todos tiverem passado, menos quem licitou mais alto.
rule-all-pass-same = Se todos passarem, não há pontos; volta a dar a mesma pessoa.
rule-all-pass-next = Se todos passarem, não há pontos; dá a seguir quem está à esquerda.
rule-all-pass-round = Se todos passarem, joga-se uma ronda de passes: não há trunfo, e cada vaza vale −1 para quem a ganha. Sai primeiro quem está à esquerda de quem dá, que é também quem dá a ronda seguinte. A reserva, se a houver, fica de fora, e esta ronda não pode acabar a partida.
rule-exchange =
    { $count ->
        [1] Quem ganha o leilão é o declarante: levanta a reserva e descarta uma carta, virada para baixo, que mais ninguém vê. Pode ser a própria carta da reserva. Em Amerikaner faz-se o mesmo.
        [2] Quem ganha o leilão é o declarante: levanta a reserva e descarta duas cartas, viradas para baixo, que mais ninguém vê. Podem ser as próprias cartas da reserva. Em Amerikaner faz-se o mesmo.
       *[4] Quem ganha o leilão é o declarante: levanta a reserva e descarta quatro cartas, viradas para baixo, que mais ninguém vê. Podem ser as próprias cartas da reserva. Em Amerikaner faz-se o mesmo.
    }
rule-no-exchange = Quem ganha o leilão é o declarante. Não se trocam cartas: joga-se com a mão que se recebeu.
rule-kitty-trick = O descarte conta como mais uma vaza do lado do declarante: são { $tricks } ao todo, e a licitação mais baixa é { $lowest }. Em Amerikaner continua a ser preciso ganhar todas as que se jogam.
rule-lead = O declarante sai na primeira vaza, ou seja, joga a primeira carta. Em Amerikaner também, e nesse caso não há trunfo nem carta chamada.
rule-trump-lead = Se a licitação foi um número, o naipe dessa primeira carta é o trunfo.
rule-trump-free = Se a licitação foi um número, o declarante diz ao sair que naipe é o trunfo: o dessa carta ou outro qualquer, mesmo que não o tenha na mão.
rule-grand = Se a licitação foi um número, o declarante pode, em vez disso, dizer ao sair que joga sem trunfo. Chama uma carta na mesma, e a licitação vale o mesmo.
rule-call = Ao sair, o declarante chama outra carta do naipe com que saiu, mais alta ou mais baixa.
rule-call-live = Não se chama uma carta da própria mão nem uma que esteja fora de jogo: tem de estar na mão de outra pessoa. Na primeira vaza não se sai a um naipe que mais ninguém tenha, a não ser em Amerikaner.
rule-partner = Quem tem a carta chamada joga-a na primeira vaza, sem dizer nada antes, e é o parceiro nesta ronda.
rule-two-against =
    { $others ->
        [1] O declarante e o parceiro jogam contra a pessoa que resta, que é o defensor.
        [2] O declarante e o parceiro jogam contra os outros dois: são os defensores, e cada um conta só por si.
        [3] O declarante e o parceiro jogam contra os outros três: são os defensores, e cada um conta só por si.
       *[4] O declarante e o parceiro jogam contra os outros quatro: são os defensores, e cada um conta só por si.
    }
rule-follow = Em cada vaza joga-se uma carta por pessoa, pela esquerda. Quem tem o naipe de saída assiste, ou seja, joga uma carta dele; quem não tem joga o que quiser. Não é preciso cortar com trunfo nem jogar mais alto.
rule-winner = Ganha o trunfo mais alto; numa vaza sem trunfos, a carta mais alta do naipe de saída.
rule-led-two = Quem sai com um dois ganha a vaza, venha o que vier, trunfos incluídos; os outros assistem na mesma. Um dois jogado depois é uma carta como as outras. Vale também em Amerikaner.
rule-led-two-numbers = Quem sai com um dois ganha a vaza, venha o que vier, trunfos incluídos; os outros assistem na mesma. Um dois jogado depois é uma carta como as outras. Não vale em Amerikaner.
rule-next = Quem ganha a vaza sai na seguinte com a carta que quiser, mesmo que seja um trunfo.
rule-all-tricks = Jogam-se sempre as { $tricks } vazas, mesmo com o contrato já cumprido ou já perdido.
rule-alone = Em Amerikaner o declarante tem de ganhar as { $tricks } vazas com as cartas da própria mão, contra todos os outros.
rule-made-equal = Se o declarante e o parceiro fizerem, em conjunto, pelo menos as vazas licitadas, cada um soma a licitação; se não, cada um a desconta. As vazas a mais não pagam.
rule-made-double = Se o declarante e o parceiro fizerem, em conjunto, pelo menos as vazas licitadas, o declarante soma o dobro da licitação e o parceiro a licitação; se não, descontam o mesmo. As vazas a mais não pagam.
rule-made-half = Se o declarante e o parceiro fizerem, em conjunto, pelo menos as vazas licitadas, o declarante soma a licitação e o parceiro metade; se não, descontam o mesmo. A metade de um número ímpar arredonda-se: de 7, +4 a somar e −4 a descontar. As vazas a mais não pagam.
rule-made-half-up = Se o declarante e o parceiro fizerem, em conjunto, pelo menos as vazas licitadas, o declarante soma a licitação e o parceiro metade; se não, descontam em vez de somar. A metade de um número ímpar arredonda-se sempre para cima: de 7, +4 a somar e −3 a descontar. As vazas a mais não pagam.
rule-defenders = Cada defensor marca um ponto por vaza que ganhe, com o contrato cumprido ou não.
rule-amerikaner-score = Amerikaner cumprido dá +{ $points } ao declarante e nada aos outros. Não cumprido dá −{ $points }, e cada um dos outros marca as vazas que fez.
rule-end =
    { $target ->
        [one] Cada um tem um total, que pode descer abaixo de zero. Quando alguém acaba uma ronda com { $target } ponto ou mais, ganha o total mais alto.
       *[other] Cada um tem um total, que pode descer abaixo de zero. Quando uma ronda acaba com alguém nos { $target } pontos ou acima, ganha o total mais alto.
    }
rule-shared = Em caso de empate no total mais alto, a vitória é partilhada.

## Options

option-players = Número de jogadores
value-players-4 = quatro
value-players-3 = três
value-players-5 = cinco
value-players-6 = seis
effect-players-4 = O declarante e o parceiro jogam contra dois; em regra, doze cartas a cada um e quatro na reserva.
effect-players-3 = O declarante e o parceiro jogam contra um; em regra, dezasseis cartas a cada um e quatro na reserva.
effect-players-5 = O declarante e o parceiro jogam contra três; em regra, dez cartas a cada um e duas na reserva.
effect-players-6 = O declarante e o parceiro jogam contra quatro; em regra, oito cartas a cada um e quatro na reserva.

option-kitty = Tamanho da reserva
value-kitty-usual = o habitual
value-kitty-none = sem reserva
value-kitty-one = uma só carta
effect-kitty-usual = Ficam na reserva quatro cartas, ou duas se forem cinco a jogar; se se tirar algum dois ou se juntarem jokers, não fica nenhuma.
effect-kitty-none = A quatro, dão-se as 52 cartas, treze a cada um, e não se troca nenhuma.
effect-kitty-one = A três, dão-se dezassete cartas a cada um, e na reserva fica só uma.

option-strip-twos = Tirar o dois de um ou mais naipes
value-strip-twos-no = não
value-strip-twos-yes = sim
effect-strip-twos-no = O baralho fica inteiro.
effect-strip-twos-yes = Tira-se o dois de um naipe a três, de dois naipes a cinco e de todos a seis; as cartas dividem-se por todos, sem reserva.

option-jokers = Jogar com jokers
value-jokers-none = não
value-jokers-dud = sim, sem valor
value-jokers-top-trump = sim, como trunfos mais altos
effect-jokers-none = Joga-se sem jokers.
effect-jokers-dud = Juntam-se jokers que não pertencem a naipe nenhum e só ganham uma vaza toda de jokers; as cartas dividem-se por todos, sem reserva.
effect-jokers-top-trump = Juntam-se jokers, que são os trunfos mais altos e nada valem onde não há trunfo; as cartas dividem-se por todos, sem reserva.

option-kitty-trick = A vaza da reserva
value-kitty-trick-no = não
value-kitty-trick-yes = sim
effect-kitty-trick-no = O descarte não conta como vaza.
effect-kitty-trick-yes = O descarte conta como mais uma vaza do lado do declarante: são treze ao todo, e pode licitar-se até treze.

option-open-kitty = A reserva à vista
value-open-kitty-no = não
value-open-kitty-yes = sim
effect-open-kitty-no = A reserva fica virada para baixo, e só a vê quem ganhar o leilão.
effect-open-kitty-yes = A reserva vira-se para cima antes do leilão, e todos a veem; o descarte continua virado para baixo.

option-lowest-bid = Licitação mínima
value-lowest-bid-half = metade das vazas
effect-lowest-bid-half = A licitação mais baixa é metade das vazas, arredondada para cima.
effect-lowest-bid-number = A licitação mais baixa é { $lowest }.

option-first-to-bid = Quem fala primeiro
value-first-to-bid-left = quem está à esquerda de quem dá
value-first-to-bid-dealer = quem dá
effect-first-to-bid-left = O leilão começa em quem está à esquerda de quem dá.
effect-first-to-bid-dealer = O leilão começa em quem dá, e a palavra segue pela esquerda.

option-all-pass = Quando todos passam
value-all-pass-same-dealer = volta a dar a mesma pessoa
value-all-pass-next-dealer = dá a pessoa seguinte
value-all-pass-pass-round = joga-se uma ronda de passes
effect-all-pass-same-dealer = Se ninguém licitar, não há pontos e volta a dar a mesma pessoa.
effect-all-pass-next-dealer = Se ninguém licitar, não há pontos e dá a pessoa seguinte.
effect-all-pass-pass-round = Se ninguém licitar, joga-se sem trunfo, e cada vaza vale −1 para quem a ganha.

option-redeal-claim = A mão fraca
value-redeal-claim-none = não
value-redeal-claim-no-akqj = sem ases nem figuras
value-redeal-claim-no-kqj = sem figuras, com ou sem ases
effect-redeal-claim-none = Joga-se com as cartas que vieram.
effect-redeal-claim-no-akqj = Quem recebe uma mão sem ases, reis, damas nem valetes pode mostrá-la e exigir nova distribuição.
effect-redeal-claim-no-kqj = Quem recebe uma mão sem reis, damas nem valetes, ainda que tenha ases, pode mostrá-la e exigir nova distribuição.

option-grand = Um número sem trunfo
value-grand-no = não
value-grand-yes = sim
effect-grand-no = Quem licitou um número joga-o sempre com trunfo.
effect-grand-yes = Quem licitou um número pode dizer, ao sair na primeira vaza, que o joga sem trunfo; vale o mesmo.

option-free-trump = Trunfo à escolha
value-free-trump-no = não
value-free-trump-yes = sim
effect-free-trump-no = O trunfo é o naipe com que o declarante sai.
effect-free-trump-yes = O declarante sai e chama no mesmo naipe, mas ao sair pode dizer outro trunfo.

option-led-two = O dois de saída
value-led-two-no = não
value-led-two-yes = sim
value-led-two-not-at-amerikaner = sim, menos em Amerikaner
effect-led-two-no = Um dois de saída é a carta mais baixa do naipe, como sempre.
effect-led-two-yes = Quem sai com um dois ganha a vaza, venha o que vier a seguir, trunfos incluídos.
effect-led-two-not-at-amerikaner = Quem sai com um dois ganha a vaza, venha o que vier a seguir, trunfos incluídos; em Amerikaner não.

option-contract-points = Pontos do declarante e do parceiro
value-contract-points-equal = iguais
value-contract-points-declarer-double = o dobro para o declarante
value-contract-points-partner-half = metade para o parceiro
effect-contract-points-equal = O declarante e o parceiro somam ou descontam, cada um, a licitação.
effect-contract-points-declarer-double = O declarante soma ou desconta o dobro da licitação, e o parceiro a licitação.
effect-contract-points-partner-half = O declarante soma ou desconta a licitação, e o parceiro metade.

option-rounding = Arredondar a metade
value-rounding-size = igual a somar e a descontar
value-rounding-upward = sempre para cima
effect-rounding-size = Metade de sete é +4 a somar e −4 a descontar.
effect-rounding-upward = Metade de sete é +4 a somar e −3 a descontar.

option-target = Pontos para acabar a partida
effect-target = A partida acaba com a ronda em que alguém fica com { $target } ou mais.

preset-standard = Jogo base
preset-no-kitty = A quatro, sem reserva
preset-three = A três, quatro na reserva
preset-three-one = A três, uma na reserva
preset-five = A cinco
preset-six = A seis

## Problems

problem-unknown-option = «{ $option }» não corresponde a nenhuma regra.
problem-repeated-option = «{ $optionName }» aparece mais do que uma vez.
problem-unknown-value = «{ $optionName }» não tem o valor «{ $value }».
problem-out-of-range = «{ $optionName }» vai de { $lowest } a { $highest }, e { $value } fica fora disso.
problem-kitty-not-for-players =
    «{ $firstName }» e «{ $secondName }» não combinam: { $kitty ->
        [none] dar as 52 cartas, sem reserva, é só para quatro jogadores
       *[other] uma reserva de uma só carta é só para três jogadores
    }, e aqui são { $players ->
        [3] três
        [5] cinco
        [6] seis
       *[4] quatro
    }.
problem-kitty-with-deck = «{ $firstName }» e «{ $secondName }» não combinam: quando se tira algum dois ou se juntam jokers, dão-se as cartas todas e não há reserva.
problem-twos-not-for-players =
    «{ $firstName }» e «{ $secondName }» não combinam: o dois de um ou mais naipes só se tira com três, cinco ou seis jogadores, e aqui são { $players ->
        [3] três
        [5] cinco
        [6] seis
       *[4] quatro
    }.
problem-jokers-not-for-players =
    «{ $firstName }» e «{ $secondName }» não combinam: só se juntam jokers com três, cinco ou seis jogadores, e aqui são { $players ->
        [3] três
        [5] cinco
        [6] seis
       *[4] quatro
    }.
problem-twos-with-jokers = «{ $firstName }» e «{ $secondName }» não combinam: cada uma destas regras chega para as cartas se dividirem por todos, e as duas juntas não.
problem-kitty-trick-players =
    «{ $firstName }» e «{ $secondName }» não combinam: a vaza da reserva é só para quatro jogadores, e aqui são { $players ->
        [3] três
        [5] cinco
        [6] seis
       *[4] quatro
    }.
problem-kitty-trick-kitty = «{ $firstName }» e «{ $secondName }» não combinam: a vaza da reserva precisa de uma reserva de quatro cartas.
problem-no-kitty-to-open = «{ $firstName }» e «{ $secondName }» não combinam: não há reserva que se possa virar para cima.
problem-lowest-above-highest = «{ $firstName }» e «{ $secondName }» não combinam: a licitação mínima seria { $lowest }, e a mais alta é { $highest }.
problem-too-long = O texto desta mesa tem mais de { $highest } caracteres e não se pode ler; vale o jogo base.

## The table page

table-presets = Começar por
table-options = As suas regras
table-text = As regras desta mesa
table-summary = { $players } jogadores · { $hand } cartas a cada um · { $kitty ->
        [0] sem reserva
       *[other] reserva: { $kitty }
    } · { $tricks } vazas · licitação mínima: { $lowest }
table-changed = diferente do jogo base
table-idle = sem efeito nesta mesa
table-base = jogo base
table-reset = Voltar ao jogo base
table-print = Imprimir
table-copy-link = Copiar ligação
table-link-copied = Ligação copiada
table-copy-failed = Não foi possível copiar a ligação. Está na barra de endereço.
table-kept = A mesa fica guardada neste dispositivo.
table-not-kept = Este navegador não guarda a mesa, mas a ligação traz as regras todas.
table-keep = Guardar esta mesa neste dispositivo
table-from-link = Esta mesa veio com a ligação. A que está guardada neste dispositivo fica como está enquanto não se mudar nada aqui.
table-no-script = Para escolher é preciso JavaScript. Abaixo estão todas as escolhas possíveis e as regras do jogo base.
table-problem-fallback = Enquanto não mudar uma das duas, em «{ $optionName }» vale «{ $value }».
table-problem-counts = Enquanto não mudar esta regra, em «{ $optionName }» vale «{ $value }».
table-found-problems =
    { $count ->
        [one] Não se pôde usar { $count } regra da ligação ou da mesa guardada. O resto manteve-se.
       *[other] Não se puderam usar { $count } regras da ligação ou da mesa guardada. O resto manteve-se.
    }
table-loading = A carregar o motor de regras… { $percent } %
table-failed = O motor de regras não arrancou. Abaixo está o jogo base.
table-number = Número
table-more = Mais sobre esta regra
table-empty = Nada muda: é o jogo base.
table-differs =
    { $count ->
        [one] { $count } regra diferente do jogo base.
       *[other] { $count } regras diferentes do jogo base.
    }
table-printed-from = Impresso a partir de { $address }

## Hands

stepper-table = Com as regras da nossa mesa
stepper-table-none = Escolher primeiro as regras da mesa
stepper-table-same = Com estas regras, a ronda corre exatamente da mesma maneira.
stepper-table-differs =
    { $count ->
        [one] Há { $count } passo diferente; está assinalado.
       *[other] Há { $count } passos diferentes; estão assinalados.
    }
stepper-step-differs = diferente com as regras da mesa
stepper-table-stops = Com as regras da mesa, a ronda não pode continuar a partir daqui:
error-deal-does-not-fit = Estas cartas não servem para o número de jogadores ou o baralho desta mesa.
stepper-claim = Exigir nova distribuição
stepper-choose-trump = O declarante sai com { $cardLead }. Que naipe é o trunfo?
fact-all-pass = Ronda de passes
fact-extra = uma é a da reserva
diagram-label-players = A ronda em diagrama: { $count } mãos
stepper-off-record-all = Deixou o exemplo preparado e está a jogar por todos.
stepper-keys-joker = X salta para um joker.
stepper-line-differs = diferente na outra linha de jogo
