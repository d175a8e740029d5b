# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Five at the table
text = Ten cards each and a kitty of two. You bid six, lead a heart and call the king, which Nora holds. The two of you play against three, and each of the three scores alone.
a1 = Five is the lowest bid here, half of ten.
t1-0 = Nora has the called king: your partner is found, and three are left against you.
t10-4 = Sara takes the last trick for herself alone. Anna has taken none, and the others’ tricks bring her nothing.
