"""What the tests press and read in the stepper, by what it stands for."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import words

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
LANGUAGES = words.languages()
HAND = "hands/seven-hearts.html"
PLACES = [("file", 320), ("http", 1280), ("file", 1280), ("http", 320)]
each_language_somewhere = pytest.mark.parametrize(
    ("lang", "place"),
    [
        pytest.param(lang, place, id=f"{lang}-{place[0]}-{place[1]}")
        for lang, place in zip(LANGUAGES, itertools.cycle(PLACES))
    ],
)
"""Every language, by one origin on one width of screen: for what hangs on the words alone."""
ALLOWED = 'am-hand .am-hand[data-acts] button.am-card:not([aria-disabled="true"])'
STORAGE_REFUSED = """
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
        get() { throw new DOMException('no', 'SecurityError') }
    });
"""
LEO_AT_TRICK_THREE = 17
"""The step of both refused and allowed cards: Leo holds three hearts and a heart is led."""
LEO = f"#h=seven-hearts&l=made&s={LEO_AT_TRICK_THREE}"


def points(table: dict[str, Any]) -> list[dict[str, Any]]:
    """The rules as played at a table, which the engine gives by chapter."""
    return [point for chapter in table["chapters"] for point in chapter["points"]]


def table(page: Page) -> Locator:
    return page.locator("am-hand .am-table")


def at(page: Page, step: int) -> None:
    """Expect the hand to stand at a step."""
    expect(table(page)).to_have_attribute("data-at", str(step))


def press(page: Page, what: str) -> None:
    """A control: first, previous, next, last, play, back, undo, discard, retry, copy."""
    page.locator(f'am-hand [data-do="{what}"]').click()


def acting_card(page: Page, card: str) -> Locator:
    """A card of the hand whose turn it is."""
    return page.locator(f'am-hand .am-hand[data-acts] button[data-card="{card}"]')


def click(where: Locator) -> None:
    """Click as a reader does, also what says of itself that it is not allowed.

    Playwright waits for ever before it clicks something with aria-disabled, so the mouse goes
    there by hand; a click that would land elsewhere fails.
    """
    where.scroll_into_view_if_needed()
    hit = where.evaluate(
        """element => {
            element.scrollIntoView({ block: "center" });
            const box = element.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return element.contains(top) || (top !== null && top.contains(element));
        }"""
    )
    assert hit, "something lies over it"
    where.click(force=True)


def refusal(page: Page) -> Locator:
    return page.locator('am-hand .am-box[data-kind="refused"]')


def problem(page: Page) -> Locator:
    return page.locator('am-hand .am-box[data-kind="problem"]')


def events(page: Page) -> Locator:
    return page.locator("am-hand .am-events")


def read(text: str) -> str:
    """Text as the eye reads it: no variation selectors, one kind of space."""
    return re.sub(r"\s+", " ", text.replace("\ufe0e", "")).strip()


def expect_text(where: Locator, text: str) -> None:
    """Expect a sentence within an element, whatever its spaces are made of."""
    pattern = r"\s+".join(re.escape(part) for part in text.split())
    expect(where).to_contain_text(re.compile(pattern))


def must_follow(lang: str, seat: int, you: int | None) -> str:
    """The sentence that refuses Leo's ace of spades at trick three."""
    reason: dict[str, Any] = {
        "code": "must-follow",
        "data": {"seat": seat, "suit": "H", "cards": ["TH", "8H", "6H"]},
    }
    return words.reason_sentence(lang, reason, you)


def play_on(page: Page, cards: int) -> None:
    """Play a number of cards off the record, each time the first allowed one."""
    for _ in range(cards):
        before = table(page).get_attribute("data-at")
        page.locator(
            'am-hand .am-hand[data-acts] button.am-card:not([aria-disabled="true"])'
        ).first.click()
        expect(table(page)).not_to_have_attribute("data-at", before or "")


def until(page: Page, condition: str, arg: object) -> None:
    """Wait until a JavaScript function says yes.

    Playwright's own wait evaluates text within the page, which the page's policy forbids.
    """
    page.evaluate(
        f"""async arg => {{
            const condition = {condition};
            const end = performance.now() + 45_000;
            while (!condition(arg)) {{
                if (performance.now() > end) throw new Error("not within 45 seconds");
                await new Promise(next => setTimeout(next, 20));
            }}
        }}""",
        arg,
    )


def violations(page: Page) -> list[str]:
    """What axe has to say against the page as it stands."""
    # Not as a script of the page: its policy would not let it in.
    page.evaluate((ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run()")
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
