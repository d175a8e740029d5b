"""Print clause × language × hand × test: where each clause and house rule is shown and pinned.

    python scripts/clause_table.py

Status 1 when there is a hole: a clause without an example in its chapter in some language,
without a test of the engine marked with it, or with an example whose hand does not show it;
for a house rule also a value that no hand plays, or that has no words in some language.
"""

from __future__ import annotations

import ast
import functools
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import hand_fence
import words
from amerikaner import Bid, Clause, Open, Play, State, parse_record, parse_rules
from amerikaner.actions import CLAIM, PASS, Action
from amerikaner.cards import PACK
from amerikaner.events import events
from amerikaner.rules import SETTINGS, Settings, setting_text

TESTS = Path(__file__).resolve().parent.parent / "tests" / "engine"

AT_THE_TABLE = {
    "deal-pack": "the deck in the players' hands",
    "deal-rank": "every trick of every hand",
    "deal-dealer": "the dealer's mark; who deals next",
    "deal-cut": "before the deal",
    "deal-kitty": "the four cards on the table",
    "deal-hidden": "an example shows all hands",
    "deal-misdeal": "the engine deals without a slip",
    "kitty-out": "the cards are gone",
    "call-silent": "what nobody says",
    "play-revoke": "the engine refuses the card",
}
"""Clauses that no event and no refusal can cite: the example's text says what to see."""


replay = functools.cache(hand_fence.replay)
"""The engine's answer to a record: the same hands are looked at again and again here."""


@dataclass(frozen=True)
class Example:
    """An example on a rules page: its fence's fields, its chapter and the clause it follows."""

    options: dict[str, Any]
    chapter: str
    after: str

    @property
    def name(self) -> str:
        """The hand, with the line where it is one of several."""
        lines = self.options["lines"]
        whole = len(lines) == len(hand_fence.records(self.options["name"]))
        return self.options["name"] if whole else f"{self.options['name']}.{'.'.join(lines)}"


@dataclass(frozen=True)
class RulesPage:
    """The rules of a language: the chapter of each clause, and the examples in their order."""

    chapters: dict[str, str]
    examples: list[Example]

    def shown(self, clause: str) -> list[Example]:
        """The examples of a clause within its chapter."""
        chapter = self.chapters.get(clause)
        return [e for e in self.examples if clause in e.options["shows"] and e.chapter == chapter]


def read_rules(text: str) -> RulesPage:
    """The clauses and examples of a rules page, or of the page of house rules, in Markdown.

    There each house rule is a section of its own.
    """
    parts = re.compile(
        r"^## [^\n]*\{#(?P<chapter>[\w-]+)\}$|^\{: #(?P<clause>[\w-]+) \.clause[^}]*\}$"
        r"|^### [^\n]*\{#(?P<option>option-[\w-]+)\}$"
        r"|^```hand\n(?P<fence>.*?)^```$",
        re.MULTILINE | re.DOTALL,
    )
    page = RulesPage({}, [])
    chapter = clause = ""
    for found in parts.finditer(text):
        if found["chapter"]:
            chapter = found["chapter"]
            if chapter.startswith("option-"):
                clause = chapter
                page.chapters[chapter] = chapter
        elif found["option"]:
            chapter = clause = found["option"]
            page.chapters[clause] = chapter
        elif found["clause"]:
            clause = found["clause"]
            page.chapters[clause] = chapter
        else:
            options = hand_fence.read_options(found["fence"])
            if options["view"] == "example":
                page.examples.append(Example(options, chapter, clause))
    return page


RULES = "rules.md"
HOUSE_RULES = "house-rules.md"


def pages(name: str = RULES) -> dict[str, RulesPage]:
    """The rules page, or another, of each language."""
    return {
        lang: read_rules((words.DOCS / lang / name).read_text(encoding="utf-8"))
        for lang in words.languages()
    }


