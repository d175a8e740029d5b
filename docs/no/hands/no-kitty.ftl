# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Sju uten byttebunke
text = Alle får tretten kort, og ingenting ligger igjen på bordet. Du byr sju, etterspør kløver ess, som Nora har, og dere tar ti stikk. Ingen bytter kort, så du vet nøyaktig hva du skal spille med når du byr.
a2 = Sju er det laveste budet når det er tretten stikk: halvparten, rundet opp.
t1-s = Rett fra budgivningen til første utspill. I grunnspillet hadde du først tatt opp fire kort og lagt bort fire.
