"""The questions the site asks, plain JSON in and out.

The build asks them in CPython, the page in Pyodide; the same request gives the same bytes in
both. Whatever comes in, an answer goes out: a fault is ``{"error": {"code", "data"}}``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from . import house, table, tasks
from .actions import (
    CLAIM,
    PASS,
    Action,
    Bid,
    Discard,
    Open,
    Pass,
    Play,
    call_text,
    parse_action,
    parse_call,
    trump_text,
)
from .cards import Card, card_from_text
from .clauses import Clause
from .draw import LEVELS, draw
from .errors import IllegalAction, ImpossibleDeal, NotationError
from .events import events, kitty_trick, side_tricks
from .link import format_link, parse_link
from .match import Match
from .reasons import Reason
from .record import format_record, parse_record
from .rules import (
    AMERIKANER,
    PRESETS,
    STANDARD,
    Rules,
    parse_rules,
    read_rules,
    read_settings,
    setting_text,
)
from .state import MAX_SEED, Deal, State, deal_problems

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, TypeGuard

Json = dict[str, object]

MAX_BRACKETS: Final = 100
"""Lists and objects in one request; more is taken for an attack."""
# An open string reaches to the end, so that hostile text is looked at once, not from each quote.
_STRING = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?$)')
MAX_TOTAL: Final = 1_000_000
"""Running totals beyond ± this are taken for a mistake."""


class _BadRequest(Exception):
    """A request that cannot be answered: ``code`` and ``data`` go into the answer."""

    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


def answer_json(text: str) -> str:
    """Answer a request given as JSON text, in canonical JSON text: sorted keys, no spaces.

    The answer can always be written as UTF-8: a request with half a surrogate pair is refused.
    """
    # A request needs a handful of brackets outside its texts. Thousands of them, one in the
    # other, overflow the stack of Python in the browser, which ends it without an exception.
    if len(re.findall(r"[\[{]", _STRING.sub("", text))) > MAX_BRACKETS:
        return _canonical(_error("unreadable-request"))
    try:
        request = json.loads(text)
    except ValueError:
        return _canonical(_error("unreadable-request"))
    reply = _canonical(answer(request))
    try:
        reply.encode("utf-8")
    except UnicodeEncodeError:
        return _canonical(_error("unreadable-request"))
    return reply


def _canonical(reply: Json) -> str:
    return json.dumps(reply, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def answer(request: object) -> Json:
    """Answer one request; see `ASKS` for what can be asked.

    :param request: a dict with ``ask`` and the fields of that question
    :returns: plain JSON values; ``{"error": {"code", "data"}}`` for a request at fault

    >>> answer({"ask": "deal", "seed": 1})["record"].splitlines()[1]
    '[Dealer "N"]'
    """
    if not isinstance(request, dict):
        return _error("unreadable-request")
    ask = request.get("ask")
    handler = ASKS.get(ask) if isinstance(ask, str) else None
    if handler is None:
        return _error("unknown-ask", ask=ask if isinstance(ask, str) else None)
    try:
        return {"ask": ask, **handler(request)}
    except _BadRequest as fault:
        return _error(fault.code, **fault.data)
    except NotationError as error:
        return _error(error.code, **error.data, line=error.line, column=error.column)
    except ImpossibleDeal as error:
        return _error("impossible-deal", problems=[problem.as_json() for problem in error.problems])
    except IllegalAction as error:
        return _illegal(error)
    except tasks.ImpossibleTask as error:
        return _error("impossible-task", field=error.field)


def _error(code: str, **data: object) -> Json:
    return {"error": {"code": code, "data": data}}


def _illegal(error: IllegalAction) -> Json:
    """The rules refuse an action of the record itself; ``step`` is the last one before it."""
    return _error(
        "illegal-action",
        action=str(error.action),
        step=len(error.state.history()) - 1,
        reason=error.reason.as_json(),
    )


# The questions ---------------------------------------------------------------------------------


def _replay(request: Json) -> Json:
    """``record`` or ``link`` -> every step of the deal, scores and tricks.

    A record that the rules refuse somewhere is replayed up to there, with the ``error``.
    """
    try:
        return replay(_state(request))
    except IllegalAction as error:
        return {**replay(error.state), **_illegal(error)}


def _why(request: Json) -> Json:
    """``record`` or ``link``, ``step``, ``action``, maybe ``seat`` -> legal or the reason.

    A legal discard that would leave no card to call has a ``warning``, a reason in form.
    """
    state, action = _moment(request)
    reason = state.why_illegal(action, _seat(request, state))
    reply: Json = {"legal": reason is None, "reason": reason.as_json() if reason else None}
    if reason is None and isinstance(action, Discard) and state.leaves_no_call(action):
        reply["warning"] = Reason("leaves-no-call", Clause.CALL_NONE, {}).as_json()
    return reply


def _try(request: Json) -> Json:
    """As ``why``; a legal action answers with the replay that leaves the record there."""
    state, action = _moment(request)
    reason = state.why_illegal(action, _seat(request, state))
    if reason is not None:
        return {"legal": False, "reason": reason.as_json()}
    after = state.apply_unchecked(action)
    return {"legal": True, "step": len(after.history()) - 1, **replay(after)}


def _deal(request: Json) -> Json:
    """``seed`` 0…2**53 − 1, ``dealer``, maybe ``rules`` -> record and link of a deal by chance."""
    rules = _rules(request)
    seed = _integer(request, "seed", 0, MAX_SEED)
    dealer = _integer(request, "dealer", 0, rules.players - 1) if "dealer" in request else 0
    state = State(Deal.shuffled(seed, dealer, rules))
    return {"record": format_record(state), "link": format_link(state)}


def _table(request: Json) -> Json:
    """``rules``, a table's text -> what is played there and what of the text cannot be.

    A house rule at fault counts as in the base game, as ``problems`` says; ``options`` tell for
    each what was asked for (``value``) and what is played (``played``).
    """
    text = _text(request, "rules")
    rules, problems = read_rules(text)
    asked = {} if text in PRESETS else read_settings(text)[0]
    return {
        "rules": str(rules),
        "options": table.options(rules, {k: setting_text(v) for k, (v, _) in asked.items()}),
        "presets": {name: str(preset) for name, preset in PRESETS.items()},
        "problems": [problem.as_json() for problem in problems],
        "numbers": table.numbers(rules),
        "chapters": [
            {"id": chapter, "points": [point.as_json() for point in points]}
            for chapter, points in table.chapters(rules).items()
        ],
    }


def _under(request: Json) -> Json:
    """``record`` or ``link`` and ``rules`` -> the same cards and actions under those rules.

    As ``replay``, as far as they allow the actions, with the numbers of the steps whose events
    are not those of the record's own rules in ``differs``.
    """
    own = _state(request)
    deal, rules = own.deal, _rules(request)
    hands = [list(hand) for hand in deal.hands]
    if deal_problems(rules, hands, list(deal.kitty)):
        raise _BadRequest("deal-does-not-fit")
    state = State(Deal(deal.hands, deal.kitty, deal.dealer, rules))
    refused: Json = {}
    for action in own.actions():
        reason = state.why_illegal(action)
        if reason is not None:
            refused = _illegal(IllegalAction(reason, action, state))
            break
        state = state.apply_unchecked(action)
    pairs = zip(own.history(), state.history(), strict=False)
    differs = [n for n, (one, other) in enumerate(pairs) if events(one) != events(other)]
    return {**replay(state), "differs": differs, **refused}


def _task(request: Json) -> Json:
    """``kind``, ``record`` or ``link``, ``step`` and the kind's fields -> the task."""
    return {"task": tasks.as_json(_asked(request))}


