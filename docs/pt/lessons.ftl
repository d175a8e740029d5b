# Lessons, practice and worksheets: European Portuguese. Arguments as in ui.ftl and house.ftl.
# Here too: $better in the roles of $card, $players (names), $answer (in words or signs) and, in
# why-…, $total and $best (running totals, with a minus below zero).
# Elsewhere $n, $total, $count, $done, $right and $review are plain numbers.

## Questions

task-playable =
    { $seatYou ->
        [yes] Que cartas pode jogar? Escolha todas as que forem válidas.
       *[no] Que cartas pode { $seat } jogar? Escolha todas as que forem válidas.
    }
task-play =
    { $seatYou ->
        [yes] É a sua vez: jogue uma carta válida.
       *[no] Jogue por { $seat } uma carta válida.
    }
task-play-win =
    { $seatYou ->
        [yes] É a sua vez: jogue uma carta que ganhe a vaza.
       *[no] Jogue por { $seat } uma carta que ganhe a vaza.
    }
task-winner = Quem ganha esta vaza e sai na seguinte?
task-count =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] É declarante, e { $partner } faz par consigo. Quantas vazas têm em conjunto?
           *[no] { $partnerYou ->
                [yes] { $declarer } é declarante e faz par consigo. Quantas vazas têm em conjunto?
               *[no] { $declarer } é declarante e faz par com { $partner }. Quantas vazas têm em conjunto?
            }
        }
       *[no] { $declarerYou ->
            [yes] É declarante. Quantas vazas tem?
           *[no] { $declarer } é declarante. Quantas vazas tem?
        }
    }
task-speaker = De quem é a vez de licitar ou passar? Ou o leilão já acabou?
task-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Pode licitar Amerikaner agora?
           *[no] { $seat } pode licitar Amerikaner agora?
        }
       *[no] { $seatYou ->
            [yes] Pode licitar { $bid } agora?
           *[no] { $seat } pode licitar { $bid } agora?
        }
    }
task-may-pass =
    { $seatYou ->
        [yes] Pode passar agora?
       *[no] { $seat } pode passar agora?
    }
task-callable =
    { $seatYou ->
        [yes] Vai sair com { $cardLead }. Quais destas cartas pode chamar? Escolha todas as que forem válidas.
       *[no] { $seat } vai sair com { $cardLead }. Quais destas cartas pode chamar? Escolha todas as que forem válidas.
    }
task-partner =
    { $seatYou ->
        [yes] Vai sair com { $leadLead } e chamar { $calledCall }. Quem fará par consigo?
       *[no] { $seat } vai sair com { $leadLead } e chamar { $calledCall }. Quem será o parceiro?
    }
task-discard =
    { $seatYou ->
        [yes] Descarte { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }, de modo que ainda haja uma carta para chamar.
       *[no] Descarte por { $seat } { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }, de modo que ainda haja uma carta para chamar.
    }
task-made =
    { $bidAmerikaner ->
        [yes] { $declarerYou ->
            [yes] Licitou Amerikaner. Conseguiu cumprir?
           *[no] { $declarer } licitou Amerikaner. Conseguiu cumprir?
        }
       *[no] { $declarerYou ->
            [yes] Licitou { $bid }. O contrato foi cumprido?
           *[no] { $declarer } licitou { $bid }. O contrato foi cumprido?
        }
    }
task-points =
    { $seatYou ->
        [yes] Quantos pontos marca nesta ronda?
       *[no] Quantos pontos marca { $seat } nesta ronda?
    }
task-end = A ronda acabou. Quem ganhou a partida? Ou ainda continua? Se houver mais do que um vencedor, escolha-os todos.

## Why an answer is right or wrong

why-follow =
    { $seatYou ->
        [yes] O naipe de saída é { $suit }, e na sua mão há { $cards }: { $cardsCount ->
            [one] é a única carta que pode jogar.
           *[other] tem de jogar uma destas.
        }
       *[no] O naipe de saída é { $suit }, e { $seat } tem { $cards }: { $cardsCount ->
            [one] é a única carta válida.
           *[other] tem de jogar uma destas.
        }
    }
why-void =
    { $seatYou ->
        [yes] Não tem cartas de { $suitNone }, por isso pode jogar qualquer uma.
       *[no] { $seat } não tem cartas de { $suitNone }, por isso pode jogar qualquer uma.
    }
