# A small example: its title and what there is to see. The reader sits South.

title = Twelve, then Amerikaner
text = Anna bids twelve, the highest number, and would play with a partner and trumps. Nora may still bid Amerikaner, and nothing is higher: the auction is over.
