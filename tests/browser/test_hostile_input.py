"""What an address or a store holds that means harm is text: it does nothing, the page works."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from stepping import at, press, problem

MARKUP = (
    "<script>window.harmed = 1</script>"
    "\"'><img src=x onerror='window.harmed = 1'><svg onload='window.harmed = 1'>"
    "<a href='javascript:window.harmed = 1'>\u202e{{7*7}}${7*7}\u0410\ud7ff"
)
LONG = "<b>" * 20_000
KEYS = ["settings", "table", "progress", "run", "language"]


def unharmed(page: Page) -> None:
    """Nothing of it ran, and none of it became part of the page."""
    assert page.evaluate("window.harmed") is None
    for made in ("img[onerror]", "[onload]", 'a[href^="javascript:"]', "img[src='x']", "b b b"):
        expect(page.locator(made)).to_have_count(0)


@pytest.mark.parametrize("text", [MARKUP, LONG], ids=["markup", "long"])
def test_in_the_address(narrow_reader, text):
    told = quote(text)
    page = narrow_reader.hand("en", f"#h=seven-hearts&l={told}&s={told}&d={told}&t={told}")
    expect(problem(page)).to_be_visible()
    unharmed(page)
    at(page, 0)
    press(page, "next")
    at(page, 1)
    unharmed(page)
    page = narrow_reader.open(f"en/table.html#t=players=5,{told}")
    expect(page.locator("am-table [data-found]")).to_be_visible()
    unharmed(page)
    expect(page.locator('am-table [data-option="players"] input[value="5"]')).to_be_checked()
    page = narrow_reader.open(f"en/practice.html#q=winner.{told}.4711.5")
    page.wait_for_selector("am-practice[data-alive]")
    unharmed(page)


@pytest.mark.parametrize("shape", ["text", "progress"])
def test_in_the_store(narrow_reader, shape):
    """As text in place of all that is kept, and within progress that has the right shape."""
    kept = dict.fromkeys([*(f"amerikaner-{key}" for key in KEYS), "amerikaner.language"], MARKUP)
    if shape == "progress":
        review = [{"key": MARKUP, "box": 1, "due": "2020-01-01"}]
        kept = {
            "amerikaner-progress": json.dumps(
                {"version": 1, "lessons": {MARKUP: [MARKUP]}, "review": review}
            )
        }
        kept["amerikaner-settings"] = json.dumps({"letters": MARKUP, "speed": MARKUP})
    narrow_reader.context.add_init_script(
        "if (location.protocol !== 'about:') for (const store of [localStorage, sessionStorage])"
        f" for (const [key, text] of Object.entries({json.dumps(kept)})) store.setItem(key, text)"
    )
    for path in ("index.html", "en/lessons/index.html", "en/table.html", "en/practice.html"):
        page = narrow_reader.open(path)
        page.wait_for_load_state("load")
        unharmed(page)
    page.wait_for_selector("am-practice[data-alive]")
    unharmed(page)
    page = narrow_reader.hand("en")
    press(page, "next")
    at(page, 1)
    unharmed(page)
