# Lessons, practice and worksheets: English.
# Arguments as in ui.ftl and house.ftl. Here too: $better in the roles of $card, $players (names),
# $answer (in words or signs) and, in why-…, $total and $best (running totals, with a minus below zero).
# Elsewhere $n, $total, $count, $done, $right and $review are plain numbers.

## Questions

task-playable =
    { $seatYou ->
        [yes] Which cards may you play? Choose all of them.
       *[no] Which cards may { $seat } play? Choose all of them.
    }
task-play =
    { $seatYou ->
        [yes] Your turn: play a card that is allowed.
       *[no] Play a card for { $seat } that is allowed.
    }
task-play-win =
    { $seatYou ->
        [yes] Your turn: play a card that wins the trick.
       *[no] Play a card for { $seat } that wins the trick.
    }
task-winner = Who wins this trick and leads to the next?
task-count =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] You are the bidder, and { $partner } is your partner. How many tricks do the two of you have?
           *[no] { $partnerYou ->
                [yes] { $declarer } is the bidder, and you are the partner. How many tricks do the two of you have?
               *[no] { $declarer } is the bidder, and { $partner } is the partner. How many tricks do the two of them have?
            }
        }
       *[no] { $declarerYou ->
            [yes] You are the bidder. How many tricks do you have?
           *[no] { $declarer } is the bidder. How many tricks does { $declarer } have?
        }
    }
task-speaker = Who is to bid or pass now, or is the auction over?
task-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] May you bid Amerikaner now?
           *[no] May { $seat } bid Amerikaner now?
        }
       *[no] { $seatYou ->
            [yes] May you bid { $bid } now?
           *[no] May { $seat } bid { $bid } now?
        }
    }
task-may-pass =
    { $seatYou ->
        [yes] May you pass now?
       *[no] May { $seat } pass now?
    }
task-callable =
    { $seatYou ->
        [yes] You lead { $cardLead }. Which of these cards may you call? Choose all of them.
       *[no] { $seat } leads { $cardLead }. Which of these cards may { $seat } call? Choose all of them.
    }
task-partner =
    { $seatYou ->
        [yes] You lead { $leadLead } and call { $calledCall }. Who becomes your partner?
       *[no] { $seat } leads { $leadLead } and calls { $calledCall }. Who becomes the partner?
    }
task-discard =
    { $seatYou ->
        [yes] Discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }, so that you still have a card to call.
       *[no] Discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } for { $seat }, so that there is still a card to call.
    }
task-made =
    { $bidAmerikaner ->
        [yes] { $declarerYou ->
            [yes] You bid Amerikaner. Have you made it?
           *[no] { $declarer } bid Amerikaner. Is it made?
        }
       *[no] { $declarerYou ->
            [yes] You bid { $bid }. Is the contract made?
           *[no] { $declarer } bid { $bid }. Is the contract made?
        }
    }
task-points =
    { $seatYou ->
        [yes] What do you score in this deal?
       *[no] What does { $seat } score in this deal?
    }
task-end = The deal is complete. Who has won the game, or does it go on? If several have won, choose all of them.

## Why an answer is right or wrong

why-follow =
    { $seatYou ->
        [yes] The suit led is { $suit }, and you have { $cards }: { $cardsCount ->
            [one] that is the only card you may play.
           *[other] you must play one of these.
        }
       *[no] The suit led is { $suit }, and { $seat } has { $cards }: { $cardsCount ->
            [one] that is the only card allowed.
           *[other] one of these must be played.
        }
    }
why-void =
    { $seatYou ->
        [yes] You have no { $suitNone }, so you may play any card.
       *[no] { $seat } has no { $suitNone }, so any card is allowed.
    }
why-lead =
    { $seatYou ->
        [yes] You lead, so you may play any card.
       *[no] { $seat } leads, so any card is allowed.
    }
why-called =
    { $seatYou ->
        [yes] You hold the called card, { $card }, and must play it to the first trick.
       *[no] { $seat } holds the called card, { $card }, and must play it to the first trick.
    }
# Cards that would have been right too.
why-left-out = Not chosen, but allowed: { $cards }.
why-played =
    { $seatYou ->
        [yes] You may play { $cardObj }.
       *[no] { $seat } may play { $cardObj }.
    }
