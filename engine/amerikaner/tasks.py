"""Tasks: questions about a moment of a deal, with a verdict for every answer.

A task says what is asked, what may be answered and what the reader may see of the deal; it
never holds its own answer. `check` judges an answer and always says why, right or wrong, by a
code, a clause and the data that prove it; `hint` tells a little more each time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, islice

from . import house
from .actions import Bid, Discard, Open, Pass, Play, call_text, trump_text
from .cards import JOKER_SUIT, Card, Hand
from .clauses import Anchor, Clause, Option
from .events import Event, events, kitty_trick, side_tricks
from .frozen import dataclass, field
from .match import Match
from .reasons import Reason, Value
from .rules import AMERIKANER, pack
from .state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Literal

    Form = Literal["cards", "card", "exactly", "seat", "yes-no", "number", "players"]
    """How a task is answered: any of the choices, one, just so many, a seat, yes or no, a number,
    any set of players."""
    Outcome = Literal["refused", "wrong", "allowed", "led"]
    """What an answer comes to: the rules refuse it; it is not so; it is; it is, and led to more."""

NOBODY: Final = "-"


class ImpossibleTask(ValueError):
    """A question that the moment does not answer; ``field`` names what does not fit."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


@dataclass(frozen=True, slots=True)
class Task:
    """A question about a moment.

    :ivar kind: a key of `KINDS`
    :ivar state: the moment; what comes after it is not known to the task
    :ivar fields: what else the kind asks for, see `KINDS`

    >>> from .record import parse_record
    >>> from .state import Deal
    >>> task = Task("speaker", State(Deal.shuffled(1)))
    >>> choices(task), check(task, "1").right, check(task, "2").why.code
    (['0', '1', '2', '3', '-'], True, 'why-not-next-first')
    """

    kind: str
    state: State
    fields: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ImpossibleTask("kind")
        KINDS[self.kind].fits(self)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth.

    :ivar why: what proves it, for right answers too
    :ivar events: what the answer led to, where it is something that was done
    """

    right: bool
    outcome: Outcome
    why: Reason
    events: tuple[Event, ...] = ()

    def as_json(self) -> dict[str, object]:
        """The verdict as plain JSON values."""
        return {
            "right": self.right,
            "verdict": self.outcome,
            "why": self.why.as_json(),
            "events": [event.as_json() for event in self.events],
        }


def question(task: Task) -> Reason:
    """What is asked: a code, the clause it is about and the data of the sentence."""
    return KINDS[task.kind].question(task)


def form(task: Task) -> Form:
    """How it is answered."""
    return KINDS[task.kind].form


def choices(task: Task) -> list[str]:
    """The parts an answer is made of: cards, seats, numbers, or yes and no."""
    return KINDS[task.kind].choices(task)


def count(task: Task) -> int | None:
    """How many choices make an answer, where the form is ``exactly``."""
    return task.state.rules.kitty_size if form(task) == "exactly" else None


def answers(task: Task) -> list[str]:
    """Every possible answer, in a fixed order."""
    parts = choices(task)
    match form(task):
        case "cards" | "players":
            sizes: Sequence[int] = range(len(parts) + 1)
        case "exactly":
            sizes = [count(task) or 0]
        case _:
            return parts
    return [" ".join(chosen) for size in sizes for chosen in combinations(parts, size)]


def check(task: Task, answer: str) -> Verdict:
    """The verdict on an answer.

    :param answer: choices with blanks between, in their order; "" for none of them
    :raises ImpossibleTask: for a text that is no answer to this task
    """
    chosen = answer.split(" ") if answer else []
    parts = choices(task)
    if [part for part in parts if part in chosen] != chosen:
        raise ImpossibleTask("answer")
    shape = form(task)
    needed = {"cards": None, "players": None, "exactly": count(task)}.get(shape, 1)
    if needed is not None and len(chosen) != needed:
        raise ImpossibleTask("answer")
    return KINDS[task.kind].check(task, chosen)


def right_answers(task: Task) -> list[str]:
    """The answers that are right; more than one where several cards will do."""
    kind = KINDS[task.kind]
    if kind.right is not None:
        return [" ".join(kind.right(task))]
    return [answer for answer in answers(task) if check(task, answer).right]


def hints(task: Task) -> list[Reason]:
    """Hints in order: the rule, then where to look, and last the answer with its reason.

    The last has the code ``hint-answer``; its data hold the parts of a right answer, and
    whether there are several.
    """
    kind = KINDS[task.kind]
    if kind.right is not None:
        found = [" ".join(kind.right(task))]
    else:
        found = list(islice((text for text in answers(task) if check(task, text).right), 2))
    answer = found[0]
    parts: list[str] = answer.split(" ") if answer else []
    told: dict[str, Value] = {"answer": parts, "several": "no" if len(found) == 1 else "yes"}
    given = [Reason("hint-rule", question(task).clause, {}), *kind.hints(task)]
    return [*given, Reason("hint-answer", check(task, answer).why.clause, told)]


# Reading a task ----------------------------------------------------------------------------------


def _seat_to_act(task: Task) -> int:
    if task.state.to_act is None:
        raise ImpossibleTask("step")
    return task.state.to_act


def _seat(task: Task) -> int:
    seat = task.fields.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < task.state.rules.players:
        raise ImpossibleTask("seat")
    return seat


def _card(task: Task, name: str) -> Card:
    card = task.fields.get(name)
    if not isinstance(card, Card):
        raise ImpossibleTask(name)
    return card


def _call(task: Task) -> Bid | Pass:
    call = task.fields.get("call")
    if not isinstance(call, Bid | Pass):
        raise ImpossibleTask("call")
    return call


def _totals(task: Task) -> tuple[int, ...]:
    totals = task.fields.get("totals")
    if not isinstance(totals, list) or len(totals) != task.state.rules.players:
        raise ImpossibleTask("totals")
    return tuple(totals)


def _in_phase(task: Task, *phases: str) -> None:
    if task.state.phase not in phases:
        raise ImpossibleTask("step")


def _texts(cards: Sequence[Card] | Hand) -> list[str]:
    return [card.text for card in cards]


def _yes_no(_: Task) -> list[str]:
    return ["yes", "no"]


# Playing a card ----------------------------------------------------------------------------------


def _playable_fits(task: Task) -> None:
    _in_phase(task, "play")


def _held(task: Task) -> list[str]:
    return _texts(task.state.hand(_seat_to_act(task)))


def _playable_question(task: Task) -> Reason:
    return Reason("task-playable", _why_playable(task).clause, {"seat": task.state.to_act})


def _playable_right(task: Task) -> list[str]:
    return [play.card.text for play in task.state.legal_actions() if isinstance(play, Play)]


def _playable_check(task: Task, chosen: list[str]) -> Verdict:
    state = task.state
    for text in chosen:
        refused = state.why_illegal(Play(Card.parse(text)))
        if refused is not None:
            return Verdict(False, "refused", refused)
    legal = _playable_right(task)
    left_out = [text for text in legal if text not in chosen]
    if left_out:
        clause = _why_playable(task).clause
        return Verdict(False, "wrong", Reason("why-left-out", clause, {"cards": left_out}))
    return Verdict(True, "allowed", _why_playable(task))


def _why_playable(task: Task) -> Reason:
    """Why just these cards may be played."""
    state, seat = task.state, task.state.to_act
    data: dict[str, Value] = {"seat": seat}
    legal = _playable_right(task)
    if state.is_leading:
        return Reason("why-lead", Clause.PLAY_NEXT, data)
    if state.called is not None and legal == [state.called.text] and state.tricks_played == 0:
        return Reason("why-called", Clause.CALL_OWNER, {**data, "card": state.called.text})
    led = state.led_suit
    if led is None:
        return Reason("why-lead", Clause.PLAY_FREE, data)
    if legal == _held(task) and not any(Card.parse(c).suit is led for c in legal):
        return Reason("why-void", Clause.PLAY_FREE, {**data, "suit": led.letter})
    return Reason("why-follow", Clause.PLAY_FOLLOW, {**data, "suit": led.letter, "cards": legal})


def _playable_hints(task: Task) -> list[Reason]:
    found = []
    led = task.state.led_suit
    if led is not None:
        found.append(Reason("hint-led", Clause.PLAY_FOLLOW, {"suit": led.letter}))
    number: dict[str, Value] = {"count": len(_playable_right(task))}
    return [*found, Reason("hint-count", Clause.PLAY_FOLLOW, number)]


def _play_fits(task: Task) -> None:
    _in_phase(task, "play")
    goal = task.fields.get("goal")
    if goal not in (None, "win"):
        raise ImpossibleTask("goal")
    if goal is None:
        return
    # Only the last to play can know.
    if len(task.state.trick) != task.state.rules.players - 1:
        raise ImpossibleTask("step")
    if not any(_wins(task, card) for card in _playable_right(task)):
        raise ImpossibleTask("goal")


def _play_question(task: Task) -> Reason:
    data: dict[str, Value] = {"seat": task.state.to_act}
    if task.fields.get("goal") == "win":
        return Reason("task-play-win", Clause.PLAY_WINNER, data)
    return Reason("task-play", _why_playable(task).clause, data)


def _wins(task: Task, text: str) -> bool:
    after = task.state.apply(Play(Card.parse(text)))
    return after.trick_winner == task.state.to_act


def _play_check(task: Task, chosen: list[str]) -> Verdict:
    state = task.state
    play = Play(Card.parse(chosen[0]))
    refused = state.why_illegal(play)
    if refused is not None:
        return Verdict(False, "refused", refused)
    after = state.apply(play)
    told = tuple(events(after))
    data: dict[str, Value] = {"seat": state.to_act, "card": chosen[0]}
    if task.fields.get("goal") != "win":
        why = _why_playable(task)
        if why.code != "why-called":
            why = Reason("why-played", why.clause, data)
        return Verdict(True, "led", why, told)
    winner = after.trick_winner
    won = next(card for seat, card in after.trick if seat == winner)
    data = {"seat": winner, "card": won.text}
    if winner == state.to_act:
        return Verdict(True, "led", Reason("why-trick-won", Clause.PLAY_WINNER, data), told)
    return Verdict(False, "led", Reason("why-trick-lost", Clause.PLAY_WINNER, data), told)


def _play_hints(task: Task) -> list[Reason]:
    found = _playable_hints(task)[:1] if task.state.led_suit is not None else []
    if task.fields.get("goal") == "win":
        best = [text for text in _playable_right(task) if _wins(task, text)]
        found.append(Reason("hint-count", Clause.PLAY_WINNER, {"count": len(best)}))
    return found


# Tricks ------------------------------------------------------------------------------------------


def _winner_fits(task: Task) -> None:
    if task.state.trick_winner is None:
        raise ImpossibleTask("step")


def _seats(task: Task) -> list[str]:
    return [str(seat) for seat in range(task.state.rules.players)]


def _winner_question(_: Task) -> Reason:
    return Reason("task-winner", Clause.PLAY_WINNER, {})


def _winner_check(task: Task, chosen: list[str]) -> Verdict:
    state = task.state
    seat = int(chosen[0])
    winner = state.trick_winner
    card = dict(state.trick)[seat]
    assert winner is not None
    if seat == winner:
        return Verdict(True, "allowed", _why_wins(state, winner, card))
    return Verdict(False, "wrong", _why_does_not_win(state, card, dict(state.trick)[winner]))


def _why_wins(state: State, winner: int, card: Card) -> Reason:
    clause = _winner_clause(state)
    data: dict[str, Value] = {"seat": winner, "card": card.text}
    if clause is not Clause.PLAY_WINNER:
        code = "why-two" if card.suit is not JOKER_SUIT else "why-highest-joker"
        return Reason(code, clause, data)
    if card.suit is state.trump:
        return Reason("why-highest-trump", clause, data)
    return Reason("why-highest", clause, {**data, "suit": card.suit.letter})


def _winner_clause(state: State) -> Anchor:
    cards = [card for _, card in state.trick]
    if house.two_wins(state.rules, cards, state.contract):
        return Option.LED_TWO
    winner = dict(state.trick)[state.trick_winner if state.trick_winner is not None else 0]
    return Option.JOKERS if winner.suit is JOKER_SUIT else Clause.PLAY_WINNER


def _why_does_not_win(state: State, card: Card, better: Card) -> Reason:
    clause = _winner_clause(state)
    pair: dict[str, Value] = {"card": card.text, "better": better.text}
    if clause is Option.LED_TWO:
        return Reason("why-beaten-by-two", clause, pair)
    if card.suit is JOKER_SUIT and better.suit is not JOKER_SUIT:
        return Reason("why-joker", Option.JOKERS, {"card": card.text})
    if better.suit is JOKER_SUIT:
        return Reason("why-beaten-by-joker", clause, pair)
    led = house.suit_led(state.rules, [played for _, played in state.trick], state.trump)
    if card.suit is better.suit:
        return Reason("why-lower", clause, pair)
    if better.suit is state.trump:
        return Reason("why-trumped", clause, pair)
    assert led is not None
    data: dict[str, Value] = {"card": card.text, "suit": led.letter}
    return Reason("why-off-suit" if state.trump else "why-off-suit-plain", clause, data)


def _winner_hints(task: Task) -> list[Reason]:
    state = task.state
    if state.trump is None:
        return [Reason("hint-trick-plain", Clause.PLAY_WINNER, {})]
    trumps = [card.text for _, card in state.trick if card.suit is state.trump]
    data: dict[str, Value] = {"suit": state.trump.letter, "count": len(trumps)}
    return [
        Reason("hint-trick", Clause.PLAY_WINNER, {}),
        Reason("hint-trump", Clause.PLAY_WINNER, data),
    ]


def _count_fits(task: Task) -> None:
    if task.state.declarer is None or task.state.contract is None:
        raise ImpossibleTask("step")


def _count_question(task: Task) -> Reason:
    return Reason("task-count", Clause.BID_NUMBER, _side(task.state))


def _side(state: State) -> dict[str, Value]:
    data: dict[str, Value] = {"declarer": state.declarer}
    if state.partner is not None:
        data["partner"] = state.partner
    return {**data, "partnerKnown": "no" if state.partner is None else "yes"}


def _count_choices(task: Task) -> list[str]:
    most = sum(task.state.taken) + kitty_trick(task.state)
    return [str(number) for number in range(most + 1)]


def _count_check(task: Task, chosen: list[str]) -> Verdict:
    tricks = side_tricks(task.state)
    data: dict[str, Value] = {**_side(task.state), "tricks": tricks}
    why = Reason("why-side-has", Clause.BID_NUMBER, data)
    right = int(chosen[0]) == tricks
    return Verdict(right, "allowed" if right else "wrong", why)


def _count_hints(task: Task) -> list[Reason]:
    return [Reason("hint-side", Clause.BID_NUMBER, _side(task.state))]


# The auction -------------------------------------------------------------------------------------


def _speaker_fits(task: Task) -> None:
    if task.state.phase == "auction":
        return
    before = task.state.previous
    if before is None or before.phase != "auction":
        raise ImpossibleTask("step")


def _speaker_question(task: Task) -> Reason:
    state = task.state
    clause: Anchor = Clause.BID_END
    if state.action is None:
        clause = house.source(state.rules, Clause.BID_FIRST)
    elif state.contract == AMERIKANER:
        clause = Clause.BID_AMERIKANER
    return Reason("task-speaker", clause, {})


def _speaker_check(task: Task, chosen: list[str]) -> Verdict:
    state = task.state
    running = state.phase == "auction"
    if chosen == [NOBODY]:
        if running:
            data: dict[str, Value] = {"seat": state.to_act}
            return Verdict(False, "wrong", Reason("why-still-on", Clause.BID_END, data))
        return Verdict(True, "allowed", _why_over(state))
    seat = int(chosen[0])
    if not running:
        return Verdict(False, "wrong", _why_over(state))
    if seat == state.to_act:
        return Verdict(True, "allowed", _turn(task, seat, "why-speaks"))
    refused = state.why_illegal(Pass(), seat)
    assert refused is not None
    why = _turn(task, seat, "why-not-next") if refused.code == "not-your-turn" else refused
    return Verdict(False, "refused", why)


def _turn(task: Task, seat: int, code: str) -> Reason:
    """Whose turn it is, by who spoke last or, before the first call, by who dealt."""
    state, clause = task.state, question(task).clause
    calls = state.calls()
    if calls:
        return Reason(code, clause, {"seat": seat, "caller": calls[-1][0]})
    # Another start of the auction is a house rule, which its own page explains.
    first = "-first" if clause is Clause.BID_FIRST else "-house"
    return Reason(code + first, clause, {"seat": seat, "dealer": state.deal.dealer})


def _why_over(state: State) -> Reason:
    if state.contract == AMERIKANER:
        return Reason("over-amerikaner", Clause.BID_AMERIKANER, {})
    if state.contract is None:
        clause = house.source(state.rules, Clause.BID_ALL_PASS)
        return Reason("why-all-passed", clause, {})
    return Reason("why-over", Clause.BID_END, {"seat": state.declarer})


def _speaker_hints(task: Task) -> list[Reason]:
    if question(task).clause is Clause.BID_FIRST:
        return [Reason("hint-first", Clause.BID_FIRST, {"dealer": task.state.deal.dealer})]
    return [Reason("hint-turn", Clause.BID_END, {})]


def _may_bid_fits(task: Task) -> None:
    _in_phase(task, "auction")
    _seat(task)
    _call(task)


def _may_bid_question(task: Task) -> Reason:
    call, data = _call(task), dict[str, Value](seat=_seat(task))
    refused = task.state.why_illegal(call, _seat(task))
    if isinstance(call, Pass):
        clause = refused.clause if refused else Clause.BID_PASS_FINAL
        return Reason("task-may-pass", clause, data)
    clause = Clause.BID_AMERIKANER if call.tricks == AMERIKANER else Clause.BID_HIGHER
    if refused is not None:
        clause = refused.clause
    return Reason("task-may-bid", clause, {**data, "bid": _bid(call)})


def _bid(call: Bid) -> Value:
    return "A" if call.tricks == AMERIKANER else call.tricks


def _may_bid_check(task: Task, chosen: list[str]) -> Verdict:
    call, seat = _call(task), _seat(task)
    refused = task.state.why_illegal(call, seat)
    if refused is not None:
        right = chosen == ["no"]
        return Verdict(right, "allowed" if right else "refused", refused)
    data: dict[str, Value] = {"seat": seat}
    if isinstance(call, Pass):
        why = Reason("why-may-pass", Clause.BID_PASS_FINAL, data)
    else:
        why = Reason("why-may-bid", question(task).clause, {**data, "bid": _bid(call)})
    right = chosen == ["yes"]
    return Verdict(right, "allowed" if right else "wrong", why)


def _may_bid_hints(task: Task) -> list[Reason]:
    contract = task.state.contract
    found = [Reason("hint-order", Clause.DEAL_HIDDEN, {})]
    if contract is not None:
        found.append(Reason("hint-highest", Clause.BID_HIGHER, {"bid": _bid(Bid(contract))}))
    return found


# Kitty, lead and call ----------------------------------------------------------------------------


def _callable_fits(task: Task) -> None:
    _in_phase(task, "opening")
    if task.state.contract == AMERIKANER:
        raise ImpossibleTask("step")
    lead = _card(task, "lead")
    if lead not in task.state.hand(_seat_to_act(task)) or not _callable_right(task):
        raise ImpossibleTask("lead")


def _callable_question(task: Task) -> Reason:
    data: dict[str, Value] = {"seat": task.state.to_act, "card": _card(task, "lead").text}
    return Reason("task-callable", Clause.CALL_CARD, data)


def _callable_choices(task: Task) -> list[str]:
    """The cards put forward; all of the suit that are played with, where none are named."""
    given = task.fields.get("choices")
    if isinstance(given, list) and all(isinstance(card, Card) for card in given):
        return [card.text for card in given]
    suit = _card(task, "lead").suit
    return [c.text for c in reversed(pack(task.state.rules)) if c.suit is suit]


def _callable_right(task: Task) -> list[str]:
    lead = _card(task, "lead")
    legal = {str(action) for action in task.state.legal_actions()}
    return [text for text in _callable_choices(task) if f"open {lead} {text}" in legal]


def _callable_check(task: Task, chosen: list[str]) -> Verdict:
    lead = _card(task, "lead")
    for text in chosen:
        refused = task.state.why_illegal(Open(lead, Card.parse(text)))
        if refused is not None:
            return Verdict(False, "refused", refused)
    right = _callable_right(task)
    left_out = [text for text in right if text not in chosen]
    if left_out:
        why = Reason("why-left-out", Clause.CALL_CARD, {"cards": left_out})
        return Verdict(False, "wrong", why)
    return Verdict(True, "allowed", Reason("why-may-call", Clause.CALL_LIVE, {"cards": right}))


def _callable_hints(task: Task) -> list[Reason]:
    number: dict[str, Value] = {"count": len(_callable_right(task))}
    return [
        Reason("hint-own", Clause.CALL_LIVE, {}),
        Reason("hint-count", Clause.CALL_CARD, number),
    ]


def _partner_fits(task: Task) -> None:
    _in_phase(task, "opening")
    opening = Open(_card(task, "lead"), _card(task, "called"))
    if task.state.why_illegal(opening) is not None:
        raise ImpossibleTask("called")


def _partner_question(task: Task) -> Reason:
    data: dict[str, Value] = {
        "seat": task.state.to_act,
        "lead": _card(task, "lead").text,
        "called": _card(task, "called").text,
    }
    return Reason("task-partner", Clause.CALL_OWNER, data)


def _partner_check(task: Task, chosen: list[str]) -> Verdict:
    seat, called = int(chosen[0]), _card(task, "called")
    data: dict[str, Value] = {"seat": seat, "card": called.text}
    if seat == task.state.declarer:
        return Verdict(False, "wrong", Reason("why-own", Clause.CALL_LIVE, data))
    if called in task.state.hand(seat):
        return Verdict(True, "allowed", Reason("why-holds", Clause.CALL_OWNER, data))
    return Verdict(False, "wrong", Reason("why-not-holder", Clause.CALL_OWNER, data))


def _partner_hints(task: Task) -> list[Reason]:
    data: dict[str, Value] = {"card": _card(task, "called").text}
    return [Reason("hint-search", Clause.CALL_OWNER, data)]


def _discard_fits(task: Task) -> None:
    _in_phase(task, "discard")


def _discard_question(task: Task) -> Reason:
    data: dict[str, Value] = {"seat": task.state.to_act, "count": task.state.rules.kitty_size}
    return Reason("task-discard", Clause.CALL_NONE, data)


def _discard_check(task: Task, chosen: list[str]) -> Verdict:
    discard = Discard(map(Card.parse, chosen))
    refused = task.state.why_illegal(discard)
    if refused is not None:
        return Verdict(False, "refused", refused)
    if task.state.leaves_no_call(discard):
        return Verdict(False, "led", Reason("why-no-call", Clause.CALL_NONE, {}))
    why = Reason("why-call-remains", Clause.CALL_LIVE, {})
    return Verdict(True, "led", why, tuple(events(task.state.apply(discard))))


def _discard_hints(_: Task) -> list[Reason]:
    return [Reason("hint-keep", Clause.CALL_NONE, {})]


# Contract and scores -----------------------------------------------------------------------------


def _made_fits(task: Task) -> None:
    if task.state.result not in ("made", "lost"):
        raise ImpossibleTask("step")


def _contract(state: State) -> Value:
    assert state.contract is not None
    return _bid(Bid(state.contract))


def _made_question(task: Task) -> Reason:
    data: dict[str, Value] = {"declarer": task.state.declarer, "bid": _contract(task.state)}
    alone = task.state.contract == AMERIKANER
    # Neutral: the clause of a contract made, or of one lost, would be half of the answer.
    clause = Clause.SCORE_AMERIKANER if alone else Clause.BID_NUMBER
    return Reason("task-made", clause, data)


def _made_check(task: Task, chosen: list[str]) -> Verdict:
    right = chosen == (["yes"] if task.state.result == "made" else ["no"])
    return Verdict(right, "allowed" if right else "wrong", _why_made(task.state))


def _why_made(state: State) -> Reason:
    made = state.result == "made"
    tricks = side_tricks(state)
    data: dict[str, Value] = {"tricks": tricks, "bid": _contract(state)}
    if state.contract == AMERIKANER:
        code = "why-amerikaner-made" if made else "why-amerikaner-failed"
        return Reason(code, Clause.SCORE_AMERIKANER, data)
    assert state.contract is not None
    if made:
        return Reason("why-made", Clause.SCORE_MADE, data)
    return Reason("why-failed", Clause.SCORE_LOST, {**data, "short": state.contract - tricks})


def _made_hints(task: Task) -> list[Reason]:
    data: dict[str, Value] = {"tricks": side_tricks(task.state)}
    return [
        Reason("hint-side", Clause.BID_NUMBER, _side(task.state)),
        Reason("hint-tricks", Clause.BID_NUMBER, data),
    ]


def _points_fits(task: Task) -> None:
    if task.state.scores() is None:
        raise ImpossibleTask("step")
    _seat(task)


def _points_question(task: Task) -> Reason:
    return Reason("task-points", _scored_by(task.state, _seat(task)), {"seat": _seat(task)})


def _scored_by(state: State, seat: int) -> Anchor:
    """The clause that scores a seat, as the last events cite it."""
    for event in events(state):
        if event.id == "score" and event.data["seat"] == seat:
            return event.clause
    raise AssertionError("a scored deal tells each seat's score")


def _points(task: Task) -> int:
    scores = task.state.scores()
    assert scores is not None
    return scores[_seat(task)]


def _points_choices(task: Task) -> list[str]:
    """The right number among those that a usual mistake leads to."""
    state, seat = task.state, _seat(task)
    right, taken, side = _points(task), state.taken[seat], side_tricks(state)
    numbers = {right, -right, taken, -taken, side, 0}
    if state.contract is not None:
        numbers |= {52, -52} if state.contract == AMERIKANER else {state.contract, -state.contract}
    return [str(number) for number in sorted(numbers)]


def _points_check(task: Task, chosen: list[str]) -> Verdict:
    given, right = int(chosen[0]), _points(task)
    if given == right:
        return Verdict(True, "allowed", _why_points(task))
    return Verdict(False, "wrong", _why_not_points(task, given))


def _is_on_side(task: Task) -> bool:
    state = task.state
    return state.declarer is not None and _seat(task) in (state.declarer, state.partner)


def _why_points(task: Task) -> Reason:
    state, seat = task.state, _seat(task)
    clause = _scored_by(state, seat)
    data: dict[str, Value] = {"points": _points(task), "seat": seat}
    if state.is_pass_round:
        return Reason("why-points-pass-round", clause, data)
    if state.contract == AMERIKANER:
        if seat == state.declarer:
            return Reason("why-points-amerikaner", clause, data)
        if state.result == "made":
            return Reason("why-points-nothing", clause, data)
    if not _is_on_side(task):
        return Reason("why-points-defender", clause, data)
    code = "why-points-side" if state.result == "made" else "why-points-side-lost"
    return Reason(code, clause, {**data, "bid": _contract(state)})


def _why_not_points(task: Task, given: int) -> Reason:
    """The usual mistake behind a wrong number, else the rule that gives the right one."""
    state, right = task.state, _points(task)
    clause = _scored_by(state, _seat(task))
    data: dict[str, Value] = {"points": right, "seat": _seat(task)}
    numbered = _is_on_side(task) and state.contract != AMERIKANER
    if given == -right and given != 0:
        return Reason("why-points-sign", clause, data)
    if numbered and given in (side_tricks(state), state.taken[_seat(task)]):
        return Reason("why-points-not-tricks", clause, {**data, "bid": _contract(state)})
    return _why_points(task)


def _points_hints(task: Task) -> list[Reason]:
    if task.state.declarer is None:
        return []
    if _is_on_side(task):
        return [Reason("hint-tricks", Clause.BID_NUMBER, {"tricks": side_tricks(task.state)})]
    return [Reason("hint-own-tricks", Clause.SCORE_DEFENDER, {"seat": _seat(task)})]


def _end_fits(task: Task) -> None:
    if task.state.scores() is None:
        raise ImpossibleTask("step")
    if max(_totals(task)) >= task.state.rules.target:
        raise ImpossibleTask("totals")


def _after(task: Task) -> Match:
    match = Match(_totals(task), task.state.deal.dealer, task.state.rules)
    return match.after(task.state)


def _end_clause(task: Task) -> Anchor:
    return house.source(task.state.rules, Clause.END_52)


def _end_question(task: Task) -> Reason:
    return Reason("task-end", _end_clause(task), {"target": task.state.rules.target})


def _end_right(task: Task) -> list[str]:
    return [str(seat) for seat in _after(task).winners()]


def _end_check(task: Task, chosen: list[str]) -> Verdict:
    match = _after(task)
    clause, best = _end_clause(task), max(match.totals)
    target: dict[str, Value] = {"target": match.rules.target, "best": best}
    winners = match.winners()
    said = [int(seat) for seat in chosen]
    if not winners:
        if not said:
            return Verdict(True, "allowed", Reason("why-goes-on", clause, target))
        return Verdict(False, "wrong", Reason("why-not-over", clause, target))
    if not said:
        over: dict[str, Value] = {**target, "winner": winners[0]}
        return Verdict(False, "wrong", Reason("why-is-over", clause, over))
    for seat in said:
        if seat not in winners:
            data: dict[str, Value] = {"seat": seat, "total": match.totals[seat], "best": best}
            return Verdict(False, "wrong", Reason("why-not-highest", clause, data))
    for seat in winners:
        if seat not in said:
            data = {"seat": seat, "total": best}
            return Verdict(False, "wrong", Reason("why-left-out-winner", Clause.END_SHARED, data))
    if len(winners) > 1:
        shared: dict[str, Value] = {"players": [str(seat) for seat in winners], "total": best}
        return Verdict(True, "allowed", Reason("why-shared", Clause.END_SHARED, shared))
    won: dict[str, Value] = {"winner": winners[0], "total": best}
    return Verdict(True, "allowed", Reason("why-won", clause, won))


def _end_hints(task: Task) -> list[Reason]:
    data: dict[str, Value] = {"target": task.state.rules.target}
    return [
        Reason("hint-sum", Clause.SCORE_RUNNING, {}),
        Reason("hint-target", _end_clause(task), data),
    ]


# The kinds ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of task asks, judges and hints.

    :ivar fits: raises `ImpossibleTask` where the moment or the fields do not answer it
    :ivar right: the parts of the one right answer, where there is one and it is quick to tell
    :ivar eyes: whose cards the picture shows: the seat to act, everybody's, or nobody's
    """

    form: Form
    fits: Callable[[Task], None]
    question: Callable[[Task], Reason]
    choices: Callable[[Task], list[str]]
    check: Callable[[Task, list[str]], Verdict]
    hints: Callable[[Task], list[Reason]]
    right: Callable[[Task], list[str]] | None = None
    eyes: Literal["own", "all", "none"] = "none"


