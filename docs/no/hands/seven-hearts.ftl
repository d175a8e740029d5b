# Seven in hearts: why each card. One message a step; the bidder sits South, and the reader may sit anywhere.

title = Sju i hjerter
line-made = Innfridd: åtte stikk
line-lost = Mislykket: seks stikk
text = Den samme omgangen endt på to måter. Åtte stikk gir deg og Nora sju poeng hver, og det åttende gir ingenting ekstra; med seks stikk mister dere sju hver. Leo og Anna får ett poeng for hvert eget stikk begge ganger.

## Common to both lines

deal = Leo sitter til venstre for Nora og har ordet først. Den som snart blir budgiver, har ruter konge og dame, kløver ess alene og fem hjerter, men ikke hjerter ess.
a1 = Leo har to spar som vinner, og en lang ruterfarge med esset på topp. Seks er det laveste budet som finnes.
a2 = Hjerterfargen er sterk, men esset mangler. Med en makker som har det, kan sju gå.
a3 = Én konge og ingenting langt og sterkt er for lite. Pass er endelig, så Anna er ute av budgivningen.
a4 = Ett ess er alt Nora har å by på. Men det er nettopp kortet budgiveren mangler.
a5 = Leo måtte ha budt åtte. Nå har alle andre sagt pass. I byttebunken ligger spar 7, spar 3, hjerter 7 og kløver knekt, så budgiveren får en sjette hjerter.
discard = De fire laveste sparene går ut, for lave kort utenfor trumf vinner ingenting. Budgiveren kunne ha lagt bort hvilke som helst fire av de seksten.
t1-s = Laveste trumf er nok, for den som har esset, blir makker og tar stikket. Konge, dame og knekt spares til senere.
t1-w = Anna vet ikke hvem som har esset, og legger lavt.
t1-n = Det etterspurte kortet er det eneste Nora har lov til å legge. Nå vet alle hvem som er makker.
t1-e = Leo har fire trumfer og klarer seg med den laveste. Det første stikket går til budgiversiden.
t2-n = Nora har ingen trumf å spille tilbake og velger den sterkeste av de to lange fargene.
t2-e = Det er Leos eneste kløver.

## Line made

made-t2-s = Et sikkert stikk tas med én gang; knekten ville ha tapt for kongen. Dette kortet skiller de to forløpene.
made-t2-w = Esset kan ingen slå, så Anna sparer kongen.
made-t3-s = Budgiveren tar ut trumfen. Fire hjerter er ute: hjerter 10, 8 og 6 hos Leo og hjerter 5 hos Anna.
made-t3-w = Anna må følge farge med sin siste trumf.
made-t3-n = Nora er tom for hjerter og kan legge hva som helst. En liten ruter kan unnværes.
made-t3-e = Leo har hjerter og må følge farge. Den laveste går først.
made-t4-s = Leo har to trumfer igjen, så budgiveren fortsetter.
made-t4-w = Også Anna er tom for hjerter. En liten kløver går, mens kongen blir.
made-t4-n = Nora har fortsatt nok av små ruter.
made-t4-e = Leo må følge farge. Nå har Leo bare hjerter 10 igjen i trumf.
made-t5-s = Hjerter 10 er den eneste trumfen motspillerne har igjen, og knekten slår den.
made-t5-w = Anna har flere spar og gir slipp på den laveste.
made-t5-n = Enda en ruter som ikke trengs.
made-t5-e = Fra nå av har bare budgiveren trumf: hjerter 9 og 7. Fem stikk er i hus.
made-t6-s = Kongen skal drive ut esset, så damen blir god.
made-t6-w = Det er Annas eneste ruter.
made-t6-n = Nora følger farge med en ruter som ikke kan slå kongen.
made-t6-e = Esset tar motspillernes første stikk. Poenget er Leos alene.
made-t7-e = Esset er høyest i spar, og budgiveren har spar og kan ikke trumfe.
made-t7-s = Budgiveren må følge farge; den laveste av to går.
made-t7-w = Ingen av Annas spar slår esset, så damen og knekten spares.
made-t7-n = Det er Noras eneste spar.
made-t8-e = Når esset er spilt, er kongen høyest i spar.
made-t8-s = Budgiveren må følge farge igjen. Det var den siste sparen.
made-t8-w = Kongen vinner uansett, så damen spares.
made-t8-n = Nora er tom for spar og har ingen trumf. Leo har nå tre stikk.
made-t9-e = Leo har bare ruter igjen og spiller den laveste.
made-t9-s = Ess og konge i ruter er spilt, så damen er høyest. Det er det sjette stikket.
made-t9-w = Anna har verken ruter eller trumf og sparer fortsatt kongen.
made-t9-n = Nora har ikke flere ruter, så det blir en kløver.
made-t10-s = Ingen kan slå denne trumfen: Det sjuende stikket er sikkert, og budet er i havn. Resten spilles likevel, for de andres stikk gir også poeng.
made-t10-w = Kløver 7 går, mens spar dame og kløver konge spares.
made-t10-n = Nora har bare kløver igjen.
made-t10-e = Uten trumf kan Leo bare kaste.
made-t11-s = Den siste trumfen gir det åttende stikket. Overstikk gir ingenting ekstra.
made-t11-w = Anna velger mellom spar dame og kløver konge, og kongen får bli.
made-t11-n = Nora har to kløver igjen, og ingen av dem trengs.
made-t11-e = Leo beholder knekten til siste stikk.
made-t12-s = Knekten kom fra byttebunken og er det siste kortet.
made-t12-w = Kongen som ble spart i andre stikk, gir Anna ett poeng.
made-t12-n = Tieren er lavere enn både knekten og kongen.
made-t12-e = En knekt i en annen farge vinner ingenting. Budgiversiden har åtte stikk: +7 til budgiveren, +7 til Nora, +3 til Leo og +1 til Anna.

