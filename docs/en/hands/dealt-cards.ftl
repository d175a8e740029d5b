# A small example: its title and what there is to see. The reader sits South.

title = The cards are dealt
text = Anna has dealt, and you, on her right, have cut. Nora, on Anna’s left, got the first card and speaks first. At the table you see only your own hand. After a misdeal Anna would deal again.
