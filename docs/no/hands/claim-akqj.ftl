# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = En hånd uten høye kort
line-on = Du krever ny utdeling
line-off = Du sier pass
text = Det høyeste kortet ditt er en nier. Med regelen viser du hånden, og Nora deler ut på nytt, uten poeng til noen. Uten den sier du pass, og Nora får budet på sju. Du slipper å sitte en hel omgang med bare små kort, men det er du selv som må kreve det.
on-claim = Leo har alt budt, men du har ordet for første gang, så det er ikke for sent. Budet til Leo faller bort.
off-a2 = Du har ingen kort å by på.
