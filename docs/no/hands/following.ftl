# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Du må følge farge
text = Leo spiller ut ruter to, og du har tre ruter. Trykk på et kort i en annen farge: Ruterne som viser hvorfor det ikke er lov, blir merket.
