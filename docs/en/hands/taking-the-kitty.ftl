# A small example: its title and what there is to see. The reader sits South.

title = Four cards in, four cards out
text = Two of your four discards came from the kitty, and one is a heart, the suit you want as trumps. Choose others if you like: any four of the sixteen will do, even the ace. What you discard does not come back.
