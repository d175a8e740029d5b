"""The rules as played at a table: points in the order of a rules page, as ids and numbers.

The words for them live with their language. Every point names the clause or the house rule it
says, and whether it differs from the base game.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import house
from .clauses import Anchor, Clause, Option
from .frozen import dataclass
from .reasons import Value
from .rules import AMERIKANER_POINTS, SETTINGS, STANDARD, Rules, pack, setting_text, stripped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@dataclass(frozen=True, slots=True)
class Point:
    """One rule of a table.

    :ivar id: e.g. ``bids``
    :ivar clause: the clause or house rule that it says
    :ivar data: its numbers and cards
    :ivar changed: whether it is not what the base game says
    """

    id: str
    clause: Anchor
    data: dict[str, Value]
    changed: bool = False

    def as_json(self) -> dict[str, object]:
        """The point as plain JSON values."""
        return {
            "id": self.id,
            "clause": self.clause.value,
            "data": self.data,
            "changed": self.changed,
        }


def chapters(rules: Rules) -> dict[str, list[Point]]:
    """The rules of a table by chapter.

    >>> [point.id for point in chapters(Rules(grand=True))["partner"] if point.changed]
    ['grand']
    """
    return {chapter: _marked(chapter, rules) for chapter in _CHAPTERS}


def options(rules: Rules, asked: dict[str, str]) -> list[dict[str, object]]:
    """Every house rule with what it may be and what it is, as plain JSON values.

    :param asked: values in words as asked for, by name; what is left out is as `rules` has it
    """
    idle = rules.idle()
    changes = rules.changes()
    return [
        {
            "name": settings.name,
            "value": asked.get(
                settings.name, setting_text(changes.get(settings.name, settings.base))
            ),
            "played": setting_text(changes.get(settings.name, settings.base)),
            "base": setting_text(settings.base),
            "values": [setting_text(value) for value in settings.values],
            "lowest": settings.lowest if settings.highest else None,
            "highest": settings.highest or None,
            "changed": settings.name in changes,
            "idle": settings.anchor in idle,
        }
        for settings in SETTINGS
    ]


def numbers(rules: Rules) -> dict[str, int]:
    """The numbers of a table."""
    return {
        "players": rules.players,
        "hand_size": rules.hand_size,
        "kitty_size": rules.kitty_size,
        "tricks": rules.tricks,
        "lowest_bid": rules.minimum_bid,
        "highest_bid": rules.highest_bid,
        "pack": len(pack(rules)),
        "target": rules.target,
        "amerikaner": AMERIKANER_POINTS,
    }


def _marked(chapter: str, rules: Rules) -> list[Point]:
    """The points of a chapter, each marked where the base game does not say the same."""
    base = {(p.id, str(p.data)) for p in _CHAPTERS[chapter](STANDARD)}
    return [
        Point(p.id, p.clause, p.data, (p.id, str(p.data)) not in base)
        for p in _CHAPTERS[chapter](rules)
    ]


def _cards(rules: Rules) -> Iterator[Point]:
    deck = house.source(rules, Clause.DEAL_PACK)
    data: dict[str, Value] = {"players": rules.players, "count": len(pack(rules))}
    if twos := stripped(rules):
        yield Point("pack-twos", deck, {**data, "cards": [card.text for card in twos]})
    elif rules.jokers != "none":
        yield Point("pack-jokers", deck, {**data, "jokers": len(pack(rules)) - 52})
    else:
        yield Point("pack", deck, data)
    yield Point("rank", Clause.DEAL_RANK, {})
    if rules.jokers != "none":
        yield Point("joker-dud" if rules.jokers == "dud" else "joker-top", Option.JOKERS, {})
    yield Point("dealer", Clause.DEAL_DEALER, {})
    dealt = house.source(rules, Clause.DEAL_TWELVE)
    if rules.kitty_size:
        yield Point("deal", dealt, {"count": rules.hand_size, "kitty": rules.kitty_size})
        if house.shows_kitty(rules):
            yield Point("kitty-open", Option.OPEN_KITTY, {})
        else:
            yield Point("kitty-hidden", Clause.DEAL_KITTY, {})
    else:
        yield Point("deal-all", dealt, {"count": rules.hand_size})
    if rules.redeal_claim != "none":
        yield Point(rules.redeal_claim.replace("no-", "claim-"), Option.REDEAL_CLAIM, {})


def _auction(rules: Rules) -> Iterator[Point]:
    yield Point(f"first-{rules.first_to_bid}", house.source(rules, Clause.BID_FIRST), {})
    bids: dict[str, Value] = {"lowest": rules.minimum_bid, "highest": rules.highest_bid}
    yield Point("bids", house.source(rules, Clause.BID_MINIMUM), bids)
    yield Point("higher", Clause.BID_HIGHER, {})
    yield Point(
        "amerikaner", house.source(rules, Clause.BID_AMERIKANER), {"tricks": rules.hand_size}
    )
    yield Point("pass-final", Clause.BID_PASS_FINAL, {})
    all_pass = {"same-dealer": "same", "next-dealer": "next", "pass-round": "round"}[rules.all_pass]
    yield Point(f"all-pass-{all_pass}", house.source(rules, Clause.BID_ALL_PASS), {})
    exchange = house.source(rules, Clause.KITTY_DISCARD)
    if rules.kitty_size:
        yield Point("exchange", exchange, {"count": rules.kitty_size})
    else:
        yield Point("no-exchange", exchange, {})
    if rules.kitty_tricks:
        extra: dict[str, Value] = {"tricks": rules.tricks, "lowest": rules.minimum_bid}
        yield Point("kitty-trick", Option.KITTY_TRICK, extra)


def _partner(rules: Rules) -> Iterator[Point]:
    yield Point("lead", Clause.LEAD_BIDDER, {})
    if rules.free_trump:
        yield Point("trump-free", Option.FREE_TRUMP, {})
    else:
        yield Point("trump-lead", Clause.LEAD_TRUMP, {})
    if rules.grand:
        yield Point("grand", Option.GRAND, {})
    yield Point("call", Clause.CALL_CARD, {})
    yield Point("call-live", Clause.CALL_LIVE, {})
    yield Point("partner", Clause.CALL_OWNER, {})
    yield Point("two-against", house.source(rules, Clause.DEAL_PACK), {"others": rules.players - 2})


def _play(rules: Rules) -> Iterator[Point]:
    yield Point("follow", Clause.PLAY_FOLLOW, {})
    yield Point("winner", Clause.PLAY_WINNER, {})
    if rules.led_two != "no":
        point = "led-two" if rules.led_two == "yes" else "led-two-numbers"
        yield Point(point, Option.LED_TWO, {})
    yield Point("next", Clause.PLAY_NEXT, {})
    played: dict[str, Value] = {"tricks": rules.hand_size}
    yield Point("all-tricks", house.source(rules, Clause.PLAY_ALL), played)
    yield Point("alone", house.source(rules, Clause.PLAY_ALONE), played)


def _scores(rules: Rules) -> Iterator[Point]:
    made = {"equal": "equal", "declarer-double": "double", "partner-half": "half"}
    point = made[rules.contract_points]
    if point == "half" and rules.rounding == "upward":
        point = "half-up"
    yield Point(f"made-{point}", house.source(rules, Clause.SCORE_MADE), {})
    yield Point("defenders", Clause.SCORE_DEFENDER, {})
    yield Point("amerikaner-score", Clause.SCORE_AMERIKANER, {"points": AMERIKANER_POINTS})
    yield Point("end", house.source(rules, Clause.END_52), {"target": rules.target})
    yield Point("shared", Clause.END_SHARED, {})


_CHAPTERS: dict[str, Any] = {
    "cards": _cards,
    "auction": _auction,
    "partner": _partner,
    "play": _play,
    "scores": _scores,
}
