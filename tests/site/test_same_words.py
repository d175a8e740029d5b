"""The build and the browser lay the same words over the same answers, in every language."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import words
from amerikaner.actions import Bid, Discard, Open, Pass, Play
from amerikaner.cards import PACK
from amerikaner.events import events
from amerikaner.rules import AMERIKANER
from amerikaner.service import answer
from amerikaner.state import Deal, State
from browser_words import in_browser

ROOT = Path(__file__).resolve().parents[2]
HANDS = ROOT / "engine" / "amerikaner" / "hands"
LANGUAGES = words.languages()
READERS = [None, 0, 1, 2, 3]


def replayed() -> list[dict]:
    """Every event and refusal of the worked hands."""
    said = []
    for path in sorted(HANDS.glob("*.hand")):
        reply = answer({"ask": "replay", "record": path.read_text("utf-8")})
        for step in reply["steps"]:
            said.extend(step["events"])
            said.extend(option["reason"] for option in step["options"] if option["reason"])
    return said


def of_every_kind() -> list[dict]:
    """Events and refusals of random deals, until many kinds have been seen."""
    chance = random.Random(52)
    said = {}
    for seed in range(120):
        state = State(Deal.shuffled(seed, seed % 4))
        while not state.is_over:
            attempts = [
                *map(Bid, (AMERIKANER, 5, 6, 9, 13)),
                Pass(),
                *map(Play, chance.sample(PACK, 6)),
                *(Open(*chance.sample(PACK, 2)) for _ in range(4)),
                Open(chance.choice(PACK)),
                Discard(chance.sample(PACK, 3)),
                Discard([PACK[0]] * 4),
            ]
            if state.to_act is not None:
                held = list(state.hand(state.to_act))
                attempts += [Discard(held[:2]), Discard(held[:3] + held[:1]), Play(held[0])]
                if held[1:]:
                    attempts += [Open(held[0], held[1]), Open(held[0])]
            for action in attempts:
                for seat in (None, *range(4)):
                    reason = state.why_illegal(action, seat)
                    if reason:
                        said[json.dumps(reason.as_json(), sort_keys=True)] = reason.as_json()
            if state.phase == "discard":
                state = state.apply(Discard(chance.sample(list(state.hand(state.to_act)), 4)))
            else:
                state = state.apply(chance.choice(state.legal_actions()))
            for event in events(state):
                said[json.dumps(event.as_json(), sort_keys=True)] = event.as_json()
    kept: dict[str, list[dict]] = {}
    for key in sorted(said):
        item = said[key]
        kind = kept.setdefault(item.get("id") or item["code"], [])
        if len(kind) < 25:
            kind.append(item)
    return [item for kind in kept.values() for item in kind]


def rare() -> list[dict]:
    """What chance hardly ever brings: all pass, no card to call, Amerikaner made."""
    said = [
        {"id": "all-pass", "data": {}},
        {"code": "deal-over", "data": {}},
        {"id": "no-call", "data": {"seat": 1}},
        {"id": "amerikaner-made", "data": {"seat": 3, "points": 52}},
        {"code": "no-card-to-call", "data": {"suit": "D"}},
        {"code": "call-discarded", "data": {"card": "7S", "suit": "S"}},
    ]
    for tricks in range(13):
        said.append({"id": "made", "data": {"bid": 6, "tricks": tricks, "over": 1}})
        said.append({"id": "lost", "data": {"bid": 12, "tricks": 0, "short": tricks}})
        said.append({"id": "score", "data": {"seat": 0, "points": tricks - 6}})
    said += [{"id": "play", "data": {"seat": 1, "card": card.text}} for card in PACK]
    said += [{"id": "lead", "data": {"seat": 2, "card": card.text}} for card in PACK]
    said += [{"id": "ruff", "data": {"seat": 2, "card": card.text}} for card in PACK]
    said += [
        {"id": "lead-call", "data": {"seat": s, "lead": a.text, "called": b.text}}
        for s, a, b in zip([0, 1, 2, 3] * 13, PACK, PACK[1:] + PACK[:1], strict=True)
    ]
    return said


@pytest.fixture(scope="module")
def items() -> list[dict]:
    return replayed() + of_every_kind() + rare()


def python_sentence(lang: str, item: dict, you: int | None) -> str:
    if "id" in item:
        return words.event_sentence(lang, item, you)
    return words.reason_sentence(lang, item, you)


def test_every_sentence_is_the_same_in_build_and_browser(items: list[dict]) -> None:
    readers = [(lang, you) for lang in LANGUAGES for you in READERS]
    asked = [(lang, [{"said": item, "you": you} for item in items]) for lang, you in readers]
    for (lang, you), browser in zip(readers, in_browser(asked), strict=True):
        build = [python_sentence(lang, item, you) for item in items]
        assert build == browser


def test_the_kinds_compared_are_those_the_engine_knows(items: list[dict]) -> None:
    seen = {item.get("id") or item["code"] for item in items}
    source = (ROOT / "docs" / LANGUAGES[0] / "ui.ftl").read_text("utf-8")
    known = {
        line.split(" =")[0].partition("-")[2]
        for line in source.splitlines()
        if line.startswith(("event-", "reason-"))
    }
    assert known - seen == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_names_every_clause(lang: str) -> None:
    from amerikaner.clauses import Clause

    names = [words.text(lang, f"clause-{clause.value}") for clause in Clause]
    assert len(set(names)) == len(names)
