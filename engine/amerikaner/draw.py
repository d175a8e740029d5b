"""Tasks by chance: the same kind, level, seed and rules give the same task everywhere.

A deal is dealt and played by chance until moments turn up that the kind can ask about; the
level says which of them are easy enough, or hard enough.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from .actions import PASS, Action, Bid, Discard, Open
from .cards import JOKER_SUIT, PACK, Card, Hand
from .rules import AMERIKANER, STANDARD, Rules, pack
from .state import MAX_SEED, Deal, State
from .tasks import KINDS, ImpossibleTask, Task, right_answers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, TypeVar

    T = TypeVar("T")

LEVELS: Final = (1, 2, 3)
_TRIES: Final = 100


Chance = Callable[[], float]


def draw(kind: str, level: int, seed: int, rules: Rules = STANDARD) -> Task:
    """The task of a seed.

    :param kind: a key of `tasks.KINDS`
    :param level: 1, 2 or 3, from the first steps to all there is
    :param seed: 0…2**53 − 1
    :raises ImpossibleTask: for a kind or level there is not, a seed out of range, or a kind
        that these rules never give a task of, such as discards without a kitty

    >>> task = draw("winner", 1, 7)
    >>> task.state.trick == draw("winner", 1, 7).state.trick
    True
    """
    if kind not in _DRAWN:
        raise ImpossibleTask("kind")
    if level not in LEVELS:
        raise ImpossibleTask("level")
    if not 0 <= seed <= MAX_SEED:
        raise ImpossibleTask("seed")
    # Python promises the same random() for a seed for ever; the rest is built on it here.
    chance = random.Random(seed).random
    # At some tables a level is out of reach, hands being too small, say: then any task will do.
    fallback: Task | None = None
    for _ in range(_TRIES):
        for task in _DRAWN[kind](level, chance, rules):
            if _suits(task, level):
                return task
            fallback = fallback or task
    if fallback is None:
        raise ImpossibleTask("rules")
    return fallback


def _pick(chance: Chance, items: Sequence[T]) -> T:
    return items[int(chance() * len(items))]


def _deal(chance: Chance, rules: Rules) -> State:
    seed = int(chance() * MAX_SEED)
    return State(Deal.shuffled(seed, int(chance() * rules.players), rules))


# Playing by chance, but not against all sense ----------------------------------------------------


def _auction(state: State, chance: Chance, *, bid: bool) -> State:
    """An auction with a few bids; `bid` makes sure that somebody gets the contract."""
    while state.phase == "auction":
        legal = state.legal_actions()
        numbers = [a for a in legal if isinstance(a, Bid) and a.tricks != AMERIKANER]
        action: Action = PASS
        if numbers and chance() < (0.35 if state.contract is not None else 0.5):
            action = numbers[min(int(chance() * 2), len(numbers) - 1)]
        state = state.apply(action)
        if bid and state.phase != "auction" and state.declarer is None:
            break
    return state


def _contract(chance: Chance, rules: Rules) -> State | None:
    """A deal whose auction somebody has won, None where all have passed."""
    state = _auction(_deal(chance, rules), chance, bid=True)
    return None if state.declarer is None else state


def _exchanged(state: State, chance: Chance) -> State:
    """The kitty exchanged for the bidder's lowest cards, some by chance."""
    if state.phase != "discard":
        return state
    assert state.to_act is not None
    held = sorted(state.hand(state.to_act), key=lambda card: (card.rank.index, card.index))
    while True:
        chosen: list[Card] = []
        while len(chosen) < state.rules.kitty_size:
            card = held[int(chance() * chance() * len(held))]
            if card not in chosen:
                chosen.append(card)
        discard = Discard(chosen)
        if not state.leaves_no_call(discard):
            return state.apply(discard)


def _opened(state: State, chance: Chance) -> State | None:
    """The first lead from the longest suit, with its highest card that may be called."""
    if state.phase != "opening":
        return None
    openings = [action for action in state.legal_actions() if isinstance(action, Open)]
    assert state.to_act is not None
    hand = state.hand(state.to_act)

    def worth(opening: Open) -> tuple[int, int, int, float]:
        called = opening.called.rank.index if opening.called is not None else 0
        own = opening.trump is opening.lead.suit
        length = len(hand.in_suit(opening.lead.suit))
        return (int(own), length, called - opening.lead.rank.index, chance())

    return state.apply(max(openings, key=worth))


