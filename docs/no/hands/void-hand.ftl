# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Tom for farge: kast et kort eller trumf
text = Du har ingen spar. På sekseren kaster du ruter fire, på esset trumfer du med hjerter åtte. Begge deler er lov, begge gangene.
