# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Kortene er delt ut
text = Anna har delt ut, og du, til høyre for henne, har tatt av. Nora, til venstre for Anna, fikk det første kortet og har ordet først. Ved bordet ser du bare din egen hånd. Blir det feil i utdelingen, deler Anna ut på nytt.
