# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = A poor hand with an ace
line-on = You claim a redeal
line-off = You pass
text = You hold the ace of clubs, but no king, queen or jack. Where a hand without king, queen or jack is enough, you may claim a redeal; without the rule you pass, and Nora wins the auction at seven. It comes up more often than a hand without any high card.
on-claim = Aces do not matter here. Where the ace counts too, you could not have claimed a redeal.
off-a2 = One ace is not enough for a bid, so you pass.
