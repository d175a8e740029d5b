"""A game: deals one after another until somebody has enough points."""

from __future__ import annotations

from . import house
from .frozen import dataclass, replace
from .rules import STANDARD, Rules
from .state import State


@dataclass(frozen=True, slots=True)
class Match:
    """The score sheet between two deals. Start with ``Match.start()``, go on with `after`.

    :ivar totals: the running total of each seat; may be below zero (clause score-running)
    :ivar dealer: who deals next (clause deal-dealer)
    :ivar deals_scored: how many deals have been played to the end and scored

    >>> match = Match((10, 55, 55, 52), dealer=0)
    >>> match.is_over, match.winners()
    (True, (1, 2))
    """

    totals: tuple[int, ...]
    dealer: int
    rules: Rules = STANDARD
    deals_scored: int = 0

    @classmethod
    def start(cls, dealer: int = 0, rules: Rules = STANDARD) -> Match:
        """A new game: everybody at 0; the first dealer is drawn by lot outside the engine."""
        return cls((0,) * rules.players, dealer, rules)

    @property
    def is_over(self) -> bool:
        """Whether somebody stands at the target or more after a complete deal. Clause end-52."""
        return max(self.totals) >= self.rules.target

    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total, () while the game goes on. Clauses end-52, end-shared.

        Only the totals count: not who bid, nor who reached the target first in seating order.
        """
        if not self.is_over:
            return ()
        best = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    def after(self, state: State) -> Match:
        """The sheet after a deal. A deal thrown in scores nothing.

        Clauses score-running, deal-dealer, bid-all-pass, call-none; house rule option-all-pass.

        :raises ValueError: when the game is over, the deal is not, or it had another dealer or
            other rules
        """
        if self.is_over:
            raise ValueError("the game is over")
        if not state.is_over:
            raise ValueError("the deal is not over")
        if state.rules != self.rules:
            raise ValueError(f"played by {state.rules}, not by {self.rules}")
        if state.deal.dealer != self.dealer:
            raise ValueError(f"seat {self.dealer} was to deal, not {state.deal.dealer}")
        scores = state.scores()
        all_passed = state.result == "all-pass"
        dealer = house.next_dealer(self.rules, self.dealer, scores is not None, all_passed)
        if scores is None:
            return replace(self, dealer=dealer)
        return replace(
            self,
            totals=tuple(total + s for total, s in zip(self.totals, scores, strict=True)),
            dealer=dealer,
            deals_scored=self.deals_scored + 1,
        )
