"""Requests, the same in every run, that CPython and Pyodide must answer alike.

Three hundred are about the base game, six hundred about deals by all house rules, the rest about
tasks drawn from a seed.

As a program it prints them, one a line:
``PYTHONPATH=engine python tests/pyodide/requests_to_compare.py > requests.jsonl``.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from amerikaner import AMERIKANER, Bid, Card, Deal, Pass, State, format_link, format_record
from amerikaner.actions import call_text
from amerikaner.draw import LEVELS, draw
from amerikaner.tasks import KINDS, answers, hints

sys.path.append(str(Path(__file__).resolve().parents[2]))

DEALS = 25
"""Twelve requests a deal make three hundred."""
TABLE_DEALS = 200
"""Each by rules of its own, with three requests."""
TASKS = 5
"""Seeds of each kind and level of task."""
DECK = ("kitty", "strip-twos", "jokers")
"""What decides, with the number of players, which cards are dealt."""


def play_out(seed: int) -> State:
    """One deal from the shuffle to its end, by random legal actions."""
    chance = random.Random(seed)
    state = State(Deal.shuffled(seed, dealer=seed % 4))
    # One deal in five is left to an auction by chance; the others begin with a bid, so that they
    # are played.
    if seed % 5:
        state = state.apply(Bid(AMERIKANER) if seed % 10 == 3 else Bid(chance.choice((6, 6, 7, 8))))
        while state.phase == "auction":
            state = state.apply(state.legal_actions()[0])
    while not state.is_over:
        state = state.apply(chance.choice(state.legal_actions()))
    return state


def damaged(text: str, chance: random.Random) -> str:
    """The text with one character changed, taken away or doubled."""
    place = chance.randrange(len(text))
    middle = chance.choice(("", "é", "A", text[place] * 2))
    return text[:place] + middle + text[place + 1 :]


def with_other_dealer(record: str) -> str:
    """The record with another dealer: it can be read, but soon the rules refuse something."""
    dealer = record.partition('[Dealer "')[2][0]
    other = "NESW"["NESW".index(dealer) - 3]
    return record.replace(f'[Dealer "{dealer}"]', f'[Dealer "{other}"]')


def unlikely_action(history: list[State], step: int, chance: random.Random) -> str:
    """A card of the hand to act while cards are played, else something of another time."""
    state = history[step]
    if state.phase == "play" and state.to_act is not None:
        return f"play {chance.choice(list(state.hand(state.to_act))).text}"
    return str(chance.choice(history[1:]).action)


def questions(seed: int) -> Iterator[dict[str, object]]:
    """Twelve requests about one deal."""
    chance = random.Random(1000 + seed)
    state = play_out(seed)
    history = state.history()
    record, link = format_record(state), format_link(state)
    yield {"ask": "deal", "seed": seed, "dealer": seed % 4}
    yield {"ask": "replay", "record": record}
    yield {"ask": "replay", "link": link}
    yield {
        "ask": "score",
        "record": record,
        "totals": [chance.randrange(-30, 52) for _ in range(4)],
    }
    # What was done, whether that seat or another might do it, and something seldom legal there.
    for _ in range(2):
        step = chance.randrange(len(history) - 1)
        action = str(history[step + 1].action)
        yield {"ask": "try", "link": link, "step": step, "action": action}
        yield {
            "ask": "why",
            "link": link,
            "step": step,
            "action": action,
            "seat": chance.randrange(4),
        }
        yield {
            "ask": chance.choice(("why", "try")),
            "record": record,
            "step": step,
            "action": unlikely_action(history, step, chance),
        }
    yield {
        "ask": "replay",
        "record": damaged(record, chance) if seed % 2 else with_other_dealer(record),
    }
    yield {"ask": "replay", "link": damaged(link, chance)}


def questions_of_tables(seed: int) -> Iterator[dict[str, object]]:
    """Three requests about a deal by rules drawn by chance."""
    from tests.engine.plain_reference import table_text
    from tests.engine.random_tables import any_table, play_and_compare, random_table

    chance = random.Random(2000 + seed)
    state, deal = play_and_compare(seed)
    players, history = deal.players, state.history()
    record, link = format_record(state), format_link(state)
    rules = table_text(deal.table)
    # Under other rules, mostly for the same cards: other cards are only refused.
    other = random_table(chance, players)
    while chance.random() < 0.95 and any(other[name] != deal.table[name] for name in DECK):
        other = random_table(chance, players)
    step = chance.randrange(len(history) - 1)
    action = {"step": step, "action": str(history[step + 1].action)}
    unlikely = {"step": step, "action": unlikely_action(history, step, chance)}
    totals = [chance.randrange(-30, deal.table["target"]) for _ in range(players)]
    yield {"ask": "replay", "link": link} if seed % 2 else {"ask": "replay", "record": record}
    yield [
        {"ask": "try", "link": link, **action},
        {"ask": "why", "link": link, **action, "seat": chance.randrange(players)},
        {"ask": "try", "record": record, **unlikely},
        {"ask": "score", "record": record, "totals": totals},
        {"ask": "deal", "seed": seed, "dealer": chance.randrange(players), "rules": rules},
    ][seed % 5]
    yield [
        {"ask": "table", "rules": rules},
        {"ask": "table", "rules": table_text(any_table(chance, players))},
        {"ask": "table", "rules": damaged(rules, chance)},
        {"ask": "under", "record": record, "rules": table_text(other)},
    ][seed % 4]


def questions_of_tasks() -> Iterator[dict[str, object]]:
    """Tasks of every kind and level: the drawing, an answer and the last hint."""
    for kind, level, seed in product(KINDS, LEVELS, range(TASKS)):
        task = draw(kind, level, seed)
        yield {"ask": "draw", "kind": kind, "level": level, "seed": seed}
        asked = {"kind": kind, "level": level, "record": format_record(task.state)}
        asked |= {name: field_text(value) for name, value in task.fields.items()}
        given = answers(task)
        yield {"ask": "check", **asked, "answer": given[seed * 7 % len(given)]}
        yield {"ask": "hint", **asked, "n": len(hints(task))}


def field_text(value: object) -> object:
    """A field of a task as a request writes it."""
    if isinstance(value, Bid | Pass):
        return call_text(value)
    if isinstance(value, Card):
        return value.text
    if isinstance(value, list) and all(isinstance(card, Card) for card in value):
        return " ".join(card.text for card in value)
    return value


def requests() -> list[str]:
    """The requests as JSON text."""
    asked = [question for seed in range(DEALS) for question in questions(seed)]
    for seed in range(TABLE_DEALS):
        asked += questions_of_tables(seed)
    asked += questions_of_tasks()
    return [json.dumps(question, ensure_ascii=False) for question in asked]


if __name__ == "__main__":
    print("\n".join(requests()))
