# House rules and other numbers of players, Norwegian bokmål: what ui.ftl does not need for the base game.
# Arguments are those of ui.ftl; $optionName, $firstName and $secondName are labels of options.

## The joker and more players

joker = joker
    .obj = en joker
    .with = en joker
    .lead = en joker
    .call = en joker
player-4 = Sara
player-5 = Oskar

## Events

event-deal-numbers =
    { $dealerYou ->
        [yes] { $kitty ->
            [0] Du deler ut { $count } kort til hver, og ingen blir til overs.
            [1] Du deler ut { $count } kort til hver og lar ett bli liggende som byttebunke.
            [2] Du deler ut { $count } kort til hver og lar to bli liggende som byttebunke.
           *[4] Du deler ut { $count } kort til hver og lar fire bli liggende som byttebunke.
        }
       *[no] { $kitty ->
            [0] { $dealer } deler ut { $count } kort til hver, og ingen blir til overs.
            [1] { $dealer } deler ut { $count } kort til hver og lar ett bli liggende som byttebunke.
            [2] { $dealer } deler ut { $count } kort til hver og lar to bli liggende som byttebunke.
           *[4] { $dealer } deler ut { $count } kort til hver og lar fire bli liggende som byttebunke.
        }
    }
event-twos-out = Tatt ut av kortstokken: { $cards }.
event-jokers-in = Kortstokken får { $count } jokere i tillegg.
event-kitty-open = Byttebunken ligger med forsiden opp: { $cards }.
event-dealer-first =
    { $seatYou ->
        [yes] Du er giver og har ordet først.
       *[no] { $seat } er giver og har ordet først.
    }
event-claim =
    { $seatYou ->
        [yes] Du krever ny utdeling og viser hånden: { $cards }.
       *[no] { $seat } krever ny utdeling og viser hånden: { $cards }.
    }
event-redeal =
    { $dealerYou ->
        [yes] Ingen får poeng, og du deler ut på nytt.
       *[no] Ingen får poeng, og { $dealer } deler ut på nytt.
    }
event-all-pass-next =
    { $seatYou ->
        [yes] Alle sier pass: Ingen får poeng, og du er neste giver.
       *[no] Alle sier pass: Ingen får poeng, og { $seat } er neste giver.
    }
event-pass-round =
    { $seatYou ->
        [yes] Alle sier pass: Det blir passrunde uten trumf, og hvert stikk gir −1. Du spiller ut.
       *[no] Alle sier pass: Det blir passrunde uten trumf, og hvert stikk gir −1. { $seat } spiller ut.
    }
event-kitty-open-taken =
    { $seatYou ->
        [yes] Du tar opp den åpne byttebunken.
       *[no] { $seat } tar opp den åpne byttebunken.
    }
event-kitty-trick =
    { $seatYou ->
        [yes] De bortlagte kortene teller som ett stikk for deg og siden din.
       *[no] De bortlagte kortene teller som ett stikk for { $seat } og budgiversiden.
    }
event-grand = Grand: Det er ingen trumf.
event-trump-named = Trumf: { $suit }, ikke utspillsfargen.
event-joker-led =
    { $seatYou ->
        [yes] Du spiller ut { $cardLead }.
       *[no] { $seat } spiller ut { $cardLead }.
    }
event-joker-thrown =
    { $seatYou ->
        [yes] Du kaster { $cardObj }, som ikke kan vinne.
       *[no] { $seat } kaster { $cardObj }, som ikke kan vinne.
    }
event-joker-trumps =
    { $seatYou ->
        [yes] Du legger { $cardObj } som høyeste trumf.
       *[no] { $seat } legger { $cardObj } som høyeste trumf.
    }
event-two-wins = En toer som er spilt ut, vinner uansett hva de andre legger.
event-points-double =
    { $declarerYou ->
        [yes] Dobbelt til budgiver: For deg teller budet på { $bid } to ganger.
       *[no] Dobbelt til budgiver: For { $declarer } teller budet på { $bid } to ganger.
    }
event-points-half =
    { $partnerYou ->
        [yes] Halvt til makker: Av budet på { $bid } gjelder { $half } for deg.
       *[no] Halvt til makker: Av budet på { $bid } gjelder { $half } for { $partner }.
    }
