# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Fire stikk av fem
text = Du er budgiver, og Nora er makkeren din. Hun vinner det første stikket, og du vinner det andre, det fjerde og det femte. Det blir fire til sammen; det tredje er Leos.
