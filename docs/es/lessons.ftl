# Lecciones, práctica y hojas de ejercicios: español.
# Argumentos como en ui.ftl y house.ftl. Además: $better, con los mismos papeles que $card; $players (nombres);
# $answer (con palabras o signos) y, en why-…, $total y $best (totales acumulados, con el signo menos si bajan de cero).
# En lo demás, $n, $total, $count, $done, $right y $review son números a secas.

## Questions

task-playable =
    { $seatYou ->
        [yes] ¿Qué cartas puedes jugar? Elige todas las válidas.
       *[no] ¿Qué cartas puede jugar { $seat }? Elige todas las válidas.
    }
task-play =
    { $seatYou ->
        [yes] Te toca: juega una carta válida.
       *[no] Juega por { $seat } una carta válida.
    }
task-play-win =
    { $seatYou ->
        [yes] Te toca: juega una carta que gane la baza.
       *[no] Juega por { $seat } una carta que gane la baza.
    }
task-winner = ¿Quién gana esta baza y sale a la siguiente?
task-count =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Juegas como declarante, y { $partner } hace pareja contigo. ¿Cuántas bazas lleva la pareja?
           *[no] { $partnerYou ->
                [yes] Haces pareja con { $declarer }, que juega como declarante. ¿Cuántas bazas lleva la pareja?
               *[no] { $declarer } juega como declarante y hace pareja con { $partner }. ¿Cuántas bazas lleva la pareja?
            }
        }
       *[no] { $declarerYou ->
            [yes] Juegas como declarante. ¿Cuántas bazas llevas?
           *[no] { $declarer } juega como declarante. ¿Cuántas bazas lleva?
        }
    }
task-speaker = ¿A quién le toca ahora pujar o pasar? ¿O ya ha terminado la subasta?
task-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] ¿Puedes pujar Amerikaner ahora?
           *[no] ¿Puede { $seat } pujar Amerikaner ahora?
        }
       *[no] { $seatYou ->
            [yes] ¿Puedes pujar { $bid } ahora?
           *[no] ¿Puede { $seat } pujar { $bid } ahora?
        }
    }
task-may-pass =
    { $seatYou ->
        [yes] ¿Puedes pasar ahora?
       *[no] ¿Puede { $seat } pasar ahora?
    }
task-callable =
    { $seatYou ->
        [yes] Sales con { $cardLead }. ¿Cuáles de estas cartas puedes llamar? Elige todas las válidas.
       *[no] { $seat } sale con { $cardLead }. ¿Cuáles de estas cartas puede llamar? Elige todas las válidas.
    }
task-partner =
    { $seatYou ->
        [yes] Sales con { $leadLead } y llamas { $calledCall }. ¿Quién hace pareja contigo?
       *[no] { $seat } sale con { $leadLead } y llama { $calledCall }. ¿Quién es su pareja?
    }
task-discard =
    { $seatYou ->
        [yes] Descarta { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } de modo que después te quede una carta que llamar.
       *[no] Descarta por { $seat } { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } de modo que después quede una carta que llamar.
    }
task-made =
    { $bidAmerikaner ->
        [yes] { $declarerYou ->
            [yes] Has pujado Amerikaner. ¿Lo has cumplido?
           *[no] { $declarer } ha pujado Amerikaner. ¿Lo ha cumplido?
        }
       *[no] { $declarerYou ->
            [yes] Has pujado { $bid }. ¿Está cumplido el contrato?
           *[no] { $declarer } ha pujado { $bid }. ¿Está cumplido el contrato?
        }
    }
task-points =
    { $seatYou ->
        [yes] ¿Cuántos puntos te anotas en esta ronda?
       *[no] ¿Cuántos puntos se anota { $seat } en esta ronda?
    }
task-end = La ronda ha terminado. ¿Quién ha ganado la partida? ¿O todavía sigue? Si ha ganado más de una persona, marca a todas.

