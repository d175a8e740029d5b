# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Three at the table
text = Sixteen cards each and a kitty of four. You bid ten, call the ace of diamonds and find Leo, so two of you play against Nora. You take twelve of the sixteen tricks together.
a1 = Eight is the lowest bid here, half of sixteen.
discard = You picked up four cards, so you discard four.
t1-1 = Leo holds the called card and is your partner. Nora is left alone against two.