event-pass-round-over = Passrunden er over: Hvert stikk koster ett poeng.

## Reasons

reason-claim-not-played = Ved dette bordet kan ingen kreve ny utdeling.
reason-claim-too-late =
    { $seatYou ->
        [yes] Det er for sent å kreve ny utdeling: Du har alt budt eller sagt pass.
       *[no] Det er for sent å kreve ny utdeling: { $seat } har alt budt eller sagt pass.
    }
reason-claim-high-card = Hånden er for god til å kreve ny utdeling: { $cards }.
reason-claim-joker = Med en joker på hånden kan du ikke kreve ny utdeling.
reason-joker-opens = En joker kan ikke være det første utspillet ved et tallbud: Den har ingen farge å etterspørre et kort i.
reason-joker-called = En joker kan ikke etterspørres.
reason-call-not-in-pack = Et kort som er tatt ut av kortstokken, kan ikke etterspørres: { $card }.
reason-trump-not-free = Ved dette bordet er utspillsfargen trumf: { $suit }.
reason-no-grand = Ved dette bordet spilles alle tallbud med trumf.

## Clause names

clause-option-players = antall spillere
clause-option-kitty = kort i byttebunken
clause-option-strip-twos = færre toere
clause-option-jokers = jokere
clause-option-kitty-trick = byttestikk
clause-option-open-kitty = åpen byttebunke
clause-option-lowest-bid = laveste bud
clause-option-first-to-bid = hvem som byr først
clause-option-all-pass = når alle sier pass
clause-option-redeal-claim = omstokk uten høye kort
clause-option-grand = grand
clause-option-free-trump = fri trumf
clause-option-led-two = toer først
clause-option-contract-points = poeng til budgiver og makker
clause-option-rounding = når halvparten ikke går opp
clause-option-target = sluttsummen

## Rules as played

chapter-cards = Kort og utdeling
chapter-auction = Budgivningen
chapter-partner = Trumf og makker
chapter-play = Stikkene
chapter-scores = Poeng og slutt

rule-pack =
    { $players ->
        [3] Dere er tre og spiller med en kortstokk på { $count } kort uten jokere. I tillegg trenger dere noe å føre poeng på.
        [5] Dere er fem og spiller med en kortstokk på { $count } kort uten jokere. I tillegg trenger dere noe å føre poeng på.
        [6] Dere er seks og spiller med en kortstokk på { $count } kort uten jokere. I tillegg trenger dere noe å føre poeng på.
       *[4] Dere er fire og spiller med en kortstokk på { $count } kort uten jokere. I tillegg trenger dere noe å føre poeng på.
    }
rule-pack-twos =
    { $players ->
        [3] Dere er tre og spiller med { $count } kort: Fra en kortstokk uten jokere tar dere ut { $cards }, som dermed ikke kan etterspørres. I tillegg trenger dere noe å føre poeng på.
        [5] Dere er fem og spiller med { $count } kort: Fra en kortstokk uten jokere tar dere ut { $cards }, som dermed ikke kan etterspørres. I tillegg trenger dere noe å føre poeng på.
       *[6] Dere er seks og spiller med { $count } kort: Fra en kortstokk uten jokere tar dere ut { $cards }, som dermed ikke kan etterspørres. I tillegg trenger dere noe å føre poeng på.
    }
rule-pack-jokers =
    { $players ->
        [3] Dere er tre og spiller med { $count } kort, og { $jokers } av dem er jokere. I tillegg trenger dere noe å føre poeng på.
        [5] Dere er fem og spiller med { $count } kort, og { $jokers } av dem er jokere. I tillegg trenger dere noe å føre poeng på.
       *[6] Dere er seks og spiller med { $count } kort, og { $jokers } av dem er jokere. I tillegg trenger dere noe å føre poeng på.
    }
