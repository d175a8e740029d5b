# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = En lav trumf slår et ess
text = Spar er trumf. Nora spiller ut ruter konge, og Leo legger esset. Du er tom for ruter og legger spar fire: Det er en trumf, og den vinner stikket.
