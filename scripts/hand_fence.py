"""The fence ``hand``: a worked hand by name becomes HTML made from the engine's answers.

    ```hand
    name: seven-hearts
    lines: made lost
    seat: S
    ```

* ``name`` (needed): the records engine/amerikaner/hands/<name>.<line>.hand
* ``lines``: which lines, the first one shown first; all of them by name when left out
* ``seat``: the reader's seat, N E S or W; S when left out
* ``view``: ``steps`` (the element that steps through the hand) or ``diagram`` (the deal only)

A fault stops the strict build, naming page and record. Nothing here knows a rule.
"""

from __future__ import annotations

import json
import posixpath
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import yaml
from pymdownx.superfences import SuperFencesException

import words

ENGINE = Path(__file__).resolve().parent.parent / "engine"
sys.path.insert(0, str(ENGINE))

from amerikaner import record_problems  # noqa: E402  the engine is used without installing it
from amerikaner.service import answer  # noqa: E402

HANDS = ENGINE / "amerikaner" / "hands"
SEATS = "NESW"
FIELDS = {"name", "lines", "seat", "view"}

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

    :raises SuperFencesException: for any fault, naming the page; other exceptions would be
        swallowed by superfences and the fence printed as it stands
    """
    try:
        return render(source, current["lang"], current["page"])
    except (HandFault, words.MissingWords, OSError) as fault:
        message = f"{current['page']}: hand: {fault}"
        raise SuperFencesException(message) from fault


class HandFault(Exception):
    """What is wrong with a fence or with the record it names."""


def render(source: str, lang: str, page: str) -> str:
    """The HTML of a fence's body on a page of a language."""
    options = _options(source)
    name = options["name"]
    lines = [(line, _replay(name, line)) for line in options["lines"]]
    if options["view"] == "diagram":
        return diagram(lang, lines[0][1], SEATS.index(options["seat"]))
    return _stepper(lang, page, name, SEATS.index(options["seat"]), lines)


def _options(source: str) -> dict[str, Any]:
    try:
        given = yaml.safe_load(source)
    except yaml.YAMLError as error:
        raise HandFault(f"its body is not YAML: {error}") from None
    if not isinstance(given, dict) or not given.get("name"):
        raise HandFault("its body needs a line «name: …»")
    if unknown := sorted(set(given) - FIELDS):
        raise HandFault(f"unknown field {', '.join(map(str, unknown))}")
    name = str(given["name"])
    known = sorted(path.name.split(".")[1] for path in HANDS.glob(f"{name}.*.hand"))
    if not known:
        raise HandFault(f"no record {name}.*.hand")
    lines = str(given.get("lines", " ".join(known))).split()
    if missing := [line for line in lines if line not in known]:
        raise HandFault(f"no record {name}.{missing[0]}.hand")
    options = {"name": name, "lines": lines, "seat": str(given.get("seat", "S"))}
    options["view"] = str(given.get("view", "steps"))
    if options["seat"] not in SEATS or len(options["seat"]) != 1:
        raise HandFault(f"seat {options['seat']} is none of N E S W")
    if options["view"] not in ("steps", "diagram"):
        raise HandFault(f"view {options['view']} is neither steps nor diagram")
    return options


def _replay(name: str, line: str) -> Answer:
    path = HANDS / f"{name}.{line}.hand"
    record = path.read_text(encoding="utf-8")
    if problems := record_problems(record):
        told = "; ".join(
            f"{p.line}:{p.column}: {p.code} [{p.clause}] {dict(p.data)}" for p in problems
        )
        raise HandFault(f"{path.name}: {told}")
    return answer({"ask": "replay", "record": record})


# The element -------------------------------------------------------------------------------------