why-lead =
    { $seatYou ->
        [yes] A saída é sua, por isso pode jogar qualquer carta.
       *[no] A saída é de { $seat }, por isso qualquer carta é válida.
    }
why-called =
    { $seatYou ->
        [yes] Tem a carta chamada, { $cardObj }, e é obrigatório jogá-la na primeira vaza.
       *[no] { $seat } tem a carta chamada, { $cardObj }, e é obrigatório jogá-la na primeira vaza.
    }
# Cards that would have been right too.
why-left-out =
    { $cardsCount ->
        [one] Ficou por escolher uma carta válida: { $cards }.
       *[other] Ficaram por escolher cartas válidas: { $cards }.
    }
why-played =
    { $seatYou ->
        [yes] Pode jogar { $cardObj }.
       *[no] { $seat } pode jogar { $cardObj }.
    }
why-trick-won =
    { $seatYou ->
        [yes] Ganhou a vaza com { $cardWith }.
       *[no] { $seat } ganhou a vaza com { $cardWith }.
    }
why-trick-lost =
    { $seatYou ->
        [yes] A vaza é sua, com { $cardWith }.
       *[no] A vaza é de { $seat }, com { $cardWith }.
    }
why-highest =
    { $seatYou ->
        [yes] Ganhou com { $cardWith }, a carta mais alta do naipe de saída, e a saída seguinte é sua.
       *[no] { $seat } ganhou com { $cardWith }, a carta mais alta do naipe de saída, e sai na vaza seguinte.
    }
why-highest-trump =
    { $seatYou ->
        [yes] Ganhou com { $cardWith }, o trunfo mais alto da vaza, e a saída seguinte é sua.
       *[no] { $seat } ganhou com { $cardWith }, o trunfo mais alto da vaza, e sai na seguinte.
    }
why-lower = Com { $cardWith } não se ganha esta vaza: { $betterObj } é uma carta mais alta.
why-off-suit = Com { $cardWith } não se ganha esta vaza: não é do naipe de saída, { $suit }, nem é trunfo.
why-off-suit-plain = Com { $cardWith } não se ganha esta vaza: não é do naipe de saída, que é { $suit }.
why-trumped = Com { $cardWith } não se ganha esta vaza: { $betterObj } é trunfo e ganha-lhe.
why-two =
    { $seatYou ->
        [yes] Ganhou com { $cardWith }: nesta mesa, quem sai com um dois ganha a vaza.
       *[no] { $seat } ganhou com { $cardWith }: nesta mesa, quem sai com um dois ganha a vaza.
    }
why-beaten-by-two = Com { $cardWith } não se ganha esta vaza: nesta mesa ganha { $betterObj }, porque é um dois de saída.
why-joker = Com { $cardWith } não se ganha esta vaza: aqui um joker nunca ganha a outra carta.
why-beaten-by-joker = Com { $cardWith } não se ganha esta vaza: aqui um joker é mais alto.
why-highest-joker =
    { $seatYou ->
        [yes] Ganhou com { $cardWith }, e a saída seguinte é sua.
       *[no] { $seat } ganhou com { $cardWith } e sai na vaza seguinte.
    }
why-side-has =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Em conjunto com { $partner }, tem { $tricks ->
                [one] { $tricks } vaza
               *[other] { $tricks } vazas
            }.
           *[no] { $partnerYou ->
                [yes] Em conjunto com { $declarer }, tem { $tricks ->
                    [one] { $tricks } vaza
                   *[other] { $tricks } vazas
                }.
               *[no] { $declarer } e { $partner } têm em conjunto { $tricks ->
                    [one] { $tricks } vaza
                   *[other] { $tricks } vazas
                }.
            }
        }
       *[no] { $declarerYou ->
            [yes] Tem { $tricks ->
                [one] { $tricks } vaza
               *[other] { $tricks } vazas
            }.
           *[no] { $declarer } tem { $tricks ->
                [one] { $tricks } vaza
               *[other] { $tricks } vazas
            }.
        }
    }
why-speaks =
    { $seatYou ->
        [yes] { $caller } falou por último. A palavra segue pela esquerda, salta quem já passou e chega a si: pode licitar ou passar.
       *[no] { $callerYou ->
            [yes] A vez anterior foi a sua. A palavra segue pela esquerda, salta quem já passou e chega a { $seat }, que licita ou passa.
           *[no] { $caller } falou por último. A palavra segue pela esquerda, salta quem já passou e chega a { $seat }, que licita ou passa.
        }
    }
