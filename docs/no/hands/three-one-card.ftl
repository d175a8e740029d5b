# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter på plass 2.

title = Ett kort opp, ett kort bort
text = Hver får sytten kort, og bare ett blir til overs. Du vinner budgivningen med ti, etterspør hjerter ess og får Leo til makker. Med så liten byttebunke vet du nesten alt om hånden din før du byr.
a1 = Ni er det laveste budet: halvparten av sytten stikk, rundet opp.
discard = Ett kort opp og ett bort: Du beholder ruter tre og legger bort spar fire.
