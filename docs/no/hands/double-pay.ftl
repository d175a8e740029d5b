# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Dobbelt til budgiver
line-on = Dobbelt: +16 og +8
line-off = Likt: +8 og +8
text = Du byr åtte, Nora er makker, og dere tar ti stikk. Med regelen får du det dobbelte av budet, +16, og Nora får +8. I grunnspillet får dere +8 begge to. Budgiveren har mer å vinne enn makkeren og mer å tape: Et mislykket bud hadde gitt −16 og −8.
on-t12-w = Budet teller to ganger for deg og én gang for Nora. De to overstikkene gir ingenting.
off-t12-w = Budgiver og makker får det samme, budet på åtte. De to overstikkene gir ingenting.
