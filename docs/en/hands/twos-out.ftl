# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Without the two of clubs
text = Three players cannot share 52 cards evenly, so the two of clubs goes: seventeen cards each, and no kitty. You bid ten, lead the three of clubs and call the king. Nobody improves a hand after the auction; you play the cards you were dealt.
deal = Only the two of clubs is taken out. The other three twos are in play, and you hold one of them.
t1-2 = The three is now the lowest club there is. Calling the two would be refused: that card is not in the deck.
