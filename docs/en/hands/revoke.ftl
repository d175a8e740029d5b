# A small example: its title and what there is to see. The reader sits South.

title = A card that would be a revoke
text = Anna leads a spade, and your only spade is the ace. Any other card would be a revoke. Here it is refused; at the table you must put it right yourselves before the next lead.
