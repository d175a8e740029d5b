# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Everyone passes: who deals?
line-on = The next dealer
line-off = The same dealer
text = You deal, nobody can bid six, and nobody scores. At one table the deal moves on to Anna, at the other you deal again. Moving it on means that nobody has to deal twice running.
on-a4 = The deal passes to the left: Anna is next.
off-a4 = You deal again, however often it happens.