why-speaks-first =
    { $seatYou ->
        [yes] { $dealer } deu as cartas. Começa quem está à esquerda de quem dá, e esse lugar é o seu.
       *[no] { $dealerYou ->
            [yes] Foi a sua vez de dar as cartas. Começa quem está à sua esquerda: { $seat }.
           *[no] { $dealer } deu as cartas. Começa quem está à esquerda de quem dá: { $seat }.
        }
    }
why-speaks-house =
    { $seatYou ->
        [yes] Foi a sua vez de dar as cartas, e nesta mesa começa quem dá.
       *[no] { $seat } deu as cartas, e nesta mesa começa quem dá.
    }
why-not-next =
    { $seatYou ->
        [yes] { $caller } falou por último. A palavra segue pela esquerda, e antes de si está alguém que ainda não passou.
       *[no] { $callerYou ->
            [yes] A vez anterior foi a sua. A palavra segue pela esquerda, e antes de { $seat } está alguém que ainda não passou.
           *[no] { $caller } falou por último. A palavra segue pela esquerda, e antes de { $seat } está alguém que ainda não passou.
        }
    }
why-not-next-first =
    { $seatYou ->
        [yes] { $dealerYou ->
            [yes] Foi a sua vez de dar as cartas. Começa quem está à sua esquerda.
           *[no] { $dealer } deu as cartas. Começa quem está à esquerda de quem dá, e esse lugar não é o seu.
        }
       *[no] { $dealerYou ->
            [yes] Foi a sua vez de dar as cartas. Começa quem está à sua esquerda, e esse lugar não é o de { $seat }.
           *[no] { $dealer } deu as cartas. Começa quem está à esquerda de quem dá, e esse lugar não é o de { $seat }.
        }
    }
why-not-next-house =
    { $dealerYou ->
        [yes] Foi a sua vez de dar as cartas, e nesta mesa começa quem dá.
       *[no] { $dealer } deu as cartas, e nesta mesa começa quem dá.
    }
why-over =
    { $seatYou ->
        [yes] O leilão acabou: passaram todos os outros, e a licitação mais alta é sua.
       *[no] O leilão acabou: passaram todos os outros, e a licitação mais alta é de { $seat }.
    }
why-all-passed = Todos passaram: o leilão acabou, e ninguém é declarante.
why-still-on =
    { $seatYou ->
        [yes] O leilão ainda não acabou: é a sua vez de licitar ou passar.
       *[no] O leilão ainda não acabou: é a vez de { $seat } licitar ou passar.
    }
why-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Pode licitar Amerikaner: é a sua vez, e Amerikaner está acima de todos os números.
           *[no] { $seat } pode licitar Amerikaner: tem a vez, e Amerikaner está acima de todos os números.
        }
       *[no] { $seatYou ->
            [yes] Pode licitar { $bid }: é a sua vez, e a licitação é alta o suficiente.
           *[no] { $seat } pode licitar { $bid }: tem a vez, e a licitação é alta o suficiente.
        }
    }
why-may-pass =
    { $seatYou ->
        [yes] Pode passar: é a sua vez, e ninguém é obrigado a licitar.
       *[no] { $seat } pode passar: tem a vez, e ninguém é obrigado a licitar.
    }
why-may-call =
    { $cardsCount ->
        [0] Nenhuma destas cartas se pode chamar.
        [one] Pode chamar-se { $cards }: é do naipe de saída, e está na mão de outra pessoa.
       *[other] Podem chamar-se { $cards }: são do naipe de saída, e estão na mão de outras pessoas.
    }
why-holds =
    { $seatYou ->
        [yes] Tem { $cardObj } e faz par com o declarante.
       *[no] { $seat } tem { $cardObj } e faz par com o declarante.
    }
why-not-holder =
    { $seatYou ->
        [yes] Não tem { $cardObj }.
       *[no] { $seat } não tem { $cardObj }.
    }
why-own =
    { $seatYou ->
        [yes] É declarante, e a carta chamada nunca está na mão de quem a chama.
       *[no] { $seat } é declarante, e a carta chamada nunca está na mão de quem a chama.
    }
why-call-remains = Continua a haver uma carta para chamar.
why-no-call = Assim não há nenhuma carta para chamar: mais ninguém tem cartas dos naipes que ficaram nesta mão. Seria preciso voltar a dar.
why-made =
    O lado do declarante fez { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }, e a licitação era { $bid }: contrato cumprido.
