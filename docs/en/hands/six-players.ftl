# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Six at the table
text = Eight cards each and a kitty of four. You bid five and call the ace of hearts: Nora is your partner against four. Leo holds the four highest spades, but you have none and spades are led only once, so his great hand takes no trick at all.
a1 = Four is the lowest bid here, half of eight. That is our convention: agree on it before the deal.
discard = The kitty does not help you: the same four cards go straight back.
t8-2 = Your last trump makes the fifth trick.
