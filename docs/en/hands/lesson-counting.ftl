# A small example: its title and what there is to see. The reader sits South.

title = Four tricks of five
text = You are the bidder, and Nora is your partner. She wins the first trick; you win the second, the fourth and the fifth. That makes four for your side, and the third is Leo’s.
