"""Every authored task, every possible answer, in every language; and what is said, word by word.

What a reader is told of each task lies in transcripts/<lang>.txt, to be read as text. After a
change of words or tasks they are written anew, and read, with

    AMERIKANER_WRITE_TRANSCRIPTS=1 .venv/bin/python -m pytest tests/site/test_tasks.py
"""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from pymdownx.superfences import SuperFencesException

import hand_fence
import task_fence
import task_words
import words
from amerikaner import service, tasks
from amerikaner.draw import LEVELS

HERE = Path(__file__).parent
TRANSCRIPTS = HERE / "transcripts"
DOCS = words.DOCS
LANGUAGES = words.languages()
YOU = task_words.READER
Json = dict[str, Any]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


# The tasks there are -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Authored:
    """A task of a lesson, with the verdict on every answer there can be."""

    lesson: str
    id: str
    ask: Json
    task: Json

    @functools.cached_property
    def verdicts(self) -> dict[str, Json]:
        asked = service._asked(self.ask)
        return {text: tasks.check(asked, text).as_json() for text in tasks.answers(asked)}

    @property
    def hints(self) -> list[Json]:
        numbers = range(1, self.task["hints"] + 1)
        return [service.answer({**self.ask, "ask": "hint", "n": n}) for n in numbers]


def lessons() -> list[str]:
    """The lessons in the order of the path."""
    path = (DOCS / LANGUAGES[0] / "lessons" / "index.md").read_text(encoding="utf-8")
    return re.findall(r"^\d+\. .*?\(([\w-]+)\.md\)", path, re.MULTILINE)


@functools.cache
def authored() -> list[Authored]:
    found = []
    for lesson in lessons():
        text = (DOCS / LANGUAGES[0] / "lessons" / f"{lesson}.md").read_text(encoding="utf-8")
        for fence in task_fence.FENCE.findall(text):
            name, ask = task_fence.read_fence(fence.partition("\n")[2].removesuffix("```"))
            found.append(
                Authored(lesson, name, ask, task_fence.engine({**ask, "ask": "task"})["task"])
            )
    return found


each_task = pytest.mark.parametrize("task", authored(), ids=lambda task: task.id)


def takes_several(task: Json) -> bool:
    return task["form"] in ("cards", "exactly", "players")


# Every answer ------------------------------------------------------------------------------------


def test_the_path_leads_to_every_lesson():
    pages = {path.stem for path in (DOCS / LANGUAGES[0] / "lessons").glob("*.md")} - {"index"}
    assert set(lessons()) == pages
    assert {task.lesson for task in authored()} == pages
    for lesson in lessons():
        assert 3 <= len([task for task in authored() if task.lesson == lesson]) <= 6, lesson


@each_task
def test_every_answer_has_a_verdict_and_not_all_are_right(task):
    """Where any discards will do, all are: there the doing is what is learnt."""
    right = [text for text, verdict in task.verdicts.items() if verdict["right"]]
    assert right
    assert len(right) < len(task.verdicts) or task.task["form"] == "exactly"
    assert len(task.verdicts) > 1
    for text, verdict in task.verdicts.items():
        assert verdict["verdict"] in ("refused", "wrong", "allowed", "led")
        if verdict["right"]:
            assert verdict["verdict"] in ("allowed", "led"), text


@each_language
@each_task
def test_every_answer_is_told_its_own_reason(lang, task):
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for text, verdict in task.verdicts.items():
        outcome, answered, *reasons = task_words.verdict(
            lang, task.task, task.id, text, verdict, YOU
        )
        assert outcome == words.text(lang, f"verdict-{task_words.outcome(task.task, verdict)}")
        why = task_words.why(lang, verdict["why"], YOU)
        assert why in reasons
        assert len(why.split()) > 2, why
        assert why not in (outcome, answered)
        told[verdict["right"]].add(" ".join(reasons))
    # A fact is the reason for a yes and against a no, for a number and against all others, for
    # nobody and against everybody.
    if task.task["form"] not in ("yes-no", "number") and "-" not in task.task["choices"]:
        assert not told[True] & told[False]


@each_task
def test_the_last_hint_is_a_right_answer_and_its_reason(task):
    *others, last = task.hints
    assert all("verdict" not in hint for hint in others)
    text = " ".join(last["hint"]["data"]["answer"])
    assert last["verdict"] == task.verdicts[text]
    assert last["verdict"]["right"]


