# Lessons, practice and worksheets, Norwegian bokmål.
# Arguments as in ui.ftl and house.ftl. Here too: $better in the roles of $card, $players (names),
# $total and $best (running totals with their sign), $answer (the right answer, in words).

## Questions

task-playable =
    { $seatYou ->
        [yes] Hvilke kort har du lov til å legge? Velg alle.
       *[no] Hvilke kort har { $seat } lov til å legge? Velg alle.
    }
task-play =
    { $seatYou ->
        [yes] Din tur: Legg et kort du har lov til å legge.
       *[no] Legg et lovlig kort for { $seat }.
    }
task-play-win =
    { $seatYou ->
        [yes] Din tur: Legg et kort som vinner stikket.
       *[no] Legg et kort som vinner stikket for { $seat }.
    }
task-winner = Hvem vinner stikket og spiller ut i det neste?
task-count =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Du er budgiver, og { $partner } er makkeren din. Hvor mange stikk har dere til sammen?
           *[no] { $partnerYou ->
                [yes] { $declarer } er budgiver, og du er makker. Hvor mange stikk har dere til sammen?
               *[no] { $declarer } er budgiver, og { $partner } er makker. Hvor mange stikk har de til sammen?
            }
        }
       *[no] { $declarerYou ->
            [yes] Du er budgiver. Hvor mange stikk har du?
           *[no] { $declarer } er budgiver. Hvor mange stikk har { $declarer }?
        }
    }
task-speaker = Hvem skal by eller si pass nå, eller er budgivningen over?
task-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Har du lov til å by amerikaner nå?
           *[no] Har { $seat } lov til å by amerikaner nå?
        }
       *[no] { $seatYou ->
            [yes] Har du lov til å by { $bid } nå?
           *[no] Har { $seat } lov til å by { $bid } nå?
        }
    }
task-may-pass =
    { $seatYou ->
        [yes] Har du lov til å si pass nå?
       *[no] Har { $seat } lov til å si pass nå?
    }
task-callable =
    { $seatYou ->
        [yes] Du spiller ut { $cardLead }. Hvilke av disse kortene kan du etterspørre? Velg alle.
       *[no] { $seat } spiller ut { $cardLead }. Hvilke av disse kortene kan { $seat } etterspørre? Velg alle.
    }
task-partner =
    { $seatYou ->
        [yes] Du spiller ut { $leadLead } og etterspør { $calledCall }. Hvem blir makkeren din?
       *[no] { $seat } spiller ut { $leadLead } og etterspør { $calledCall }. Hvem blir makker?
    }
task-discard =
    { $seatYou ->
        [yes] Legg bort { $count ->
            [one] { $count } kort
           *[other] { $count } kort
        }, slik at det fortsatt finnes et kort du kan etterspørre.
       *[no] Legg bort { $count ->
            [one] { $count } kort
           *[other] { $count } kort
        } for { $seat }, slik at det fortsatt finnes et kort å etterspørre.
    }
task-made =
    { $bidAmerikaner ->
        [yes] { $declarerYou ->
            [yes] Du bød amerikaner. Er budet innfridd?
           *[no] { $declarer } bød amerikaner. Er budet innfridd?
        }
       *[no] { $declarerYou ->
            [yes] Du bød { $bid }. Er budet innfridd?
           *[no] { $declarer } bød { $bid }. Er budet innfridd?
        }
    }
task-points =
    { $seatYou ->
        [yes] Hvor mange poeng får du for denne omgangen?
       *[no] Hvor mange poeng får { $seat } for denne omgangen?
    }
task-end = Omgangen er ferdig. Hvem har vunnet partiet, eller går det videre? Har flere vunnet, velger du dem alle.

## Why an answer is right or wrong

why-follow =
    { $seatYou ->
        [yes] Utspillsfargen er { $suit }, og du har { $cards }. { $cardsCount ->
            [one] Det er det eneste kortet du kan legge.
           *[other] Du må legge ett av dem.
        }
       *[no] Utspillsfargen er { $suit }, og { $seat } har { $cards }. { $cardsCount ->
            [one] Bare det kortet er lov.
           *[other] Bare de kortene er lov.
        }
    }
why-void =
    { $seatYou ->
        [yes] Du er tom for { $suitNone }, så du kan legge hvilket kort du vil.
       *[no] { $seat } er tom for { $suitNone }, så alle kortene er lov.
    }
