# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = The discards as a trick
line-on = With the kitty trick: made
line-off = Without it: failed
text = The same cards, the same bid and the same play: you bid seven, and you and Nora take six tricks. With the kitty trick the discards are the seventh, and you score +7 each. Without it you are one short and score −7. The rule gives the bidder’s side a trick before a card is led, but then seven is also the lowest bid.
on-discard = These four cards count as one trick for your side, so six more will do.
off-discard = The discards count for nothing: you need seven of the twelve tricks.
