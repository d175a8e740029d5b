"""The fence ``hand``: a worked hand by name becomes HTML made from the engine's answers.

    ```hand
    name: seven-hearts
    lines: made lost
    seat: S
    ```

* ``name`` (needed): the record engine/amerikaner/hands/<name>.hand, or one a line:
  <name>.<line>.hand
* ``lines``: which lines, the first one shown first; all of them by name when left out
* ``seat``: the reader's seat, N E S or W with four players, else its number; S or 2 when left out
* ``view``: ``steps`` (the element that steps through the hand), ``diagram`` (the deal only) or
  ``example`` (folded up; what steps through it is loaded when a reader opens it)

An example has more fields:

* ``at``: where it starts: a number of steps, ``deal``, ``a3`` (the third call), ``discard``,
  ``open`` (the first card), ``t2`` (the first card of trick 2), ``t2-w`` (West's card) or ``end``
* ``shows``: the clauses of the rules and the house rules it is there for
* ``totals``: what the players had before the deal, seat by seat, for a score sheet at its end

A fault stops the strict build, naming page and record. Nothing here knows a rule.
"""

from __future__ import annotations

import posixpath
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import yaml

import fences
import words

ENGINE = Path(__file__).resolve().parent.parent / "engine"
sys.path.insert(0, str(ENGINE))

from amerikaner import Clause, record_problems  # noqa: E402  used without installing it
from amerikaner.clauses import Option  # noqa: E402
from amerikaner.record import seat_letters  # noqa: E402
from amerikaner.service import answer  # noqa: E402

HANDS = ENGINE / "amerikaner" / "hands"
COMPASS = ("north", "east", "south", "west")
"""The sides of a table of four; with others a side has no name."""
VIEWS = ("steps", "diagram", "example")
FIELDS = {"name", "lines", "seat", "view"}
EXAMPLE_FIELDS = {"at", "shows", "totals"}
ONLY_LINE = "main"
"""The line of a hand that has one: <name>.hand."""
TRUTHS = {True: ("on", "yes"), False: ("off", "no")}
"""Lines whose names YAML takes for something else."""
WRITTEN = 8
"""Steps of an example that are written out: two tricks."""

current: dict[str, Any] = {"lang": None, "page": None}
"""The page being rendered; set by the site's hook before each page."""

Answer = dict[str, Any]


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Any
) -> bool:
    """Accept the fence whatever stands in its header: faults are told by `format`."""
    attrs.update(inputs)
    return True


def format(  # noqa: A001  the name superfences calls it by
    source: str, language: str, css_class: str, options: dict[str, Any], md: Any, **kwargs: Any
) -> str:
    """The HTML of one fence.

    :raises SuperFencesException: for any fault, naming the page
    """
    with fences.telling(current["page"], "hand"):
        return render(source, current["lang"], current["page"])


class HandFault(fences.FenceFault):
    """What is wrong with a fence or with the record it names."""


def render(source: str, lang: str, page: str) -> str:
    """The HTML of a fence's body on a page of a language."""
    options = read_options(source)
    name = options["name"]
    lines = [(line, replay(name, line)) for line in options["lines"]]
    if options["view"] == "diagram":
        return diagram(lang, lines[0][1], options["seat"])
    if options["view"] == "example":
        return _example(lang, page, options, lines)
    return _stepper(lang, page, name, options["seat"], lines)