why-lead =
    { $seatYou ->
        [yes] Du spiller ut, så du kan velge hvilket kort du vil.
       *[no] { $seat } spiller ut, så alle kortene er lov.
    }
why-called =
    { $seatYou ->
        [yes] Du har det etterspurte kortet, { $card }, og må legge det i første stikk.
       *[no] { $seat } har det etterspurte kortet, { $card }, og må legge det i første stikk.
    }
# Cards that would have been right too.
why-left-out = I svaret mangler: { $cards }.
why-played =
    { $seatYou ->
        [yes] Du har lov til å legge { $cardObj }.
       *[no] { $seat } har lov til å legge { $cardObj }.
    }
why-trick-won =
    { $seatYou ->
        [yes] Du vinner stikket med { $cardWith }.
       *[no] { $seat } vinner stikket med { $cardWith }.
    }
why-trick-lost =
    { $seatYou ->
        [yes] Det er du som vinner stikket, med { $cardWith }.
       *[no] Det er { $seat } som vinner stikket, med { $cardWith }.
    }
why-highest =
    { $seatYou ->
        [yes] Du vinner med { $cardWith }, det høyeste kortet i utspillsfargen, og spiller ut i neste stikk.
       *[no] { $seat } vinner med { $cardWith }, det høyeste kortet i utspillsfargen, og spiller ut i neste stikk.
    }
why-highest-trump =
    { $seatYou ->
        [yes] Du vinner med { $cardWith }, den høyeste trumfen i stikket, og spiller ut i det neste.
       *[no] { $seat } vinner med { $cardWith }, den høyeste trumfen i stikket, og spiller ut i det neste.
    }
why-lower = Det er ikke { $cardObj } som vinner, for { $betterObj } er høyere.
why-off-suit = Det er ikke { $cardObj } som vinner: Utspillsfargen er { $suit }, og andre farger vinner bare når de er trumf.
why-off-suit-plain = Det er ikke { $cardObj } som vinner: Utspillsfargen er { $suit }, og bare kort i den kan vinne.
why-trumped = Det er ikke { $cardObj } som vinner, for { $betterObj } er trumf og slår det.
why-two =
    { $seatYou ->
        [yes] Du vinner med { $cardWith }, for ved dette bordet vinner en toer som spilles ut.
       *[no] { $seat } vinner med { $cardWith }, for ved dette bordet vinner en toer som spilles ut.
    }
why-beaten-by-two = Det er ikke { $cardObj } som vinner, for ved dette bordet vinner en toer som spilles ut: { $betterObj }.
why-joker = Her kan ikke { $cardObj } vinne.
why-beaten-by-joker = Høyeste trumf er { $betterObj }, og legges det flere, vinner den første.
why-highest-joker =
    { $seatYou ->
        [yes] Du vinner med { $cardWith }, den høyeste trumfen i stikket, og spiller ut i det neste.
       *[no] { $seat } vinner med { $cardWith }, den høyeste trumfen i stikket, og spiller ut i det neste.
    }
why-side-has =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Du og { $partner } har { $tricks ->
                [one] { $tricks } stikk
               *[other] { $tricks } stikk
            } til sammen.
           *[no] { $partnerYou ->
                [yes] Du og { $declarer } har { $tricks ->
                    [one] { $tricks } stikk
                   *[other] { $tricks } stikk
                } til sammen.
               *[no] { $declarer } og { $partner } har { $tricks ->
                    [one] { $tricks } stikk
                   *[other] { $tricks } stikk
                } til sammen.
            }
        }
       *[no] { $declarerYou ->
            [yes] Du har { $tricks ->
                [one] { $tricks } stikk
               *[other] { $tricks } stikk
            }.
           *[no] { $declarer } har { $tricks ->
                [one] { $tricks } stikk
               *[other] { $tricks } stikk
            }.
        }
    }
why-speaks =
    { $seatYou ->
        [yes] { $caller } hadde ordet sist. Videre med klokken er du den første som ikke har sagt pass, så du skal by eller si pass.
       *[no] { $callerYou ->
            [yes] Du hadde ordet sist. Videre med klokken er { $seat } den første som ikke har sagt pass, og skal by eller si pass.
           *[no] { $caller } hadde ordet sist. Videre med klokken er { $seat } den første som ikke har sagt pass, og skal by eller si pass.
        }
    }
