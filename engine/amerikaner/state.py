"""One deal, from the cards on the table to the scores.

A `Deal` is what was dealt. A `State` is a moment of playing it: immutable, linked to the
moment before. `State.apply` gives the next one, `State.why_illegal` says why not.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache, partial, reduce
from itertools import pairwise
from operator import itemgetter, or_

from . import house
from .actions import (
    CLAIM,
    PASS,
    PLAY_OF,
    Action,
    Bid,
    Call,
    Claim,
    Discard,
    Discards,
    Open,
    Pass,
    Play,
    call_text,
)
from .cards import (
    ALL_CARDS,
    ALL_SUITS,
    JOKER_SUIT,
    JOKERS,
    SUIT_BITS,
    Card,
    Hand,
    Suit,
    cards_in,
    cards_of,
)
from .clauses import Anchor, Clause, Option
from .errors import IllegalAction, ImpossibleDeal
from .frozen import dataclass
from .reasons import Problem, Reason, Value
from .rules import AMERIKANER, STANDARD, Rules, pack_hand
from .scoring import is_made, score_deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Literal, Self

    Phase = Literal["auction", "discard", "opening", "play", "over"]
    Result = Literal["made", "lost", "all-pass", "pass-round", "redeal", "no-call"]

MAX_SEED: Final = 2**53 - 1
"""The largest seed: what a browser can still write as a whole number."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt. Clauses deal-twelve, deal-kitty.

    :ivar dealer: the dealer's seat
    :ivar hands: one hand a seat, clockwise from seat 0
    :raises ImpossibleDeal: listing all that is wrong with the cards
    """

    hands: tuple[Hand, ...]
    kitty: Hand
    dealer: int = 0
    rules: Rules = STANDARD

    def __post_init__(self) -> None:
        rules = self.rules
        if rules.are_possible and 0 <= self.dealer < rules.players and self._is_a_whole_pack():
            return
        found = self.rules.problems()
        if found:
            # What the cards ought to be, impossible rules do not say.
            raise ImpossibleDeal(found)
        found = deal_problems(self.rules, [list(hand) for hand in self.hands], list(self.kitty))
        if not 0 <= self.dealer < self.rules.players:
            found.append(Problem("no-such-seat", Clause.DEAL_DEALER, {"seat": self.dealer}))
        if found:
            raise ImpossibleDeal(found)

    def _is_a_whole_pack(self) -> bool:
        """Whether nothing is wrong with the cards, asked at once; `deal_problems` says what is."""
        rules, bits = self.rules, self.kitty.bits
        if bits.bit_count() != rules.kitty_size or len(self.hands) != rules.players:
            return False
        for hand in self.hands:
            if hand.bits.bit_count() != rules.hand_size:
                return False
            bits |= hand.bits
        return bits == rules.pack_bits

    @classmethod
    def shuffled(cls, seed: int, dealer: int = 0, rules: Rules = STANDARD) -> Self:
        """A deal by chance; the same seed, dealer and rules give the same deal everywhere.

        Card i of the shuffled pack goes to seat dealer + 1 + i mod players, the rest are the
        kitty (clause deal-twelve).

        :param seed: 0…2**53 − 1
        :raises ValueError: for a seed out of range
        """
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"seed {seed} is not within 0…{MAX_SEED}")
        places = list(_places(rules.pack_bits))
        chance = random.Random(seed).random
        # Python promises the same random() sequence for a seed for ever, but not the same
        # shuffle(); so the shuffling is written out.
        for i in range(len(places) - 1, 0, -1):
            j = int(chance() * (i + 1))
            places[i], places[j] = places[j], places[i]
        return cls._dealt_out(places, dealer, rules, sum)

    @classmethod
    def from_pack(cls, cards: Sequence[Card], dealer: int = 0, rules: Rules = STANDARD) -> Self:
        """Deal out a pack in its order, one card at a time. Clause deal-twelve."""
        places = [card.place for card in cards]
        return cls._dealt_out(places, dealer, rules, partial(reduce, or_))

    @classmethod
    def _dealt_out(
        cls, places: list[int], dealer: int, rules: Rules, held: Callable[[list[int]], int]
    ) -> Self:
        """The deal of a pack, its cards given by their places in a hand.

        :param held: gives the bits of some places; `sum` will do where no card stands twice
        """
        players, dealt = rules.players, rules.players * rules.hand_size
        hands = [
            Hand.of_bits(held([0, *places[(seat - dealer - 1) % players : dealt : players]]))
            for seat in range(players)
        ]
        return cls(tuple(hands), Hand.of_bits(held([0, *places[dealt:]])), dealer, rules)


@cache
def _places(pack_bits: int) -> tuple[int, ...]:
    """The places in a hand of the cards of a pack, by index."""
    return tuple([card.place for card in ALL_CARDS if card.place & pack_bits])


def deal_problems(
    rules: Rules, hands: Sequence[Sequence[Card]], kitty: Sequence[Card]
) -> list[Problem]:
    """Everything wrong with dealt cards: wrong counts, a card in two places. Clause deal-twelve."""
    found = []
    if len(hands) != rules.players:
        found.append(
            Problem(
                "hands-count",
                house.source(rules, Clause.DEAL_PACK),
                {"count": len(hands), "needed": rules.players},
            )
        )
    for seat, hand in enumerate(hands):
        if len(hand) != rules.hand_size:
            data: dict[str, Value] = {"seat": seat, "count": len(hand), "needed": rules.hand_size}
            found.append(Problem("hand-size", house.source(rules, Clause.DEAL_TWELVE), data))
    if len(kitty) != rules.kitty_size:
        data = {"count": len(kitty), "needed": rules.kitty_size}
        found.append(Problem("kitty-size", house.source(rules, Clause.DEAL_KITTY), data))
    every_card = [card for cards in (*hands, kitty) for card in cards]
    whole = pack_hand(rules)
    if len(every_card) == len(whole) and Hand.of(every_card) == whole:
        return found
    seen: set[int] = set()
    for cards in (*hands, kitty):
        for card in cards:
            if card not in whole:
                anchor: Anchor = Option.JOKERS if card.suit is JOKER_SUIT else Option.STRIP_TWOS
                found.append(Problem("card-not-in-pack", anchor, {"card": card.text}))
            elif card.index in seen:
                found.append(Problem("card-twice", Clause.DEAL_PACK, {"card": card.text}))
            seen.add(card.index)
    return found


_PHASE_OF: Final[dict[type, Phase]] = {
    Bid: "auction",
    Pass: "auction",
    Claim: "auction",
    Discard: "discard",
    Open: "opening",
    Play: "play",
}
_CALLS: Final = (Bid, Pass, Claim)
_new: Final = object.__new__
_NOTHING_LED: Final = house.Led(None, 0, ())
_NOBODY: Final = -1


class _Course:
    """What stays the same from card to card: the deal, the auction's outcome, who began with what.

    A state that differs from the one before in any of it has a copy.
    """

    __slots__ = (
        "after",
        "called",
        "contract",
        "deal",
        "declarer",
        "discards",
        "hands",
        "highest_bidder",
        "leads",
        "obliged",
        "owner",
        "passed",
        "phase",
        "result",
        "trump",
    )

    deal: Deal
    after: tuple[int, ...]
    """The next seat, by seat."""
    phase: Phase
    hands: tuple[int, ...]
    """What each seat has held since the kitty was exchanged, as bits; less what is played."""
    contract: int | None
    highest_bidder: int | None
    passed: int
    """The seats that have passed, as bits."""
    declarer: int | None
    discards: int | None
    trump: Suit | None
    called: Card | None
    owner: int | None
    """Who was dealt the called card."""
    obliged: int
    """The owner while the called card is due, in the first trick; else `_NOBODY`."""
    leads: tuple[house.Led, ...]
    """What each card asks for when it is led; () before cards are played."""
    result: Result | None

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.after = (*range(1, deal.rules.players), 0)
        self.phase = "auction"
        self.hands = tuple([hand.bits for hand in deal.hands])
        self.contract = None
        self.highest_bidder = None
        self.passed = 0
        self.declarer = None
        self.discards = None
        self.trump = None
        self.called = None
        self.owner = None
        self.obliged = _NOBODY
        self.leads = ()
        self.result = None

    def copy(self) -> _Course:
        """The same once more, to be changed. Written out because every bid asks for it."""
        new = object.__new__(_Course)
        new.deal = self.deal
        new.after = self.after
        new.phase = self.phase
        new.hands = self.hands
        new.contract = self.contract
        new.highest_bidder = self.highest_bidder
        new.passed = self.passed
        new.declarer = self.declarer
        new.discards = self.discards
        new.trump = self.trump
        new.called = self.called
        new.owner = self.owner
        new.obliged = self.obliged
        new.leads = self.leads
        new.result = self.result
        return new

    def play_cards(self) -> None:
        """From here on cards are played."""
        self.phase = "play"
        self.leads = house.leads(self.deal.rules, self.trump, self.contract)


# What may be done is the same again and again, so it is made once. Each table is bounded: by the
# hands in one suit, by the cards and trumps, by the bids of one table.
_PLAYS: Final[tuple[list[tuple[Play, ...] | None], ...]] = tuple(
    [[(), *[None] * 8191] for _ in ALL_SUITS]
)
"""The plays of the cards of a suit, by suit and 13-bit mask; None until they are asked for."""
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = _PLAYS
_JOKER: Final = JOKERS[0].place
"""The first joker; a hand of smaller bits has none."""


def _made(suit: int, mask: int) -> tuple[Play, ...]:
    """What is missing from `_PLAYS`."""
    plays = _PLAYS[suit][mask] = tuple([PLAY_OF[card.index] for card in cards_in(suit, mask)])
    return plays


def _plays(bits: int) -> tuple[Play, ...]:
    """The plays of the cards that bits of a hand stand for, in the order of a hand."""
    spades = _SPADES[mask := bits & 8191]
    if spades is None:
        spades = _made(0, mask)
    hearts = _HEARTS[mask := bits >> 13 & 8191]
    if hearts is None:
        hearts = _made(1, mask)
    diamonds = _DIAMONDS[mask := bits >> 26 & 8191]
    if diamonds is None:
        diamonds = _made(2, mask)
    clubs = _CLUBS[mask := bits >> 39 & 8191]
    if clubs is None:
        clubs = _made(3, mask)
    plays = spades + hearts + diamonds + clubs
    if bits < _JOKER:
        return plays
    return plays + tuple([PLAY_OF[card.index] for card in cards_in(4, bits >> 52)])


def _meet(one: int, other: int) -> bool:
    """Whether two hands have cards of the same of the four suits, as bits."""
    return any(one & suit and other & suit for suit in SUIT_BITS[:4])


@cache
def _calls(lowest: int, highest: int, contract: int | None) -> tuple[Action, ...]:
    """Pass, the numbers above the contract, Amerikaner."""
    numbers = range(lowest if contract is None else contract + 1, highest + 1)
    return (PASS, *map(Bid, numbers), Bid(AMERIKANER))


@cache
def _openings(suit: Suit, trumps: tuple[Suit | None, ...]) -> dict[Card, tuple[Open, ...]]:
    """For each lead of a suit, every call that may go with it.

    By called card, high to low, then by trump.
    """
    cards = cards_in(suit.index, 8191)
    return {
        lead: tuple([Open(lead, called, trump) for called in cards for trump in trumps])
        for lead in cards
    }


@cache
def _chosen(mask: int, trumps: int) -> Callable[[tuple[Open, ...]], tuple[Open, ...]]:
    """Picks from a line of `_openings` those that call a card of a suit's 13-bit mask, not 0."""
    ranks = [12 - rank for rank in range(12, -1, -1) if mask >> rank & 1]
    places = [rank * trumps + trump for rank in ranks for trump in range(trumps)]
    if len(places) == 1:
        return itemgetter(slice(places[0], places[0] + 1))
    return itemgetter(*places)


