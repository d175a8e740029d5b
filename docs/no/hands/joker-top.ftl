# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter på plass 2.

title = En joker over trumf ess
text = To jokere er med, og hver av de tre spillerne får atten kort. Du etterspør ruter ess, som Nora har, men Leo legger en joker over og tar stikket. Din egen joker er like sterk når du spiller den ut. Trumf ess finner fortsatt en makker, men det er ikke lenger det høyeste kortet.
t1-1 = Leo må følge farge, og jokeren hører til trumffargen. Den er høyere enn esset.
t3-2 = Et utspill i trumf: Nora og Leo må legge ruter, og ingenting er høyere.
