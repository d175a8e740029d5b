# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Half pay for the partner
line-on = Half pay
line-off = Equal pay
text = You bid seven and make it exactly, with two tricks from Nora. With half pay for the partner you score 7 and she scores 4; otherwise you score 7 each. The partner had no say in the auction, so she has less to win and less to lose.
on-t12-s = Half of seven is three and a half, rounded up to four.
off-t12-s = Bidder and partner score the same.