why-trick-won =
    { $seatYou ->
        [yes] You win the trick with { $cardWith }.
       *[no] { $seat } wins the trick with { $cardWith }.
    }
why-trick-lost =
    { $seatYou ->
        [yes] You win the trick with { $cardWith }.
       *[no] But { $seat } wins the trick with { $cardWith }.
    }
why-highest =
    { $seatYou ->
        [yes] You win with { $cardWith }, the highest card of the suit led, and lead to the next trick.
       *[no] { $seat } wins with { $cardWith }, the highest card of the suit led, and leads to the next trick.
    }
why-highest-trump =
    { $seatYou ->
        [yes] You win with { $cardWith }, the highest trump in the trick, and lead to the next.
       *[no] { $seat } wins with { $cardWith }, the highest trump in the trick, and leads to the next.
    }
why-lower = The trick cannot be won with { $cardWith }: { $betterObj } is higher.
why-off-suit = The trick cannot be won with { $cardWith }: it is neither of the suit led, { $suit }, nor a trump.
why-off-suit-plain = The trick cannot be won with { $cardWith }: it is not of the suit led, { $suit }.
why-trumped = The trick cannot be won with { $cardWith }: { $betterObj } is a trump and beats it.
why-two =
    { $seatYou ->
        [yes] You win with { $cardWith }: at this table a two that is led wins the trick.
       *[no] { $seat } wins with { $cardWith }: at this table a two that is led wins the trick.
    }
why-beaten-by-two = The trick cannot be won with { $cardWith }: at this table { $betterObj } wins, because it was led and is a two.
why-joker = The trick cannot be won with { $cardWith }: here a joker never beats another card.
why-beaten-by-joker = The trick cannot be won with { $cardWith }: here a joker is higher.
why-highest-joker =
    { $seatYou ->
        [yes] You win with { $cardWith } and lead to the next trick.
       *[no] { $seat } wins with { $cardWith } and leads to the next trick.
    }
why-side-has =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] You and { $partner } have { $tricks ->
                [one] { $tricks } trick
               *[other] { $tricks } tricks
            } together.
           *[no] { $partnerYou ->
                [yes] { $declarer } and you have { $tricks ->
                    [one] { $tricks } trick
                   *[other] { $tricks } tricks
                } together.
               *[no] { $declarer } and { $partner } have { $tricks ->
                    [one] { $tricks } trick
                   *[other] { $tricks } tricks
                } together.
            }
        }
       *[no] { $declarerYou ->
            [yes] You have { $tricks ->
                [one] { $tricks } trick
               *[other] { $tricks } tricks
            }.
           *[no] { $declarer } has { $tricks ->
                [one] { $tricks } trick
               *[other] { $tricks } tricks
            }.
        }
    }
why-speaks =
    { $seatYou ->
        [yes] { $caller } spoke last. Going clockwise, you are the first who has not passed: bid or pass.
       *[no] { $callerYou ->
            [yes] You spoke last. Going clockwise, { $seat } is the first who has not passed, and is to bid or pass.
           *[no] { $caller } spoke last. Going clockwise, { $seat } is the first who has not passed, and is to bid or pass.
        }
    }
why-speaks-first =
    { $seatYou ->
        [yes] { $dealer } is the dealer. The player on the dealer’s left speaks first, and that is you.
       *[no] { $dealerYou ->
            [yes] You are the dealer. The player on your left, { $seat }, speaks first.
           *[no] { $dealer } is the dealer. The player on the dealer’s left, { $seat }, speaks first.
        }
    }
why-speaks-house =
    { $seatYou ->
        [yes] You are the dealer, and at this table the dealer speaks first.
       *[no] { $seat } is the dealer, and at this table the dealer speaks first.
    }
why-not-next =
    { $seatYou ->
        [yes] { $caller } spoke last. Going clockwise, someone else who has not passed comes before you.
       *[no] { $callerYou ->
            [yes] You spoke last. Going clockwise, someone else who has not passed comes before { $seat }.
           *[no] { $caller } spoke last. Going clockwise, someone else who has not passed comes before { $seat }.
        }
    }
why-not-next-first =
    { $seatYou ->
        [yes] { $dealerYou ->
            [yes] You are the dealer. The player on your left speaks first.
           *[no] { $dealer } is the dealer. The player on the dealer’s left speaks first, and that is not you.
        }
       *[no] { $dealerYou ->
            [yes] You are the dealer. The player on your left speaks first, and that is not { $seat }.
           *[no] { $dealer } is the dealer. The player on the dealer’s left speaks first, and that is not { $seat }.
        }
    }