def _stepper(lang: str, page: str, name: str, seat: int, lines: list[tuple[str, Answer]]) -> str:
    here = posixpath.dirname(page)
    rules = posixpath.relpath(f"{lang}/rules.html", here)
    data = {
        "title": words.note(lang, name, "title"),
        "rules": rules,
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
    # "<" is escaped so that no text of a record can end the script element.
    quoted = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    quoted = quoted.replace("<", "\\u003c")
    root = posixpath.relpath(".", here) + "/"
    return (
        f'<div class="hand-frame"><am-hand data-hand="{escape(name)}" data-seat="{seat}"'
        f' data-lang="{lang}" data-root="{root}" data-search-exclude="">'
        f'<script type="application/json" class="am-answers">{quoted}</script>'
        f'<div class="am-prerendered">{_written_out(lang, seat, data)}</div>'
        "</am-hand></div>"
    )


def _turning_point(lines: list[tuple[str, Answer]]) -> dict[str, Any] | None:
    """The first step that differs, and the card each line plays there."""
    if len(lines) < 2:
        return None
    for steps in zip(*(reply["steps"] for _, reply in lines), strict=False):
        if len({step["action"] for step in steps}) > 1:
            cards = {
                line: step["action"].rpartition(" ")[2]
                for (line, _), step in zip(lines, steps, strict=True)
            }
            return {"step": steps[0]["n"], "cards": cards}
    return None


def note_key(step: Answer) -> str:
    """The id of a step's explanation: ``deal``, ``a1`` …, ``discard``, ``t3-w``."""
    action = step["action"]
    if action is None:
        return "deal"
    if action.startswith("discard"):
        return "discard"
    if action == "pass" or action.startswith("bid"):
        return f"a{len(step['calls'])}"
    return f"t{step['trick']['no']}-{SEATS[step['seat']].lower()}"


def _notes(lang: str, name: str, line: str, reply: Answer) -> dict[str, str]:
    """The explanation of every step: the line's own, else the one all lines share."""
    found = {}
    for step in reply["steps"]:
        key = note_key(step)
        own = f"{line}-{key}"
        message = own if words.has_note(lang, name, own) else key
        found[str(step["n"])] = words.note(lang, name, message)
    return found


# Without JavaScript ------------------------------------------------------------------------------


def _written_out(lang: str, you: int, data: Answer) -> str:
    """The deal as a diagram and every step in words: for print, search engines and no script."""
    first = data["lines"][0]["answer"]
    parts = [
        # The element hides this once it is alive.
        f'<p class="am-needs-script">{_text(lang, "no-javascript")}</p>',
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
    note = escape(notes[str(step["n"])])
    return f'<li>{told} <span class="am-note">{note}</span></li>'


def clause_link(lang: str, rules: str, event: Answer) -> str:
    """A link from an event to its clause on the rules page."""
    name = escape(words.text(lang, f"clause-{event['clause']}"))
    return f'<a class="am-clause" href="{escape(rules)}#{event["clause"]}">({name})</a>'


# The diagram -------------------------------------------------------------------------------------


def diagram(lang: str, reply: Answer, you: int) -> str:
    """The four hands around the kitty as they were dealt, the reader in seat `you`.

    Rows of text, so that it can be read aloud, copied, enlarged and printed.
    """
    step = reply["steps"][0]
    hands = "".join(
        f'<div class="deal-hand deal-{SEATS[seat].lower()}">'
        f'<p class="deal-name">{_seat_name(lang, seat, you)}'
        f"{_dealer_badge(lang, seat == reply['dealer'])}</p>"
        f"{''.join(_suit_rows(lang, hand))}</div>"
        for seat, hand in enumerate(step["hands"])
    )
    kitty = ""
    if step["kitty"]:
        cards = " ".join(words.compact(lang, card) for card in _cards(step["kitty"]))
        spoken = words.join(lang, [words.card_name(lang, c) for c in _cards(step["kitty"])])
        kitty = (
            f'<div class="deal-kitty"><p class="deal-name">{_text(lang, "fact-kitty")}</p>'
            f'<p class="deal-row"><span aria-hidden="true">{escape(cards)}</span>'
            f'<span class="am-hidden">{escape(spoken)}</span></p></div>'
        )
    label = _text(lang, "diagram-label")
    return f'<figure class="deal-diagram" aria-label="{label}">{hands}{kitty}</figure>'


def _text(lang: str, message: str) -> str:
    return escape(words.text(lang, message))


def _seat_name(lang: str, seat: int, you: int) -> str:
    sides = ("north", "east", "south", "west")
    name = words.text(lang, "player-you") if seat == you else words.player(lang, seat)
    return f"{escape(name)}, {_text(lang, sides[seat])}"


def _dealer_badge(lang: str, is_dealer: bool) -> str:
    return f' <span class="am-badge">{_text(lang, "badge-dealer")}</span>' if is_dealer else ""


def _suit_rows(lang: str, hand: str) -> Iterator[str]:
    """A hand suit by suit in the order ♠ ♥ ♣ ♦, so that the colours alternate."""
    by_suit = dict(zip("SHDC", hand.split("."), strict=True))
    for suit in "SHCD":
        ranks = " ".join(words.rank_index(lang, rank) for rank in by_suit[suit]) or "–"
        name = escape(words.text(lang, "suit", suit=suit))
        yield (
            f'<p class="deal-row"><span class="deal-suit deal-{suit}" aria-hidden="true">'
            f'{words.SYMBOLS[suit]}</span><span class="am-hidden">{name}: </span>'
            f"{escape(ranks)}</p>"
        )


def _cards(hand: str) -> list[str]:
    return [
        rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks
    ]