rule-rank = I hver farge er rekkefølgen ess, konge, dame, knekt, 10, 9 og så nedover. Ingen farge er bedre enn de andre, bortsett fra trumf.
rule-joker-dud = En joker hører ikke til noen farge og kan bare legges når du ikke kan følge farge. Den vinner aldri, med mindre hele stikket er jokere; da vinner den første. Spilles en joker ut, bestemmer det første kortet med farge hva de andre må følge. Den kan ikke etterspørres og ikke være det første utspillet ved et tallbud.
rule-joker-top = En joker hører til trumffargen og er høyere enn all annen trumf; legges det flere, vinner den første. Uten trumf hører den ikke til noen farge: Da kan den bare legges når du ikke kan følge farge, og vinner bare hvis hele stikket er jokere. Spilles en joker ut uten trumf, bestemmer det første kortet med farge hva de andre må følge. Den kan ikke etterspørres og ikke være det første utspillet ved et tallbud.
rule-dealer = Trekk lodd om hvem som gir først. Etter hver omgang som er spilt, er det naboen til venstre som gir. Alt går med klokken, altså mot venstre rundt bordet.
rule-deal =
    { $kitty ->
        [1] Giveren stokker, og spilleren til høyre tar av. Giveren deler ut ett kort om gangen, det første til venstre, til alle har { $count }. Hold kortene skjult for de andre. Ett kort blir til overs: byttebunken.
        [2] Giveren stokker, og spilleren til høyre tar av. Giveren deler ut ett kort om gangen, det første til venstre, til alle har { $count }. Hold kortene skjult for de andre. To kort blir til overs: byttebunken.
       *[4] Giveren stokker, og spilleren til høyre tar av. Giveren deler ut ett kort om gangen, det første til venstre, til alle har { $count }. Hold kortene skjult for de andre. Fire kort blir til overs: byttebunken.
    }
rule-deal-all = Giveren stokker, og spilleren til høyre tar av. Giveren deler ut ett kort om gangen, det første til venstre, til alle har { $count }. Hold kortene skjult for de andre. Ingen kort blir til overs, så det er ingen byttebunke.
rule-kitty-hidden = Byttebunken ligger på bordet med baksiden opp, og bare budgiveren får se den.
rule-kitty-open = Byttebunken legges på bordet med forsiden opp før budgivningen, så alle ser den.
rule-claim-akqj = Har du verken ess, konge, dame, knekt eller joker, kan du kreve ny utdeling i stedet for å by, men bare når du har ordet for første gang. Du viser hånden, ingen får poeng, og samme giver deler ut på nytt.
rule-claim-kqj = Har du verken konge, dame, knekt eller joker, kan du kreve ny utdeling i stedet for å by, men bare når du har ordet for første gang. Du viser hånden, ingen får poeng, og samme giver deler ut på nytt.
rule-first-left = Spilleren til venstre for giveren har ordet først.
rule-first-dealer = Giveren har ordet først.
rule-bids = Et bud er antallet stikk du lover å ta sammen med en makker du ennå ikke kjenner. Laveste bud er { $lowest }, og det høyeste tallet er { $highest }. Du nevner ingen farge, og vil du ikke by, sier du pass.
rule-higher = Hvert bud må være høyere enn det forrige. Du kan gjerne hoppe over tall.
rule-amerikaner = Over alle tallbud går amerikanerbudet: Du sier «amerikaner» og skal ta alle { $tricks } stikkene alene, uten makker og uten trumf. Det kan godt være det aller første budet, og med det er budgivningen over.
rule-pass-final = Har du sagt pass, er du ute av denne budgivningen. Ingen er nødt til å by. Turen går rundt til alle har sagt pass bortsett fra den som ligger høyest, og den spilleren er budgiver.
rule-all-pass-same = Byr ingen, deler samme giver ut på nytt, og ingen får poeng.
rule-all-pass-next = Byr ingen, deler neste giver ut på nytt, og ingen får poeng.
rule-all-pass-round = Byr ingen, spiller dere en passrunde uten trumf: Spilleren til venstre for giveren spiller ut, og hvert stikk gir −1 til den som tar det. Er det en byttebunke, holdes den utenfor. Neste spiller gir etterpå, og partiet kan ikke slutte med en passrunde.
rule-exchange =
    { $count ->
        [1] Budgiveren tar opp byttebunken og legger bort ett kort med baksiden opp, også ved et amerikanerbud. Valget er fritt. Det bortlagte kortet er ute av spillet, og ingen andre får se det.
        [2] Budgiveren tar opp byttebunken og legger bort to kort med baksiden opp, også ved et amerikanerbud. Valget er fritt. De bortlagte kortene er ute av spillet, og ingen andre får se dem.
       *[4] Budgiveren tar opp byttebunken og legger bort fire kort med baksiden opp, også ved et amerikanerbud. Valget er fritt. De bortlagte kortene er ute av spillet, og ingen andre får se dem.
    }
