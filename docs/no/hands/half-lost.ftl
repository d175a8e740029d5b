# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Halvparten av et tap
line-size = Likt i pluss og minus: −4
line-upward = Oppover begge veier: −3
text = Du byr sju, og denne gangen er det Anna som er makker. Dere tar seks stikk, ett for lite, så du får −7, og Anna får halvparten av det. Rundes det likt i pluss og minus, taper Anna like mye som hun kunne ha vunnet; rundes det oppover, slipper hun litt billigere.
size-t12-e = Tre og en halv rundes opp til fire uten å se på fortegnet: −4 til Anna.
upward-t12-e = Minus tre og en halv rundes oppover, altså mot null: −3 til Anna.
