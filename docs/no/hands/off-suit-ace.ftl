# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Et ess som ikke vinner noe
text = Du spiller ut hjerter åtte til siste stikk. Ingen kan følge farge, og ingen har trumf igjen, så åtteren vinner, også over ruter ess.