why-not-next-house =
    { $dealerYou ->
        [yes] You are the dealer, and at this table the dealer speaks first.
       *[no] { $dealer } is the dealer, and at this table the dealer speaks first.
    }
why-over =
    { $seatYou ->
        [yes] The auction is over: everyone else has passed, and you are the bidder.
       *[no] The auction is over: everyone else has passed, and { $seat } is the bidder.
    }
why-all-passed = Everyone has passed, so the auction is over and nobody is the bidder.
why-still-on =
    { $seatYou ->
        [yes] The auction is not over: you are still to bid or pass.
       *[no] The auction is not over: { $seat } is still to bid or pass.
    }
why-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] You may bid Amerikaner: it is your turn, and Amerikaner is higher than every number.
           *[no] { $seat } may bid Amerikaner: it is { $seat }’s turn, and Amerikaner is higher than every number.
        }
       *[no] { $seatYou ->
            [yes] You may bid { $bid }: it is your turn, and the bid is high enough.
           *[no] { $seat } may bid { $bid }: it is { $seat }’s turn, and the bid is high enough.
        }
    }
why-may-pass =
    { $seatYou ->
        [yes] You may pass: it is your turn, and nobody is forced to bid.
       *[no] { $seat } may pass: it is { $seat }’s turn, and nobody is forced to bid.
    }
why-may-call =
    { $cardsCount ->
        [0] None of these cards may be called.
        [one] { $cards } may be called: it is of the suit led, and someone else holds it.
       *[other] { $cards } may be called: they are of the suit led, and someone else holds them.
    }
why-holds =
    { $seatYou ->
        [yes] You hold { $cardObj } and become the partner.
       *[no] { $seat } holds { $cardObj } and becomes the partner.
    }
why-not-holder =
    { $seatYou ->
        [yes] You do not hold { $cardObj }.
       *[no] { $seat } does not hold { $cardObj }.
    }
why-own =
    { $seatYou ->
        [yes] You are the bidder, and the called card is never in your own hand.
       *[no] { $seat } is the bidder, and the called card is never in the bidder’s own hand.
    }
