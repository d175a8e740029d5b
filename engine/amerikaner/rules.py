"""The rules a deal is played by: one frozen record, the base game by default.

`SETTINGS` lists every house rule with its values, the base value first, and `Rules` has a
field for each. What a house rule does to the play stands in `house`, and nowhere else.

A table has one text: what differs from the base game, ``players=5,all-pass=pass-round``, or
``standard``. Records, links and the site's addresses carry it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from .cards import ALL_SUITS, JOKERS, PACK, Card, Hand
from .clauses import Anchor, Option
from .errors import NotationError
from .frozen import dataclass, field, replace
from .reasons import Problem, Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final, Literal

AMERIKANER: Final = 0
"""Stands for the Amerikaner bid wherever a number of tricks stands for a numbered one."""
AMERIKANER_POINTS: Final = 52
"""Clause score-amerikaner: the same at every table."""
MAX_TARGET: Final = 999
MAX_LENGTH: Final = 500
"""The longest text of a table that is read, in characters; the longest there is takes 250."""

KITTY_OF: Final[Mapping[tuple[int, str], int]] = {
    (4, "usual"): 4,
    (4, "none"): 0,
    (3, "usual"): 4,
    (3, "one"): 1,
    (5, "usual"): 2,
    (6, "usual"): 4,
}
"""Cards in the kitty by players and kind of kitty. House rules option-players, option-kitty."""
TWOS_OUT_OF: Final[Mapping[int, int]] = {3: 1, 5: 2, 6: 4}
"""Twos taken out by players. House rule option-strip-twos."""
JOKERS_OF: Final[Mapping[int, int]] = {3: 2, 5: 3, 6: 2}
"""Jokers added by players. House rule option-jokers."""

_TWOS_IN_ORDER = tuple(PACK[13 * suit] for suit in (3, 2, 1, 0))

Setting = int | str | bool | None


@dataclass(frozen=True, slots=True)
class Settings:
    """What a house rule may be set to.

    :ivar anchor: the house rule; its name without ``option-`` is the name in a table's text
    :ivar values: the listed values, the base value first
    :ivar lowest: the lowest number that may be set besides; `highest` is 0 where none may
    """

    anchor: Option
    values: tuple[Setting, ...]
    lowest: int = 0
    highest: int = 0

    @property
    def name(self) -> str:
        """Its name in a table's text, as in ``lowest-bid``."""
        return self.anchor.value.removeprefix("option-")

    @property
    def field(self) -> str:
        """The field of `Rules` that holds it."""
        return self.name.replace("-", "_")

    @property
    def base(self) -> Setting:
        """Its value in the base game."""
        return self.values[0]

    def allows(self, value: Setting) -> bool:
        """Whether it may be set to a value by itself."""
        if any(value == listed and _same(value, listed) for listed in self.values):
            return True
        return isinstance(value, int) and not isinstance(value, bool) and self._in_range(value)

    def _in_range(self, value: int) -> bool:
        return self.highest > 0 and self.lowest <= value <= self.highest

    def read(self, text: str) -> Setting:
        """The value a text stands for.

        :raises KeyError: for a text that stands for none
        :raises OverflowError: for a number out of range
        """
        for value in self.values:
            if setting_text(value) == text:
                return value
        if not self.highest or not re.fullmatch(r"-?[0-9]+", text):
            raise KeyError(text)
        if len(text) > 6 or not self._in_range(int(text)) or text != str(int(text)):
            raise OverflowError(text)
        return int(text)


def _same(one: Setting, other: Setting) -> bool:
    return isinstance(one, bool) == isinstance(other, bool)


def setting_text(value: Setting) -> str:
    """A value as a table's text writes it."""
    if value is None:
        return "half"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


_NO_YES = (False, True)