## Why an answer is right or wrong

why-follow =
    { $seatYou ->
        [yes] Palo de salida: { $suit }. { $cardsCount ->
            [one] Solo puedes jugar una carta: { $cards }.
           *[other] Debes jugar una de estas cartas: { $cards }.
        }
       *[no] Palo de salida: { $suit }. { $cardsCount ->
            [one] { $seat } solo puede jugar una carta: { $cards }.
           *[other] { $seat } debe jugar una de estas cartas: { $cards }.
        }
    }
why-void =
    { $seatYou ->
        [yes] No tienes { $suitNone }, así que puedes jugar cualquier carta.
       *[no] { $seat } no tiene { $suitNone }, así que puede jugar cualquier carta.
    }
why-lead =
    { $seatYou ->
        [yes] Sales tú, así que puedes jugar cualquier carta.
       *[no] Sale { $seat }, así que puede jugar cualquier carta.
    }
why-called =
    { $seatYou ->
        [yes] Tienes la carta llamada, { $cardObj }, y debes jugarla en la primera baza.
       *[no] { $seat } tiene la carta llamada, { $cardObj }, y debe jugarla en la primera baza.
    }
# Cartas que también habrían valido.
why-left-out =
    { $cardsCount ->
        [one] A tu respuesta le falta una carta válida: { $cards }.
       *[other] A tu respuesta le faltan cartas válidas: { $cards }.
    }
why-played =
    { $seatYou ->
        [yes] Puedes jugar { $cardObj }.
       *[no] { $seat } puede jugar { $cardObj }.
    }
why-trick-won =
    { $seatYou ->
        [yes] Ganas la baza con { $cardWith }.
       *[no] { $seat } gana la baza con { $cardWith }.
    }
why-trick-lost =
    { $seatYou ->
        [yes] La baza la ganas tú con { $cardWith }.
       *[no] La baza la gana { $seat } con { $cardWith }.
    }
why-highest =
    { $seatYou ->
        [yes] Ganas con { $cardWith }, la carta más alta del palo de salida, y sales a la siguiente baza.
       *[no] { $seat } gana con { $cardWith }, la carta más alta del palo de salida, y sale a la siguiente baza.
    }
why-highest-trump =
    { $seatYou ->
        [yes] Ganas con { $cardWith }, el triunfo más alto de la baza, y sales a la siguiente.
       *[no] { $seat } gana con { $cardWith }, el triunfo más alto de la baza, y sale a la siguiente.
    }
why-lower = Con { $cardWith } no se gana la baza: { $betterObj } vale más.
why-off-suit = Con { $cardWith } no se gana la baza: no es del palo de salida ({ $suit }) ni es triunfo.
why-off-suit-plain = Con { $cardWith } no se gana la baza: no es del palo de salida ({ $suit }).
why-trumped = Con { $cardWith } no se gana la baza: { $betterObj } es triunfo y está por encima.
why-two =
    { $seatYou ->
        [yes] Ganas con { $cardWith }: en esta mesa, un dos con el que se sale gana la baza.
       *[no] { $seat } gana con { $cardWith }: en esta mesa, un dos con el que se sale gana la baza.
    }
why-beaten-by-two = Con { $cardWith } no se gana la baza: en esta mesa gana { $betterObj }, porque es un dos y se ha salido con él.
why-joker = Con { $cardWith } no se gana la baza: aquí un comodín nunca supera a otra carta.
why-beaten-by-joker = Con { $cardWith } no se gana la baza: aquí el comodín está por encima.
why-highest-joker =
    { $seatYou ->
        [yes] Ganas con { $cardWith } y sales a la siguiente baza.
       *[no] { $seat } gana con { $cardWith } y sale a la siguiente baza.
    }
