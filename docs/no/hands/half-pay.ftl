# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Halvt til makker
line-on = Halvt: +7 og +4
line-off = Likt: +7 og +7
text = Du byr sju, Nora er makker, og dere tar akkurat sju stikk. Med regelen får du +7 og Nora bare halvparten, rundet opp til +4. I grunnspillet får dere +7 begge to. Makkeren har jo ikke valgt budet og har derfor mindre å vinne og mindre å tape.
on-t12-s = Halvparten av sju er tre og en halv, og det rundes opp til fire.
off-t12-s = Budgiver og makker får hele budet hver.