why-call-remains = There is still a card to call.
why-no-call = But now there is no card to call, because nobody else holds a card of a suit that is left. The cards would be dealt again.
why-made =
    The bidder’s side took { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, and the bid was { $bid }: the contract is made.
why-failed =
    The bidder’s side took { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, and the bid was { $bid }: { $short ->
        [one] { $short } trick short
       *[other] { $short } tricks short
    }, so the contract has failed.
why-amerikaner-made = The bidder took every trick: Amerikaner is made.
why-amerikaner-failed =
    The bidder took { $tricks ->
        [0] no trick
        [one] only { $tricks } trick
       *[other] only { $tricks } tricks
    }, and Amerikaner means every one: it has failed.
why-points-side =
    { $seatYou ->
        [yes] The contract is made, and the bid of { $bid } brings you { $signed }.
       *[no] The contract is made, and the bid of { $bid } brings { $seat } { $signed }.
    }
why-points-side-lost =
    { $seatYou ->
        [yes] The contract has failed, and for you the bid of { $bid } counts { $signed }.
       *[no] The contract has failed, and for { $seat } the bid of { $bid } counts { $signed }.
    }
why-points-not-tricks = That is a number of tricks, but for bidder and partner it is the bid that counts. The bid was { $bid }, and here it gives { $signed }.
why-points-sign = The number is right, but not the sign: { $signed }.
why-points-defender =
    { $seatYou ->
        [yes] You are a defender and score one point for every trick of your own: { $signed }.
       *[no] { $seat } is a defender and scores one point for each trick that { $seat } took: { $signed }.
    }
why-points-nothing = Amerikaner is made, and nobody but the bidder scores: 0.
why-points-amerikaner = For the bidder, Amerikaner counts +{ $points } if it is made and −{ $points } if it has failed: { $signed }.
why-points-pass-round =
    { $seatYou ->
        [yes] This is an all-pass deal, and every trick costs you one point: { $signed }.
       *[no] This is an all-pass deal, and every trick costs { $seat } one point: { $signed }.
    }
why-goes-on = Nobody has { $target } points yet, the highest total being { $best }, so the game goes on.
why-won =
    { $winnerYou ->
        [yes] The game is over, and you have won it with the highest total, { $total }.
       *[no] The game is over, and { $winner } has won it with the highest total, { $total }.
    }
why-shared = The game is over. The highest total is shared, and so is the victory: { $players }.
why-not-highest =
    { $seatYou ->
        [yes] You have { $total }, but the highest total is { $best }.
       *[no] { $seat } has { $total }, but the highest total is { $best }.
    }
why-not-over = The game is not over: nobody has { $target } points yet, the highest total being { $best }.
why-is-over =
    { $winnerYou ->
        [yes] The game does not go on: you have reached the target, and yours is the highest total.
       *[no] The game does not go on: { $winner } has reached the target, and nobody has a higher total.
    }
why-left-out-winner =
    { $seatYou ->
        [yes] You have the same total and share the victory.
       *[no] { $seat } has the same total and shares the victory.
    }

## Hints

# The name of the rule follows, as a link.
hint-rule = The rule that decides this:
hint-led = The suit led is { $suit }.
hint-count =
    { $count ->
        [0] None of the cards is right.
        [one] { $count } card is right.
       *[other] { $count } cards are right.
    }
hint-trump =
    Trumps: { $suit }. { $count ->
        [0] There is none in this trick.
        [one] There is { $count } in this trick.
       *[other] There are { $count } in this trick.
    }
hint-trick = First find the suit led, then see whether there is a trump.
hint-trick-plain = Look at the suit led: its highest card wins the trick.
hint-order = The turn goes clockwise, and whoever has passed is skipped.
hint-turn = The turn goes clockwise, skipping those who have passed. The auction is over when all but the highest bidder have passed, or when someone bids Amerikaner.
hint-first =
    { $dealerYou ->
        [yes] You are the dealer. The player on your left speaks first.
       *[no] { $dealer } is the dealer. The player on the dealer’s left speaks first.
    }
hint-highest =
    { $bidAmerikaner ->
        [yes] The highest bid so far is Amerikaner.
       *[no] The highest bid so far is { $bid }.
    }
hint-own = Cards in the bidder’s hand and discarded cards cannot be called.
hint-search = Look for { $cardObj } in the hands.
hint-keep = Keep a card of a suit that someone else has too.
hint-bid =
    { $bidAmerikaner ->
        [yes] The bid was Amerikaner: every trick, alone.
       *[no] The bid was { $bid }.
    }
hint-tricks =
    { $tricks ->
        [0] The bidder’s side took no trick.
        [one] The bidder’s side took { $tricks } trick.
       *[other] The bidder’s side took { $tricks } tricks.
    }
hint-side =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Add up your own tricks and those of { $partner }.
           *[no] { $partnerYou ->
                [yes] Add up the tricks of { $declarer } and your own.
               *[no] Add up the tricks of { $declarer } and { $partner }.
            }
        }
       *[no] { $declarerYou ->
            [yes] You have no partner: only your own tricks count.
           *[no] The bidder has no partner: only the tricks of { $declarer } count.
        }
    }
hint-own-tricks =
    { $seatYou ->
        [yes] You are a defender: count only your own tricks.
       *[no] { $seat } is a defender: count only the tricks of { $seat }.
    }
hint-sum = Add the scores of this deal to the totals before it.
hint-target = The game ends when someone has { $target } or more after a complete deal.
hint-answer =
    { $several ->
        [yes] One right answer: { $answer }. There are others.
       *[no] The answer: { $answer }.
    }

## Kinds and levels

kind-mix = All kinds mixed
kind-playable = Which cards may be played
kind-play = Play a card
kind-winner = Who wins the trick
kind-count = Counting tricks
kind-speaker = Who is to bid
kind-may-bid = May this be bid
kind-callable = Which card may be called
kind-partner = Who becomes partner
kind-discard = Discarding
kind-made = Is the contract made
kind-points = Scores
kind-end = Has the game ended
level-1 = easy
level-2 = medium
level-3 = hard

## Tasks

task-number = Task { $n } of { $total }
task-number-only = Task
task-done = done
task-check = Check
task-choose-first = Choose an answer first.
task-choose-cards =
    { $count ->
        [0] Your cards are chosen.
        [one] Choose { $count } more card.
       *[other] Choose { $count } more cards.
    }
