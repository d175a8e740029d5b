"""The fence ``task``: a question about a moment of a worked hand, answered by the reader.

    ```task
    id: follow-1
    kind: playable
    hand: following
    at: t2-s
    ```

* ``id``: its name, once in the site; a message ``mistake-<id>-<answer>`` names a usual mistake
* ``kind``: a kind of task that the engine knows
* ``hand``: the record, as ``name`` or ``name.line``
* ``at``: the step after which the question is put, named as in the fence ``hand``
* what the kind asks for besides: ``lead``, ``called``, ``call`` (a number, A or pass), ``seat``,
  ``totals``, ``goal``, ``choices``

It becomes an element that asks in the page, and what can be read without script: the question,
the picture in rows, and the answer with its reason, folded up. A fault stops the strict build,
naming page and task. Nothing here knows a rule.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

import yaml

import fences
import hand_fence
import task_words
import words
from amerikaner.record import seat_letters
from amerikaner.service import answer

Json = dict[str, Any]

NEEDED = ("id", "kind", "hand", "at")
CARDS = ("lead", "called", "choices")
FIELDS = {*NEEDED, *CARDS, "call", "seat", "totals", "goal"}
CALLS = {"pass": "-"}
"""Calls that have a name in the fence and a sign in the records."""
FENCE = re.compile(r"^```task\n.*?^```$", re.MULTILINE | re.DOTALL)

_places: dict[tuple[str, str], str] = {}
"""(language, id) -> the page that holds the task."""
_here: Json = {"total": 0, "number": 0}
"""How many tasks the page holds that is being rendered, and how many there have been."""


def forget() -> None:
    """Start anew: a served site builds many times in one process."""
    _places.clear()


def count(markdown: str) -> int:
    """How many tasks a page holds."""
    return len(FENCE.findall(markdown))


def begin(markdown: str, page: str) -> None:
    """A page is about to be rendered."""
    for place in [place for place, where in _places.items() if where == page]:
        del _places[place]
    _here.update(total=count(markdown), number=0)


def format(  # noqa: A001  the name superfences calls it by
    source: str, language: str, css_class: str, options: Json, md: Any, **kwargs: Any
) -> str:
    """The HTML of one fence.

    :raises SuperFencesException: for any fault, naming the page and the task
    """
    lang, page = hand_fence.current["lang"], hand_fence.current["page"]
    _here["number"] += 1
    found = re.search(r"^id: *(\S+)", source, re.MULTILINE)
    name = found[1] if found else f"number {_here['number']}"
    with fences.telling(page, f"task {name}"):
        return render(source, lang, page)


def render(source: str, lang: str, page: str) -> str:
    """The HTML of a fence's body on a page of a language."""
    task_id, ask = read_fence(source)
    if (lang, task_id) in _places:
        raise fences.FenceFault(f"its id stands on {_places[lang, task_id]} already")
    _places[lang, task_id] = page
    task = engine({**ask, "ask": "task"})["task"]
    data: Json = {
        "id": task_id,
        "key": task_id,
        "ask": ask,
        "task": task,
        "rules": fences.beside(lang, page, "rules"),
        "you": task_words.READER,
        "lesson": lesson_of(page),
        "number": _here["number"],
        "total": _here["total"],
    }
    if (words.DOCS / lang / "practice.md").exists():
        data["practice"] = fences.beside(lang, page, "practice")
    return (
        # Within a block, or Markdown takes the element for text and lays a paragraph around it.
        f'<div class="task-frame"><am-task id="task-{escape(task_id)}" data-lang="{lang}"'
        ' data-search-exclude="">'
        f'<div class="am-prerendered">{written(lang, data)}</div>'
        f'<script type="application/json" class="am-answers">{fences.embedded(data)}</script>'
        "</am-task></div>"
    )


def lesson_of(page: str) -> str | None:
    """The lesson that a page holds: lessons/<name>.md."""
    found = re.search(r"/lessons/([\w-]+)\.md$", page)
    return found[1] if found and found[1] != "index" else None


# Reading -----------------------------------------------------------------------------------------


