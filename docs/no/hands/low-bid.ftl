# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Et bud på fem
line-on = Laveste bud fem: innfridd
line-off = Laveste bud seks: alle sier pass
text = Du har fem gode spar og ellers bare små kort. Er fem det laveste budet, byr du fem, og du og Nora tar akkurat fem stikk. Er seks det laveste, sier alle pass, og kortene deles ut på nytt. Et lavere tall åpner for bud på svakere hender.
on-a2 = Med spar ess hos en makker har du fem sikre stikk, og det er nok til å by her.
off-a2 = Fem stikk er for lite til seks, så du sier pass.