task-choose-fewer =
    { $count ->
        [one] That is { $count } card too many.
       *[other] That is { $count } cards too many.
    }
# A choice; .answer is the same within a sentence.
task-yes = Yes
    .answer = yes
task-no = No
    .answer = no
task-nobody = Nobody: the auction is over
    .answer = nobody
task-goes-on = The game goes on
    .answer = the game goes on
task-no-card = no card
task-your-answer = Your answer: { $answer }.
verdict-right = Right.
verdict-wrong = Not right.
verdict-refused = Not allowed.
# The rules allow it, but the trick is not won, say.
verdict-allowed = Allowed, but not what was asked for.
# What the card or discard brought about follows.
verdict-led = This is what it led to:
task-hint = Hint { $n } of { $total }
task-hints-over = All hints are shown
# Beside the players at the table.
task-clockwise = The turn goes clockwise.
task-trick = On the table: { $cards }
task-trick-none = No card on the table.
# Name of the card led, among the facts.
task-lead = Lead
task-options = Cards to choose from
task-keys = Arrow keys go from card to card, S H D C and the ranks jump to one, space chooses.
task-next = Next task
task-progress = { $done } of { $total } tasks done
task-progress-all = All { $total } tasks done
task-practice = You will find this task again under Practice.
task-engine-failed = Your answer cannot be checked, because the rules engine did not start. The right answer is written below.
task-no-script = Answering needs JavaScript. Without it, the answer is folded up here.
task-solution = The answer
task-calls = Auction so far: { $calls }

## Progress and what was missed

progress-damaged = The progress kept on this device is damaged. It has been put aside, and you start afresh.
progress-newer = The progress kept on this device comes from a newer version of this site. It has been put aside, and you start afresh.
progress-not-kept = This browser does not keep your progress: it lasts until you leave the page.
review-title = Practise again what you missed
review-none = There is nothing to practise again. A task that you miss turns up here: first after a day, then at longer and longer intervals.
review-due =
    { $count ->
        [0] Nothing is due today.
        [one] { $count } task is due today.
       *[other] { $count } tasks are due today.
    }
# $date: “3 December”.
review-later =
    { $count ->
        [one] { $count } more task follows, on { $date }.
       *[other] { $count } more tasks follow, the first on { $date }.
    }
review-start = Practise these
review-lesson = From the lesson “{ $lesson }”
review-gone = A task that this site no longer has
review-forget = Take it off the list
review-over = That was all for today
progress-title = Your progress as a file
progress-about = What you have done and what you missed is kept on this device only. As a file you can take it to another.
progress-export = Save as a file
progress-import = Read from a file
progress-taken =
    { $done ->
        [one] Now kept here: { $done } task done
       *[other] Now kept here: { $done } tasks done
    } and { $review } to practise again.
progress-file-damaged = This file is damaged, or it does not hold any progress from this site. Nothing was changed.
progress-file-newer = This file comes from a newer version of this site. Nothing was changed.

## Practice

practice-choose = Choose your tasks
practice-kind = Kind of task
practice-level = Level
practice-number = How many
practice-number-endless = without end
practice-seed = Number of the set
practice-seed-help = The same number gives the same tasks, on every device.
practice-new-seed = New number
practice-rules = Rules
practice-rules-base = the base game
practice-rules-kept = our table
practice-rules-link = the table of the link
practice-table-link = Set your own table
practice-start = Start
practice-next = Next task
practice-skip = Skip this task
practice-finish = Finish
# $total is 0 where the tasks have no end.
practice-place =
    { $total ->
        [0] Task { $n }
       *[other] Task { $n } of { $total }
    }
practice-score = Right at the first try: { $right } of { $done }
practice-over = That was the last task
practice-again = The same tasks again
practice-new = New tasks
practice-change = Choose other tasks
practice-copy = Copy the link to these tasks
practice-copied = Link copied
practice-copy-failed = The link could not be copied. It is in the address bar.
practice-failed = The rules engine did not start, so no task can be drawn.
practice-drawing = Drawing a task…
practice-impossible = Under the rules of this table no task of the kind “{ $kind }” can be drawn.
practice-impossible-mix = “{ $kind }” is left out: under the rules of this table no such task can be drawn.
practice-found-problem =
    { $count ->
        [one] Something in this link cannot be used:
       *[other] { $count } things in this link cannot be used:
    }
