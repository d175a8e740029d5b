# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = En passrunde
line-on = Passrunde: tolv stikk i minus
line-off = Grunnspillet: ny utdeling
text = Alle sier pass. I grunnspillet deles kortene ut på nytt; i en passrunde spilles de likevel, uten trumf, og hvert stikk koster ett poeng. Alle prøver å slippe unna, og det ender med −5 til Nora, −3 til deg og −2 til Leo og Anna. Høye kort er en plage, så det er ikke gratis å si pass på en god hånd.
on-a4 = Du sitter til venstre for giveren og spiller ut. Byttebunken holdes utenfor, og ingen får se den.
off-a4 = Kortene samles inn, og ingen får vite hvordan det ville ha gått.
on-t1-s = Du håper at noen må legge kongen over damen. Men kongen ligger i byttebunken, og stikket blir ditt.
on-t2-w = Femmeren er den laveste ruteren Anna har. Nora og Leo legger lavere, og en femmer tar stikket.
on-t12-e = Spar ess er det siste kortet Leo har, og ingen andre har spar. Stikket er ikke til å slippe unna.
