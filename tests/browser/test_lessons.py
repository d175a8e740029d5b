"""Lessons: tasks answered in the page, by keyboard and by ear, and what is kept of them.

What a screen reader has to say in a lesson lies in transcripts/<lang>.txt; written anew with

    AMERIKANER_WRITE_TRANSCRIPTS=1 .venv/bin/python -m pytest tests/browser/test_lessons.py
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import task_words
import words
from lessons import (
    answer_by_keys,
    asks,
    focused,
    heard,
    hint_by_keys,
    live,
    right,
    screen_reader,
    stored,
    tab_to,
    task,
    task_of,
    to_next_by_keys,
    told,
    wrong,
)
from stepping import LANGUAGES, expect_text, violations

TRANSCRIPTS = Path(__file__).parent / "transcripts"
HEARD = ("following", "auction")
"""Lessons whose tasks are answered with cards, and with one of several choices."""
FIRST, PLAY, WIN = "following-1", "following-3", "following-5"


def lesson(reader, name: str = "following", lang: str = "en") -> Page:
    page = reader.open(f"{lang}/lessons/{name}.html")
    page.wait_for_selector("am-task[data-alive]")
    return page


def choose(page: Page, name: str, *cards: str) -> None:
    for card in cards:
        task(page, name).locator(f'button[data-card="{card}"]').click()


def check(page: Page, name: str) -> None:
    task(page, name).locator('[data-do="check"]').click()


def verdict(page: Page, name: str) -> Locator:
    return task(page, name).locator(".am-verdict")


def mark(page: Page, name: str) -> Locator:
    return page.locator(f'am-lesson[data-lesson="{name}"]')


# By keyboard -------------------------------------------------------------------------------------


def test_a_whole_lesson_by_keyboard_alone(either_reader):
    page = lesson(either_reader)
    page.keyboard.press("Tab")  # "skip to content"
    page.keyboard.press("Enter")
    names = list(asks("following"))
    for n, name in enumerate(names):
        answer_by_keys(page, "following", name, wrong("following", name))
        before = heard(page, name, "")
        expect(verdict(page, name)).not_to_have_attribute("data-kind", "right")
        hint_by_keys(page, name)
        before = heard(page, name, before)
        answer_by_keys(page, "following", name, right("following", name))
        heard(page, name, before)
        expect(verdict(page, name)).to_have_attribute("data-kind", "right")
        assert focused(page)["does"] == "check", "the focus stays where it was"
        if n + 1 < len(names):
            to_next_by_keys(page, name)
            expect(page.locator(f"#task-{names[n + 1]}:focus-within")).to_have_count(1)
    expect_text(mark(page, "following"), task_words.progress("en", len(names), len(names)))
    assert sorted(stored(page)["lessons"]["following"]) == sorted(names)


@pytest.mark.parametrize("name", ["counting", "auction", "kitty", "calling", "to-52"])
def test_every_form_of_answer_by_keyboard(reader_of, http_site, name):
    page = lesson(reader_of(http_site), name, "no")
    for each in asks(name):
        tab_to(page, each, lambda here: True)
        for given in (wrong(name, each), right(name, each)):
            if given is None:  # any four cards may be discarded
                continue
            before = live(page, each).text_content()
            answer_by_keys(page, name, each, given)
            heard(page, each, before)
            shown = verdict(page, each).inner_text()
            assert words.text("no", f"verdict-{kind(page, each)}") in shown
        expect(verdict(page, each)).to_have_attribute("data-kind", "right")


def kind(page: Page, name: str) -> str:
    return verdict(page, name).get_attribute("data-kind") or ""


def test_keys_jump_by_suit_and_rank_and_the_theme_s_search_stays_shut(narrow_reader):
    page = lesson(narrow_reader)
    cards = task_of("following", FIRST)["choices"]
    page.locator(f"#task-{FIRST} button[data-card]").first.focus()
    page.keyboard.press("d")
    assert focused(page)["card"][1] == "D"
    page.keyboard.press("End")
    last = focused(page)["card"]
    page.keyboard.press("ArrowRight")  # and round to the first
    page.keyboard.press("ArrowLeft")
    assert focused(page)["card"] == last
    for card in cards:
        page.keyboard.press("1" if card[0] == "T" else card[0].lower())
        assert focused(page)["card"][0] == card[0]
    expect(page.locator("[data-md-toggle=search]")).not_to_be_checked()
    # One stop for Tab, and it is where the reader was.
    here = focused(page)["card"]
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert focused(page)["card"] == here


# What is said ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["no", "ru"])
def test_three_verdicts_are_kept_apart(narrow_reader, lang):
    page = lesson(narrow_reader, lang=lang)
    # Not allowed: the reason, and the rule.
    choose(page, FIRST, "9C")
    check(page, FIRST)
    expect(verdict(page, FIRST)).to_have_attribute("data-kind", "refused")
    expect_text(verdict(page, FIRST), words.text(lang, "verdict-refused"))
    link = verdict(page, FIRST).locator("a.am-clause").first
    assert link.get_attribute("href") == "../rules.html#play-follow"
    # Allowed, and what it led to: but it was not what was asked for.
    losing = next(card for card in task_of("following", WIN)["choices"] if card[1] == "D")
    choose(page, WIN, losing)
    check(page, WIN)
    expect(verdict(page, WIN)).to_have_attribute("data-kind", "allowed")
    expect_text(verdict(page, WIN), words.text(lang, "verdict-led"))
    expect(verdict(page, WIN).locator(".am-led li")).to_have_count(2)
    # Right: it says why, too.
    choose(page, WIN, right("following", WIN))
    check(page, WIN)
    expect(verdict(page, WIN)).to_have_attribute("data-kind", "right")
    for text in told(lang, "following", WIN, right("following", WIN)).split(". "):
        expect_text(verdict(page, WIN), text.strip())


def test_what_was_said_stays_until_the_next_check(narrow_reader):
    page = lesson(narrow_reader)
    check(page, FIRST)
    expect(verdict(page, FIRST)).to_have_attribute("data-kind", "wrong")
    said = verdict(page, FIRST).inner_text()
    assert words.text("en", "task-no-card") in said
    choose(page, FIRST, *right("following", FIRST).split(" "))
    assert verdict(page, FIRST).inner_text() == said
    check(page, FIRST)
    expect(verdict(page, FIRST)).to_have_attribute("data-kind", "right")


def test_hints_come_in_order_and_end_with_the_answer(narrow_reader):
    page = lesson(narrow_reader)
    button = task(page, FIRST).locator('[data-do="hint"]')
    number = task_of("following", FIRST)["hints"]
    for n in range(1, number + 1):
        expect_text(button, words.text("en", "task-hint", n=n, total=number))
        button.click()
        expect(task(page, FIRST).locator(".am-hints > li")).to_have_count(n)
    last = task(page, FIRST).locator(".am-hints > li").last
    answer = task_words.answer("en", task_of("following", FIRST), right("following", FIRST), 2)
    expect_text(last, words.text("en", "hint-answer", answer=answer, several="no")[:10])
    expect(button).to_have_attribute("aria-disabled", "true")
    expect_text(button, words.text("en", "task-hints-over"))
    # Who has read the answer meets the task again.
    assert [entry["key"] for entry in stored(page)["review"]] == [FIRST]


def test_nothing_chosen_is_said_and_no_verdict_is_given(narrow_reader):
    page = lesson(narrow_reader)
    check(page, PLAY)
    expect_text(live(page, PLAY), words.text("en", "task-choose-first"))
    expect(verdict(page, PLAY)).to_have_count(0)
    page = lesson(narrow_reader, "kitty")
    check(page, "kitty-2")
    expect_text(live(page, "kitty-2"), words.text("en", "task-choose-cards", count=4))
    expect(verdict(page, "kitty-2")).to_have_count(0)


def test_a_known_mistake_is_named_beside_the_reason(narrow_reader):
    page = lesson(narrow_reader, "trick", "ru")
    task(page, "trick-1").locator('input[value="2"]').check()
    check(page, "trick-1")
    expect_text(verdict(page, "trick-1"), words.text("ru", "mistake-trick-1-2"))
    expect(verdict(page, "trick-1").locator("p")).to_have_count(4)


# What is kept ------------------------------------------------------------------------------------


def test_progress_is_kept_and_marked_on_the_path(either_reader):
    page = either_reader.open("es/lessons/index.html")
    expect(mark(page, "counting")).to_be_hidden()
    page = lesson(either_reader, "counting", "es")
    names = list(asks("counting"))
    expect_text(mark(page, "counting"), task_words.progress("es", 0, len(names)))
    for n, name in enumerate(names, 1):
        task(page, name).locator(f'input[value="{right("counting", name)}"]').check()
        check(page, name)
        expect(verdict(page, name)).to_have_attribute("data-kind", "right")
        expect_text(mark(page, "counting"), task_words.progress("es", n, len(names)))
        if n == 1:
            other = either_reader.context.new_page()
            other.goto(page.url.replace("counting", "index"))
            expect_text(mark(other, "counting"), task_words.progress("es", 1, len(names)))
            other.close()
    page.reload()
    page.wait_for_selector("am-task[data-alive]")
    expect(page.locator("am-task [data-done]")).to_have_count(len(names))
    page = either_reader.open("es/lessons/index.html")
    expect(mark(page, "counting")).to_have_attribute("data-done", "")
    expect(mark(page, "trick")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_was_missed_waits_for_tomorrow_and_what_is_due_goes_on(narrow_reader):
    page = lesson(narrow_reader)
    due = {"version": 1, "lessons": {}, "review": [{"key": PLAY, "box": 2, "due": "2020-01-01"}]}
    page.evaluate("text => localStorage.setItem('amerikaner-progress', text)", json.dumps(due))
    page.reload()
    page.wait_for_selector("am-task[data-alive]")
    choose(page, PLAY, right("following", PLAY))
    check(page, PLAY)
    expect(verdict(page, PLAY)).to_have_attribute("data-kind", "right")
    check(page, FIRST)
    expect(verdict(page, FIRST)).to_have_attribute("data-kind", "wrong")
    review = {entry["key"]: entry for entry in stored(page)["review"]}
    assert review[PLAY]["box"] == 3
    assert review[FIRST]["box"] == 1
    assert review[PLAY]["due"] > review[FIRST]["due"] > "2020-01-01"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"version":1,"lessons":{"foll', "progress-damaged"),
        ('{"version":2,"path":[]}', "progress-newer"),
    ],
)
def test_stored_progress_that_cannot_be_used_is_kept_aside_and_said(narrow_reader, text, message):
    page = lesson(narrow_reader, lang="pt")
    page.evaluate("text => localStorage.setItem('amerikaner-progress', text)", text)
    page.reload()
    expect_text(mark(page, "following"), words.text("pt", message))
    choose(page, PLAY, right("following", PLAY))
    check(page, PLAY)
    expect(verdict(page, PLAY)).to_have_attribute("data-kind", "right")
    assert page.evaluate("localStorage.getItem('amerikaner-progress-kept-1')") == text
    assert stored(page)["lessons"] == {"following": [PLAY]}
    page.reload()
    expect_text(mark(page, "following"), task_words.progress("pt", 1, len(asks("following"))))
    expect(mark(page, "following")).not_to_contain_text(words.text("pt", message)[:20])


# The engine --------------------------------------------------------------------------------------


def test_an_example_and_the_tasks_share_one_engine(either_reader):
    page = lesson(either_reader)
    check(page, FIRST)
    expect(verdict(page, FIRST)).to_be_visible()
    page.locator("details.hand-example > summary").click()
    page.wait_for_selector('am-hand [data-do="next"]')
    assert page.evaluate("customElements.get('am-hand').shared.engine === amerikanerEngine")
    card = page.locator("am-hand .am-hand[data-acts] button.am-card").first
    card.click(force=True)
    expect(page.locator("am-hand .am-box").first).to_be_visible()
    manifests = [url for url in either_reader.requests if "engine-manifest.js" in url]
    assert len(manifests) == 1


def test_without_the_engine_the_written_answer_is_shown(reader_of, http_site):
    reader = reader_of(http_site)
    reader.context.route("**/engine-manifest.js*", lambda route: route.abort())
    page = lesson(reader)
    check(page, FIRST)
    failed = task(page, FIRST).locator(".am-engine[data-failed]")
    expect_text(failed, words.text("en", "task-engine-failed"))
    expect(task(page, FIRST).locator(".task-solution")).to_be_visible()
    reader.errors.clear()  # the files that did not come
    reader.context.unroute("**/engine-manifest.js*")
    failed.locator('[data-do="retry"]').click()
    expect(verdict(page, FIRST)).to_have_attribute("data-kind", "wrong")
    expect(failed).to_have_count(0)
    reader.errors.clear()


def test_without_script_question_and_answer_can_be_read(narrow_reader, reader_of):
    page = reader_of(narrow_reader.site, 320, java_script_enabled=False).open(
        "no/lessons/following.html"
    )
    frame = page.locator(f"#task-{FIRST}")
    expect_text(frame, words.text("no", "task-playable", seat="Emil", seatYou="yes"))
    expect(frame.locator(".task-solution p")).to_be_hidden()
    frame.locator("summary").click()
    expect(frame.locator(".task-solution p")).to_be_visible()


# To the eye and the ear --------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")])
@pytest.mark.parametrize("name", ["following", "calling", "to-52"])
def test_a_lesson_is_accessible_and_fits(reader_of, http_site, width, scheme, name):
    page = lesson(reader_of(http_site, width, color_scheme=scheme), name, "ru")
    first, *_, last = asks(name)
    for each in (first, last):
        tab_to(page, each, lambda here: True)
        hint_by_keys(page, each)
        answer_by_keys(page, name, each, wrong(name, each))
        expect(verdict(page, each)).to_be_visible()
    answer_by_keys(page, name, last, right(name, last))
    expect(verdict(page, last)).to_have_attribute("data-kind", "right")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    low = "all => all.filter(each => each.getBoundingClientRect().height < 43).length"
    assert page.locator("am-task :is(button, .am-option):visible").evaluate_all(low) == 0


def test_the_path_is_accessible(reader_of, http_site, width):
    page = reader_of(http_site, width).open("en/lessons/index.html")
    page.evaluate("text => localStorage.setItem('amerikaner-progress', text)", '{"version":9}')
    page.reload()
    expect_text(page.locator("am-lesson").first, words.text("en", "progress-newer"))
    assert violations(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_to_the_ear(reader_of, http_site, lang):
    lines: list[str] = []
    for name in HEARD:
        lines += screen_reader(lesson(reader_of(http_site), name, lang), lang, name)
    path = TRANSCRIPTS / f"{lang}.txt"
    if os.environ.get("AMERIKANER_WRITE_TRANSCRIPTS"):
        TRANSCRIPTS.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == lines