KINDS: Final[dict[str, Kind]] = {
    "winner": Kind(
        "seat",
        _winner_fits,
        _winner_question,
        _seats,
        _winner_check,
        _winner_hints,
    ),
    "playable": Kind(
        "cards",
        _playable_fits,
        _playable_question,
        _held,
        _playable_check,
        _playable_hints,
        _playable_right,
        "own",
    ),
    "play": Kind("card", _play_fits, _play_question, _held, _play_check, _play_hints, eyes="own"),
    "count": Kind(
        "number", _count_fits, _count_question, _count_choices, _count_check, _count_hints
    ),
    "speaker": Kind(
        "seat",
        _speaker_fits,
        _speaker_question,
        lambda task: [*_seats(task), NOBODY],
        _speaker_check,
        _speaker_hints,
    ),
    "may-bid": Kind(
        "yes-no", _may_bid_fits, _may_bid_question, _yes_no, _may_bid_check, _may_bid_hints
    ),
    "discard": Kind(
        "exactly",
        _discard_fits,
        _discard_question,
        _held,
        _discard_check,
        _discard_hints,
        eyes="own",
    ),
    "callable": Kind(
        "cards",
        _callable_fits,
        _callable_question,
        _callable_choices,
        _callable_check,
        _callable_hints,
        _callable_right,
        "own",
    ),
    "partner": Kind(
        "seat",
        _partner_fits,
        _partner_question,
        _seats,
        _partner_check,
        _partner_hints,
        eyes="all",
    ),
    "made": Kind("yes-no", _made_fits, _made_question, _yes_no, _made_check, _made_hints),
    "points": Kind(
        "number", _points_fits, _points_question, _points_choices, _points_check, _points_hints
    ),
    "end": Kind("players", _end_fits, _end_question, _seats, _end_check, _end_hints, _end_right),
}
"""What can be asked, in the order in which a newcomer meets it."""


