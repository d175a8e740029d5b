# Interface strings, European Portuguese.
# `$seatYou` (and its kin) is "yes" when the seat is the reader's own.
# Card arguments come in roles: $card (bare), $cardObj (object), $cardWith (with …), $cardLead (lead …), $cardCall (call …).
# The log is in the past tense: without a pronoun the present would read as an order.

## Cards

suit =
    { $suit ->
        [S] espadas
        [H] copas
        [D] ouros
       *[C] paus
    }
    .none = { suit }
rank =
    { $rank ->
        [A] ás
        [K] rei
        [Q] dama
        [J] valete
        [T] dez
        [n9] nove
        [n8] oito
        [n7] sete
        [n6] seis
        [n5] cinco
        [n4] quatro
        [n3] três
       *[n2] dois
    }
card = { rank } de { suit }
    .obj =
        { $rank ->
            [Q] a { card }
           *[other] o { card }
        }
    .with =
        { $rank ->
            [Q] a { card }
           *[other] o { card }
        }
    .lead =
        { $rank ->
            [Q] a { card }
           *[other] o { card }
        }
    .call =
        { $rank ->
            [Q] a { card }
           *[other] o { card }
        }
# The four letters on the court cards: what decks here carry, and the local set a reader may choose.
card-letters = A K Q J
card-letters-local = A R D V
card-compact = { $index }{ $symbol }
list-more = { $a }, { $b }
list-last = { $a } e { $b }

## Around the table

player-0 = Nora
player-1 = Leo
player-2 = Emil
player-3 = Anna
player-you = Eu
hand-of =
    { $seatYou ->
        [yes] A sua mão
       *[no] Mão de { $seat }
    }
hand-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
badge-dealer = Dá cartas
badge-declarer = Declarante
badge-partner = Parceiro
badge-turn = a jogar
badge-turn-call = a licitar

## Events

event-deal =
    { $dealerYou ->
        [yes] Deu doze cartas a cada jogador e deixou quatro na reserva.
       *[no] { $dealer } deu doze cartas a cada jogador e deixou quatro na reserva.
    }
event-bid =
    { $seatYou ->
        [yes] Licitou { $bid }.
       *[no] { $seat } licitou { $bid }.
    }
event-amerikaner =
    { $seatYou ->
        [yes] Licitou Amerikaner: as { $tricks } vazas, sem parceiro e sem trunfo.
       *[no] { $seat } licitou Amerikaner: as { $tricks } vazas, sem parceiro e sem trunfo.
    }
event-pass =
    { $seatYou ->
        [yes] Passou.
       *[no] { $seat } passou.
    }
event-auction-won =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Ganhou o leilão com Amerikaner.
           *[no] { $seat } ganhou o leilão com Amerikaner.
        }
       *[no] { $seatYou ->
            [yes] Ganhou o leilão com { $bid }.
           *[no] { $seat } ganhou o leilão com { $bid }.
        }
    }
event-all-pass = Todos passaram: não há pontos e volta a dar a mesma pessoa.
event-kitty =
    { $seatYou ->
        [yes] Levantou a reserva sem a mostrar.
       *[no] { $seat } levantou a reserva sem a mostrar.
    }
event-discard =
    { $seatYou ->
        [yes] Descartou { $count ->
            [one] { $count } carta virada para baixo
           *[other] { $count } cartas viradas para baixo
        }.
       *[no] { $seat } descartou { $count ->
            [one] { $count } carta virada para baixo
           *[other] { $count } cartas viradas para baixo
        }.
    }
event-lead-call =
    { $seatYou ->
        [yes] Saiu com { $leadLead } e chamou { $calledCall }.
       *[no] { $seat } saiu com { $leadLead } e chamou { $calledCall }.
    }
event-trump = Trunfo: { $suit }.
event-no-call =
    { $seatYou ->
        [yes] Não tinha nenhuma carta para chamar: não há pontos e volta a dar a mesma pessoa.
       *[no] { $seat } não tinha nenhuma carta para chamar: não há pontos e volta a dar a mesma pessoa.
    }
event-lead =
    { $seatYou ->
        [yes] Saiu com { $cardLead }.
       *[no] { $seat } saiu com { $cardLead }.
    }
event-play =
    { $seatYou ->
        [yes] Jogou { $cardObj }.
       *[no] { $seat } jogou { $cardObj }.
    }
event-called =
    { $seatYou ->
        [yes] Jogou a carta chamada, { $cardObj }, e faz par com o declarante.
       *[no] { $seat } jogou a carta chamada, { $cardObj }, e faz par com o declarante.
    }
event-ruff =
    { $seatYou ->
        [yes] Cortou com { $cardWith }.
       *[no] { $seat } cortou com { $cardWith }.
    }