why-side-has =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] La pareja que formas con { $partner } lleva { $tricks ->
                [one] { $tricks } baza
               *[other] { $tricks } bazas
            }.
           *[no] { $partnerYou ->
                [yes] La pareja que formas con { $declarer } lleva { $tricks ->
                    [one] { $tricks } baza
                   *[other] { $tricks } bazas
                }.
               *[no] Entre { $declarer } y { $partner } llevan { $tricks ->
                    [one] { $tricks } baza
                   *[other] { $tricks } bazas
                }.
            }
        }
       *[no] { $declarerYou ->
            [yes] Llevas { $tricks ->
                [one] { $tricks } baza
               *[other] { $tricks } bazas
            }.
           *[no] { $declarer } lleva { $tricks ->
                [one] { $tricks } baza
               *[other] { $tricks } bazas
            }.
        }
    }
why-speaks =
    { $seatYou ->
        [yes] Acaba de hablar { $caller }. Desde ahí, en sentido horario, la primera persona que no ha pasado eres tú: te toca pujar o pasar.
       *[no] { $callerYou ->
            [yes] Acabas de hablar tú. Desde ahí, en sentido horario, la primera persona que no ha pasado es { $seat }: le toca pujar o pasar.
           *[no] Acaba de hablar { $caller }. Desde ahí, en sentido horario, la primera persona que no ha pasado es { $seat }: le toca pujar o pasar.
        }
    }
why-speaks-first =
    { $seatYou ->
        [yes] Reparte { $dealer }. Habla primero quien está a la izquierda de quien reparte, y ese es tu sitio.
       *[no] { $dealerYou ->
            [yes] Repartes tú. Habla primero quien está a tu izquierda: { $seat }.
           *[no] Reparte { $dealer }. Habla primero quien está a la izquierda de quien reparte: { $seat }.
        }
    }
why-speaks-house =
    { $seatYou ->
        [yes] Repartes tú, y en esta mesa habla primero quien reparte.
       *[no] Reparte { $seat }, y en esta mesa habla primero quien reparte.
    }
why-not-next =
    { $seatYou ->
        [yes] Acaba de hablar { $caller }. En sentido horario, antes que tú hay alguien que no ha pasado.
       *[no] { $callerYou ->
            [yes] Acabas de hablar tú. En sentido horario, antes que { $seat } hay alguien que no ha pasado.
           *[no] Acaba de hablar { $caller }. En sentido horario, antes que { $seat } hay alguien que no ha pasado.
        }
    }
why-not-next-first =
    { $seatYou ->
        [yes] { $dealerYou ->
            [yes] Repartes tú. Habla primero quien está a tu izquierda.
           *[no] Reparte { $dealer }. Habla primero quien está a la izquierda de quien reparte, y ese no es tu sitio.
        }
       *[no] { $dealerYou ->
            [yes] Repartes tú. Habla primero quien está a tu izquierda, y no es { $seat }.
           *[no] Reparte { $dealer }. Habla primero quien está a la izquierda de quien reparte, y no es { $seat }.
        }
    }
why-not-next-house =
    { $dealerYou ->
        [yes] Repartes tú, y en esta mesa habla primero quien reparte.
       *[no] Reparte { $dealer }, y en esta mesa habla primero quien reparte.
    }
why-over =
    { $seatYou ->
        [yes] La subasta ha terminado: los demás han pasado, y la ganas tú.
       *[no] La subasta ha terminado: los demás han pasado, y la gana { $seat }.
    }
why-all-passed = Todos han pasado: la subasta ha terminado y nadie la gana.
why-still-on =
    { $seatYou ->
        [yes] La subasta no ha terminado: aún te toca pujar o pasar.
       *[no] La subasta no ha terminado: aún le toca a { $seat } pujar o pasar.
    }
why-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Puedes pujar Amerikaner: es tu turno, y Amerikaner supera a todos los números.
           *[no] { $seat } puede pujar Amerikaner: es su turno, y Amerikaner supera a todos los números.
        }
       *[no] { $seatYou ->
            [yes] Puedes pujar { $bid }: es tu turno, y la puja es lo bastante alta.
           *[no] { $seat } puede pujar { $bid }: es su turno, y la puja es lo bastante alta.
        }
    }
