# A small example: its title and what there is to see. The reader sits South.

title = King led, five called
text = You lead first, and diamonds are trumps. You hold the nine highest, so the best one you lack is the five. Anna must play it under your king, and the trick is yours.
