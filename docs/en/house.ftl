# House rules, our table, and more or fewer than four players: English.
# Arguments as in ui.ftl; here $players, $cards (a list in signs), $firstName and $secondName (options) too.

## The joker and more players

joker = joker
    .obj = a { joker }
    .with = a { joker }
    .lead = a { joker }
    .call = a { joker }
player-4 = Sara
player-5 = Oskar

## Events

event-deal-numbers =
    { $dealerYou ->
        [yes] You deal { $count } cards to each player; { $kitty ->
            [0] no card is left over, so there is no kitty.
            [one] the one left over is the kitty.
           *[other] the { $kitty } left over are the kitty.
        }
       *[no] { $dealer } deals { $count } cards to each player; { $kitty ->
            [0] no card is left over, so there is no kitty.
            [one] the one left over is the kitty.
           *[other] the { $kitty } left over are the kitty.
        }
    }
event-twos-out =
    { $count ->
        [one] { $count } two is taken out of the deck: { $cards }.
       *[other] { $count } twos are taken out of the deck: { $cards }.
    }
event-jokers-in =
    { $count ->
        [one] { $count } joker is added to the deck.
       *[other] { $count } jokers are added to the deck.
    }
event-kitty-open = The kitty lies face up: { $cards }.
event-dealer-first =
    { $seatYou ->
        [yes] You are the dealer and speak first.
       *[no] { $seat } is the dealer and speaks first.
    }
event-claim =
    { $seatYou ->
        [yes] You claim a redeal and show your hand: { $cards }.
       *[no] { $seat } claims a redeal and shows the hand: { $cards }.
    }
event-redeal =
    { $dealerYou ->
        [yes] No scores, and you deal again.
       *[no] No scores, and { $dealer } deals again.
    }
event-all-pass-next =
    { $seatYou ->
        [yes] Everyone passes: no scores, and you deal next.
       *[no] Everyone passes: no scores, and { $seat } deals next.
    }
event-pass-round =
    { $seatYou ->
        [yes] Everyone passes, so this is an all-pass deal: no trumps, every trick costs one point, and you lead.
       *[no] Everyone passes, so this is an all-pass deal: no trumps, every trick costs one point, and { $seat } leads.
    }
