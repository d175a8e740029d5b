# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Seven without a kitty
text = Everyone gets thirteen cards and nothing is left over. You bid seven and call the ace of clubs, which Nora holds; together you take ten tricks. Nobody exchanges a card, so when you bid you know exactly what you will play with.
a2 = Seven is the lowest bid with thirteen tricks: half of them, rounded up.
t1-s = Straight from the auction to the lead. In the base game you would first have picked up four cards and discarded four.
