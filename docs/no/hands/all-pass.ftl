# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Alle sier pass
text = Ingen har kort til seks. Etter det fjerde passet får ingen poeng, og Anna, som delte ut, deler ut på nytt.