why-failed =
    O lado do declarante fez { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }, e a licitação era { $bid }: contrato falhado, com { $short ->
        [one] { $short } vaza a menos
       *[other] { $short } vazas a menos
    }.
why-amerikaner-made = O declarante fez as vazas todas: Amerikaner cumprido.
why-amerikaner-failed =
    O declarante { $tricks ->
        [0] não fez nenhuma vaza
        [one] só fez { $tricks } vaza
       *[other] só fez { $tricks } vazas
    }, e Amerikaner promete-as todas: não foi cumprido.
why-points-side =
    { $seatYou ->
        [yes] O contrato foi cumprido, e a licitação de { $bid } vale { $signed } para si.
       *[no] O contrato foi cumprido, e a licitação de { $bid } vale { $signed } para { $seat }.
    }
why-points-side-lost =
    { $seatYou ->
        [yes] O contrato falhou, e a licitação de { $bid } vale { $signed } para si.
       *[no] O contrato falhou, e a licitação de { $bid } vale { $signed } para { $seat }.
    }
why-points-not-tricks = Isso são vazas, mas para o declarante e o parceiro o que conta é a licitação: foi { $bid } e aqui vale { $signed }.
why-points-sign = O número está certo, mas o sinal não: { $signed }.
why-points-defender =
    { $seatYou ->
        [yes] Está na defesa e marca um ponto por cada vaza sua: { $signed }.
       *[no] { $seat } está na defesa e marca um ponto por cada vaza que ganhou: { $signed }.
    }
why-points-nothing = Amerikaner foi cumprido, e mais ninguém marca pontos além do declarante: 0.
why-points-amerikaner = Para o declarante, Amerikaner vale +{ $points } se for cumprido e −{ $points } se falhar: aqui, { $signed }.
why-points-pass-round =
    { $seatYou ->
        [yes] É uma ronda de passes, e cada vaza custa-lhe um ponto: { $signed }.
       *[no] É uma ronda de passes, e cada vaza custa um ponto a { $seat }: { $signed }.
    }
why-goes-on =
    O total mais alto é { $best }: ainda ninguém tem { $target ->
        [one] { $target } ponto
       *[other] { $target } pontos
    }, e a partida continua.
why-won =
    { $winnerYou ->
        [yes] A partida acabou, e a vitória é sua, com o total mais alto: { $total }.
       *[no] A partida acabou, e a vitória é de { $winner }, com o total mais alto: { $total }.
    }
why-shared = A partida acabou. Há empate no total mais alto, e a vitória é partilhada: { $players }.
why-not-highest =
    { $seatYou ->
        [yes] Tem { $total }, mas o total mais alto é { $best }.
       *[no] { $seat } tem { $total }, mas o total mais alto é { $best }.
    }
why-not-over =
    A partida não acabou: o total mais alto é { $best }, e ainda ninguém tem { $target ->
        [one] { $target } ponto
       *[other] { $target } pontos
    }.
why-is-over =
    { $winnerYou ->
        [yes] A partida não continua: os seus pontos já chegam para a acabar, e ninguém tem um total mais alto.
       *[no] A partida não continua: { $winner } já tem pontos suficientes para a acabar, e ninguém tem um total mais alto.
    }
why-left-out-winner =
    { $seatYou ->
        [yes] Tem o mesmo total e partilha a vitória.
       *[no] { $seat } tem o mesmo total e partilha a vitória.
    }

## Hints

# The name of the rule follows, as a link.
hint-rule = É esta a regra que decide:
hint-led = O naipe de saída é { $suit }.
hint-count =
    { $count ->
        [0] Nenhuma das cartas está certa.
        [one] Há { $count } carta certa.
       *[other] Há { $count } cartas certas.
    }
hint-trump =
    Trunfo: { $suit }. { $count ->
        [0] Não há nenhum nesta vaza.
        [one] Há { $count } nesta vaza.
       *[other] Há { $count } nesta vaza.
    }
hint-trick = Veja primeiro qual é o naipe de saída e depois se há algum trunfo.
hint-trick-plain = Veja qual é o naipe de saída: ganha a carta mais alta desse naipe.
hint-order = A vez segue pela esquerda, e salta-se quem já passou.
hint-turn = A vez segue pela esquerda, e salta-se quem já passou. O leilão acaba quando já passaram todos menos quem licitou mais alto, ou com uma licitação de Amerikaner.
hint-first =
    { $dealerYou ->
        [yes] Foi a sua vez de dar as cartas. Começa quem está à sua esquerda.
       *[no] { $dealer } deu as cartas. Começa quem está à esquerda de quem dá.
    }
