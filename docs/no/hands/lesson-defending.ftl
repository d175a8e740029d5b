# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Vinneren spiller ut
text = Nora spiller ut hjerter to, og kongen din vinner. Dermed er det du som spiller ut, og hjerter dame vinner også. Så spiller du ut kløver fire, Anna vinner med kongen, og det neste utspillet er hennes.
