# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Fra −10 til 42
text = Du står med −10 og innfrir en amerikaner, som gir 52 poeng. Det blir 42. Ingen har nådd 52, så partiet går videre.
