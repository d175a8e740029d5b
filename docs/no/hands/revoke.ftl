# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Et kort som ville vært en revoke
text = Anna spiller ut spar, og den eneste sparen din er esset. Et annet kort ville vært en revoke. Her går det ikke, men ved bordet må dere selv rette det opp før neste utspill.