SETTINGS: Final[tuple[Settings, ...]] = (
    Settings(Option.PLAYERS, (4, 3, 5, 6)),
    Settings(Option.KITTY, ("usual", "none", "one")),
    Settings(Option.STRIP_TWOS, _NO_YES),
    Settings(Option.JOKERS, ("none", "dud", "top-trump")),
    Settings(Option.KITTY_TRICK, _NO_YES),
    Settings(Option.OPEN_KITTY, _NO_YES),
    Settings(Option.LOWEST_BID, (None,), 1, 18),
    Settings(Option.FIRST_TO_BID, ("left", "dealer")),
    Settings(Option.ALL_PASS, ("same-dealer", "next-dealer", "pass-round")),
    Settings(Option.REDEAL_CLAIM, ("none", "no-akqj", "no-kqj")),
    Settings(Option.GRAND, _NO_YES),
    Settings(Option.FREE_TRUMP, _NO_YES),
    Settings(Option.LED_TWO, ("no", "yes", "not-at-amerikaner")),
    Settings(Option.CONTRACT_POINTS, ("equal", "declarer-double", "partner-half")),
    Settings(Option.ROUNDING, ("size", "upward")),
    Settings(Option.TARGET, (52,), 1, MAX_TARGET),
)
"""Every house rule, in the order of a table's text."""

