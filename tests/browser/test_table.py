"""Our table in the page: set, read, printed, shared and kept, over http and by file://."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

import table_fence
import words
from packed_files import RUNTIME
from stepping import LANGUAGES, STORAGE_REFUSED, expect_text, points, violations

each_language = pytest.mark.parametrize("lang", LANGUAGES)
# Each language once, among them both origins on both widths.
PLACES = dict(
    zip(
        LANGUAGES,
        [("http", 320), ("file", 1280), ("http", 1280), ("file", 320), ("http", 1280)],
        strict=True,
    )
)
KEY = "amerikaner-table"
MANY = (
    "players=3,jokers=top-trump,lowest-bid=7,first-to-bid=dealer,all-pass=pass-round,"
    "redeal-claim=no-kqj,grand=yes,free-trump=yes,led-two=not-at-amerikaner,"
    "contract-points=partner-half,rounding=upward,target=100"
)
BROKEN = "players=5,foo=1,grand=yes,kitty-trick=yes,target=5000"
CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {{ value: {{ writeText: {} }} }});"
REFUSING = {
    "forbidden": STORAGE_REFUSED,
    "full": "Storage.prototype.setItem = () =>"
    " { throw new DOMException('no', 'QuotaExceededError') }",
}


@pytest.fixture
def some_reader(request: pytest.FixtureRequest, lang: str, reader_of: Any) -> Any:
    """A reader of the language, somewhere."""
    origin, width = PLACES[lang]
    return reader_of(request.getfixturevalue(f"{origin}_site"), width)


def open_table(reader: Any, lang: str, text: str | None = None) -> Page:
    page = reader.open(f"{lang}/table.html" + (f"#t={text}" if text else ""))
    page.wait_for_selector("am-table[data-alive]")
    return page


def option(page: Page, name: str) -> Locator:
    return page.locator(f'am-table [data-option="{name}"]')


def radio(page: Page, name: str, value: str) -> Locator:
    return option(page, name).locator(f'input[value="{value}"]')


def choose(page: Page, name: str, value: str) -> None:
    radio(page, name, value).check()


def write(page: Page, name: str, number: str) -> None:
    field = option(page, name).locator("input[type=number]")
    field.fill(number)
    field.press("Enter")


def press(page: Page, what: str) -> None:
    """A button: print, copy, reset, keep, show, retry."""
    page.locator(f'am-table [data-do="{what}"]').click()


def expect_played(page: Page, lang: str, text: str) -> None:
    """Expect the rules below to be those of a table, sentence by sentence."""
    answer = table_fence.ask(text)
    told = [table_fence.point_sentence(lang, point) for point in points(answer)]
    sentences = page.locator("am-table .t-rules .t-sentence")
    expect(sentences).to_have_text(told)
    expect(page.locator("am-table .t-summary")).to_have_text(table_fence.summary(lang, answer))
    marked = page.locator("am-table .t-rules li[data-changed]")
    expect(marked).to_have_count(sum(point["changed"] for point in points(answer)))


def problem_sentence(lang: str, problem: dict[str, Any]) -> str:
    data = {name: value for name, value in problem["data"].items() if name != "options"}
    names = [table_fence.option_label(lang, name) for name in problem["data"]["options"]]
    first, second = [*names, "", ""][:2]
    called = {"optionName": names[-1] if names else "", "firstName": first, "secondName": second}
    return words.text(lang, f"problem-{problem['code']}", **data, **called)


def kept(page: Page) -> str | None:
    return page.evaluate(f"localStorage.getItem('{KEY}')")


def address(page: Page) -> str:
    return page.evaluate("decodeURIComponent(location.hash)")


def fetched_engine(reader: Any) -> bool:
    return any("/engine/" in url for url in reader.requests)


# The whole way ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "origin", "width"),
    [
        # English both ways, the others in turn.
        (lang, *where)
        for n, lang in enumerate(LANGUAGES)
        for where in (("http", 1280), ("file", 320))
        if lang == "en" or (n % 2 == 0) == (where[0] == "http")
    ],
)
def test_the_whole_journey(reader_of, request, lang, origin, width):
    either_reader = reader_of(request.getfixturevalue(f"{origin}_site"), width)
    reader = either_reader
    reader.context.add_init_script(
        CLIPBOARD.format("async text => { window.copied = text }")
        + "window.print = () => { window.printed = true }"
    )
    page = open_table(reader, lang)
    expect_played(page, lang, "standard")
    expect_text(page.locator("am-table .t-bar"), words.text(lang, "table-empty"))
    assert not fetched_engine(reader), "a reader who only looks pays nothing"
    # A table to start from is there at once; then one rule after the other.
    page.locator('am-table [data-preset="five"]').click()
    expect(page.locator('am-table [data-preset="five"]')).to_have_attribute("aria-pressed", "true")
    expect_played(page, lang, "players=5")
    choose(page, "all-pass", "pass-round")
    expect_text(option(page, "all-pass"), table_fence.effect(lang, "all-pass", "pass-round"))
    expect_text(option(page, "all-pass"), words.text(lang, "table-changed"))
    choose(page, "grand", "yes")
    write(page, "target", "100")
    write(page, "lowest-bid", "7")
    text = "players=5,lowest-bid=7,all-pass=pass-round,grand=yes,target=100"
    expect_played(page, lang, text)
    expect_text(option(page, "lowest-bid"), table_fence.effect(lang, "lowest-bid", "7"))
    expect_text(option(page, "target"), table_fence.effect(lang, "target", "100"))
    expect_text(page.locator("am-table .t-bar"), words.text(lang, "table-differs", count=5))
    # The address and this device hold it.
    assert address(page) == f"#t={text}"
    assert kept(page) == text
    expect_text(page.locator("am-table .t-status"), words.text(lang, "table-kept"))
    press(page, "copy")
    expect_text(page.locator("am-table .t-status"), words.text(lang, "table-link-copied"))
    assert page.evaluate("decodeURI(window.copied) === decodeURI(location.href)")
    press(page, "print")
    assert page.evaluate("window.printed")
    page.reload()
    expect_played(page, lang, text)
    page = open_table(reader, lang)
    expect_played(page, lang, text)
    expect(radio(page, "players", "5")).to_be_checked()
    expect(option(page, "target").locator("input")).to_have_value("100")
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) == 0
    press(page, "reset")
    expect_played(page, lang, "standard")
    assert kept(page) is None
    assert address(page) == "#t=standard"


def test_another_language_shows_the_same_table(either_reader):
    text = "players=6,strip-twos=yes,led-two=yes"
    page = open_table(either_reader, LANGUAGES[-1], text)
    for lang in LANGUAGES:
        if not page.url.split("#")[0].endswith(f"/{lang}/table.html"):
            page.locator(".md-header .md-select").hover()
            page.locator(f'.md-select__link[hreflang="{lang}"]').click()
            page.wait_for_url(re.compile(rf"/{lang}/table\.html#"))
        expect_played(page, lang, text)
        expect_text(option(page, "led-two"), words.text(lang, "table-idle"))


def test_house_rules_and_table_lead_to_each_other(narrow_reader):
    page = narrow_reader.open("en/house-rules.html")
    page.locator('article a[href="table.html"]').first.click()
    page.wait_for_selector("am-table[data-alive]")
    option(page, "grand").locator("a").click()
    page.wait_for_url(re.compile(r"/en/house-rules\.html#option-grand$"))
    expect(page.locator("#option-grand")).to_be_in_viewport()


def test_keyboard_alone_does_everything(either_reader):
    page = either_reader
    page.context.add_init_script("window.print = () => { window.printed = true }")
    page = open_table(page, "no")

    def tab_to(where: Locator, back: bool = False) -> None:
        for _ in range(120):
            if where.evaluate("element => element === document.activeElement"):
                return
            page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"{where} is out of reach")

    tab_to(page.locator('am-table [data-preset="six"]'))
    page.keyboard.press("Enter")
    expect_played(page, "no", "players=6")
    tab_to(radio(page, "strip-twos", "no"))
    page.keyboard.press("ArrowDown")
    expect(radio(page, "strip-twos", "yes")).to_be_focused()
    expect_played(page, "no", "players=6,strip-twos=yes")
    tab_to(radio(page, "lowest-bid", "half"))
    page.keyboard.press("ArrowDown")
    tab_to(option(page, "lowest-bid").locator("input[type=number]"))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("5")
    page.keyboard.press("Tab")
    text = "players=6,strip-twos=yes,lowest-bid=5"
    expect_played(page, "no", text)
    live = page.locator("am-table > [aria-live]")
    expect_text(live, words.text("no", "table-differs", count=3))
    tab_to(page.locator('am-table [data-do="show"]'))
    page.keyboard.press("Enter")
    expect(page.locator("am-table .t-text h2")).to_be_focused()
    expect(page.locator("am-table .t-text h2")).to_be_in_viewport()
    tab_to(page.locator('am-table [data-do="print"]'))
    page.keyboard.press("Enter")
    assert page.evaluate("window.printed")
    tab_to(page.locator('am-table [data-do="reset"]'))
    page.keyboard.press("Enter")
    expect_played(page, "no", "standard")
    assert page.evaluate("document.activeElement !== document.body")


# What cannot be --------------------------------------------------------------------------------


@each_language
def test_what_cannot_be_combined_stays_chosen_and_is_explained_at_both(some_reader, lang):
    page = open_table(some_reader, lang)
    choose(page, "kitty-trick", "yes")
    expect_played(page, lang, "kitty-trick=yes")
    choose(page, "kitty", "none")
    text = "kitty=none,kitty-trick=yes"
    (problem,) = table_fence.ask(text)["problems"]
    names = problem["data"]["options"]
    assert set(names) == {"kitty", "kitty-trick"}
    sentence = problem_sentence(lang, problem)
    fallback = words.text(
        lang,
        "table-problem-fallback",
        optionName=table_fence.option_label(lang, names[-1]),
        value=table_fence.value_label(lang, names[-1], "no"),
    )
    for name in names:
        box = option(page, name).locator(".t-problem")
        expect_text(box, sentence)
        expect_text(box, fallback)
        described = option(page, name).get_attribute("aria-describedby")
        expect_text(page.locator(f"#{described}"), sentence)
    expect(radio(page, "kitty", "none")).to_be_checked()
    expect(radio(page, "kitty-trick", "yes")).to_be_checked()
    expect_text(page.locator("am-table > [aria-live]"), sentence)
    expect_played(page, lang, "kitty=none")
    # It comes back as it was chosen, and one change is enough to mend it.
    assert kept(page) == text
    page.reload()
    expect_text(option(page, "kitty").locator(".t-problem"), sentence)
    choose(page, "kitty", "usual")
    expect(page.locator("am-table .t-problem")).to_have_count(0)
    expect_played(page, lang, "kitty-trick=yes")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_number_out_of_range_stays_in_its_field_and_is_explained(some_reader, lang):
    page = open_table(some_reader, lang)
    write(page, "target", "0")
    (problem,) = table_fence.ask("target=0")["problems"]
    field = option(page, "target").locator("input")
    expect_text(option(page, "target").locator(".t-problem"), problem_sentence(lang, problem))
    meanwhile = words.text(
        lang,
        "table-problem-counts",
        optionName=table_fence.option_label(lang, "target"),
        value="52",
    )
    expect_text(option(page, "target").locator(".t-problem"), meanwhile)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("0")
    expect_played(page, lang, "standard")
    write(page, "target", "60")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect_played(page, lang, "target=60")
    write(page, "target", "")  # no number at all is the base game's
    expect(field).to_have_value("52")
    expect_played(page, lang, "standard")


@each_language
def test_a_damaged_link_says_what_is_wrong_and_keeps_the_rest(some_reader, lang):
    page = open_table(some_reader, lang)
    choose(page, "led-two", "yes")
    page = open_table(some_reader, lang, BROKEN)
    problems = table_fence.ask(BROKEN)["problems"]
    assert [problem["code"] for problem in problems] == [
        "unknown-option",
        "out-of-range",
        "kitty-trick-players",
    ]
    found = page.locator("am-table [data-found]")
    expect_text(found, words.text(lang, "table-found-problems", count=3))
    for problem in problems:
        expect_text(found, problem_sentence(lang, problem))
    expect_played(page, lang, "players=5,grand=yes")
    for name, value in (("players", "5"), ("grand", "yes"), ("kitty-trick", "yes")):
        expect(radio(page, name, value)).to_be_checked()
    expect(option(page, "target").locator("input")).to_have_value("5000")
    # What is kept here stays until the reader changes something.
    assert kept(page) == "led-two=yes"
    assert address(page) == f"#t={BROKEN}"
    choose(page, "kitty-trick", "no")
    expect(found).to_have_count(0)
    assert kept(page) == "players=5,grand=yes,target=5000"
    write(page, "target", "52")
    expect(page.locator("am-table .t-problem")).to_have_count(0)
    assert kept(page) == "players=5,grand=yes"


def test_what_was_kept_may_be_damaged_too(narrow_reader):
    rubbish = "grand=yes,players=7,\ud800,%"
    narrow_reader.context.add_init_script(
        f"try {{ localStorage.getItem('{KEY}') ??"
        f" localStorage.setItem('{KEY}', {rubbish!r}) }} catch {{}}"
    )
    page = open_table(narrow_reader, "ru")
    expect_text(
        page.locator("am-table [data-found]"), words.text("ru", "table-found-problems", count=3)
    )
    expect_played(page, "ru", "grand=yes")
    assert page.evaluate(f"localStorage.getItem('{KEY}').startsWith('grand=yes,players=7,')")
    assert address(page) == ""
    choose(page, "players", "3")
    expect_played(page, "ru", "players=3,grand=yes")
    assert kept(page) == "players=3,grand=yes"


@pytest.mark.parametrize("kind", REFUSING)
def test_a_browser_that_keeps_nothing_says_so_and_the_link_holds(narrow_reader, kind):
    narrow_reader.context.add_init_script(REFUSING[kind])
    page = open_table(narrow_reader, "es")
    choose(page, "grand", "yes")
    expect_text(page.locator("am-table .t-status"), words.text("es", "table-not-kept"))
    expect_played(page, "es", "grand=yes")
    page.reload()
    expect_played(page, "es", "grand=yes")


# Links -----------------------------------------------------------------------------------------


def test_a_table_that_came_by_a_link_is_kept_when_the_reader_says_so(narrow_reader):
    page = open_table(narrow_reader, "pt")
    choose(page, "open-kitty", "yes")
    page = open_table(narrow_reader, "pt", "players=3,grand=yes")
    status = page.locator("am-table .t-status")
    expect_text(status, words.text("pt", "table-from-link"))
    assert kept(page) == "open-kitty=yes"
    press(page, "keep")
    expect_text(status, words.text("pt", "table-kept"))
    expect(status).to_be_focused()
    assert kept(page) == "players=3,grand=yes"
    press(page, "reset")
    page = open_table(narrow_reader, "pt", "players=3,grand=yes")
    page.locator('am-table [data-do="keep"]').wait_for()
    expect(status).to_have_text("")  # none is kept that could stay as it is
    press(page, "keep")
    assert kept(page) == "players=3,grand=yes"


def test_the_address_is_followed(narrow_reader):
    page = open_table(narrow_reader, "en")
    page.evaluate("location.hash = '#t=players%3D3%2Cjokers%3Ddud'")
    expect_played(page, "en", "players=3,jokers=dud")
    page.evaluate("location.hash = '#t=five'")
    expect_played(page, "en", "players=5")
    assert kept(page) is None


def test_a_link_that_cannot_be_copied_is_in_the_address_bar(narrow_reader):
    narrow_reader.context.add_init_script(CLIPBOARD.format("() => Promise.reject(new Error('no'))"))
    page = open_table(narrow_reader, "en")
    choose(page, "grand", "yes")
    press(page, "copy")
    expect_text(page.locator("am-table .t-status"), words.text("en", "table-copy-failed"))
    assert address(page) == "#t=grand=yes"


# The engine ------------------------------------------------------------------------------------


@each_language
def test_without_its_files_the_engine_says_so_and_nothing_is_lost(reader_of, http_site, lang):
    reader = reader_of(http_site)
    reader.context.route(RUNTIME, lambda route: route.abort())
    page = open_table(reader, lang)
    choose(page, "grand", "yes")
    failed = page.locator("am-table .t-engine[data-failed]")
    expect_text(failed, words.text(lang, "table-failed"))
    missing = words.text(lang, "engine-file-missing", file="payload-wasm-1.js")
    expect_text(failed, missing)
    expect_played(page, lang, "standard")
    expect(radio(page, "grand", "yes")).to_be_checked()
    reader.context.unroute(RUNTIME)
    press(page, "retry")
    expect_played(page, lang, "grand=yes")
    reader.errors.clear()  # the browser reports the file that this test took away


def test_a_link_that_nobody_can_read_yet_cannot_be_lost(reader_of, http_site):
    reader = reader_of(http_site)
    reader.context.route(RUNTIME, lambda route: route.abort())
    page = open_table(reader, "en", "grand=yes,free-trump=yes")
    expect(page.locator("am-table .t-engine[data-failed]")).to_be_visible()
    expect(radio(page, "players", "5")).to_be_disabled()
    press(page, "copy")
    assert address(page) == "#t=grand=yes,free-trump=yes"
    assert kept(page) is None
    reader.context.unroute(RUNTIME)
    press(page, "retry")
    expect_played(page, "en", "grand=yes,free-trump=yes")
    choose(page, "players", "5")
    assert kept(page) == "players=5,grand=yes,free-trump=yes"
    reader.errors.clear()  # the browser reports the file that this test took away


def test_pages_without_a_table_load_nothing_of_it(reader_of, http_site):
    reader = reader_of(http_site)
    reader.open("en/tips.html")
    reader.open("en/house-rules.html")
    assert [url for url in reader.requests if "table.css" in url or "house.js" in url] == []


# Reading ---------------------------------------------------------------------------------------


@each_language
def test_without_script_the_choices_and_the_base_game_are_there(reader_of, file_site, lang):
    page = reader_of(file_site, 320, java_script_enabled=False).open(f"{lang}/table.html")
    written = page.locator("am-table .t-written")
    expect_text(written, words.text(lang, "table-no-script"))
    for chosen in table_fence.ask("standard")["options"]:
        for value in chosen["values"]:
            expect_text(written.locator("dl"), table_fence.effect(lang, chosen["name"], value))
    expect_played(page, lang, "standard")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("lang", "width"), [("no", 320), ("ru", 320), ("en", 1280)])
def test_axe_finds_nothing(reader_of, http_site, lang, width, scheme):
    page = open_table(reader_of(http_site, width, color_scheme=scheme), lang, BROKEN)
    expect(page.locator("am-table [data-found]")).to_be_visible()
    choose(page, "rounding", "upward")
    expect_text(option(page, "rounding"), words.text(lang, "table-idle"))
    assert violations(page) == []
    assert page.evaluate(
        "document.documentElement.scrollWidth === document.documentElement.clientWidth"
    )


# Paper -----------------------------------------------------------------------------------------


def squeezed(text: str) -> str:
    return re.sub(r"[\s\u00ad\ufe0e]", "", text)


@pytest.mark.parametrize(
    ("lang", "text", "sides"),
    [*((lang, MANY, 2) for lang in LANGUAGES), ("en", "standard", 1), ("ru", "standard", 1)],
)
def test_only_the_rules_as_played_are_printed(reader_of, http_site, lang, text, sides):
    page = open_table(reader_of(http_site), lang, text)
    expect_played(page, lang, text)
    pdf = PdfReader(io.BytesIO(page.pdf(format="A4", prefer_css_page_size=True)))
    assert len(pdf.pages) <= sides
    printed = squeezed("".join(side.extract_text() for side in pdf.pages))
    answer = table_fence.ask(text)
    for chapter in answer["chapters"]:
        assert squeezed(words.text(lang, f"chapter-{chapter['id']}")) in printed
        for point in chapter["points"]:
            assert squeezed(table_fence.point_sentence(lang, point)) in printed
    assert squeezed(words.text(lang, "table-text")) in printed
    assert squeezed(table_fence.summary(lang, answer)) in printed
    assert f"/{lang}/table.html" in printed
    if text != "standard":
        assert f"#t={text}" in printed
    for message in ("table-options", "table-presets", "table-copy-link", "table-more"):
        assert squeezed(words.text(lang, message)) not in printed, message


def test_paper_names_no_address_that_only_this_device_has(reader_of, file_site):
    page = open_table(reader_of(file_site), "en", "grand=yes")
    expect_played(page, "en", "grand=yes")
    pdf = PdfReader(io.BytesIO(page.pdf(format="A4", prefer_css_page_size=True)))
    assert "table.html" not in "".join(side.extract_text() for side in pdf.pages)