def read_options(source: str) -> dict[str, Any]:
    """The fields of a fence's body, each with its value or what stands for it when left out.

    :raises HandFault: for a field, record, line, seat, clause or total that cannot be
    """
    try:
        given = yaml.safe_load(source)
    except yaml.YAMLError as error:
        raise HandFault(f"its body is not YAML: {error}") from None
    if not isinstance(given, dict) or not given.get("name"):
        raise HandFault("its body needs a line «name: …»")
    view = str(given.get("view", "steps"))
    if view not in VIEWS:
        raise HandFault(f"view {view} is none of {', '.join(VIEWS)}")
    fields = FIELDS | EXAMPLE_FIELDS if view == "example" else FIELDS
    if unknown := sorted(set(given) - fields):
        raise HandFault(f"unknown field {', '.join(map(str, unknown))}")
    name = str(given["name"])
    known = records(name)
    if not known:
        raise HandFault(f"no record {name}.hand or {name}.*.hand")
    asked = given.get("lines", " ".join(known))
    if isinstance(asked, bool):  # to YAML a line «on» or «no» by itself is a truth
        asked = next((name for name in TRUTHS[asked] if name in known), asked)
    lines = str(asked).split()
    if missing := [line for line in lines if line not in known]:
        raise HandFault(f"no record {name}.{missing[0]}.hand")
    seats = seat_letters(replay(name, lines[0])["players"])
    seat = str(given.get("seat", seats[2]))
    if seat not in seats or len(seat) != 1:
        raise HandFault(f"seat {seat} is none of {' '.join(seats)}")
    shows = given.get("shows", [])
    if wrong := [clause for clause in shows if clause not in {*Clause, *Option}]:
        raise HandFault(f"no clause {wrong[0]}")
    return {
        "name": name,
        "lines": lines,
        "seat": seats.index(seat),
        "view": view,
        "at": str(given.get("at", 0)),
        "shows": shows,
        "totals": given.get("totals"),
    }


def records(name: str) -> dict[str, Path]:
    """The records of a hand by line."""
    if (only := HANDS / f"{name}.hand").exists():
        return {ONLY_LINE: only}
    return {path.name.split(".")[1]: path for path in sorted(HANDS.glob(f"{name}.*.hand"))}


def replay(name: str, line: str) -> Answer:
    """The engine's answer to a record.

    :raises HandFault: naming everything that is wrong with it
    """
    path = records(name)[line]
    record = path.read_text(encoding="utf-8")
    if problems := record_problems(record):
        told = "; ".join(
            f"{p.line}:{p.column}: {p.code} [{p.clause}] {dict(p.data)}" for p in problems
        )
        raise HandFault(f"{path.name}: {told}")
    return answer({"ask": "replay", "record": record})


# The element -------------------------------------------------------------------------------------


def _stepper(lang: str, page: str, name: str, seat: int, lines: list[tuple[str, Answer]]) -> str:
    data = {
        "title": words.note(lang, name, "title"),
        "rules": fences.beside(lang, page, "rules"),
        "turning": _turning_point(lines),
        "lines": [
            {
                "id": line,
                "title": words.note(lang, name, f"line-{line}"),
                "answer": reply,
                "notes": _notes(lang, name, line, reply),
            }
            for line, reply in lines
        ],
    }
    return (
        f'<div class="hand-frame"><am-hand data-hand="{escape(name)}" data-seat="{seat}"'
        f' data-lang="{lang}" data-search-exclude="">'
        # What can be read comes first: a browser shows it while the rest is on its way.
        f'<div class="am-prerendered">{_written_out(lang, seat, data)}</div>'
        f'<script type="application/json" class="am-answers">{fences.embedded(data)}</script>'
        "</am-hand></div>"
    )


def _turning_point(lines: list[tuple[str, Answer]]) -> dict[str, Any] | None:
    """The first step that differs, and the card each line plays there.

    There is no such card where the lines are played by different rules: then these differ.
    """
    if len(lines) < 2:
        return None
    one_table = len({reply["rules"] for _, reply in lines}) == 1
    for steps in zip(*(reply["steps"] for _, reply in lines), strict=False):
        if one_table and len({step["action"] for step in steps}) > 1:
            cards = {
                line: step["action"].rpartition(" ")[2]
                for (line, _), step in zip(lines, steps, strict=True)
            }
            return {"step": steps[0]["n"], "cards": cards}
        if not one_table and any(_told(step) != _told(steps[0]) for step in steps):
            return {"step": steps[0]["n"], "cards": {}}
    return None


def _told(step: Answer) -> Answer:
    return {key: step[key] for key in ("action", "events", "scores")}


