# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Half of a failed seven
line-size = Rounded by size: −4
line-upward = Rounded upward: −3
text = You bid seven and take six tricks with Anna. At both tables the partner loses half of what you lose, but half of seven has to be rounded. Rounded by size she loses four, rounded upward three. Upward is a little kinder to the partner.
size-t12-e = Three and a half becomes four, with plus and minus alike.
upward-t12-e = Minus three and a half, rounded upward, is minus three.
