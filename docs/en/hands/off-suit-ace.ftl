# A small example: its title and what there is to see. The reader sits South.

title = An ace that wins nothing
text = You lead the eight of hearts to the last trick. Nobody can follow suit and nobody has a trump left, so the eight wins, even over the ace of diamonds.