## Line lost

lost-t2-s = Dette kortet skiller de to forløpene. Esset spares, og det koster to stikk.
lost-t2-w = Kongen slår knekten. Der gikk stikket som var sikkert.
lost-t3-w = Det er Annas eneste ruter. Kommer det en til, kan Anna trumfe.
lost-t3-n = Nora har fem ruter og legger den laveste.
lost-t3-e = Esset gir Leo utspillet.
lost-t3-s = Av konge og dame går den laveste.
lost-t4-e = Leo spiller en ruter som Anna kan trumfe.
lost-t4-s = Kongen er nå høyest i ruter. Men Anna har ikke lagt ennå.
lost-t4-w = Anna er tom for ruter og bruker sin siste trumf på kongen.
lost-t4-n = Nora har ruter og må følge farge.
lost-t5-w = Leo hadde bare én kløver. Nå er det Leo som kan trumfe.
lost-t5-n = Nora følger farge med den laveste.
lost-t5-e = Leo er tom for kløver, og en liten trumf er nok.
lost-t5-s = Budgiveren må følge farge. Esset faller under trumfen og vinner ingenting.
lost-t6-e = Budgiveren har spar og kan ikke trumfe, så esset står.
lost-t6-s = Budgiveren følger farge med den laveste av to.
lost-t6-w = Esset vinner uansett, så Anna legger lavt.
lost-t6-n = Det er Noras eneste spar.
lost-t7-e = Kongen gir motspillerne det sjette stikket. Da er det for sent å nå sju.
lost-t7-s = Budgiveren må følge farge også her. Det var den siste sparen.
lost-t7-w = Heller ikke nå trengs dame eller knekt.
lost-t7-n = Nora er tom for spar og kaster en ruter.
lost-t8-e = Leo har ikke mer spar og fortsetter med ruter.
lost-t8-s = Budgiveren er tom for ruter og får endelig trumfe. Det blir budgiversidens andre stikk.
lost-t8-w = Anna har verken ruter eller trumf.
lost-t8-n = Stikket er allerede budgiverens, så Nora legger lavt.
lost-t9-s = Budgiveren tar ut trumfen. Leo har hjerter 10 og 8.
lost-t9-w = Annas siste trumf gikk i fjerde stikk. Nå er det fritt fram å kaste.
lost-t9-n = Noras eneste trumf gikk i første stikk.
lost-t9-e = Leo må følge farge og legger den laveste.
lost-t10-s = Leo har én trumf igjen, og damen slår den.
lost-t10-w = Knekten kan ikke vinne mot trumf.
lost-t10-n = Nora har ingenting å hjelpe med lenger.
lost-t10-e = Leo må følge farge, og dermed har motspillerne ingen trumf igjen.
lost-t11-s = Ingen andre har trumf, så de to siste stikkene er sikre.
lost-t11-w = Anna har bare kløver igjen.
lost-t11-n = Nora kaster den siste kløveren og beholder en ruter.
lost-t11-e = Knekten spares til slutt, men er like hjelpeløs mot trumf.
lost-t12-s = Det sjette stikket. Sju var lovet.
lost-t12-w = En kløver slår ikke en trumf.
lost-t12-n = Det gjør ikke en ruter heller.
lost-t12-e = Budgiversiden har seks stikk, ett for lite: −7 til budgiveren, −7 til Nora, +4 til Leo og +2 til Anna.
