# A small example: its title and what there is to see. The reader sits South.

title = Trumps at the second trick
text = Leo is the partner, has won the first trick and returns a trump at once. Every card of his is allowed; nobody has to wait with trumps.
