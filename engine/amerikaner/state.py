"""One deal, from the cards on the table to the scores.

A `Deal` is what was dealt. A `State` is a moment of playing it: immutable, linked to the
moment before. `State.apply` gives the next one, `State.why_illegal` says why not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, Literal, Self

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
    Open,
    Pass,
    Play,
    call_text,
)
from .cards import ALL_SUITS, JOKER_SUIT, Card, Hand, Masks, Suit, cards_in
from .clauses import Anchor, Clause, Option
from .errors import IllegalAction, ImpossibleDeal
from .reasons import Problem, Reason, Value
from .rules import AMERIKANER, STANDARD, Rules, pack, pack_hand, whole_suit
from .scoring import is_made, score_deal

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
        found = self.rules.problems()
        if found:
            # What the cards ought to be, impossible rules do not say.
            raise ImpossibleDeal(found)
        found = deal_problems(self.rules, [list(hand) for hand in self.hands], list(self.kitty))
        if not 0 <= self.dealer < self.rules.players:
            found.append(Problem("no-such-seat", Clause.DEAL_DEALER, {"seat": self.dealer}))
        if found:
            raise ImpossibleDeal(found)

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
        cards = list(pack(rules))
        chance = random.Random(seed).random
        # Python promises the same random() sequence for a seed for ever, but not the same
        # shuffle(); so the shuffling is written out.
        for i in range(len(cards) - 1, 0, -1):
            j = int(chance() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        return cls.from_pack(cards, dealer, rules)

    @classmethod
    def from_pack(cls, cards: Sequence[Card], dealer: int = 0, rules: Rules = STANDARD) -> Self:
        """Deal out a pack in its order, one card at a time. Clause deal-twelve."""
        dealt = rules.players * rules.hand_size
        hands = [
            Hand.of(cards[(seat - dealer - 1) % rules.players : dealt : rules.players])
            for seat in range(rules.players)
        ]
        return cls(tuple(hands), Hand.of(cards[dealt:]), dealer, rules)


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
    if len(every_card) == len(pack(rules)) and Hand.of(every_card) == pack_hand(rules):
        return found
    seen: set[int] = set()
    for cards in (*hands, kitty):
        for card in cards:
            if card not in pack_hand(rules):
                anchor: Anchor = Option.JOKERS if card.suit is JOKER_SUIT else Option.STRIP_TWOS
                found.append(Problem("card-not-in-pack", anchor, {"card": card.text}))
            elif card.index in seen:
                found.append(Problem("card-twice", Clause.DEAL_PACK, {"card": card.text}))
            seen.add(card.index)
    return found


class State:
    """A moment of a deal. Build the first with ``State(deal)``, the others with `apply`.

    >>> state = State(Deal.shuffled(1))
    >>> state.phase, state.to_act, str(state.legal_actions()[1])
    ('auction', 1, 'bid 6')
    """

    __slots__ = (
        "_best",
        "_discards",
        "_hands",
        "_leader",
        "_owner",
        "_passed",
        "_trick",
        "action",
        "called",
        "contract",
        "deal",
        "declarer",
        "highest_bidder",
        "phase",
        "previous",
        "result",
        "taken",
        "to_act",
        "tricks_played",
        "trump",
    )

    deal: Deal
    previous: State | None
    action: Action | None
    """The action that led here; None at the start."""
    phase: Phase
    to_act: int | None
    """The seat whose turn it is; None when the deal is over."""
    contract: int | None
    """The highest bid so far, a number of tricks or `AMERIKANER`; None before any bid."""
    highest_bidder: int | None
    declarer: int | None
    """The seat that won the auction; None while it runs."""
    trump: Suit | None
    called: Card | None
    taken: tuple[int, ...]
    """Tricks taken by each seat."""
    tricks_played: int
    result: Result | None
    """How the deal ended; None while it is not over."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.previous = None
        self.action = None
        self.phase = "auction"
        self.to_act = house.first_speaker(deal.rules, deal.dealer)
        self.contract = None
        self.highest_bidder = None
        self.declarer = None
        self.trump = None
        self.called = None
        self.taken = (0,) * deal.rules.players
        self.tricks_played = 0
        self.result = None
        self._passed = 0
        self._hands = tuple(hand.masks for hand in deal.hands)
        self._discards: Masks | None = None
        self._owner: int | None = None
        self._trick: tuple[Card, ...] = ()
        self._leader = 0
        self._best = 0

    def _next(self, action: Action) -> State:
        """A copy one action on, for `apply` to change. Written out because it is the hot path."""
        new = object.__new__(State)
        new.deal = self.deal
        new.previous = self
        new.action = action
        new.phase = self.phase
        new.to_act = self.to_act
        new.contract = self.contract
        new.highest_bidder = self.highest_bidder
        new.declarer = self.declarer
        new.trump = self.trump
        new.called = self.called
        new.taken = self.taken
        new.tricks_played = self.tricks_played
        new.result = self.result
        new._passed = self._passed
        new._hands = self._hands
        new._discards = self._discards
        new._owner = self._owner
        new._trick = self._trick
        new._leader = self._leader
        new._best = self._best
        return new

    # What the table shows ------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules of this deal."""
        return self.deal.rules

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be done: scored, or thrown in."""
        return self.phase == "over"

    def hand(self, seat: int) -> Hand:
        """The cards a seat holds now; the declarer's with the kitty once it is taken up."""
        return Hand(self._hands[seat])

    @property
    def kitty(self) -> Hand | None:
        """The kitty while it lies on the table; None once the declarer has taken it."""
        return self.deal.kitty if self.declarer is None else None

    @property
    def discards(self) -> Hand | None:
        """The cards laid off; None before. Only the declarer may know them (clause kitty-out)."""
        return None if self._discards is None else Hand(self._discards)

    @property
    def partner(self) -> int | None:
        """The declarer's partner, once the called card has been played; None before.

        Until then only the holder knows (clause call-silent).
        """
        if self._owner is None or self.called is None:
            return None
        mask = self._hands[self._owner][self.called.suit.index]
        return None if mask & self.called.bit else self._owner

    @property
    def trick(self) -> tuple[tuple[int, Card], ...]:
        """The cards of the current trick as (seat, card), in playing order.

        A complete trick stays until the next card is led.
        """
        players = self.deal.rules.players
        return tuple(((self._leader + i) % players, card) for i, card in enumerate(self._trick))

    @property
    def trick_winner(self) -> int | None:
        """Who won the trick on the table, None while it is not complete."""
        if len(self._trick) == self.deal.rules.players:
            return self._winning_seat()
        return None

    @property
    def led_suit(self) -> Suit | None:
        """The suit to follow now, None when a card is to be led or any card will do."""
        if self.phase != "play" or self.is_leading:
            return None
        suit = self._trick[0].suit
        if suit is JOKER_SUIT:
            return house.suit_led(self.rules, self._trick, self.trump)
        return suit

    @property
    def is_leading(self) -> bool:
        """Whether the next card played is the first of a trick."""
        trick = self._trick
        return not trick or len(trick) == self.deal.rules.players

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
        return score_deal(self.rules, self.contract, self.declarer, self._owner, self.taken)

    # What may be done ----------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the seat to act may do, in a fixed order; () when the deal is over.

        The order is part of the link format: change it only together with its version.
        Auction: pass, the numbers upward, Amerikaner, a redeal claim. Discard: combinations of
        the hand's cards. Opening: by lead, then by called card, then by trump. Play: by card.
        Cards always S H D C and high to low, then jokers.
        """
        if self.to_act is None:
            return ()
        if self.phase == "play":
            return tuple([PLAY_OF[card.index] for card in self._legal_cards()])
        if self.phase == "auction":
            claims = () if self._why_not_claim() else (CLAIM,)
            return (PASS, *self._legal_bids(), *claims)
        hand = Hand(self._hands[self.to_act])
        if self.phase == "discard":
            return tuple(Discard(cards) for cards in combinations(hand, self.rules.kitty_size))
        if self.contract == AMERIKANER:
            return tuple(Open(card) for card in hand)
        return tuple(
            Open(lead, card, trump)
            for lead in hand
            for card in self._callable(lead.suit)
            for trump in house.trumps_with(self.rules, lead.suit)
        )

    def _legal_bids(self) -> Iterator[Bid]:
        rules = self.rules
        lowest = rules.minimum_bid if self.contract is None else self.contract + 1
        for tricks in range(lowest, rules.highest_bid + 1):
            yield Bid(tricks)
        yield Bid(AMERIKANER)

    def _callable(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit that an opponent holds. Clause call-live."""
        if suit is JOKER_SUIT:
            return ()
        return cards_in(suit.index, whole_suit(self.rules, suit.index) & ~self._own(suit))

    def _own(self, suit: Suit) -> int:
        """The declarer's cards of a suit, the discarded ones included, as a mask."""
        assert self.declarer is not None
        mask = self._hands[self.declarer][suit.index]
        return mask if self._discards is None else mask | self._discards[suit.index]

    def _legal_cards(self) -> tuple[Card, ...]:
        assert self.to_act is not None
        masks = self._hands[self.to_act]
        trick = self._trick
        if trick and len(trick) != self.deal.rules.players:
            # Clause call-owner: the called card is the owner's only legal card to trick one.
            if self.tricks_played == 0 and self.to_act == self._owner and self.called:
                return (self.called,)
            following = self._following(masks)
            if following:
                return following
        return tuple([card for suit in range(5) for card in cards_in(suit, masks[suit])])

    def _following(self, masks: Masks) -> tuple[Card, ...]:
        """The cards of a hand that follow suit; () when it is void or any card will do.

        Asked for every card of every trick, so only jokers take the long way.
        """
        led = self._trick[0].suit
        jokers = masks[JOKER_SUIT.index]
        if led is not JOKER_SUIT and not jokers:
            mask = masks[led.index]
            return cards_in(led.index, mask) if mask else ()
        return house.following(self.rules, self._trick, self.trump, masks)

    def leaves_no_call(self, discard: Discard) -> bool:
        """Whether this discard would leave the declarer without a card to call (clause call-none).

        A suit offers a call when an opponent holds a card of it; the deal is stuck when every
        suit kept in hand is complete within hand and discards.
        """
        if self.contract == AMERIKANER:
            return False
        assert self.declarer is not None
        held = self._hands[self.declarer]
        gone = discard.as_hand().masks
        return all(
            held[s] & ~gone[s] == 0 or held[s] == whole_suit(self.rules, s) for s in range(4)
        )

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
        if isinstance(action, Bid | Pass | Claim) and self.phase != "auction":
            # The auction is over for everybody, whoever asks.
            return self._why_not_in_phase(action)
        if seat is not None and seat != self.to_act:
            return self._why_not_now(seat)
        match action:
            case Play():
                if self.phase == "play":
                    return self._why_not_play(action.card)
            case Bid():
                if self.phase == "auction":
                    return self._why_not_bid(action.tricks)
            case Pass():
                if self.phase == "auction":
                    return None
            case Claim():
                if self.phase == "auction":
                    return self._why_not_claim()
            case Discard():
                if self.phase == "discard":
                    return self._why_not_discard(action)
            case Open():
                if self.phase == "opening":
                    return self._why_not_open(action)
        return self._why_not_in_phase(action)

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
            if self._passed >> seat & 1:
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
        return house.why_no_claim(self.rules, Hand(self._hands[seat]), seat, has_called)

    def _why_not_discard(self, discard: Discard) -> Reason | None:
        assert self.to_act is not None
        clause = house.source(self.rules, Clause.KITTY_DISCARD)
        cards = discard.cards
        missing = discard.as_hand() - Hand(self._hands[self.to_act])
        if missing:
            return Reason("discard-not-held", clause, {"cards": [c.text for c in missing]})
        repeated = [a for a, b in pairwise(cards) if a is b]
        if repeated:
            return Reason("discard-repeated", clause, {"cards": [c.text for c in repeated]})
        if len(cards) != self.rules.kitty_size:
            data: dict[str, Value] = {"count": len(cards), "needed": self.rules.kitty_size}
            return Reason("discard-count", clause, data)
        return None

    def _why_not_open(self, action: Open) -> Reason | None:
        assert self.to_act is not None
        lead, called = action.lead, action.called
        hand = self._hands[self.to_act]
        if not hand[lead.suit.index] & lead.bit:
            return self._why_not_held(lead, Clause.LEAD_BIDDER)
        if self.contract == AMERIKANER:
            if called is not None:
                data: dict[str, Value] = {"card": called.text}
                return Reason("call-at-amerikaner", Clause.PLAY_ALONE, data)
            return None
        reason = house.why_not_callable(self.rules, lead, called)
        if reason is not None:
            return reason
        if self._own(lead.suit) == whole_suit(self.rules, lead.suit.index):
            return Reason("no-card-to-call", Clause.CALL_NONE, {"suit": lead.suit.letter})
        if called is None:
            return Reason("call-missing", Clause.CALL_CARD, {"card": lead.text})
        data = {"card": called.text, "suit": lead.suit.letter}
        if hand[called.suit.index] & called.bit:
            return Reason("call-own", Clause.CALL_LIVE, data)
        if self._own(called.suit) & called.bit:
            return Reason("call-discarded", Clause.CALL_LIVE, data)
        if called.suit is not lead.suit:
            return Reason("call-other-suit", Clause.CALL_CARD, data)
        return house.why_no_trump(self.rules, lead.suit, action.trump)

    def _why_not_play(self, card: Card) -> Reason | None:
        assert self.to_act is not None
        hand = self._hands[self.to_act]
        if not hand[card.suit.index] & card.bit:
            return self._why_not_held(card, Clause.DEAL_TWELVE)
        if self.is_leading:
            return None
        if self.tricks_played == 0 and self.to_act == self._owner and self.called:
            if card is self.called:
                return None
            data: dict[str, Value] = {"seat": self.to_act, "card": self.called.text}
            return Reason("must-play-called", Clause.CALL_OWNER, data)
        if card.suit is self._trick[0].suit is not JOKER_SUIT:
            return None
        following = self._following(hand)
        if not following or card in following:
            return None
        led = self.led_suit
        assert led is not None
        proof = [c.text for c in following]
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

        :raises IllegalAction: carrying the reason, when the rules refuse it
        """
        reason = self.why_illegal(action)
        if reason is not None:
            raise IllegalAction(reason, action, self)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Action) -> State:
        """As `apply`, for an action already known to be legal; anything else breaks the state."""
        new = self._next(action)
        match action:
            case Play():
                new._play(action.card)
            case Bid() | Pass():
                new._call(action)
            case Claim():
                new._end("redeal")
            case Discard():
                new._discard(action)
            case Open():
                new._open(action)
        return new

    def after_refused(self, action: Bid | Play) -> State:
        """The state as if a refused bid or card had happened, to look at what was done after it.

        Only for listing faults: the bid leaves the highest bid as it was, the card lies on the
        table. What the state says of scores means nothing any more.
        """
        if isinstance(action, Play):
            return self.apply_unchecked(action)
        assert self.to_act is not None
        new = self._next(action)
        new._turn_after(self.to_act)
        return new

    def _call(self, call: Call) -> None:
        """Clauses bid-pass-final, bid-end, bid-amerikaner, bid-all-pass."""
        seat = self.to_act
        assert seat is not None
        if isinstance(call, Bid):
            self.contract = call.tricks
            self.highest_bidder = seat
            if call.tricks == AMERIKANER:
                self._end_auction()
                return
        else:
            self._passed |= 1 << seat
        self._turn_after(seat)

    def _turn_after(self, seat: int) -> None:
        """Clauses bid-end, bid-all-pass: the next who may speak, or the end of the auction."""
        players = self.rules.players
        for step in range(1, players):
            other = (seat + step) % players
            if not self._passed >> other & 1 and other != self.highest_bidder:
                self.to_act = other
                return
        if self.highest_bidder is not None:
            self._end_auction()
            return
        leader = house.leads_pass_round(self.rules, self.deal.dealer)
        if leader is None:
            self._end("all-pass")
        else:
            self.phase = "play"
            self.to_act = leader

    def _end_auction(self) -> None:
        """Clauses bid-end, kitty-take."""
        seat = self.highest_bidder
        assert seat is not None
        self.declarer = self.to_act = seat
        if self.rules.kitty_size:
            self._set_hand(seat, (Hand(self._hands[seat]) | self.deal.kitty).masks)
            self.phase = "discard"
        else:
            self._ready_to_open()

    def _discard(self, discard: Discard) -> None:
        """Clauses kitty-discard, kitty-out."""
        seat = self.to_act
        assert seat is not None
        gone = discard.as_hand()
        self._discards = gone.masks
        self._set_hand(seat, (Hand(self._hands[seat]) - gone).masks)
        self._ready_to_open()

    def _ready_to_open(self) -> None:
        """Clause call-none: without a card to call the deal is thrown in at once."""
        self.phase = "opening"
        if self.contract == AMERIKANER:
            return
        assert self.declarer is not None
        held = self._hands[self.declarer]
        if all(
            not held[s.index] or self._own(s) == whole_suit(self.rules, s.index) for s in ALL_SUITS
        ):
            self._end("no-call")

    def _open(self, action: Open) -> None:
        """Clauses lead-bidder, lead-trump, call-card."""
        seat = self.to_act
        assert seat is not None
        called = action.called
        if called is not None:
            self.trump = action.trump
            self.called = called
            self._owner = next(
                s for s, hand in enumerate(self._hands) if hand[called.suit.index] & called.bit
            )
        self.phase = "play"
        self._play(action.lead)

    def _play(self, card: Card) -> None:
        """Clauses play-winner, play-next, play-all."""
        seat = self.to_act
        assert seat is not None
        players = self.deal.rules.players
        suit = card.suit
        masks = list(self._hands[seat])
        masks[suit.index] &= ~card.bit
        self._set_hand(seat, (masks[0], masks[1], masks[2], masks[3], masks[4]))

        trick = self._trick
        if not trick or len(trick) == players:
            self._leader = seat
            self._trick = (card,)
            self._best = 0
            self.to_act = (seat + 1) % players
            return
        contract = self.contract
        if house.beats(self.deal.rules, card, trick[self._best], trick, self.trump, contract):
            self._best = len(trick)
        self._trick = trick = (*trick, card)
        if len(trick) < players:
            self.to_act = (seat + 1) % players
            return
        winner = self._winning_seat()
        taken = list(self.taken)
        taken[winner] += 1
        self.taken = tuple(taken)
        self.tricks_played += 1
        self.to_act = winner
        if self.tricks_played == self.deal.rules.hand_size:
            self._finish()

    def _winning_seat(self) -> int:
        return (self._leader + self._best) % self.deal.rules.players

    def _set_hand(self, seat: int, masks: Masks) -> None:
        hands = list(self._hands)
        hands[seat] = masks
        self._hands = tuple(hands)

    def _end(self, result: Result) -> None:
        """The end of the deal, however it came."""
        self.phase = "over"
        self.to_act = None
        self.result = result

    def _finish(self) -> None:
        """Clauses score-made, score-lost, score-amerikaner; house rule option-all-pass."""
        if self.declarer is None:
            self._end("pass-round")
            return
        assert self.contract is not None
        played = self.taken[self.declarer]
        if self._owner is not None:
            played += self.taken[self._owner]
        self._end("made" if is_made(self.rules, self.contract, played) else "lost")

    # What one seat knows -------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What the player in a seat knows, and nothing else. Clauses deal-hidden, kitty-out.

        The view holds no other hand, no kitty or discards of somebody else, and no partner
        that play has not yet shown, except to the partner.
        """
        is_declarer = seat == self.declarer
        partner = self.partner
        if partner is None and seat == self._owner:
            partner = seat
        return View(
            seat=seat,
            rules=self.rules,
            dealer=self.deal.dealer,
            phase=self.phase,
            to_act=self.to_act,
            hand=self.hand(seat),
            hand_sizes=tuple(len(Hand(masks)) for masks in self._hands),
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
                (s._leader, s._trick) for s in self.history() if s.trick_winner is not None
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