def note_key(step: Answer) -> str:
    """The id of a step's explanation: ``deal``, ``a1`` …, ``claim``, ``discard``, ``t3-w``.

    With other than four players it is the seat's number: ``t3-5``.
    """
    action = step["action"]
    if action is None:
        return "deal"
    if action.startswith("discard"):
        return "discard"
    if action == "claim":
        return action
    if action == "pass" or action.startswith("bid"):
        return f"a{len(step['calls'])}"
    seat = seat_letters(len(step["hands"]))[step["seat"]].lower()
    return f"t{step['trick']['no']}-{seat}"


def _notes(lang: str, name: str, line: str, reply: Answer) -> dict[str, str]:
    """The explanation of every step: the line's own, else the one all lines share."""
    found = {}
    for step in reply["steps"]:
        key = note_key(step)
        own = f"{line}-{key}"
        message = own if words.has_note(lang, name, own) else key
        found[str(step["n"])] = words.note(lang, name, message)
    return found


# An example --------------------------------------------------------------------------------------


def _example(lang: str, page: str, options: dict[str, Any], lines: list[tuple[str, Answer]]) -> str:
    """A folded example: its steps in words, and what examples.js needs to bring it to life."""
    name, seat = options["name"], options["seat"]
    several = len(records(name)) > 1
    title = words.note(lang, name, "title")
    summary = words.text(lang, "example-summary", title=title)
    if several and len(lines) == 1:
        line_title = words.note(lang, name, f"line-{lines[0][0]}")
        summary = words.text(lang, "example-summary-line", title=title, line=line_title)
    own = f"text-{lines[0][0]}"
    text = words.note(
        lang, name, own if len(lines) == 1 and words.has_note(lang, name, own) else "text"
    )
    at = step_named(lines[0][1], options["at"])
    data: Answer = {"rules": fences.beside(lang, page, "rules"), "at": at, "lines": []}
    if turning := _turning_point(lines):
        data["turning"] = turning
    for line, reply in lines:
        kept: Answer = {
            "id": line,
            "notes": _notes_there_are(lang, name, line, reply["steps"][at:]),
        }
        if len(lines) > 1:
            kept["title"] = words.note(lang, name, f"line-{line}")
        if options["totals"]:
            kept["sheet"] = sheet(reply, options["totals"])
        data["lines"].append(kept)
    # All lines are about one deal, so it stands there once.
    written = "" if at else diagram(lang, lines[0][1], seat)
    written += "".join(
        _some_steps(lang, seat, line, reply, data)
        for line, (_, reply) in zip(data["lines"], lines, strict=True)
    )
    return (
        f'<details class="hand-example" data-hand="{escape(name)}" data-seat="{seat}"'
        f' data-lines="{" ".join(line for line, _ in lines)}" data-lang="{lang}"'
        ' data-search-exclude="">'
        f"<summary>{escape(summary)}</summary>"
        f'<p class="hand-example-text">{escape(text)}</p>'
        f'<div class="am-prerendered">{written}</div>'
        f'<script type="application/json">{fences.embedded(data)}</script>'
        "</details>"
    )


def step_named(reply: Answer, name: str) -> int:
    """The number of the step that a fence's ``at`` names.

    :raises HandFault: when the hand has no such step
    """
    steps = reply["steps"]
    if name == "end":
        return len(steps) - 1
    for step in steps:
        trick = step["trick"]
        first = trick is not None and len(trick["cards"]) == 1
        names = {str(step["n"]), note_key(step)}
        if first:
            names.add(f"t{trick['no']}")
        if first and trick["no"] == 1:
            names.add("open")
        if name in names:
            return step["n"]
    raise HandFault(f"no step {name}")


def sheet(reply: Answer, totals: list[int]) -> Answer:
    """The score sheet after a deal, as the engine counts it.

    :raises HandFault: for totals that nobody can have before a deal
    """
    score = answer({"ask": "score", "record": reply["record"], "totals": totals})
    if "error" in score or score["scores"] is None:
        raise HandFault(f"totals {totals}: {score.get('error', 'the deal is not scored')}")
    return {
        "before": totals,
        "scores": score["scores"],
        "after": score["totals"],
        "winners": score["winners"],
        "target": reply["target"],
    }


