# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = Fifty-two is not always the end
line-on = Target 100: the game goes on
line-off = Target 52: you win
text = Everyone stands at 0, and you make Amerikaner with twelve tricks that nobody can take. At a target of 52 that is the game. At a target of 100 the 52 points go on the sheet, and the next deal is dealt.
