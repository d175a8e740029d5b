"""What a player can do. Every action has one text form, read by :func:`parse_action`.

=========  =======================  ==========================================
action     text                     when
=========  =======================  ==========================================
`Bid`      ``bid 7`` or ``bid A``   the auction
`Pass`     ``pass``                 the auction
`Claim`    ``claim``                instead of a first call, where the table allows it
`Discard`  ``discard 7532...``      after taking the kitty
`Open`     ``open 4H AH``           the first lead, with the called card
..         ``open 4H AH S``         the same with a trump named freely
..         ``open 4H AH -``         the same without trump
`Play`     ``play 3H``              every other card
=========  =======================  ==========================================

Actions say nothing about who acts: that is the state's to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations
from math import comb
from sys import maxsize

from .cards import (
    ALL_CARDS,
    Card,
    Hand,
    Suit,
    card_from_text,
    dotted,
    parse_dotted,
    suit_from_letter,
)
from .errors import NotationError
from .rules import AMERIKANER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final, Literal, SupportsIndex


class _Once:
    """Equal actions are one object, so comparing and hashing them costs nothing."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{self}>"


class Bid(_Once):
    """A bid: a number of tricks, or `AMERIKANER`. Clauses bid-number, bid-amerikaner.

    Any number from 1 up can be said, so that the rules can refuse it with a reason.

    >>> str(Bid(7)), str(Bid(AMERIKANER)), Bid(7) is Bid(7)
    ('bid 7', 'bid A', True)
    """

    __slots__ = ("tricks",)
    tricks: int
    _known: Final[dict[int, Bid]] = {}

    def __new__(cls, tricks: int) -> Bid:
        known = cls._known.get(tricks)
        if known is None:
            if not 0 <= tricks <= 99:
                raise NotationError("unreadable-call", {"text": str(tricks)})
            known = super().__new__(cls)
            known.tricks = tricks
            cls._known[tricks] = known
        return known

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return Bid, (self.tricks,)

    def __str__(self) -> str:
        return "bid " + call_text(self)


class Pass(_Once):
    """Leaving the auction for good. Clause bid-pass-final."""

    __slots__ = ()
    _known: Final[list[Pass]] = []

    def __new__(cls) -> Pass:
        if not cls._known:
            cls._known.append(super().__new__(cls))
        return cls._known[0]

    def __reduce__(self) -> tuple[object, tuple[()]]:
        return Pass, ()

    def __str__(self) -> str:
        return "pass"


class Claim(_Once):
    """Showing the hand and asking for new cards. House rule option-redeal-claim."""

    __slots__ = ()
    _known: Final[list[Claim]] = []

    def __new__(cls) -> Claim:
        if not cls._known:
            cls._known.append(super().__new__(cls))
        return cls._known[0]

    def __reduce__(self) -> tuple[object, tuple[()]]:
        return Claim, ()

    def __str__(self) -> str:
        return "claim"


_BY_SUIT_AND_HEIGHT: Final = {
    card: 13 * card.suit.index - card.rank.index for card in ALL_CARDS
}.__getitem__
"""What to sort by, so that cards stand suit by suit, high to low."""