# The picture -------------------------------------------------------------------------------------


def picture(task: Task) -> dict[str, object]:
    """All that may be shown with a task: nothing of it gives the answer away.

    Hands are shown as `Kind.eyes` says. Where a trick is complete, its winner has not got it
    yet; where a deal is over, its scores are not there.
    """
    state = task.state
    deal, rules = state.deal, state.rules
    eyes = KINDS[task.kind].eyes
    seat = state.to_act if eyes == "own" else None
    counted = state
    if task.kind == "winner":
        assert state.previous is not None
        counted = state.previous
    shown = [
        str(state.hand(s)) if eyes == "all" or (eyes == "own" and s == seat) else None
        for s in range(rules.players)
    ]
    trick = () if task.kind in ("made", "points", "end", "count") else state.trick
    if state.phase == "play" and state.is_leading and task.kind != "winner":
        trick = ()
    # A newcomer meets tricks before contracts: where one card is asked about, only what
    # decides it is shown. A led two may hang on whether it is Amerikaner.
    plain = task.kind in ("winner", "playable", "play") and bool(trick) and rules.led_two == "no"
    forced = state.tricks_played == 0 and task.kind != "winner"
    side = None if state.declarer is None or plain else side_tricks(counted)
    sees_discards = eyes == "all" or (seat is not None and seat == state.declarer and not plain)
    return {
        "players": rules.players,
        "rules": str(rules),
        "seat": seat,
        "dealer": deal.dealer,
        "hands": shown,
        "counts": [len(state.hand(s)) for s in range(rules.players)],
        "kitty": str(deal.kitty) if house.shows_kitty(rules) else None,
        "discards": str(state.discards) if state.discards and sees_discards else None,
        "calls": [[s, call_text(call)] for s, call in state.calls()],
        "declarer": state.declarer if task.kind != "speaker" and not plain else None,
        "contract": None if plain else _shown_contract(task),
        "trump": _shown_trump(state),
        "called": str(state.called) if state.called and (forced or not plain) else None,
        "partner": None if plain else state.partner,
        "lead": str(task.fields["lead"]) if "lead" in task.fields else None,
        "trick": [[s, card.text] for s, card in trick],
        "taken": [0] * rules.players if plain else list(counted.taken),
        "extra": 0 if plain else kitty_trick(counted),
        "side": None if task.kind in ("count", "made", "points") else side,
        "totals": list(_totals(task)) if task.kind == "end" else None,
        "scores": _shown_scores(task),
        "target": rules.target,
    }


def _shown_contract(task: Task) -> Value:
    state = task.state
    if state.declarer is None or task.kind == "speaker":
        return None
    return _contract(state)


def _shown_trump(state: State) -> str | None:
    """A suit, ``-`` for none, None where it is not known yet."""
    if state.is_pass_round or state.contract == AMERIKANER or state.called is not None:
        return trump_text(state.trump)
    return None


def _shown_scores(task: Task) -> list[int] | None:
    """The deal's scores belong to the sum, not to the answer, where the end is asked about."""
    scores = task.state.scores()
    return list(scores) if task.kind == "end" and scores is not None else None


def as_json(task: Task) -> dict[str, object]:
    """The task as plain JSON values, as the page puts it."""
    return {
        "kind": task.kind,
        "question": question(task).as_json(),
        "form": form(task),
        "choices": choices(task),
        "count": count(task),
        "hints": len(hints(task)),
        "picture": picture(task),
    }
