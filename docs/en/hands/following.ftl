# A small example: its title and what there is to see. The reader sits South.

title = You must follow suit
text = Leo leads the two of diamonds, and you hold three diamonds. Press a card of another suit: the diamonds that show why it is refused are marked.
