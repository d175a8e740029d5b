# A small example: its title and what there is to see. The reader sits South.

title = Six, eight, nine
text = Leo, on the dealer’s left, begins with six, the lowest bid. You jump to eight, and Nora bids nine. Press a number that is not higher: it is refused.
