# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = En motspiller vinner første stikk
text = Du etterspør kløver konge, men Leo har esset. Han vinner første stikk og spiller ut til det neste. Hadde du etterspurt esset, var han blitt makker.