why-may-pass =
    { $seatYou ->
        [yes] Puedes pasar: es tu turno, y pujar no es obligatorio para nadie.
       *[no] { $seat } puede pasar: es su turno, y pujar no es obligatorio para nadie.
    }
why-may-call =
    { $cardsCount ->
        [0] No se puede llamar ninguna de estas cartas.
        [one] Esta carta se puede llamar: { $cards }. Es del palo de salida y está en otra mano.
       *[other] Estas cartas se pueden llamar: { $cards }. Son del palo de salida y están en otras manos.
    }
why-holds =
    { $seatYou ->
        [yes] Tienes { $cardObj }, la carta llamada, y haces pareja con quien la ha llamado.
       *[no] { $seat } tiene { $cardObj }, la carta llamada, y hace pareja con quien la ha llamado.
    }
why-not-holder =
    { $seatYou ->
        [yes] No tienes { $cardObj }.
       *[no] { $seat } no tiene { $cardObj }.
    }
why-own =
    { $seatYou ->
        [yes] Juegas como declarante, y la carta llamada nunca está en tu propia mano.
       *[no] { $seat } juega como declarante, y la carta llamada nunca está en su propia mano.
    }
why-call-remains = Después aún queda alguna carta que llamar.
why-no-call = Así no queda ninguna carta que llamar: nadie más tiene cartas de los palos que quedan en la mano. Habría que repartir otra vez.
why-made =
    El bando del declarante ha hecho { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }, y la puja era de { $bid }: el contrato está cumplido.
why-failed =
    El bando del declarante ha hecho { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }, y la puja era de { $bid }: { $short ->
        [one] falta { $short } baza
       *[other] faltan { $short } bazas
    } y el contrato no está cumplido.
why-amerikaner-made = El declarante ha hecho todas las bazas: Amerikaner está cumplido.
why-amerikaner-failed =
    El declarante { $tricks ->
        [0] no ha hecho ninguna baza
        [one] solo ha hecho { $tricks } baza
       *[other] solo ha hecho { $tricks } bazas
    }, y Amerikaner las exige todas: no está cumplido.
why-points-side =
    { $seatYou ->
        [yes] El contrato está cumplido: con la puja de { $bid }, te anotas { $signed }.
       *[no] El contrato está cumplido: con la puja de { $bid }, { $seat } se anota { $signed }.
    }
why-points-side-lost =
    { $seatYou ->
        [yes] El contrato no está cumplido: con la puja de { $bid }, te anotas { $signed }.
       *[no] El contrato no está cumplido: con la puja de { $bid }, { $seat } se anota { $signed }.
    }
why-points-not-tricks = Ese es un número de bazas, pero para el declarante y el compañero cuenta la puja. La puja era de { $bid } y aquí vale { $signed }.
why-points-sign = El número es ese, pero el signo no: { $signed }.
why-points-defender =
    { $seatYou ->
        [yes] Juegas contra el declarante y te anotas un punto por cada baza propia: { $signed }.
       *[no] { $seat } juega contra el declarante y se anota un punto por cada baza propia: { $signed }.
    }
why-points-nothing = Amerikaner está cumplido: solo puntúa el declarante, y los demás se anotan 0.
why-points-amerikaner = Con Amerikaner, el declarante se anota +{ $points } si lo cumple y −{ $points } si no. Esta vez: { $signed }.
why-points-pass-round =
    { $seatYou ->
        [yes] Es una ronda de pasos, y cada baza que ganas te cuesta un punto: { $signed }.
       *[no] Es una ronda de pasos, y cada baza que gana { $seat } le cuesta un punto: { $signed }.
    }
