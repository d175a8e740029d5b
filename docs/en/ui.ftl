# Interface strings, English.
# `$seatYou` (and its kin) is "yes" when the seat is the reader’s own.
# Card arguments come in roles: $card (bare), $cardObj (object), $cardWith (with …), $cardLead (lead …), $cardCall (call …).

## Cards

suit =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
    .none = { suit }
rank =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
        [n9] nine
        [n8] eight
        [n7] seven
        [n6] six
        [n5] five
        [n4] four
        [n3] three
       *[n2] two
    }
card = { rank } of { suit }
    .obj = the { card }
    .with = the { card }
    .lead = the { card }
    .call = the { card }
# The four letters on the court cards: what decks here carry, and the local set a reader may choose.
card-letters = A K Q J
card-letters-local = A K Q J
card-compact = { $index }{ $symbol }
list-more = { $a }, { $b }
list-last = { $a } and { $b }

## Around the table

player-0 = Nora
player-1 = Leo
player-2 = Emil
player-3 = Anna
player-you = You
hand-of =
    { $seatYou ->
        [yes] Your hand
       *[no] { $seat }’s hand
    }
hand-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
badge-dealer = Dealer
badge-declarer = Bidder
badge-partner = Partner
badge-turn = to play
badge-turn-call = to bid

## Events

event-deal =
    { $dealerYou ->
        [yes] You deal twelve cards to each player; the four left over are the kitty.
       *[no] { $dealer } deals twelve cards to each player; the four left over are the kitty.
    }
event-bid =
    { $seatYou ->
        [yes] You bid { $bid }.
       *[no] { $seat } bids { $bid }.
    }
event-amerikaner =
    { $seatYou ->
        [yes] You bid Amerikaner: all { $tricks } tricks, alone and without trumps.
       *[no] { $seat } bids Amerikaner: all { $tricks } tricks, alone and without trumps.
    }
event-pass =
    { $seatYou ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-auction-won =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] You win the auction with Amerikaner.
           *[no] { $seat } wins the auction with Amerikaner.
        }
       *[no] { $seatYou ->
            [yes] You win the auction at { $bid }.
           *[no] { $seat } wins the auction at { $bid }.
        }
    }
event-all-pass = Everyone passes: no scores, and the same dealer deals again.
event-kitty =
    { $seatYou ->
        [yes] You pick up the kitty without showing it.
       *[no] { $seat } picks up the kitty without showing it.
    }
event-discard =
    { $seatYou ->
        [yes] You discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } face down.
       *[no] { $seat } discards { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } face down.
    }
event-lead-call =
    { $seatYou ->
        [yes] You lead { $leadLead } and call { $calledCall }.
       *[no] { $seat } leads { $leadLead } and calls { $calledCall }.
    }
event-trump = Trumps: { $suit }.
event-no-call =
    { $seatYou ->
        [yes] You have no card left to call: no scores, and the same dealer deals again.
       *[no] { $seat } has no card left to call: no scores, and the same dealer deals again.
    }
event-lead =
    { $seatYou ->
        [yes] You lead { $cardLead }.
       *[no] { $seat } leads { $cardLead }.
    }
event-play =
    { $seatYou ->
        [yes] You play { $cardObj }.
       *[no] { $seat } plays { $cardObj }.
    }
event-called =
    { $seatYou ->
        [yes] You play the called card, { $cardObj }, and become the partner.
       *[no] { $seat } plays the called card, { $cardObj }, and becomes the partner.
    }
event-ruff =
    { $seatYou ->
        [yes] You ruff with { $cardWith }.
       *[no] { $seat } ruffs with { $cardWith }.
    }
event-throw =
    { $seatYou ->
        [yes] You throw away { $cardObj }.
       *[no] { $seat } throws away { $cardObj }.
    }
event-trick-won =
    { $seatYou ->
        [yes] You win trick { $trick } with { $cardWith }.
       *[no] { $seat } wins trick { $trick } with { $cardWith }.
    }
