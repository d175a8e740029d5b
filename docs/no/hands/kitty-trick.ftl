# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = De bortlagte kortene som stikk
line-on = Med byttestikk: innfridd
line-off = Uten byttestikk: mislykket
text = Samme kort, samme bud og samme spill: Du byr sju, og du og Nora tar seks stikk. Med byttestikk er de bortlagte kortene det sjuende, og dere får +7 hver. Uten mangler dere ett og får −7. Med regelen har budgiversiden ett stikk før noe er spilt ut, men så er sju også det laveste budet.
on-discard = De fire kortene teller som ett stikk for siden din, så dere trenger bare seks til.
off-discard = De bortlagte kortene teller ikke som stikk, så dere trenger sju av de tolv.
