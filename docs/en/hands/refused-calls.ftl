# A small example: its title and what there is to see. The reader sits South.

title = Three cards you may not call
text = Press a heart to lead and then the card to call. Your own ace, the two you have discarded and a card of another suit are refused, each for its own reason.
