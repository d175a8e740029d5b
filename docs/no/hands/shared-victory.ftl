# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = 55 og 55
text = Før omgangen lå Anna nærmest, med 51. Nå har hun 54, men du og Leo har 55 hver. Det er summen etter siste stikk som teller, og dere deler seieren.
