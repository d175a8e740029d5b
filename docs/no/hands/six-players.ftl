# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter på plass 2.

title = Seks spillere: to mot fire
text = Hver får åtte kort, og fire blir til overs. Du byr fem, etterspør hjerter ess og finner Nora. Leo har de fire høyeste sparene, men får ikke et eneste stikk, for du er tom for spar og har trumf. Dere to tar akkurat fem stikk mot fire motspillere.
a1 = Fire er det laveste budet når det er åtte stikk.
discard = De fire kortene du tok opp, går rett ut igjen.
t8-2 = Den siste trumfen gir det femte stikket, og budet er i havn.
