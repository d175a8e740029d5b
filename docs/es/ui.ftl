# Textos de la interfaz, español.
# `$seatYou` (y sus parientes) vale "yes" cuando el sitio es el de quien lee.
# Las cartas llegan con un papel: $card (a secas), $cardObj (complemento), $cardWith (con …), $cardLead (sale con …), $cardCall (llama al … / a la …).

## Cards

suit =
    { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
       *[C] tréboles
    }
    .none = { suit }
rank =
    { $rank ->
        [A] as
        [K] rey
        [Q] dama
        [J] jota
        [T] diez
        [n9] nueve
        [n8] ocho
        [n7] siete
        [n6] seis
        [n5] cinco
        [n4] cuatro
        [n3] tres
       *[n2] dos
    }
card = { rank } de { suit }
    .obj =
        { $rank ->
            [Q] la { card }
            [J] la { card }
           *[other] el { card }
        }
    .with =
        { $rank ->
            [Q] la { card }
            [J] la { card }
           *[other] el { card }
        }
    .lead =
        { $rank ->
            [Q] la { card }
            [J] la { card }
           *[other] el { card }
        }
    .call =
        { $rank ->
            [Q] a la { card }
            [J] a la { card }
           *[other] al { card }
        }
# Las cuatro letras de las figuras y el as: las de las barajas de aquí y el juego local que se puede elegir.
card-letters = A K Q J
card-letters-local = A K Q J
card-compact = { $index }{ $symbol }
list-more = { $a }, { $b }
list-last = { $a } y { $b }

## Around the table

player-0 = Nora
player-1 = Leo
player-2 = Emil
player-3 = Anna
player-you = Tú
hand-of =
    { $seatYou ->
        [yes] Tu mano
       *[no] Mano de { $seat }
    }
hand-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
badge-dealer = Reparte
badge-declarer = Declarante
badge-partner = Compañero
badge-turn = toca jugar
badge-turn-call = toca pujar

## Events

event-deal =
    { $dealerYou ->
        [yes] Repartes doce cartas a cada jugador y dejas cuatro en el talón.
       *[no] { $dealer } reparte doce cartas a cada jugador y deja cuatro en el talón.
    }
event-bid =
    { $seatYou ->
        [yes] Pujas { $bid }.
       *[no] { $seat } puja { $bid }.
    }
event-amerikaner =
    { $seatYou ->
        [yes] Pujas Amerikaner: las { $tricks } bazas, en solitario y sin triunfo.
       *[no] { $seat } puja Amerikaner: las { $tricks } bazas, en solitario y sin triunfo.
    }
event-pass =
    { $seatYou ->
        [yes] Pasas.
       *[no] { $seat } pasa.
    }
event-auction-won =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Ganas la subasta con Amerikaner.
           *[no] { $seat } gana la subasta con Amerikaner.
        }
       *[no] { $seatYou ->
            [yes] Ganas la subasta con { $bid }.
           *[no] { $seat } gana la subasta con { $bid }.
        }
    }
event-all-pass = Todos pasan: nadie puntúa y vuelve a repartir la misma persona.
event-kitty =
    { $seatYou ->
        [yes] Recoges el talón sin enseñarlo.
       *[no] { $seat } recoge el talón sin enseñarlo.
    }
event-discard =
    { $seatYou ->
        [yes] Descartas { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } boca abajo.
       *[no] { $seat } descarta { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } boca abajo.
    }
event-lead-call =
    { $seatYou ->
        [yes] Sales con { $leadLead } y llamas { $calledCall }.
       *[no] { $seat } sale con { $leadLead } y llama { $calledCall }.
    }
event-trump = Triunfo: { $suit }.
event-no-call =
    { $seatYou ->
        [yes] No te queda ninguna carta que llamar: nadie puntúa y vuelve a repartir la misma persona.
       *[no] { $seat } no tiene ninguna carta que llamar: nadie puntúa y vuelve a repartir la misma persona.
    }
event-lead =
    { $seatYou ->
        [yes] Sales con { $cardLead }.
       *[no] { $seat } sale con { $cardLead }.
    }
event-play =
    { $seatYou ->
        [yes] Juegas { $cardObj }.
       *[no] { $seat } juega { $cardObj }.
    }
event-called =
    { $seatYou ->
        [yes] Juegas la carta llamada, { $cardObj }, y haces pareja con el declarante.
       *[no] { $seat } juega la carta llamada, { $cardObj }, y hace pareja con el declarante.
    }
event-ruff =
    { $seatYou ->
        [yes] Juegas triunfo: { $cardWith }.
       *[no] { $seat } juega triunfo: { $cardWith }.
    }
event-throw =
    { $seatYou ->
        [yes] Echas { $cardObj }.
       *[no] { $seat } echa { $cardObj }.
    }
