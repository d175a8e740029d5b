# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = En toer mot et ess
line-on = Toer først: åtte stikk
line-off = Uten regelen: sju stikk
text = Du har budt åtte og spiller ut hjerter to i fjerde stikk, og Leo må legge esset. Med regelen vinner toeren likevel, og dere tar åtte stikk. Uten den vinner esset, og dere får ett for lite. Det laveste kortet blir et sikkert stikk, men bare hos den som har utspillet.
t4-s = Denne toeren er spilt ut. Spar to og ruter to i forrige stikk ble bare kastet og var vanlige kort.
on-t4-e = Esset hjelper ikke: Toeren vinner, og du spiller ut igjen.
off-t4-e = Esset er høyest og vinner, og Leo får utspillet.
