# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = A joker above the ace
text = Two jokers are added for three players, and each is a trump above the ace. You call the ace of diamonds, but Leo puts his joker on it and wins the first trick. Later your own joker draws trumps, and nothing can beat it.
t1-1 = The joker counts as a diamond here, so it follows suit, and it beats the called ace. A dud could not even have been played: Leo has diamonds.
t3-2 = A joker led is a trump led: the others must follow with diamonds.
