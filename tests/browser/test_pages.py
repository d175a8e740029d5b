"""The pages around the hand: the way in, search, reading without script, what can go wrong."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import Page, expect

import words
from amerikaner.clauses import Clause
from packed_files import RUNTIME, snapshot_of_another_version
from stepping import (
    HAND,
    LANGUAGES,
    LEO,
    LEO_AT_TRICK_THREE,
    STORAGE_REFUSED,
    acting_card,
    at,
    click,
    each_language_somewhere,
    events,
    expect_text,
    must_follow,
    press,
    refusal,
    table,
    violations,
)

PAGES = ["index.html", "rules.html", HAND]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# The way in ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("nb-NO", "no"),
        ("nn-NO", "no"),
        ("no", "no"),
        ("en-US", "en"),
        ("pt-BR", "pt"),
        ("pt-PT", "pt"),
        ("es-419", "es"),
        ("ru-RU", "ru"),
    ],
)
def test_the_root_page_leads_to_the_reader_s_language(new_reader, locale, lang):
    page = new_reader(1280, locale=locale).open("index.html")
    page.wait_for_url(re.compile(rf"/{lang}/index\.html$"))


def test_another_language_sees_the_list_and_the_choice_is_kept(new_reader):
    reader = new_reader(320, locale="de-DE")
    page = reader.open("index.html")
    for lang in LANGUAGES:
        expect(page.locator(f'a[hreflang="{lang}"]')).to_be_visible()
    page.locator('a[hreflang="es"]').click()
    page.wait_for_url(re.compile(r"/es/index\.html$"))
    page.locator(".md-header .md-select").hover()
    page.locator('.md-select__link[hreflang="ru"]').click()
    page.wait_for_url(re.compile(r"/ru/index\.html"))
    reader.open("index.html").wait_for_url(re.compile(r"/ru/index\.html$"))


def test_the_root_page_needs_no_script(new_reader):
    page = new_reader(320, java_script_enabled=False, locale="nb-NO").open("index.html")
    page.locator('a[hreflang="pt"]').click()
    page.wait_for_url(re.compile(r"/pt/index\.html$"))


# Reading ---------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("name", PAGES)
def test_no_page_scrolls_sideways(either_reader, lang, name):
    page = either_reader.open(f"{lang}/{name}")
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) == 0


@each_language_somewhere
def test_a_clause_address_shows_its_paragraph(placed_reader, lang):
    page = placed_reader.open(f"{lang}/rules.html#{Clause.SCORE_DEFENDER.value}")
    expect(page.locator(f"#{Clause.SCORE_DEFENDER.value}")).to_be_in_viewport()


@each_language
def test_the_hand_can_be_read_without_script(reader_of, file_site, lang):
    page = reader_of(file_site, 320, java_script_enabled=False).open(f"{lang}/{HAND}")
    expect_text(page.locator(".am-prerendered"), words.text(lang, "no-javascript"))
    for line, steps in (("made", 55), ("lost", 42)):
        title = words.note(lang, "seven-hearts", f"line-{line}")
        expect(page.get_by_text(title, exact=True).first).to_be_visible()
        index = 0 if line == "made" else 1
        expect(page.locator("ol.am-written").nth(index).locator("> li")).to_have_count(steps)
    last = {"id": "score", "data": {"seat": 2, "points": -7}}
    expect_text(
        page.locator("ol.am-written").nth(1).locator("> li").last,
        words.event_sentence(lang, last, 2),
    )


SEARCHES = {
    "no": ("byttebunken", "карта"),
    "en": ("kitty", "byttebunke"),
    "pt": ("licitacao", "kitty"),
    "es": ("subasta", "leilão"),
    "ru": ("карта", "kitty"),
}


def search(page: Page, text: str) -> None:
    field = page.locator(".md-search__input")
    if page.viewport_size["width"] < 960 and not page.locator("#__search").is_checked():
        # On narrow screens the field opens from its sign in the header.
        page.locator('.md-header .md-header__button[for="__search"]').click()
    field.click()
    field.fill(text)
    field.press("End")


@each_language
def test_search_finds_the_language_s_own_pages(either_reader, lang):
    page = either_reader.open(f"{lang}/rules.html")
    own, foreign = SEARCHES[lang]
    search(page, own)
    results = page.locator(".md-search-result__link")
    expect(results.first).to_be_visible()
    for href in results.evaluate_all("links => links.map(link => link.href)"):
        assert f"/{lang}/" in href
    search(page, foreign)
    expect(results).to_have_count(0)


# What can go wrong -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "script"),
    [
        ("forbidden", STORAGE_REFUSED),
        (
            "full",
            "Storage.prototype.setItem = () =>"
            " { throw new DOMException('no', 'QuotaExceededError') }",
        ),
        (
            "rubbish",
            "for (const key of ['amerikaner.settings', 'amerikaner.language', '__palette'])"
            " try { localStorage.setItem(key, '{\"letters\":7,[') } catch {}",
        ),
    ],
)
def test_storage_that_fails_costs_nothing(new_reader, kind, script):
    reader = new_reader(1280)
    reader.context.add_init_script(script)
    page = reader.hand("en", LEO)
    click(acting_card(page, "AS"))
    expect_text(refusal(page), must_follow("en", 1, 2))
    page.locator("am-hand details[data-fold=settings] summary").click()
    page.locator('am-hand [data-set="fourColours"]').check()
    expect(table(page)).to_have_attribute("data-four", "")
    told = page.locator("am-hand [data-not-kept]")
    if kind == "rubbish":
        expect(told).to_have_count(0)
    else:
        expect_text(told, words.text("en", "stepper-settings-not-kept"))


@each_language
def test_without_its_files_the_engine_says_so_and_the_hand_goes_on(reader_of, http_site, lang):
    reader = reader_of(http_site)
    reader.context.route(RUNTIME, lambda route: route.abort())
    page = reader.hand(lang, LEO)
    click(acting_card(page, "TH"))
    failed = page.locator("am-hand .am-engine[data-failed]")
    expect_text(failed, words.text(lang, "engine-failed"))
    missing = words.text(lang, "engine-file-missing", file="payload-wasm-1.js")
    expect_text(failed, missing)
    press(page, "next")
    at(page, LEO_AT_TRICK_THREE + 1)
    press(page, "previous")
    reader.context.unroute(RUNTIME)
    click(acting_card(page, "TH"))
    press(page, "retry")
    at(page, LEO_AT_TRICK_THREE + 1)
    expect_text(page.locator("am-hand .am-words"), words.text(lang, "stepper-off-record"))
    reader.errors.clear()  # the browser reports the file that this test took away


def test_a_broken_file_by_double_click(reader_of, unpacked, tmp_path):
    folder = tmp_path / "broken"
    shutil.copytree(unpacked, folder)
    payload = folder / "assets" / "built" / "engine" / "payload-wasm-2.js"
    payload.write_text(payload.read_text("utf-8")[:5000], "utf-8")
    reader = reader_of(folder.as_uri())
    page = reader.hand("no", LEO)
    click(acting_card(page, "TH"))
    failed = page.locator("am-hand .am-engine[data-failed]")
    expect_text(failed, words.text("no", "engine-failed"))
    expect_text(failed, words.text("no", "engine-file-broken", file="payload-wasm-2.js"))
    press(page, "next")
    at(page, LEO_AT_TRICK_THREE + 1)
    reader.errors.clear()  # a script cut in two is an error in any browser's eyes


@pytest.mark.parametrize("whole", [True, False])
def test_a_snapshot_of_another_version_costs_only_time(reader_of, unpacked, tmp_path, whole):
    folder = tmp_path / "another"
    shutil.copytree(unpacked, folder)
    if not whole:
        snapshot_of_another_version(folder / "assets" / "built" / "engine")
    reader = reader_of(folder.as_uri())
    page = reader.hand("es", LEO)
    click(acting_card(page, "TH"))
    at(page, LEO_AT_TRICK_THREE + 1)
    expect_text(page.locator("am-hand .am-words"), words.text("es", "stepper-off-record"))
    expect(page.locator("am-hand .am-engine[data-failed]")).to_have_count(0)
    assert [url for url in reader.requests if "/payload-snapshot" in url]
    # From the whole one Python starts without its library.
    assert whole == (not [url for url in reader.requests if "/payload-library" in url])


def test_the_zip_on_a_server_answers_by_its_scripts(reader_of, server_of, unpacked):
    """What is fetched is not in the zip: the page asks for it, then for what is there."""
    reader = reader_of(server_of(unpacked))
    page = reader.hand("pt", LEO)
    click(acting_card(page, "TH"))
    at(page, LEO_AT_TRICK_THREE + 1)
    expect_text(page.locator("am-hand .am-words"), words.text("pt", "stepper-off-record"))
    assert [url for url in reader.requests if "/payload-wasm" in url]
    reader.errors.clear()  # the browser reports the file that was not there


# Ends the worker as it begins to answer, so often as `kills` says.
KILLING = """
self.Worker = class extends Worker {
    postMessage(data, ...more) {
        super.postMessage(data, ...more);
        if (data.request && self.kills > 0) { this.terminate(); self.kills--; }
    }
};
"""


def test_a_worker_killed_in_mid_answer_is_replaced_then_told(reader_of, http_site):
    reader = reader_of(http_site)
    reader.context.add_init_script(KILLING)
    reader.page.clock.install()
    page = reader.hand("ru", LEO)

    def kill(times: int) -> None:
        for left in reversed(range(times)):
            page.wait_for_function("left => self.kills === left", arg=left)
            page.clock.fast_forward(31_000)

    # Once: another takes its place, and the answer comes.
    page.evaluate("self.kills = 1")
    click(acting_card(page, "TH"))
    kill(1)
    at(page, LEO_AT_TRICK_THREE + 1)
    press(page, "back")
    at(page, LEO_AT_TRICK_THREE)
    # Again and again: the reader is told, and may start it anew.
    page.evaluate("self.kills = 2")
    click(acting_card(page, "8H"))
    kill(2)
    failed = page.locator("am-hand .am-engine[data-failed]")
    expect_text(failed, words.text("ru", "engine-failed"))
    expect_text(failed, words.text("ru", "engine-timeout"))
    at(page, LEO_AT_TRICK_THREE)
    press(page, "retry")
    at(page, LEO_AT_TRICK_THREE + 1)


# Everybody -------------------------------------------------------------------------------------


def test_keyboard_alone_does_everything(reader):
    page = reader.hand("no")
    page.locator('am-hand [data-do="next"]').focus()
    page.keyboard.press("End")
    at(page, 54)
    page.keyboard.press("Home")
    at(page, 0)
    for _ in range(LEO_AT_TRICK_THREE):
        page.keyboard.press("ArrowRight")
    at(page, LEO_AT_TRICK_THREE)
    page.keyboard.press("m")
    allowed = page.locator('am-hand .am-box[data-kind="allowed"]')
    expect_text(allowed, words.compact("no", "TH"))
    # One tab stop for the hand; letters move in it, and the search stays closed.
    for _ in range(60):
        if page.evaluate("document.activeElement.closest('.am-hand[data-acts]') !== null"):
            break
        page.keyboard.press("Shift+Tab")
    focused = "document.activeElement.dataset.card"
    page.keyboard.press("d")
    assert page.evaluate(focused) == "AD"
    page.keyboard.press("s")
    assert page.evaluate(focused) == "AS"
    page.keyboard.press("k")
    assert page.evaluate(focused) == "KS"
    page.keyboard.press("w")
    expect_text(refusal(page), must_follow("no", 1, 2))
    live = page.locator("am-hand [aria-live]")
    expect_text(live, words.text("no", "not-allowed"))
    page.keyboard.press("Enter")
    expect(acting_card(page, "KS")).to_have_attribute("data-refused", "")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    at(page, LEO_AT_TRICK_THREE + 1)
    expect(table(page)).to_have_attribute("data-branch", "")
    assert page.evaluate("document.activeElement !== document.body")
    page.locator('am-hand [data-do="back"]').focus()
    page.keyboard.press("Enter")
    at(page, LEO_AT_TRICK_THREE)
    expect(page.locator(".md-search__input")).not_to_be_focused()


def test_playing_by_itself_and_pausing(new_reader):
    page = new_reader(1280).hand("en")
    page.locator("am-hand details[data-fold=settings] summary").click()
    page.locator('am-hand [data-set="speed"]').select_option("fast")
    press(page, "play")
    expect(table(page)).to_have_attribute("data-at", re.compile(r"^([2-9]|\d\d)$"))
    press(page, "play")
    stopped = table(page).get_attribute("data-at")
    page.wait_for_timeout(1500)
    expect(table(page)).to_have_attribute("data-at", str(stopped))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["index.html", *(f"{lang}/{name}" for lang in ("ru",) for name in PAGES)]
)
def test_axe_finds_nothing(reader_of, http_site, width, path, scheme):
    reader = reader_of(http_site, width, color_scheme=scheme, locale="de-DE")
    page = reader.open(path + (LEO if path.endswith(HAND) else ""))
    if path.endswith(HAND):
        at(page, LEO_AT_TRICK_THREE)
        click(acting_card(page, "AS"))
        expect(refusal(page)).to_be_visible()
        page.locator("am-hand details[data-fold=settings] summary").click()
    assert violations(page) == []


# The whole way, from a folder, without a network -----------------------------------------------


def test_the_teacher_s_journey(reader_of, file_site, width):
    reader = reader_of(file_site, width, locale="de-DE")
    reader.context.set_offline(True)
    page = reader.open("index.html")
    page.locator('a[hreflang="ru"]').click()
    page.wait_for_url(re.compile(r"/ru/index\.html$"))
    page.locator('article a[href*="seven-hearts"]').first.click()
    page.wait_for_selector('am-hand [data-do="next"]')
    for _ in range(LEO_AT_TRICK_THREE):
        press(page, "next")
    click(acting_card(page, "AS"))
    expect_text(refusal(page), must_follow("ru", 1, 2))
    click(acting_card(page, "TH"))
    at(page, LEO_AT_TRICK_THREE + 1)
    expect_text(page.locator("am-hand .am-words"), words.text("ru", "stepper-off-record"))
    page.locator(".md-header .md-select").hover()
    page.locator('.md-select__link[hreflang="no"]').click()
    page.wait_for_url(re.compile(r"/no/hands/seven-hearts\.html#"))
    at(page, LEO_AT_TRICK_THREE + 1)
    ten = {"id": "play", "data": {"seat": 1, "card": "TH"}}
    expect_text(events(page), words.event_sentence("no", ten, 2))
    search(page, "makker")
    expect(page.locator(".md-search-result__link").first).to_be_visible()
