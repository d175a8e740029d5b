# A small example: its title, what there is to see, and what some of its steps say. The reader sits South or in seat 2.

title = A two that wins
line-on = A led two wins: made
line-off = A two is the lowest: failed
text = You have bid eight and lead the two of hearts. With the rule it wins the trick whatever follows, and that is your eighth. Without it Leo’s ace takes the trick, and you are one short. Only a two that is led has this power.
t4-s = Two of hearts: the others must follow suit as ever.
on-t4-e = Even the ace loses to the two that was led.
off-t4-e = The ace wins, and Leo leads.