rule-no-exchange = Ingen bytter kort: Alle spiller med hånden de fikk.
rule-kitty-trick = De bortlagte kortene teller som ett ekstra stikk for budgiversiden, så det blir { $tricks } i alt. Et amerikanerbud krever likevel alle stikkene som spilles.
rule-lead = Budgiveren spiller ut i første stikk, også ved et amerikanerbud.
rule-trump-lead = Ved et tallbud er fargen på det første kortet trumf.
rule-trump-free = Ved et tallbud sier budgiveren ved utspillet hvilken farge som er trumf: fargen på kortet eller hvilken som helst annen, også en budgiveren selv er tom for.
rule-grand = Ved et tallbud kan budgiveren i stedet si grand, og da er det ingen trumf. Budet er verdt det samme, og makkeren finnes på samme måte.
rule-call = Ved et tallbud etterspør budgiveren sammen med utspillet et annet kort i samme farge som det. Kortet kan være høyere eller lavere enn utspillet.
rule-call-live = Et kort budgiveren har selv eller har lagt bort, kan ikke etterspørres, for en av de andre må ha det. Finnes det ikke noe slikt kort i noen farge, deler samme giver ut på nytt, og ingen får poeng.
rule-partner = Den som har det etterspurte kortet, må legge det i første stikk og sier ingenting før det ligger på bordet. Den spilleren er makker, men bare i denne omgangen.
rule-two-against =
    { $others ->
        [1] Budgiveren og makkeren spiller mot den tredje, som er motspiller og har sine egne poeng.
        [2] Budgiveren og makkeren spiller mot de to andre. De er motspillere, og hver av dem har sine egne poeng.
        [3] Budgiveren og makkeren spiller mot de tre andre. De er motspillere, og hver av dem har sine egne poeng.
       *[4] Budgiveren og makkeren spiller mot de fire andre. De er motspillere, og hver av dem har sine egne poeng.
    }
rule-follow = Har du kort i fargen som er spilt ut, må du legge et av dem. Er du tom for fargen, kan du legge hvilket kort du vil: Ingen må legge trumf, og ingen må prøve å vinne stikket.
rule-winner = Høyeste trumf vinner stikket. Er det ingen trumf i stikket, vinner det høyeste kortet i utspillsfargen.
rule-led-two = En toer som spilles ut, vinner stikket uansett hva de andre legger, trumf også. De andre følger fortsatt farge, og en toer som ikke er spilt ut, er et vanlig kort. Det gjelder også ved et amerikanerbud.
rule-led-two-numbers = En toer som spilles ut, vinner stikket uansett hva de andre legger, trumf også. De andre følger fortsatt farge, og en toer som ikke er spilt ut, er et vanlig kort. Ved et amerikanerbud gjelder det ikke.
rule-next = Den som vinner stikket, spiller ut i det neste. Trumf kan spilles ut når som helst.
rule-all-tricks = Alle { $tricks } stikkene spilles, også når budet er i havn eller ikke lenger kan klares.
rule-alone = Ved et amerikanerbud er det verken trumf eller makker. Budgiveren må selv ta alle { $tricks } stikkene.
rule-made-equal = Tar budgiveren og makkeren til sammen minst så mange stikk som budet, får hver av dem budet i pluss. Tar de færre, får hver av dem budet i minus. Stikk over budet gir ingenting ekstra.
rule-made-double = Tar budgiveren og makkeren til sammen minst så mange stikk som budet, får makkeren budet i pluss og budgiveren det dobbelte. Tar de færre, får de det samme i minus. Stikk over budet gir ingenting ekstra.
rule-made-half = Tar budgiveren og makkeren til sammen minst så mange stikk som budet, får budgiveren budet i pluss og makkeren halvparten, rundet opp. Tar de færre, får de det samme i minus. Stikk over budet gir ingenting ekstra.
rule-made-half-up = Tar budgiveren og makkeren til sammen minst så mange stikk som budet, får budgiveren budet i pluss og makkeren halvparten. Tar de færre, får de budet og halvparten i minus. Går halvparten ikke opp, rundes den oppover begge veier: Sju gir +4 eller −3. Stikk over budet gir ingenting ekstra.
rule-defenders = Hver motspiller får ett poeng for hvert av sine egne stikk, enten budet blir innfridd eller ikke.
rule-amerikaner-score = Et innfridd amerikanerbud gir budgiveren +{ $points }, og ingen andre får poeng. Går ett eneste stikk tapt, blir det −{ $points }, og motspillerne får poeng for stikkene sine.
rule-end = Hver spiller har sin egen sum, og den kan gå under null. Står noen på { $target } eller mer etter en hel omgang, er partiet slutt, og den høyeste summen vinner.
rule-shared = Står to eller flere likt på topp, deler de seieren.