def read_fence(source: str) -> tuple[str, Json]:
    """A fence's id, and the fields of a question to the engine about its task.

    :raises fences.FenceFault: for a field that is missing, unknown or cannot be
    """
    try:
        given = yaml.safe_load(source)
    except yaml.YAMLError as error:
        raise fences.FenceFault(f"its body is not YAML: {error}") from None
    if not isinstance(given, dict):
        raise fences.FenceFault("its body needs lines «field: …»")
    if missing := [field for field in NEEDED if given.get(field) is None]:
        raise fences.FenceFault(f"no line «{missing[0]}: …»")
    if unknown := sorted(set(given) - FIELDS):
        raise fences.FenceFault(f"unknown field {', '.join(map(str, unknown))}")
    if not re.fullmatch(r"[a-z][a-z0-9-]*", str(given["id"])):
        raise fences.FenceFault("its id is not of small letters, digits and hyphens")
    reply = _replay(str(given["hand"]))
    ask: Json = {
        "kind": str(given["kind"]),
        "record": reply["record"],
        "step": hand_fence.step_named(reply, str(given["at"])),
    }
    ask |= {field: str(given[field]) for field in CARDS if field in given}
    ask |= {field: given[field] for field in ("totals", "goal") if field in given}
    if "call" in given:
        ask["call"] = CALLS.get(str(given["call"]), str(given["call"]))
    if "seat" in given:
        seats = seat_letters(reply["players"])
        if str(given["seat"]) not in list(seats):
            raise fences.FenceFault(f"seat {given['seat']} is none of {' '.join(seats)}")
        ask["seat"] = seats.index(str(given["seat"]))
    return str(given["id"]), ask


def _replay(hand: str) -> Json:
    """The engine's answer to a record named as ``name`` or ``name.line``."""
    name, _, line = hand.partition(".")
    lines = hand_fence.records(name)
    line = line or hand_fence.ONLY_LINE
    if line not in lines:
        raise fences.FenceFault(f"no record {hand}.hand")
    return hand_fence.replay(name, line)


def engine(request: Json) -> Json:
    """The engine's answer.

    :raises fences.FenceFault: for a question that the moment does not answer
    """
    reply = answer(request)
    if "error" in reply:
        fault: Any = reply["error"]
        raise fences.FenceFault(f"{fault['code']} {fault['data']}")
    return reply


def solution(ask: Json, task: Json) -> Json:
    """The last hint: a right answer, and the verdict on it."""
    return engine({**ask, "ask": "hint", "n": task["hints"]})


# Without JavaScript ------------------------------------------------------------------------------


def written(lang: str, data: Json) -> str:
    """The question, the picture in rows, what there is to choose from, and the answer folded up."""
    task, rules = data["task"], data["rules"]
    head = words.text(lang, "task-number", n=data["number"], total=data["total"])
    last = solution(data["ask"], task)
    told = task_words.why(lang, last["verdict"]["why"], task_words.READER)
    right = task_words.hint(lang, task, last["hint"], task_words.READER)
    return (
        f'<p class="am-task-head">{escape(head)}</p>'
        f'<p class="am-question">{escape(task_words.question(lang, task, task_words.READER))}</p>'
        f"{picture(lang, task)}{_choices(lang, task)}"
        f'<p class="am-needs-script">{fences.text(lang, "task-no-script")}</p>'
        f'<details class="task-solution"><summary>{fences.text(lang, "task-solution")}</summary>'
        f"<p>{escape(right)} {escape(told)} "
        f"{hand_fence.clause_link(lang, rules, last['verdict']['why'])}</p></details>"
    )


def picture(lang: str, task: Json) -> str:
    """All that may be seen of the deal, in rows of text."""
    shown = task["picture"]
    return (
        f"{_facts(lang, shown)}{_calls(lang, shown)}{_trick(lang, shown)}{_totals(lang, shown)}"
        f"{_hands(lang, shown)}"
    )


def _who(lang: str, seat: int) -> str:
    return task_words.who(lang, seat, task_words.READER)


def _facts(lang: str, shown: Json) -> str:
    def cards(dotted: str) -> str:
        return " ".join(words.compact(lang, card) for card in hand_fence.cards_of(dotted))

    facts: list[tuple[str, str]] = []
    if shown["contract"] is not None:
        side = _who(lang, shown["declarer"])
        if shown["partner"] is not None:
            partner = _who(lang, shown["partner"])
            side = words.text(lang, "fact-side-both", a=side, b=partner)
        facts.append(("fact-contract", f"{_call(lang, str(shown['contract']))} · {side}"))
    if shown["trump"] is not None:
        none = shown["trump"] == "-"
        name = words.text(lang, "fact-no-trump") if none else _suit(lang, shown["trump"])
        facts.append(("fact-trump", name))
    facts += [
        (message, words.compact(lang, shown[name]))
        for message, name in (("task-lead", "lead"), ("fact-called", "called"))
        if shown[name]
    ]
    if shown["contract"] is not None or any(shown["taken"]):
        taken = " · ".join(
            f"{_who(lang, seat)} {tricks}" for seat, tricks in enumerate(shown["taken"])
        )
        facts.append(("fact-tricks", taken))
    facts += [
        (message, cards(shown[name]))
        for message, name in (("fact-kitty", "kitty"), ("fact-discards", "discards"))
        if shown[name] and cards(shown[name])
    ]
    items = "".join(
        f"<div><dt>{fences.text(lang, message)}</dt> <dd>{escape(told)}</dd></div>"
        for message, told in facts
    )
    return f'<dl class="task-facts">{items}</dl>' if items else ""


