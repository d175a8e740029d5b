# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Double pay for the bidder
line-on = Double pay
line-off = Equal pay
text = You bid eight, and you and Nora take ten tricks. With double pay you score 16 and Nora 8; otherwise you score 8 each. It was you who made the promise, and a failed eight would have cost you 16.
on-t12-w = Twice the bid for you, the bid itself for Nora. The two overtricks pay nothing.
off-t12-w = The bid for each of you. The two overtricks pay nothing.
