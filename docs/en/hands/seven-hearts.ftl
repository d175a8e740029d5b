# Explanations of the steps of this deal, English.
# Third person throughout: the reader may sit in any seat. Before the auction is won the later bidder is “South”.

title = Seven in hearts
line-made = Made: eight tricks
line-lost = Failed: six tricks
text = The same deal ended in two ways. Eight tricks bring you and Nora seven points each, and the eighth adds nothing; with six you lose seven each. Leo and Anna score one point for each of their own tricks both times.

## The auction and the discards

deal = Nora deals, so Leo, on her left, speaks first. South has strong hearts without the ace, the king and queen of diamonds, and the ace of clubs on its own.
a1 = The ace and king of spades and five diamonds headed by the ace are worth a bid. Six is the lowest there is.
a2 = King, queen and jack of hearts, but not the ace. Seven counts on a partner who holds it.
a3 = One king, and no suit both long and strong. A pass is final, so Anna is out of this auction.
a4 = A single ace is too little for eight. Nora cannot know that it is the very card the bid of seven needs.
a5 = Leo would have to bid eight. Now all but the highest bidder have passed, and the kitty brings the bidder a sixth heart.
discard = Low cards outside trumps win nothing, so four small spades go and two stay. Any four of the sixteen would have been allowed.

## The first trick and the lead to the second

t1-s = Lead low and call the highest heart missing: king, queen and jack stay for later. Whoever holds the ace becomes the partner.
t1-w = The lower of Anna’s two hearts. She cannot know yet who holds the ace.
t1-n = Nora has no choice: the called card must be played now. From here on everyone knows who the partner is.
t1-e = Leo cannot beat the ace and plays the lowest of his four trumps. The first trick goes to the bidder’s side.
t2-n = Nora has no trump left to return. Of her two long suits, clubs are the stronger.
t2-e = Leo’s only club.

## Made: eight tricks

made-t2-s = A sure trick, banked at once. The jack would lose to the king, and this card is where the two lines part.
made-t2-w = The ace cannot be beaten, so Anna keeps her king.
made-t3-s = The bidder draws trumps. Four are still out: ten, eight and six with Leo, the five with Anna.
made-t3-w = Anna must follow suit, and this was her last trump.
made-t3-n = Nora is void in hearts and may play anything. A small diamond is no loss.
made-t3-e = Leo must follow suit, and the six is his lowest heart.
made-t4-s = Two trumps are still out, both of them Leo’s. The queen draws one more.
made-t4-w = Anna is void in hearts now. She can spare a small club and still guard her king.
made-t4-n = The same again: a small diamond that would never have won a trick.
made-t4-e = Neither of Leo’s hearts beats the queen, so the lower one goes.
made-t5-s = One trump is left outside the bidder’s hand, and the jack is high enough to draw it.
made-t5-w = Anna lets her lowest spade go.
made-t5-n = Nora has little to do while the bidder draws trumps, and throws her third diamond.
made-t5-e = The defenders’ last trump. Only the bidder has any now, the nine and the seven, and five tricks are in.
made-t6-s = The king drives out the ace, so that the queen becomes good.
made-t6-w = Anna’s only diamond.
made-t6-n = Nora has two diamonds left and plays the lower to a trick she cannot win.
made-t6-e = The ace takes the defenders’ first trick. It counts for Leo alone: +1.
made-t7-e = On lead, Leo takes his top spades while he can, the ace first.
made-t7-s = The bidder still has two spades and must follow suit. The lower one goes.
made-t7-w = Anna has the queen and jack above it, and gives up her smallest spade.
made-t7-n = Nora’s only spade.
made-t8-e = With the ace gone, the king is the highest spade.
made-t8-s = A spade is led, and this is the only one the bidder has left.
made-t8-w = One of two: Anna keeps the queen.
made-t8-n = Nora is void in spades and has no trump, so anything may go. Leo has three tricks.
made-t9-e = Leo has nothing left but diamonds, and leads the lowest.
made-t9-s = Ace and king are gone, and the highest diamond left is the queen. That is what the king was led for.
made-t9-w = Anna has no diamond and no trump, and throws her lowest club.
made-t9-n = All of Nora’s diamonds are gone too. This is the sixth trick for the bidder’s side.
made-t10-s = A trump nobody can beat: the seventh trick, and the contract is made. Play goes on, because the defenders’ tricks still score.
made-t10-w = Anna keeps her two best cards, the queen of spades and the king of clubs.
made-t10-n = Nora has only clubs left, and the lowest goes.
made-t10-e = Leo has no trump, and his lowest diamond cannot win.
made-t11-s = The last trump of all takes the eighth trick. It pays nothing extra.
made-t11-w = Queen or king? Anna keeps the king of clubs, and the last trick proves her right.
made-t11-n = The lower of Nora’s two clubs.
made-t11-e = Leo keeps the jack, in case a diamond is led.
made-t12-s = The one card the bidder has left.
made-t12-w = The king was worth keeping. It takes the last trick: +1 for Anna.
made-t12-n = Nora’s last club is lower than the jack.
made-t12-e = A jack of another suit wins nothing. Eight tricks on a bid of seven: +7 each for the bidder and Nora, +3 for Leo, +1 for Anna.

