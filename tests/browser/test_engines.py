"""The journeys a reader makes, in Chromium, Firefox and WebKitGTK, over http and by file://.

Each is written once and runs wherever its engine is installed; the languages take turns. Other
files look closer, in Chromium alone.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import lessons
import table_fence
import task_words
import words
from amerikaner.service import answer
from engines import Chromium, Firefox, Missing, WebKit, Window, until
from stepping import HAND, LEO_AT_TRICK_THREE, must_follow, points, read

Json = dict[str, Any]

HOW_TO_GET = "sh scripts/ensure_packages.sh engines installs it where it may"
SIZES = {"http": (1280, 900), "file": (500, 740)}
"""A desktop's page, and one so narrow that menu and search fold up: Firefox makes none narrower."""


@pytest.fixture(scope="module", params=[Chromium, Firefox, WebKit], ids=lambda each: each.__name__)
def engine(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Window]:
    """An engine that is started once for all journeys, where it can be had."""
    if request.param is Chromium:
        with contextlib.closing(Chromium(request.getfixturevalue("browser"))) as window:
            yield window
        return
    try:
        opened = request.param.opened(tmp_path_factory.mktemp(request.param.__name__))
        with opened as window:
            yield window
    except Missing as missing:
        pytest.skip(f"{missing}: {HOW_TO_GET}")


