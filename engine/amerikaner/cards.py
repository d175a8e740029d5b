"""Suits, ranks, cards, hands and the pack.

A card is written rank then suit (``4H``, ``AH``, ``TC``; ten is ``T``). A hand is
written suit by suit, spades.hearts.diamonds.clubs, high to low: ``T8.KQJ974.KQ.AJ``.
Jokers (house rule option-jokers) are ``1X`` ``2X`` ``3X``; a hand that holds some has a fifth
part, ``T8.KQJ.KQ.AJ.12``. These forms never change with the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .errors import NotationError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Self

SUITS: Final = "SHDC"
RANKS: Final = "23456789TJQKA"
JOKER_LETTER: Final = "X"
JOKER_RANKS: Final = "123"


class Suit:
    """One of the four suits. ``index`` is 0…3 in the order S H D C; no suit outranks another.

    Jokers have a suit of their own, `JOKER_SUIT` with index 4, which is none of the four.
    """

    __slots__ = ("index", "letter")

    index: int
    letter: str

    def __init__(self, index: int) -> None:
        self.index = index
        self.letter = (SUITS + JOKER_LETTER)[index]

    def __str__(self) -> str:
        return self.letter

    def __repr__(self) -> str:
        return f"Suit({self.letter})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return _suit_by_index, (self.index,)

    @staticmethod
    def parse(text: str) -> Suit:
        """Read a suit letter (S H D C).

        :raises NotationError: for any other text.
        """
        return suit_from_letter(text)


class Rank:
    """A card's height within its suit, ``index`` 0 (two) … 12 (ace). Clause deal-rank.

    Jokers are told apart by ranks of their own, 0…2, of which none is higher than another.
    """

    __slots__ = ("index", "letter")

    index: int
    letter: str

    def __init__(self, index: int, letters: str = RANKS) -> None:
        self.index = index
        self.letter = letters[index]

    def __str__(self) -> str:
        return self.letter

    def __repr__(self) -> str:
        return f"Rank({self.letter})"

    def __lt__(self, other: Rank) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _rank_by_letter, (self.letter,)


class Card:
    """A card of the pack, or a joker. There is one object a card, so ``is`` and ``==`` agree.

    >>> Card.parse("AH") is Card.parse("AH")
    True
    >>> str(Card.parse("TC"))
    'TC'
    """

    __slots__ = ("index", "place", "rank", "suit", "text")

    suit: Suit
    rank: Rank
    index: int
    """0…51: suit * 13 + rank, so sorting by it goes S H D C and, in a suit, from two to ace.

    52…54 for the jokers.
    """
    place: int
    """1 << index: the card's place in the bits of a hand."""
    text: str

    def __init__(self, suit: Suit, rank: Rank) -> None:
        self.suit = suit
        self.rank = rank
        self.index = suit.index * 13 + rank.index
        self.place = 1 << self.index
        self.text = rank.letter + suit.letter

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card_from_text, (self.text,)

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card written rank then suit, in capitals, as in ``4H``.

        :raises NotationError: code ``unreadable-card``, when the text is no card and no joker.
        """
        return card_from_text(text)


ALL_SUITS: Final[tuple[Suit, ...]] = tuple(Suit(i) for i in range(4))
ALL_RANKS: Final[tuple[Rank, ...]] = tuple(Rank(i) for i in range(13))
PACK: Final[tuple[Card, ...]] = tuple(Card(suit, rank) for suit in ALL_SUITS for rank in ALL_RANKS)
"""All 52 cards by index. Clause deal-pack."""

JOKER_SUIT: Final = Suit(4)
JOKERS: Final[tuple[Card, ...]] = tuple(Card(JOKER_SUIT, Rank(i, JOKER_RANKS)) for i in range(3))
"""As many as any table plays with. House rule option-jokers."""
ALL_CARDS: Final = PACK + JOKERS
"""Every card there is, by index."""

_SUIT_BY_LETTER = {suit.letter: suit for suit in ALL_SUITS}
_RANK_BY_LETTER = {rank.letter: rank for rank in ALL_RANKS}
_JOKER_RANK_BY_LETTER = {card.rank.letter: card.rank for card in JOKERS}
_CARD_BY_TEXT = {card.text: card for card in ALL_CARDS}


def _suit_by_index(index: int) -> Suit:
    return (*ALL_SUITS, JOKER_SUIT)[index]


def _rank_by_letter(letter: str) -> Rank:
    return (_RANK_BY_LETTER | _JOKER_RANK_BY_LETTER)[letter]


def suit_from_letter(text: str) -> Suit:
    """The suit of a letter S H D C; see :meth:`Suit.parse`."""
    try:
        return _SUIT_BY_LETTER[text]
    except KeyError:
        raise NotationError("unreadable-suit", {"text": text}) from None


def card_from_text(text: str) -> Card:
    """The card of a text such as ``4H``; see :meth:`Card.parse`."""
    try:
        return _CARD_BY_TEXT[text]
    except KeyError:
        raise NotationError("unreadable-card", {"text": text}) from None


SUIT_BITS: Final = (*(8191 << 13 * suit.index for suit in ALL_SUITS), 7 << 52)
"""The bits of each suit in a hand, and those of the jokers."""

Masks = tuple[int, int, int, int, int]
"""The cards of a hand, one mask a suit and the last for the jokers."""


# The cards of one suit mask, in order, made when first asked for: 4 × 8192 tuples up front would
# cost every reader 20 ms of start. A table for each suit, since the masks shifted to their places
# in a hand would all fall into the same few slots of one.
_cards_of_mask: tuple[dict[int, tuple[Card, ...]], ...] = ({}, {}, {}, {}, {})


def cards_in(suit: int, mask: int) -> tuple[Card, ...]:
    """The cards of one suit, high to low.

    :param suit: suit index 0…3, 4 for the jokers (in their order, since none is higher)
    :param mask: 13 bits, bit r set for the card of rank index r
    """
    known = _cards_of_mask[suit]
    try:
        return known[mask]
    except KeyError:
        found = [
            ALL_CARDS[13 * suit + rank] for rank in range(mask.bit_length()) if mask >> rank & 1
        ]
        if suit < JOKER_SUIT.index:
            found.reverse()
        cards = known[mask] = tuple(found)
        return cards


def cards_of(bits: int) -> tuple[Card, ...]:
    """The cards of a hand's bits: S H D C, high to low, then the jokers in their order."""
    cards = cards_in(0, bits & 8191) + cards_in(1, bits >> 13 & 8191)
    cards += cards_in(2, bits >> 26 & 8191) + cards_in(3, bits >> 39 & 8191)
    return cards + cards_in(4, bits >> 52) if bits >> 52 else cards