event-throw =
    { $seatYou ->
        [yes] Baldou { $cardObj }.
       *[no] { $seat } baldou { $cardObj }.
    }
event-trick-won =
    { $seatYou ->
        [yes] Ganhou a { $trick }.ª vaza com { $cardWith }.
       *[no] { $seat } ganhou a { $trick }.ª vaza com { $cardWith }.
    }
event-made =
    Contrato cumprido: { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }, licitação { $bid }.
event-lost =
    Contrato não cumprido: { $short ->
        [one] { $short } vaza a menos
       *[other] { $short } vazas a menos
    }.
event-amerikaner-made = Amerikaner cumprido: { $signed }.
event-amerikaner-lost = Amerikaner não cumprido: { $signed }.
event-score =
    { $seatYou ->
        [yes] Marcou { $signed }.
       *[no] { $seat } marcou { $signed }.
    }

## Why an action is refused

reason-deal-over = Esta ronda já acabou.
reason-not-your-turn =
    { $seatYou ->
        [yes] Ainda não é a sua vez.
       *[no] Ainda não é a vez de { $seat }.
    }
reason-auction-running = O leilão ainda não acabou: primeiro é preciso licitar ou passar.
reason-auction-over = O leilão já acabou: não se licita mais.
reason-discard-first =
    { $needed ->
        [one] Primeiro é preciso descartar { $needed } carta.
       *[other] Primeiro é preciso descartar { $needed } cartas.
    }
reason-open-first = Antes de mais nada, o declarante sai na primeira vaza.
reason-play-running = As vazas já começaram: não se descarta nem se chama mais nada.
reason-already-passed =
    { $seatYou ->
        [yes] Já passou e fica fora deste leilão.
       *[no] { $seat } já passou e fica fora deste leilão.
    }
reason-own-bid =
    { $seatYou ->
        [yes] A licitação mais alta já é sua: ninguém licita por cima de si próprio.
       *[no] A licitação mais alta já é de { $seat }: ninguém licita por cima de si próprio.
    }
reason-below-lowest = A licitação mínima é { $lowest }.
reason-not-higher = A licitação tem de ser superior a { $highest }.
reason-above-highest = Só há { $highest } vazas: acima de { $highest }, só Amerikaner.
reason-over-amerikaner = Nada supera Amerikaner: o leilão acabou.
reason-discard-count =
    { $needed ->
        [one] É preciso descartar exatamente { $needed } carta; escolhidas: { $count }.
       *[other] É preciso descartar exatamente { $needed } cartas; escolhidas: { $count }.
    }
reason-discard-repeated = A mesma carta não se descarta duas vezes: { $cards }.
reason-discard-not-held = Só se descartam cartas da mão. Não estão na mão: { $cards }.
reason-not-in-hand =
    { $seatYou ->
        [yes] Não tem { $cardObj }.
       *[no] { $seat } não tem { $cardObj }.
    }
reason-already-played =
    { $seatYou ->
        [yes] Já jogou { $cardObj }.
       *[no] { $seat } já jogou { $cardObj }.
    }
reason-no-card-to-call = Nenhum adversário tem cartas de { $suitNone }: quem sai a { $suit } fica sem carta para chamar.
warning-leaves-no-call = Com este descarte não fica nenhuma carta para chamar, e a ronda seria anulada. Carregue outra vez para descartar mesmo assim.
reason-call-missing = Com esta saída é preciso chamar uma carta.
reason-call-at-amerikaner = Em Amerikaner não se chama carta nenhuma: o declarante joga sem parceiro.
reason-call-own = Não se pode chamar uma carta da própria mão: { $card }.
reason-call-discarded = Não se pode chamar uma carta do descarte: { $card }.
reason-call-other-suit = A carta chamada tem de ser do naipe de saída: { $suit }.
reason-must-follow =
    { $seatYou ->
        [yes] Tem { $cards }, e é obrigatório assistir.
       *[no] { $seat } tem { $cards }, e é obrigatório assistir.
    }
reason-must-play-called =
    { $seatYou ->
        [yes] Tem a carta chamada e é obrigatório jogá-la agora: { $card }.
       *[no] { $seat } tem a carta chamada e é obrigatório jogá-la agora: { $card }.
    }
not-allowed = Não é válido:
allowed = É válido.
rule-link = A regra: { $clause }

## What can be wrong with a link, a record or a question to the engine

error-link-damaged = Esta ligação está danificada. Está a ver a ronda desde o início.
error-link-newer = Esta ligação vem de uma versão mais recente do sítio. Está a ver a ronda desde o início.
error-unknown-step = A ligação indica um passo que esta ronda não tem. Está a ver a ronda desde o início.
error-unknown-line = A ligação indica uma linha de jogo que esta ronda não tem. Está a ver a ronda desde o início.
error-other = Alguma coisa correu mal ({ $code }). O exemplo continua a funcionar.