_BY_NAME = {settings.name: settings for settings in SETTINGS}


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one table: a field for each house rule, its base value first.

    Two tables that play the same way are equal: a value that says what would be so anyway
    (a kitty of none where the twos are out, half of the tricks as the lowest bid) counts as
    the base value.

    >>> rules = Rules(players=5)
    >>> rules.hand_size, rules.kitty_size, rules.minimum_bid, rules.problems()
    (10, 2, 5, [])
    >>> str(Rules(players=3, jokers="dud", target=100))
    'players=3,jokers=dud,target=100'
    """

    players: int = 4
    kitty: Literal["usual", "none", "one"] = "usual"
    strip_twos: bool = False
    jokers: Literal["none", "dud", "top-trump"] = "none"
    kitty_trick: bool = False
    open_kitty: bool = False
    lowest_bid: int | None = None
    """None: half of the tricks, rounded up."""
    first_to_bid: Literal["left", "dealer"] = "left"
    all_pass: Literal["same-dealer", "next-dealer", "pass-round"] = "same-dealer"
    redeal_claim: Literal["none", "no-akqj", "no-kqj"] = "none"
    grand: bool = False
    free_trump: bool = False
    led_two: Literal["no", "yes", "not-at-amerikaner"] = "no"
    contract_points: Literal["equal", "declarer-double", "partner-half"] = "equal"
    rounding: Literal["size", "upward"] = "size"
    target: int = 52

    hand_size: int = field(init=False, repr=False, compare=False)
    """Cards dealt to each player; also the tricks that are played. Clause deal-twelve."""
    kitty_size: int = field(init=False, repr=False, compare=False)
    """Cards left over, and how many the bidder lays off. Clauses deal-kitty, kitty-discard."""
    kitty_tricks: int = field(init=False, repr=False, compare=False)
    """1 where the kitty counts as a trick, else 0. House rule option-kitty-trick."""
    tricks: int = field(init=False, repr=False, compare=False)
    """Tricks in a deal, a kitty that counts as one included. Clause play-all."""
    minimum_bid: int = field(init=False, repr=False, compare=False)
    """Clause bid-minimum."""
    highest_bid: int = field(init=False, repr=False, compare=False)
    """The highest numbered bid: every trick. Clause bid-twelve."""
    pack_bits: int = field(init=False, repr=False, compare=False)
    """The cards that are played with, as bits of a hand. Clause deal-pack."""
    are_possible: bool = field(init=False, repr=False, compare=False)
    """Whether there are no `problems`."""

    def __post_init__(self) -> None:
        usual = KITTY_OF.get((self.players, "usual"), 0)
        if self._twos_out or self._joker_count:
            usual = 0
        kitty = KITTY_OF.get((self.players, self.kitty), usual) if usual else 0
        if not usual and self.kitty == "none":
            object.__setattr__(self, "kitty", "usual")
        hand_size = (len(pack(self)) - kitty) // max(self.players, 1)
        kitty_tricks = int(self.kitty_trick is True)
        tricks = hand_size + kitty_tricks
        if self.lowest_bid == _half(tricks):
            object.__setattr__(self, "lowest_bid", None)
        # Asked for at every call of an auction, so they are not computed there.
        object.__setattr__(self, "hand_size", hand_size)
        object.__setattr__(self, "kitty_size", kitty)
        object.__setattr__(self, "kitty_tricks", kitty_tricks)
        object.__setattr__(self, "tricks", tricks)
        lowest = _half(tricks) if self.lowest_bid is None else self.lowest_bid
        object.__setattr__(self, "minimum_bid", lowest)
        object.__setattr__(self, "highest_bid", tricks)
        object.__setattr__(self, "pack_bits", Hand.of(pack(self)).bits)
        object.__setattr__(self, "are_possible", not self.problems())

    @property
    def _twos_out(self) -> int:
        return TWOS_OUT_OF.get(self.players, 0) if self.strip_twos is True else 0

    @property
    def _joker_count(self) -> int:
        if self.jokers == "none" or self._twos_out:
            return 0
        return JOKERS_OF.get(self.players, 0)

    def problems(self) -> list[Problem]:
        """What makes these rules impossible; [] if nothing.

        Each problem names the house rules at fault in ``data["options"]``: one whose value is
        none it can have, or two that cannot be combined, the second of which would have to go.
        """
        found = [
            _unfit(settings, getattr(self, settings.field))
            for settings in SETTINGS
            if not settings.allows(getattr(self, settings.field))
        ]
        return found or list(_clashes(self))

    def idle(self) -> list[Option]:
        """House rules that are set, but change nothing at this table."""
        found = []
        if self.rounding != "size" and self.contract_points != "partner-half":
            found.append(Option.ROUNDING)
        if self.led_two != "no" and self._twos_out == len(ALL_SUITS):
            found.append(Option.LED_TWO)
        return found

    def changes(self) -> dict[str, Setting]:
        """What differs from the base game, by the name of the house rule."""
        values = ((settings, getattr(self, settings.field)) for settings in SETTINGS)
        return {settings.name: value for settings, value in values if value != settings.base}

    def __str__(self) -> str:
        changes = [f"{name}={setting_text(value)}" for name, value in self.changes().items()]
        return ",".join(changes) or "standard"


def _half(tricks: int) -> int:
    return (tricks + 1) // 2


@cache
def _pack(twos_out: int, jokers: int) -> tuple[Card, ...]:
    stripped = _TWOS_IN_ORDER[:twos_out]
    return tuple(card for card in PACK if card not in stripped) + JOKERS[:jokers]


def pack(rules: Rules) -> tuple[Card, ...]:
    """The cards that are played with, by index. Clause deal-pack, option-strip-twos, -jokers."""
    return _pack(rules._twos_out, rules._joker_count)


def stripped(rules: Rules) -> tuple[Card, ...]:
    """The twos that are taken out, in the order they go. House rule option-strip-twos."""
    return _TWOS_IN_ORDER[: rules._twos_out]


def pack_hand(rules: Rules) -> Hand:
    """The cards that are played with, to look one up or to compare all."""
    return Hand.of_bits(rules.pack_bits)


# What cannot be ----------------------------------------------------------------------------------


def _problem(code: str, anchor: Anchor, *options: Option, **data: Value) -> Problem:
    names = [option.value.removeprefix("option-") for option in options]
    return Problem(code, anchor, {"options": names, **data})


def _unfit(settings: Settings, value: Any) -> Problem:
    """A value that a house rule cannot have."""
    text = setting_text(value)[:40]
    if settings.highest and isinstance(value, int):
        return _out_of_range(settings, text)
    return _problem(
        "unknown-value", settings.anchor, settings.anchor, option=settings.name, value=text
    )


def _out_of_range(settings: Settings, text: str) -> Problem:
    return _problem(
        "out-of-range",
        settings.anchor,
        settings.anchor,
        option=settings.name,
        value=text,
        lowest=settings.lowest,
        highest=settings.highest,
    )


def _clashes(rules: Rules) -> Iterator[Problem]:
    """House rules that cannot be combined."""
    players = rules.players
    deck = Option.STRIP_TWOS if rules.strip_twos else Option.JOKERS
    if rules.strip_twos and players not in TWOS_OUT_OF:
        yield _problem(
            "twos-not-for-players",
            Option.STRIP_TWOS,
            Option.PLAYERS,
            Option.STRIP_TWOS,
            players=players,
        )
    if rules.jokers != "none" and players not in JOKERS_OF:
        yield _problem(
            "jokers-not-for-players", Option.JOKERS, Option.PLAYERS, Option.JOKERS, players=players
        )
    if rules.strip_twos and rules.jokers != "none":
        yield _problem("twos-with-jokers", Option.JOKERS, Option.STRIP_TWOS, Option.JOKERS)
    dealt_out = len(pack(rules)) != len(PACK)
    if (players, rules.kitty) not in KITTY_OF:
        yield _problem(
            "kitty-not-for-players",
            Option.KITTY,
            Option.PLAYERS,
            Option.KITTY,
            players=players,
            kitty=rules.kitty,
        )
    elif dealt_out and rules.kitty != "usual":
        yield _problem("kitty-with-deck", Option.KITTY, deck, Option.KITTY)
    if rules.kitty_trick and players != 4:
        yield _problem(
            "kitty-trick-players",
            Option.KITTY_TRICK,
            Option.PLAYERS,
            Option.KITTY_TRICK,
            players=players,
        )
    elif rules.kitty_trick and not rules.kitty_size:
        yield _problem("kitty-trick-kitty", Option.KITTY_TRICK, Option.KITTY, Option.KITTY_TRICK)
    if rules.open_kitty and not rules.kitty_size:
        reason = deck if dealt_out else Option.KITTY
        yield _problem("no-kitty-to-open", Option.OPEN_KITTY, reason, Option.OPEN_KITTY)
    if rules.minimum_bid > rules.highest_bid:
        yield _problem(
            "lowest-above-highest",
            Option.LOWEST_BID,
            Option.PLAYERS,
            Option.LOWEST_BID,
            lowest=rules.minimum_bid,
            highest=rules.highest_bid,
        )


# Text --------------------------------------------------------------------------------------------

STANDARD: Final = Rules()
PRESETS: Final[dict[str, Rules]] = {
    "standard": STANDARD,
    "no-kitty": Rules(kitty="none"),
    "three": Rules(players=3),
    "three-one": Rules(players=3, kitty="one"),
    "five": Rules(players=5),
    "six": Rules(players=6),
}
"""Tables by name: the deals that need no change to the deck."""


def parse_rules(text: str) -> Rules:
    """The rules of a table's text, or of a preset's name.

    >>> parse_rules("players=5,all-pass=pass-round").players
    5

    :raises NotationError: the first thing wrong with it; ``column`` counts from 1 in the text
    """
    rules, problems = read_rules(text)
    if problems:
        first = problems[0]
        raise NotationError(first.code, first.data, column=max(first.column, 1))
    return rules


def read_rules(text: str) -> tuple[Rules, list[Problem]]:
    """What can be kept of a table's text, and all that is wrong with the rest.

    A house rule at fault counts as in the base game; of two that cannot be combined, the
    second does.
    """
    if text in PRESETS:
        return PRESETS[text], []
    if len(text) > MAX_LENGTH:
        data: dict[str, Value] = {"options": [], "count": len(text), "highest": MAX_LENGTH}
        return STANDARD, [Problem("too-long", None, data)]
    asked, problems = read_settings(text)
    places = {name: column for name, (_, column) in asked.items()}
    values: dict[str, Any] = {_BY_NAME[name].field: value for name, (value, _) in asked.items()}
    rules = Rules(**values)
    while clashes := rules.problems():
        first = clashes[0]
        options = first.data["options"]
        assert isinstance(options, list)
        gone = _BY_NAME[options[-1]]
        values[gone.field] = gone.base
        rules = Rules(**values)
        column = places.get(gone.name, 1)
        problems.append(Problem(first.code, first.clause, first.data, 1, column))
    return rules, problems


def read_settings(text: str) -> tuple[dict[str, tuple[Setting, int]], list[Problem]]:
    """The values a table's text names, each with its column, before anyone asks whether they fit.

    :returns: the values by name of the house rule, and what cannot be read
    """
    asked: dict[str, tuple[Setting, int]] = {}
    problems: list[Problem] = []
    column = 1
    for part in text.split(","):
        start, column = column, column + len(part) + 1
        name, _, given = part.partition("=")
        settings = _BY_NAME.get(name)
        if settings is None:
            if part == "standard" and text == part:
                continue
            data: dict[str, Value] = {"options": [], "option": part[:40]}
            problems.append(Problem("unknown-option", None, data, 1, start))
            continue
        place = start + len(name) + 1
        try:
            value = settings.read(given)
        except KeyError:
            found = _problem(
                "unknown-value", settings.anchor, settings.anchor, option=name, value=given[:40]
            )
            problems.append(replace(found, line=1, column=place))
            continue
        except OverflowError:
            problems.append(replace(_out_of_range(settings, given[:40]), line=1, column=place))
            continue
        if name in asked:
            found = _problem("repeated-option", settings.anchor, settings.anchor, option=name)
            problems.append(replace(found, line=1, column=start))
            continue
        asked[name] = value, place
    return asked, problems