class Hand:
    """An immutable set of cards, kept as one number with a bit for each.

    Iterates S H D C, high to low, then the jokers; prints by suit.

    >>> hand = Hand.parse("T8.KQJ974.KQ.AJ")
    >>> len(hand), Card.parse("KH") in hand
    (12, True)
    >>> str(hand - Hand.parse("T8..."))
    '.KQJ974.KQ.AJ'
    """

    __slots__ = ("bits",)

    bits: int
    """Bit i is set for the card of index i."""

    def __init__(self, masks: Masks = (0, 0, 0, 0, 0)) -> None:
        self.bits = sum(mask << 13 * suit for suit, mask in enumerate(masks))

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Self:
        """The hand of these cards; a card named twice counts once."""
        bits = 0
        for card in cards:
            bits |= card.place
        return cls.of_bits(bits)

    @classmethod
    def of_bits(cls, bits: int) -> Self:
        """The hand of the cards whose bits are set."""
        hand = cls.__new__(cls)
        hand.bits = bits
        return hand

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``spades.hearts.diamonds.clubs``; ranks in any order, an empty suit is empty text.

        :raises NotationError: ``unreadable-hand`` without four suits (a fifth part holds jokers),
            ``unreadable-rank`` for a letter that is no rank (``column`` counts from 1 in the
            text), ``repeated-card``.
        """
        return cls.of(parse_dotted(text))

    @property
    def masks(self) -> Masks:
        """One mask a suit, with bit r set for the card of rank index r; the last for the jokers."""
        bits = self.bits
        return bits & 8191, bits >> 13 & 8191, bits >> 26 & 8191, bits >> 39 & 8191, bits >> 52

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits & card.place)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.bits))

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __or__(self, other: Hand) -> Hand:
        return Hand.of_bits(self.bits | other.bits)

    def __sub__(self, other: Hand) -> Hand:
        return Hand.of_bits(self.bits & ~other.bits)

    def in_suit(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of one suit, high to low; empty when the hand is void in it."""
        return cards_in(suit.index, self.masks[suit.index])

    def __str__(self) -> str:
        return dotted(cards_of(self.bits))

    def __repr__(self) -> str:
        return f"Hand({self})"


def dotted(cards: Iterable[Card]) -> str:
    """Cards by suit, ``spades.hearts.diamonds.clubs``, each high to low; jokers as a fifth part."""
    suits: list[list[Card]] = [[], [], [], [], []]
    for card in cards:
        suits[card.suit.index].append(card)
    jokers = suits.pop()
    parts = ["".join(card.rank.letter for card in sorted(suit, reverse=True)) for suit in suits]
    if jokers:
        parts.append("".join(card.rank.letter for card in sorted(jokers)))
    return ".".join(parts)


def parse_dotted(text: str, *, repeats: bool = False) -> list[Card]:
    """The cards of ``spades.hearts.diamonds.clubs``.

    :param repeats: let a card stand twice, for callers that have a reason of their own for it
    :raises NotationError: see :meth:`Hand.parse`
    """
    suits = text.split(".")
    if len(suits) not in (4, 5):
        raise NotationError("unreadable-hand", {"text": text})
    cards: list[Card] = []
    seen: set[int] = set()
    column = 1
    for suit, ranks in zip((*ALL_SUITS, JOKER_SUIT), suits, strict=False):
        known = _JOKER_RANK_BY_LETTER if suit is JOKER_SUIT else _RANK_BY_LETTER
        for letter in ranks:
            rank = known.get(letter)
            if rank is None:
                raise NotationError("unreadable-rank", {"text": letter}, column=column)
            card = ALL_CARDS[suit.index * 13 + rank.index]
            if card.index in seen and not repeats:
                raise NotationError("repeated-card", {"card": card.text}, column=column)
            seen.add(card.index)
            cards.append(card)
            column += 1
        column += 1
    return cards
