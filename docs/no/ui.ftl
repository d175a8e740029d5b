# Interface strings, Norwegian bokmål.
# `$seatYou` (and its kin) is "yes" when the seat is the reader's own.
# Card arguments come in roles: $card (bare), $cardObj (object), $cardWith (med …), $cardLead (utspill …), $cardCall (etterspør …).

## Cards

suit =
    { $suit ->
        [S] spar
        [H] hjerter
        [D] ruter
       *[C] kløver
    }
    .none = { suit }
rank =
    { $rank ->
        [A] ess
        [K] konge
        [Q] dame
        [J] knekt
        [T] ti
        [n9] ni
        [n8] åtte
        [n7] sju
        [n6] seks
        [n5] fem
        [n4] fire
        [n3] tre
       *[n2] to
    }
card = { suit } { rank }
    .obj = { card }
    .with = { card }
    .lead = { card }
    .call = { card }
# The four letters on the court cards: what decks here carry, and the local set a reader may choose.
card-letters = A K Q J
card-letters-local = E K D Kn
card-compact = { $symbol }{ $index }
list-more = { $a }, { $b }
list-last = { $a } og { $b }

## Around the table

player-0 = Nora
player-1 = Leo
player-2 = Emil
player-3 = Anna
player-you = Du
hand-of =
    { $seatYou ->
        [yes] Kortene dine
       *[no] Kortene til { $seat }
    }
hand-size =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
badge-dealer = Giver
badge-declarer = Budgiver
badge-partner = Makker
badge-turn = har turen
badge-turn-call = skal by

## Events

event-deal =
    { $dealerYou ->
        [yes] Du deler ut tolv kort til hver og lar fire bli liggende som byttebunke.
       *[no] { $dealer } deler ut tolv kort til hver og lar fire bli liggende som byttebunke.
    }
event-bid =
    { $seatYou ->
        [yes] Du byr { $bid }.
       *[no] { $seat } byr { $bid }.
    }
event-amerikaner =
    { $seatYou ->
        [yes] Du byr amerikaner: alle { $tricks } stikk, alene og uten trumf.
       *[no] { $seat } byr amerikaner: alle { $tricks } stikk, alene og uten trumf.
    }
event-pass =
    { $seatYou ->
        [yes] Du sier pass.
       *[no] { $seat } sier pass.
    }
event-auction-won =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Du vinner budgivningen med amerikaner.
           *[no] { $seat } vinner budgivningen med amerikaner.
        }
       *[no] { $seatYou ->
            [yes] Du vinner budgivningen med { $bid }.
           *[no] { $seat } vinner budgivningen med { $bid }.
        }
    }
event-all-pass = Alle sier pass: Ingen får poeng, og samme giver deler ut på nytt.
event-kitty =
    { $seatYou ->
        [yes] Du tar opp byttebunken uten å vise den.
       *[no] { $seat } tar opp byttebunken uten å vise den.
    }
event-discard =
    { $seatYou ->
        [yes] Du legger bort { $count ->
            [one] { $count } kort
           *[other] { $count } kort
        } med baksiden opp.
       *[no] { $seat } legger bort { $count ->
            [one] { $count } kort
           *[other] { $count } kort
        } med baksiden opp.
    }
event-lead-call =
    { $seatYou ->
        [yes] Du spiller ut { $leadLead } og etterspør { $calledCall }.
       *[no] { $seat } spiller ut { $leadLead } og etterspør { $calledCall }.
    }
event-trump = Trumf: { $suit }.
event-no-call =
    { $seatYou ->
        [yes] Du har ikke noe kort å etterspørre: Ingen får poeng, og samme giver deler ut på nytt.
       *[no] { $seat } har ikke noe kort å etterspørre: Ingen får poeng, og samme giver deler ut på nytt.
    }
event-lead =
    { $seatYou ->
        [yes] Du spiller ut { $cardLead }.
       *[no] { $seat } spiller ut { $cardLead }.
    }
event-play =
    { $seatYou ->
        [yes] Du legger { $cardObj }.
       *[no] { $seat } legger { $cardObj }.
    }
event-called =
    { $seatYou ->
        [yes] Du legger det etterspurte kortet, { $cardObj }, og blir makker.
       *[no] { $seat } legger det etterspurte kortet, { $cardObj }, og blir makker.
    }
event-ruff =
    { $seatYou ->
        [yes] Du trumfer med { $cardWith }.
       *[no] { $seat } trumfer med { $cardWith }.
    }
event-throw =
    { $seatYou ->
        [yes] Du kaster { $cardObj }.
       *[no] { $seat } kaster { $cardObj }.
    }
event-trick-won =
    { $seatYou ->
        [yes] Du vinner stikk { $trick } med { $cardWith }.
       *[no] { $seat } vinner stikk { $trick } med { $cardWith }.
    }
