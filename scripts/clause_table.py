"""Print clause × language × hand × test: where each clause of the rules is shown and pinned.

    python scripts/clause_table.py

Status 1 when there is a hole: a clause without an example in its chapter in some language,
without a test of the engine marked with it, or with an example whose hand does not show it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import hand_fence
import words
from amerikaner import Bid, Clause, Open, Play, State, parse_record
from amerikaner.actions import PASS, Action
from amerikaner.cards import PACK
from amerikaner.events import events

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
    """The clauses and examples of a rules page in Markdown."""
    parts = re.compile(
        r"^## [^\n]*\{#(?P<chapter>[\w-]+)\}$|^\{: #(?P<clause>[\w-]+) \.clause[^}]*\}$"
        r"|^```hand\n(?P<fence>.*?)^```$",
        re.MULTILINE | re.DOTALL,
    )
    page = RulesPage({}, [])
    chapter = clause = ""
    for found in parts.finditer(text):
        if found["chapter"]:
            chapter = found["chapter"]
        elif found["clause"]:
            clause = found["clause"]
            page.chapters[clause] = chapter
        else:
            options = hand_fence.read_options(found["fence"])
            if options["view"] == "example":
                page.examples.append(Example(options, chapter, clause))
    return page


def pages() -> dict[str, RulesPage]:
    """The rules page of each language."""
    return {
        lang: read_rules((words.DOCS / lang / "rules.md").read_text(encoding="utf-8"))
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
    reply = hand_fence.replay(example.options["name"], line)
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
    """The clauses cited when everything a player may hit upon is tried at a moment."""
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
        for tricks in range(rules.lowest_bid - 1, rules.highest_bid + 2):
            yield Bid(tricks), None
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
    rules, tests = pages(), marked_tests()
    print("\n".join(lines(rules, tests)))
    missing = holes(rules, tests)
    for line in missing:
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