event-trick-won =
    { $seatYou ->
        [yes] Ganas la baza { $trick } con { $cardWith }.
       *[no] { $seat } gana la baza { $trick } con { $cardWith }.
    }
event-made =
    Contrato cumplido: { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } con una puja de { $bid }.
event-lost =
    Contrato no cumplido: { $short ->
        [one] { $short } baza
       *[other] { $short } bazas
    } de menos.
event-amerikaner-made = Amerikaner cumplido: { $signed }.
event-amerikaner-lost = Amerikaner no cumplido: { $signed }.
event-score =
    { $seatYou ->
        [yes] Te anotas { $signed }.
       *[no] { $seat } se anota { $signed }.
    }

## Why an action is refused

reason-deal-over = Esta ronda ya ha terminado.
reason-not-your-turn =
    { $seatYou ->
        [yes] Todavía no es tu turno.
       *[no] { $seat } debe esperar su turno.
    }
reason-auction-running = La subasta no ha terminado: primero toca pujar o pasar.
reason-auction-over = La subasta ha terminado: ya no se puja.
reason-discard-first =
    { $needed ->
        [one] Antes hay que descartar { $needed } carta.
       *[other] Antes hay que descartar { $needed } cartas.
    }
reason-open-first = Antes que nada, el declarante sale a la primera baza.
reason-play-running = Ya se están jugando las bazas: no es momento de descartar ni de llamar.
reason-already-passed =
    { $seatYou ->
        [yes] Ya has pasado: no vuelves a pujar en esta subasta.
       *[no] { $seat } ya ha pasado y no vuelve a pujar en esta subasta.
    }
reason-own-bid =
    { $seatYou ->
        [yes] La puja más alta ya es tuya: nadie sube su propia puja.
       *[no] { $seat } ya tiene la puja más alta: nadie sube su propia puja.
    }
reason-below-lowest = La puja mínima es { $lowest }.
reason-not-higher = La puja debe ser más alta que { $highest }.
reason-above-highest = Hay { $highest } bazas: por encima de { $highest }, solo Amerikaner.
reason-over-amerikaner = Nada supera a Amerikaner: la subasta ha terminado.
reason-discard-count =
    { $needed ->
        [one] Hay que descartar exactamente { $needed } carta; elegidas: { $count }.
       *[other] Hay que descartar exactamente { $needed } cartas; elegidas: { $count }.
    }
reason-discard-repeated = La misma carta no se puede descartar dos veces: { $cards }.
reason-discard-not-held = Solo se pueden descartar cartas de la mano. No están en ella: { $cards }.
reason-not-in-hand =
    { $seatYou ->
        [yes] No tienes { $cardObj }.
       *[no] { $seat } no tiene { $cardObj }.
    }
reason-already-played =
    { $seatYou ->
        [yes] Ya has jugado { $cardObj }.
       *[no] { $seat } ya ha jugado { $cardObj }.
    }
reason-no-card-to-call = Nadie más tiene { $suitNone }: con una salida de { $suit } no queda carta que llamar.
warning-leaves-no-call = Con este descarte no queda carta que llamar y la ronda se anularía. Pulsa otra vez para descartar de todos modos.
reason-call-missing = Con esta salida hay que llamar también una carta.
reason-call-at-amerikaner = Con Amerikaner no se llama ninguna carta: el declarante juega en solitario.
reason-call-own = No se puede llamar una carta de la propia mano: { $card }.
reason-call-discarded = No se puede llamar una carta del descarte: { $card }.
reason-call-other-suit = La carta llamada debe ser del palo de salida: { $suit }.
reason-must-follow =
    { $seatYou ->
        [yes] Debes asistir al palo: tienes { $cards }.
       *[no] { $seat } debe asistir al palo: tiene { $cards }.
    }
reason-must-play-called =
    { $seatYou ->
        [yes] Tienes la carta llamada y debes jugarla ahora: { $card }.
       *[no] { $seat } tiene la carta llamada y debe jugarla ahora: { $card }.
    }
not-allowed = Jugada no válida.
allowed = Jugada válida.
rule-link = La regla: { $clause }

## What can be wrong with a link, a record or a question to the engine

error-link-damaged = Este enlace está dañado. Estás viendo la ronda desde el principio.
error-link-newer = Este enlace viene de una versión más reciente del sitio. Estás viendo la ronda desde el principio.
error-unknown-step = El enlace señala un paso que esta ronda no tiene. Estás viendo la ronda desde el principio.
error-unknown-line = El enlace señala una línea que esta ronda no tiene. Estás viendo la ronda desde el principio.
error-other = Algo ha salido mal ({ $code }). La ronda de ejemplo sigue funcionando.

## Clause names (link texts)

