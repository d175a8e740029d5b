# What only the build says, Norwegian bokmål: the report at the foot of each page, the README of the zip.
# None of it is sent to the page's scripts.

## Reporting a mistake

report-open = Meld fra om en feil på denne siden
report-help = Skriv hva som er galt, kopier teksten og send den til den som ga deg siden. Ingenting blir sendt herfra.
report-subject = Feil på siden «{ $page }»
# The browser puts in the place: the step of a hand, a clause, a heading.
report-text =
    Hva er galt?

    Side: { $page }
    Sted på siden: { $place }
    Versjon: { $version } ({ $date })
report-copy = Kopier teksten
report-copied = Teksten er kopiert.
report-by-hand = Nettleseren fikk ikke kopiert teksten. Den er merket, så du kan kopiere den selv.
report-close = Lukk

## The README of the zip

readme-title = { site-name }, versjon { $version } ({ $date })
readme-unpack = Pakk ut hele zip-filen først, til en mappe på maskinen eller på en minnepinne. Siden virker ikke inne i zip-filen.
readme-start = Dobbeltklikk så på { $file } i mappen. Siden åpnes i nettleseren, og der velger du språk.
readme-browsers = Bruk en oppdatert nettleser, for eksempel Chrome, Edge eller Firefox. Er nettleseren for gammel for regelmotoren, kan du fortsatt lese alle sidene.
readme-network = Du trenger ikke nett, og du slipper å installere noe. Ingenting hentes utenfra, og ingenting blir sendt.
readme-content = Her er reglene, omganger du kan gå gjennom steg for steg, leksjoner, øving, arbeidsark, husregler og en regelmotor som svarer i nettleseren. Alt finnes på fem språk.
readme-licence = Teksten har lisensen CC BY 4.0, og koden har lisensen MIT. Begge står i { $file }.
readme-checksum = Filen { $sums } ligger der du fikk zip-filen. Kommandoen { $command } sier om zip-filen er hel. I Windows viser { $windows } tallet du skal finne igjen i filen.
readme-report = Finner du en feil? Nederst på hver side står det «{ report-open }».