@each_language
def test_mistakes_are_those_of_wrong_answers(lang):
    text = (DOCS / lang / "lessons.ftl").read_text(encoding="utf-8")
    wrong = {
        task_words.mistake_id(task.id, answer)
        for task in authored()
        for answer, verdict in task.verdicts.items()
        if not verdict["right"]
    }
    assert set(re.findall(r"^(mistake-[\w-]+) =", text, re.MULTILINE)) <= wrong


# Word by word ------------------------------------------------------------------------------------


def transcript(lang: str) -> str:
    """All that is said of every task, in a form to be read."""
    return "\n".join(_lines(lang)) + "\n"


def _lines(lang: str) -> Iterator[str]:
    lesson = ""
    for task in authored():
        if task.lesson != lesson:
            lesson = task.lesson
            yield f"\n==== {lesson} ===="
        yield f"\n{task.id}: {task_words.question(lang, task.task, YOU)}"
        if not takes_several(task.task):
            for text, verdict in task.verdicts.items():
                told = task_words.verdict(lang, task.task, task.id, text, verdict, YOU)
                yield f"  {' '.join(told)}"
        else:
            yield from _groups(lang, task)
        for hint in task.hints:
            why = [task_words.why(lang, hint["verdict"]["why"], YOU)] if "verdict" in hint else []
            rule = words.text(lang, f"clause-{hint['hint']['clause']}")
            more = [rule] if hint["hint"]["code"] == "hint-rule" else why
            told = [task_words.hint(lang, task.task, hint["hint"], YOU), *more]
            yield f"  {hint['n']}/{hint['of']} {' '.join(told)}"


def _groups(lang: str, task: Authored) -> Iterator[str]:
    """Answers of which the same is said, as one line: how many, the first, what is said."""
    groups: dict[str, list[str]] = {}
    for text, verdict in task.verdicts.items():
        outcome, _, *reasons = task_words.verdict(lang, task.task, task.id, text, verdict, YOU)
        groups.setdefault(" ".join([outcome, *reasons]), []).append(text)
    for told, texts in groups.items():
        yield f"  {len(texts)} × ({task_words.answer(lang, task.task, texts[0], YOU)}) {told}"


@each_language
def test_what_is_said_is_what_was_read(lang):
    path = TRANSCRIPTS / f"{lang}.txt"
    now = transcript(lang)
    if os.environ.get("AMERIKANER_WRITE_TRANSCRIPTS"):
        TRANSCRIPTS.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == now.splitlines()


# The same in build and browser -------------------------------------------------------------------


def drawn() -> Iterator[Json]:
    """Tasks by chance, of every kind and level and at several tables."""
    for rules in ("standard", "players=5,jokers=top-trump", "players=3,jokers=dud", "led-two=yes"):
        for kind in tasks.KINDS:
            for level in range(LEVELS[0], LEVELS[-1] + 1):
                for seed in range(6):
                    reply = service.answer(
                        {"ask": "draw", "kind": kind, "level": level, "seed": seed, "rules": rules}
                    )
                    if "error" not in reply:
                        yield reply


