# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter på plass 2.

title = Jokere som nitter
text = Tre jokere er med, og hver av de fem spillerne får elleve kort. Du, Anna og Leo har en joker hver, og ingen av dem vinner noe. Anna og Leo kaster sin når de er tomme for fargen, og du spiller ut din. En nitte er en plage, så det gjelder å bli kvitt den når det koster minst.
t2-3 = Anna er tom for spar og kan kaste jokeren. Den som har fargen, må følge og får ikke legge en nitte.
t7-2 = Jokeren vinner bare hvis hele stikket er jokere.
t7-3 = Kløver konge er det første kortet med farge. Nå må de andre følge i kløver, og kongen vinner.