def _suit(lang: str, suit: str) -> str:
    return f"{words.SYMBOLS[suit]} {words.text(lang, 'suit', suit=suit)}"


def _call(lang: str, call: str) -> str:
    named = {"A": "stepper-amerikaner", "R": "stepper-claim", "-": "stepper-pass"}
    return words.text(lang, named[call]) if call in named else call


def _calls(lang: str, shown: Json) -> str:
    """The auction, where that is what the question is about."""
    if shown["contract"] is not None or shown["trick"] or shown["totals"]:
        return ""
    dealer = f"{words.text(lang, 'badge-dealer')}: {_who(lang, shown['dealer'])}"
    items = [f"{_who(lang, seat)}: {_call(lang, call)}" for seat, call in shown["calls"]]
    return f'<p class="task-row">{escape(" · ".join([dealer, *items]))}</p>'


def _trick(lang: str, shown: Json) -> str:
    if not shown["trick"]:
        return ""
    items = "".join(
        f"<li>{escape(_who(lang, seat))}: "
        f'<span aria-hidden="true">{words.compact(lang, card)}</span>'
        f'<span class="am-hidden">{escape(words.card_name(lang, card))}</span></li>'
        for seat, card in shown["trick"]
    )
    # Who led, and what, in words: a trick is often decided by it.
    seat, card = shown["trick"][0]
    led = {
        "id": "joker-led" if card[1] == words.JOKER else "lead",
        "data": {"seat": seat, "card": card},
    }
    said = words.event_sentence(lang, led, task_words.READER)
    return f'<p class="task-row">{escape(said)}</p><ol class="task-trick">{items}</ol>'


def _totals(lang: str, shown: Json) -> str:
    if shown["totals"] is None:
        return ""
    scores = shown["scores"]
    heads = ["sheet-player", "sheet-before", *(["sheet-deal"] if scores else [])]
    head = "".join(f'<th scope="col">{fences.text(lang, message)}</th>' for message in heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(_who(lang, seat))}</th><td>{words.total(points)}</td>'
        + (f"<td>{words.signed(scores[seat])}</td>" if scores else "")
        + "</tr>"
        for seat, points in enumerate(shown["totals"])
    )
    return f'<table class="am-sheet"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _hands(lang: str, shown: Json) -> str:
    hands = "".join(
        f'<div class="task-hand"><p class="deal-name">{escape(_who(lang, seat))}</p>'
        f"{''.join(hand_fence.suit_rows(lang, hand))}</div>"
        for seat, hand in enumerate(shown["hands"])
        if hand is not None
    )
    return f'<div class="task-hands">{hands}</div>' if hands else ""


def _choices(lang: str, task: Json) -> str:
    """What there is to choose from, where it is not the cards of a hand that is seen."""
    if task["form"] in ("cards", "card", "exactly"):
        seen = [hand for hand in task["picture"]["hands"] if hand is not None]
        if any(set(task["choices"]) <= set(hand_fence.cards_of(hand)) for hand in seen):
            return ""
        items = [words.compact(lang, card) for card in task["choices"]]
        return f'<p class="task-row">{escape(" ".join(items))}</p>'
    goes_on = [task_words.GOES_ON] if task["form"] == "players" else []
    items = [
        task_words.choice(lang, task, part, task_words.READER)
        for part in [*task["choices"], *goes_on]
    ]
    return f'<p class="task-row">{escape(" · ".join(items))}</p>'


# Lessons -----------------------------------------------------------------------------------------


def lessons(lang: str) -> dict[str, int]:
    """The lessons of a language and how many tasks each has."""
    found = {
        path.stem: count(path.read_text(encoding="utf-8"))
        for path in sorted((words.DOCS / lang / "lessons").glob("*.md"))
    }
    return {name: number for name, number in found.items() if number}


def with_progress(lang: str, page: str, content: str) -> str:
    """A page's HTML with the places where a reader's progress is shown.

    Under the title of a lesson, and in the list of lessons beside each of them.
    """
    tasks = lessons(lang)
    own = lesson_of(page)
    if own in tasks:
        line = f'<am-lesson data-lesson="{own}" data-tasks="{tasks[own]}" data-lang="{lang}">'
        return content.replace("</h1>", f"</h1>{line}</am-lesson>", 1)
    if page != f"{lang}/lessons/index.md":
        return content

    def mark(item: re.Match[str]) -> str:
        name = item[2]
        if name not in tasks:
            return item[0]
        return (
            f'{item[1]} <am-lesson data-lesson="{name}" data-tasks="{tasks[name]}"'
            f' data-lang="{lang}" data-quiet=""></am-lesson></li>'
        )

    content = re.sub(r'(<li><a href="([\w-]+)\.html"[^>]*>.*?)</li>', mark, content)
    return content.replace("</h1>", f'</h1><am-lesson data-lang="{lang}"></am-lesson>', 1)
