# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = The kitty face up
line-on = Open kitty: you bid eight
line-off = Hidden kitty: you pass
text = You hold six hearts without the ace, and two more lie in the kitty. If the kitty is open you see them and can bid eight over Leo’s seven. If it is hidden you pass, and the two hearts go to Leo. With an open kitty less is left to luck.
on-deal = Everyone sees the queen and the ten of hearts before the first bid.
on-a2 = With those two you have eight hearts, and you can call the only high one you lack.
off-a2 = You cannot see the kitty, and six hearts without the ace are too little for eight.
