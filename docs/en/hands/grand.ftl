# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Eight with and without trumps
line-on = Grand: made
line-off = Hearts as trumps: failed
text = You hold the ace and king of three suits. With grand you say as you lead that there are no trumps, and eight tricks come home. Without the rule hearts are trumps, Leo holds five of them and ruffs, and you are two short. Grand suits high cards spread over several suits.
on-t1-s = With the lead you say that there are no trumps. The bid is worth the same.
off-t1-s = The suit led is trumps, and Leo has five hearts.
on-t4-n = Leo has no spade left, but there are no trumps to ruff with: Nora’s queen wins.
off-t6-e = Leo ruffs Nora’s queen, and your contract is lost.