@pytest.fixture(params=["http", "file"])
def origin(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def reader(engine: Window, origin: str, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """Somebody who has not been on the site before; every page they see is watched."""
    engine.fresh(SIZES[origin])
    yield Reader(engine, request.getfixturevalue(f"{origin}_site"))
    assert engine.outside() == []
    assert engine.errors() == []


class Reader:
    """What somebody does and sees in a window; what is awaited comes, or it is an error."""

    def __init__(self, window: Window, site: str) -> None:
        self.window = window
        self.site = site

    def open(self, path: str, alive: str = "") -> None:
        """Open a page, and wait until one of its widgets has come to life."""
        self.window.go(f"{self.site}/{path}")
        if alive:
            self.sees_one(f"{alive}[data-alive]")

    def address(self) -> str:
        return self.window.run("return location.href") or ""

    def place(self) -> str:
        return self.window.run("return decodeURIComponent(location.hash)")

    def ask(self, css: str, what: str) -> Any:
        """Something of the first of the elements, such as `value`; None when there is none."""
        return self.window.run(f"return document.querySelector(arguments[0])?.{what}", css)

    def text(self, css: str) -> str:
        """What stands in elements, as the eye reads it."""
        script = "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)"
        return read(" ".join(self.window.run(script, css) or []))

    def sees(self, css: str, *sentences: str) -> None:
        told = [read(sentence) for sentence in sentences]
        until(lambda: all(map(self.text(css).__contains__, told)), f"{told} in {css}")

    def sees_one(self, css: str) -> None:
        until(lambda: self.ask(css, "isConnected"), css)

    def arrives(self, address: str) -> None:
        """Wait for an address that ends so; what stands after # is not looked at."""
        until(lambda: self.address().partition("#")[0].endswith(address), address)

    def clicks(self, css: str) -> None:
        """Press something as soon as it is there and nothing lies over it."""
        until(lambda: self.window.run(REACHED, css), f"{css} within reach")
        self.window.click(css)

    def goes_to(self, css: str, back: bool = False) -> None:
        """Press Tab until something has the focus."""
        for _ in range(120):
            if self.window.run("return document.activeElement.matches(arguments[0])", css):
                return
            self.window.press(*(["Shift", "Tab"] if back else ["Tab"]))
        raise AssertionError(f"Tab does not reach {css}")

    def writes(self, text: str) -> None:
        for letter in text:
            self.window.press(letter)

    def opens_search(self) -> None:
        """On a narrow screen the field opens from its sign in the header."""
        sign = '.md-header .md-header__button[for="__search"]'
        if self.window.run("return document.querySelector(arguments[0]).offsetWidth > 0", sign):
            self.clicks(sign)
        self.clicks(".md-search__input")

    def switches_language(self, lang: str) -> None:
        self.clicks(".md-header .md-select button")
        self.clicks(f'.md-select__link[hreflang="{lang}"]')


REACHED = """
    const element = document.querySelector(arguments[0]);
    if (!element) return false;
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(there) || Boolean(there?.contains(element));
"""


# Journeys ----------------------------------------------------------------------------------------


def test_the_watch_sees_and_files_are_as_strict_as_for_a_reader(engine, reader, origin):
    reader.open("no/index.html")
    asked = "return await fetch(arguments[0]).then(() => 'answered')"
    answered = reader.window.wait(asked, f"{reader.site}/en/index.html") == "answered"
    assert answered == (origin == "http")
    reader.window.run("setTimeout(() => { throw new Error('seen') })")
    (error,) = until(engine.errors, "an error")
    assert "seen" in error or error == "Script error."
    # Its policy stops what a page fetches from outside before the watch could see it, no link.
    reader.window.run("setTimeout(() => { location.href = 'http://outside.invalid/' })")
    outside = until(engine.outside, "a request")
    assert "http://outside.invalid/" in outside[0]


@pytest.mark.parametrize(("lang", "other"), [("no", "ru")])
def test_a_hand_by_keyboard_a_refused_card_and_a_play_of_ones_own(reader, lang, other):
    before = LEO_AT_TRICK_THREE - 5
    reader.open(f"{lang}/{HAND}#h=seven-hearts&l=made&s={before}", "am-hand")
    reader.window.press("Tab")
    assert reader.window.run("return document.activeElement.className").startswith("md-skip")
    reader.window.press("Enter")
    reader.goes_to('am-hand [data-do="next"]')
    for _ in range(before, LEO_AT_TRICK_THREE):
        reader.window.press("ArrowRight")
    assert reader.ask(TABLE, "dataset.at") == str(LEO_AT_TRICK_THREE)
    reader.goes_to("am-hand .am-hand[data-acts] *", back=True)
    reader.window.press("d")
    reader.window.press("s")
    assert reader.window.run("return document.activeElement.dataset.card") == "AS"
    reader.window.press("Enter")
    reader.sees('am-hand .am-box[data-kind="refused"]', must_follow(lang, 1, 2))
    # An allowed card that the record does not have: the engine answers.
    reader.window.press("h")
    reader.window.press("Enter")
    reader.sees("am-hand .am-words", words.text(lang, "stepper-off-record"))
    ten = {"id": "play", "data": {"seat": 1, "card": "TH"}}
    reader.sees("am-hand .am-events", words.event_sentence(lang, ten, 2))
    place = reader.place()
    assert "&d=" in place
    # Another language keeps the place.
    reader.switches_language(other)
    reader.arrives(f"/{other}/{HAND}")
    reader.sees("am-hand .am-events", words.event_sentence(other, ten, 2))
    assert reader.place() == place
    reader.clicks('am-hand [data-do="back"]')
    until(lambda: reader.ask(TABLE, "dataset.at") == str(LEO_AT_TRICK_THREE), "the way back")


TABLE = "am-hand .am-table"


@pytest.mark.parametrize("lang", ["en"])
def test_the_tab_key_goes_through_the_search_and_on(reader, lang):
    reader.open(f"{lang}/rules.html")
    reader.goes_to(".md-search__input")
    reader.goes_to(".md-main :is(a, button, input, label, [tabindex])")
    reader.goes_to(".md-search__input", back=True)
    reader.goes_to(".md-header input.md-option", back=True)


@pytest.mark.parametrize(("lang", "word"), [("ru", "карта"), ("pt", "licitacao")])
def test_search_finds_what_the_language_has(reader, lang, word):
    reader.open(f"{lang}/rules.html")
    reader.opens_search()
    reader.writes(word)
    reader.window.press("End")  # the theme listens to keys, and a driver's Cyrillic has none
    reader.sees_one(".md-search-result__link")
    found = reader.window.run(
        "return [...document.querySelectorAll('.md-search-result__link')].map(a => a.href)"
    )
    assert all(f"/{lang}/" in href for href in found)
    reader.clicks(".md-search-result__link")
    until(lambda: reader.address().startswith(found[0].partition("?")[0]), "the page found")


@pytest.mark.parametrize("lang", ["es"])
def test_a_task_of_a_lesson_wrong_then_right(reader, lang):
    name = "auction"
    first, *others = lessons.asks(name)
    reader.open(f"{lang}/lessons/{name}.html", "am-task")
    verdict = f"#task-{first} .am-verdict"
    for given in (lessons.wrong(name, first), lessons.right(name, first)):
        reader.clicks(f'#task-{first} input[value="{given}"]')
        reader.clicks(f'#task-{first} [data-do="check"]')
        reader.sees(verdict, *sentences(lessons.told(lang, name, first, given)))
    assert reader.ask(verdict, "dataset.kind") == "right"
    done = task_words.progress(lang, 1, len(others) + 1)
    mark = f'am-lesson[data-lesson="{name}"]'
    reader.sees(mark, done)
    # It is kept for this page, for the path, and what was missed for practice.
    reader.window.reload()
    reader.sees(mark, done)
    reader.open(f"{lang}/lessons/index.html")
    reader.sees(mark, done)
    key = json.loads(reader.window.run("return localStorage['amerikaner-progress']"))
    assert [entry["key"] for entry in key["review"]] == [first]


def sentences(text: str) -> list[str]:
    return [each.strip() for each in re.split(r"(?<=\.) ", text)]


@pytest.mark.parametrize("lang", ["en"])
def test_our_table_is_played_kept_and_shared(reader, lang):
    reader.open(f"{lang}/table.html", "am-table")
    reader.clicks('am-table [data-preset="five"]')
    reader.clicks('am-table [data-option="grand"] input[value="yes"]')
    rules = "players=5,grand=yes"
    sees_rules(reader, lang, rules)
    reader.sees("am-table .t-status", words.text(lang, "table-kept"))
    assert reader.place() == f"#t={rules}"
    # The link is on the clipboard: pasted into the search, it can be read.
    reader.clicks('am-table [data-do="copy"]')
    reader.sees("am-table .t-status", words.text(lang, "table-link-copied"))
    address = reader.address()
    reader.opens_search()
    reader.window.press("Control", "v")
    until(lambda: reader.ask(".md-search__input", "value") == address, "the link pasted")
    # Other pages know the table, and the link opens it.
    reader.open(f"{lang}/practice.html", "am-practice")
    reader.sees_one(f'[data-field="rules"] option[value="{rules}"]')
    reader.window.go(address)
    sees_rules(reader, lang, rules)


def sees_rules(reader: Reader, lang: str, rules: str) -> None:
    """See the rules as they are played at a table, sentence by sentence."""
    reply = table_fence.ask(rules)
    told = [table_fence.point_sentence(lang, point) for point in points(reply)]
    script = "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)"
    shown = lambda: reader.window.run(script, "am-table .t-rules .t-sentence") or []  # noqa: E731
    until(lambda: list(map(read, shown())) == list(map(read, told)), f"the rules of {rules}")
    reader.sees("am-table .t-summary", table_fence.summary(lang, reply))


@pytest.mark.parametrize("lang", ["pt"])
def test_practice_draws_a_task_and_keeps_what_was_missed(reader, lang):
    draw = answer({"ask": "draw", "kind": "winner", "level": 1, "seed": 4711001})
    task = draw["task"]
    seat = task["picture"]["seat"]
    asked = task_words.question(lang, task, task_words.READER if seat is None else seat)
    check = lambda given: answer({**draw["ask"], "ask": "check", "answer": given})  # noqa: E731
    wrong = next(given for given in task["choices"] if not check(given)["right"])
    reader.open(f"{lang}/practice.html#q=winner.1.4711.5", "am-practice")
    reader.sees("am-task .am-question", asked)
    reader.clicks(f'am-task input[value="{wrong}"]')
    reader.clicks('am-task [data-do="check"]')
    score = words.text(lang, "practice-score", right=0, done=1)
    reader.sees("[data-score]", score)
    reader.clicks('[data-do="next"]:not(am-task *)')
    reader.sees("[data-place]", words.text(lang, "practice-place", n=2, total=5))
    reader.window.reload()
    reader.sees("[data-place]", words.text(lang, "practice-place", n=2, total=5))
    reader.sees("[data-score]", score)
    kept = json.loads(reader.window.run("return localStorage['amerikaner-progress']"))
    assert [entry["key"] for entry in kept["review"]] == ["winner.1.4711001"]


@pytest.mark.parametrize("lang", ["ru"])
def test_settings_are_kept_from_page_to_page(reader, lang):
    reader.open(f"{lang}/{HAND}", "am-hand")
    reader.clicks("am-hand details[data-fold=settings] summary")
    reader.clicks('am-hand [data-set="fourColours"]')
    reader.sees_one("am-hand .am-table[data-four]")
    reader.window.reload()
    reader.sees_one("am-hand .am-table[data-four]")
    reader.open(f"{lang}/lessons/following.html", "am-task")
    reader.sees_one("am-task .am-table[data-four]")
    # So is the light of the page, which the theme keeps.
    dark = '[data-md-color-scheme="slate"]'
    assert reader.ask(f"body{dark}", "isConnected") is None
    reader.clicks('.md-header [data-md-component="palette"] label:not([hidden])')
    reader.sees_one(f"body{dark}")
    reader.open(f"{lang}/rules.html")
    reader.sees_one(f"body{dark}")


def test_the_language_chosen_is_the_one_that_the_root_page_leads_to(reader):
    reader.open("index.html")
    reader.arrives("/en/index.html")
    reader.switches_language("es")
    reader.arrives("/es/index.html")
    reader.open("index.html")
    reader.arrives("/es/index.html")
