# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter på plass 2.

title = Fem spillere: to mot tre
text = Hver får ti kort, og to blir til overs. Du byr seks, etterspør hjerter konge og finner Nora, og dere tar akkurat seks stikk. Leo, Anna og Sara er motspillere sammen, men poengene fører de hver for seg: to, null og to.
a1 = Fem er det laveste budet når det er ti stikk.
t1-0 = De tre andre er nå motspillere.
t10-4 = Spar ess tar det siste stikket, og poenget er Saras alene. Anna har ikke tatt noe stikk og får ingenting for de andres.
