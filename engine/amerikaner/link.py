"""A deal as the value of ``#d=…`` in an address: short, versioned, safe in a URL.

What stands in it: the table's rules as far as they differ from the base game, which seat
holds each card, and each action as its place among the legal ones. So a link cannot name an
illegal action, and a checksum tells a damaged one from a whole one. Every digit has its own
base, so nothing is wasted: a whole deal takes about 60 characters.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator
from itertools import pairwise

from .cards import Card, Hand
from .errors import NotationError
from .rules import SETTINGS, STANDARD, Rules, Settings, pack
from .state import Deal, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

BASE_GAME: Final = "1"
HOUSE_RULES: Final = "2"
"""The first character. Both go up whenever `State.legal_actions` changes its order, the second
also when `SETTINGS` does."""
MAX_LENGTH: Final = 249
_CHECK_BYTES: Final = 3
_MAX_ACTIONS: Final = 128


def format_link(state: State) -> str:
    """The link text of a deal up to this state: letters, digits, ``-`` and ``_``, under 250."""
    rules = state.rules
    digits = [] if rules == STANDARD else list(_rules_digits(rules))
    digits.append((state.deal.dealer, rules.players))
    owners = [*state.deal.hands, state.deal.kitty]
    for card, open_places in _cards_to_place(rules):
        place = next(i for i, hand in enumerate(owners) if card in hand)
        digits.append((open_places.index(place), len(open_places)))
        open_places.chosen = place
    history = state.history()
    digits.append((len(history) - 1, _MAX_ACTIONS))
    for before, after in pairwise(history):
        legal = before.legal_actions()
        assert after.action is not None
        digits.append((legal.index(after.action), len(legal)))
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    text = base64.urlsafe_b64encode(_check(body) + body).decode("ascii").rstrip("=")
    return (BASE_GAME if rules == STANDARD else HOUSE_RULES) + text


def parse_link(text: str) -> State:
    """The state a link stands for.

    :raises NotationError: ``link-newer`` for another version, ``link-damaged`` for anything
        that `format_link` did not write
    """
    if not text or len(text) > MAX_LENGTH or not text.isascii():
        raise NotationError("link-damaged", {})
    if text[0] not in (BASE_GAME, HOUSE_RULES):
        newer = text[0].isdigit() and text[0] > HOUSE_RULES
        raise NotationError("link-newer" if newer else "link-damaged", {})
    try:
        padded = text[1:] + "=" * (-len(text[1:]) % 4)
        data = base64.b64decode(padded, altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise NotationError("link-damaged", {}) from None
    body = data[_CHECK_BYTES:]
    if _check(body) != data[:_CHECK_BYTES]:
        raise NotationError("link-damaged", {})
    state = _decode(int.from_bytes(body, "big"), text[0] == HOUSE_RULES)
    # One deal has one link: padding bits or a leading zero byte would make a second one.
    if state is None or format_link(state) != text:
        raise NotationError("link-damaged", {})
    return state


def _decode(number: int, house_rules: bool) -> State | None:
    def digit(base: int) -> int:
        nonlocal number
        number, value = divmod(number, base)
        return value

    rules = STANDARD
    if house_rules:
        changes: dict[str, Any] = {}
        for settings in SETTINGS:
            if digit(2):
                changes[settings.field] = _value_of(settings, digit(_base(settings)))
        rules = Rules(**changes)
        if rules.problems():
            return None
    dealer = digit(rules.players)
    owners: list[list[Card]] = [[] for _ in range(rules.players + 1)]
    for card, open_places in _cards_to_place(rules):
        place = open_places[digit(len(open_places))]
        owners[place].append(card)
        open_places.chosen = place
    *hands, kitty = (Hand.of(cards) for cards in owners)
    state = State(Deal(tuple(hands), kitty, dealer, rules))
    for _ in range(digit(_MAX_ACTIONS)):
        legal = state.legal_actions()
        if not legal:
            return None
        state = state.apply_unchecked(legal[digit(len(legal))])
    return None if number else state


class _Places(list[int]):
    """The seats (and the kitty) that still have room; `chosen` tells back where the card went."""

    chosen: int


def _cards_to_place(rules: Rules) -> Iterator[tuple[Card, _Places]]:
    room = [*[rules.hand_size] * rules.players, rules.kitty_size]
    for card in pack(rules):
        places = _Places(i for i, left in enumerate(room) if left)
        yield card, places
        room[places.chosen] -= 1


def _rules_digits(rules: Rules) -> Iterator[tuple[int, int]]:
    """For each house rule whether it differs from the base game, and where it does, how."""
    changes = rules.changes()
    for settings in SETTINGS:
        if settings.name not in changes:
            yield 0, 2
            continue
        yield 1, 2
        value = changes[settings.name]
        if value in settings.values:
            yield settings.values.index(value), _base(settings)
        else:
            assert isinstance(value, int)
            yield len(settings.values) + value - settings.lowest, _base(settings)


def _base(settings: Settings) -> int:
    numbers = settings.highest - settings.lowest + 1 if settings.highest else 0
    return len(settings.values) + numbers


def _value_of(settings: Settings, digit: int) -> Any:
    listed = len(settings.values)
    return settings.values[digit] if digit < listed else settings.lowest + digit - listed


def _check(body: bytes) -> bytes:
    return (binascii.crc32(body) & 0xFFFFFF).to_bytes(_CHECK_BYTES, "big")