clause-deal-pack = la baraja
clause-deal-rank = el valor de las cartas
clause-deal-dealer = quién reparte
clause-deal-cut = barajar y cortar
clause-deal-twelve = doce cartas por jugador
clause-deal-kitty = quedan cuatro: el talón
clause-deal-hidden = manos ocultas, sentido horario
clause-deal-misdeal = reparto equivocado
clause-bid-first = quién puja primero
clause-bid-number = qué es una puja
clause-bid-minimum = la puja mínima: seis
clause-bid-higher = cada puja, más alta
clause-bid-twelve = una puja de doce
clause-bid-amerikaner = la puja Amerikaner
clause-bid-pass-final = quien pasa no vuelve
clause-bid-end = cómo acaba la subasta
clause-bid-all-pass = todos pasan
clause-kitty-take = recoger el talón
clause-kitty-discard = descartar cuatro cartas
clause-kitty-out = el descarte ya no cuenta
clause-lead-bidder = sale el declarante
clause-lead-trump = la salida fija el triunfo
clause-call-card = llamar una carta
clause-call-live = solo cartas en juego
clause-call-none = ninguna carta que llamar
clause-call-owner = la carta llamada se juega
clause-call-silent = el compañero calla
clause-play-follow = asistir al palo
clause-play-free = sin cartas del palo
clause-play-trump-lead = salir con triunfo
clause-play-winner = quién gana la baza
clause-play-next = quién sale después
clause-play-all = las doce bazas, siempre
clause-play-alone = Amerikaner, en solitario
clause-play-revoke = el renuncio
clause-score-made = contrato cumplido
clause-score-lost = contrato no cumplido
clause-score-over = bazas de más
clause-score-defender = las bazas de los defensores
clause-score-amerikaner = los puntos de Amerikaner
clause-score-running = el total acumulado
clause-end-52 = el final a los 52
clause-end-not-always = cuando la partida sigue
clause-end-shared = victoria compartida

## The stepper

stepper-region = Ronda de ejemplo, paso a paso
stepper-first = Primer paso
stepper-previous = Anterior
stepper-next = Siguiente
stepper-last = Último paso
stepper-play = Reproducir
stepper-pause = Pausar
stepper-speed = Velocidad
stepper-speed-slow = lenta
stepper-speed-normal = normal
stepper-speed-fast = rápida
stepper-progress = Paso { $n } de { $last }
stepper-keys = Teclas: ← → un paso, Inicio y Fin, espacio para reproducir o pausar. En una mano: ↑ ↓ pasan de carta en carta, S H D C y los valores saltan a una, M dice qué cartas son válidas y W por qué una no vale.
stepper-steps = Todos los pasos
stepper-auction = Subasta
stepper-lines = Línea
stepper-turning-point = Esta carta separa las dos líneas.
stepper-explanation = Explicación
stepper-off-record = Has dejado la ronda preparada y ahora juegas por los cuatro.
stepper-back = Volver a la ronda
stepper-undo = Deshacer
stepper-copy-link = Copiar enlace
stepper-link-copied = Enlace copiado
stepper-copy-failed = No se ha podido copiar el enlace. Está en la barra de direcciones.
stepper-settings = Ajustes
stepper-settings-not-kept = Este navegador no guarda los ajustes: duran hasta que dejes la página.
stepper-sit = Ocupar este sitio
stepper-sit-none = Mostrar todas las manos
stepper-seats = Qué cartas se ven
stepper-letters = Letras de las cartas
stepper-letters-standard = A K Q J
stepper-letters-local = letras locales
stepper-four-colours = Cuatro colores
stepper-words = Cartas con palabras
stepper-redeal = La ronda se anula. Vuelve a repartir la misma persona.
stepper-try-call = Probar otra puja
stepper-try-discard =
    { $count ->
        [0] El descarte está completo.
        [one] Elige { $count } carta más para descartar.
       *[other] Elige { $count } cartas más para descartar.
    }
stepper-discard-button = Descartar estas cartas
stepper-try-lead = Pulsa la carta de salida y después la carta que se llama.
stepper-choose-called = ¿Qué carta llama el declarante si sale con { $cardLead }?
stepper-try-card = Pulsa cualquier carta de la mano que tiene el turno.
stepper-pass = Paso
stepper-amerikaner = Amerikaner
no-javascript = El ejemplo paso a paso necesita JavaScript. La misma ronda está descrita más abajo.
line-parts = Los primeros { $n } pasos son iguales. A partir de aquí las líneas se separan:
example-summary = Ejemplo: { $title }
example-summary-line = Ejemplo: { $title }. { $line }
sheet-player = Jugador
sheet-before = Antes
sheet-deal = Esta ronda
sheet-after = Total acumulado
sheet-won =
    { $winnerYou ->
        [yes] Ganas la partida con { $points } puntos.
       *[no] { $winner } gana la partida con { $points } puntos.
    }
