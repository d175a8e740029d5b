"""Drawn tasks in the page: one after the other, on paper, on a projector, and what was missed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

import practice_fence
import task_words
import words
from amerikaner.service import answer
from packed_files import RUNTIME
from stepping import LANGUAGES, STORAGE_REFUSED, expect_text, until, violations

Json = dict[str, Any]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
PROGRESS = "amerikaner-progress"
TABLE = "amerikaner-table"
KINDS = practice_fence.limits("practice")["kinds"]
LONG_AGO = "2020-01-01"
CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard',"
    " { value: { writeText: async text => { window.copied = text } } });"
)


@pytest.fixture(
    params=[
        (lang, *where)
        for lang in LANGUAGES
        for where in (("http", 1280), ("file", 320))
        # The longest words on the narrow screen.
        if (lang, where[0]) in (("en", "http"), ("ru", "file"))
    ],
    ids=lambda param: f"{param[0]}-{param[1]}",
)
def speaker(request: pytest.FixtureRequest, reader_of: Callable[..., Any]) -> tuple[Any, str]:
    """A reader over http on a wide screen, or by file:// on a narrow one."""
    lang, origin, width = request.param
    return reader_of(request.getfixturevalue(f"{origin}_site"), width), lang


# What the engine says ----------------------------------------------------------------------------


def drawn(kind: str, level: int, seed: int, place: int = 1, rules: str | None = None) -> Json:
    """A task of a set, as CPython draws it."""
    asked = {"ask": "draw", "kind": kind, "level": level, "seed": seed * 1000 + place}
    return answer(asked | ({"rules": rules} if rules else {}))


def you_in(task: Json) -> int:
    return task_words.READER if task["picture"]["seat"] is None else task["picture"]["seat"]


def question(lang: str, draw: Json) -> str:
    return task_words.question(lang, draw["task"], you_in(draw["task"]))


def solution(draw: Json) -> Json:
    return answer({**draw["ask"], "ask": "hint", "n": draw["task"]["hints"]})


def right(draw: Json) -> str:
    return " ".join(solution(draw)["hint"]["data"]["answer"])


def wrong(draw: Json) -> str:
    """A wrong one of the choices, where one choice is an answer."""
    given = draw["task"]["choices"]
    checks = {each: answer({**draw["ask"], "ask": "check", "answer": each}) for each in given}
    return next(each for each, verdict in checks.items() if not verdict["right"])


# What a reader does ------------------------------------------------------------------------------


def practice(reader: Any, lang: str = "en", address: str = "") -> Page:
    page = reader.open(f"{lang}/practice.html{address}")
    page.wait_for_selector("am-practice[data-alive]")
    return page


def worksheet(reader: Any, lang: str = "en", address: str = "") -> Page:
    page = reader.open(f"{lang}/worksheet.html{address}")
    page.wait_for_selector("am-worksheet[data-alive]")
    return page


def press(page: Page, what: str) -> None:
    """A button: start, next, leave, copy, nearest, again, fresh, review, save, build, print."""
    page.locator(f'[data-do="{what}"]:not(am-task *)').first.click()


def field(page: Page, name: str) -> Locator:
    return page.locator(f'[data-field="{name}"]')


def choose(page: Page, kind: str, level: int, seed: int, number: int) -> None:
    field(page, "kind").locator("select").select_option(kind)
    field(page, "level").locator(f'input[value="{level}"]').check()
    field(page, "number").locator("select").select_option(str(number))
    field(page, "seed").locator("input").fill(str(seed))


def expect_task(page: Page, lang: str, draw: Json) -> None:
    """Expect a drawn task to be shown."""
    until(
        page,
        "record => document.querySelector('am-task')?.state?.data.ask.record === record",
        draw["ask"]["record"],
    )
    expect_text(page.locator("am-task .am-question"), question(lang, draw))
    shown = page.evaluate("document.querySelector('am-task').state.data")
    assert shown["task"] == draw["task"]
    assert shown["ask"] == draw["ask"]


def give(page: Page, given: str) -> None:
    """Answer a task of one choice, and wait for the verdict."""
    page.locator(f'am-task input[value="{given}"]').check()
    page.locator('am-task [data-do="check"]').click()
    expect(page.locator("am-task .am-verdict")).to_be_visible()


def score(page: Page) -> Locator:
    return page.locator("[data-score]")


def address(page: Page) -> str:
    return page.evaluate("decodeURIComponent(location.hash)")


def stored(page: Page) -> Json | None:
    return json.loads(page.evaluate(f"localStorage.getItem('{PROGRESS}')") or "null")


