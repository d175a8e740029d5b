# A small example: its title and what there is to see. The reader sits South.

title = The highest card wins
text = You lead the ace of spades, and nothing is higher: the trick is yours. On your king of hearts Nora plays the ace, and so the second trick goes to her.