def _played(state: State, chance: Chance) -> Iterator[State]:
    """Every moment from here to the end of the deal, the cards by chance."""
    while not state.is_over:
        state = state.apply(_pick(chance, state.legal_actions()))
        yield state


def _in_play(chance: Chance, rules: Rules) -> Iterator[State]:
    """The moments of a contract being played."""
    start = _contract(chance, rules)
    if start is None:
        return
    opened = _opened(_exchanged(start, chance), chance)
    if opened is None:
        return
    yield opened
    yield from _played(opened, chance)


def _last(chance: Chance, rules: Rules) -> State | None:
    """A deal played to its end."""
    moments = list(_in_play(chance, rules))
    return moments[-1] if moments and moments[-1].is_over else None


# Each kind ---------------------------------------------------------------------------------------


def _tasks(kind: str, states: list[State], **fields: object) -> Iterator[Task]:
    for state in states:
        try:
            yield Task(kind, state, fields)
        except ImpossibleTask:
            continue


def _from_play(kind: str, **fields: object) -> Callable[[int, Chance, Rules], Iterator[Task]]:
    def draw_some(_level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
        moments = list(_in_play(chance, rules))
        if moments:
            # A start by chance, so that not every task is about the first tricks.
            first = int(chance() * len(moments))
            yield from _tasks(kind, moments[first:] + moments[:first], **fields)

    return draw_some


def _speaker(_level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    moments = _auction(_deal(chance, rules), chance, bid=False).history()
    first = int(chance() * len(moments))
    yield from _tasks("speaker", moments[first:] + moments[:first])


def _may_bid(_level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    moments = _auction(_deal(chance, rules), chance, bid=False).history()
    state = _pick(chance, moments)
    if state.to_act is None:
        return
    seat = state.to_act if chance() < 0.6 else int(chance() * rules.players)
    span = rules.highest_bid - rules.minimum_bid + 4
    number = rules.minimum_bid - 2 + int(chance() * span)
    call = Bid(AMERIKANER) if chance() < 0.12 else Bid(max(1, number))
    yield from _tasks("may-bid", [state], call=call if chance() < 0.9 else PASS, seat=seat)


def _discard(_level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    """The one hand in which it matters: a whole suit among the bidder's cards."""
    spare = rules.hand_size + rules.kitty_size - len(PACK) // 4
    if not 1 <= spare <= rules.kitty_size or len(pack(rules)) != len(PACK):
        return
    suit = int(chance() * 4)
    whole = [card for card in PACK if card.suit.index == suit]
    others = _mixed([card for card in PACK if card.suit.index != suit], chance)
    whole = _mixed(whole, chance)
    bidder = int(chance() * rules.players)
    lent = whole[: rules.kitty_size]
    kitty = lent if chance() < 0.5 else [*lent[:-1], others.pop()]
    own = [card for card in whole if card not in kitty]
    own += [others.pop() for _ in range(rules.hand_size - len(own))]
    hands = [
        own if seat == bidder else [others.pop() for _ in range(rules.hand_size)]
        for seat in range(rules.players)
    ]
    deal = Deal(
        tuple(Hand.of(hand) for hand in hands), Hand.of(kitty), (bidder - 1) % rules.players, rules
    )
    state = State(deal)
    while state.phase == "auction":
        legal = state.legal_actions()
        state = state.apply(legal[1] if state.to_act == bidder and state.contract is None else PASS)
    yield from _tasks("discard", [state])


def _mixed(cards: list[Card], chance: Chance) -> list[Card]:
    mixed = list(cards)
    for i in range(len(mixed) - 1, 0, -1):
        j = int(chance() * (i + 1))
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _ready(chance: Chance, rules: Rules) -> State | None:
    """A bidder about to open."""
    start = _contract(chance, rules)
    if start is None:
        return None
    state = _exchanged(start, chance)
    return state if state.phase == "opening" else None


def _callable(level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    state = _ready(chance, rules)
    if state is None or state.to_act is None:
        return
    opening = _pick(chance, state.legal_actions())
    assert isinstance(opening, Open)
    lead = opening.lead
    hand = state.hand(state.to_act)
    good = [card for card in reversed(PACK) if state.why_illegal(Open(lead, card)) is None]
    own = [card for card in hand if card is not lead]
    if level == 1:
        own = [card for card in own if card.suit is lead.suit] or own
    gone = [card for card in state.discards or () if card.suit is lead.suit]
    elsewhere = [
        c
        for c in pack(rules)
        if c.suit is not lead.suit and c.suit is not JOKER_SUIT and c not in hand
    ]
    offered = {_pick(chance, good), _pick(chance, good), _pick(chance, own)}
    if level > 1:
        offered.add(_pick(chance, elsewhere))
        if gone:
            offered.add(_pick(chance, gone))
    if level > 2:
        offered.add(_pick(chance, good))
    listed = sorted(offered, key=lambda card: (card.suit.index, -card.rank.index))
    yield from _tasks("callable", [state], lead=lead, choices=listed)


def _partner(_level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    state = _ready(chance, rules)
    if state is None:
        return
    opening = _pick(chance, state.legal_actions())
    assert isinstance(opening, Open)
    yield from _tasks("partner", [state], lead=opening.lead, called=opening.called)


def _made(_level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    state = _last(chance, rules)
    if state is not None:
        yield from _tasks("made", [state])


def _points(level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    state = _last(chance, rules)
    if state is None:
        return
    sides = [seat for seat in (state.declarer, state.partner) if seat is not None]
    seat = _pick(chance, sides) if level == 1 else int(chance() * rules.players)
    yield from _tasks("points", [state], seat=seat)


def _end(level: int, chance: Chance, rules: Rules) -> Iterator[Task]:
    """Totals near the target, so that the deal may end the game; at level 3 several at once."""
    state = _last(chance, rules)
    scores = None if state is None else state.scores()
    if state is None or scores is None:
        return
    target = rules.target
    near = 14 if level < 3 else 6
    totals = [
        min(target - 1, target - 1 - int(chance() * near * (1 + seat % 2)))
        for seat in range(rules.players)
    ]
    if level == 3 and chance() < 0.4:
        best, other = (
            max(range(rules.players), key=lambda s: scores[s]),
            int(chance() * rules.players),
        )
        level_with = totals[best] + scores[best] - scores[other]
        totals[other] = min(target - 1, level_with)
    yield from _tasks("end", [state], totals=totals)


_DRAWN: Final[dict[str, Callable[[int, Chance, Rules], Iterator[Task]]]] = {
    "winner": _from_play("winner"),
    "playable": _from_play("playable"),
    "play": _from_play("play", goal="win"),
    "count": _from_play("count"),
    "speaker": _speaker,
    "may-bid": _may_bid,
    "discard": _discard,
    "callable": _callable,
    "partner": _partner,
    "made": _made,
    "points": _points,
    "end": _end,
}
assert list(_DRAWN) == list(KINDS)


# Levels ------------------------------------------------------------------------------------------


def _suits(task: Task, level: int) -> bool:
    """Whether a task is what its level asks for."""
    state = task.state
    match task.kind:
        case "winner":
            return _winner_suits(state, level)
        case "playable" | "play":
            held = len(state.hand(state.to_act if state.to_act is not None else 0))
            few = {1: (2, 5), 2: (4, 8), 3: (6, 9)}[level]
            if not few[0] <= held <= few[1] or state.is_leading:
                return False
            if task.kind == "playable" and level == 1:
                return len(right_answers(task)[0].split(" ")) < held
            return True
        case "count":
            return state.is_leading and sum(state.taken) >= {1: 3, 2: 6, 3: 8}[level]
        case "speaker":
            calls = len(state.calls())
            return calls <= 3 if level == 1 else calls >= 2 + level
        case "may-bid":
            calls = len(state.calls())
            return calls <= 2 if level == 1 else calls >= level
        case "made" | "points" | "end":
            return level > 1 or state.contract != AMERIKANER
    return True


def _winner_suits(state: State, level: int) -> bool:
    """Level 1: no ruff; level 2: a ruff or a discard; level 3: both, or two ruffs."""
    if state.trick_winner is None:
        return False
    cards = [card for _, card in state.trick]
    led, trump = cards[0].suit, state.trump
    ruffs = sum(card.suit is trump and led is not trump for card in cards)
    thrown = sum(card.suit is not led and card.suit is not trump for card in cards)
    if level == 1:
        return ruffs == 0 and thrown <= 1
    return ruffs + thrown >= 1 if level == 2 else ruffs >= 1 and ruffs + thrown >= 2
