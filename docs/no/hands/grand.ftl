# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Åtte uten trumf
line-on = Med grand: åtte stikk
line-off = Med trumf: seks stikk
text = Du har ess og konge i tre farger, men ingen lang farge. Sier du grand, er det ingen trumf, og du og Nora tar akkurat de åtte dere har lovet. I grunnspillet blir hjerter trumf, Leo har flere enn deg, og dere får to for lite. Grand passer når du har høye kort i mange farger.
on-t1-s = Sammen med utspillet sier du grand. Makkeren finner du som før.
off-t1-s = Utspillsfargen er trumf, og Leo har fem hjerter.
on-t4-n = Nora legger den høyeste sparen som er igjen. Leo er tom for spar og kan bare kaste.
off-t6-e = Her er hjerter trumf, og Leo trumfer damen til Nora.
