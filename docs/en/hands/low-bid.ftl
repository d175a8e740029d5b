# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = A bid of five
line-on = Lowest bid five: you bid it
line-off = Lowest bid six: everyone passes
text = You have five good spades and nothing else, and nobody else has a long suit. At a table where five is the lowest bid you play it and take exactly five tricks with Nora. Where it is six everyone passes and the cards are dealt again. A lower limit means fewer deals thrown in.
on-a2 = Four spades of your own and the called ace: five tricks.
off-a2 = Five tricks are too few for six, so you pass.
