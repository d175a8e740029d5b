# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = The dealer speaks first
line-on = Dealer first: Nora plays
line-off = Dealer’s left first: you play
text = You deal. Your hand and Nora’s are both worth seven and no more. Whoever comes to seven first wins the auction, and the later speaker can wait for the six to be said. That is why it matters who begins.
on-a1 = You deal and must speak first: you say six, and Nora goes to seven.
off-a1 = Anna, at the dealer’s left, begins. Nora says six, and the seven is yours.