def _check(request: Json) -> Json:
    """As ``task``, and ``answer`` -> whether it is right, and why or why not."""
    return tasks.check(_asked(request), _text(request, "answer")).as_json()


def _hint(request: Json) -> Json:
    """As ``task``, and ``n`` from 1 -> that hint; the last one, ``of``, is the answer."""
    task = _asked(request)
    hints = tasks.hints(task)
    number = _integer(request, "n", 1, len(hints))
    reply: Json = {"n": number, "of": len(hints), "hint": hints[number - 1].as_json()}
    if number == len(hints):
        parts = hints[-1].data["answer"]
        assert isinstance(parts, list)
        reply["verdict"] = tasks.check(task, " ".join(parts)).as_json()
    return reply


def _draw(request: Json) -> Json:
    """``kind``, ``level``, ``seed``, maybe ``rules`` -> a task by chance, and how to ask for it."""
    kind = _text(request, "kind")
    if kind not in tasks.KINDS:
        raise _BadRequest("bad-kind", kind=kind[:40], kinds=list(tasks.KINDS))
    level = _integer(request, "level", LEVELS[0], LEVELS[-1])
    seed = _integer(request, "seed", 0, MAX_SEED)
    task = draw(kind, level, seed, _rules(request))
    return {"ask": _asking(task), "task": tasks.as_json(task)}


