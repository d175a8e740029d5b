"""What is said of tasks, as web/src/task-words.js says it; a test compares the two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import words

Json = dict[str, Any]

READER = 2
"""The seat of a page's reader: south, whosever cards are seen."""
GOES_ON = ""
"""What stands for "the game goes on" among players to choose."""


def arguments(lang: str, data: Mapping[str, Any], you: int | None) -> words.Args:
    """The arguments of a message, with those that only tasks have."""
    own = {"better", "players", "total", "best"}
    args = words.arguments(lang, {k: v for k, v in data.items() if k not in own}, you)
    if (better := data.get("better")) is not None:
        args["better"] = words.card_name(lang, better)
        for role in words.CARD_ROLES:
            args["better" + role.capitalize()] = words.card_name(lang, better, role)
    if (players := data.get("players")) is not None:
        args["players"] = names(lang, players, you)
    for name in ("total", "best"):
        if name in data:
            args[name] = words.total(data[name])
    return args


def who(lang: str, seat: str | int, you: int | None) -> str:
    """A player's name, or that it is the reader."""
    return words.text(lang, "player-you") if int(seat) == you else words.player(lang, int(seat))


def names(lang: str, seats: Sequence[str], you: int | None) -> str:
    """Players in running text, the reader first."""
    you_first = sorted(seats, key=lambda seat: int(seat) != you)
    return words.join(lang, [who(lang, seat, you) for seat in you_first])


def question(lang: str, task: Json, you: int | None) -> str:
    """What is asked."""
    asked = task["question"]
    return words.text(lang, asked["code"], **arguments(lang, asked["data"], you))


def why(lang: str, reason: Json, you: int | None) -> str:
    """Why an answer is right or wrong: what the rules refuse has its reason elsewhere."""
    code = reason["code"]
    message = code if code.startswith("why-") else f"reason-{code}"
    return words.text(lang, message, **arguments(lang, reason["data"], you))


def hint(lang: str, task: Json, given: Json, you: int | None) -> str:
    """A hint; the last one is the answer."""
    data = dict(given["data"])
    parts = data.pop("answer", None)
    args = arguments(lang, data, you)
    if parts is not None:
        args["answer"] = answer(lang, task, " ".join(parts), you)
    return words.text(lang, given["code"], **args)


def outcome(task: Json, verdict: Json) -> str:
    """``right``, ``wrong``, ``refused``, or ``allowed``: but not what was asked for.

    Only a card is refused: who says that somebody may do what the rules refuse is wrong.
    """
    if verdict["right"]:
        return "right"
    if verdict["verdict"] == "led":
        return "allowed"
    refused = verdict["verdict"] == "refused" and task["form"] in ("cards", "card", "exactly")
    return "refused" if refused else "wrong"


def parts_of(text: str) -> list[str]:
    """The parts of an answer."""
    return text.split(" ") if text else []


def answer(lang: str, task: Json, text: str, you: int | None) -> str:
    """An answer within a sentence, cards in signs."""
    parts, form = parts_of(text), task["form"]
    if form == "yes-no":
        return words.text(lang, f"task-{text}.answer")
    if form == "number":
        return _number(task, text)
    if text == "-":
        return words.text(lang, "task-nobody.answer")
    if form == "players" and not parts:
        return words.text(lang, "task-goes-on.answer")
    if form in ("seat", "players"):
        return names(lang, parts, you)
    if not parts:
        return words.text(lang, "task-no-card")
    return " ".join(words.compact(lang, card) for card in parts)


def choice(lang: str, task: Json, part: str, you: int | None) -> str:
    """A choice by itself, as its button says it."""
    form = task["form"]
    if form == "yes-no":
        return words.text(lang, f"task-{part}")
    if form == "number":
        return _number(task, part)
    if form in ("seat", "players"):
        if part in ("-", GOES_ON):
            return words.text(lang, "task-nobody" if part == "-" else "task-goes-on")
        return who(lang, part, you)
    return words.card_name(lang, part)


def _number(task: Json, part: str) -> str:
    """Points have a sign, counts none."""
    has_signs = any(choice.startswith("-") for choice in task["choices"])
    return words.signed(int(part)) if has_signs else part


def mistake_id(task_id: str, text: str) -> str:
    """The message of a mistake that an answer is known for."""
    return f"mistake-{task_id}-{'_'.join(parts_of(text))}"


def mistake(lang: str, task_id: str, text: str) -> str | None:
    """The mistake that an answer is known for, where it is."""
    message = mistake_id(task_id, text)
    return words.text(lang, message) if words.bundle(lang).has_message(message) else None


def verdict(
    lang: str, task: Json, task_id: str, text: str, given: Json, you: int | None
) -> list[str]:
    """All that is said of an answer, in order."""
    known = mistake(lang, task_id, text)
    led = [words.event_sentence(lang, event, you) for event in given["events"]]
    return [
        words.text(lang, f"verdict-{outcome(task, given)}"),
        words.text(lang, "task-your-answer", answer=answer(lang, task, text, you)),
        *([known] if known else []),
        why(lang, given["why"], you),
        *([words.text(lang, "verdict-led"), *led] if led else []),
    ]


def progress(lang: str, done: int, total: int) -> str:
    """How far a reader is with a lesson."""
    if done >= total:
        return words.text(lang, "task-progress-all", total=total)
    return words.text(lang, "task-progress", done=done, total=total)