hint-highest =
    { $bidAmerikaner ->
        [yes] Até agora, a licitação mais alta é Amerikaner.
       *[no] Até agora, a licitação mais alta é { $bid }.
    }
hint-own = As cartas que o declarante tem na mão e as do descarte não se podem chamar.
hint-search = Procure { $cardObj } nas mãos dos jogadores.
hint-keep = Guarde uma carta de um naipe que mais alguém tenha.
hint-bid =
    { $bidAmerikaner ->
        [yes] A licitação foi Amerikaner: todas as vazas, sem parceiro e sem trunfo.
       *[no] A licitação foi { $bid }.
    }
hint-tricks =
    { $tricks ->
        [0] O lado do declarante não fez nenhuma vaza.
        [one] O lado do declarante fez { $tricks } vaza.
       *[other] O lado do declarante fez { $tricks } vazas.
    }
hint-side =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Some as suas vazas e as de { $partner }.
           *[no] { $partnerYou ->
                [yes] Some as vazas de { $declarer } e as suas.
               *[no] Some as vazas de { $declarer } e as de { $partner }.
            }
        }
       *[no] { $declarerYou ->
            [yes] Não tem parceiro: só contam as suas próprias vazas.
           *[no] O declarante não tem parceiro: só contam as vazas de { $declarer }.
        }
    }
hint-own-tricks =
    { $seatYou ->
        [yes] Está na defesa: conte só as suas próprias vazas.
       *[no] { $seat } está na defesa: conte só as vazas de { $seat }.
    }
hint-sum = Some os pontos desta ronda aos totais que havia antes.
hint-target = A partida acaba com a ronda em que alguém fica com { $target } ou mais.
hint-answer =
    { $several ->
        [yes] Uma resposta certa: { $answer }. Há outras.
       *[no] A resposta: { $answer }.
    }

## Kinds and levels

kind-mix = De tudo um pouco
kind-playable = Que cartas se podem jogar
kind-play = Jogar uma carta
kind-winner = Quem ganha a vaza
kind-count = Contar vazas
kind-speaker = De quem é a vez no leilão
kind-may-bid = O que se pode licitar
kind-callable = Que carta se pode chamar
kind-partner = Quem é o parceiro
kind-discard = Descartar
kind-made = Contrato cumprido ou não
kind-points = Os pontos
kind-end = Se a partida acabou
level-1 = fácil
level-2 = médio
level-3 = difícil

## Tasks

task-number = Exercício { $n } de { $total }
task-number-only = Exercício
task-done = feito
task-check = Verificar
task-choose-first = Escolha primeiro uma resposta.
task-choose-cards =
    { $count ->
        [0] As cartas estão escolhidas.
        [one] Escolha mais { $count } carta.
       *[other] Escolha mais { $count } cartas.
    }
task-choose-fewer =
    { $count ->
        [one] Escolheu { $count } carta a mais.
       *[other] Escolheu { $count } cartas a mais.
    }
# A choice; .answer is the same within a sentence.
task-yes = Sim
    .answer = sim
task-no = Não
    .answer = não
task-nobody = Ninguém: o leilão acabou
    .answer = ninguém
task-goes-on = A partida continua
    .answer = a partida continua
task-no-card = nenhuma carta
task-your-answer = A sua resposta: { $answer }.
verdict-right = Certo.
verdict-wrong = Ainda não é isso.
verdict-refused = Não é válido.
# The rules allow it, but the trick is not won, say.
verdict-allowed = É válido, mas não é o que se pede.
# What the card or discard brought about follows.
verdict-led = Foi isto que aconteceu:
task-hint = Pista { $n } de { $total }
task-hints-over = Não há mais pistas
# Beside the players at the table.
task-clockwise = A vez segue pela esquerda, no sentido dos ponteiros do relógio.
task-trick = Na mesa: { $cards }
task-trick-none = Não há nenhuma carta na mesa.
# Name of the card led, among the facts.
task-lead = Saída
task-options = Cartas à escolha
task-keys = As setas passam de carta em carta, S H D C e os valores saltam para uma, a barra de espaço escolhe.
task-next = Exercício seguinte
task-progress = { $done } de { $total } exercícios feitos
task-progress-all = Exercícios todos feitos: { $total }
task-practice = Este exercício volta a aparecer em «Praticar».
task-engine-failed = Não é possível verificar a resposta, porque o motor de regras não arrancou. A resposta certa está escrita abaixo.
task-no-script = Para responder é preciso JavaScript. Sem ele, pode abrir aqui a resposta.
task-solution = A resposta
task-calls = Leilão até agora: { $calls }