def keep(reader: Any, key: str, value: str) -> None:
    """Put something into the storage before the page reads it, unless it is there already."""
    reader.context.add_init_script(
        f"try {{ localStorage.getItem('{key}') ??"
        f" localStorage.setItem('{key}', {json.dumps(value)}) }} catch {{}}"
    )


def progress(*keys: str, box: int = 1, due: str = LONG_AGO, done: list[str] | None = None) -> str:
    review = [{"key": key, "box": box, "due": due} for key in keys]
    lessons = {"following": done} if done else {}
    return json.dumps({"version": 1, "lessons": lessons, "review": review})


def fetched_engine(reader: Any) -> bool:
    return any("/engine/" in url for url in reader.requests)


# A row of tasks ----------------------------------------------------------------------------------


def test_a_row_from_the_choice_to_its_end(speaker):
    reader, lang = speaker
    reader.context.add_init_script(CLIPBOARD)
    page = practice(reader, lang)
    expect_text(page.locator("am-practice .p-review"), words.text(lang, "review-none"))
    assert not fetched_engine(reader), "a reader who only looks pays nothing"
    choose(page, "winner", 1, 4711, 5)
    press(page, "start")
    draws = [drawn("winner", 1, 4711, place) for place in range(1, 6)]
    expect_task(page, lang, draws[0])
    assert address(page) == "#q=winner.1.4711.5"
    head = page.locator("am-practice .p-head")
    expect_text(head, words.text(lang, "kind-winner"))
    expect_text(head, words.text(lang, "practice-place", n=1, total=5))
    expect(score(page)).to_have_count(0)
    # Wrong, then right: it counts as missed, and is put away for tomorrow.
    give(page, wrong(draws[0]))
    expect_text(score(page), words.text(lang, "practice-score", right=0, done=1))
    give(page, right(draws[0]))
    expect(page.locator("am-task .am-verdict")).to_have_attribute("data-kind", "right")
    expect_text(score(page), words.text(lang, "practice-score", right=0, done=1))
    kept = stored(page)
    assert kept is not None
    assert [(entry["key"], entry["box"]) for entry in kept["review"]] == [("winner.1.4711001", 1)]
    expect(page.locator('[data-due="0"]')).to_be_visible()
    # Right at once.
    press(page, "next")
    expect_task(page, lang, draws[1])
    expect(page.locator("am-task .am-task")).to_be_focused()
    give(page, right(draws[1]))
    expect_text(score(page), words.text(lang, "practice-score", right=1, done=2))
    # What is skipped counts for nothing.
    for place in (2, 3):
        press(page, "next")
        expect_task(page, lang, draws[place])
        expect_text(
            page.locator('am-practice [data-do="next"]').last, words.text(lang, "practice-skip")
        )
    press(page, "next")
    expect_task(page, lang, draws[4])
    expect_text(
        page.locator('am-practice [data-do="next"]').last, words.text(lang, "practice-finish")
    )
    press(page, "copy")
    expect_text(page.locator("am-practice [data-copied]"), words.text(lang, "practice-copied"))
    assert page.evaluate("window.copied").endswith("practice.html#q=winner.1.4711.5")
    press(page, "next")
    heading = page.locator("am-practice .p-run h2")
    expect_text(heading, words.text(lang, "practice-over"))
    expect(heading).to_be_focused()
    expect_text(score(page), words.text(lang, "practice-score", right=1, done=2))
    # The same again, others, or other choices.
    press(page, "again")
    expect_task(page, lang, draws[0])
    for _ in range(5):
        press(page, "next")
        page.wait_for_selector("[data-do=next], [data-do=fresh]")
        expect(page.locator("am-practice .p-engine")).to_have_count(0)
    press(page, "fresh")
    expect(page.locator("am-task")).to_be_visible()
    assert re.fullmatch(r"#q=winner\.1\.\d+\.5", address(page))
    press(page, "leave")
    expect_text(page.locator("am-practice .p-choose h2"), words.text(lang, "practice-choose"))
    expect(page.locator("am-practice .p-choose h2")).to_be_focused()


def test_an_address_gives_the_same_tasks_everywhere(reader_of, http_site):
    page = practice(reader_of(http_site))
    for kind in KINDS:
        page.evaluate("hash => { location.hash = hash }", f"#q={kind}.2.31.20")
        for place in (1, 2, 3):
            expect_task(page, "en", drawn(kind, 2, 31, place))
            press(page, "next")