event-made =
    Budet er innfridd: { $tricks ->
        [one] { $tricks } stikk
       *[other] { $tricks } stikk
    }, budet var { $bid }.
event-lost =
    Budet mislyktes: { $short ->
        [one] { $short } stikk
       *[other] { $short } stikk
    } for lite.
event-amerikaner-made = Amerikaner innfridd: { $signed }.
event-amerikaner-lost = Amerikaner mislyktes: { $signed }.
event-score =
    { $seatYou ->
        [yes] Du får { $signed } poeng.
       *[no] { $seat } får { $signed } poeng.
    }

## Why an action is refused

reason-deal-over = Denne omgangen er over.
reason-not-your-turn =
    { $seatYou ->
        [yes] Det er ikke din tur.
       *[no] { $seat } har ikke turen.
    }
reason-auction-running = Budgivningen er ikke ferdig: By eller si pass først.
reason-auction-over = Budgivningen er over: ingen flere bud.
reason-discard-first =
    { $needed ->
        [one] Legg bort { $needed } kort først.
       *[other] Legg bort { $needed } kort først.
    }
reason-open-first = Først må budgiveren spille ut i første stikk.
reason-play-running = Spillet er i gang: Det er for sent å legge bort eller etterspørre kort.
reason-already-passed =
    { $seatYou ->
        [yes] Du har sagt pass og er ute av denne budgivningen.
       *[no] { $seat } har sagt pass og er ute av denne budgivningen.
    }
reason-own-bid =
    { $seatYou ->
        [yes] Du har allerede det høyeste budet: Ingen byr over seg selv.
       *[no] { $seat } har allerede det høyeste budet: Ingen byr over seg selv.
    }
reason-below-lowest = Laveste bud er { $lowest }.
reason-not-higher = Budet må være høyere enn { $highest }.
reason-above-highest = Det er bare { $highest } stikk: Over { $highest } går bare amerikaner.
reason-over-amerikaner = Ingenting er høyere enn amerikaner, så budgivningen er over.
reason-discard-count =
    { $needed ->
        [one] Legg bort nøyaktig { $needed } kort; { $count } er valgt.
       *[other] Legg bort nøyaktig { $needed } kort; { $count } er valgt.
    }
reason-discard-repeated = Samme kort kan ikke legges bort to ganger: { $cards }.
reason-discard-not-held = Bare kort på hånden kan legges bort. Ikke på hånden: { $cards }.
reason-not-in-hand =
    { $seatYou ->
        [yes] Du har ikke { $cardObj } på hånden.
       *[no] { $seat } har ikke { $cardObj } på hånden.
    }
reason-already-played =
    { $seatYou ->
        [yes] Du har allerede lagt { $cardObj }.
       *[no] { $seat } har allerede lagt { $cardObj }.
    }
reason-no-card-to-call = Ingen av de andre har { $suitNone }, så med utspill i { $suit } finnes det ikke noe kort å etterspørre.
warning-leaves-no-call = Etter dette finnes det ikke noe kort å etterspørre, og omgangen blir ikke spilt. Trykk én gang til for å legge dem bort likevel.
reason-call-missing = Til dette utspillet hører det et etterspurt kort.
reason-call-at-amerikaner = Ved et amerikanerbud etterspørres det ikke noe kort: Budgiveren spiller alene.
reason-call-own = Et kort fra egen hånd kan ikke etterspørres: { $card }.
reason-call-discarded = Et bortlagt kort kan ikke etterspørres: { $card }.
reason-call-other-suit = Det etterspurte kortet må være i utspillsfargen: { $suit }.
reason-must-follow =
    { $seatYou ->
        [yes] Du må følge farge, for du har { $cards }.
       *[no] { $seat } har { $cards } på hånden og må følge farge.
    }
reason-must-play-called =
    { $seatYou ->
        [yes] Du har det etterspurte kortet og må legge det nå: { $card }.
       *[no] { $seat } har det etterspurte kortet og må legge det nå: { $card }.
    }
not-allowed = Ikke lov:
allowed = Lovlig.
rule-link = Regelen: { $clause }

## What can be wrong with a link, a record or a question to the engine

error-link-damaged = Lenken er skadet. Du ser omgangen fra starten.
error-link-newer = Lenken er laget i en nyere utgave av siden. Du ser omgangen fra starten.
error-unknown-step = Lenken peker på et steg som ikke finnes i denne omgangen. Du ser omgangen fra starten.
error-unknown-line = Lenken peker på et forløp som ikke finnes i denne omgangen. Du ser omgangen fra starten.
error-other = Noe gikk galt ({ $code }). Selve omgangen virker likevel.

## Clause names (link texts)

