# Las reglas de la casa y otro número de jugadores, español.
# `$seatYou` y los papeles de las cartas, como en ui.ftl.

## The joker and more players

# Puede haber varios comodines: el que se juega es «un comodín»; el que gana una baza, «el comodín».
joker = comodín
    .obj = un comodín
    .with = el comodín
    .lead = un comodín
    .call = a un comodín
player-4 = Sara
player-5 = Oskar

## Events

event-deal-numbers =
    { $dealerYou ->
        [yes] Repartes { $count } cartas a cada jugador { $kitty ->
            [0] y no queda talón.
            [one] y dejas { $kitty } carta en el talón.
           *[other] y dejas { $kitty } cartas en el talón.
        }
       *[no] { $dealer } reparte { $count } cartas a cada jugador { $kitty ->
            [0] y no queda talón.
            [one] y deja { $kitty } carta en el talón.
           *[other] y deja { $kitty } cartas en el talón.
        }
    }
event-twos-out =
    { $count ->
        [one] Se quita un dos de la baraja: { $cards }.
       *[other] Se quitan { $count } doses de la baraja: { $cards }.
    }
event-jokers-in =
    { $count ->
        [one] Se añade un comodín.
       *[other] Se añaden { $count } comodines.
    }
event-kitty-open = El talón queda boca arriba: { $cards }.
event-dealer-first =
    { $seatYou ->
        [yes] Hablas en primer lugar, porque repartes.
       *[no] { $seat } habla en primer lugar, porque reparte.
    }
event-claim =
    { $seatYou ->
        [yes] Pides un nuevo reparto y enseñas tu mano: { $cards }.
       *[no] { $seat } pide un nuevo reparto y enseña su mano: { $cards }.
    }
event-redeal =
    { $dealerYou ->
        [yes] Nadie puntúa y vuelves a repartir.
       *[no] Nadie puntúa y { $dealer } vuelve a repartir.
    }
event-all-pass-next =
    { $seatYou ->
        [yes] Todos pasan: nadie puntúa y ahora repartes tú.
       *[no] Todos pasan: nadie puntúa y ahora reparte { $seat }.
    }
event-pass-round =
    { $seatYou ->
        [yes] Todos pasan y se juega una ronda de pasos: sin triunfo y a −1 por baza. Sales tú.
       *[no] Todos pasan y se juega una ronda de pasos: sin triunfo y a −1 por baza. Sale { $seat }.
    }