## Options

option-players = Antall spillere
value-players-4 = fire
value-players-3 = tre
value-players-5 = fem
value-players-6 = seks
effect-players-4 = To spiller mot to, vanligvis med tolv kort hver og fire i byttebunken.
effect-players-3 = To spiller mot én, vanligvis med seksten kort hver og fire i byttebunken.
effect-players-5 = To spiller mot tre, vanligvis med ti kort hver og to i byttebunken.
effect-players-6 = To spiller mot fire, vanligvis med åtte kort hver og fire i byttebunken.

option-kitty = Kort i byttebunken
value-kitty-usual = som vanlig
value-kitty-none = ingen
value-kitty-one = ett
effect-kitty-usual = Byttebunken er på fire kort, eller på to når dere er fem. Tar dere ut toere eller tar med jokere, er det ingen.
effect-kitty-none = Fire spillere får tretten kort hver, og ingen bytter kort.
effect-kitty-one = Tre spillere får sytten kort hver, og budgiveren bytter bare ett.

option-strip-twos = Færre toere
value-strip-twos-no = nei
value-strip-twos-yes = ja
effect-strip-twos-no = Alle de fire toerne er med.
effect-strip-twos-yes = Tre spillere tar ut én toer, fem tar ut to, og seks tar ut alle fire; da er det ingen byttebunke.

option-jokers = Jokere
value-jokers-none = ingen
value-jokers-dud = som nitte
value-jokers-top-trump = som høyeste trumf
effect-jokers-none = Kortstokken har ingen jokere.
effect-jokers-dud = Dere tar med to jokere, eller tre når dere er fem, og det er ingen byttebunke. En joker vinner bare når hele stikket er jokere.
effect-jokers-top-trump = Dere tar med to jokere, eller tre når dere er fem, og det er ingen byttebunke. En joker slår all annen trumf, men er en nitte når det ikke er trumf.

option-kitty-trick = Byttestikk
value-kitty-trick-no = nei
value-kitty-trick-yes = ja
effect-kitty-trick-no = De bortlagte kortene teller ikke som stikk.
effect-kitty-trick-yes = De bortlagte kortene teller som ett stikk for budgiversiden, og det blir tretten i alt.

option-open-kitty = Åpen byttebunke
value-open-kitty-no = nei
value-open-kitty-yes = ja
effect-open-kitty-no = Bare budgiveren får se byttebunken.
effect-open-kitty-yes = Byttebunken ligger med forsiden opp under budgivningen, så alle ser den.

option-lowest-bid = Laveste bud
value-lowest-bid-half = halvparten av stikkene
effect-lowest-bid-half = Ingen kan by mindre enn halvparten av stikkene, rundet opp.
effect-lowest-bid-number = Ingen kan by mindre enn { $lowest }.

option-first-to-bid = Hvem byr først
value-first-to-bid-left = spilleren til venstre for giveren
value-first-to-bid-dealer = giveren
effect-first-to-bid-left = Spilleren til venstre for giveren har ordet først, og giveren sist.
effect-first-to-bid-dealer = Giveren har ordet først, og spilleren til høyre for giveren sist.

