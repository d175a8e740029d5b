# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Tre kort du ikke kan etterspørre
text = Trykk på en hjerter og så på kortet du vil etterspørre. Ditt eget ess, hjerter to, som du har lagt bort, og et kort i en annen farge er ikke lov, hvert av sin grunn.
