# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Tre pass, så et bud
text = Du har delt ut og har ordet sist, etter tre pass som alle er endelige. Du kan også si pass. Du byr sju, og med det er budgivningen over.