## Progress and what was missed

progress-damaged = O progresso guardado neste dispositivo está danificado. Foi posto de parte, e começa agora do zero.
progress-newer = O progresso guardado neste dispositivo vem de uma versão mais recente deste sítio. Foi posto de parte, e começa agora do zero.
progress-not-kept = Este navegador não guarda o seu progresso: dura até fechar a página.
review-title = Repetir o que falhou
review-none = Não há nada para repetir. Um exercício falhado volta a aparecer aqui: primeiro ao fim de um dia, depois com intervalos cada vez maiores.
review-due =
    { $count ->
        [0] Hoje não há nada para repetir.
        [one] Hoje há { $count } exercício para repetir.
       *[other] Hoje há { $count } exercícios para repetir.
    }
# $date: «3 de dezembro».
review-later =
    { $count ->
        [one] Segue-se mais { $count } exercício, a { $date }.
       *[other] Seguem-se mais { $count } exercícios, o primeiro a { $date }.
    }
review-start = Praticar estes
review-lesson = Da lição «{ $lesson }»
review-gone = Um exercício que já não existe neste sítio
review-forget = Tirar da lista
review-over = Por hoje é tudo
progress-title = O seu progresso num ficheiro
progress-about = O que fez e o que falhou está guardado só neste dispositivo. Num ficheiro, pode levá-lo para outro.
progress-export = Guardar num ficheiro
progress-import = Ler de um ficheiro
progress-taken =
    Guardado agora aqui: { $done ->
        [one] { $done } exercício feito
       *[other] { $done } exercícios feitos
    } e { $review } para repetir.
progress-file-damaged = Este ficheiro está danificado, ou não traz progresso deste sítio. Nada foi alterado.
progress-file-newer = Este ficheiro vem de uma versão mais recente deste sítio. Nada foi alterado.

## Practice

practice-choose = Escolha os seus exercícios
practice-kind = Tipo de exercício
practice-level = Nível
practice-number = Quantos
practice-number-endless = sem fim
practice-seed = Número da série
practice-seed-help = O mesmo número dá os mesmos exercícios, em qualquer dispositivo.
practice-new-seed = Outro número
practice-rules = Regras
practice-rules-base = o jogo base
practice-rules-kept = a nossa mesa
practice-rules-link = a mesa da ligação
practice-table-link = Escolher as regras da sua mesa
practice-start = Começar
practice-next = Exercício seguinte
practice-skip = Saltar este exercício
practice-finish = Terminar
# $total is 0 where the tasks have no end.
practice-place =
    { $total ->
        [0] Exercício { $n }
       *[other] Exercício { $n } de { $total }
    }
practice-score = Certos à primeira: { $right } de { $done }
practice-over = Foi o último exercício
practice-again = Os mesmos exercícios outra vez
practice-new = Exercícios novos
practice-change = Escolher outros exercícios
practice-copy = Copiar a ligação para estes exercícios
practice-copied = Ligação copiada
practice-copy-failed = Não foi possível copiar a ligação. Está na barra de endereço.
practice-failed = O motor de regras não arrancou, por isso não se pode criar nenhum exercício.
practice-drawing = A criar um exercício…
practice-impossible = Com as regras desta mesa não se podem criar exercícios do tipo «{ $kind }».
practice-impossible-mix = «{ $kind }» fica de fora: com as regras desta mesa não se podem criar exercícios deste tipo.
practice-found-problem =
    { $count ->
        [one] Há uma parte desta ligação que não se pode usar:
       *[other] Há { $count } partes desta ligação que não se podem usar:
    }
practice-bad-kind = Não existe o tipo de exercício «{ $value }».
practice-bad-level = Não existe o nível «{ $value }»: os níveis vão de { $lowest } a { $highest }.
practice-bad-seed = «{ $value }» não serve como número da série: tem de ser um número inteiro de 0 a { $highest }.
practice-bad-number = «{ $value }» não serve como número de exercícios: tem de ser um número inteiro de 1 a { $highest }.
practice-bad-link = A ligação está danificada.
# $tasks: «Quem ganha a vaza · fácil · 20».
practice-nearest = O mais parecido que existe: { $tasks }
practice-take-nearest = Usar estes
practice-no-script = Para criar exercícios é preciso JavaScript. As lições podem ler-se sem ele.

