# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Tolv, og så amerikaner
text = Anna byr tolv, det høyeste tallet, og ville spilt med makker og trumf. Nora kan likevel by amerikaner, og ingenting er høyere: Budgivningen er over.
