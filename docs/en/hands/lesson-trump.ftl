# A small example: its title and what there is to see. The reader sits South.

title = A low trump beats an ace
text = Spades are trumps. Nora leads the king of diamonds, and Leo plays the ace. You have no diamond and play the four of spades: it is a trump and wins the trick.