option-all-pass = Når alle sier pass
value-all-pass-same-dealer = samme giver
value-all-pass-next-dealer = neste giver
value-all-pass-pass-round = passrunde
effect-all-pass-same-dealer = Samme giver deler ut på nytt, og ingen får poeng.
effect-all-pass-next-dealer = Neste giver deler ut på nytt, og ingen får poeng.
effect-all-pass-pass-round = Omgangen spilles uten trumf, og hvert stikk gir −1 til den som tar det.

option-redeal-claim = Omstokk uten høye kort
value-redeal-claim-none = nei
value-redeal-claim-no-akqj = uten ess, konge, dame og knekt
value-redeal-claim-no-kqj = uten konge, dame og knekt
effect-redeal-claim-none = Alle spiller med kortene de får.
effect-redeal-claim-no-akqj = Den som verken har ess, konge, dame, knekt eller joker, kan kreve ny utdeling i stedet for å by.
effect-redeal-claim-no-kqj = Den som verken har konge, dame, knekt eller joker, kan kreve ny utdeling i stedet for å by.

option-grand = Grand
value-grand-no = nei
value-grand-yes = ja
effect-grand-no = Et tallbud spilles alltid med trumf.
effect-grand-yes = Ved utspillet kan budgiveren si at et tallbud spilles uten trumf.

option-free-trump = Fri trumf
value-free-trump-no = nei
value-free-trump-yes = ja
effect-free-trump-no = Fargen på det første kortet er trumf.
effect-free-trump-yes = Ved utspillet kan budgiveren velge hvilken som helst farge til trumf, men det etterspurte kortet er fortsatt i utspillsfargen.

option-led-two = Toer først
value-led-two-no = nei
value-led-two-yes = ja
value-led-two-not-at-amerikaner = ja, men ikke ved amerikaner
effect-led-two-no = En toer som spilles ut, er et vanlig kort.
effect-led-two-yes = En toer som spilles ut, vinner stikket, også over trumf og også ved et amerikanerbud.
effect-led-two-not-at-amerikaner = En toer som spilles ut, vinner stikket, også over trumf, men ikke ved et amerikanerbud.

option-contract-points = Poeng til budgiver og makker
value-contract-points-equal = likt
value-contract-points-declarer-double = dobbelt til budgiver
value-contract-points-partner-half = halvt til makker
effect-contract-points-equal = Budgiver og makker får budet hver, i pluss eller minus.
effect-contract-points-declarer-double = Budgiveren får det dobbelte av budet og makkeren budet, i pluss eller minus.
effect-contract-points-partner-half = Budgiveren får budet og makkeren halvparten av det, i pluss eller minus.

option-rounding = Når halvparten ikke går opp
value-rounding-size = likt i pluss og minus
value-rounding-upward = oppover begge veier
effect-rounding-size = Halvparten av sju gir makkeren +4 eller −4.
effect-rounding-upward = Halvparten av sju gir makkeren +4 eller −3.

option-target = Sluttsum
effect-target = Partiet slutter når noen står på { $target } eller mer etter en hel omgang.

preset-standard = Grunnspillet
preset-no-kitty = Fire uten byttebunke
preset-three = Tre spillere
preset-three-one = Tre med ett kort i byttebunken
preset-five = Fem spillere
preset-six = Seks spillere

## Problems

problem-unknown-option = «{ $option }» kan ikke leses som en regel.
problem-repeated-option = «{ $optionName }» er satt mer enn én gang.
problem-unknown-value = «{ $optionName }» kan ikke settes til «{ $value }».
problem-out-of-range = «{ $optionName }» må være et tall fra { $lowest } til { $highest }, ikke { $value }.
problem-kitty-not-for-players = «{ $firstName }» og «{ $secondName }» går ikke sammen: Bare fire kan velge ingen byttebunke, og bare tre kan velge ett kort.
problem-kitty-with-deck = «{ $firstName }» og «{ $secondName }» går ikke sammen: Tar dere ut toere eller tar med jokere, deles alle kortene ut.
problem-twos-not-for-players = «{ $firstName }» og «{ $secondName }» går ikke sammen: Toere tas bare ut når dere er tre, fem eller seks.
problem-jokers-not-for-players = «{ $firstName }» og «{ $secondName }» går ikke sammen: Jokere er bare med når dere er tre, fem eller seks.
problem-twos-with-jokers = «{ $firstName }» og «{ $secondName }» går ikke sammen: Kortene går opp med det ene eller det andre, men ikke med begge deler.
problem-kitty-trick-players = «{ $firstName }» og «{ $secondName }» går ikke sammen: Byttestikket finnes bare når dere er fire.
problem-kitty-trick-kitty = «{ $firstName }» og «{ $secondName }» går ikke sammen: Byttestikket krever en byttebunke på fire kort.
problem-no-kitty-to-open = «{ $firstName }» og «{ $secondName }» går ikke sammen: Det er ingen byttebunke å legge åpent.
problem-lowest-above-highest = «{ $firstName }» og «{ $secondName }» går ikke sammen: Laveste bud er { $lowest }, men det høyeste tallet er { $highest }.
problem-too-long = Teksten med reglene er på mer enn { $highest } tegn og kan ikke leses. Derfor gjelder grunnspillet.

