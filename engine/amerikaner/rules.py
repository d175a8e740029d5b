"""The rules a deal is played by: one frozen record, the base game by default.

Every number of the game that a table may change stands here and nowhere else; the rest of
the engine asks this record. A house rule becomes a further field, its base value first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .cards import PACK
from .clauses import Clause
from .reasons import Problem

AMERIKANER: Final = 0
"""Stands for the Amerikaner bid wherever a number of tricks stands for a numbered one."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of one table.

    >>> Rules().tricks, Rules().highest_bid, Rules().problems()
    (12, 12, [])
    """

    players: int = 4
    hand_size: int = 12
    """Cards dealt to each player; also the number of tricks. Clause deal-twelve."""
    kitty_size: int = 4
    """Cards left over, and how many the bidder lays off. Clauses deal-kitty, kitty-discard."""
    lowest_bid: int = 6
    """Clause bid-minimum."""
    amerikaner_points: int = 52
    """Clause score-amerikaner."""
    target: int = 52
    """Clause end-52."""

    @property
    def tricks(self) -> int:
        """Tricks in a deal. Clause play-all."""
        return self.hand_size

    @property
    def highest_bid(self) -> int:
        """The highest numbered bid: every trick. Clause bid-twelve."""
        return self.hand_size

    def problems(self) -> list[Problem]:
        """What makes these rules impossible, each problem naming its fields; [] if nothing."""
        found: list[Problem] = []
        if not 3 <= self.players <= 6:
            found.append(_problem("players-out-of-range", Clause.DEAL_PACK, "players"))
        if self.hand_size < 1:
            found.append(_problem("hand-size-out-of-range", Clause.DEAL_TWELVE, "hand_size"))
        if self.kitty_size < 0:
            found.append(_problem("kitty-size-out-of-range", Clause.DEAL_KITTY, "kitty_size"))
        if self.players * self.hand_size + self.kitty_size != len(PACK):
            found.append(
                _problem("pack-not-dealt-out", Clause.DEAL_TWELVE, "hand_size", "kitty_size")
            )
        if not 1 <= self.lowest_bid <= self.hand_size:
            found.append(
                _problem("lowest-bid-out-of-range", Clause.BID_MINIMUM, "lowest_bid", "hand_size")
            )
        if self.target < 1:
            found.append(_problem("target-out-of-range", Clause.END_52, "target"))
        return found


def _problem(code: str, clause: Clause, *fields: str) -> Problem:
    return Problem(code, clause, {"fields": list(fields)})


STANDARD: Final = Rules()
PRESETS: Final[dict[str, Rules]] = {"standard": STANDARD}
"""Rules by the name a record gives them."""