def _score(request: Json) -> Json:
    """``record`` or ``link`` and ``totals`` before it -> totals after it, the end, the winners."""
    state = _state(request)
    totals = _totals(request, state)
    match = Match(tuple(totals), state.deal.dealer, state.rules)
    if match.is_over:
        raise _BadRequest("game-over", winners=list(match.winners()))
    if state.is_over:
        match = match.after(state)
    scores = state.scores()
    return {
        "scores": None if scores is None else list(scores),
        "totals": list(match.totals),
        "over": match.is_over,
        "winners": list(match.winners()),
        "next_dealer": match.dealer,
    }


ASKS: Final[dict[str, Callable[[Json], Json]]] = {
    "replay": _replay,
    "why": _why,
    "try": _try,
    "under": _under,
    "deal": _deal,
    "table": _table,
    "task": _task,
    "check": _check,
    "hint": _hint,
    "draw": _draw,
    "score": _score,
}
"""What can be asked, by the value of ``ask``."""


# Reading a request -----------------------------------------------------------------------------


def _state(request: Json) -> State:
    record, link = request.get("record"), request.get("link")
    if isinstance(record, str) and link is None:
        return parse_record(record)
    if isinstance(link, str) and record is None:
        return parse_link(link)
    raise _BadRequest("bad-request", field="record")


