# A small example: its title and what there is to see. The reader sits South.

title = No card to call
text = All thirteen hearts are among your sixteen cards. You keep twelve of them and nothing else, so nobody holds anything you could call. One card of another suit would have saved the deal.