def test_a_mix_has_every_kind_once_a_round(reader_of, http_site):
    page = practice(reader_of(http_site), "en", "#q=mix.1.5.0")
    kinds = []
    for place in range(1, len(KINDS) + 1):
        expect_text(
            page.locator("[data-place]"), words.text("en", "practice-place", n=place, total=0)
        )
        expect(page.locator("am-practice .p-engine")).to_have_count(0)
        kinds.append(page.evaluate("document.querySelector('am-task').state.data.task.kind"))
        press(page, "next")
    assert sorted(kinds) == sorted(KINDS)
    assert kinds != KINDS


def test_a_page_loaded_again_goes_on_where_it_was(narrow_reader):
    page = practice(narrow_reader, "en", "#q=speaker.1.9.5")
    draws = [drawn("speaker", 1, 9, place) for place in range(1, 4)]
    expect_task(page, "en", draws[0])
    give(page, right(draws[0]))
    press(page, "next")
    expect_task(page, "en", draws[1])
    page.reload()
    expect_task(page, "en", draws[1])
    expect_text(score(page), words.text("en", "practice-score", right=1, done=1))
    page.evaluate("location.hash = '#q=speaker.1.10.5'")
    expect_task(page, "en", drawn("speaker", 1, 10))
    expect(score(page)).to_have_count(0)


def test_the_answer_asked_for_is_a_miss(narrow_reader):
    page = practice(narrow_reader, "en", "#q=winner.1.3.5")
    draw = drawn("winner", 1, 3)
    expect_task(page, "en", draw)
    for _ in range(draw["task"]["hints"]):
        page.locator('am-task [data-do="hint"]').click()
    expect(page.locator("am-task .am-hints > li")).to_have_count(draw["task"]["hints"])
    give(page, right(draw))
    expect_text(score(page), words.text("en", "practice-score", right=0, done=1))


# Addresses that cannot be ------------------------------------------------------------------------


def test_what_cannot_be_used_is_told_and_the_nearest_offered(speaker):
    reader, lang = speaker
    page = practice(reader, lang, "#q=winer.9.4711.400")
    found = page.locator("am-practice [data-found]")
    expect_text(found, words.text(lang, "practice-found-problem", count=3))
    expect_text(found, words.text(lang, "practice-bad-kind", value="winer"))
    expect_text(found, words.text(lang, "practice-bad-level", value="9", lowest=1, highest=3))
    expect_text(found, words.text(lang, "practice-bad-number", value="400", highest=40))
    expect_text(found, f"{words.text(lang, 'kind-winner')} · {words.text(lang, 'level-3')} · 40")
    expect(found).to_be_focused()
    assert address(page) == "#q=winer.9.4711.400"
    expect(field(page, "kind").locator("select")).to_have_value("winner")
    press(page, "nearest")
    expect_task(page, lang, drawn("winner", 3, 4711))
    assert address(page) == "#q=winner.3.4711.40"


@pytest.mark.parametrize(
    ("hash_", "message", "value"),
    [
        ("#q=", "practice-bad-link", ""),
        ("#q=winner.1.4711", "practice-bad-link", ""),
        ("#q=winner.1.x.5", "practice-bad-seed", "x"),
        ("#q=%E0%A4%A.1.1.5", "practice-bad-kind", "%E0%A4%A"),
        ("#q=<img src=x>.1.1.5", "practice-bad-kind", "<img src=x>"),
    ],
)
def test_a_damaged_address(reader_of, http_site, hash_, message, value):
    page = practice(reader_of(http_site), "en", hash_)
    told = words.text(
        "en", message, value=value, highest=practice_fence.limits("practice")["seeds"]
    )
    expect_text(page.locator("am-practice [data-found]"), told)
    press(page, "nearest")
    expect(page.locator("am-task .am-question")).to_be_visible()


def test_a_seed_that_is_none_is_told_at_its_field(narrow_reader):
    page = practice(narrow_reader)
    seed = field(page, "seed").locator("input")
    seed.fill("-3")
    press(page, "start")
    expect(seed).to_be_focused()
    expect(seed).to_have_attribute("aria-invalid", "true")
    expect_text(field(page, "seed"), "“-3”")
    page.locator('[data-do="seed"]').click()
    expect(seed).not_to_have_attribute("aria-invalid", "true")
    press(page, "start")
    expect(page.locator("am-task .am-question")).to_be_visible()


# A table of one's own ----------------------------------------------------------------------------