why-goes-on = Nadie ha llegado aún a { $target }: el total más alto es { $best }. La partida sigue.
why-won =
    { $winnerYou ->
        [yes] La partida ha terminado, y la ganas con el total más alto: { $total }.
       *[no] La partida ha terminado, y la gana { $winner } con el total más alto: { $total }.
    }
why-shared = La partida ha terminado. Hay empate en el total más alto, y la victoria es compartida: { $players }.
why-not-highest =
    { $seatYou ->
        [yes] Tienes { $total }, pero el total más alto es { $best }.
       *[no] { $seat } tiene { $total }, pero el total más alto es { $best }.
    }
why-not-over = La partida no ha terminado: nadie ha llegado aún a { $target }, y el total más alto es { $best }.
why-is-over =
    { $winnerYou ->
        [yes] La partida no sigue: has llegado a la meta, y tu total es el más alto.
       *[no] La partida no sigue: { $winner } ha llegado a la meta, y nadie tiene un total más alto.
    }
why-left-out-winner =
    { $seatYou ->
        [yes] Tienes el mismo total y compartes la victoria.
       *[no] { $seat } tiene el mismo total y comparte la victoria.
    }

## Hints

# Después viene el nombre de la regla, como enlace.
hint-rule = La regla que lo decide:
hint-led = Palo de salida: { $suit }.
hint-count =
    { $count ->
        [0] No vale ninguna de las cartas.
        [one] Vale { $count } carta.
       *[other] Valen { $count } cartas.
    }
hint-trump =
    Triunfo: { $suit }. { $count ->
        [0] En esta baza no hay ninguno.
        [one] En esta baza hay { $count }.
       *[other] En esta baza hay { $count }.
    }
hint-trick = Mira primero cuál es el palo de salida y después si hay algún triunfo.
hint-trick-plain = Mira cuál es el palo de salida: su carta más alta gana la baza.
hint-order = El turno va en sentido horario y se salta a quien ha pasado.
hint-turn = El turno va en sentido horario y se salta a quien ha pasado. La subasta termina cuando han pasado todos menos quien tiene la puja más alta, o con una puja de Amerikaner.
hint-first =
    { $dealerYou ->
        [yes] Repartes tú. Habla primero quien está a tu izquierda.
       *[no] Reparte { $dealer }. Habla primero quien está a la izquierda de quien reparte.
    }
hint-highest =
    { $bidAmerikaner ->
        [yes] La puja más alta hasta ahora es Amerikaner.
       *[no] La puja más alta hasta ahora es { $bid }.
    }
hint-own = No se pueden llamar cartas de la mano del declarante ni del descarte.
hint-search = Busca { $cardObj } en las manos.
hint-keep = Conserva una carta de un palo que también tenga alguien más.
hint-bid =
    { $bidAmerikaner ->
        [yes] La puja era Amerikaner: todas las bazas, en solitario.
       *[no] La puja era de { $bid }.
    }
hint-tricks =
    { $tricks ->
        [0] El bando del declarante no ha hecho ninguna baza.
        [one] El bando del declarante ha hecho { $tricks } baza.
       *[other] El bando del declarante ha hecho { $tricks } bazas.
    }
hint-side =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Suma tus bazas y las de { $partner }.
           *[no] { $partnerYou ->
                [yes] Suma las bazas de { $declarer } y las tuyas.
               *[no] Suma las bazas de { $declarer } y las de { $partner }.
            }
        }
       *[no] { $declarerYou ->
            [yes] Juegas en solitario: solo cuentan tus bazas.
           *[no] El declarante juega en solitario: solo cuentan las bazas de { $declarer }.
        }
    }
hint-own-tricks =
    { $seatYou ->
        [yes] Juegas contra el declarante: cuenta solo tus propias bazas.
       *[no] { $seat } juega contra el declarante: cuenta solo sus bazas.
    }