class State:
    """A moment of a deal. Build the first with ``State(deal)``, the others with `apply`.

    >>> state = State(Deal.shuffled(1))
    >>> state.phase, state.to_act, str(state.legal_actions()[1])
    ('auction', 1, 'bid 6')
    """

    # Whoever plays a deal makes fifty of these, so each is small: what changes from card to card.
    # What does not is one `_Course`, the same object from one change of it to the next.
    __slots__ = (
        "_best",
        "_course",
        "_last",
        "_led",
        "_left",
        "_may",
        "action",
        "previous",
        "taken",
        "to_act",
    )

    previous: State | None
    action: Action | None
    """The action that led here; None at the start."""
    to_act: int | None
    """The seat whose turn it is; None when the deal is over."""
    taken: tuple[int, ...]
    """Tricks taken by each seat."""

    _course: _Course
    _left: int
    """The cards not played yet, as bits of a hand."""
    _led: house.Led
    """What the led card asks for; `_NOTHING_LED` when a card is to be led."""
    _best: int
    """What the best card of the trick is worth, with the seat that played it; see `house.Led`."""
    _last: int
    """The seat that plays the last card of the trick."""
    _may: int
    """The cards that may be played now, as bits of a hand; 0 where it is not cards that are due."""

    def __init__(self, deal: Deal) -> None:
        self.previous = None
        self.action = None
        self.to_act = house.first_speaker(deal.rules, deal.dealer)
        self.taken = (0,) * deal.rules.players
        self._course = _Course(deal)
        self._left = deal.rules.pack_bits
        self._led = _NOTHING_LED
        self._best = self._last = self._may = 0

    def _next(self, action: Action) -> State:
        """A copy one action on, for the methods below to change; with a course of its own."""
        new = object.__new__(State)
        new.previous = self
        new.action = action
        new.to_act = self.to_act
        new.taken = self.taken
        new._course = self._course.copy()
        new._left = self._left
        new._led = self._led
        new._best = self._best
        new._last = self._last
        new._may = 0
        return new

    # What the table shows ------------------------------------------------------------------

    @property
    def deal(self) -> Deal:
        """The cards as dealt."""
        return self._course.deal

    @property
    def rules(self) -> Rules:
        """The rules of this deal."""
        return self._course.deal.rules

    @property
    def phase(self) -> Phase:
        """Which part of the deal it is."""
        return self._course.phase

    @property
    def contract(self) -> int | None:
        """The highest bid so far, a number of tricks or `AMERIKANER`; None before any bid."""
        return self._course.contract

    @property
    def highest_bidder(self) -> int | None:
        """Who made that bid."""
        return self._course.highest_bidder

    @property
    def declarer(self) -> int | None:
        """The seat that won the auction; None while it runs."""
        return self._course.declarer

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None before it is made, and without one."""
        return self._course.trump

    @property
    def called(self) -> Card | None:
        """The called card; None before the call, and without one."""
        return self._course.called

    @property
    def result(self) -> Result | None:
        """How the deal ended; None while it is not over."""
        return self._course.result

    @property
    def tricks_played(self) -> int:
        """How many tricks are complete."""
        return sum(self.taken)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be done: scored, or thrown in."""
        return self.to_act is None

    def hand(self, seat: int) -> Hand:
        """The cards a seat holds now; the declarer's with the kitty once it is taken up."""
        return Hand.of_bits(self._course.hands[seat] & self._left)

    @property
    def kitty(self) -> Hand | None:
        """The kitty while it lies on the table; None once the declarer has taken it."""
        return self.deal.kitty if self.declarer is None else None

    @property
    def discards(self) -> Hand | None:
        """The cards laid off; None before. Only the declarer may know them (clause kitty-out)."""
        discards = self._course.discards
        return None if discards is None else Hand.of_bits(discards)

    @property
    def partner(self) -> int | None:
        """The declarer's partner, once the called card has been played; None before.

        Until then only the holder knows (clause call-silent).
        """
        course = self._course
        if course.called is None or course.called.place & self._left:
            return None
        return course.owner

    @property
    def trick(self) -> tuple[tuple[int, Card], ...]:
        """The cards of the current trick as (seat, card), in playing order.

        A complete trick stays until the next card is led.
        """
        trick: list[tuple[int, Card]] = []
        state = self
        while isinstance(state.action, Play | Open):
            before = state.previous
            assert before is not None
            assert before.to_act is not None
            card = state.action.card if isinstance(state.action, Play) else state.action.lead
            trick.append((before.to_act, card))
            if before.is_leading:
                break
            state = before
        return tuple(trick[::-1])

    @property
    def trick_winner(self) -> int | None:
        """Who won the trick on the table, None while it is not complete."""
        complete = self.is_leading and isinstance(self.action, Play)
        return self._best % house.SEATS if complete else None

    @property
    def led_suit(self) -> Suit | None:
        """The suit to follow now, None when a card is to be led or any card will do."""
        return self._led.suit

    @property
    def is_leading(self) -> bool:
        """Whether the next card played is the first of a trick."""
        return self._led is _NOTHING_LED

    @property
    def is_pass_round(self) -> bool:
        """Whether it is an all-pass deal, played or being played. House rule option-all-pass."""
        return (self.declarer is None and self.phase == "play") or self.result == "pass-round"

    @property
    def shown(self) -> tuple[int, Hand] | None:
        """Who has shown a hand to claim a redeal, and that hand; None where nobody has."""
        if self.result != "redeal":
            return None
        assert self.previous is not None
        assert self.previous.to_act is not None
        return self.previous.to_act, self.hand(self.previous.to_act)

    def history(self) -> list[State]:
        """All moments up to this one, the deal first."""
        states: list[State] = []
        state: State | None = self
        while state is not None:
            states.append(state)
            state = state.previous
        states.reverse()
        return states

    def actions(self) -> list[Action]:
        """The actions that led here, first to last."""
        return [s.action for s in self.history() if s.action is not None]

    def calls(self) -> list[tuple[int, Call]]:
        """The auction so far as (seat, call)."""
        calls: list[tuple[int, Call]] = []
        for state in self.history():
            before, action = state.previous, state.action
            if before is None or not isinstance(action, Bid | Pass):
                continue
            assert before.to_act is not None
            calls.append((before.to_act, action))
        return calls

    def scores(self) -> tuple[int, ...] | None:
        """The deal's scores by seat; None while it is not over or when it was thrown in."""
        if self.result == "pass-round":
            return house.pass_round_points(self.taken)
        if self.result not in ("made", "lost"):
            return None
        assert self.contract is not None
        assert self.declarer is not None
        return score_deal(self.rules, self.contract, self.declarer, self._course.owner, self.taken)

    # What may be done ----------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the seat to act may do, in a fixed order; () when the deal is over.

        The order is part of the link format: change it only together with its version.
        Auction: pass, the numbers upward, Amerikaner, a redeal claim. Discard: combinations of
        the hand's cards. Opening: by lead, then by called card, then by trump. Play: by card.
        Cards always S H D C and high to low, then jokers.
        """
        may = self._may
        if may:
            led = self._led
            if may & led.bits and led.is_one_suit:
                # Whoever follows suit has cards of one suit.
                mask = may >> led.shift
                return _PLAYS[led.index][mask] or _made(led.index, mask)
            return _plays(may)
        seat = self.to_act
        if seat is None:
            return ()
        course, rules = self._course, self.rules
        if course.phase == "auction":
            calls = _calls(rules.minimum_bid, rules.highest_bid, course.contract)
            may_claim = rules.redeal_claim != "none" and self._why_not_claim() is None
            return (*calls, CLAIM) if may_claim else calls
        cards = cards_of(course.hands[seat] & self._left)
        if course.phase == "discard":
            return Discards(cards, rules.kitty_size)
        if course.contract == AMERIKANER:
            return tuple([Open(card) for card in cards])
        openings: list[Action] = []
        live, hand = self._live(), course.hands[seat]
        for suit in ALL_SUITS:
            mask, called = hand >> 13 * suit.index & 8191, live >> 13 * suit.index & 8191
            if mask and called:
                trumps = house.trumps_with(rules, suit)
                by_lead = _openings(suit, trumps)
                chosen = _chosen(called, len(trumps))
                for lead in cards_in(suit.index, mask):
                    openings += chosen(by_lead[lead])
        return tuple(openings)

    def _live(self) -> int:
        """The cards that an opponent holds at the opening, as bits of a hand. Clause call-live."""
        course = self._course
        assert course.declarer is not None
        own = course.hands[course.declarer]
        return course.deal.rules.pack_bits & ~(own | (course.discards or 0))

    def leaves_no_call(self, discard: Discard) -> bool:
        """Whether this discard would leave the declarer without a card to call (clause call-none).

        A suit offers a call when an opponent holds a card of it; the deal is stuck when every
        suit kept in hand is complete within hand and discards.
        """
        if self.contract == AMERIKANER:
            return False
        assert self.declarer is not None
        held = self.hand(self.declarer).bits
        kept = held & ~discard.bits
        return not _meet(kept, self.rules.pack_bits & ~held)

    def why_illegal(self, action: Action, seat: int | None = None) -> Reason | None:
        """Why the rules refuse an action now, or None when it may be done.

        :param seat: who wants to do it; None stands for the seat to act
        :returns: None exactly when the action is in `legal_actions` and the seat is to act

        >>> state = State(Deal.shuffled(1))
        >>> reason = state.why_illegal(Bid(5))
        >>> reason.code, reason.clause.value, reason.data["lowest"]
        ('below-lowest', 'bid-minimum', 6)
        """
        if self.to_act is None:
            return Reason("deal-over", self._why_over(), {})
        phase, kind = self._course.phase, type(action)
        if phase != "auction" and kind in _CALLS:
            # The auction is over for everybody, whoever asks.
            return self._why_not_in_phase(action)
        if seat is not None and seat != self.to_act:
            return self._why_not_now(seat)
        if _PHASE_OF.get(kind) != phase:
            return self._why_not_in_phase(action)
        match action:
            case Play():
                return None if action.place & self._may else self._why_not_play(action.card)
            case Bid():
                return self._why_not_bid(action.tricks)
            case Pass():
                return None
            case Claim():
                return self._why_not_claim()
            case Discard():
                return self._why_not_discard(action)
            case Open():
                return self._why_not_open(action)

    def _why_over(self) -> Anchor:
        match self.result:
            case "all-pass" | "pass-round":
                return house.source(self.rules, Clause.BID_ALL_PASS)
            case "redeal":
                return Option.REDEAL_CLAIM
            case "no-call":
                return Clause.CALL_NONE
        return house.source(self.rules, Clause.PLAY_ALL)

    def _why_not_now(self, seat: int) -> Reason:
        data: dict[str, Value] = {"seat": seat, "to_act": self.to_act}
        if self.phase == "auction":
            if self._course.passed >> seat & 1:
                return Reason("already-passed", Clause.BID_PASS_FINAL, data)
            if seat == self.highest_bidder:
                assert self.contract is not None
                return Reason("own-bid", Clause.BID_END, {**data, "bid": self.contract})
            if self.action is None:
                return Reason("not-your-turn", house.source(self.rules, Clause.BID_FIRST), data)
            return Reason("not-your-turn", Clause.DEAL_HIDDEN, data)
        if self.phase in ("discard", "opening"):
            clause = Clause.KITTY_TAKE if self.phase == "discard" else Clause.LEAD_BIDDER
            return Reason("not-your-turn", clause, data)
        clause = Clause.PLAY_NEXT if self.is_leading else Clause.DEAL_HIDDEN
        return Reason("not-your-turn", clause, data)

    def _why_not_in_phase(self, action: Action) -> Reason:
        """Something that belongs to another part of the deal."""
        if self.phase == "auction":
            return Reason("auction-running", Clause.BID_END, {})
        if isinstance(action, Bid | Pass | Claim):
            if self.contract == AMERIKANER:
                return Reason("over-amerikaner", Clause.BID_AMERIKANER, {})
            return Reason("auction-over", Clause.BID_END, {})
        if self.phase == "discard":
            data: dict[str, Value] = {"needed": self.rules.kitty_size}
            return Reason("discard-first", house.source(self.rules, Clause.KITTY_DISCARD), data)
        if self.phase == "opening":
            return Reason("open-first", Clause.LEAD_BIDDER, {})
        return Reason("play-running", Clause.PLAY_ALL, {})

    def _why_not_bid(self, tricks: int) -> Reason | None:
        rules = self.rules
        # An Amerikaner bid ends the auction, so in a running auction it always outranks.
        if tricks == AMERIKANER:
            return None
        if tricks > rules.highest_bid:
            data: dict[str, Value] = {"bid": tricks, "highest": rules.highest_bid}
            return Reason("above-highest", house.source(rules, Clause.BID_TWELVE), data)
        if tricks < rules.minimum_bid:
            data = {"bid": tricks, "lowest": rules.minimum_bid}
            return Reason("below-lowest", house.source(rules, Clause.BID_MINIMUM), data)
        if self.contract is not None and tricks <= self.contract:
            data = {"bid": tricks, "highest": self.contract}
            return Reason("not-higher", Clause.BID_HIGHER, data)
        return None

    def _why_not_claim(self) -> Reason | None:
        seat = self.to_act
        assert seat is not None
        if self.rules.redeal_claim == "none":
            has_called = False  # whoever asks, no table without the rule needs to look
        else:
            has_called = any(caller == seat for caller, _ in self.calls())
        return house.why_no_claim(self.rules, self.hand(seat), seat, has_called)

    def _why_not_discard(self, discard: Discard) -> Reason | None:
        assert self.to_act is not None
        cards = discard.cards
        gone, held = discard.bits, self._course.hands[self.to_act]
        if not gone & ~held and gone.bit_count() == len(cards) == self.rules.kitty_size:
            return None
        clause = house.source(self.rules, Clause.KITTY_DISCARD)
        missing = Hand.of_bits(gone & ~held)
        if missing:
            return Reason("discard-not-held", clause, {"cards": [c.text for c in missing]})
        repeated = [a for a, b in pairwise(cards) if a is b]
        if repeated:
            return Reason("discard-repeated", clause, {"cards": [c.text for c in repeated]})
        data: dict[str, Value] = {"count": len(cards), "needed": self.rules.kitty_size}
        return Reason("discard-count", clause, data)

    def _why_not_open(self, action: Open) -> Reason | None:
        assert self.to_act is not None
        lead, called = action.lead, action.called
        hand, live = self._course.hands[self.to_act], self._live()
        if (
            called is not None
            and self.contract != AMERIKANER
            and lead.suit is called.suit is not JOKER_SUIT
            and hand & lead.place
            and live & called.place
        ):
            return house.why_no_trump(self.rules, lead.suit, action.trump)
        if not hand & lead.place:
            return self._why_not_held(lead, Clause.LEAD_BIDDER)
        if self.contract == AMERIKANER:
            if called is not None:
                data: dict[str, Value] = {"card": called.text}
                return Reason("call-at-amerikaner", Clause.PLAY_ALONE, data)
            return None
        reason = house.why_not_callable(self.rules, lead, called)
        if reason is not None:
            return reason
        if not live & SUIT_BITS[lead.suit.index]:
            return Reason("no-card-to-call", Clause.CALL_NONE, {"suit": lead.suit.letter})
        if called is None:
            return Reason("call-missing", Clause.CALL_CARD, {"card": lead.text})
        data = {"card": called.text, "suit": lead.suit.letter}
        if hand & called.place:
            return Reason("call-own", Clause.CALL_LIVE, data)
        if not live & called.place:
            return Reason("call-discarded", Clause.CALL_LIVE, data)
        return Reason("call-other-suit", Clause.CALL_CARD, data)

    def _why_not_play(self, card: Card) -> Reason:
        """Why a card is not among those that may be played; see `_playable`."""
        assert self.to_act is not None
        if not self.hand(self.to_act).bits & card.place:
            return self._why_not_held(card, Clause.DEAL_TWELVE)
        if self.to_act == self._course.obliged:
            assert self.called is not None
            data: dict[str, Value] = {"seat": self.to_act, "card": self.called.text}
            return Reason("must-play-called", Clause.CALL_OWNER, data)
        led = self.led_suit
        assert led is not None
        proof = [c.text for c in cards_of(self._may)]
        data = {"seat": self.to_act, "suit": led.letter, "cards": proof}
        return Reason("must-follow", Clause.PLAY_FOLLOW, data)

    def _why_not_held(self, card: Card, clause: Clause) -> Reason:
        """The card is not there; say so without telling where it is, unless all have seen it."""
        data: dict[str, Value] = {"seat": self.to_act, "card": card.text}
        for state in self.history():
            before = state.previous
            if before is None or before.to_act != self.to_act:
                continue
            led_it = isinstance(state.action, Open) and state.action.lead is card
            if led_it or state.action is PLAY_OF[card.index]:
                return Reason("already-played", clause, data)
        return Reason("not-in-hand", clause, data)

    # Doing it ------------------------------------------------------------------------------

    def apply(self, action: Action) -> State:
        """The state after the seat to act does this.

        Clauses play-winner, play-next, play-all.

        :raises IllegalAction: carrying the reason, when the rules refuse it
        """
        if type(action) is not Play or not action.place & self._may:
            reason = self.why_illegal(action)
            if reason is not None:
                raise IllegalAction(reason, action, self)
            return self.apply_unchecked(action)
        # A card that may be played. A deal is little else, so this is written for speed: no call
        # and no question that can be saved. Which cards may be played next is found here once,
        # for `legal_actions`, the next `apply` and the reasons.
        seat: int = self.to_act  # type: ignore[assignment]
        course = self._course
        new = _new(State)
        new.previous = self
        new.action = action
        new._left = left = self._left ^ action.place
        led = self._led
        if led is _NOTHING_LED:
            led = course.leads[action.index]
            best = led.worth[action.index] | seat
            last = course.after.index(seat)
        else:
            best = self._best
            last = self._last
            worth = led.worth[action.index]
            if worth > best:
                best = worth | seat
                if not led.bits:
                    led = house.after_duds(course.leads, action.index)
            if seat == last:
                return new._complete(course, best, self.taken)
        new._course = course
        new._led = led
        new._best = best
        new._last = last
        new.taken = self.taken
        new.to_act = seat = course.after[seat]
        if seat == course.obliged:
            # Clause call-owner: the called card is the owner's only legal card to trick one.
            new._may = course.called.place  # type: ignore[union-attr]
        else:
            # Clauses play-follow, play-free.
            hand = course.hands[seat] & left
            new._may = hand & led.bits or hand
        return new

    def _complete(self, course: _Course, best: int, taken: tuple[int, ...]) -> State:
        """This state once the last card of a trick lies there. Clauses play-winner, play-next."""
        winner = best % house.SEATS
        tricks = list(taken)
        tricks[winner] += 1
        self.taken = tuple(tricks)
        if course.obliged != _NOBODY:
            course = course.copy()
            course.obliged = _NOBODY
        self._course = course
        self._led = _NOTHING_LED
        self._best = best
        self._last = _NOBODY
        self.to_act = winner
        self._may = course.hands[winner] & self._left
        if sum(tricks) == course.deal.rules.hand_size:
            self._course = course.copy()
            self._finish()
        return self

    def apply_unchecked(self, action: Action) -> State:
        """As `apply`, for an action already known to be legal; anything else breaks the state."""
        if isinstance(action, Play):
            return self.apply(action)
        new = self._next(action)
        if isinstance(action, (Bid, Pass)):
            new._call(action)
        elif isinstance(action, Claim):
            new._end("redeal")
        elif isinstance(action, Discard):
            new._discard(action)
        else:
            new._open(action)
            return new._lies_there(action.lead, self, action)
        return new

    def _lies_there(self, card: Card, previous: State, action: Action) -> State:
        """The state after a card is played from this one, which nobody else has seen yet.

        :param previous: the state before, for those who look back
        :param action: what was done
        """
        self._may = card.place
        new = self.apply(PLAY_OF[card.index])
        new.previous = previous
        new.action = action
        return new

    def after_refused(self, action: Bid | Play) -> State:
        """The state as if a refused bid or card had happened, to look at what was done after it.

        Only for listing faults: the bid leaves the highest bid as it was, the card lies on the
        table. What the state says of scores means nothing any more.
        """
        assert self.to_act is not None
        new = self._next(action)
        if isinstance(action, Bid):
            new._turn_after(self.to_act)
            return new
        if action.card not in self.hand(self.to_act):
            # A card of somebody else's hand stays there: lent, so that it can be taken away.
            new._left ^= action.place
        return new._lies_there(action.card, self, action)

    def _call(self, call: Call) -> None:
        """Clauses bid-pass-final, bid-end, bid-amerikaner, bid-all-pass."""
        seat, course = self.to_act, self._course
        assert seat is not None
        if isinstance(call, Bid):
            course.contract = call.tricks
            course.highest_bidder = seat
            if call.tricks == AMERIKANER:
                self._end_auction()
                return
        else:
            course.passed |= 1 << seat
        self._turn_after(seat)

    def _turn_after(self, seat: int) -> None:
        """Clauses bid-end, bid-all-pass: the next who may speak, or the end of the auction."""
        course = self._course
        other = course.after[seat]
        while other != seat:
            if not course.passed >> other & 1 and other != course.highest_bidder:
                self.to_act = other
                return
            other = course.after[other]
        if course.highest_bidder is not None:
            self._end_auction()
            return
        leader = house.leads_pass_round(self.rules, self.deal.dealer)
        if leader is None:
            self._end("all-pass")
        else:
            course.play_cards()
            self.to_act = leader
            self._may = course.hands[leader]

    def _end_auction(self) -> None:
        """Clauses bid-end, kitty-take."""
        course = self._course
        seat = course.highest_bidder
        assert seat is not None
        course.declarer = self.to_act = seat
        if self.rules.kitty_size:
            self._set_hand(seat, course.hands[seat] | self.deal.kitty.bits)
            course.phase = "discard"
        else:
            self._ready_to_open()

    def _discard(self, discard: Discard) -> None:
        """Clauses kitty-discard, kitty-out."""
        seat, course = self.to_act, self._course
        assert seat is not None
        course.discards = discard.bits
        self._set_hand(seat, course.hands[seat] & ~course.discards)
        self._ready_to_open()

    def _set_hand(self, seat: int, bits: int) -> None:
        hands = list(self._course.hands)
        hands[seat] = bits
        self._course.hands = tuple(hands)

    def _ready_to_open(self) -> None:
        """Clause call-none: without a card to call the deal is thrown in at once."""
        course = self._course
        course.phase = "opening"
        if course.contract == AMERIKANER:
            return
        assert course.declarer is not None
        kept = course.hands[course.declarer]
        if not _meet(kept, self._live()):
            self._end("no-call")

    def _open(self, action: Open) -> None:
        """Clauses lead-bidder, lead-trump, call-card; the card is not played yet."""
        course = self._course
        called = action.called
        if called is not None:
            course.trump = action.trump
            course.called = called
            owner = 0
            while not course.hands[owner] & called.place:
                owner += 1
            course.owner = course.obliged = owner
        course.play_cards()

    def _end(self, result: Result) -> None:
        """The end of the deal, however it came."""
        self._course.phase = "over"
        self._course.result = result
        self.to_act = None
        self._may = 0

    def _finish(self) -> None:
        """Clauses score-made, score-lost, score-amerikaner; house rule option-all-pass."""
        course = self._course
        if course.declarer is None:
            self._end("pass-round")
            return
        assert course.contract is not None
        played = self.taken[course.declarer]
        if course.owner is not None:
            played += self.taken[course.owner]
        self._end("made" if is_made(self.rules, course.contract, played) else "lost")

    # What one seat knows -------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What the player in a seat knows, and nothing else. Clauses deal-hidden, kitty-out.

        The view holds no other hand, no kitty or discards of somebody else, and no partner
        that play has not yet shown, except to the partner.
        """
        is_declarer = seat == self.declarer
        partner = self.partner
        if partner is None and seat == self._course.owner:
            partner = seat
        return View(
            seat=seat,
            rules=self.rules,
            dealer=self.deal.dealer,
            phase=self.phase,
            to_act=self.to_act,
            hand=self.hand(seat),
            hand_sizes=tuple(len(self.hand(other)) for other in range(self.rules.players)),
            calls=tuple((s, call_text(call)) for s, call in self.calls()),
            declarer=self.declarer,
            contract=self.contract,
            highest_bidder=self.highest_bidder,
            trump=self.trump,
            called=self.called,
            partner=partner,
            kitty=self.deal.kitty if is_declarer or house.shows_kitty(self.rules) else None,
            discards=self.discards if is_declarer else None,
            tricks=tuple(
                (s.trick[0][0], tuple(card for _, card in s.trick))
                for s in self.history()
                if s.trick_winner is not None
            ),
            trick=() if self.trick_winner is not None else self.trick,
            taken=self.taken,
            shown=self.shown,
            result=self.result,
            legal_actions=self.legal_actions() if seat == self.to_act else (),
        )


