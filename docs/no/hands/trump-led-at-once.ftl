# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Trumf i andre stikk
text = Leo er makker, har vunnet første stikk og spiller straks trumf tilbake. Alle kortene hans er lov; ingen må vente med trumfen.
