# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Kongen ut, femmeren etterspurt
text = Du spiller ut først, og ruter blir trumf. Du har de ni høyeste ruterne, så det høyeste du mangler, er femmeren. Anna må legge den under kongen din, og stikket er ditt.