hint-sum = Suma los puntos de esta ronda a los totales de antes.
hint-target = La partida termina cuando alguien acaba una ronda entera con { $target } o más.
hint-answer =
    { $several ->
        [yes] Una respuesta correcta: { $answer }. Hay más.
       *[no] La respuesta: { $answer }.
    }

## Kinds and levels

kind-mix = Todos los tipos mezclados
kind-playable = Qué cartas se pueden jugar
kind-play = Jugar una carta
kind-winner = Quién gana la baza
kind-count = Contar bazas
kind-speaker = A quién le toca pujar
kind-may-bid = Si se puede hacer esa puja
kind-callable = Qué cartas se pueden llamar
kind-partner = Quién es el compañero
kind-discard = Descartar
kind-made = Si el contrato está cumplido
kind-points = Los puntos de la ronda
kind-end = Si la partida ha terminado
level-1 = fácil
level-2 = medio
level-3 = difícil

## Tasks

task-number = Ejercicio { $n } de { $total }
task-number-only = Ejercicio
task-done = hecho
task-check = Comprobar
task-choose-first = Elige antes una respuesta.
task-choose-cards =
    { $count ->
        [0] Ya están elegidas todas.
        [one] Elige { $count } carta más.
       *[other] Elige { $count } cartas más.
    }
task-choose-fewer =
    { $count ->
        [one] Sobra { $count } carta.
       *[other] Sobran { $count } cartas.
    }
# Una opción; .answer es lo mismo dentro de una frase.
task-yes = Sí
    .answer = sí
task-no = No
    .answer = no
task-nobody = A nadie: la subasta ha terminado
    .answer = a nadie
task-goes-on = La partida sigue
    .answer = la partida sigue
task-no-card = ninguna carta
task-your-answer = Tu respuesta: { $answer }.
verdict-right = Correcto.
verdict-wrong = No es así.
verdict-refused = No vale.
# Las reglas lo permiten, pero no se gana la baza, por ejemplo.
verdict-allowed = Vale, pero no es lo que se pedía.
# Después viene lo que ha pasado con esa carta o ese descarte.
verdict-led = Esto es lo que ha pasado:
task-hint = Pista { $n } de { $total }
task-hints-over = Ya se ven todas las pistas
# Junto a los jugadores, en la mesa.
task-clockwise = El turno va en sentido horario.
task-trick = En la mesa: { $cards }
task-trick-none = No hay ninguna carta en la mesa.
# Nombre de la carta de salida, entre los datos.
task-lead = Salida
task-options = Cartas para elegir
task-keys = Las flechas van de carta en carta, S H D C y los valores saltan a una, y el espacio elige.
task-next = Siguiente ejercicio
task-progress = { $done } de { $total } ejercicios hechos
task-progress-all = Hechos los { $total } ejercicios
task-practice = Este ejercicio te espera de nuevo en Práctica.
task-engine-failed = No se puede comprobar tu respuesta, porque el motor de reglas no ha arrancado. La respuesta correcta está escrita debajo.
task-no-script = Para contestar hace falta JavaScript. Sin él, la respuesta está plegada aquí.
task-solution = La respuesta
task-calls = Pujas y pasos hasta ahora: { $calls }

## Progress and what was missed

progress-damaged = El progreso guardado en este dispositivo está dañado. Lo hemos puesto aparte, y empiezas de nuevo.
progress-newer = El progreso guardado en este dispositivo viene de una versión más reciente del sitio. Lo hemos puesto aparte, y empiezas de nuevo.
progress-not-kept = Este navegador no guarda tu progreso: dura hasta que dejes la página.
review-title = Repasa lo que no te salió
review-none = No hay nada que repasar. Lo que no te salga aparecerá aquí: primero al cabo de un día, y después cada vez más espaciado.
review-due =
    { $count ->
        [0] Hoy no toca repasar nada.
        [one] Hoy toca repasar { $count } ejercicio.
       *[other] Hoy toca repasar { $count } ejercicios.
    }
