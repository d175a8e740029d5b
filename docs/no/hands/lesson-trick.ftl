# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Det høyeste kortet vinner
text = Du spiller ut spar ess, og ingenting er høyere: Stikket er ditt. På hjerter konge legger Nora esset, så det andre stikket er hennes.
