# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Ett ess og ellers små kort
line-on = Du krever ny utdeling
line-off = Du sier pass
text = Du har kløver ess, men verken konge, dame eller knekt. I den romslige utgaven av regelen er det ingen hindring: Du viser hånden, og Nora deler ut på nytt. Uten regelen sier du pass, og Nora byr sju. Ett ess er ikke mye å sitte en hel omgang med.
on-claim = Her teller ikke essene. I den strengere utgaven ville kløver ess ha hindret deg.
off-a2 = Ett ess er for lite å by på.