def case(task_id: str, ask: Json, task: Json, you: int) -> Json:
    asked = service._asked(ask)
    every = tasks.answers(asked)
    some = every[:: max(1, len(every) // 20)]
    return {
        "id": task_id,
        "task": task,
        "you": you,
        "hints": [
            service.answer({**ask, "ask": "hint", "n": n}) for n in range(1, task["hints"] + 1)
        ],
        "checks": [[text, tasks.check(asked, text).as_json()] for text in some],
    }


def in_browser(cases: list[tuple[str, list[Json]]]) -> list[list[list[str]]]:
    printed = subprocess.run(
        ["node", str(HERE / "print_task_words.mjs")],
        input=json.dumps({"built": str(words.BUILT), "cases": cases}),
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    return json.loads(printed.stdout)


def in_build(lang: str, ask: Json) -> list[str]:
    task, you = ask["task"], ask["you"]
    goes_on = [task_words.GOES_ON] if task["form"] == "players" else []
    return [
        task_words.question(lang, task, you),
        *(task_words.choice(lang, task, part, you) for part in [*task["choices"], *goes_on]),
        *(task_words.hint(lang, task, hint["hint"], you) for hint in ask["hints"]),
        *(
            text
            for answer, verdict in ask["checks"]
            for text in task_words.verdict(lang, task, ask["id"], answer, verdict, you)
        ),
    ]


def test_tasks_are_told_the_same_in_build_and_browser():
    asks = [case(task.id, task.ask, task.task, YOU) for task in authored()]
    for n, reply in enumerate(drawn()):
        seat = reply["task"]["picture"]["seat"]
        asks.append(case("drawn", reply["ask"], reply["task"], n % 3 if seat is None else seat))
    told = in_browser([(lang, asks) for lang in LANGUAGES])
    for lang, browser in zip(LANGUAGES, told, strict=True):
        assert browser == [in_build(lang, ask) for ask in asks]


# The fence ---------------------------------------------------------------------------------------

GOOD = {"id": "made-up", "kind": "playable", "hand": "following", "at": "t2-e"}


def rendered(
    monkeypatch: pytest.MonkeyPatch, page: str = "en/lessons/x.md", **fields: object
) -> str:
    monkeypatch.setattr(hand_fence, "current", {"lang": "en", "page": page})
    given = {**GOOD, **fields}
    source = "".join(f"{name}: {value}\n" for name, value in given.items() if value is not None)
    task_fence.begin(f"```task\n{source}```\n", page)
    return task_fence.format(source, "task", "task", {}, None)


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    task_fence.forget()


def test_a_task_can_be_read_without_script(monkeypatch):
    html = rendered(monkeypatch)
    written = html.partition('<div class="am-prerendered">')[2]
    assert words.text("en", "task-number", n=1, total=1) in written
    assert words.text("en", "task-playable", seat="Emil", seatYou="yes") in written
    question, _, answer = written.partition("<details")
    assert "Q 9" in question  # the hand, suit by suit
    assert "A♦\ufe0e Q♦\ufe0e 9♦\ufe0e" in answer
    assert 'href="../rules.html#play-follow"' in answer


def test_a_task_belongs_to_the_lesson_of_its_page(monkeypatch):
    def data(page: str) -> Json:
        task_fence.forget()
        html = rendered(monkeypatch, page)
        return json.loads(re.findall(r'class="am-answers">(.*?)</script>', html)[0])

    assert data("en/lessons/trick.md")["lesson"] == "trick"
    assert data("en/lessons/trick.md")["rules"] == "../rules.html"
    assert data("en/questions.md")["lesson"] is None


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"id": None}, "task number 1: no line «id: …»"),
        ({"kind": None}, "task made-up: no line «kind: …»"),
        ({"hand": None}, "task made-up: no line «hand: …»"),
        ({"at": None}, "task made-up: no line «at: …»"),
        ({"id": "Made Up"}, "task Made: its id is not of small letters"),
        ({"kind": "guess"}, "task made-up: impossible-task {'field': 'kind'}"),
        ({"hand": "nowhere"}, "task made-up: no record nowhere.hand"),
        ({"hand": "seven-hearts"}, "task made-up: no record seven-hearts.hand"),
        ({"at": "t9"}, "task made-up: no step t9"),
        ({"at": "deal"}, "task made-up: impossible-task {'field': 'step'}"),
        ({"seat": "Q"}, "task made-up: seat Q is none of N E S W"),
        ({"hint": "x"}, "task made-up: unknown field hint"),
        (
            {"kind": "may-bid", "at": "a1", "seat": "N"},
            "task made-up: impossible-task {'field': 'call'}",
        ),
        ({"kind": "callable", "at": "discard", "lead": "9Q"}, "task made-up: "),
        ({"kind": "end", "totals": [1, 2]}, "task made-up: bad-totals"),
    ],
)
def test_a_fault_names_page_and_task(monkeypatch, fields, told):
    with pytest.raises(SuperFencesException) as fault:
        rendered(monkeypatch, **fields)
    assert str(fault.value).startswith(f"en/lessons/x.md: {told}"), fault.value


def test_an_id_stands_once_in_a_language(monkeypatch):
    rendered(monkeypatch)
    rendered(monkeypatch)  # the same page again: a served site is built many times
    with pytest.raises(SuperFencesException, match=r"stands on en/lessons/x\.md already"):
        rendered(monkeypatch, "en/lessons/y.md")


def test_progress_stands_under_the_title_and_in_the_list():
    lesson = lessons()[0]
    number = task_fence.lessons("en")[lesson]
    own = task_fence.with_progress("en", f"en/lessons/{lesson}.md", "<h1>A</h1><p>B</p>")
    assert own == (
        f'<h1>A</h1><am-lesson data-lesson="{lesson}" data-tasks="{number}" data-lang="en">'
        "</am-lesson><p>B</p>"
    )
    links = f'<h1>A</h1><li><a href="{lesson}.html">x</a>: y</li><li><a href="z.html">z</a></li>'
    path = task_fence.with_progress("en", "en/lessons/index.md", links)
    assert f'x</a>: y <am-lesson data-lesson="{lesson}"' in path
    assert path.count("<am-lesson") == 2
    assert task_fence.with_progress("en", "en/rules.md", links) == links