def test_tasks_by_the_rules_of_ones_own_table(speaker):
    reader, lang = speaker
    rules = "players=5,grand=yes"
    keep(reader, TABLE, rules)
    page = practice(reader, lang)
    choose(page, "winner", 2, 8, 5)
    field(page, "rules").locator("select").select_option(rules)
    press(page, "start")
    draw = drawn("winner", 2, 8, rules=rules)
    expect_task(page, lang, draw)
    assert address(page) == f"#q=winner.2.8.5&t={rules}"
    expect_text(page.locator("am-practice .p-head"), words.text(lang, "practice-rules-kept"))
    give(page, wrong(draw))
    kept = stored(page)
    assert kept is not None
    assert kept["review"][0]["key"] == f"winner.2.8001.{rules}"


def test_a_kind_that_a_table_leaves_nothing_of_is_explained(narrow_reader):
    page = practice(narrow_reader, "en", "#q=discard.1.8.5&t=players=5")
    told = words.text("en", "practice-impossible", kind=words.text("en", "kind-discard"))
    expect_text(page.locator("am-practice .p-problem"), told)
    expect(page.locator("am-task")).to_have_count(0)
    press(page, "leave")
    expect(field(page, "kind").locator("select")).to_have_value("discard")
    # Within a mix another kind stands in, and that is said.
    page.evaluate("location.hash = '#q=mix.1.8.0&t=players=5'")
    left_out = words.text("en", "practice-impossible-mix", kind=words.text("en", "kind-discard"))
    for _ in KINDS:
        expect(page.locator("am-practice .p-engine")).to_have_count(0)
        expect(page.locator("am-task .am-question")).to_be_visible()
        if page.locator("am-practice .p-note").count():
            break
        press(page, "next")
    expect_text(page.locator("am-practice .p-note"), left_out)


def test_a_table_of_a_link_that_cannot_be_played_is_told(narrow_reader):
    page = practice(narrow_reader, "en", "#q=winner.1.8.5&t=players=9,grand=yes")
    found = page.locator("am-practice [data-found]")
    expect_text(found, words.text("en", "practice-rules-link"))
    expect(found.locator("li")).to_have_count(1)
    press(page, "nearest")
    expect_task(page, "en", drawn("winner", 1, 8, rules="grand=yes"))
    assert address(page) == "#q=winner.1.8.5&t=grand=yes"


# What was missed ---------------------------------------------------------------------------------


def test_what_was_missed_is_practised_again_when_it_is_due(speaker):
    reader, lang = speaker
    keep(reader, PROGRESS, progress("winner.1.4711001", "speaker.2.9002", box=2))
    page = practice(reader, lang)
    review = page.locator("am-practice .p-review")
    expect_text(review, words.text(lang, "review-due", count=2))
    expect_text(review, words.text(lang, "kind-speaker"))
    press(page, "review")
    first, second = drawn("winner", 1, 4711), drawn("speaker", 2, 9, 2)
    expect_task(page, lang, first)
    give(page, right(first))
    press(page, "next")
    expect_task(page, lang, second)
    give(page, wrong(second))
    press(page, "next")
    expect_text(page.locator("am-practice .p-run h2"), words.text(lang, "review-over"))
    expect_text(score(page), words.text(lang, "practice-score", right=1, done=2))
    kept = stored(page)
    assert kept is not None
    assert {entry["key"]: entry["box"] for entry in kept["review"]} == {
        "winner.1.4711001": 3,
        "speaker.2.9002": 1,
    }
    expect_text(review, words.text(lang, "review-due", count=0))
    press(page, "leave")
    expect(page.locator("am-practice .p-choose")).to_be_visible()


def test_a_task_of_a_lesson_is_practised_again_in_its_lesson(narrow_reader):
    tasks = practice_fence.lesson_tasks("en")
    name, (lesson, title) = next(iter(tasks.items()))
    keep(narrow_reader, PROGRESS, progress(name, "no-such-task"))
    page = practice(narrow_reader)
    due = page.locator("am-practice .p-due")
    expect(due.locator("li")).to_have_count(2)
    expect(page.locator('[data-do="review"]')).to_have_count(0)
    expect_text(due, words.text("en", "review-gone"))
    page.locator('[data-do="forget"]').click()
    expect(due.locator("li")).to_have_count(1)
    kept = stored(page)
    assert kept is not None
    assert [entry["key"] for entry in kept["review"]] == [name]
    link = due.get_by_role("link", name=words.text("en", "review-lesson", lesson=title))
    link.click()
    page.wait_for_url(f"**/lessons/{lesson}.html#task-{name}")
    expect(page.locator(f"#task-{name}")).to_be_in_viewport()