why-speaks-first =
    { $seatYou ->
        [yes] { $dealer } er giver. Spilleren til venstre for giveren har ordet først, og det er du som sitter der.
       *[no] { $dealerYou ->
            [yes] Du er giver. Spilleren til venstre for deg, { $seat }, har ordet først.
           *[no] { $dealer } er giver. Spilleren til venstre for giveren, { $seat }, har ordet først.
        }
    }
why-speaks-house =
    { $seatYou ->
        [yes] Du er giver, og ved dette bordet har giveren ordet først.
       *[no] { $seat } er giver, og ved dette bordet har giveren ordet først.
    }
why-not-next =
    { $seatYou ->
        [yes] { $caller } hadde ordet sist. Med klokken kommer turen til en annen som ikke har sagt pass, før den kommer til deg.
       *[no] { $callerYou ->
            [yes] Du hadde ordet sist. Med klokken kommer turen til en annen som ikke har sagt pass, før den kommer til { $seat }.
           *[no] { $caller } hadde ordet sist. Med klokken kommer turen til en annen som ikke har sagt pass, før den kommer til { $seat }.
        }
    }
why-not-next-first =
    { $seatYou ->
        [yes] { $dealerYou ->
            [yes] Du er giver. Spilleren til venstre for deg har ordet først.
           *[no] { $dealer } er giver. Spilleren til venstre for giveren har ordet først, og det er ikke du som sitter der.
        }
       *[no] { $dealerYou ->
            [yes] Du er giver. Spilleren til venstre for deg har ordet først, og det er ikke { $seat }.
           *[no] { $dealer } er giver. Spilleren til venstre for giveren har ordet først, og det er ikke { $seat }.
        }
    }
why-not-next-house =
    { $dealerYou ->
        [yes] Du er giver, og ved dette bordet har giveren ordet først.
       *[no] { $dealer } er giver, og ved dette bordet har giveren ordet først.
    }
why-over =
    { $seatYou ->
        [yes] Budgivningen er over: Alle de andre har sagt pass, og du er budgiver.
       *[no] Budgivningen er over: Alle de andre har sagt pass, og { $seat } er budgiver.
    }
why-all-passed = Alle har sagt pass, så budgivningen er over.
why-still-on =
    { $seatYou ->
        [yes] Budgivningen er ikke over: Du skal by eller si pass.
       *[no] Budgivningen er ikke over: Nå skal { $seat } by eller si pass.
    }
why-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Du har lov til å by amerikaner: Det er din tur, og amerikaner er høyere enn alle tallene.
           *[no] { $seat } står for tur og har lov til å by amerikaner, som er høyere enn alle tallene.
        }
       *[no] { $seatYou ->
            [yes] Du har lov til å by { $bid }: Det er din tur, og budet er høyt nok.
           *[no] { $seat } står for tur og har lov til å by { $bid }, for budet er høyt nok.
        }
    }
why-may-pass =
    { $seatYou ->
        [yes] Du har lov til å si pass: Det er din tur, og ingen er nødt til å by.
       *[no] { $seat } står for tur og har lov til å si pass, for ingen er nødt til å by.
    }
why-may-call =
    { $cardsCount ->
        [0] Ingen av disse kortene kan etterspørres.
        [one] { $cards } kan etterspørres: Kortet er i utspillsfargen, og en av de andre har det.
       *[other] { $cards } kan etterspørres: Kortene er i utspillsfargen, og de andre har dem.
    }
why-holds =
    { $seatYou ->
        [yes] Du har { $cardObj } og blir makker.
       *[no] { $seat } har { $cardObj } og blir makker.
    }
why-not-holder =
    { $seatYou ->
        [yes] Du har ikke { $cardObj }.
       *[no] { $seat } har ikke { $cardObj }.
    }
why-own =
    { $seatYou ->
        [yes] Du er budgiver, og det etterspurte kortet er aldri på din egen hånd.
       *[no] { $seat } er budgiver, og det etterspurte kortet er aldri på budgiverens egen hånd.
    }
why-call-remains = Det finnes fortsatt et kort å etterspørre.
why-no-call = Nå finnes det ikke noe kort å etterspørre, for ingen av de andre har kort i fargene som er igjen på hånden. Kortene må deles ut på nytt.
why-made =
    Budgiversiden tok { $tricks ->
        [one] { $tricks } stikk
       *[other] { $tricks } stikk
    }, så budet på { $bid } er innfridd.
