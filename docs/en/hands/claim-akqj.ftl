# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = A hand without high cards
line-on = You claim a redeal
line-off = You pass
text = Your highest card is a nine. With the rule you show the hand, and Nora deals again; nobody scores. Without it you can only pass, and Nora wins the auction at seven. The rule spares you a deal with nothing but small cards, but you have to claim the redeal yourself.
on-claim = Leo has already bid, but it is your first turn, so it is not too late. His bid no longer counts.
off-a2 = You have nothing to bid on.