clause-deal-pack = kortstokken
clause-deal-rank = rekkefølgen på kortene
clause-deal-dealer = hvem som gir
clause-deal-cut = stokke og ta av
clause-deal-twelve = tolv kort til hver
clause-deal-kitty = fire kort blir igjen
clause-deal-hidden = skjulte hender, med klokken
clause-deal-misdeal = feil ved utdelingen
clause-bid-first = hvem som byr først
clause-bid-number = hva et bud er
clause-bid-minimum = laveste bud er seks
clause-bid-higher = høyere for hvert bud
clause-bid-twelve = et bud på tolv
clause-bid-amerikaner = amerikanerbudet
clause-bid-pass-final = pass er endelig
clause-bid-end = når budgivningen er over
clause-bid-all-pass = alle sier pass
clause-kitty-take = budgiveren tar opp byttebunken
clause-kitty-discard = fire kort legges bort
clause-kitty-out = bortlagte kort er ute av spillet
clause-lead-bidder = budgiveren spiller ut
clause-lead-trump = utspillet bestemmer trumf
clause-call-card = å etterspørre et kort
clause-call-live = bare kort som er med i spillet
clause-call-none = ikke noe kort å etterspørre
clause-call-owner = det etterspurte kortet må legges
clause-call-silent = makkeren sier ingenting
clause-play-follow = følg farge
clause-play-free = når du er tom for fargen
clause-play-trump-lead = utspill i trumf
clause-play-winner = hvem som vinner stikket
clause-play-next = hvem som spiller ut neste gang
clause-play-all = alle tolv stikkene
clause-play-alone = amerikaner spilles alene
clause-play-revoke = når noen ikke har fulgt farge
clause-score-made = budet er innfridd
clause-score-lost = budet mislyktes
clause-score-over = overstikk
clause-score-defender = stikkene til motspillerne
clause-score-amerikaner = poeng for amerikaner
clause-score-running = poengene sammenlagt
clause-end-52 = slutt ved 52
clause-end-not-always = når partiet likevel går videre
clause-end-shared = delt seier

## The stepper

stepper-region = Eksempelomgang, steg for steg
stepper-first = Første steg
stepper-previous = Forrige
stepper-next = Neste
stepper-last = Siste steg
stepper-play = Spill av
stepper-pause = Pause
stepper-speed = Tempo
stepper-speed-slow = sakte
stepper-speed-normal = vanlig
stepper-speed-fast = raskt
stepper-progress = Steg { $n } av { $last }
stepper-keys = Taster: ← → ett steg, Home og End helt til start og slutt, mellomrom spiller av og stanser. På en hånd: ↑ ↓ går fra kort til kort, S H D C og kortverdiene hopper, M ramser opp de lovlige kortene, W sier hvorfor et kort ikke er lov.
stepper-steps = Alle steg
stepper-auction = Budgivning
stepper-lines = Forløp
stepper-turning-point = Dette kortet skiller de to forløpene.
stepper-explanation = Forklaring
stepper-off-record = Du har forlatt eksempelet og spiller videre for alle fire.
stepper-back = Tilbake til eksempelet
stepper-undo = Angre
stepper-copy-link = Kopier lenken
stepper-link-copied = Lenken er kopiert
stepper-copy-failed = Lenken lot seg ikke kopiere. Den står i adressefeltet.
stepper-settings = Innstillinger
stepper-settings-not-kept = Nettleseren kan ikke lagre innstillingene. De gjelder til du forlater siden.
stepper-sit = Sett deg her
stepper-sit-none = Vis alle hendene
stepper-seats = Hvem du ser kortene til
stepper-letters = Bokstaver på kortene
stepper-letters-standard = A K Q J
stepper-letters-local = E K D Kn
stepper-four-colours = Firefarget kortstokk
stepper-words = Kortene med ord
stepper-redeal = Omgangen spilles ikke. Samme giver deler ut på nytt.
stepper-try-call = Prøv et annet bud
stepper-try-discard =
    { $count ->
        [0] Kortene er valgt.
        [one] Velg { $count } kort til som skal legges bort.
       *[other] Velg { $count } kort til som skal legges bort.
    }
stepper-discard-button = Legg bort disse
stepper-try-lead = Trykk på kortet som skal spilles ut, og deretter på kortet som skal etterspørres.
stepper-choose-called = Hvilket kort etterspør budgiveren sammen med { $cardLead }?
stepper-try-card = Trykk på et kort hos den som har turen.
stepper-pass = Pass
stepper-amerikaner = Amerikaner
no-javascript = For å gå steg for steg trengs JavaScript. Samme omgang står skrevet ut nedenfor.
line-parts = De { $n } første stegene er like. Herfra skiller forløpene lag:
example-summary = Eksempel: { $title }
example-summary-line = Eksempel: { $title }. { $line }
sheet-player = Spiller
sheet-before = Før
sheet-deal = Denne omgangen
sheet-after = Sammenlagt
sheet-won =
    { $winnerYou ->
        [yes] Du vinner partiet med { $points } poeng.
       *[no] { $winner } vinner partiet med { $points } poeng.
    }
