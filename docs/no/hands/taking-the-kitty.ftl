# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Fire kort inn, fire kort ut
text = To av de fire kortene du legger bort, kom fra byttebunken, og ett er en hjerter, fargen du vil ha til trumf. Velg gjerne andre kort: Fire av de seksten går alltid, også esset. Det du legger bort, kommer ikke tilbake.
