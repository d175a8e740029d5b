# A small example: its title and what there is to see. The reader sits South.

title = Three passes, then a bid
text = You have dealt and speak last, after three passes, each of them final. You may pass too. You bid seven, and with that the auction is over.
