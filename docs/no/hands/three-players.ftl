# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter på plass 2.

title = Tre spillere: to mot én
text = Hver får seksten kort, og fire blir til overs. Du byr ti og etterspør ruter ess, og Leo blir makker. Dere to tar tolv stikk, så dere får ti poeng hver, og Nora får fire for sine egne. Makker finner dere på samme måte når dere er tre.
a1 = Åtte er det laveste budet når det er seksten stikk.
discard = Fire kort opp og fire bort, så seksten blir igjen på hånden.
t1-1 = Nå er Nora alene mot to.
