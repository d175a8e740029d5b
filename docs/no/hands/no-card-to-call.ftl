# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Ikke noe kort å etterspørre
text = Alle de tretten hjerterne er blant de seksten kortene dine. Du beholder tolv av dem og ingenting annet, så ingen har noe du kan etterspørre. Ett kort i en annen farge hadde reddet omgangen.
