"""A reader of lessons who uses the keyboard alone, and what a screen reader has to say to them."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

import task_fence
import task_words
import words
from amerikaner import service, tasks
from stepping import read

Json = dict[str, Any]


# The tasks of a lesson, as the engine judges them ------------------------------------------------


@functools.cache
def asks(lesson: str) -> dict[str, Json]:
    """The questions of a lesson by the tasks' ids."""
    text = (words.DOCS / "no" / "lessons" / f"{lesson}.md").read_text(encoding="utf-8")
    fences = (
        fence.partition("\n")[2].removesuffix("```") for fence in task_fence.FENCE.findall(text)
    )
    return dict(map(task_fence.read_fence, fences))


@functools.cache
def task_of(lesson: str, name: str) -> Json:
    return task_fence.engine({**asks(lesson)[name], "ask": "task"})["task"]


def verdict_of(lesson: str, name: str, given: str) -> Json:
    return task_fence.engine({**asks(lesson)[name], "ask": "check", "answer": given})


@functools.cache
def right(lesson: str, name: str) -> str:
    """A right answer to a task."""
    last = task_fence.solution(asks(lesson)[name], task_of(lesson, name))
    return " ".join(last["hint"]["data"]["answer"])


@functools.cache
def wrong(lesson: str, name: str) -> str | None:
    """A wrong answer: the mistake that has a name where there is one; None where all are right."""
    asked = service._asked(asks(lesson)[name])
    text = (words.DOCS / "no" / "lessons.ftl").read_text(encoding="utf-8")
    named = re.findall(rf"^mistake-{name}-([\w-]*) =", text, re.MULTILINE)
    answers = [*(each.replace("_", " ") for each in named), *tasks.answers(asked)]
    return next((given for given in answers if not tasks.check(asked, given).right), None)


def told(lang: str, lesson: str, name: str, given: str) -> str:
    """What is said of an answer, to the eye."""
    verdict = verdict_of(lesson, name, given)
    task = task_of(lesson, name)
    return " ".join(task_words.verdict(lang, task, name, given, verdict, task_words.READER))


# Keys --------------------------------------------------------------------------------------------


def task(page: Page, name: str) -> Locator:
    return page.locator(f"#task-{name}")


def live(page: Page, name: str) -> Locator:
    return task(page, name).locator("> .am-sr")


def focused(page: Page) -> Json:
    """What has the focus: its task, card, value, and what it does."""
    return page.evaluate(
        """() => {
            const here = document.activeElement;
            const { card = null, do: does = null } = here.dataset ?? {};
            const task = here.closest("am-task")?.id.replace("task-", "") ?? null;
            return { task, card, does, value: here.tagName === "INPUT" ? here.value : null };
        }"""
    )


def tab_to(page: Page, name: str, fits: Any) -> Json:
    """Press Tab until something of a task has the focus."""
    for _ in range(80):
        here = focused(page)
        if here["task"] == name and fits(here):
            return here
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach it: {focused(page)}")


def answer_by_keys(page: Page, lesson: str, name: str, given: str) -> None:
    """Choose an answer and check it, by the keys that a task says it has."""
    form = task_of(lesson, name)["form"]
    parts = task_words.parts_of(given)
    if form in ("cards", "card", "exactly"):
        _choose_cards(page, name, parts)
    elif form == "players":
        _choose_players(page, name, parts)
    else:
        _choose_one(page, name, given)
    tab_to(page, name, lambda here: here["does"] == "check")
    page.keyboard.press("Enter")


def _back_to(page: Page, name: str, fits: Any) -> None:
    """Go back with Shift+Tab to the choices, from the buttons after them."""
    here = focused(page)
    while here["task"] == name and not fits(here):
        page.keyboard.press("Shift+Tab")
        here = focused(page)


def _choose_cards(page: Page, name: str, cards: list[str]) -> None:
    is_card = lambda here: here["card"] is not None  # noqa: E731
    _back_to(page, name, is_card)
    tab_to(page, name, is_card)
    pressed = task(page, name).locator('button[aria-pressed="true"]')
    chosen = pressed.evaluate_all("cards => cards.map(card => card.dataset.card)")
    several = task(page, name).locator('[data-form="card"]').count() == 0
    for card in cards if not several else sorted({*cards} ^ {*chosen}):
        for _ in range(14):
            if focused(page)["card"] == card:
                break
            page.keyboard.press(card[1].lower())
        assert focused(page)["card"] == card
        page.keyboard.press("Space")


def _choose_players(page: Page, name: str, seats: list[str]) -> None:
    is_first = lambda here: here["value"] == "0"  # noqa: E731
    _back_to(page, name, is_first)
    boxes = task(page, name).locator("input")
    for value in boxes.evaluate_all("boxes => boxes.map(box => box.value)"):
        tab_to(page, name, lambda here, value=value: here["value"] == value)
        wanted = value in seats if seats else value == task_words.GOES_ON
        if task(page, name).locator(f'input[value="{value}"]').is_checked() != wanted:
            page.keyboard.press("Space")


def _choose_one(page: Page, name: str, given: str) -> None:
    is_choice = lambda here: here["value"] is not None  # noqa: E731
    _back_to(page, name, is_choice)
    tab_to(page, name, is_choice)
    page.keyboard.press("Space")
    for _ in range(40):
        if focused(page)["value"] == given:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not reach {given}")


def hint_by_keys(page: Page, name: str) -> None:
    """Take the next hint."""
    tab_to(page, name, lambda here: here["does"] == "hint")
    page.keyboard.press("Enter")


def to_next_by_keys(page: Page, name: str) -> None:
    """Follow the link to the next task."""
    tab_to(page, name, lambda here: here["does"] == "next")
    page.keyboard.press("Enter")


# What is heard -----------------------------------------------------------------------------------


def heard(page: Page, name: str, before: str) -> str:
    """The live message that follows another one."""
    expect(live(page, name)).not_to_have_text(before, use_inner_text=False)
    loading = re.compile("^" + re.escape(_loading(page)))
    expect(live(page, name)).not_to_have_text(loading, use_inner_text=False)
    return live(page, name).text_content() or ""


def _loading(page: Page) -> str:
    lang = re.findall(r"/(\w\w)/lessons/", page.url)[0]
    return words.text(lang, "engine-loading", percent=0).split("…")[0]


def screen_reader(page: Page, lang: str, lesson: str) -> list[str]:
    """A lesson from its first task to its last: what is read out, what is done, what is said.

    To each task the usual mistake first, then a hint, then the right answer.
    """
    lines = [f"==== {lesson} ====", ""]
    for name in asks(lesson):
        lines += task(page, name).locator("> .am-alive").aria_snapshot().splitlines()
        before = ""
        steps = (
            ("answer", wrong(lesson, name) or ""),
            ("hint", ""),
            ("answer", right(lesson, name)),
        )
        for what, given in steps:
            if what == "hint":
                hint_by_keys(page, name)
            else:
                answer_by_keys(page, lesson, name, given)
            before = heard(page, name, before)
            lines.append(f"> {what} {given}".rstrip())
            lines.append(f"< {read(before)}")
        lines.append("")
    return [read_line(line) for line in lines]


def read_line(line: str) -> str:
    """A line without variation selectors; its indentation stays."""
    indent = len(line) - len(line.lstrip())
    return " " * indent + read(line)


def stored(page: Page, key: str = "amerikaner-progress") -> Any:
    text = page.evaluate("key => localStorage.getItem(key)", key)
    return None if text is None else json.loads(text)
