# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter på plass 2.

title = Uten kløver to
text = Kløver to er tatt ut, så kortene går opp med sytten til hver, og det er ingen byttebunke. Du byr ti, spiller ut kløver tre og etterspør kløver konge. Nora har kongen, og dere tar tretten stikk. Ingen kort blir til overs, og alle spiller med dem de fikk.
deal = Uten kløver to er det 51 kort. De tre andre toerne er med.
t1-2 = Kløver tre er den laveste kløveren som finnes her. Kløver to kan ikke etterspørres, for den er ikke med.
