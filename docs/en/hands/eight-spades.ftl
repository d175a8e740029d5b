# A small example: its title and what there is to see. The reader sits South.

title = Eight in spades
line-made = Made: nine tricks
line-lost = Failed: seven tricks
text = You bid eight, lead the three of spades and call the ace, which Nora holds. The difference is your last trump: keep it, or lead it too early.
text-made = With the eleventh trick you and Nora have the eight you need. The twelfth is played all the same; it is yours, but it pays nothing extra.
text-lost = Here you led your last trump at the seventh trick, and the defenders take the last five. Seven tricks are one too few: you and Nora lose eight points each.