sheet-shared = Victoria compartida: { $players }.
sheet-goes-on = Nadie tiene aún { $target } puntos: siguiente ronda.
scroll-hint = Desliza hacia los lados para ver la tabla entera.

## The facts line and the table

fact-contract = Contrato
fact-trump = Triunfo
fact-no-trump = sin triunfo
fact-called = Carta llamada
fact-tricks = Bazas
fact-scores = Puntuación
fact-none = aún no hay
fact-highest = Puja más alta
fact-side = { $taken } de { $needed }
fact-side-both = { $a } y { $b }
fact-kitty = Talón
fact-discards = Descarte
trick-number = baza { $n }
trick-place = { $seat }: aún sin carta
trick-list = Baza { $n }: { $cards }
trick-empty = Aún no se ha jugado ninguna carta.
card-back = Carta boca abajo
card-allowed = { $card }, se puede jugar
card-not-allowed = { $card }, no se puede jugar
card-proof = lo demuestra
allowed-cards = Cartas válidas: { $cards }
tricks-needed =
    { $count ->
        [0] El contrato está asegurado.
        [one] Falta { $count } baza.
       *[other] Faltan { $count } bazas.
    }
tricks-short = El contrato ya no se puede cumplir.
diagram-label = Diagrama de la ronda: las cuatro manos y el talón
north = Norte
east = Este
south = Sur
west = Oeste

## The rules engine

engine-loading = Cargando el motor de reglas… { $percent } %
engine-size = La primera vez se cargan unos { $mb } MB.
engine-failed = El motor de reglas no ha arrancado. La ronda preparada sigue funcionando.
engine-file-missing = No se ha podido cargar el archivo { $file }.
engine-file-broken = El archivo { $file } está dañado.
engine-unsupported = Este navegador es demasiado antiguo para ejecutarlo.
engine-boot = Se ha cargado, pero no ha podido arrancar.
engine-timeout = Ha tardado demasiado en responder.
engine-died = Se ha parado a mitad de una respuesta.
engine-fault = No ha podido responder a esto.
engine-retry = Reintentar

## The site

language-name = Español
# Other language tags whose readers are led to this folder, besides the folder’s own name.
language-aliases = es
site-name = Aprende Amerikaner
site-short-name = Amerikaner
site-description = Las reglas del Amerikaner, un juego de bazas noruego, y una ronda paso a paso: prueba cualquier carta y mira por qué vale o no.
site-footer = Textos: CC BY 4.0 · código: MIT · versión { $version } ({ $date })
# Section titles in the navigation.
nav-hands = Rondas de ejemplo
nav-more = Más
permalink-here = Enlace a esta sección
permalink-clause = Enlace a la regla: { $clause }
# Under the meaning of a word, shown beside it.
glossary-open = Abrir el glosario
sheet-pdf = PDF para imprimir: una página A4
palette-to-dark = Cambiar a colores oscuros
palette-to-light = Cambiar a colores claros
menu-open = Menú
not-found-title = Esta página no existe
not-found-text = Puede que la dirección tenga un error o que la página haya cambiado de sitio.
not-found-home = Ir a la página de inicio
offline-title = Sin conexión
offline-text = Esta página no está guardada en tu dispositivo. Las páginas de los idiomas en los que ya has leído el sitio funcionan sin red.
# Pairs written=typed: what a reader may type instead of a letter of this language.
search-letters = á=a é=e í=i ó=o ú=u ü=u ñ=n

## The theme (theme-a-b stands for the theme’s own string a.b)

# html lang, and the theme’s shipped file that gives what is not listed here.
theme-language = es
theme-base = es
theme-action-skip = Saltar al contenido
theme-clipboard-copy = Copiar al portapapeles
theme-clipboard-copied = Copiado al portapapeles
theme-footer = Página anterior y siguiente
theme-footer-previous = Anterior
theme-footer-next = Siguiente
theme-header = Cabecera
theme-nav = Navegación
theme-search = Búsqueda
theme-search-placeholder = Buscar
theme-search-reset = Borrar
theme-search-share = Compartir
theme-search-result-initializer = Iniciando la búsqueda
theme-search-result-placeholder = Escribe para buscar
theme-search-result-none = No hay resultados
theme-search-result-one = 1 resultado
theme-search-result-other = # resultados
theme-search-result-more-one = 1 más en esta página
theme-search-result-more-other = # más en esta página
theme-search-result-term-missing = Falta
theme-select-language = Elegir idioma
theme-select-version = Elegir versión
theme-tabs = Pestañas
theme-toc = En esta página
theme-top = Volver al principio
