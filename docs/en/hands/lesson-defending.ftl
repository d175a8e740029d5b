# A small example: its title and what there is to see. The reader sits South.

title = The winner leads
text = Nora leads the two of hearts, and your king wins, so you lead next. Your queen of hearts wins too. Then you lead the four of clubs, Anna wins with the king, and the next lead is hers.
