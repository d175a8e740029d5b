"""An example on the rules page: folded, then alive where it stands, by http and by file://."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

import hand_fence
import words
from stepping import click, each_language_somewhere, expect_text

STEPPER = ("/app.js", "/words/", "/built/hands/", "/engine/", "stepper.css")


def example(page: Page, hand: str, line: str = "main") -> Locator:
    return page.locator(f'details[data-hand="{hand}"][data-lines~="{line}"]')


def unfold(fold: Locator) -> Locator:
    """Open an example as a reader does, and wait until it can be stepped through."""
    fold.locator("> summary").click()
    table = fold.locator("am-hand .am-table")
    table.wait_for()
    return table


def fetched(reader) -> list[str]:
    return [url for url in reader.requests if any(part in url for part in STEPPER)]


@each_language_somewhere
def test_opened_stepped_and_a_card_refused(placed_reader, lang):
    page = placed_reader.open(f"{lang}/rules.html")
    fold = example(page, "following")
    expect(fold.locator(".am-written")).to_be_hidden()
    assert fetched(placed_reader) == []
    table = unfold(fold)
    reply = hand_fence.replay("following", hand_fence.ONLY_LINE)
    start = hand_fence.step_named(reply, "t2")
    expect(table).to_have_attribute("data-at", str(start))
    assert page.url.endswith("rules.html")  # looking is no reason to change the address
    click(fold.locator('.am-hand[data-acts] [data-card="KH"]'))
    (refused,) = (o for o in reply["steps"][start]["options"] if o["card"] == "KH")
    expect_text(
        fold.locator('[data-kind="refused"]'), words.reason_sentence(lang, refused["reason"], 2)
    )
    fold.locator('[data-do="next"]').click()
    expect(table).to_have_attribute("data-at", str(start + 1))
    assert page.url.endswith(f"#h=following&l=main&s={start + 1}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # What belongs to a whole deal is left to the pages of whole deals.
    expect(fold.locator(".am-foot")).to_have_count(0)


@each_language_somewhere
def test_a_score_sheet_says_who_has_won(placed_reader, lang):
    page = placed_reader.open(f"{lang}/rules.html")
    unfold(example(page, "following"))
    fold = example(page, "shared-victory")
    unfold(fold)
    expect(fold.locator(".am-table .am-sheet")).to_have_count(0)
    fold.locator('[data-do="last"]').click()
    cells = fold.locator(".am-table .am-sheet tbody tr").nth(2).locator("td")
    expect(cells).to_have_text(["48", "+7", "55"])
    reply = hand_fence.replay("shared-victory", hand_fence.ONLY_LINE)
    kept = hand_fence.sheet(reply, [20, 48, 48, 51])
    expect_text(fold.locator(".am-words"), hand_fence.sheet_sentence(lang, kept, 2))
    # Two on a page do not move each other.
    start = hand_fence.step_named(hand_fence.replay("following", hand_fence.ONLY_LINE), "t2")
    expect(example(page, "following").locator(".am-table")).to_have_attribute("data-at", str(start))


def test_an_address_opens_the_example_it_names(reader):
    page = reader.open("en/rules.html#h=amerikaner&l=lost&s=50")
    fold = example(page, "amerikaner", "lost")
    expect(fold.locator(".am-table")).to_have_attribute("data-at", "50")
    expect(page.locator("details.hand-example[open]")).to_have_count(1)
    expect(fold.locator("> summary")).to_be_in_viewport()
    page.evaluate("location.hash = '#h=forced-card'")
    expect(example(page, "forced-card").locator(".am-table")).to_have_attribute("data-line", "main")


def test_the_clause_of_a_refusal_is_on_the_same_page(new_reader):
    page = new_reader().open("en/rules.html")
    fold = example(page, "forced-card")
    unfold(fold)
    click(fold.locator('.am-hand[data-acts] [data-card="KH"]'))
    fold.locator('[data-kind="refused"] a').click()
    expect(page.locator("#call-owner")).to_be_in_viewport()
    expect(fold).to_have_attribute("open", "")


def test_a_file_that_does_not_come_leaves_the_written_steps(reader_of, http_site):
    reader = reader_of(http_site)
    reader.context.route("**/built/hands/following.js", lambda route: route.abort())
    page = reader.open("en/rules.html")
    fold = example(page, "following")
    with page.expect_event("requestfailed"):
        fold.locator("> summary").click()
    expect(fold.locator(".am-written")).to_be_visible()
    expect(fold.locator("am-hand")).to_have_count(0)
    reader.errors.clear()  # the browser tells of the file itself
    reader.context.unroute("**/built/hands/following.js")
    fold.locator("> summary").click()
    unfold(fold)


def test_printing_fetches_nothing(reader_of, http_site):
    reader = reader_of(http_site)
    page = reader.open("en/rules.html")
    page.pdf()
    unfold(example(page, "following"))
    hands = [url for url in reader.requests if "/built/hands/" in url]
    assert [url.rpartition("/")[2] for url in hands] == ["following.js"]