## Failed: six tricks

lost-t2-s = This is the one card that differs. The ace would have won; holding it back costs two tricks.
lost-t2-w = The king takes a trick that belonged to the bidder’s side.
lost-t3-w = Anna’s only diamond. If another is led, she can ruff it.
lost-t3-n = Nora’s best diamond is the ten, so she plays her lowest.
lost-t3-e = The ace wins and puts Leo on lead.
lost-t3-s = The lower of two. The king is now the highest diamond.
lost-t4-e = A diamond for Anna to ruff.
lost-t4-s = No diamond beats the king, but a trump would.
lost-t4-w = Anna is void in diamonds and ruffs with her last trump.
lost-t4-n = Nora must follow suit and cannot help.
lost-t5-w = Leo had only one club. Now it is his turn to ruff.
lost-t5-n = Nora must follow suit, and no club stops a ruff.
lost-t5-e = Leo is void in clubs, and his lowest trump is enough.
lost-t5-s = The ace is the bidder’s only club. It falls under the trump and wins nothing.
lost-t6-e = Leo has the two top spades, and begins with the ace.
lost-t6-s = The lower of the bidder’s two spades.
lost-t6-w = The lowest of Anna’s four spades.
lost-t6-n = Nora’s only spade.
lost-t7-e = The sixth trick for the defenders. Seven can no longer be reached.
lost-t7-s = The bidder’s last spade has to follow suit.
lost-t7-w = Anna cannot beat the king and need not try. Her lowest spade goes.
lost-t7-n = Nora has neither a spade nor a trump, and throws a diamond.
lost-t8-e = Leo keeps his two trumps and leads a low diamond.
lost-t8-s = Void in diamonds, the bidder ruffs at last. It is only the second trick for bidder and partner.
lost-t8-w = Anna has neither a diamond nor a trump, and throws a small club.
lost-t8-n = Nora follows suit, low: the bidder’s trump has won already.
lost-t9-s = Now trumps are drawn. Leo has two, the ten and the eight.
lost-t9-w = The bidder holds nothing but trumps, so a high spade is no use to Anna now.
lost-t9-n = Nora’s lowest club.
lost-t9-e = Leo must follow suit, and plays the lower of his two trumps.
lost-t10-s = One trump is still out, Leo’s ten.
lost-t10-w = Anna’s last spade goes the way of the queen.
lost-t10-n = Nora keeps two tens, for no better reason than that something has to be kept.
lost-t10-e = The defenders’ last trump.
lost-t11-s = Nobody else has a trump: the fifth trick.
lost-t11-w = Anna is down to two small clubs, and the lower goes.
lost-t11-n = One ten or the other; neither can win.
lost-t11-e = Leo keeps the jack of diamonds.
lost-t12-s = The sixth trick, and the last. One short of the bid.
lost-t12-w = Anna’s last club.
lost-t12-n = Nora’s last card, another ten.
lost-t12-e = Six tricks on a bid of seven: −7 each for the bidder and Nora, +4 for Leo, +2 for Anna.
