# A small example: its title and what there is to see. The reader sits South.

title = Everyone passes
text = Nobody has the cards for six. After the fourth pass nobody scores, and Anna, who dealt, deals again.