def _notes_there_are(lang: str, name: str, line: str, steps: list[Answer]) -> dict[str, str]:
    """As `_notes`, for steps that need no explanation each."""
    found = {}
    for step in steps:
        key = note_key(step)
        for message in (f"{line}-{key}", key):
            if words.has_note(lang, name, message):
                found[str(step["n"])] = words.note(lang, name, message)
                break
    return found


def _some_steps(lang: str, you: int, line: Answer, reply: Answer, data: Answer) -> str:
    """The steps of a line from where the example starts, and its score sheet."""
    at = data["at"]
    parts = []
    if len(data["lines"]) > 1:
        parts.append(f'<p class="am-line-title"><strong>{escape(line["title"])}</strong></p>')
    steps = reply["steps"][at : at + WRITTEN]
    items = "".join(_step(lang, you, step, line["notes"], data["rules"]) for step in steps)
    parts.append(f'<ol class="am-written" start="{at + 1}">{items}</ol>')
    if "sheet" in line:
        parts.append(_sheet_table(lang, you, line["sheet"]))
    return "".join(parts)


def _sheet_table(lang: str, you: int, kept: Answer) -> str:
    head = "".join(
        f'<th scope="col">{fences.text(lang, message)}</th>'
        for message in ("sheet-player", "sheet-before", "sheet-deal", "sheet-after")
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(_who(lang, seat, you))}</th>'
        f"<td>{words.total(before)}</td><td>{words.signed(points)}</td>"
        f"<td>{words.total(after)}</td></tr>"
        for seat, (before, points, after) in enumerate(
            zip(kept["before"], kept["scores"], kept["after"], strict=True)
        )
    )
    said = escape(sheet_sentence(lang, kept, you))
    return (
        f'<table class="am-sheet"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        f"<p>{said}</p>"
    )


def sheet_sentence(lang: str, kept: Answer, you: int) -> str:
    """Who has won the game, or that it goes on."""
    winners = kept["winners"]
    if not winners:
        return words.text(lang, "sheet-goes-on", target=kept["target"])
    if len(winners) > 1:
        you_first = sorted(winners, key=lambda seat: seat != you)
        names = words.join(lang, [_who(lang, seat, you) for seat in you_first])
        return words.text(lang, "sheet-shared", players=names)
    data = {"winner": winners[0], "points": kept["after"][winners[0]]}
    return words.text(lang, "sheet-won", **words.arguments(lang, data, you))


# Without JavaScript ------------------------------------------------------------------------------


def _written_out(lang: str, you: int, data: Answer) -> str:
    """The deal as a diagram and every step in words: for print, search engines and no script."""
    first = data["lines"][0]["answer"]
    parts = [
        # The element hides this once it is alive.
        f'<p class="am-needs-script">{fences.text(lang, "no-javascript")}</p>',
        diagram(lang, first, you),
    ]
    start = 0
    for line in data["lines"]:
        parts.append(f'<p class="am-line-title"><strong>{escape(line["title"])}</strong></p>')
        if start:
            parts.append(f"<p>{escape(words.text(lang, 'line-parts', n=start))}</p>")
        steps = line["answer"]["steps"][start:]
        items = "".join(_step(lang, you, step, line["notes"], data["rules"]) for step in steps)
        parts.append(f'<ol class="am-written" start="{start + 1}">{items}</ol>')
        if data["turning"]:
            start = data["turning"]["step"]
    return "".join(parts)


def _step(lang: str, you: int, step: Answer, notes: dict[str, str], rules: str) -> str:
    told = " ".join(
        f"{escape(words.event_sentence(lang, event, you))} {clause_link(lang, rules, event)}"
        for event in step["events"]
    )
    note = notes.get(str(step["n"]))
    if note is None:
        return f"<li>{told}</li>"
    return f'<li>{told} <span class="am-note">{escape(note)}</span></li>'


