# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Jokers as duds
text = Three jokers are added for five players: eleven cards each and no kitty. A joker belongs to no suit and wins nothing here, but it is a card to throw away or to lead when you want to be rid of the lead. Spades are trumps, and your side takes eight tricks.
t2-3 = Anna has no spade left and throws her joker. Had she held a spade, she would have had to follow suit with it.
t7-2 = You lead your own joker. It can win only if all five cards are jokers.
t7-3 = Anna plays the first card that has a suit, and so clubs are the suit of this trick.
