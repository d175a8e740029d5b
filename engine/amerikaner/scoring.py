"""What a finished deal is worth to each player."""

from __future__ import annotations

from collections.abc import Sequence

from .house import contract_points
from .rules import AMERIKANER, AMERIKANER_POINTS, Rules


def score_deal(
    rules: Rules, contract: int, declarer: int, partner: int | None, taken: Sequence[int]
) -> tuple[int, ...]:
    """The score of each seat for one contract that was played to the end.

    Clauses score-made, score-lost, score-over, score-defender, score-amerikaner.

    :param contract: the bid, 1…`rules.highest_bid`, or `AMERIKANER`
    :param declarer: the seat that won the auction
    :param partner: the seat that held the called card; None at Amerikaner
    :param taken: tricks taken by each seat, seat 0 first, summing to `rules.hand_size`; a kitty
        that counts as a trick is added here
    :raises ValueError: when the tricks do not sum up or the partner does not fit the contract

    >>> score_deal(Rules(), 7, 2, 0, [1, 3, 7, 1])
    (7, 3, 7, 1)
    >>> score_deal(Rules(), AMERIKANER, 0, None, [11, 1, 0, 0])
    (-52, 1, 0, 0)
    """
    if len(taken) != rules.players or sum(taken) != rules.hand_size or min(taken) < 0:
        raise ValueError(f"tricks {list(taken)} do not make {rules.hand_size}")
    scores = list(taken)
    if contract == AMERIKANER:
        if partner is not None:
            raise ValueError("no partner at Amerikaner")
        made = is_made(rules, contract, taken[declarer])
        scores[declarer] = AMERIKANER_POINTS if made else -AMERIKANER_POINTS
        return tuple(scores)
    if partner is None or partner == declarer:
        raise ValueError("a numbered contract has a partner other than the declarer")
    made = is_made(rules, contract, taken[declarer] + taken[partner])
    scores[declarer], scores[partner] = contract_points(rules, contract, made)
    return tuple(scores)


def is_made(rules: Rules, contract: int, played: int) -> bool:
    """Whether the contract is made.

    Clauses score-made, play-alone: at Amerikaner only tricks that were played count.

    :param played: tricks the side has taken in play
    """
    if contract == AMERIKANER:
        return played == rules.hand_size
    return played + rules.kitty_tricks >= contract