def clause_link(lang: str, rules: str, event: Answer) -> str:
    """A link from an event to its clause on the rules page."""
    clause = event["clause"]
    name = escape(words.text(lang, f"clause-{clause}"))
    page = rules
    if clause.startswith("option-"):  # house rules have a page of their own, beside the rules
        page = posixpath.join(posixpath.dirname(rules), "house-rules.html")
    return f'<a class="am-clause" href="{escape(page)}#{clause}">({name})</a>'


# The diagram -------------------------------------------------------------------------------------


def diagram(lang: str, reply: Answer, you: int) -> str:
    """The hands around the kitty as they were dealt, the reader in seat `you`.

    Rows of text, so that it can be read aloud, copied, enlarged and printed.
    """
    step = reply["steps"][0]
    players = reply["players"]
    four = players == len(COMPASS)
    hands = "".join(
        f'<div class="deal-hand deal-{seat_letters(players)[seat].lower()}">'
        f'<p class="deal-name">{_seat_name(lang, seat, you, four)}'
        f"{_dealer_badge(lang, seat == reply['dealer'])}</p>"
        f"{''.join(suit_rows(lang, hand))}</div>"
        for seat, hand in enumerate(step["hands"])
    )
    kitty = ""
    if left_over := cards_of(step["kitty"]):
        cards = " ".join(words.compact(lang, card) for card in left_over)
        spoken = words.join(lang, [words.card_name(lang, card) for card in left_over])
        kitty = (
            f'<div class="deal-kitty"><p class="deal-name">{fences.text(lang, "fact-kitty")}</p>'
            f'<p class="deal-row"><span aria-hidden="true">{escape(cards)}</span>'
            f'<span class="am-hidden">{escape(spoken)}</span></p></div>'
        )
    label = fences.text(lang, "diagram-label") if four else _label(lang, players)
    shape = "" if four else " deal-many"
    return f'<figure class="deal-diagram{shape}" aria-label="{label}">{hands}{kitty}</figure>'


def _label(lang: str, players: int) -> str:
    return escape(words.text(lang, "diagram-label-players", count=players))


def _seat_name(lang: str, seat: int, you: int, four: bool) -> str:
    name = escape(_who(lang, seat, you))
    return f"{name}, {fences.text(lang, COMPASS[seat])}" if four else name


def _who(lang: str, seat: int, you: int) -> str:
    return words.text(lang, "player-you") if seat == you else words.player(lang, seat)


def _dealer_badge(lang: str, is_dealer: bool) -> str:
    return (
        f' <span class="am-badge">{fences.text(lang, "badge-dealer")}</span>' if is_dealer else ""
    )


def suit_rows(lang: str, hand: str) -> Iterator[str]:
    """A hand suit by suit in the order ♠ ♥ ♣ ♦, so that the colours alternate."""
    by_suit = _by_suit(hand)
    for suit in "SHCD":
        ranks = " ".join(words.rank_index(lang, rank) for rank in by_suit[suit]) or "–"
        name = escape(words.text(lang, "suit", suit=suit))
        yield (
            f'<p class="deal-row"><span class="deal-suit deal-{suit}" aria-hidden="true">'
            f'{words.SYMBOLS[suit]}</span><span class="am-hidden">{name}: </span>'
            f"{escape(ranks)}</p>"
        )
    if jokers := by_suit.get(words.JOKER):
        stars = " ".join(words.SYMBOLS[words.JOKER] for _ in jokers)
        spoken = words.join(lang, [words.card_name(lang, rank + words.JOKER) for rank in jokers])
        yield (
            f'<p class="deal-row"><span aria-hidden="true">{stars}</span>'
            f'<span class="am-hidden">{escape(spoken)}</span></p>'
        )


def _by_suit(hand: str) -> dict[str, str]:
    """The ranks of a dotted hand by suit; a fifth part are the jokers."""
    return dict(zip("SHDC" + words.JOKER, hand.split("."), strict=False))


def cards_of(hand: str) -> list[str]:
    """The cards of a dotted hand."""
    return [rank + suit for suit, ranks in _by_suit(hand).items() for rank in ranks]