def test_a_drawn_task_that_cannot_be_drawn_any_more_is_passed_over(narrow_reader):
    keep(narrow_reader, PROGRESS, progress("nonsense.1.5", "winner.1.4711001"))
    page = practice(narrow_reader)
    press(page, "review")
    expect_text(page.locator("am-practice .p-problem"), words.text("en", "review-gone"))
    press(page, "next")
    expect_task(page, "en", drawn("winner", 1, 4711))


# Progress as a file ------------------------------------------------------------------------------


@each_language
def test_progress_goes_to_another_device_as_a_file(reader_of, http_site, file_site, tmp_path, lang):
    one, other = reader_of(http_site), reader_of(file_site, 320)
    keep(one, PROGRESS, progress("winner.1.4711001", done=["following-1", "following-2"]))
    page = practice(one, lang)
    with page.expect_download() as download:
        press(page, "save")
    assert re.fullmatch(r"amerikaner-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    page = practice(other, lang)
    page.locator("input[type=file]").set_input_files(file)
    status = page.locator("am-practice .p-status")
    expect_text(status, words.text(lang, "progress-taken", done=2, review=1))
    expect_text(page.locator("am-practice .p-review"), words.text(lang, "review-due", count=1))
    kept = stored(page)
    assert kept == json.loads(file.read_text(encoding="utf-8"))
    # What cannot be used is told, and nothing is lost.
    for text, message in (
        ("{", "progress-file-damaged"),
        ('{"version": 1}', "progress-file-damaged"),
        ('{"version": 2, "review": []}', "progress-file-newer"),
    ):
        file.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect_text(status, words.text(lang, message))
        assert stored(page) == kept


def test_a_file_that_is_read_is_added_to_what_is_there(narrow_reader, tmp_path):
    keep(narrow_reader, PROGRESS, progress("winner.1.4711001", box=4, due="2020-02-02"))
    page = practice(narrow_reader)
    file: Path = tmp_path / "progress.json"
    file.write_text(progress("winner.1.4711001", "speaker.1.1001"), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect_text(
        page.locator("am-practice .p-status"), words.text("en", "progress-taken", done=0, review=2)
    )
    kept = stored(page)
    assert kept is not None
    assert {entry["key"]: entry["box"] for entry in kept["review"]} == {
        "winner.1.4711001": 1,
        "speaker.1.1001": 1,
    }


@pytest.mark.parametrize(("text", "trouble"), [("rubbish", "damaged"), ('{"version": 7}', "newer")])
def test_stored_progress_that_cannot_be_used_is_kept_aside_and_told(narrow_reader, text, trouble):
    keep(narrow_reader, PROGRESS, text)
    page = practice(narrow_reader, "en", "#q=winner.1.4711.5")
    box = page.locator(f'[data-trouble="{trouble}"]')
    expect_text(box, words.text("en", f"progress-{trouble}"))
    draw = drawn("winner", 1, 4711)
    expect_task(page, "en", draw)
    give(page, wrong(draw))
    kept = stored(page)
    assert kept is not None
    assert len(kept["review"]) == 1
    assert page.evaluate(f"localStorage.getItem('{PROGRESS}-kept-1')") == text


def test_a_browser_that_keeps_nothing_says_so(either_reader):
    either_reader.context.add_init_script(STORAGE_REFUSED)
    page = practice(either_reader, "en", "#q=winner.1.4711.5")
    expect_text(page.locator("[data-trouble]"), words.text("en", "progress-not-kept"))
    draw = drawn("winner", 1, 4711)
    expect_task(page, "en", draw)
    give(page, wrong(draw))
    expect_text(page.locator("am-practice .p-review"), words.text("en", "review-due", count=0))


# Worksheets --------------------------------------------------------------------------------------


def squeezed(text: str) -> str:
    return re.sub(r"[\s\u00ad\ufe0e]", "", text)


def printed(page: Page, paper: str = "A4") -> list[str]:
    """The pages of what is printed, as text without spaces."""
    pdf = PdfReader(io.BytesIO(page.pdf(format=paper, prefer_css_page_size=True)))
    return [squeezed(side.extract_text()) for side in pdf.pages]


def test_a_worksheet_from_the_choice_to_paper(speaker):
    reader, lang = speaker
    reader.context.add_init_script(CLIPBOARD + "window.print = () => { window.printed = true };")
    page = worksheet(reader, lang)
    assert not fetched_engine(reader)
    choose(page, "winner", 2, 4711, 10)
    press(page, "build")
    draws = [drawn("winner", 2, 4711, place) for place in range(1, 11)]
    expect(page.locator("am-worksheet .w-task")).to_have_count(10)
    assert address(page) == "#q=winner.2.4711.10"
    expect(page.locator("am-worksheet .w-questions h2")).to_be_focused()
    for n, draw in enumerate(draws):
        task = page.locator("am-worksheet .w-task").nth(n)
        expect_text(task, words.text(lang, "worksheet-task", n=n + 1))
        expect_text(task, question(lang, draw))
        expect_text(task, words.text(lang, "worksheet-choose-one"))
        expect(task.locator(".w-box")).to_have_count(4)
        solved = solution(draw)
        you = you_in(draw["task"])
        told = page.locator("am-worksheet .w-answers li").nth(n)
        expect_text(told, task_words.choice(lang, draw["task"], right(draw), you))
        expect_text(told, task_words.why(lang, solved["verdict"]["why"], you))
    press(page, "print")
    assert page.evaluate("window.printed")
    # Questions first, the answers on a page of their own.
    sides = printed(page)
    questions = squeezed(words.text(lang, "worksheet-title"))
    answers = squeezed(words.text(lang, "worksheet-answers"))
    assert sides[0].find(questions) >= 0
    assert answers not in "".join(sides[:-1])
    assert sides[-1].startswith((answers, squeezed(f"{len(sides)} / {len(sides)}") + answers))
    for n in range(10):
        name = squeezed(words.text(lang, "worksheet-task", n=n + 1))
        assert name in "".join(sides[:-1])
        assert name not in sides[-1]
    for message in ("worksheet-choose", "worksheet-build", "worksheet-print", "worksheet-quiz"):
        assert squeezed(words.text(lang, message)) not in "".join(sides), message
    assert "winner.2.4711.10" in sides[-2]
    page.get_by_label(words.text(lang, "worksheet-with-answers")).uncheck()
    assert printed(page)[:-1] == [
        side.replace(f"/{len(sides)}", f"/{len(sides) - 1}") for side in sides[:-2]
    ]
    assert answers not in "".join(printed(page))
    # The link opens the same tasks.
    press(page, "copy")
    assert page.evaluate("window.copied").endswith(f"{lang}/practice.html#q=winner.2.4711.10")
    page.locator('[data-do="quiz"]').click()
    page.wait_for_url("**/practice.html*")
    expect_task(page, lang, draws[0])


def test_a_worksheet_of_all_kinds_splits_no_task(reader_of, http_site):
    page = worksheet(reader_of(http_site), "en", "#q=mix.3.12.24")
    tasks = page.locator("am-worksheet .w-task")
    expect(tasks).to_have_count(24)
    kinds = tasks.evaluate_all("tasks => tasks.map(task => task.dataset.kind)")
    assert sorted(kinds) == sorted(KINDS * 2)
    ends = tasks.evaluate_all(
        "tasks => tasks.map(task => task.querySelector('.w-boxes').textContent)"
    )
    sides = printed(page)
    assert "Answers" not in "".join(sides[:-1])
    for n, end in enumerate(ends):
        # Its head, and its boxes just after it on the same side.
        head = squeezed(
            words.text("en", "worksheet-task", n=n + 1)
            + tasks.nth(n).locator(".w-question").inner_text()
        )
        (side,) = [side for side in sides if head in side]
        assert squeezed(end) in side[side.index(head) :]


def test_a_worksheet_names_an_answer_for_example_or_any_of_several(reader_of, http_site):
    page = worksheet(reader_of(http_site), "en", "#q=discard.1.1.1")
    expect_text(page.locator(".w-answers li"), "For example")
    page.evaluate("location.hash = '#q=play.1.31.20'")
    expect(page.locator(".w-task")).to_have_count(20)
    for n in range(20):
        draw = drawn("play", 1, 31, n + 1)
        good = [
            card
            for card in draw["task"]["choices"]
            if answer({**draw["ask"], "ask": "check", "answer": card})["right"]
        ]
        told = page.locator(".w-answers li").nth(n)
        expect_text(told, " ".join(words.compact("en", card) for card in good))
        assert ("Any one of" in told.inner_text()) == (len(good) > 1)


def test_a_worksheet_link_with_an_unknown_kind_or_level_offers_the_nearest(speaker):
    reader, lang = speaker
    page = worksheet(reader, lang, "#q=ponts.0.4711.0")
    found = page.locator("am-worksheet [data-found]")
    expect_text(found, words.text(lang, "practice-bad-kind", value="ponts"))
    expect_text(found, words.text(lang, "practice-bad-level", value="0", lowest=1, highest=3))
    expect_text(found, words.text(lang, "practice-bad-number", value="0", highest=40))
    expect(page.locator(".w-task")).to_have_count(0)
    press(page, "nearest")
    expect(page.locator(".w-task")).to_have_count(1)
    assert address(page) == "#q=points.1.4711.1"


def test_a_worksheet_by_the_rules_of_a_table(narrow_reader):
    page = worksheet(narrow_reader, "en", "#q=winner.2.8.3&t=players=5,jokers=top-trump")
    expect(page.locator(".w-task")).to_have_count(3)
    draw = drawn("winner", 2, 8, rules="players=5,jokers=top-trump")
    expect(page.locator(".w-task").first.locator(".w-box")).to_have_count(5)
    expect_text(page.locator(".w-task").first, question("en", draw))
    expect_text(page.locator(".w-foot"), "players=5,jokers=top-trump")
    page.evaluate("location.hash = '#q=discard.2.8.3&t=players=5'")
    told = words.text("en", "practice-impossible", kind=words.text("en", "kind-discard"))
    expect_text(page.locator("am-worksheet .p-problem"), told)
    expect(page.locator(".w-paper")).to_have_count(0)


def test_paper_names_no_address_that_only_this_device_has(reader_of, file_site):
    page = worksheet(reader_of(file_site), "en", "#q=winner.1.4711.2")
    expect(page.locator(".w-task")).to_have_count(2)
    text = "".join(printed(page))
    assert "winner.1.4711.2" in text
    assert "practice.html" not in text


# The projector -----------------------------------------------------------------------------------


def projected(page: Page) -> Locator:
    return page.locator("[data-projected]")


def bar(page: Page, what: str) -> Locator:
    return page.locator(f'.pj-bar [data-projector="{what}"]')


def fills_the_window(page: Page) -> bool:
    return page.evaluate(
        """() => {
            const box = document.querySelector("[data-projected]").getBoundingClientRect();
            const top = document.elementFromPoint(innerWidth / 2, 20);
            return box.x === 0 && box.y === 0 && box.width === innerWidth
                && top.closest("[data-projected]") !== null;
        }"""
    )


def test_tasks_on_a_projector_by_keyboard(speaker):
    reader, lang = speaker
    page = practice(reader, lang, "#q=winner.2.4711.5")
    draws = [drawn("winner", 2, 4711, place) for place in range(1, 4)]
    expect_task(page, lang, draws[0])
    page.keyboard.press("p")
    expect(projected(page)).to_have_count(1)
    expect(bar(page, "forward")).to_be_focused()
    assert fills_the_window(page)
    answered = task_words.hint(
        lang, draws[0]["task"], solution(draws[0])["hint"], you_in(draws[0]["task"])
    )
    hints = page.locator("am-task .am-hints")
    expect(hints).to_have_count(0)
    page.keyboard.press("a")
    expect_text(hints, answered)
    expect(hints.locator("li:visible")).to_have_count(1)
    expect_text(bar(page, "answer"), words.text(lang, "projector-hide"))
    page.keyboard.press("a")
    expect(hints).to_be_hidden()
    # What is shown to others is neither done nor missed.
    assert stored(page) is None
    page.keyboard.press("ArrowRight")
    expect_task(page, lang, draws[1])
    expect(bar(page, "forward")).to_be_focused()
    page.keyboard.press("PageDown")
    expect_task(page, lang, draws[2])
    expect(hints).to_have_count(0)
    page.keyboard.press("n")  # the theme would turn the page
    page.keyboard.press("Escape")
    expect(projected(page)).to_have_count(0)
    expect(page.locator(".pj-bar")).to_have_count(0)
    assert "practice.html" in page.url
    assert page.evaluate("document.querySelectorAll('[inert]').length") == 0
    expect_task(page, lang, draws[2])


def test_a_projector_comes_to_the_end_of_a_row(narrow_reader):
    page = practice(narrow_reader, "en", "#q=winner.1.4711.1")
    expect_task(page, "en", drawn("winner", 1, 4711))
    page.locator("[data-projector-open]").click()
    expect(projected(page)).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(projected(page)).to_have_count(0)
    expect_text(page.locator("am-practice .p-run h2"), words.text("en", "practice-over"))


def test_answers_may_be_given_on_a_projector(narrow_reader):
    page = practice(narrow_reader, "en", "#q=playable.1.4711.5")
    draw = drawn("playable", 1, 4711)
    expect_task(page, "en", draw)
    page.keyboard.press("p")
    for card in right(draw).split(" "):
        page.locator(f'am-task button[data-card="{card}"]').click()
    # An arrow within the hand goes from card to card.
    page.keyboard.press("ArrowRight")
    expect_task(page, "en", draw)
    page.locator('am-task [data-do="check"]').click()
    expect(page.locator('am-task .am-verdict[data-kind="right"]')).to_be_visible()
    assert stored(page) is None


def test_a_hand_on_a_projector_by_keyboard(speaker):
    reader, lang = speaker
    page = reader.hand(lang)
    expect_text(page.locator("[data-projector-open]"), words.text(lang, "projector-open"))
    page.keyboard.press("p")
    hand = page.locator("am-hand[data-projected]")
    expect(hand).to_be_visible()
    assert fills_the_window(page)
    said = page.locator("am-hand .am-words")
    expect(said).to_be_hidden()
    table = page.locator("am-hand .am-table")
    for key in ("ArrowRight", "PageDown", " "):
        bar(page, "back").focus() if key != " " else page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
    expect(table).to_have_attribute("data-at", "3")
    page.keyboard.press("ArrowLeft")
    expect(table).to_have_attribute("data-at", "2")
    expect(said).to_be_hidden()
    page.keyboard.press("a")
    expect(said).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(said).to_be_hidden()
    page.keyboard.press("p")
    expect(page.locator("[data-projected]")).to_have_count(0)
    expect(said).to_be_visible()
    expect(table).to_have_attribute("data-at", "3")


def test_a_lesson_on_a_projector_goes_from_task_to_task(narrow_reader):
    page = narrow_reader.open("en/lessons/following.html")
    page.wait_for_selector("am-task[data-alive]")
    page.locator("[data-projector-open]").click()
    names = page.evaluate("[...document.querySelectorAll('am-task')].map(task => task.id)")
    shown = page.locator("am-task[data-projected]")
    for _ in range(200):
        if shown.count():
            break
        page.keyboard.press("ArrowRight")  # through the example first
        page.wait_for_timeout(30)
    for name in names:
        expect(shown).to_have_attribute("id", name)
        page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("id", names[-1])
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_attribute("id", names[-2])


def test_typing_opens_no_projector(narrow_reader):
    page = practice(narrow_reader, "en", "#q=winner.1.4711.5")
    expect(page.locator("am-task .am-question")).to_be_visible()
    press(page, "leave")
    field(page, "seed").locator("input").press("p")
    expect(page.locator(".pj-bar")).to_have_count(0)


# The engine --------------------------------------------------------------------------------------


def test_without_its_files_the_engine_says_so_and_may_be_started_again(reader_of, http_site):
    reader = reader_of(http_site)
    reader.context.route(RUNTIME, lambda route: route.abort())
    page = practice(reader, "en", "#q=winner.1.4711.5")
    failed = page.locator("am-practice .p-engine[data-failed]")
    expect_text(failed, words.text("en", "practice-failed"))
    expect_text(failed, words.text("en", "engine-file-missing", file="payload-wasm-1.js"))
    reader.context.unroute(RUNTIME)
    press(page, "retry")
    expect_task(page, "en", drawn("winner", 1, 4711))
    reader.errors.clear()  # the browser reports the file that this test took away


# Reading -----------------------------------------------------------------------------------------


@each_language
def test_without_script_the_kinds_are_named(reader_of, file_site, lang):
    reader = reader_of(file_site, 320, java_script_enabled=False)
    for name in ("practice", "worksheet"):
        page = reader.open(f"{lang}/{name}.html")
        written = page.locator(f"am-{name} .p-written")
        expect_text(written, words.text(lang, f"{name}-no-script"))
        for kind in KINDS:
            expect_text(written, words.text(lang, f"kind-{kind}"))


def no_scrolling(page: Page) -> bool:
    return page.evaluate(
        "document.documentElement.scrollWidth === document.documentElement.clientWidth"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["ru"])
def test_axe_finds_nothing(reader_of, http_site, lang, scheme, width):
    reader = reader_of(http_site, width, color_scheme=scheme)
    keep(reader, PROGRESS, progress("winner.1.4711001", "no-such-task"))
    page = practice(reader, lang, "#q=winer.9.x.400")
    expect(page.locator("[data-found]")).to_be_visible()
    assert violations(page) == []
    assert no_scrolling(page)
    page.evaluate("location.hash = '#q=winner.1.4711.1'")
    draw = drawn("winner", 1, 4711)
    expect_task(page, lang, draw)
    give(page, wrong(draw))
    assert violations(page) == []
    assert no_scrolling(page)
    page.keyboard.press("p")
    expect(page.locator(".pj-bar")).to_be_visible()
    assert violations(page) == []
    page = worksheet(reader, lang, "#q=mix.2.4711.12")
    expect(page.locator(".w-task")).to_have_count(12)
    assert violations(page) == []
    assert no_scrolling(page)