## Worksheet

worksheet-choose = Escolha o que entra na ficha
worksheet-build = Criar a ficha
worksheet-drawing = A criar o exercício { $n } de { $total }…
worksheet-ready =
    { $total ->
        [one] A ficha está pronta: { $total } exercício.
       *[other] A ficha está pronta: { $total } exercícios.
    }
worksheet-title = Amerikaner: ficha de trabalho
worksheet-name = Nome:
worksheet-date = Data:
worksheet-task = Exercício { $n }
worksheet-choose-all = Assinale tudo o que estiver certo.
worksheet-choose-one = Assinale uma só resposta.
worksheet-choose-count =
    { $count ->
        [one] Assinale { $count } carta.
       *[other] Assinale { $count } cartas.
    }
worksheet-answers = Soluções
worksheet-with-answers = Imprimir também as soluções
worksheet-print = Imprimir
worksheet-quiz = Responder a estes exercícios no ecrã
worksheet-copy = Copiar a ligação para responder no ecrã
# $code: «winner.1.4711.20».
worksheet-code = Série: { $code }
worksheet-screen = Os mesmos exercícios no ecrã: { $address }
worksheet-table = Na mesa, pela ordem em que se jogou
worksheet-no-script = Para criar uma ficha é preciso JavaScript.
worksheet-any-of = Uma qualquer destas: { $answer }
worksheet-for-example = Por exemplo: { $answer }

## Projector

projector-open = Mostrar em grande
projector-open-help = Para um projetor: tecla P
projector-region = Projetor
projector-close = Fechar (Esc)
projector-back = Anterior (←)
projector-forward = Seguinte (→)
projector-show = Mostrar a resposta (A)
projector-hide = Esconder a resposta (A)
projector-place = { $n } de { $total }

## Mistakes

# mistake-<task>-<answer>: said besides the computed reason. Seats: 0 Nora, 1 Leo, 2 you, 3 Anna.
mistake-trick-1-2 = Atenção à ordem: A K Q J 10. O dez fica abaixo do valete.
mistake-trick-3-1 = Um ás só é alto no seu naipe, e aqui a saída não foi a paus.
mistake-trick-4-1 = O rei vale mais do que a dama, mas só dentro do mesmo naipe.
mistake-trump-1-3 = O ás de espadas ganhava, se ninguém tivesse jogado um trunfo.
mistake-trump-3-3 = É trunfo, sim, mas há outro nesta vaza.
mistake-trump-5-1 = Aqui o valete não serve de nada: a saída não foi a ouros, e ouros não é trunfo.
mistake-following-2-9H_7H_QD_JC = Os trunfos não são exceção: só pode cortar quem não tem cartas do naipe de saída.
mistake-following-4-TS_3S = Pode cortar, mas não é obrigatório.
mistake-leading-4-JC = Não é preciso poupar os trunfos: também se pode sair com eles.
mistake-counting-1-4 = Essas são só as suas. A vaza da Nora também conta.
mistake-auction-3-no = Pode saltar-se de seis para oito: não é preciso subir de um em um.
mistake-auction-4-no = Três passes não obrigam o quarto jogador a licitar.
mistake-calling-2-AH = O ás não é a única carta possível: pode chamar-se uma de qualquer valor.
mistake-calling-4-0 = A Nora tem o ás, mas desta vez a carta chamada é o dez.
mistake-forced-1-2S = A Nora não pode guardar o ás para depois: é a carta chamada.
mistake-forced-4-0 = A carta chamada mostra quem é o parceiro, mas nem por isso ganha a vaza.
mistake-contract-3-no = As suas cinco vazas não chegam, mas as três do Leo também contam, porque faz par consigo.
mistake-scores-1-9 = As vazas a mais não pagam nada.
mistake-scores-1-7 = Só os defensores marcam as próprias vazas.
mistake-amerikaner-3-yes = Onze vazas em doze não chegam.
mistake-to-52-4-2 = Tem mais de 52, mas não é caso único: ganha o total mais alto.

## The site

# Title of the lessons in the navigation.
nav-lessons = Lições