event-kitty-open-taken =
    { $seatYou ->
        [yes] You pick up the open kitty, { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $seat } picks up the open kitty, { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
event-kitty-trick =
    { $seatYou ->
        [yes] The discards count as one trick for your side.
       *[no] The discards count as one trick for { $seat }’s side.
    }
event-grand = No trumps: the bidder plays a grand.
event-trump-named = Trumps: { $suit }, which the bidder names instead of the suit led.
event-joker-led =
    { $seatYou ->
        [yes] You lead { $cardLead }.
       *[no] { $seat } leads { $cardLead }.
    }
event-joker-thrown =
    { $seatYou ->
        [yes] You throw away { $cardObj }, which cannot win the trick.
       *[no] { $seat } throws away { $cardObj }, which cannot win the trick.
    }
event-joker-trumps =
    { $seatYou ->
        [yes] You play { $cardObj } as the highest trump.
       *[no] { $seat } plays { $cardObj } as the highest trump.
    }
event-two-wins = A two that is led wins, whatever follows: { $card }.
event-points-double =
    { $declarerYou ->
        [yes] For you, the bidder, the bid of { $bid } counts double.
       *[no] For { $declarer }, the bidder, the bid of { $bid } counts double.
    }
event-points-half =
    { $partnerYou ->
        [yes] For you, the partner, half of the bid of { $bid } counts: { $half }.
       *[no] For { $partner }, the partner, half of the bid of { $bid } counts: { $half }.
    }
event-pass-round-over = The all-pass deal is over: every trick costs its winner one point.

## Reasons

reason-claim-not-played = At this table nobody can claim a redeal.
reason-claim-too-late =
    { $seatYou ->
        [yes] It is too late: you may claim a redeal only before your own first bid or pass.
       *[no] It is too late: { $seat } may claim a redeal only before their own first bid or pass.
    }
reason-claim-high-card = With { $cards } in the hand no redeal can be claimed.
reason-claim-joker = With a joker in the hand no redeal can be claimed: { $cards }.
reason-joker-opens = At a number a joker cannot be led to the first trick: it has no suit, so there would be no card to call.
reason-joker-called = A joker can never be called.
reason-call-not-in-pack = A card that has been taken out of the deck cannot be called: { $card }.
reason-trump-not-free = At this table trumps must be the suit led: { $suit }.
reason-no-grand = At this table a number is always played with trumps.

## Clause names

clause-option-players = other numbers of players
clause-option-kitty = no kitty or a single card
clause-option-strip-twos = taking out twos
clause-option-jokers = jokers
clause-option-kitty-trick = the kitty trick
clause-option-open-kitty = the open kitty
clause-option-lowest-bid = another lowest bid
clause-option-first-to-bid = the dealer speaks first
clause-option-all-pass = when everyone passes
clause-option-redeal-claim = redeal for a poor hand
clause-option-grand = grand
clause-option-free-trump = free trumps
clause-option-led-two = a led two wins
clause-option-contract-points = bidder and partner paid differently
clause-option-rounding = rounding the half
clause-option-target = another target

## Rules as played

chapter-cards = Cards and dealing
chapter-auction = The auction
chapter-partner = Trumps and partner
chapter-play = The tricks
chapter-scores = Scores

rule-pack =
    { $players ->
        [3] Three
       *[4] Four
        [5] Five
        [6] Six
    } people play with one deck of { $count } cards, without jokers. You also need something to write the scores on.
rule-pack-twos =
    { $players ->
        [3] Three
       *[4] Four
        [5] Five
        [6] Six
    } people play with one deck, without jokers and without { $cards }: { $count } cards in all. You also need something to write the scores on.
rule-pack-jokers =
    { $players ->
        [3] Three
       *[4] Four
        [5] Five
        [6] Six
    } people play with one deck and { $jokers } jokers: { $count } cards in all. You also need something to write the scores on.
rule-rank = In every suit the order is A K Q J 10 9 8 7 6 5 4 3 2, from the ace down. No suit outranks another; only trumps do.
rule-joker-dud = A joker belongs to no suit and can never be called. In a trick that someone else leads, you may play it only when you cannot follow suit. It never wins, unless all the cards of the trick are jokers; then the first one wins. If a joker is led, the first card that has a suit sets the suit. At a number the bidder cannot lead a joker to the first trick.
rule-joker-top = A joker is a trump, higher than all the others; if two meet, the first one played wins. It can never be called, and at a number the bidder cannot lead it to the first trick. At no trumps it belongs to no suit: if someone else leads, you may play it only when you cannot follow suit. It then never wins, unless all the cards of the trick are jokers. If it is led, the first card that has a suit sets the suit.
rule-dealer = Draw lots for the first dealer. After every deal that is played, the player to the dealer’s left becomes the next dealer.
rule-deal =
    The dealer shuffles, and the player to the dealer’s right cuts. Deal clockwise, one card at a time, from the dealer’s left, until everyone has a hidden hand of { $count }. { $kitty ->
        [one] The one card left over is the kitty.
       *[other] The { $kitty } cards left over are the kitty.
    }
rule-deal-all = The dealer shuffles, and the player to the dealer’s right cuts. Deal all the cards clockwise, one at a time, from the dealer’s left: everyone has a hidden hand of { $count }. There is no kitty.
rule-kitty-hidden = The kitty lies face down, and whoever picks it up does not show it.
rule-kitty-open = The kitty is turned face up before the auction.
rule-claim-akqj = Before your own first bid or pass, you may claim a redeal if your hand is all number cards: no ace, king, queen or jack. You show the hand, nobody scores, and the same dealer deals again.
rule-claim-kqj = Before your own first bid or pass, you may claim a redeal if your hand is all number cards and aces: no king, queen or jack. You show the hand, nobody scores, and the same dealer deals again.
rule-first-left = The player to the dealer’s left is the first to bid or pass, and the turn goes round clockwise.
rule-first-dealer = The dealer is the first to bid or pass, and the turn goes round clockwise.
rule-bids = A bid is the number of tricks you promise to take together with a partner, and nobody knows yet who that will be. The lowest bid is { $lowest }, and the highest number is { $highest }.
rule-higher = Each bid must be higher than the last, by one or by several; an equal bid is not enough.
rule-amerikaner = Amerikaner outranks every number and ends the auction at once: you promise to take all { $tricks } tricks alone, with no partner and no trumps.
rule-pass-final = A pass is final. The bidding goes round until everyone but the highest bidder has passed, and nobody is forced to bid.
rule-all-pass-same = If everyone passes, nobody scores and the same dealer deals again.
rule-all-pass-next = If everyone passes, nobody scores and the next dealer deals.
rule-all-pass-round = If everyone passes, you play an all-pass deal without trumps: the player to the dealer’s left leads, any kitty stays out, and every trick costs the player who takes it one point. The deal then moves on, and an all-pass deal cannot end the game.
rule-exchange =
    { $count ->
        [one] The highest bidder, from here on called the bidder, picks up the kitty and discards any one card face down, at Amerikaner too. Nobody else sees it.
       *[other] The highest bidder, from here on called the bidder, picks up the kitty and discards any { $count } cards face down, at Amerikaner too. Nobody else sees them.
    }
rule-no-exchange = There is no kitty, so nothing is exchanged. The highest bidder is from here on called the bidder.
rule-kitty-trick = The discards count as one trick for the bidder’s side, so there are { $tricks } tricks in all and the lowest bid is { $lowest }. To make Amerikaner, the bidder must still win every trick that is played.
rule-lead = The bidder leads to the first trick, at Amerikaner too.
rule-trump-lead = If the bid was a number, the suit of that first card is trumps.
rule-trump-free = If the bid was a number, the bidder names trumps with that first card: its suit or any other, even one in which they are void.
rule-grand = The bidder may say with that first card that a number is played without trumps. The bid is worth the same, and a card is still called.
rule-call = At a number, the bidder calls with the lead one card of the same suit that is not in their own hand. It may be of any rank, higher or lower than the lead.
rule-call-live = The call must find a partner, so the called card must be in someone else’s hand. A suit that nobody else holds may not be led to the first trick at a number.
rule-partner = Whoever holds the called card says nothing before playing it, and must play it to the first trick. That player is the bidder’s partner, for this deal only.
rule-two-against =
    { $others ->
        [one] Bidder and partner play together against the other player, the defender.
       *[other] Bidder and partner play together against the other { $others ->
            [2] two
            [3] three
            [4] four
           *[other] { $others }
        }, the defenders, each of whom scores alone.
    }
rule-follow = Follow suit if you can. If you cannot, play any card you like; nobody has to ruff, that is, play a trump, and nobody has to beat.
rule-winner = The highest trump wins the trick. If there is no trump in it, the highest card of the suit led wins.
rule-led-two = A two that is led to a trick wins it, whatever follows, trumps included; this goes for Amerikaner too. The others must still follow suit. A two played second or later is an ordinary card.
rule-led-two-numbers = A two that is led to a trick wins it, whatever follows, trumps included, but not at Amerikaner. The others must still follow suit. A two played second or later is an ordinary card.
rule-next = Whoever wins a trick leads to the next one. Trumps may be led at any time.
rule-all-tricks = All { $tricks } tricks are played, every time, even when the contract is already made or failed.
rule-alone = At Amerikaner there are no trumps and no partner. The bidder must take all { $tricks } tricks single-handed.
rule-made-equal = If bidder and partner together take at least the number bid, each of the two scores that number; if they fall short, each of the two loses it. Tricks above the bid pay nothing.
rule-made-double = If bidder and partner together take at least the number bid, the bidder scores twice that number and the partner the number itself; if they fall short, they lose as much. Tricks above the bid pay nothing.
rule-made-half = If bidder and partner together take at least the number bid, the bidder scores that number and the partner half of it; if they fall short, they lose as much. If the half is not a whole number, its size is rounded up: a bid of seven gives +4 or −4. Tricks above the bid pay nothing.
rule-made-half-up = If bidder and partner together take at least the number bid, the bidder scores that number and the partner half of it; if they fall short, they lose as much. If the half is not a whole number, it is rounded upward: a bid of seven gives +4 or −3. Tricks above the bid pay nothing.
rule-defenders = Each defender scores one point for every trick they take themselves, whether the contract is made or not.
rule-amerikaner-score = Amerikaner brings the bidder +{ $points } if it is made, and nobody else scores. If even one trick is lost, the bidder scores −{ $points } and the others score their own tricks.
rule-end = Each player keeps one running total, which may go below zero. If someone stands at { $target } or more when a deal is complete, the game is over and the highest total wins.
rule-shared = If several players share the highest total, they share the victory.

## Options

option-players = Number of players
value-players-4 = four
value-players-3 = three
value-players-5 = five
value-players-6 = six
effect-players-4 = Bidder and partner play against two defenders; with the usual kitty of four, everyone gets twelve cards.
effect-players-3 = Bidder and partner play against one defender; with the usual kitty of four, everyone gets sixteen cards.
effect-players-5 = Bidder and partner play against three defenders; with the usual kitty of two, everyone gets ten cards.
effect-players-6 = Bidder and partner play against four defenders; with the usual kitty of four, everyone gets eight cards.

option-kitty = Size of the kitty
value-kitty-usual = as usual
value-kitty-none = no kitty
value-kitty-one = one card
effect-kitty-usual = The kitty has four cards, two with five players, and none where twos are taken out or jokers added.
effect-kitty-none = Four players get thirteen cards each, and nothing is exchanged.
effect-kitty-one = Three players get seventeen cards each, and the one card left over is the kitty.

option-strip-twos = Taking out twos
value-strip-twos-no = no
value-strip-twos-yes = yes
effect-strip-twos-no = All the twos stay in the deck.
effect-strip-twos-yes = With three players a single two is taken out, with five players two of them, and with six all four, so that the deck divides evenly and there is no kitty.

option-jokers = Jokers
value-jokers-none = none
value-jokers-dud = as duds
value-jokers-top-trump = as top trumps
effect-jokers-none = No jokers are added to the deck.
effect-jokers-dud = Two jokers are added with three or six players, three with five; they belong to no suit and hardly ever win, and there is no kitty.
effect-jokers-top-trump = Two jokers are added with three or six players, three with five; they rank above every other trump, and there is no kitty.

option-kitty-trick = Kitty trick
value-kitty-trick-no = no
value-kitty-trick-yes = yes
effect-kitty-trick-no = The discards count as no trick.
effect-kitty-trick-yes = The discards count as one extra trick for the bidder’s side, thirteen in all.

option-open-kitty = Open kitty
value-open-kitty-no = no
value-open-kitty-yes = yes
effect-open-kitty-no = The kitty lies face down until the bidder picks it up.
effect-open-kitty-yes = The kitty is turned face up before the auction.

option-lowest-bid = Lowest bid
value-lowest-bid-half = half of the tricks
effect-lowest-bid-half = The lowest bid is half of the tricks, rounded up.
effect-lowest-bid-number = The lowest bid is { $lowest }.

option-first-to-bid = Who speaks first
value-first-to-bid-left = player to the dealer’s left
value-first-to-bid-dealer = dealer
effect-first-to-bid-left = The player to the dealer’s left is the first to bid or pass.
effect-first-to-bid-dealer = The dealer is the first to bid or pass.

option-all-pass = When everyone passes
value-all-pass-same-dealer = same dealer deals again
value-all-pass-next-dealer = next dealer deals
value-all-pass-pass-round = all-pass deal
effect-all-pass-same-dealer = If everyone passes, nobody scores and the same dealer deals again.
effect-all-pass-next-dealer = If everyone passes, nobody scores and the next dealer deals.
effect-all-pass-pass-round = If everyone passes, you play without trumps, and every trick costs the player who takes it one point.

option-redeal-claim = Redeal for a poor hand
value-redeal-claim-none = none
value-redeal-claim-no-akqj = without A K Q J
value-redeal-claim-no-kqj = without K Q J
effect-redeal-claim-none = You play the hand you are dealt, however poor it is.
effect-redeal-claim-no-akqj = A player whose hand has no ace, king, queen or jack may claim a redeal.
effect-redeal-claim-no-kqj = A player whose hand has no king, queen or jack may claim a redeal; aces do not matter.

option-grand = Grand
value-grand-no = no
value-grand-yes = yes
effect-grand-no = A bid of a number is always played with trumps.
effect-grand-yes = A bid of a number may be played without trumps; the bidder says so with the opening lead.

option-free-trump = Free trumps
value-free-trump-no = no
value-free-trump-yes = yes
effect-free-trump-no = The suit of the first card led is trumps.
effect-free-trump-yes = The called card is still of the suit led, but the bidder may name any other suit as trumps.

option-led-two = A led two wins
value-led-two-no = no
value-led-two-yes = yes
value-led-two-not-at-amerikaner = not at Amerikaner
effect-led-two-no = A two is always the lowest card of its suit.
effect-led-two-yes = A two that is led to a trick wins it, whatever follows, trumps included.
effect-led-two-not-at-amerikaner = A two that is led to a trick wins it, whatever follows, but at Amerikaner it is an ordinary card.

option-contract-points = Pay for bidder and partner
value-contract-points-equal = equal
value-contract-points-declarer-double = double pay for the bidder
value-contract-points-partner-half = half pay for the partner
effect-contract-points-equal = Bidder and partner each score or lose the number bid.
effect-contract-points-declarer-double = The bidder scores or loses twice the number bid, the partner the number itself.
effect-contract-points-partner-half = The bidder scores or loses the number bid, the partner half of it.

option-rounding = Rounding the half
value-rounding-size = by size
value-rounding-upward = upward
effect-rounding-size = At a bid of seven, half pay for the partner is +4 or −4.
effect-rounding-upward = At a bid of seven, half pay for the partner is +4 or −3.

option-target = Target
effect-target = The game ends when a complete deal leaves someone at { $target } or more.

preset-standard = Base game: four players, a kitty of four
preset-no-kitty = Four players, no kitty
preset-three = Three players, a kitty of four
preset-three-one = Three players, a kitty of one
preset-five = Five players
preset-six = Six players

## Problems

problem-unknown-option = “{ $option }” could not be read as a rule.
problem-repeated-option = “{ $optionName }” is set more than once.
problem-unknown-value = “{ $optionName }” cannot be set to “{ $value }”.
problem-out-of-range = “{ $optionName }” cannot be { $value }: it is a number from { $lowest } to { $highest }.
problem-kitty-not-for-players =
    “{ $firstName }” and “{ $secondName }” do not go together: { $kitty ->
        [none] the deal without a kitty is for four players
       *[other] the kitty of one card is for three players
    }, not for { $players ->
        [3] three
        [4] four
        [5] five
       *[6] six
    }.
problem-kitty-with-deck = “{ $firstName }” and “{ $secondName }” do not go together: where twos are taken out or jokers added, all the cards are dealt and there is no kitty.
problem-twos-not-for-players =
    “{ $firstName }” and “{ $secondName }” do not go together: twos are taken out with three, five or six players, not with { $players ->
        [3] three
       *[4] four
        [5] five
        [6] six
    }.
problem-jokers-not-for-players =
    “{ $firstName }” and “{ $secondName }” do not go together: jokers are added with three, five or six players, not with { $players ->
        [3] three
       *[4] four
        [5] five
        [6] six
    }.
problem-twos-with-jokers = “{ $firstName }” and “{ $secondName }” do not go together: each makes the deck divide evenly in its own way.
problem-kitty-trick-players =
    “{ $firstName }” and “{ $secondName }” do not go together: the kitty trick is for four players, not for { $players ->
        [3] three
        [4] four
        [5] five
       *[6] six
    }.
problem-kitty-trick-kitty = “{ $firstName }” and “{ $secondName }” do not go together: the kitty trick needs a kitty of four.
problem-no-kitty-to-open = “{ $firstName }” and “{ $secondName }” do not go together: without a kitty there is nothing to turn face up.
problem-lowest-above-highest = “{ $firstName }” and “{ $secondName }” do not go together: the lowest bid would be { $lowest }, but the highest number is { $highest }.
problem-too-long = The text of this table is longer than { $highest } characters and cannot be read, so this is the base game.

## The table page

table-presets = Start from
table-options = Rules of your own
table-text = The rules as played at this table
table-summary =
    { $players } players, { $hand } cards each, { $kitty ->
        [0] no kitty
       *[other] a kitty of { $kitty }
    }, { $tricks } tricks, lowest bid { $lowest }
table-changed = differs from the base game
table-idle = set, but without effect at this table
table-base = base game
table-reset = Back to the base game
table-print = Print
table-copy-link = Copy link
table-link-copied = Link copied
table-copy-failed = The link could not be copied. It is in the address bar.
table-kept = Kept on this device
table-not-kept = This browser does not keep the table, but the link does.
table-keep = Keep this table on this device
table-from-link = This table came with the link. The one kept on this device stays as it is until you change something.
table-no-script = Choosing needs JavaScript. Below are all the choices there are, and the rules of the base game.
table-problem-fallback = Until you change one of them, “{ $optionName }” counts as “{ $value }”.
table-problem-counts = Until you change it, “{ $optionName }” counts as “{ $value }”.
table-found-problems =
    { $count ->
        [one] { $count } rule in the link or in what was kept could not be used. The rest is kept.
       *[other] { $count } rules in the link or in what was kept could not be used. The rest is kept.
    }
table-loading = Loading the rules engine… { $percent }%
table-failed = The rules engine did not start. Below are the rules of the base game.
table-number = Number
table-more = More about this rule
table-empty = Nothing differs: this is the base game.
table-differs =
    { $count ->
        [one] { $count } rule differs from the base game.
       *[other] { $count } rules differ from the base game.
    }
table-printed-from = Printed from { $address }

## Hands

stepper-table = Under our table’s rules
stepper-table-none = Set the rules of your table first
stepper-table-same = Under these rules the deal goes exactly the same way.
stepper-table-differs =
    { $count ->
        [one] { $count } step differs and is marked.
       *[other] { $count } steps differ and are marked.
    }
stepper-step-differs = differs under the table’s rules
stepper-table-stops = Under the table’s rules the deal cannot go on here:
error-deal-does-not-fit = These cards do not fit the table’s number of players or its deck.
stepper-claim = Claim a redeal
stepper-choose-trump = Which trumps does the bidder name with { $cardLead }?
fact-all-pass = All-pass deal
fact-extra = one of them for the kitty
diagram-label-players = The deal as a diagram: { $count } hands
stepper-off-record-all = You have left the prepared deal and now play all the hands yourself.
stepper-keys-joker = X jumps to a joker.
stepper-line-differs = goes another way in the other line
