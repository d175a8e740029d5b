# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Bare det etterspurte kortet
text = Nora har hjerter ess, konge og sju, men bare det etterspurte esset er lov. Trykk på kongen eller sjueren. Hun har ikke sagt et ord, men nå vet alle hvem som er makker.
