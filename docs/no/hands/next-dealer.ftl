# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Alle sier pass: Hvem gir nå?
line-on = Neste giver
line-off = Samme giver
text = Du har delt ut, og alle fire sier pass. Ingen får poeng, samme hvilken regel dere bruker. Forskjellen er hvem som gir nå: Anna, til venstre for deg, eller du en gang til. Med neste giver går turen videre selv om ingen byr.
on-a4 = Anna sitter til venstre for deg, så turen til å gi går videre.
off-a4 = Samme giver er deg: Du deler ut en gang til.