class Discard:
    """Cards laid off face down after taking the kitty. Clause kitty-discard.

    Keeps what was said, a repeated card included, so that the rules can refuse it.

    >>> str(Discard.of("7532..."))
    'discard 7532...'
    """

    __slots__ = ("bits", "cards")
    cards: tuple[Card, ...]
    bits: int
    """The different cards among them, as bits of a hand."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = tuple(sorted(cards, key=_BY_SUIT_AND_HEIGHT))
        self.bits = Hand.of(self.cards).bits

    @classmethod
    def of(cls, text: str) -> Discard:
        """Read the cards from ``spades.hearts.diamonds.clubs``.

        :raises NotationError: as :meth:`Hand.parse`, but a card may stand twice
        """
        return cls(parse_dotted(text, repeats=True))

    def as_hand(self) -> Hand:
        """The different cards among them."""
        return Hand.of_bits(self.bits)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discard) and self.cards == other.cards

    def __hash__(self) -> int:
        return hash(tuple(card.index for card in self.cards))

    def __str__(self) -> str:
        return "discard " + dotted(self.cards)

    def __repr__(self) -> str:
        return f"<{self}>"


@cache
def _choices(size: int) -> tuple[int, ...]:
    """How many choices of so many cards there are, by how many cards to choose from."""
    return tuple([comb(cards, size) if size >= 0 else 0 for cards in range(len(ALL_CARDS))])


class Discards(tuple[Discard, ...]):
    """Every choice of so many cards of a hand, each made when it is asked for.

    Sixteen cards have 1820 choices of four, and whoever plays looks at one. So this tuple keeps
    the cards and counts; all that can be asked of a tuple it answers as if it held them.
    """

    _cards: tuple[Card, ...]
    _size: int
    _length: int

    def __new__(cls, cards: tuple[Card, ...], size: int) -> Discards:
        self = super().__new__(cls)
        self._cards = cards
        self._size = size
        self._length = comb(len(cards), size)
        return self

    def __reduce__(self) -> tuple[object, tuple[tuple[Card, ...], int]]:
        return Discards, (self._cards, self._size)

    def _at(self, place: int) -> Discard:
        """The choice at a place of the order of `combinations`, 0…length − 1."""
        chosen = []
        behind = len(self._cards)
        missing = self._size
        choices = _choices(missing - 1)
        for card in self._cards:
            if not missing:
                break
            behind -= 1
            with_card = choices[behind]
            if place < with_card:
                chosen.append(card)
                missing -= 1
                choices = _choices(missing - 1)
            else:
                place -= with_card
        return Discard(chosen)

    def _place(self, value: object) -> int | None:
        """The place of a choice, None for anything that is not among them."""
        if not isinstance(value, Discard) or len(value.cards) != self._size:
            return None
        place = 0
        behind = len(self._cards)
        missing = self._size
        for card in self._cards:
            behind -= 1
            if card in value.cards:
                missing -= 1
            elif missing:
                place += _choices(missing - 1)[behind]
        return None if missing else place

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Discard]:
        return map(Discard, combinations(self._cards, self._size))

    def __getitem__(self, key: Any, /) -> Any:
        places = range(self._length)[key]
        return self._at(places) if isinstance(places, int) else tuple(map(self._at, places))

    def __contains__(self, value: object) -> bool:
        return self._place(value) is not None

    def index(self, value: object, start: SupportsIndex = 0, stop: SupportsIndex = maxsize) -> int:
        place = self._place(value)
        if place is None or place not in range(self._length)[start:stop]:
            raise ValueError("tuple.index(x): x not in tuple")
        return place

    def __radd__(self, other: tuple[Any, ...], /) -> tuple[Any, ...]:
        return (*other, *self)


def _by_all_of_them(name: str) -> Callable[..., object]:
    """A method of tuples, for `Discards`: it makes them all and asks those."""
    of_a_tuple: Callable[..., object] = getattr(tuple, name)

    def method(self: Discards, *others: object) -> object:
        plain = [tuple(other) if isinstance(other, Discards) else other for other in others]
        return of_a_tuple(tuple(self), *plain)

    return method


for _name in ["eq", "ne", "lt", "le", "gt", "ge", "hash", "add", "mul", "rmul", "repr"]:
    setattr(Discards, f"__{_name}__", _by_all_of_them(f"__{_name}__"))
Discards.count = _by_all_of_them("count")  # type: ignore[method-assign, assignment]


class Open(_Once):
    """The bidder's first lead and the card called with it; no called card at Amerikaner.

    Clauses lead-bidder, call-card, play-alone; house rules option-free-trump, option-grand.

    :ivar trump: the trump it makes, None for no trump. The suit led when left out

    >>> str(Open(Card.parse("4H"), Card.parse("AH")))
    'open 4H AH'
    >>> str(Open(Card.parse("4H"), Card.parse("AH"), None))
    'open 4H AH -'
    """

    __slots__ = ("called", "lead", "trump")
    lead: Card
    called: Card | None
    trump: Suit | None
    _known: Final[dict[tuple[Card, Card | None, Suit | None], Open]] = {}

    def __new__(
        cls, lead: Card, called: Card | None = None, trump: Suit | Literal["led"] | None = "led"
    ) -> Open:
        if called is None:
            trump = None
        elif trump == "led":
            trump = lead.suit
        key = (lead, called, trump)
        known = cls._known.get(key)
        if known is None:
            known = super().__new__(cls)
            known.lead = lead
            known.called = called
            known.trump = trump
            cls._known[key] = known
        return known

    def __reduce__(self) -> tuple[object, tuple[Card, Card | None, Suit | None]]:
        return Open, (self.lead, self.called, self.trump)

    def __str__(self) -> str:
        if self.called is None:
            return f"open {self.lead}"
        named = "" if self.trump is self.lead.suit else f" {trump_text(self.trump)}"
        return f"open {self.lead} {self.called}{named}"


class Play(_Once):
    """A card played to a trick. Clauses play-follow, play-free, call-owner.

    >>> Play(Card.parse("3H")) is Play(Card.parse("3H"))
    True
    """

    __slots__ = ("card", "index", "place")
    card: Card
    index: int
    """Those of the card, so that playing it need not ask for them."""
    place: int
    _known: Final[dict[Card, Play]] = {}

    def __new__(cls, card: Card) -> Play:
        known = cls._known.get(card)
        if known is None:
            known = super().__new__(cls)
            known.card = card
            known.index = card.index
            known.place = card.place
            cls._known[card] = known
        return known

    def __reduce__(self) -> tuple[object, tuple[Card]]:
        return Play, (self.card,)

    def __str__(self) -> str:
        return f"play {self.card}"


Action = Bid | Pass | Claim | Discard | Open | Play
Call = Bid | Pass

PASS: Final = Pass()
CLAIM: Final = Claim()
PLAY_OF: Final[tuple[Play, ...]] = tuple(Play(card) for card in ALL_CARDS)
"""The play of each card, by card index."""


def call_text(call: Call) -> str:
    """A call as a record writes it: a number, ``A`` for Amerikaner, ``-`` for a pass."""
    if isinstance(call, Pass):
        return "-"
    return "A" if call.tricks == AMERIKANER else str(call.tricks)


def parse_call(text: str) -> Call:
    """Read a call from a record: a number from 1 to 99, ``A`` or ``-``.

    :raises NotationError: code ``unreadable-call``
    """
    if text == "-":
        return PASS
    if text == "A":
        return Bid(AMERIKANER)
    if text.isascii() and text.isdigit() and len(text) <= 2 and text[0] != "0":
        return Bid(int(text))
    raise NotationError("unreadable-call", {"text": text[:20]})


def trump_text(trump: Suit | None) -> str:
    """A trump as records write it: a suit letter, ``-`` for none."""
    return "-" if trump is None else trump.letter


def parse_trump(text: str) -> Suit | None:
    """Read a trump from a record.

    :raises NotationError: code ``unreadable-suit``
    """
    return None if text == "-" else suit_from_letter(text)


def parse_action(text: str) -> Action:
    """Read an action from its text form, the one ``str(action)`` gives.

    >>> parse_action("open 4H AH")
    <open 4H AH>

    :raises NotationError: ``unreadable-action``, or the code of the part that cannot be read
    """
    match text.split(" "):
        case ["bid", call] if call != "-":
            return parse_call(call)
        case ["pass"]:
            return PASS
        case ["claim"]:
            return CLAIM
        case ["discard", cards]:
            return Discard.of(cards)
        case ["open", lead]:
            return Open(card_from_text(lead))
        case ["open", lead, called]:
            return Open(card_from_text(lead), card_from_text(called))
        case ["open", lead, called, trump]:
            return Open(card_from_text(lead), card_from_text(called), parse_trump(trump))
        case ["play", card]:
            return Play(card_from_text(card))
    raise NotationError("unreadable-action", {"text": text[:40]})