why-failed =
    Budet på { $bid } mislyktes: Budgiversiden tok { $tricks ->
        [one] { $tricks } stikk
       *[other] { $tricks } stikk
    }, og det er { $short ->
        [one] { $short } stikk
       *[other] { $short } stikk
    } for lite.
why-amerikaner-made = Budgiveren tok alle stikkene: Amerikanerbudet er innfridd.
why-amerikaner-failed =
    Budgiveren tok bare { $tricks ->
        [one] { $tricks } stikk
       *[other] { $tricks } stikk
    }, og amerikaner betyr alle: Budet mislyktes.
why-points-side = Budet på { $bid } er innfridd, og her gir det { $signed }.
why-points-side-lost = Budet på { $bid } mislyktes, og her gir det { $signed }.
why-points-not-tricks = Det er et antall stikk, men for budgiver og makker er det budet som teller. Budet var { $bid }, og her gir det { $signed }.
why-points-sign = Tallet er riktig, men ikke fortegnet: { $signed }.
why-points-defender =
    { $seatYou ->
        [yes] Du er motspiller og får ett poeng for hvert av dine egne stikk: { $signed }.
       *[no] { $seat } er motspiller og får ett poeng for hvert av sine egne stikk: { $signed }.
    }
why-points-nothing = Amerikanerbudet er innfridd, og da får bare budgiveren poeng. De andre får 0.
why-points-amerikaner = Amerikaner gir budgiveren +{ $points } når budet er innfridd, og −{ $points } når det mislykkes. Her blir det { $signed }.
why-points-pass-round =
    { $seatYou ->
        [yes] Det er passrunde, og hvert stikk du tar, koster ett poeng: { $signed }.
       *[no] Det er passrunde, og hvert stikk { $seat } tar, koster ett poeng: { $signed }.
    }
why-goes-on = Ingen har { $target } poeng ennå, for den høyeste summen er { $best }. Partiet går videre.
why-won =
    { $winnerYou ->
        [yes] Partiet er slutt, og du har vunnet med den høyeste summen, { $total }.
       *[no] Partiet er slutt, og { $winner } har vunnet med den høyeste summen, { $total }.
    }
why-shared = Partiet er slutt. Disse står likt på topp og deler seieren: { $players }.
why-not-highest =
    { $seatYou ->
        [yes] Du har { $total }, men den høyeste summen er { $best }.
       *[no] { $seat } har { $total }, men den høyeste summen er { $best }.
    }
why-not-over = Partiet er ikke slutt: Ingen har { $target } poeng ennå, for den høyeste summen er { $best }.
why-is-over =
    { $winnerYou ->
        [yes] Partiet går ikke videre: Du har nådd { $target }, og ingen har en høyere sum.
       *[no] Partiet går ikke videre, for { $winner } har nådd { $target }, og ingen har en høyere sum.
    }
why-left-out-winner =
    { $seatYou ->
        [yes] Du har den samme summen og deler seieren.
       *[no] { $seat } har den samme summen og deler seieren.
    }

## Hints

# The name of the rule follows, as a link.
hint-rule = Regelen som avgjør dette:
hint-led = Utspillsfargen er { $suit }.
hint-count =
    { $count ->
        [0] Ingen av kortene er riktige.
        [one] { $count } kort er riktig.
       *[other] { $count } kort er riktige.
    }
hint-trump =
    { $count ->
        [0] Trumf er { $suit }, og i stikket ligger det ingen trumf.
        [one] Trumf er { $suit }, og i stikket ligger det { $count } trumf.
       *[other] Trumf er { $suit }, og i stikket ligger det { $count } trumfer.
    }
hint-trick = Finn først utspillsfargen, og se så om det ligger trumf i stikket.
hint-trick-plain = Se på utspillsfargen: Det høyeste kortet i den vinner stikket.
hint-order = Turen går med klokken, og den som har sagt pass, hoppes over.
hint-turn = Turen går med klokken og hopper over dem som har sagt pass. Budgivningen er over når alle bortsett fra den høystbydende har sagt pass, eller når noen byr amerikaner.
hint-first =
    { $dealerYou ->
        [yes] Du er giver. Spilleren til venstre for deg har ordet først.
       *[no] { $dealer } er giver. Spilleren til venstre for giveren har ordet først.
    }
