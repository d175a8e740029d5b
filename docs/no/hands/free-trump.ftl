# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Makker i én farge, trumf i en annen
line-on = Fri trumf: ti stikk
line-off = Utspillsfargen er trumf: sju stikk
text = Du har de fem høyeste sparene, så i spar er det ikke noe godt kort å etterspørre. Med fri trumf finner du ruter ess hos Nora, lar spar være trumf, og dere tar ti stikk. I grunnspillet må du etterspørre en lav spar for å få spar som trumf. Anna har den, men tar ingen stikk, og budet på åtte mislykkes.
on-t1-s = Du spiller ut ruter for å finne esset, og sier at spar er trumf.
off-t1-s = Skal spar være trumf, må du etterspørre en spar. Den høyeste du mangler, er nieren.
on-t2-n = Makkeren har et ess til og tar det andre stikket også.