def marked_tests() -> dict[str, list[str]]:
    """The tests of the engine by the clause they are marked with."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for clause in map(ast.literal_eval, mark.args):
                        found.setdefault(clause, []).append(f"{file.name}::{node.name}")
    return found


# What a hand shows -------------------------------------------------------------------------------


def shows(example: Example, clause: str) -> bool:
    """Whether the example's hand bears out what it claims to show."""
    return clause in AT_THE_TABLE or any(
        clause in shown_by(example, line) for line in example.options["lines"]
    )


def shown_by(example: Example, line: str) -> set[str]:
    """The clauses that a line of the example's hand shows from where the example starts."""
    reply = replay(example.options["name"], line)
    at = hand_fence.step_named(reply, example.options["at"])
    totals = example.options["totals"]
    sheet = hand_fence.sheet(reply, totals) if totals else None
    return cited(parse_record(reply["record"]).history(), at) | course(reply, sheet, at)


def cited(moments: list[State], at: int) -> set[str]:
    """The clauses of what happens from a step on, and of what the rules refuse around it."""
    happened = (event.clause.value for moment in moments[at:] for event in events(moment))
    refused = (clause for moment in moments[max(0, at - 1) :] for clause in refusals(moment))
    return set(chain(happened, refused))


def refusals(moment: State) -> Iterator[str]:
    """The anchors cited when everything a player may hit upon is tried at a moment."""
    for action, seat in tries(moment):
        reason = moment.why_illegal(action, seat)
        if reason is not None:
            yield reason.clause.value


def tries(moment: State) -> Iterator[tuple[Action, int | None]]:
    """What may be tried: numbers too low and too high, all calls with all leads, each card."""
    if moment.to_act is None:
        return
    rules, hand = moment.rules, moment.hand(moment.to_act)
    if moment.phase == "auction":
        for tricks in range(rules.minimum_bid - 1, rules.highest_bid + 2):
            yield Bid(tricks), None
        if rules.redeal_claim != "none":
            yield CLAIM, None
        for seat in range(rules.players):
            yield PASS, seat
    elif moment.phase == "opening":
        yield Play(next(iter(hand))), None
        for lead in hand:
            for called in PACK:
                yield Open(lead, called), None
    elif moment.phase == "play":
        for card in hand:
            yield Play(card), None


def course(reply: dict[str, Any], sheet: dict[str, Any] | None, at: int) -> set[str]:
    """The clauses about more than one action: shown by the course of the deal or the sheet."""
    found: set[str] = set()
    if any(
        step["phase"] == "play" and (step["needed"] == 0 or step["reachable"] is False)
        for step in reply["steps"][at:]
    ):
        found.add(Clause.PLAY_ALL)
    if sheet is None:
        return found
    found.add(Clause.SCORE_RUNNING)
    last = {event["id"] for event in reply["steps"][-1]["events"]}
    if sheet["winners"]:
        found.add(Clause.END_52)
    elif "amerikaner-made" in last:
        found.add(Clause.END_NOT_ALWAYS)
    if len(sheet["winners"]) > 1:
        found.add(Clause.END_SHARED)
    return found


# House rules -------------------------------------------------------------------------------------


def played(example: Example) -> Iterator[tuple[str, str]]:
    """The values that the lines of an example play a house rule by, as name and text."""
    for line in example.options["lines"]:
        reply = replay(example.options["name"], line)
        for name, value in parse_rules(reply["rules"]).changes().items():
            yield name, setting_text(value)


def values_to_play(settings: Settings) -> list[str]:
    """The values of a house rule, besides the base one, that a hand has to play."""
    if settings.highest:
        return ["a number"]
    return [setting_text(value) for value in settings.values[1:]]


def plays(example: Example, settings: Settings, value: str) -> bool:
    """Whether an example plays a house rule by a value."""
    found = [text for name, text in played(example) if name == settings.name]
    return bool(found) if value == "a number" else value in found


def marks(example: Example, option: str) -> bool:
    """Whether an example shows what a house rule changes, at the step where it does.

    Its lines tell different things about the same deal, or a step cites the house rule.
    """
    names, totals = example.options, example.options["totals"]
    replies = [replay(names["name"], line) for line in names["lines"]]
    told = [[step["events"] for step in reply["steps"]] for reply in replies]
    sheets = [hand_fence.sheet(reply, totals) for reply in replies] if totals else []
    if any(one != told[0] for one in told) or any(one != sheets[0] for one in sheets):
        return True
    return any(event["clause"] == option for steps in told for step in steps for event in step)