hint-highest =
    { $bidAmerikaner ->
        [yes] Det høyeste budet til nå er amerikaner.
       *[no] Det høyeste budet til nå er { $bid }.
    }
hint-own = Et kort budgiveren har på hånden eller har lagt bort, kan ikke etterspørres.
hint-search = Finn ut hvem som har { $cardObj }.
hint-keep = Behold et kort i en farge som en av de andre også har.
hint-bid =
    { $bidAmerikaner ->
        [yes] Budet var amerikaner: alle stikkene, alene.
       *[no] Budet var { $bid }.
    }
hint-tricks =
    { $tricks ->
        [0] Budgiversiden tok ingen stikk.
        [one] Budgiversiden tok { $tricks } stikk.
       *[other] Budgiversiden tok { $tricks } stikk.
    }
hint-side =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Legg sammen dine egne stikk og stikkene til { $partner }.
           *[no] { $partnerYou ->
                [yes] Legg sammen dine egne stikk og stikkene til { $declarer }.
               *[no] Legg sammen stikkene til { $declarer } og { $partner }.
            }
        }
       *[no] { $declarerYou ->
            [yes] Du har ingen makker: Bare dine egne stikk teller.
           *[no] Budgiveren har ingen makker: Bare stikkene til { $declarer } teller.
        }
    }
hint-own-tricks =
    { $seatYou ->
        [yes] Du er motspiller: Tell bare dine egne stikk.
       *[no] { $seat } er motspiller: Tell bare stikkene til { $seat }.
    }
hint-sum = Legg poengene for denne omgangen til summene fra før.
hint-target = Partiet slutter når noen har { $target } eller mer etter en hel omgang.
hint-answer =
    { $several ->
        [yes] Et riktig svar: { $answer }. Det finnes flere.
       *[no] Svaret: { $answer }.
    }

## Kinds and levels

kind-mix = Litt av alt
kind-playable = Hvilke kort som er lov
kind-play = Legge et kort
kind-winner = Hvem som vinner stikket
kind-count = Telle stikk
kind-speaker = Hvem som har ordet
kind-may-bid = Om budet er lov
kind-callable = Hva som kan etterspørres
kind-partner = Hvem som blir makker
kind-discard = Legge bort kort
kind-made = Om budet er innfridd
kind-points = Poengene
kind-end = Om partiet er slutt
level-1 = lett
level-2 = middels
level-3 = vanskelig

## Tasks

task-number = Oppgave { $n } av { $total }
task-number-only = Oppgave
task-done = løst
task-check = Sjekk svaret
task-choose-first = Velg et svar først.
task-choose-cards =
    { $count ->
        [0] Kortene er valgt.
        [one] Velg { $count } kort til.
       *[other] Velg { $count } kort til.
    }
task-choose-fewer =
    { $count ->
        [one] Det er { $count } kort for mye.
       *[other] Det er { $count } kort for mange.
    }
# A choice; .answer is the same within a sentence.
task-yes = Ja
    .answer = ja
task-no = Nei
    .answer = nei
task-nobody = Ingen: Budgivningen er over
    .answer = ingen
task-goes-on = Partiet går videre
    .answer = Partiet går videre
task-no-card = ingen kort
task-your-answer = Svaret ditt: { $answer }.
verdict-right = Riktig.
verdict-wrong = Ikke riktig.
verdict-refused = Ikke lov.
# The rules allow it, but the trick is not won, say.
verdict-allowed = Lov, men ikke det oppgaven ba om.
# What the card or discard brought about follows.
verdict-led = Slik gikk det:
task-hint = Hint { $n } av { $total }
task-hints-over = Alle hint er vist
# Beside the players at the table.
task-clockwise = Turen går med klokken.
task-trick = På bordet: { $cards }
task-trick-none = Ingen kort på bordet.
# Name of the card led, among the facts.
task-lead = Utspill
task-options = Kort å velge mellom
task-keys = Piltastene går fra kort til kort, S H D C og kortverdiene hopper til et kort, og mellomrom velger.
task-next = Neste oppgave
task-progress = { $done } av { $total } oppgaver er løst
task-progress-all = Alle { $total } oppgavene er løst
task-practice = Denne oppgaven kommer igjen under «Øving».
task-engine-failed = Svaret ditt kan ikke sjekkes, for regelmotoren startet ikke. Svaret står nedenfor.
task-no-script = For å svare trengs JavaScript. Uten det kan du åpne svaret her.
task-solution = Svaret
task-calls = Bud og pass så langt: { $calls }

