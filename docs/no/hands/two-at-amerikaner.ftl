# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = En toer som det tolvte stikket
line-yes = Også ved amerikaner: innfridd
line-not = Ikke ved amerikaner: mislykket
text = Etter elleve sikre stikk har du bare kløver to igjen. Gjelder «toer først» også ved et amerikanerbud, vinner toeren, og du får +52. Gjelder det ikke, tar Leo stikket med kløver ess, og du får −52. Avtal på forhånd hvilken av de to reglene dere spiller med.
t12-s = Kløver to er det siste kortet ditt. Leo har fortsatt kløver ess.
yes-t12-e = Esset hjelper ikke. Alle tolv stikkene er dine, og ingen andre får poeng.
not-t12-e = Ved et amerikanerbud er toeren et vanlig kort her, så esset vinner.