def _text(request: Json, field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise _BadRequest("bad-request", field=field)
    return value


def _rules(request: Json) -> Rules:
    """The table asked for; the base game where none is named."""
    return parse_rules(_text(request, "rules")) if "rules" in request else STANDARD


def _moment(request: Json) -> tuple[State, Action]:
    """The state at ``step`` and the action tried there."""
    history = _state(request).history()
    step = _integer(request, "step", 0, len(history) - 1)
    text = request.get("action")
    if not isinstance(text, str):
        raise _BadRequest("bad-request", field="action")
    return history[step], parse_action(text)


def _asked(request: Json) -> tasks.Task:
    """The task that a request describes."""
    history = _state(request).history()
    last = len(history) - 1
    step = _integer(request, "step", 0, last) if "step" in request else last
    fields: dict[str, object] = {}
    for name in ("lead", "called"):
        if name in request:
            fields[name] = card_from_text(_text(request, name))
    if "call" in request:
        fields["call"] = parse_call(_text(request, "call"))
    if "choices" in request:
        fields["choices"] = [card_from_text(c) for c in _text(request, "choices").split(" ")]
    fields |= {name: request[name] for name in ("seat", "goal") if name in request}
    if "totals" in request:
        fields["totals"] = _totals(request, history[step])
    return tasks.Task(_text(request, "kind"), history[step], fields)


def _asking(task: tasks.Task) -> Json:
    """The fields of a request for a task, as `_asked` reads them."""
    said: Json = {"kind": task.kind, "record": format_record(task.state)}
    for name, value in task.fields.items():
        if isinstance(value, Card):
            said[name] = value.text
        elif isinstance(value, Bid | Pass):
            said[name] = call_text(value)
        elif name == "choices":
            assert isinstance(value, list)
            said[name] = " ".join(str(card) for card in value)
        else:
            said[name] = value
    return said


def _totals(request: Json, state: State) -> list[int]:
    totals = request.get("totals", [0] * state.rules.players)
    if (
        not isinstance(totals, list)
        or len(totals) != state.rules.players
        or not all(_is_integer(t) and abs(t) <= MAX_TOTAL for t in totals)
    ):
        raise _BadRequest("bad-totals", needed=state.rules.players, highest=MAX_TOTAL)
    return totals


def _seat(request: Json, state: State) -> int | None:
    if request.get("seat") is None:
        return None
    return _integer(request, "seat", 0, state.rules.players - 1)


def _integer(request: Json, field: str, lowest: int, highest: int) -> int:
    value = request.get(field)
    if not _is_integer(value) or not lowest <= value <= highest:
        raise _BadRequest("bad-" + field, lowest=lowest, highest=highest)
    return value


def _is_integer(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


# Writing an answer -----------------------------------------------------------------------------


def replay(state: State) -> Json:
    """Every step that led to a state, as the page shows it.

    See `step` for one step. ``tricks`` are those taken by each seat, ``scores`` one number a
    seat, None while the deal is not over or when it was thrown in.
    """
    history = state.history()
    scores = state.scores()
    calls: list[list[object]] = []
    steps = []
    for number, moment in enumerate(history):
        before = moment.previous
        if before is not None and isinstance(moment.action, Bid | Pass):
            calls = [*calls, [before.to_act, call_text(moment.action)]]
        steps.append(step(number, moment, calls))
    return {
        "record": format_record(state),
        "link": format_link(state),
        "rules": str(state.rules),
        "players": state.rules.players,
        "hand_size": state.rules.hand_size,
        "target": state.rules.target,
        "dealer": state.deal.dealer,
        "steps": steps,
        "scores": None if scores is None else list(scores),
        "tricks": list(state.taken),
        "result": state.result,
    }


def step(number: int, state: State, calls: list[list[object]]) -> Json:
    """One step: what happened, what lies where, and what the seat to act might do.

    ``partner`` stays None until play has shown it. ``kitty_open`` tells whether all may see the
    kitty, ``shown`` whose hand a redeal claim has shown. ``side`` counts the kitty where it is
    a trick (``extra``). ``needed`` are the tricks the side still
    needs, ``reachable`` whether as many are left. ``options`` judges every call in the
    auction, every lead at the opening and every card in play: ``reason`` is None for a legal
    one. Discards have too many combinations to list; ask ``why``.

    :param number: counts from 0, the deal itself
    :param calls: the auction up to here as [seat, call]
    """
    before = state.previous
    scores = state.scores()
    contract = state.contract if state.declarer is not None else None
    side = side_tricks(state)
    needed = reachable = None
    if contract is not None:
        goal = state.rules.hand_size if contract == AMERIKANER else contract
        needed = max(0, goal - side)
        still = state.rules.kitty_tricks - kitty_trick(state) if contract != AMERIKANER else 0
        reachable = needed <= state.rules.hand_size - state.tricks_played + still
    trick = None
    if state.trick:
        complete = state.trick_winner is not None
        trick = {
            "no": state.tricks_played + (not complete),
            "cards": [[seat, card.text] for seat, card in state.trick],
            "winner": state.trick_winner,
        }
    return {
        "n": number,
        "phase": state.phase,
        "action": None if state.action is None else str(state.action),
        "seat": None if before is None else before.to_act,
        "events": [event.as_json() for event in events(state)],
        "to_act": state.to_act,
        "hands": [str(state.hand(seat)) for seat in range(state.rules.players)],
        "kitty_open": house.shows_kitty(state.rules),
        "shown": None if state.shown is None else [state.shown[0], str(state.shown[1])],
        "pass_round": state.is_pass_round,
        "kitty": None if state.kitty is None else str(state.kitty),
        "discards": None if state.discards is None else str(state.discards),
        "calls": calls,
        "declarer": state.declarer,
        "highest": _highest(state),
        "contract": "A" if contract == AMERIKANER else contract,
        "trump": None if state.trump is None else state.trump.letter,
        "called": None if state.called is None else state.called.text,
        "partner": state.partner,
        "trick": trick,
        "taken": list(state.taken),
        "side": side,
        "extra": kitty_trick(state),
        "needed": needed,
        "reachable": reachable,
        "scores": None if scores is None else list(scores),
        "options": _options(state),
    }


def _highest(state: State) -> list[object] | None:
    if state.contract is None:
        return None
    return [state.highest_bidder, call_text(Bid(state.contract))]


def _options(state: State) -> list[Json]:
    if state.to_act is None:
        return []
    if state.phase == "auction":
        numbers = range(state.rules.minimum_bid, state.rules.highest_bid + 1)
        calls: list[Action] = [PASS, *map(Bid, numbers), Bid(AMERIKANER)]
        if state.rules.redeal_claim != "none":
            calls.append(CLAIM)
        return [_option(state, call) for call in calls]
    hand = state.hand(state.to_act)
    if state.phase == "play":
        return [{"card": card.text, **_option(state, Play(card))} for card in hand]
    if state.phase == "opening":
        return [{"card": card.text, **_lead(state, card)} for card in hand]
    return []


def _option(state: State, action: Action) -> Json:
    reason = state.why_illegal(action)
    return {"action": str(action), "reason": reason.as_json() if reason else None}


def _lead(state: State, card: Card) -> Json:
    """A lead by itself: at a number it still wants a called card, which is no fault of the lead."""
    option = _option(state, Open(card))
    reason = option["reason"]
    if isinstance(reason, dict) and reason["code"] == "call-missing":
        option["reason"] = None
        trumps = house.trumps_with(state.rules, card.suit)
        option["trumps"] = [trump_text(trump) for trump in trumps]
    return option
