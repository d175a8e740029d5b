# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Trumps of your own choice
line-on = Spades named as trumps: made
line-off = The suit led is trumps: failed
text = Your six spades are so strong that no other spade is worth calling. With free trumps you call the ace of diamonds and name spades as trumps: Nora is your partner and you take ten tricks. Without the rule you must call a spade to have spades as trumps; that finds Anna, and you take only seven.
on-t1-s = The lead and the call are in diamonds, but you name spades as trumps.
off-t1-s = Spades are trumps only if you lead one, and then you must call one too. The nine is the highest you lack.
on-t2-n = Your partner has a second ace.
