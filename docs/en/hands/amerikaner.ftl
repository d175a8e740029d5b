# A small example: its title and what there is to see. The reader sits South.

title = Amerikaner
line-made = Made: all twelve tricks
line-lost = Failed: the last trick lost
text = Eleven tricks are sure. Whether the five of hearts takes the twelfth depends on what Leo throws away.
text-made = No trumps and no partner: you lead what you like and call nothing. You must win every trick yourself, the last one with the five of hearts.
text-lost = You take eleven tricks, but Leo has kept the jack of hearts for the last. You lose 52 points, and he scores one for his trick. Your running total goes below zero.
