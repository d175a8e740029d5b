"""What a reader meets first: a page that stays where it is; and last: a way to report a mistake."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import words
from amerikaner import __version__

# What may move a page when it comes alive.
PAGES = {
    "no/index.html": None,
    "ru/rules.html": None,
    "ru/hands/seven-hearts.html": "am-hand",
    "ru/lessons/trick.html": "am-task",
    "ru/practice.html": "am-practice",
    "ru/worksheet.html": "am-worksheet",
    "ru/table.html": "am-table",
}
# Chromium's own list of what moved by itself, from the first frame on.
SHIFTS = """() => new Promise((tell) => {
  const moved = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (!hadRecentInput) moved.push([value, ...sources.map(({ node }) => node?.nodeName)])
    }
  }).observe({ type: "layout-shift", buffered: true })
  document.fonts.ready.then(() => setTimeout(() => tell(moved), 500))
})"""


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_moves_while_a_page_is_loaded(reader_of, http_site, width):
    page = reader_of(http_site, width).page
    moved = {}
    for name, widget in PAGES.items():
        page.goto(f"{http_site}/{name}")
        if widget:
            page.wait_for_selector(f"{widget}[data-alive]")
        moved[name] = page.evaluate(SHIFTS)
    # A hundredth of what Google calls good: where a page comes in pieces, a pixel may move.
    assert all(sum(value for value, *_ in each) < 0.001 for each in moved.values()), moved


@pytest.mark.parametrize(
    ("name", "scripts"), [("no/rules.html", ["latin"]), ("ru/table.html", ["latin", "cyrillic"])]
)
def test_the_letters_come_first_once_and_no_others(reader_of, http_site, name, scripts):
    reader = reader_of(http_site)
    reader.open(name).evaluate("document.fonts.ready")
    asked = [url.rsplit("/", 1)[1] for url in reader.requests if url.startswith(http_site)]
    letters = [f"source-sans-3-{script}-wght-normal.woff2" for script in scripts]
    # Before the styles that ask for them; the browser finds that the two are the same.
    assert asked[1 : 1 + len(letters)] == letters
    assert sorted(file for file in asked if file.endswith(".woff2")) == sorted(letters)


def test_the_hint_above_a_wide_table_moves_nothing(reader_of, http_site):
    page = reader_of(http_site, 360).page
    page.set_viewport_size({"width": 360, "height": 1200})
    page.goto(f"{http_site}/ru/house-rules.html")
    expect(page.locator(".table-hint").first).to_be_in_viewport()
    assert page.evaluate(SHIFTS) == []


def test_what_follows_a_task_is_shown_though_no_script_comes(browser, http_site):
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.route("**/built/*.js", lambda route: route.abort())
        page.goto(f"{http_site}/no/lessons/trick.html")
        expect(page.locator("am-task .am-question").first).to_be_visible()
        expect(page.locator(".task-frame ~ .task-frame .am-question").last).to_be_visible()
        expect(page.locator(".md-footer")).to_be_visible()


def test_a_shift_would_be_seen(reader_of, http_site):
    reader = reader_of(http_site)
    page = reader.open("no/rules.html")
    page.evaluate("document.querySelector('h1').style.marginTop = '9rem'")
    assert page.evaluate(SHIFTS) != []


def test_a_report_is_written_and_copied_by_keyboard(either_reader):
    lang = "no"
    page = either_reader.hand(lang, "#h=lost.t2-s")
    page.get_by_role("button", name=words.text(lang, "report-open")).focus()
    page.keyboard.press("Enter")
    text = page.get_by_role("textbox", name=words.text(lang, "report-help"))
    expect(text).to_be_focused()
    for said in (f"({lang}/hands/seven-hearts.html)", "#h=lost.t2-s", __version__):
        assert said in text.input_value()
    page.keyboard.type("Her!")
    written = text.input_value()
    page.keyboard.press("Escape")  # what is written stays for the next time
    expect(text).to_be_hidden()
    page.keyboard.press("Enter")
    assert text.input_value() == written
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    status = page.locator("dialog.report [role=status]")
    # Where the browser forbids copying, the text is at least selected.
    expect(status).not_to_be_empty()
    said = status.text_content()
    assert said in {words.text(lang, "report-copied"), words.text(lang, "report-by-hand")}
    if said == words.text(lang, "report-by-hand"):
        assert page.evaluate("getSelection().toString()") == written
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=words.text(lang, "report-open"))).to_be_focused()
