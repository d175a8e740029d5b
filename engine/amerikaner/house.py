"""What each house rule does: the one place where the engine asks for it.

Every function takes the table's `Rules` and answers one question of the play; at the base
values it answers as the base game does. Numbers that a table changes (hands, kitty, bids) are
derived in `rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .cards import ALL_CARDS, ALL_SUITS, JOKER_SUIT, JOKERS, PACK, SUIT_BITS, Card, Hand, Suit
from .clauses import Anchor, Clause, Option
from .reasons import Reason
from .rules import AMERIKANER, Rules, stripped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# Which rule it is ---------------------------------------------------------------------------------


def source(rules: Rules, clause: Clause) -> Anchor:
    """What to cite at this table: the house rule that changes a clause's numbers, or the clause."""
    match clause:
        case Clause.BID_FIRST if rules.first_to_bid != "left":
            return Option.FIRST_TO_BID
        case Clause.BID_MINIMUM if rules.lowest_bid is not None:
            return Option.LOWEST_BID
        case Clause.BID_MINIMUM | Clause.BID_TWELVE if rules.kitty_trick:
            return Option.KITTY_TRICK
        case Clause.BID_ALL_PASS if rules.all_pass != "same-dealer":
            return Option.ALL_PASS
        case Clause.KITTY_TAKE | Clause.DEAL_HIDDEN if rules.open_kitty:
            return Option.OPEN_KITTY
        case Clause.SCORE_MADE | Clause.SCORE_LOST if rules.contract_points != "equal":
            return Option.CONTRACT_POINTS
        case Clause.END_52 if rules.target != 52:
            return Option.TARGET
        case _ if clause in _BY_THE_DECK:
            return _deck(rules) or clause
    return clause


_BY_THE_DECK = frozenset(
    {
        Clause.DEAL_PACK,
        Clause.DEAL_TWELVE,
        Clause.DEAL_KITTY,
        Clause.BID_MINIMUM,
        Clause.BID_TWELVE,
        Clause.BID_AMERIKANER,
        Clause.KITTY_DISCARD,
        Clause.PLAY_ALL,
        Clause.PLAY_ALONE,
    }
)
"""The clauses whose numbers change with the players and the deck."""


def _deck(rules: Rules) -> Option | None:
    if rules.strip_twos:
        return Option.STRIP_TWOS
    if rules.jokers != "none":
        return Option.JOKERS
    if rules.kitty != "usual":
        return Option.KITTY
    return None if rules.players == 4 else Option.PLAYERS


# Dealing and the kitty ---------------------------------------------------------------------------


def shows_kitty(rules: Rules) -> bool:
    """Whether the kitty lies face up from the start. Option-open-kitty, base deal-kitty."""
    return rules.open_kitty


def next_dealer(rules: Rules, dealer: int, scored: bool, all_passed: bool) -> int:
    """Who deals after a deal. Clauses deal-dealer, bid-all-pass, call-none; option-all-pass.

    :param scored: whether the deal was played and scored; an all-pass deal is
    :param all_passed: whether it was thrown in because nobody had bid
    """
    moves = scored or (all_passed and rules.all_pass == "next-dealer")
    return (dealer + 1) % rules.players if moves else dealer


# The auction -------------------------------------------------------------------------------------


def first_speaker(rules: Rules, dealer: int) -> int:
    """Who speaks first. Option-first-to-bid, base bid-first."""
    return dealer if rules.first_to_bid == "dealer" else (dealer + 1) % rules.players


def leads_pass_round(rules: Rules, dealer: int) -> int | None:
    """Who leads when all have passed, None where the deal is thrown in. Option-all-pass."""
    return (dealer + 1) % rules.players if rules.all_pass == "pass-round" else None


HIGH_CARDS = {"no-akqj": "AKQJ", "no-kqj": "KQJ"}
"""The ranks a hand must be without for a redeal claim, by value of the house rule."""