sheet-shared = Delt seier: { $players }.
sheet-goes-on = Ingen har { $target } poeng ennå: neste omgang.
scroll-hint = Dra sidelengs for å se hele tabellen.

## The facts line and the table

fact-contract = Kontrakt
fact-trump = Trumf
fact-no-trump = uten trumf
fact-called = Etterspurt
fact-tricks = Stikk
fact-scores = Poeng
fact-none = ingen ennå
fact-highest = Høyeste bud
fact-side = { $taken } av { $needed }
fact-side-both = { $a } og { $b }
fact-kitty = Byttebunke
fact-discards = Bortlagte kort
trick-number = stikk { $n }
trick-place = { $seat } har ikke lagt ennå
trick-list = Stikk { $n }: { $cards }
trick-empty = Ingen har lagt kort ennå.
card-back = Kort med baksiden opp
card-allowed = { $card }, lovlig
card-not-allowed = { $card }, ikke lovlig
card-proof = er beviset
allowed-cards = Lovlige kort: { $cards }
tricks-needed =
    { $count ->
        [0] Budet er i havn.
        [one] Trenger { $count } stikk til.
       *[other] Trenger { $count } stikk til.
    }
tricks-short = Budet kan ikke lenger innfris.
diagram-label = Omgangen som diagram: fire hender og byttebunken
north = Nord
east = Øst
south = Sør
west = Vest

## The rules engine

engine-loading = Laster regelmotoren … { $percent } %
engine-size = Første gang lastes det ned omtrent { $mb } MB.
engine-failed = Regelmotoren startet ikke. Det ferdige eksempelet virker likevel.
engine-file-missing = Filen { $file } lot seg ikke laste.
engine-file-broken = Filen { $file } er skadet.
engine-unsupported = Nettleseren er for gammel for den.
engine-boot = Den ble lastet, men lot seg ikke starte.
engine-timeout = Den brukte for lang tid på å svare.
engine-died = Den stanset midt i et svar.
engine-fault = Den kunne ikke svare på dette.
engine-retry = Prøv på nytt

## The site

language-name = Norsk bokmål
# Other language tags whose readers are led to this folder, besides the folder’s own name.
language-aliases = nb nn
site-name = Lær amerikaner
# Under the icon of the installed site: at most twelve letters.
site-short-name = Amerikaner
site-description = Reglene for amerikaner, et norsk stikkspill, og en omgang du kan gå gjennom steg for steg: Prøv et kort og se hvorfor det er lov eller ikke.
site-footer = Tekst: CC BY 4.0 · Kode: MIT · Versjon { $version } ({ $date })
# Section titles in the navigation.
nav-hands = Eksempelomganger
nav-more = Mer
permalink-here = Lenke til dette avsnittet
permalink-clause = Lenke til regelen: { $clause }
# Under the meaning of a word, shown beside it.
glossary-open = Åpne ordlisten
sheet-pdf = PDF til utskrift: én A4-side
palette-to-dark = Bytt til mørk visning
palette-to-light = Bytt til lys visning
menu-open = Meny
not-found-title = Denne siden finnes ikke
not-found-text = Adressen kan være feilskrevet, eller siden er flyttet.
not-found-home = Gå til forsiden
offline-title = Ingen nettforbindelse
offline-text = Denne siden er ikke lagret på enheten din. Har du lest sidene på et språk før, virker de på det språket uten nett.
# Pairs written=typed: what a reader may type instead of a letter of this language.
search-letters = æ=a ø=o å=a

## The theme (theme-a-b stands for the theme’s own string a.b)

# html lang, and the theme’s shipped file that gives what is not listed here.
theme-language = nb
theme-base = nb
theme-action-skip = Gå til innholdet
theme-clipboard-copy = Kopier til utklippstavlen
theme-clipboard-copied = Kopiert til utklippstavlen
theme-footer = Forrige og neste side
theme-footer-previous = Forrige
theme-footer-next = Neste
theme-header = Topptekst
theme-nav = Navigasjon
theme-search = Søk
theme-search-placeholder = Søk
theme-search-reset = Tøm søket
theme-search-share = Del
theme-search-result-initializer = Starter søket …
theme-search-result-placeholder = Skriv for å søke
theme-search-result-none = Ingen treff
theme-search-result-one = Treff på 1 side
theme-search-result-other = Treff på # sider
theme-search-result-more-one = 1 til på denne siden
theme-search-result-more-other = # til på denne siden
theme-search-result-term-missing = Mangler
theme-select-language = Velg språk
theme-select-version = Velg versjon
theme-tabs = Faner
theme-toc = På denne siden
theme-top = Til toppen