event-kitty-open-taken =
    { $seatYou ->
        [yes] Recoges el talón, que está a la vista: { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $seat } recoge el talón, que está a la vista: { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
event-kitty-trick =
    { $seatYou ->
        [yes] El descarte vale como una baza para tu bando.
       *[no] El descarte vale como una baza para el bando de { $seat }.
    }
event-grand = Se juega sin triunfo.
event-trump-named = Triunfo libre: { $suit }.
event-joker-led =
    { $seatYou ->
        [yes] Sales con { $cardLead }.
       *[no] { $seat } sale con { $cardLead }.
    }
event-joker-thrown =
    { $seatYou ->
        [yes] Echas { $cardObj }, que aquí no puede ganar.
       *[no] { $seat } echa { $cardObj }, que aquí no puede ganar.
    }
event-joker-trumps =
    { $seatYou ->
        [yes] Juegas { $cardObj }, el triunfo más alto.
       *[no] { $seat } juega { $cardObj }, el triunfo más alto.
    }
event-two-wins = Un dos de salida gana la baza, caiga lo que caiga después.
event-points-double =
    { $declarerYou ->
        [yes] Como declarante, cuentas el doble de la puja de { $bid }.
       *[no] Como declarante, { $declarer } cuenta el doble de la puja de { $bid }.
    }
event-points-half =
    { $partnerYou ->
        [yes] Haces pareja con el declarante y cuentas la mitad de la puja de { $bid }: { $half }.
       *[no] { $partner } hace pareja con el declarante y cuenta la mitad de la puja de { $bid }: { $half }.
    }
event-pass-round-over = La ronda de pasos ha terminado: cada baza resta un punto a quien la ha ganado.

## Reasons

reason-claim-not-played = En esta mesa no se pide nuevo reparto por una mano floja.
reason-claim-too-late =
    { $seatYou ->
        [yes] Ya es tarde: el nuevo reparto se pide antes de pujar o pasar, y ya lo has hecho.
       *[no] Ya es tarde: el nuevo reparto se pide antes de pujar o pasar, y { $seat } ya lo ha hecho.
    }
reason-claim-high-card = Con cartas altas en la mano no se puede pedir nuevo reparto: { $cards }.
reason-claim-joker = Con un comodín en la mano no se puede pedir nuevo reparto.
reason-joker-opens = Si la puja es un número, no se sale con un comodín a la primera baza: no hay carta de su palo que llamar.
reason-joker-called = Un comodín no se puede llamar nunca.
reason-call-not-in-pack = No se puede llamar { $cardCall }: se ha quitado de la baraja.
reason-trump-not-free = En esta mesa el triunfo es el palo de salida: { $suit }.
reason-no-grand = En esta mesa, una puja de número se juega siempre con triunfo.

## Clause names

clause-option-players = el número de jugadores
clause-option-kitty = las cartas en el talón
clause-option-strip-twos = quitar doses
clause-option-jokers = los comodines
clause-option-kitty-trick = la baza del talón
clause-option-open-kitty = el talón a la vista
clause-option-lowest-bid = otra puja mínima
clause-option-first-to-bid = quién habla primero
clause-option-all-pass = si pasan todos
clause-option-redeal-claim = la mano floja
clause-option-grand = un número sin triunfo
clause-option-free-trump = el triunfo libre
clause-option-led-two = el dos de salida
clause-option-contract-points = el doble o la mitad
clause-option-rounding = redondear la mitad
clause-option-target = la meta de la partida

## Rules as played

chapter-cards = Las cartas y el reparto
chapter-auction = La subasta y el talón
chapter-partner = Triunfo y compañero
chapter-play = Las bazas
chapter-scores = La puntuación

rule-pack =
    Juegan { $players ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
    } personas con una baraja francesa de { $count } cartas, sin comodines. Hace falta también algo donde anotar los puntos.
rule-pack-twos =
    Juegan { $players ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
    } personas con una baraja francesa, sin comodines y sin { $cards }. Quedan { $count } cartas. Hace falta también algo donde anotar los puntos.
rule-pack-jokers =
    Juegan { $players ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
    } personas con una baraja francesa de 52 cartas y { $jokers ->
        [one] { $jokers } comodín
       *[other] { $jokers } comodines
    }: { $count } cartas en total. Hace falta también algo donde anotar los puntos.
rule-rank = En todos los palos, de mayor a menor: as, rey, dama, jota, diez, nueve y así hacia abajo. Ningún palo vale más que otro: solo el triunfo está por encima.
rule-joker-dud = El comodín no es de ningún palo: se puede salir con él, pero después solo se juega cuando no se puede asistir. No gana nunca, salvo que toda la baza sea de comodines: entonces gana el primero. Si se sale con uno, el palo lo fija la primera carta que no sea comodín. Un comodín no se puede llamar.
rule-joker-top = El comodín es el triunfo más alto; entre varios gana el primero. Cuando se juega sin triunfo, no es de ningún palo: no gana, salvo que toda la baza sea de comodines, y después de la salida solo se juega cuando no se puede asistir. Un comodín no se puede llamar.
rule-dealer = La primera vez se sortea quién reparte. Después reparte quien está a la izquierda, y así tras cada ronda jugada.
rule-deal =
    Las cartas se reparten de una en una, hacia la izquierda: { $count } por jugador. { $kitty ->
        [1] La carta que queda es el talón.
        [2] Las dos cartas que quedan son el talón.
       *[4] Las cuatro cartas que quedan son el talón.
    }
rule-deal-all = Se reparten todas las cartas de una en una, hacia la izquierda: { $count } por jugador. No hay talón.
rule-kitty-hidden = El talón se deja boca abajo.
rule-kitty-open = El talón se pone boca arriba antes de la subasta, y toda la mesa lo ve.
rule-claim-akqj = Quien no ha recibido ningún as, rey, dama, jota ni comodín puede exigir un nuevo reparto cuando le toca hablar por primera vez, en lugar de pujar o pasar. Enseña la mano, nadie puntúa y vuelve a repartir la misma persona.
rule-claim-kqj = Quien no ha recibido ningún rey, dama, jota ni comodín puede exigir un nuevo reparto cuando le toca hablar por primera vez, en lugar de pujar o pasar. Enseña la mano, nadie puntúa y vuelve a repartir la misma persona.

rule-first-left = Habla primero quien está a la izquierda de quien reparte; después se sigue en sentido horario.
rule-first-dealer = Habla primero quien reparte; después se sigue en sentido horario.
rule-bids = Se puja un número de bazas, de { $lowest } a { $highest }, o se pasa. Quien puja se compromete a hacerlas junto con un compañero que aún no conoce; no se nombra ningún palo.
rule-higher = Cada puja debe superar la anterior; igualarla no basta. Se puede saltar.
rule-amerikaner = Amerikaner supera a todos los números y cierra la subasta: las { $tricks } bazas en solitario, sin compañero y sin triunfo. Puede ser incluso la primera puja.
rule-pass-final = Quien pasa no vuelve a pujar. La subasta sigue hasta que todos han pasado menos quien tiene la puja más alta: es el declarante, y su puja es el contrato.
rule-all-pass-same = Si pasan todos, no se anota nada y vuelve a repartir la misma persona.
rule-all-pass-next = Si pasan todos, no se anota nada y reparte la persona siguiente, hacia la izquierda.
rule-all-pass-round = Si pasan todos, se juega una ronda de pasos, sin triunfo y cada cual por su cuenta. Sale quien está a la izquierda de quien reparte, y cada baza resta un punto a quien la gana. El talón, si lo hay, queda fuera, y esta ronda no puede acabar la partida.
rule-exchange =
    El declarante recoge el talón, con Amerikaner también, y descarta boca abajo { $count ->
        [1] una carta cualquiera. Nadie más la ve y no se juega.
        [2] dos cartas cualesquiera. Nadie más las ve y no se juegan.
       *[4] cuatro cartas cualesquiera. Nadie más las ve y no se juegan.
    }
rule-no-exchange = Como no hay talón, nadie cambia cartas.
rule-kitty-trick = El descarte vale como una baza para el bando del declarante. Así son { $tricks } bazas en total, y la puja mínima es { $lowest }; para cumplir Amerikaner hacen falta todas las que se juegan.

rule-lead = El declarante sale a la primera baza: juega una carta, y los demás, en sentido horario, una cada uno.
rule-trump-lead = Si la puja es un número, el palo de esa primera carta es triunfo.
rule-trump-free = Si la puja es un número, el declarante nombra el triunfo al salir: el palo de esa carta o cualquier otro, aunque no tenga cartas de él.
rule-grand = Con un número, el declarante también puede decir al salir que se juega sin triunfo. La puja vale lo mismo y se llama una carta igualmente.
rule-call = Si la puja es un número, el declarante llama, es decir, nombra otra carta del mismo palo que la de salida, más alta o más baja.
rule-call-live = La carta llamada debe estar en otra mano; por eso la salida no puede ser de un palo que nadie más tenga. Si no hay carta que llamar en ningún palo, nadie puntúa y vuelve a repartir la misma persona.
rule-partner = Quien tiene la carta llamada debe jugarla en la primera baza y no dice nada hasta entonces. Hace pareja con el declarante solo en esta ronda: es el compañero.
rule-two-against =
    Declarante y compañero forman un bando. { $others ->
        [1] El otro jugador es el único defensor.
        [2] Los otros dos jugadores son los defensores, y cada uno juega por su cuenta.
        [3] Los otros tres jugadores son los defensores, y cada uno juega por su cuenta.
       *[4] Los otros cuatro jugadores son los defensores, y cada uno juega por su cuenta.
    }

rule-follow = Quien tiene cartas del palo de salida debe jugar una de ellas. Quien no tiene ninguna juega cualquier carta: jugar triunfo o superar no es obligatorio.
rule-winner = Gana la baza el triunfo más alto; si no hay triunfos, la carta más alta del palo de salida.
rule-led-two = Un dos con el que se sale gana la baza, caiga lo que caiga después, triunfos incluidos, y también con Amerikaner. Los demás asisten al palo como siempre, y un dos que no es de salida es una carta corriente.
rule-led-two-numbers = Un dos con el que se sale gana la baza, caiga lo que caiga después, triunfos incluidos, pero no con Amerikaner. Los demás asisten al palo como siempre, y un dos que no es de salida es una carta corriente.
rule-next = Quien gana la baza sale a la siguiente. Se puede salir con triunfo cuando se quiera.
rule-all-tricks = Se juegan siempre las { $tricks } bazas, aunque el contrato ya esté cumplido o ya no se pueda cumplir.
rule-alone = Con Amerikaner no hay triunfo ni compañero, y el declarante tiene que ganar en persona las { $tricks } bazas.

rule-made-equal = Si el bando del declarante hace al menos las bazas de la puja, cada uno de los dos se anota el número pujado; si no, se le resta. Las bazas de más no dan puntos.
rule-made-double = Si el bando del declarante hace al menos las bazas de la puja, el declarante se anota el doble de la puja y el compañero, la puja; si no, se les resta lo mismo. Las bazas de más no dan puntos.
rule-made-half = Si el bando del declarante hace al menos las bazas de la puja, el declarante se anota la puja y el compañero, la mitad, redondeada hacia arriba; si no, se les resta lo mismo. Con siete, el compañero se anota +4 o −4. Las bazas de más no dan puntos.
rule-made-half-up = Si el bando del declarante hace al menos las bazas de la puja, el declarante se anota la puja y el compañero, la mitad; si no, se les resta. La mitad se redondea siempre hacia arriba: con siete, el compañero se anota +4 o −3. Las bazas de más no dan puntos.
rule-defenders = Cada defensor se anota +1 por cada baza que gana en persona, se cumpla o no el contrato.
rule-amerikaner-score = Si el declarante cumple Amerikaner, se anota +{ $points } y nadie más puntúa. Si pierde una sola baza, se anota −{ $points } y los demás puntúan sus propias bazas.
rule-end =
    Cada jugador lleva un único total, que puede bajar de cero. { $target ->
        [one] Si al terminar una ronda alguien tiene { $target } punto o más, gana la partida el total más alto.
       *[other] Si al terminar una ronda alguien tiene { $target } puntos o más, gana la partida el total más alto.
    }
rule-shared = Quienes empatan en el total más alto comparten la victoria.

## Options

option-players = Número de jugadores
value-players-4 = cuatro
value-players-3 = tres
value-players-5 = cinco
value-players-6 = seis
effect-players-4 = Con el talón habitual, cada cual recibe doce cartas, y la pareja se enfrenta a dos defensores.
effect-players-3 = Con el talón habitual, cada cual recibe dieciséis cartas, y la pareja se enfrenta a un solo defensor.
effect-players-5 = Con el talón habitual, cada cual recibe diez cartas, y la pareja se enfrenta a tres defensores.
effect-players-6 = Con el talón habitual, cada cual recibe ocho cartas, y la pareja se enfrenta a cuatro defensores.

option-kitty = Cartas en el talón
value-kitty-usual = las habituales
value-kitty-none = ninguna
value-kitty-one = una sola
effect-kitty-usual = Quedan cuatro cartas, o dos si son cinco jugadores; si se quitan doses o se añaden comodines, no queda ninguna.
effect-kitty-none = Cuatro jugadores reciben trece cartas cada uno y nadie cambia ninguna.
effect-kitty-one = Tres jugadores reciben diecisiete cartas cada uno, y la que queda es el talón.

option-strip-twos = Quitar doses
value-strip-twos-no = no
value-strip-twos-yes = sí
effect-strip-twos-no = La baraja conserva sus cuatro doses.
effect-strip-twos-yes = Con tres jugadores se quita un dos, con cinco se quitan dos y con seis, los cuatro; no hay talón.

option-jokers = Comodines
value-jokers-none = no
value-jokers-dud = sí, como carta nula
value-jokers-top-trump = sí, como triunfo máximo
effect-jokers-none = Se juega sin comodines.
effect-jokers-dud = Se añaden dos comodines (tres si son cinco jugadores): no son de ningún palo y solo ganan una baza si todas sus cartas son comodines; no hay talón.
effect-jokers-top-trump = Se añaden dos comodines (tres si son cinco jugadores): superan a todos los triunfos; no hay talón.

option-kitty-trick = Baza del talón
value-kitty-trick-no = no
value-kitty-trick-yes = sí
effect-kitty-trick-no = El descarte no vale como baza.
effect-kitty-trick-yes = El descarte vale como una baza más para el bando del declarante: son trece en total, y se puja de siete a trece.

option-open-kitty = Talón a la vista
value-open-kitty-no = no
value-open-kitty-yes = sí
effect-open-kitty-no = El talón está boca abajo y solo lo ve quien lo recoge.
effect-open-kitty-yes = El talón se pone boca arriba antes de la subasta; el descarte sigue boca abajo.

option-lowest-bid = Puja mínima
value-lowest-bid-half = la mitad de las bazas
effect-lowest-bid-half = La puja más baja es la mitad de las bazas, redondeada hacia arriba.
effect-lowest-bid-number = La puja más baja es { $lowest }.

option-first-to-bid = Quién habla primero
value-first-to-bid-left = quien está a la izquierda de quien reparte
value-first-to-bid-dealer = quien reparte
effect-first-to-bid-left = Empieza la subasta quien está a la izquierda de quien reparte.
effect-first-to-bid-dealer = Empieza la subasta quien reparte.

option-all-pass = Si pasan todos
value-all-pass-same-dealer = reparte la misma persona
value-all-pass-next-dealer = reparte la siguiente
value-all-pass-pass-round = ronda de pasos
effect-all-pass-same-dealer = No se anota nada y vuelve a repartir la misma persona.
effect-all-pass-next-dealer = No se anota nada y reparte la persona siguiente, hacia la izquierda.
effect-all-pass-pass-round = Las cartas repartidas se juegan sin triunfo, y cada baza resta un punto a quien la gana.

option-redeal-claim = Mano floja
value-redeal-claim-none = no se pide otro reparto
value-redeal-claim-no-akqj = sin as, rey, dama ni jota
value-redeal-claim-no-kqj = sin rey, dama ni jota
effect-redeal-claim-none = Cada cual juega con la mano que le toca, por floja que sea.
effect-redeal-claim-no-akqj = Quien no tiene as, rey, dama ni jota puede exigir un nuevo reparto en lugar de pujar o pasar.
effect-redeal-claim-no-kqj = Quien no tiene rey, dama ni jota, aunque tenga ases, puede exigir un nuevo reparto en lugar de pujar o pasar.

option-grand = Un número sin triunfo
value-grand-no = no
value-grand-yes = sí
effect-grand-no = Una puja de número se juega siempre con triunfo.
effect-grand-yes = El declarante puede decir, al salir a la primera baza, que el número se juega sin triunfo; vale lo mismo.

option-free-trump = Triunfo libre
value-free-trump-no = no
value-free-trump-yes = sí
effect-free-trump-no = El triunfo es el palo de la primera carta.
effect-free-trump-yes = El declarante nombra el triunfo al salir, y puede ser cualquier palo; la carta llamada sigue siendo del palo de salida.

option-led-two = El dos de salida
value-led-two-no = carta corriente
value-led-two-yes = gana siempre
value-led-two-not-at-amerikaner = gana, salvo con Amerikaner
effect-led-two-no = Un dos con el que se sale gana solo si nadie lo supera ni juega triunfo.
effect-led-two-yes = Un dos con el que se sale gana la baza, caiga lo que caiga después, también con Amerikaner.
effect-led-two-not-at-amerikaner = Un dos con el que se sale gana la baza, caiga lo que caiga después; con Amerikaner es una carta corriente.

option-contract-points = El doble o la mitad
value-contract-points-equal = lo mismo para los dos
value-contract-points-declarer-double = el doble para el declarante
value-contract-points-partner-half = la mitad para el compañero
effect-contract-points-equal = Declarante y compañero suman o restan la puja: con siete, 7 puntos cada uno.
effect-contract-points-declarer-double = El declarante suma o resta el doble de la puja y el compañero, la puja: con siete, 14 y 7 puntos.
effect-contract-points-partner-half = El declarante suma o resta la puja y el compañero, la mitad: con ocho, 8 y 4 puntos.

option-rounding = Redondear la mitad
value-rounding-size = el tamaño: +4 o −4
value-rounding-upward = hacia arriba: +4 o −3
effect-rounding-size = La mitad de siete es +4 si se cumple el contrato y −4 si no.
effect-rounding-upward = La mitad de siete es +4 si se cumple el contrato y −3 si no.

option-target = Meta de la partida
effect-target =
    { $target ->
        [one] La partida termina cuando alguien acaba una ronda con { $target } punto o más.
       *[other] La partida termina cuando alguien acaba una ronda con { $target } puntos o más.
    }

preset-standard = Juego básico
preset-no-kitty = Cuatro jugadores, sin talón
preset-three = Tres jugadores
preset-three-one = Tres jugadores, talón de una carta
preset-five = Cinco jugadores
preset-six = Seis jugadores

## Problems

problem-unknown-option = Aquí no hay ninguna regla llamada «{ $option }».
problem-repeated-option = «{ $optionName }» aparece más de una vez.
problem-unknown-value = «{ $optionName }» no tiene ningún valor «{ $value }».
problem-out-of-range = «{ $optionName }» va de { $lowest } a { $highest }, y { $value } queda fuera.
problem-kitty-not-for-players =
    «{ $firstName }» y «{ $secondName }» no encajan: { $kitty ->
        [one] el talón de una sola carta es para tres jugadores
       *[none] con toda la baraja, solo cuatro jugadores pueden jugar sin talón
    }, y aquí hay { $players }.
problem-kitty-with-deck = «{ $firstName }» y «{ $secondName }» no encajan: si se quitan doses o se añaden comodines, se reparten todas las cartas y no queda talón.
problem-twos-not-for-players = «{ $firstName }» y «{ $secondName }» no encajan: los doses se quitan con tres, cinco o seis jugadores, y aquí hay { $players }.
problem-jokers-not-for-players = «{ $firstName }» y «{ $secondName }» no encajan: los comodines se añaden con tres, cinco o seis jugadores, y aquí hay { $players }.
problem-twos-with-jokers = «{ $firstName }» y «{ $secondName }» no encajan: con una sola de las dos reglas ya se reparten todas las cartas.
problem-kitty-trick-players = «{ $firstName }» y «{ $secondName }» no encajan: la baza del talón es para cuatro jugadores, y aquí hay { $players }.
problem-kitty-trick-kitty = «{ $firstName }» y «{ $secondName }» no encajan: para la baza del talón hace falta un talón de cuatro cartas.
problem-no-kitty-to-open = «{ $firstName }» y «{ $secondName }» no encajan: no queda talón que poner a la vista.
problem-lowest-above-highest = «{ $firstName }» y «{ $secondName }» no encajan: la puja mínima sería { $lowest }, y la más alta posible es { $highest }.
problem-too-long = Este texto de la mesa pasa de { $highest } caracteres y no se ha leído: cuenta el juego básico.

## The table page

table-presets = Empezar con
table-options = Reglas propias
table-text = Las reglas de esta mesa
table-summary =
    { $players } jugadores · { $hand } cartas por jugador · { $kitty ->
        [0] sin talón
       *[other] talón de { $kitty }
    } · { $tricks } bazas · puja mínima: { $lowest }
table-changed = distinto del juego básico
table-idle = elegido, pero no cambia nada en esta mesa
table-base = juego básico
table-reset = Volver al juego básico
table-print = Imprimir
table-copy-link = Copiar enlace
table-link-copied = Enlace copiado
table-copy-failed = No se ha podido copiar el enlace. Está en la barra de direcciones.
table-kept = Guardado en este dispositivo.
table-not-kept = Este navegador no guarda la mesa; el enlace, sí.
table-keep = Guardar esta mesa en el dispositivo
table-from-link = Esta mesa ha llegado con el enlace. La que está guardada en este dispositivo sigue igual hasta que cambies algo.
table-no-script = Para elegir hace falta JavaScript. Abajo están todas las opciones y las reglas del juego básico.
table-problem-fallback = Hasta que cambies una de las opciones, «{ $optionName }» se queda en «{ $value }».
table-problem-counts = Hasta que cambies esa opción, «{ $optionName }» se queda en «{ $value }».
table-found-problems =
    { $count ->
        [one] No se ha podido usar una de las reglas que traía el enlace o estaban guardadas. Lo demás se conserva.
       *[other] No se han podido usar { $count } de las reglas que traía el enlace o estaban guardadas. Lo demás se conserva.
    }
table-loading = Cargando el motor de reglas… { $percent } %
table-failed = El motor de reglas no ha arrancado. Abajo están las reglas del juego básico.
table-number = un número
table-more = Más sobre esta regla
table-empty = Todo es como en el juego básico.
table-differs =
    { $count ->
        [one] Una regla es distinta de la del juego básico.
       *[other] { $count } reglas son distintas de las del juego básico.
    }
table-printed-from = Impreso desde { $address }

## Hands

stepper-table = Con las reglas de nuestra mesa
stepper-table-none = Elige antes las reglas de tu mesa
stepper-table-same = Con estas reglas, la ronda es exactamente igual.
stepper-table-differs =
    { $count ->
        [one] Un paso es distinto y está marcado.
       *[other] { $count } pasos son distintos y están marcados.
    }
stepper-step-differs = distinto en esta mesa
stepper-table-stops = Con las reglas de la mesa, la ronda no puede seguir aquí:
error-deal-does-not-fit = Estas cartas no encajan con el número de jugadores o con la baraja de la mesa.
stepper-claim = Pedir un nuevo reparto
stepper-choose-trump = ¿Qué palo es triunfo si el declarante sale con { $cardLead }?
fact-all-pass = Ronda de pasos
fact-extra = incluida la del talón
diagram-label-players = Diagrama de la ronda: { $count } manos
stepper-off-record-all = Has dejado la ronda preparada y ahora juegas con todas las manos.
stepper-keys-joker = X salta a un comodín.
stepper-line-differs = distinto en la otra línea