# $date: «3 de diciembre».
review-later =
    { $count ->
        [one] Queda { $count } ejercicio más, para el { $date }.
       *[other] Quedan { $count } ejercicios más, el primero para el { $date }.
    }
review-start = Repasar ahora
review-lesson = De la lección «{ $lesson }»
review-gone = Un ejercicio que el sitio ya no tiene
review-forget = Quitar de la lista
review-over = Por hoy, eso es todo
progress-title = Tu progreso en un archivo
progress-about = Lo que has hecho y lo que no te salió se guarda solo en este dispositivo. Con un archivo puedes llevarlo a otro.
progress-export = Guardar en un archivo
progress-import = Leer de un archivo
progress-taken =
    { $done ->
        [one] Aquí hay ahora { $done } ejercicio hecho
       *[other] Aquí hay ahora { $done } ejercicios hechos
    } y { $review } por repasar.
progress-file-damaged = Este archivo está dañado o no contiene ningún progreso de este sitio. No se ha cambiado nada.
progress-file-newer = Este archivo viene de una versión más reciente del sitio. No se ha cambiado nada.

## Practice

practice-choose = Elige tus ejercicios
practice-kind = Tipo de ejercicio
practice-level = Nivel
practice-number = Cuántos
practice-number-endless = sin fin
practice-seed = Número de la serie
practice-seed-help = El mismo número da los mismos ejercicios en cualquier dispositivo.
practice-new-seed = Otro número
practice-rules = Reglas
practice-rules-base = el juego básico
practice-rules-kept = nuestra mesa
practice-rules-link = la mesa del enlace
practice-table-link = Elegir las reglas de tu mesa
practice-start = Empezar
practice-next = Siguiente ejercicio
practice-skip = Saltar este ejercicio
practice-finish = Terminar
# $total es 0 cuando los ejercicios no se acaban.
practice-place =
    { $total ->
        [0] Ejercicio { $n }
       *[other] Ejercicio { $n } de { $total }
    }
practice-score = Correctos a la primera: { $right } de { $done }
practice-over = Ese era el último ejercicio
practice-again = Los mismos ejercicios otra vez
practice-new = Ejercicios nuevos
practice-change = Elegir otros ejercicios
practice-copy = Copiar el enlace a estos ejercicios
practice-copied = Enlace copiado
practice-copy-failed = No se ha podido copiar el enlace. Está en la barra de direcciones.
practice-failed = El motor de reglas no ha arrancado, así que no hay ejercicios.
practice-drawing = Preparando un ejercicio…
practice-impossible = Con las reglas de esta mesa no puede haber ejercicios del tipo «{ $kind }».
practice-impossible-mix = No hay ejercicios del tipo «{ $kind }»: con las reglas de esta mesa no puede haberlos.
practice-found-problem =
    { $count ->
        [one] Hay algo en este enlace que no se puede usar:
       *[other] Hay { $count } cosas en este enlace que no se pueden usar:
    }
practice-bad-kind = No hay ningún tipo de ejercicio llamado «{ $value }».
practice-bad-level = No hay ningún nivel «{ $value }»: los niveles van de { $lowest } a { $highest }.
practice-bad-seed = «{ $value }» no es el número de una serie, que es un número entero de 0 a { $highest }.
practice-bad-number = «{ $value }» no es una cantidad de ejercicios, que es un número entero de 1 a { $highest }.
practice-bad-link = El enlace está dañado.
# $tasks: «Quién gana la baza · fácil · 20».
practice-nearest = Lo más parecido que hay: { $tasks }
practice-take-nearest = Hacer estos
practice-no-script = Para crear ejercicios hace falta JavaScript. Las lecciones se pueden leer sin él.

## Worksheet

worksheet-choose = Elige qué va en la hoja
worksheet-build = Preparar la hoja
worksheet-drawing = Preparando el ejercicio { $n } de { $total }…
worksheet-ready =
    { $total ->
        [one] La hoja está lista: { $total } ejercicio.
       *[other] La hoja está lista: { $total } ejercicios.
    }