def why_no_claim(rules: Rules, hand: Hand, seat: int, has_called: bool) -> Reason | None:
    """Why a player may not claim a redeal, None when the player may. Option-redeal-claim.

    :param hand: the cards as dealt
    :param has_called: whether the player has bid before
    """
    ranks = HIGH_CARDS.get(rules.redeal_claim)
    if ranks is None:
        return Reason("claim-not-played", Option.REDEAL_CLAIM, {})
    if has_called:
        return Reason("claim-too-late", Option.REDEAL_CLAIM, {"seat": seat})
    jokers = hand.in_suit(JOKER_SUIT)
    if jokers:
        return Reason("claim-joker", Option.REDEAL_CLAIM, {"cards": [c.text for c in jokers]})
    high = [card.text for card in hand if card.rank.letter in ranks]
    if high:
        return Reason("claim-high-card", Option.REDEAL_CLAIM, {"cards": high})
    return None


# Trump and partner -------------------------------------------------------------------------------


def trumps_with(rules: Rules, led: Suit) -> tuple[Suit | None, ...]:
    """What may be trump when a suit is led to trick one at a number; None is no trump at all.

    Option-free-trump, option-grand; base lead-trump: the suit led, which comes first.
    """
    if not rules.free_trump and not rules.grand:
        return (led,)
    others = [suit for suit in ALL_SUITS if suit is not led] if rules.free_trump else []
    return (led, *others, None) if rules.grand else (led, *others)


def why_no_trump(rules: Rules, led: Suit, trump: Suit | None) -> Reason | None:
    """Why the bidder may not name a trump with a lead, None when it may be."""
    if trump is led or trump in trumps_with(rules, led):
        return None
    if trump is None:
        return Reason("no-grand", Clause.LEAD_TRUMP, {})
    return Reason("trump-not-free", Clause.LEAD_TRUMP, {"suit": led.letter})


def why_not_callable(rules: Rules, lead: Card, called: Card | None) -> Reason | None:
    """What the deck has against a lead or call at a number. Option-jokers, option-strip-twos."""
    if lead.suit is JOKER_SUIT:
        return Reason("joker-opens", Option.JOKERS, {"card": lead.text})
    if called is None:
        return None
    if called.suit is JOKER_SUIT:
        return Reason("joker-called", Option.JOKERS, {"card": called.text})
    if called in stripped(rules):
        return Reason("call-not-in-pack", Option.STRIP_TWOS, {"card": called.text})
    return None


# Tricks ------------------------------------------------------------------------------------------


def jokers_are_trump(rules: Rules, trump: Suit | None) -> bool:
    """Whether jokers belong to the trump suit, above its ace. Option-jokers.

    Without trump they are duds, which belong to no suit.
    """
    return trump is not None and rules.jokers == "top-trump"


def _twos_win(rules: Rules, contract: int | None) -> bool:
    return rules.led_two == "yes" or (
        rules.led_two == "not-at-amerikaner" and contract != AMERIKANER
    )


def two_wins(rules: Rules, trick: Sequence[Card], contract: int | None) -> bool:
    """Whether the led card of a trick is a two that wins whatever follows. Option-led-two."""
    led = trick[0]
    is_two = led.rank.letter == "2" and led.suit is not JOKER_SUIT
    return is_two and _twos_win(rules, contract)


class Led:
    """What a led card asks for, and what each card is worth in its trick.

    :ivar suit: the suit to follow; None after a dud, which asks for none
    :ivar bits: the cards that follow, as bits of a hand; 0 where any card will do
    :ivar index: that of the suit, and `shift` how far its cards stand up in the bits
    :ivar is_one_suit: whether no joker is among the cards that follow
    :ivar worth: by card index, multiples of `SEATS`. The highest wins, of equals the first;
        0 is a card that takes over no trick
    """

    __slots__ = ("bits", "index", "is_one_suit", "shift", "suit", "worth")

    def __init__(self, suit: Suit | None, bits: int, worth: tuple[int, ...]) -> None:
        self.suit = suit
        self.index = 0 if suit is None else suit.index
        self.shift = 13 * self.index
        self.is_one_suit = bits < SUIT_BITS[JOKER_SUIT.index]
        self.bits = bits
        self.worth = worth