practice-bad-kind = There is no kind of task called “{ $value }”.
practice-bad-level = There is no level “{ $value }”: levels go from { $lowest } to { $highest }.
practice-bad-seed = “{ $value }” is not the number of a set: that is a whole number from 0 to { $highest }.
practice-bad-number = “{ $value }” is not a number of tasks: that is a whole number from 1 to { $highest }.
practice-bad-link = The link is damaged.
# $tasks: “Who wins the trick · easy · 20”.
practice-nearest = The nearest that there is: { $tasks }
practice-take-nearest = Take these
practice-no-script = Drawing tasks needs JavaScript. The lessons can be read without it.

## Worksheet

worksheet-choose = Choose what is on the sheet
worksheet-build = Make the worksheet
worksheet-drawing = Drawing task { $n } of { $total }…
worksheet-ready =
    { $total ->
        [one] The worksheet is ready: { $total } task.
       *[other] The worksheet is ready: { $total } tasks.
    }
worksheet-title = Amerikaner: worksheet
worksheet-name = Name:
worksheet-date = Date:
worksheet-task = Task { $n }
worksheet-choose-all = Tick all that are right.
worksheet-choose-one = Tick one.
worksheet-choose-count =
    { $count ->
        [one] Tick { $count } card.
       *[other] Tick { $count } cards.
    }
worksheet-answers = Answers
worksheet-with-answers = Print the answer sheet too
worksheet-print = Print
worksheet-quiz = Open these tasks as a quiz
worksheet-copy = Copy the link to the quiz
# $code: “winner.1.4711.20”.
worksheet-code = Set: { $code }
worksheet-screen = The same tasks on a screen: { $address }
worksheet-table = On the table, in the order played
worksheet-no-script = Making a worksheet needs JavaScript.
worksheet-any-of = Any one of { $answer }
worksheet-for-example = For example { $answer }

## Projector

projector-open = Show large
projector-open-help = For a projector: key P
projector-region = Projector
projector-close = Leave (Esc)
projector-back = Back (←)
projector-forward = Forward (→)
projector-show = Show the answer (A)
projector-hide = Hide the answer (A)
projector-place = { $n } of { $total }

## Mistakes

# mistake-<task>-<answer>: said besides the computed reason. Seats: 0 Nora, 1 Leo, 2 you, 3 Anna.
mistake-trick-1-2 = Mind the order: A K Q J 10. The ten comes below the jack.
mistake-trick-3-1 = An ace is high only in its own suit, and clubs were not led here.
mistake-trick-4-1 = The king is higher in rank, but it is of another suit.
mistake-trump-1-3 = The ace of spades would win if nobody had played a trump.
mistake-trump-3-3 = A trump, yes, but there is a second one in this trick.
mistake-trump-5-1 = A jack is no use here: diamonds were not led, and they are not trumps.
mistake-following-2-9H_7H_QD_JC = Trumps are no exception: you may ruff only when you are void.
mistake-following-4-TS_3S = You may ruff, but you need not.
mistake-leading-4-JC = You need not save your trumps: they may be led too.
mistake-counting-1-4 = Those are only your own tricks. Nora’s trick counts too.
mistake-auction-3-no = You may jump from six to eight: a bid need not be just one higher.
mistake-auction-4-no = Three passes do not force the fourth player to bid.
mistake-calling-2-AH = The ace is not the only one: a card of any rank may be called.
mistake-calling-4-0 = Nora holds the ace, but this time it is the ten that is called.
mistake-forced-1-2S = Nora may not save the ace for later: it has been called.
mistake-forced-4-0 = The called card shows who the partner is. It does not win the trick for that reason.
mistake-contract-3-no = Your own five tricks are not enough, but Leo’s three count too, because he is your partner.
mistake-scores-1-9 = Overtricks pay nothing.
mistake-scores-1-7 = Your own tricks count for defenders only. Bidder and partner score the bid.
mistake-amerikaner-3-yes = Eleven tricks of twelve are not enough.
mistake-to-52-4-2 = You have more than 52, but so have others: the highest total wins.

## The site

# Title of the lessons in the navigation.
nav-lessons = Lessons