worksheet-title = Amerikaner: hoja de ejercicios
worksheet-name = Nombre:
worksheet-date = Fecha:
worksheet-task = Ejercicio { $n }
worksheet-choose-all = Marca todas las respuestas válidas.
worksheet-choose-one = Marca una.
worksheet-choose-count =
    { $count ->
        [one] Marca { $count } carta.
       *[other] Marca { $count } cartas.
    }
worksheet-answers = Respuestas
worksheet-with-answers = Imprimir también la hoja de respuestas
worksheet-print = Imprimir
worksheet-quiz = Hacer estos ejercicios en la pantalla
worksheet-copy = Copiar el enlace a los ejercicios
# $code: «winner.1.4711.20».
worksheet-code = Serie: { $code }
worksheet-screen = Los mismos ejercicios en pantalla: { $address }
worksheet-table = Cartas en la mesa, en el orden en que se han jugado
worksheet-no-script = Para preparar una hoja de ejercicios hace falta JavaScript.
worksheet-any-of = Cualquiera de estas: { $answer }
worksheet-for-example = Por ejemplo: { $answer }

## Projector

projector-open = Ver en grande
projector-open-help = Para un proyector: tecla P
projector-region = Proyector
projector-close = Salir (Esc)
projector-back = Atrás (←)
projector-forward = Adelante (→)
projector-show = Mostrar la respuesta (A)
projector-hide = Ocultar la respuesta (A)
projector-place = { $n } de { $total }

## Mistakes

# mistake-<ejercicio>-<respuesta>: se dice además de la razón calculada. Sitios: 0 Nora, 1 Leo, 2 quien lee, 3 Anna.
mistake-trick-1-2 = Recuerda el orden: A K Q J 10. El diez va por debajo de la jota.
mistake-trick-3-1 = Un as solo es alto en su propio palo, y aquí no se ha salido con tréboles.
mistake-trick-4-1 = El rey tiene más valor, pero es de otro palo.
mistake-trump-1-3 = El as de picas ganaría si nadie hubiera jugado triunfo.
mistake-trump-3-3 = Es un triunfo, sí, pero en esta baza hay otro.
mistake-trump-5-1 = Aquí la jota no sirve: no se ha salido con diamantes, y tampoco son triunfo.
mistake-following-2-9H_7H_QD_JC = El triunfo no es una excepción: mientras puedas asistir, tienes que asistir.
mistake-following-4-TS_3S = Se puede jugar triunfo, pero no es obligatorio.
mistake-leading-4-JC = No hace falta guardar los triunfos: también se puede salir con ellos.
mistake-counting-1-4 = Esas son solo tus bazas. La de Nora también cuenta.
mistake-auction-3-no = Se puede saltar de seis a ocho: no hace falta subir de uno en uno.
mistake-auction-4-no = Aunque los tres primeros pasen, pujar no es obligatorio.
mistake-calling-2-AH = No vale solo el as: se puede llamar una carta de cualquier valor.
mistake-calling-4-0 = Nora tiene el as, pero esta vez la carta llamada es el diez.
mistake-forced-1-2S = Nora no puede guardar el as para después: es la carta llamada.
mistake-forced-4-0 = La carta llamada dice quién es el compañero, pero no por eso gana la baza.
mistake-contract-3-no = Tus cinco bazas no bastan, pero las tres de Leo también cuentan, porque hace pareja contigo.
mistake-scores-1-9 = Las bazas de más no dan puntos.
mistake-scores-1-7 = Las bazas propias solo puntúan para los defensores. El declarante y el compañero se anotan la puja.
mistake-amerikaner-3-yes = Once bazas de doce no bastan.
mistake-to-52-4-2 = Tienes más de 52, pero no solo tú: gana el total más alto.

## The site

# Title of the lessons in the navigation.
nav-lessons = Lecciones