SEATS: Final = 8
"""More than there are seats: a worth and the seat that played it fit into one number."""


def leads(rules: Rules, trump: Suit | None, contract: int | None) -> tuple[Led, ...]:
    """What each card asks for when it is led, by its index.

    Base play-follow, play-winner; option-jokers, option-led-two.

    :param trump: the trump suit, None without one
    :param contract: the bid, `AMERIKANER`, or None in an all-pass deal
    """
    return _leads(trump, jokers_are_trump(rules, trump), _twos_win(rules, contract))


@cache
def _leads(trump: Suit | None, jokers_are_trump: bool, two_wins: bool) -> tuple[Led, ...]:
    def worth(card: Card, led: Suit | None) -> int:
        if card.suit is JOKER_SUIT:
            return SEATS * 27 if jokers_are_trump else 0
        if card.suit is trump:
            return SEATS * (card.rank.index + 14)
        # After duds alone the first card with a suit takes over, whichever it is.
        return SEATS * (card.rank.index + 1) if card.suit is led or led is None else 0

    def asks(suit: Suit | None) -> Led:
        bits = SUIT_BITS[suit.index] if suit is not None else 0
        if suit is trump and jokers_are_trump:
            bits |= SUIT_BITS[JOKER_SUIT.index]
        return Led(suit, bits, tuple([worth(card, suit) for card in ALL_CARDS]))

    by_suit = [asks(suit) for suit in ALL_SUITS]
    by_joker = asks(trump if jokers_are_trump else None)
    found = [by_suit[card.suit.index] for card in PACK] + [by_joker] * len(JOKERS)
    if two_wins:
        for suit, led in zip(ALL_SUITS, by_suit, strict=True):
            two = 13 * suit.index
            alone = [SEATS * (index == two) for index in range(len(ALL_CARDS))]
            found[two] = Led(suit, led.bits, tuple(alone))
    return tuple(found)


def after_duds(leads: Sequence[Led], index: int) -> Led:
    """What is asked for once a card has a suit after nothing but duds; a two has no power then.

    :param index: that of the card
    """
    return leads[index - index % 13 + 12]


def _asked(leads: Sequence[Led], trick: Sequence[Card]) -> Led:
    """What a trick that is not empty asks for."""
    led = leads[trick[0].index]
    if led.suit is None:
        first = next((card for card in trick if card.suit is not JOKER_SUIT), None)
        return led if first is None else after_duds(leads, first.index)
    return led


def suit_led(rules: Rules, trick: Sequence[Card], trump: Suit | None) -> Suit | None:
    """The suit to follow in a trick that is not empty; None while only duds lie there."""
    return _asked(leads(rules, trump, None), trick).suit


def beats(
    rules: Rules,
    card: Card,
    best: Card,
    trick: Sequence[Card],
    trump: Suit | None,
    contract: int | None,
) -> bool:
    """Whether a card takes over a trick. Base play-winner; option-led-two, option-jokers.

    :param card: the card played, which is not in `trick` yet
    :param best: the card that is winning so far
    :param trick: the cards played before
    :param contract: the bid, `AMERIKANER`, or None in an all-pass deal
    """
    worth = _asked(leads(rules, trump, contract), trick).worth
    return worth[card.index] > worth[best.index]


# Scores ------------------------------------------------------------------------------------------


def contract_points(rules: Rules, bid: int, made: bool) -> tuple[int, int]:
    """What bidder and partner score for a number.

    Base score-made, score-lost; option-contract-points, option-rounding.
    """
    sign = 1 if made else -1
    if rules.contract_points == "declarer-double":
        return 2 * sign * bid, sign * bid
    if rules.contract_points == "partner-half":
        up = (bid + 1) // 2
        if rules.rounding == "upward":
            # Upward is towards plus: half of −7 becomes −3.
            return sign * bid, up if made else -(bid // 2)
        return sign * bid, sign * up
    return sign * bid, sign * bid


def pass_round_points(taken: Sequence[int]) -> tuple[int, ...]:
    """What each seat scores in an all-pass deal. Option-all-pass."""
    return tuple(-tricks for tricks in taken)
