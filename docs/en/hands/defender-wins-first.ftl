# A small example: its title and what there is to see. The reader sits South.

title = A defender wins the first trick
text = You call the king of clubs, but Leo has the ace. He wins the first trick and leads to the next. Had you called the ace, he would be your partner.
