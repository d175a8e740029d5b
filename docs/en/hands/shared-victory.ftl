# A small example: its title and what there is to see. The reader sits South.

title = 55 and 55
text = Before the deal Anna was closest, with 51. Now she has 54, but you and Leo have 55 each. What counts is the total after the last trick, and you share the victory.