@dataclass(frozen=True, slots=True)
class View:
    """What the player in `seat` knows of a deal.

    :ivar hand_sizes: how many cards each seat holds
    :ivar partner: the partner's seat once shown by play, or to the holder of the called card
    :ivar kitty: the kitty's cards, for the declarer after taking it, for all where it is open
    :ivar discards: the discards, for the declarer
    :ivar tricks: complete tricks as (leader, cards)
    :ivar trick: the current trick as (seat, card)
    :ivar shown: who has shown a hand to claim a redeal, and the hand
    :ivar legal_actions: what this seat may do; () when it is not its turn
    """

    seat: int
    rules: Rules
    dealer: int
    phase: Phase
    to_act: int | None
    hand: Hand
    hand_sizes: tuple[int, ...]
    calls: tuple[tuple[int, str], ...]
    declarer: int | None
    contract: int | None
    highest_bidder: int | None
    trump: Suit | None
    called: Card | None
    partner: int | None
    kitty: Hand | None
    discards: Hand | None
    tricks: tuple[tuple[int, tuple[Card, ...]], ...]
    trick: tuple[tuple[int, Card], ...]
    taken: tuple[int, ...]
    shown: tuple[int, Hand] | None
    result: Result | None
    legal_actions: tuple[Action, ...]
