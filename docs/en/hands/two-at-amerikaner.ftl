# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = The last card is a two
line-yes = At Amerikaner too: made
line-not = Not at Amerikaner: failed
text = You bid Amerikaner with eleven sure tricks and the two of clubs. You keep it for last. Where a led two wins at Amerikaner too, you make all twelve and score 52; where it does not, Leo’s ace takes the last trick and you lose 52.
t12-s = You lead your last card.
yes-t12-e = The led two wins over the ace: all twelve tricks are yours.
not-t12-e = Here a two is an ordinary card at Amerikaner, and the ace wins.