## The table page

table-presets = Begynn med
table-options = Deres egne regler
table-text = Slik spilles det ved dette bordet
table-summary =
    { $kitty ->
        [0] { $players } spillere · { $hand } kort hver · ingen byttebunke · { $tricks } stikk · laveste bud { $lowest }
       *[other] { $players } spillere · { $hand } kort hver · { $kitty } i byttebunken · { $tricks } stikk · laveste bud { $lowest }
    }
table-changed = endret fra grunnspillet
table-idle = uten virkning ved dette bordet
table-base = grunnspillet
table-reset = Tilbake til grunnspillet
table-print = Skriv ut
table-copy-link = Kopier lenken
table-link-copied = Lenken er kopiert
table-copy-failed = Lenken lot seg ikke kopiere. Den står i adressefeltet.
table-kept = Reglene deres er lagret på denne enheten.
table-not-kept = Nettleseren kan ikke lagre reglene, men lenken tar vare på dem.
table-keep = Lagre disse reglene på enheten
table-from-link = Disse reglene kom med lenken. De som er lagret på enheten, blir som de er til du endrer noe.
table-no-script = For å velge trengs JavaScript. Nedenfor står alle valgene og reglene for grunnspillet.
table-problem-fallback = Til du endrer ett av valgene, gjelder «{ $value }» for «{ $optionName }».
table-problem-counts = Til du endrer valget, gjelder «{ $value }» for «{ $optionName }».
table-found-problems =
    { $count ->
        [one] Ett valg i lenken eller blant de lagrede reglene kunne ikke brukes. Resten er beholdt.
       *[other] { $count } valg i lenken eller blant de lagrede reglene kunne ikke brukes. Resten er beholdt.
    }
table-loading = Laster regelmotoren … { $percent } %
table-failed = Regelmotoren startet ikke. Nedenfor står reglene for grunnspillet.
table-number = Tall
table-more = Mer om denne regelen
table-empty = Alt er som i grunnspillet.
table-differs =
    { $count ->
        [one] Én regel er annerledes enn i grunnspillet.
       *[other] { $count } regler er annerledes enn i grunnspillet.
    }
table-printed-from = Skrevet ut fra { $address }

## Hands

stepper-table = Med reglene fra «Bordet vårt»
stepper-table-none = Velg reglene deres på «Bordet vårt» først
stepper-table-same = Med disse reglene går omgangen nøyaktig likt.
stepper-table-differs =
    { $count ->
        [one] Ett steg blir annerledes og er merket.
       *[other] { $count } steg blir annerledes og er merket.
    }
stepper-step-differs = annerledes ved bordet deres
stepper-table-stops = Med reglene ved bordet deres kan ikke omgangen gå videre her:
error-deal-does-not-fit = Disse kortene passer ikke til antallet spillere eller kortstokken ved bordet deres.
stepper-claim = Krev ny utdeling
stepper-choose-trump = Hvilken farge er trumf når budgiveren spiller ut { $cardLead }?
fact-all-pass = Passrunde
fact-extra = medregnet byttestikket
diagram-label-players = Omgangen som diagram: { $count } hender
stepper-off-record-all = Du har forlatt eksempelet og spiller videre for alle.
stepper-keys-joker = X hopper til en joker.
stepper-line-differs = annerledes i det andre forløpet