## Progress and what was missed

progress-damaged = Det som var lagret om leksjonene dine, er skadet. Det er lagt til side, og du begynner på nytt.
progress-newer = Det som var lagret om leksjonene dine, kommer fra en nyere utgave av siden. Det er lagt til side, og du begynner på nytt.
progress-not-kept = Nettleseren kan ikke lagre hvor langt du er kommet. Det huskes til du går fra siden.
review-title = Øv igjen på det du bommet på
review-none = Ingenting å øve på igjen. Oppgaver du bommer på, dukker opp her, først etter en dag og så sjeldnere og sjeldnere.
review-due =
    { $count ->
        [0] Ingen oppgaver står for tur i dag.
        [one] { $count } oppgave står for tur i dag.
       *[other] { $count } oppgaver står for tur i dag.
    }
# $date: “3 December”.
review-later =
    { $count ->
        [one] { $count } oppgave til kommer { $date }.
       *[other] { $count } oppgaver til kommer, den første { $date }.
    }
review-start = Øv på disse
review-lesson = Fra leksjonen «{ $lesson }»
review-gone = En oppgave som ikke finnes lenger
review-forget = Ta den av listen
review-over = Det var alt for i dag
progress-title = Det du har gjort, som fil
progress-about = Det du har gjort og det du bommet på, ligger bare på denne enheten. Med en fil kan du ta det med til en annen.
progress-export = Lagre som fil
progress-import = Hent fra en fil
progress-taken = Hentet inn: { $done } løste oppgaver og { $review } å øve på igjen.
progress-file-damaged = Filen er skadet, eller den kommer ikke herfra. Ingenting er endret.
progress-file-newer = Filen kommer fra en nyere utgave av siden. Ingenting er endret.

## Practice

practice-choose = Velg oppgaver
practice-kind = Oppgavetype
practice-level = Nivå
practice-number = Hvor mange
practice-number-endless = så mange du vil
practice-seed = Oppgavesett nummer
practice-seed-help = Samme nummer gir de samme oppgavene på alle enheter.
practice-new-seed = Nytt nummer
practice-rules = Regler
practice-rules-base = grunnspillet
practice-rules-kept = bordet vårt
practice-rules-link = bordet i lenken
practice-table-link = Velg reglene ved bordet deres
practice-start = Begynn
practice-next = Neste oppgave
practice-skip = Hopp over oppgaven
practice-finish = Avslutt
# $total is 0 where the tasks have no end.
practice-place =
    { $total ->
        [0] Oppgave { $n }
       *[other] Oppgave { $n } av { $total }
    }
practice-score = Riktig på første forsøk: { $right } av { $done }
practice-over = Det var den siste oppgaven
practice-again = De samme oppgavene en gang til
practice-new = Nye oppgaver
practice-change = Velg andre oppgaver
practice-copy = Kopier lenken til disse oppgavene
practice-copied = Lenken er kopiert
practice-copy-failed = Lenken lot seg ikke kopiere. Den står i adressefeltet.
practice-failed = Regelmotoren startet ikke, så det kan ikke lages oppgaver.
practice-drawing = Lager en oppgave …
practice-impossible = Ved dette bordet finnes det ingen oppgaver av typen «{ $kind }»: Med reglene her er det ingenting å spørre om.
practice-impossible-mix = «{ $kind }» er utelatt: Med reglene ved dette bordet er det ingenting å spørre om der.
practice-found-problem =
    { $count ->
        [one] Én ting i denne lenken kan ikke brukes:
       *[other] { $count } ting i denne lenken kan ikke brukes:
    }
practice-bad-kind = Det finnes ingen oppgavetype som heter «{ $value }».
practice-bad-level = Nivået «{ $value }» finnes ikke: Nivåene går fra { $lowest } til { $highest }.
practice-bad-seed = «{ $value }» er ikke nummeret på et oppgavesett. Det er et helt tall fra 0 til { $highest }.
practice-bad-number = «{ $value }» kan ikke være antallet oppgaver. Det er et helt tall fra 1 til { $highest }.
practice-bad-link = Lenken er skadet.
# $tasks: “Who wins the trick · easy · 20”.
practice-nearest = Det nærmeste som finnes: { $tasks }
practice-take-nearest = Ta disse
practice-no-script = For å lage oppgaver trengs JavaScript. Leksjonene kan leses uten.