## Clause names (link texts)

clause-deal-pack = o baralho
clause-deal-rank = o valor das cartas
clause-deal-dealer = quem dá
clause-deal-cut = baralhar e partir
clause-deal-twelve = doze cartas a cada um
clause-deal-kitty = o que sobra é a reserva
clause-deal-hidden = mãos escondidas, pela esquerda
clause-deal-misdeal = cartas mal dadas
clause-bid-first = quem fala primeiro
clause-bid-number = o que é uma licitação
clause-bid-minimum = o mínimo é seis
clause-bid-higher = sempre mais alto
clause-bid-twelve = licitar doze
clause-bid-amerikaner = a licitação Amerikaner
clause-bid-pass-final = quem passa, passou
clause-bid-end = como acaba o leilão
clause-bid-all-pass = quando todos passam
clause-kitty-take = levantar a reserva
clause-kitty-discard = descartar quatro
clause-kitty-out = o descarte já não conta
clause-lead-bidder = sai o declarante
clause-lead-trump = a saída dita o trunfo
clause-call-card = chamar uma carta
clause-call-live = só uma carta em jogo
clause-call-none = nenhuma carta para chamar
clause-call-owner = jogar a carta chamada
clause-call-silent = o parceiro não se acusa
clause-play-follow = assistir
clause-play-free = sem cartas do naipe
clause-play-trump-lead = sair a trunfo
clause-play-winner = quem ganha a vaza
clause-play-next = quem sai a seguir
clause-play-all = as doze vazas até ao fim
clause-play-alone = Amerikaner joga-se sem parceiro
clause-play-revoke = a renúncia
clause-score-made = contrato cumprido
clause-score-lost = contrato não cumprido
clause-score-over = as vazas a mais
clause-score-defender = as vazas dos defensores
clause-score-amerikaner = os pontos de Amerikaner
clause-score-running = o total acumulado
clause-end-52 = o fim aos 52
clause-end-not-always = quando 52 não é o fim
clause-end-shared = a vitória partilhada

## The stepper

stepper-region = Ronda de exemplo, passo a passo
stepper-first = Primeiro passo
stepper-previous = Anterior
stepper-next = Seguinte
stepper-last = Último passo
stepper-play = Reproduzir
stepper-pause = Pausar
stepper-speed = Velocidade
stepper-speed-slow = lenta
stepper-speed-normal = normal
stepper-speed-fast = rápida
stepper-progress = Passo { $n } de { $last }
stepper-keys = Teclas: ← → um passo, Home e End, a barra de espaço reproduz e pausa. Numa mão: ↑ ↓ passam de carta em carta, S H D C e os valores saltam para uma, M indica as cartas válidas, W explica a recusa.
stepper-steps = Todos os passos
stepper-auction = Leilão
stepper-lines = Linha de jogo
stepper-turning-point = É esta carta que separa as duas linhas de jogo.
stepper-explanation = Explicação
stepper-off-record = Deixou o exemplo preparado e está a jogar pelos quatro.
stepper-back = Voltar ao exemplo
stepper-undo = Anular
stepper-copy-link = Copiar ligação
stepper-link-copied = Ligação copiada
stepper-copy-failed = Não foi possível copiar a ligação. Está na barra de endereço.
stepper-settings = Definições
stepper-settings-not-kept = Este navegador não guarda as definições: valem até fechar a página.
stepper-sit = Ocupar este lugar
stepper-sit-none = Mostrar todas as mãos
stepper-seats = Cartas à vista
stepper-letters = Letras nas cartas
stepper-letters-standard = A K Q J
stepper-letters-local = A R D V
stepper-four-colours = Quatro cores
stepper-words = Cartas por extenso
stepper-redeal = A ronda fica sem efeito. Volta a dar a mesma pessoa.
stepper-try-call = Experimentar outra licitação
stepper-try-discard =
    { $count ->
        [0] O descarte está completo.
        [one] Escolha mais { $count } carta para descartar.
       *[other] Escolha mais { $count } cartas para descartar.
    }
stepper-discard-button = Descartar estas
stepper-try-lead = Carregue na carta de saída e depois na carta a chamar.
stepper-choose-called = O declarante sai com { $cardLead }. Que carta chama?
stepper-try-card = Carregue em qualquer carta de quem tem a vez.
stepper-pass = Passe
stepper-amerikaner = Amerikaner
no-javascript = O exemplo passo a passo precisa de JavaScript. A mesma ronda está descrita abaixo.
line-parts = Os primeiros { $n } passos são iguais. A partir daqui as linhas separam-se:
example-summary = Exemplo: { $title }
example-summary-line = Exemplo: { $title }. { $line }
sheet-player = Jogador
sheet-before = Antes
sheet-deal = Nesta ronda
sheet-after = Total acumulado
sheet-won =
    { $winnerYou ->
        [yes] Ganhou a partida com { $points } pontos.
       *[no] { $winner } ganhou a partida com { $points } pontos.
    }
