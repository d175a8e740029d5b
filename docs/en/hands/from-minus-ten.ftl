# A small example: its title and what there is to see. The reader sits South.

title = From −10 to 42
text = You stand at −10 and make an Amerikaner, which is worth 52 points. That makes 42. Nobody has reached 52, so the game goes on.