## Worksheet

worksheet-choose = Velg hva som skal stå på arket
worksheet-build = Lag oppgavearket
worksheet-drawing = Lager oppgave { $n } av { $total } …
worksheet-ready =
    { $total ->
        [one] Oppgavearket er klart, med { $total } oppgave.
       *[other] Oppgavearket er klart, med { $total } oppgaver.
    }
worksheet-title = Amerikaner: oppgaveark
worksheet-name = Navn:
worksheet-date = Dato:
worksheet-task = Oppgave { $n }
worksheet-choose-all = Kryss av for alle som er riktige.
worksheet-choose-one = Sett ett kryss.
worksheet-choose-count =
    { $count ->
        [one] Kryss av for { $count } kort.
       *[other] Kryss av for { $count } kort.
    }
worksheet-answers = Fasit
worksheet-with-answers = Skriv ut fasiten også
worksheet-print = Skriv ut
worksheet-quiz = Åpne oppgavene som quiz
worksheet-copy = Kopier lenken til quizen
# $code: “winner.1.4711.20”.
worksheet-code = Oppgavesett: { $code }
worksheet-screen = De samme oppgavene på skjerm: { $address }
worksheet-table = På bordet, i den rekkefølgen kortene ble lagt
worksheet-no-script = For å lage oppgaveark trengs JavaScript.
worksheet-any-of = Ett av disse: { $answer }
worksheet-for-example = For eksempel { $answer }

## Projector

projector-open = Vis stort
projector-open-help = For projektor: tast P
projector-region = Projektor
projector-close = Lukk (Esc)
projector-back = Tilbake (←)
projector-forward = Fram (→)
projector-show = Vis svaret (A)
projector-hide = Skjul svaret (A)
projector-place = { $n } av { $total }

## Mistakes

# mistake-<task>-<answer>: said besides the computed reason. Seats: 0 Nora, 1 Leo, 2 you, 3 Anna.
mistake-trick-1-2 = Husk rekkefølgen A K Q J 10: Tieren kommer under knekten.
mistake-trick-3-1 = Et ess er bare høyt i sin egen farge, og her ble det ikke spilt ut kløver.
mistake-trick-4-1 = Kongen har høyere verdi, men den er i en annen farge.
mistake-trump-1-3 = Spar ess hadde vunnet hvis ingen hadde lagt trumf.
mistake-trump-3-3 = Ja, det er en trumf, men det ligger en til i stikket.
mistake-trump-5-1 = Knekten hjelper ikke: Ruter er verken utspillsfargen eller trumf.
mistake-following-2-9H_7H_QD_JC = Trumf er ikke noe unntak: Du kan bare trumfe når du er tom for fargen.
mistake-following-4-TS_3S = Du kan trumfe, men du trenger det ikke.
mistake-leading-4-JC = Du trenger ikke spare på trumfen: Den kan også spilles ut.
mistake-counting-1-4 = Det er bare dine egne stikk. Det ene til Nora teller også.
mistake-auction-3-no = Du kan hoppe rett fra seks til åtte, for et bud må bare være høyere enn det forrige.
mistake-auction-4-no = Selv om tre har sagt pass, er ikke den fjerde nødt til å by.
mistake-calling-2-AH = Esset er ikke det eneste: Du kan etterspørre et kort av hvilken som helst verdi.
mistake-calling-4-0 = Nora har esset, men denne gangen er det tieren som er etterspurt.
mistake-forced-1-2S = Nora kan ikke spare esset, for det er etterspurt.
mistake-forced-4-0 = Det etterspurte kortet viser hvem som er makker, men det vinner ikke stikket av den grunn.
mistake-contract-3-no = Dine egne fem stikk er ikke nok, men Leo er makkeren din, så de tre stikkene til Leo teller også.
mistake-scores-1-9 = Overstikk gir ingenting ekstra.
mistake-scores-1-7 = Egne stikk gir bare motspillerne poeng. Budgiver og makker får budet.
mistake-amerikaner-3-yes = Elleve stikk av tolv er ikke nok.
mistake-to-52-4-2 = Du har mer enn 52, men det har andre også, og den høyeste summen vinner.

## The site

# Title of the lessons in the navigation.
nav-lessons = Leksjoner
