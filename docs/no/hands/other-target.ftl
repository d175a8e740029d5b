# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Amerikaner med en annen sluttsum
line-on = Sluttsum 100: Partiet går videre
line-off = Sluttsum 52: Partiet er slutt
text = Alle står på null, og du innfrir en amerikaner, som gir +52. I grunnspillet er partiet slutt, og du har vunnet. Er sluttsummen 100, er du godt på vei, men neste omgang må spilles. Med et høyere tall er ikke ett amerikanerbud nok til å avgjøre partiet.
