# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = An all-pass deal
line-on = Played at −1 a trick
line-off = Thrown in
text = Nobody bids. In the base game Leo deals again. With an all-pass deal twelve tricks are played without trumps, and every trick costs a point, so everyone tries to play under the others. Nora loses five, and passing with strong cards is no longer free.
on-a4 = Now every trick costs a point. You lead, at the dealer’s left; the kitty stays out, unseen.
off-a4 = Thrown in: no scores, and Leo deals again.
on-t1-s = You lead the queen and hope for the king above it. But the king lies in the kitty.
on-t2-w = Anna’s lowest diamond is the five, and the others go below it.
on-t12-e = Leo has the ace of spades left and must take the last trick.