event-made =
    Contract made: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, bid { $bid }.
event-lost =
    Contract failed: { $short ->
        [one] { $short } trick short
       *[other] { $short } tricks short
    }.
event-amerikaner-made = Amerikaner made: { $signed }.
event-amerikaner-lost = Amerikaner failed: { $signed }.
event-score =
    { $seatYou ->
        [yes] You score { $signed }.
       *[no] { $seat } scores { $signed }.
    }

## Why an action is refused

reason-deal-over = This deal is over.
reason-not-your-turn =
    { $seatYou ->
        [yes] It is not your turn.
       *[no] It is not { $seat }’s turn.
    }
reason-auction-running = The auction is still going on: bid or pass first.
reason-auction-over = The auction is over: no more bids.
reason-discard-first =
    { $needed ->
        [one] Discard { $needed } card first.
       *[other] Discard { $needed } cards first.
    }
reason-open-first = The bidder must lead to the first trick before anything else.
reason-play-running = Play has begun: discarding and calling are over.
reason-already-passed =
    { $seatYou ->
        [yes] You have passed and are out of this auction.
       *[no] { $seat } has passed and is out of this auction.
    }
reason-own-bid =
    { $seatYou ->
        [yes] You already have the highest bid and cannot raise it.
       *[no] { $seat } already has the highest bid and cannot raise it.
    }
reason-below-lowest = The lowest bid is { $lowest }.
reason-not-higher = The bid must be higher than { $highest }.
reason-above-highest = The highest number is { $highest }, one for each trick. Only Amerikaner is higher.
reason-over-amerikaner = Nothing is higher than Amerikaner.
reason-discard-count =
    { $needed ->
        [one] Discard exactly { $needed } card, not { $count }.
       *[other] Discard exactly { $needed } cards, not { $count }.
    }
reason-discard-repeated = The same card cannot be discarded twice: { $cards }.
reason-discard-not-held = Only cards in hand can be discarded. Not in hand: { $cards }.
reason-not-in-hand =
    { $seatYou ->
        [yes] You do not hold { $cardObj }.
       *[no] { $seat } does not hold { $cardObj }.
    }
reason-already-played =
    { $seatYou ->
        [yes] You have already played { $cardObj }.
       *[no] { $seat } has already played { $cardObj }.
    }
reason-no-card-to-call = Nobody else holds any { $suitNone }, so leading { $suit } would leave no card to call.
warning-leaves-no-call = After these discards there is no card left to call, and the deal would be thrown in. Press again to discard them all the same.
reason-call-missing = Call a card of the same suit with this lead.
reason-call-at-amerikaner = At Amerikaner no card is called: the bidder plays alone, without trumps.
reason-call-own = The bidder cannot call a card from their own hand: { $card }.
reason-call-discarded = A discarded card cannot be called: { $card }.
reason-call-other-suit = The called card must be of the suit led: { $suit }.
reason-must-follow =
    { $seatYou ->
        [yes] You hold { $cards } and must follow suit.
       *[no] { $seat } holds { $cards } and must follow suit.
    }
reason-must-play-called =
    { $seatYou ->
        [yes] You hold the called card and must play it now: { $card }.
       *[no] { $seat } holds the called card and must play it now: { $card }.
    }
not-allowed = Not allowed:
allowed = Allowed.
rule-link = The rule: { $clause }

## What can be wrong with a link, a record or a question to the engine

error-link-damaged = This link is damaged. The deal is shown from the start.
error-link-newer = This link was made by a newer version of the site. The deal is shown from the start.
error-unknown-step = The link names a step this deal does not have. The deal is shown from the start.
error-unknown-line = The link names a line this deal does not have. The deal is shown from the start.
error-other = Something went wrong ({ $code }). The deal itself still works.

## Clause names (link texts)

