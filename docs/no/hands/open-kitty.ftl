# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Byttebunken ligger åpen
line-on = Åpen: Du byr åtte
line-off = Skjult: Du sier pass
text = Leo byr sju, og du har seks hjerter. Ligger byttebunken åpen, ser du to til og byr åtte. Ligger den skjult, sier du pass, og Leo får både budet og kortene. Med regelen byr du på kort du har sett, men det har alle de andre også.
on-deal = Byttebunken legges åpent før budgivningen, så alle ser hjerter dame og ti.
on-a2 = Med de to blir det åtte hjerter. Bare esset mangler, og det kan du etterspørre.
off-a2 = Seks hjerter uten esset er for lite til åtte, og du kan ikke se hva som ligger i byttebunken.
