# A small example: its title and what there is to see. The reader sits South.

title = Void: throw away or ruff
text = You have no spade. On the six you throw away the four of diamonds, on the ace you ruff with the eight of hearts. Either was allowed both times.