clause-deal-pack = the deck
clause-deal-rank = rank of the cards
clause-deal-dealer = who deals
clause-deal-cut = shuffling and cutting
clause-deal-twelve = twelve cards each
clause-deal-kitty = the four cards left over
clause-deal-hidden = hidden hands, clockwise play
clause-deal-misdeal = misdeal
clause-bid-first = who speaks first
clause-bid-number = what a bid is
clause-bid-minimum = the lowest bid
clause-bid-higher = each bid higher than the last
clause-bid-twelve = a bid of twelve
clause-bid-amerikaner = the Amerikaner bid
clause-bid-pass-final = a pass is final
clause-bid-end = how the auction ends
clause-bid-all-pass = everyone passes
clause-kitty-take = picking up the kitty
clause-kitty-discard = discarding four cards
clause-kitty-out = discards are out of play
clause-lead-bidder = the bidder leads
clause-lead-trump = the lead makes trumps
clause-call-card = calling a card
clause-call-live = a card someone else holds
clause-call-none = no card to call
clause-call-owner = the called card must be played
clause-call-silent = the partner keeps quiet
clause-play-follow = follow suit
clause-play-free = when you are void
clause-play-trump-lead = leading trumps
clause-play-winner = who wins the trick
clause-play-next = who leads next
clause-play-all = all twelve tricks
clause-play-alone = Amerikaner: alone, no trumps
clause-play-revoke = a revoke
clause-score-made = contract made
clause-score-lost = contract failed
clause-score-over = overtricks
clause-score-defender = the defenders’ tricks
clause-score-amerikaner = scoring Amerikaner
clause-score-running = the running total
clause-end-52 = the end at 52
clause-end-not-always = when 52 is not the end
clause-end-shared = shared victory

## The stepper

stepper-region = Example deal, step by step
stepper-first = First step
stepper-previous = Previous
stepper-next = Next
stepper-last = Last step
stepper-play = Play
stepper-pause = Pause
stepper-speed = Speed
stepper-speed-slow = slow
stepper-speed-normal = normal
stepper-speed-fast = fast
stepper-progress = Step { $n } of { $last }
stepper-keys = Keys: ← → move one step, Home and End go to the first and the last, space plays and pauses. In a hand, ↑ ↓ go from card to card, S H D C and the ranks jump to one, M names the allowed cards, W says why a card is not allowed.
stepper-steps = All steps
stepper-auction = Auction
stepper-lines = Line
stepper-turning-point = This card is the whole difference between the two lines.
stepper-explanation = Explanation
stepper-off-record = You have left the prepared deal and now play all four hands yourself.
stepper-back = Back to the prepared deal
stepper-undo = Take back
stepper-copy-link = Copy link
stepper-link-copied = Link copied
stepper-copy-failed = The link could not be copied. It is in the address bar.
stepper-settings = Settings
stepper-settings-not-kept = This browser does not keep the settings: they last until you leave the page.
stepper-sit = Take this seat
stepper-sit-none = Show all hands
stepper-seats = Whose cards to show
stepper-letters = Letters on the cards
stepper-letters-standard = A K Q J
stepper-letters-local = local letters
stepper-four-colours = Four colours
stepper-words = Cards in words
stepper-redeal = Nothing is scored. The same dealer deals again.
stepper-try-call = Try another call
stepper-try-discard =
    { $count ->
        [0] Your discards are chosen.
        [one] Choose { $count } more card to discard.
       *[other] Choose { $count } more cards to discard.
    }
stepper-discard-button = Discard these
stepper-try-lead = Press the card to lead, then the card to call.
stepper-choose-called = Which card does the bidder call with { $cardLead }?
stepper-try-card = Press any card in the hand that is to play.
stepper-pass = Pass
stepper-amerikaner = Amerikaner
no-javascript = Stepping through the deal needs JavaScript. The same deal is written out below.
line-parts = The first { $n } steps are the same. From here on the lines part:
example-summary = Example: { $title }
example-summary-line = Example: { $title }. { $line }
sheet-player = Player
sheet-before = Before
sheet-deal = This deal
sheet-after = Running total
sheet-won =
    { $winnerYou ->
        [yes] You win the game with { $points } points.
       *[no] { $winner } wins the game with { $points } points.
    }
