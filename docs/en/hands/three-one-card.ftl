# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = A kitty of one card
text = Three players get seventeen cards each, and a single card is left over. You win the auction at ten, pick up the three of diamonds and keep it. With so small a kitty you nearly know when you bid what you will play with.
a1 = Nine is the lowest bid here: half of seventeen, rounded up.
discard = One card picked up, one discarded: the four of spades.