def messages(settings: Settings) -> list[str]:
    """The messages that a language says a house rule with: its name, its values, their effects."""
    name, values = settings.name, [setting_text(value) for value in settings.values]
    if settings.highest:
        listed = [value for value in values if not value.isdigit()]
        counted = [f"effect-{name}-number"] if listed else [f"effect-{name}"]
        values = listed
    else:
        counted = []
    own = [f"{kind}-{name}-{value}" for value in values for kind in ("value", "effect")]
    return [f"option-{name}", f"clause-option-{name}", *own, *counted]


def house_holes(house: dict[str, RulesPage], tests: dict[str, list[str]]) -> list[str]:
    """Everything that is missing about the house rules, a line each."""
    found = []
    for settings in SETTINGS:
        option = settings.anchor.value
        if not tests.get(option):
            found.append(f"{option}: no test of the engine is marked with it")
        for lang, page in house.items():
            found.extend(
                f"{option}: no message {message} in {lang}/house.ftl"
                for message in messages(settings)
                if not words.bundle(lang).has_message(message)
            )
            examples = page.shown(option)
            found.extend(
                f"{option}: {lang}/house-rules.md has no hand in its section with {value}"
                for value in values_to_play(settings)
                if not any(plays(example, settings, value) for example in examples)
            )
            found.extend(
                f"{option}: {example.name} on {lang}/house-rules.md does not show the difference"
                for example in examples
                if not marks(example, option)
            )
    return found


def house_lines(house: dict[str, RulesPage], tests: dict[str, list[str]]) -> Iterator[str]:
    """The table of house rules, a line for each value and hand."""
    for settings in SETTINGS:
        option = settings.anchor.value
        pinned = " ".join(tests.get(option, ["–"]))
        for value in values_to_play(settings):
            hands: dict[str, list[str]] = {}
            for lang, page in house.items():
                for example in page.shown(option):
                    if plays(example, settings, value):
                        hands.setdefault(example.name, []).append(lang)
            for hand, langs in hands.items() or {"–": []}.items():
                yield f"{option + '=' + value:<38} {hand:<24} {' '.join(langs):<16} {pinned}"


# The table ---------------------------------------------------------------------------------------


def holes(rules: dict[str, RulesPage], tests: dict[str, list[str]]) -> list[str]:
    """Everything that is missing, a line each."""
    found = []
    for clause in map(str, Clause):
        if not tests.get(clause):
            found.append(f"{clause}: no test of the engine is marked with it")
        for lang, page in rules.items():
            examples = page.shown(clause)
            if not examples:
                found.append(f"{clause}: no example in its chapter of {lang}/rules.md")
            found.extend(
                f"{clause}: {lang}/rules.md says that {example.name} shows it, but it does not"
                for example in examples
                if not shows(example, clause)
            )
    return found


def lines(rules: dict[str, RulesPage], tests: dict[str, list[str]]) -> Iterator[str]:
    """The table, a line for each clause and hand."""
    yield f"{'clause':<16} {'hand':<24} {'languages':<16} tests"
    for clause in map(str, Clause):
        hands: dict[str, list[str]] = {}
        for lang, page in rules.items():
            for example in page.shown(clause):
                hands.setdefault(example.name, []).append(lang)
        for hand, langs in hands.items() or {"–": []}.items():
            pinned = " ".join(tests.get(clause, ["–"]))
            yield f"{clause:<16} {hand:<24} {' '.join(langs):<16} {pinned}"


def main() -> int:
    """Print the table and what is missing."""
    rules, house, tests = pages(), pages(HOUSE_RULES), marked_tests()
    print("\n".join((*lines(rules, tests), *house_lines(house, tests))))
    missing = holes(rules, tests) + house_holes(house, tests)
    for line in missing:
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