sheet-shared = Shared victory: { $players }.
sheet-goes-on = Nobody has { $target } points yet: next deal.
scroll-hint = Scroll sideways to see the whole table.

## The facts line and the table

fact-contract = Contract
fact-trump = Trumps
fact-no-trump = no trumps
fact-called = Called
fact-tricks = Tricks
fact-scores = Score
fact-none = none yet
fact-highest = Highest bid
fact-side = { $taken } of { $needed }
fact-side-both = { $a } and { $b }
fact-kitty = Kitty
fact-discards = Discards
trick-number = trick { $n }
trick-place = { $seat } still to play
trick-list = Trick { $n }: { $cards }
trick-empty = No card has been played yet.
card-back = Face-down card
card-allowed = { $card }, allowed
card-not-allowed = { $card }, not allowed
card-proof = shows why
allowed-cards = Allowed: { $cards }
tricks-needed =
    { $count ->
        [0] The bid is safe.
        [one] { $count } more trick needed.
       *[other] { $count } more tricks needed.
    }
tricks-short = The contract can no longer be made.
diagram-label = The deal as a diagram: four hands and the kitty
north = North
east = East
south = South
west = West

## The rules engine

engine-loading = Loading the rules engine… { $percent }%
engine-size = The first time, this loads about { $mb } MB.
engine-failed = The rules engine did not start. The prepared deal still works.
engine-file-missing = The file { $file } could not be loaded.
engine-file-broken = The file { $file } is damaged.
engine-unsupported = This browser is too old for it.
engine-boot = It was loaded but did not run.
engine-timeout = It took too long to answer.
engine-died = It stopped in the middle of an answer.
engine-fault = It could not answer this.
engine-retry = Retry

## The site

language-name = English
# Other language tags whose readers are led to this folder, besides the folder’s own name.
language-aliases = en
site-name = Learn Amerikaner
site-short-name = Amerikaner
site-description = The rules of Amerikaner, a Norwegian trick-taking game, and an example deal to step through: try any card and see why it is allowed or not.
site-footer = Text CC BY 4.0 · Code MIT · Version { $version } ({ $date })
# Section titles in the navigation.
nav-hands = Example deals
nav-more = More
permalink-here = Link to this section
permalink-clause = Link to the rule: { $clause }
# Under the meaning of a word, shown beside it.
glossary-open = Open the glossary
sheet-pdf = PDF to print: one A4 page
palette-to-dark = Switch to dark colours
palette-to-light = Switch to light colours
menu-open = Menu
not-found-title = There is no such page
not-found-text = The address may be mistyped, or the page has moved.
not-found-home = Go to the home page
offline-title = No network
offline-text = This page has not been saved on your device. Once you have used the site in a language, its pages in that language work without a network.
# Pairs written=typed: what a reader may type instead of a letter of this language.
search-letters = -

## The theme (theme-a-b stands for the theme’s own string a.b)

# html lang, and the theme’s shipped file that gives what is not listed here.
theme-language = en
theme-base = en
theme-action-skip = Skip to content
theme-clipboard-copy = Copy to clipboard
theme-clipboard-copied = Copied to clipboard
theme-footer = Previous and next page
theme-footer-previous = Previous
theme-footer-next = Next
theme-header = Page header
theme-nav = Navigation
theme-search = Search
theme-search-placeholder = Search
theme-search-reset = Clear
theme-search-share = Share
theme-search-result-initializer = Starting the search…
theme-search-result-placeholder = Type to search
theme-search-result-none = Nothing found
theme-search-result-one = 1 page found
theme-search-result-other = # pages found
theme-search-result-more-one = 1 more on this page
theme-search-result-more-other = # more on this page
theme-search-result-term-missing = Missing
theme-select-language = Choose language
theme-select-version = Choose version
theme-tabs = Tabs
theme-toc = On this page
theme-top = Back to top
