# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Åtte i spar
line-made = Innfridd: ni stikk
line-lost = Mislykket: sju stikk
text = Du byr åtte, spiller ut spar tre og etterspør esset, som Nora har. Forskjellen er den siste trumfen: om du sparer den eller spiller den ut for tidlig.
text-made = Med det ellevte stikket har du og Nora de åtte dere trenger. Det tolvte spilles likevel, og det er ditt, men det gir ingenting ekstra.
text-lost = Her spilte du ut den siste trumfen i sjuende stikk, og motspillerne tar de fem siste. Sju stikk er ett for lite: Du og Nora mister åtte poeng hver.