sheet-shared = Vitória partilhada: { $players }.
sheet-goes-on = Ainda ninguém tem { $target } pontos: próxima ronda.
scroll-hint = Deslize para o lado para ver a tabela toda.

## The facts line and the table

fact-contract = Contrato
fact-trump = Trunfo
fact-no-trump = sem trunfo
fact-called = Carta chamada
fact-tricks = Vazas
fact-scores = Pontos
fact-none = ainda não há
fact-highest = Licitação mais alta
fact-side = { $taken } de { $needed }
fact-side-both = { $a } e { $b }
fact-kitty = Reserva
fact-discards = Descarte
trick-number = vaza { $n }
trick-place = falta jogar: { $seat }
trick-list = Vaza { $n }: { $cards }
trick-empty = Ainda não se jogou nenhuma carta.
card-back = Carta virada para baixo
card-allowed = { $card }, pode jogar-se
card-not-allowed = { $card }, não se pode jogar
card-proof = é a prova
allowed-cards = Cartas válidas: { $cards }
tricks-needed =
    { $count ->
        [0] O contrato está garantido.
        [one] Falta { $count } vaza.
       *[other] Faltam { $count } vazas.
    }
tricks-short = Já não é possível cumprir o contrato.
diagram-label = A ronda em diagrama: quatro mãos e a reserva
north = Norte
east = Este
south = Sul
west = Oeste

## The rules engine

engine-loading = A carregar o motor de regras… { $percent } %
engine-size = Na primeira vez são transferidos cerca de { $mb } MB.
engine-failed = O motor de regras não arrancou. O exemplo preparado continua a funcionar.
engine-file-missing = Não foi possível carregar o ficheiro { $file }.
engine-file-broken = O ficheiro { $file } está danificado.
engine-unsupported = Este navegador é demasiado antigo para o executar.
engine-boot = Foi carregado, mas não arrancou.
engine-timeout = Demorou demasiado a responder.
engine-died = Parou a meio de uma resposta.
engine-fault = Não conseguiu responder a isto.
engine-retry = Tentar de novo

## The site

language-name = Português
# Other language tags whose readers are led to this folder, besides the folder’s own name.
language-aliases = pt
site-name = Aprender Amerikaner
site-short-name = Amerikaner
site-description = As regras do Amerikaner, jogo de vazas norueguês, e uma ronda para seguir passo a passo e experimentar outras cartas, sempre com o porquê.
site-footer = Textos: CC BY 4.0 · código: MIT · versão { $version } ({ $date })
# Section titles in the navigation.
nav-hands = Rondas de exemplo
nav-more = Mais
permalink-here = Ligação para esta secção
permalink-clause = Ligação para a regra: { $clause }
# Under the meaning of a word, shown beside it.
glossary-open = Abrir o glossário
sheet-pdf = PDF para imprimir: uma página A4
palette-to-dark = Mudar para cores escuras
palette-to-light = Mudar para cores claras
menu-open = Menu
not-found-title = Esta página não existe
not-found-text = O endereço pode ter um erro, ou a página mudou de lugar.
not-found-home = Ir para a página inicial
offline-title = Sem ligação à rede
offline-text = Esta página não está guardada no seu dispositivo. As páginas dos idiomas em que já leu o sítio funcionam sem rede.
# Pairs written=typed: what a reader may type instead of a letter of this language.
search-letters = á=a â=a ã=a à=a ç=c é=e ê=e í=i ó=o ô=o õ=o ú=u

## The theme (theme-a-b stands for the theme’s own string a.b)

# html lang, and the theme’s shipped file that gives what is not listed here.
theme-language = pt-PT
theme-base = pt
theme-action-skip = Ir para o conteúdo
theme-clipboard-copy = Copiar para a área de transferência
theme-clipboard-copied = Copiado para a área de transferência
theme-footer = Página anterior e seguinte
theme-footer-previous = Anterior
theme-footer-next = Seguinte
theme-header = Cabeçalho
theme-nav = Navegação
theme-search = Pesquisa
theme-search-placeholder = Pesquisar
theme-search-reset = Limpar
theme-search-share = Partilhar
theme-search-result-initializer = A iniciar a pesquisa
theme-search-result-placeholder = Escreva para pesquisar
theme-search-result-none = Nenhum resultado
theme-search-result-one = 1 resultado
theme-search-result-other = # resultados
theme-search-result-more-one = Mais 1 nesta página
theme-search-result-more-other = Mais # nesta página
theme-search-result-term-missing = Falta
theme-select-language = Escolher idioma
theme-select-version = Escolher versão
theme-tabs = Separadores
theme-toc = Nesta página
theme-top = Voltar ao início
