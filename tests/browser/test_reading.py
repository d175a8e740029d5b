"""Reading: the meaning of a word beside it, the new pages for everybody, paper."""

from __future__ import annotations

import functools
import io
import re

import pytest
from lxml import html
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

import print_sheet
import words
from amerikaner.clauses import Clause
from stepping import LANGUAGES, SITE, until, violations

A4 = (210, 297)
LETTER = (215.9, 279.4)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
two_languages = pytest.mark.parametrize("lang", ["no", "ru"])


@functools.cache
def built(path: str) -> html.HtmlElement:
    return html.parse(SITE / path, html.HTMLParser(encoding="utf-8")).getroot()


def squeezed(text: str) -> str:
    """Without white space, soft hyphens and the sign that asks for a suit's text form."""
    return re.sub(r"[\s\u00ad\ufe0e]", "", text)


def glossary(lang: str, term: str) -> str:
    return " ".join(built(f"{lang}/glossary.html").get_element_by_id(term).text_content().split())


# A word and its meaning ------------------------------------------------------------------------


def word(page: Page, term: str):
    return page.locator(f'a.term-link[href$="#{term}"]').first


def opened(page: Page):
    return page.locator(".meaning")


@two_languages
@pytest.mark.parametrize("term", ["term-trick", "term-ruff"])
def test_a_word_shows_its_meaning_beside_it(either_reader, lang, term):
    page = either_reader.open(f"{lang}/rules.html")
    address = page.url
    word(page, term).click()
    expect(opened(page)).to_be_visible()
    expect(opened(page)).to_be_focused()
    told = opened(page).inner_text().removesuffix(words.text(lang, "glossary-open"))
    assert squeezed(told) == squeezed(glossary(lang, term))
    box = opened(page).bounding_box()
    at = word(page, term).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]
    assert (
        abs(box["y"] - (at["y"] + at["height"])) < 60
        or abs(box["y"] + box["height"] - at["y"]) < 60
    )
    assert page.evaluate(
        "document.documentElement.scrollWidth === document.documentElement.clientWidth"
    )
    # It stays beside the word when the page is scrolled.
    before = box["y"] - at["y"]
    page.mouse.wheel(0, 40)
    until(page, "y => document.querySelector('.meaning').getBoundingClientRect().y !== y", box["y"])
    assert abs(opened(page).bounding_box()["y"] - word(page, term).bounding_box()["y"] - before) < 1
    word(page, term).click()
    expect(opened(page)).to_have_count(0)
    assert page.url == address


@two_languages
def test_the_meaning_goes_by_escape_by_pressing_elsewhere_and_by_another_word(either_reader, lang):
    page = either_reader.open(f"{lang}/rules.html")
    first, second = word(page, "term-trick"), word(page, "term-declarer")
    first.click()
    page.keyboard.press("Escape")
    expect(opened(page)).to_have_count(0)
    expect(first).to_be_focused()
    first.click()
    page.locator("#rules").click()
    expect(opened(page)).to_have_count(0)
    first.click()
    second.focus()
    expect(opened(page)).to_have_count(0)
    first.click()
    second.press("Enter")
    expect(opened(page)).to_have_count(1)
    expect(first).to_have_attribute("aria-expanded", "false")
    expect(second).to_have_attribute("aria-expanded", "true")


@two_languages
def test_the_meaning_by_keyboard(either_reader, lang):
    page = either_reader.open(f"{lang}/rules.html")
    term = word(page, "term-kitty")
    term.focus()
    page.keyboard.press("Enter")
    expect(opened(page)).to_be_focused()
    expect(opened(page)).to_have_attribute("role", "dialog")
    page.keyboard.press("Tab")
    more = opened(page).get_by_role("link", name=words.text(lang, "glossary-open"))
    expect(more).to_be_focused()
    page.keyboard.press("Tab")  # moving on
    expect(opened(page)).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('article') !== null")
    term.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/{lang}/glossary\.html#term-kitty$"))
    expect(page.locator("#term-kitty")).to_be_in_viewport()


@two_languages
def test_without_script_the_word_leads_to_the_glossary(reader_of, file_site, lang):
    page = reader_of(file_site, 320, java_script_enabled=False).open(f"{lang}/rules.html")
    expect(page.locator(".meanings")).to_be_hidden()
    word(page, "term-trick").click()
    page.wait_for_url(re.compile(rf"/{lang}/glossary\.html#term-trick$"))
    expect(page.locator("#term-trick")).to_be_in_viewport()


# Everybody -------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["glossary", "questions", "house-rules", "one-page"])
@pytest.mark.parametrize("lang", ["ru"])
def test_axe_finds_nothing(reader_of, http_site, lang, name, scheme):
    page = reader_of(http_site, 320, color_scheme=scheme).open(f"{lang}/{name}.html")
    words_here = page.locator("a.term-link")
    if words_here.count():
        words_here.first.click()
        expect(opened(page)).to_be_visible()
    assert violations(page) == []


# Paper -----------------------------------------------------------------------------------------


def millimetres(page) -> tuple[float, float]:
    return float(page.mediabox.width) / 72 * 25.4, float(page.mediabox.height) / 72 * 25.4


def printed(browser: Browser, path: str, paper: str) -> PdfReader:
    context = browser.new_context()
    page = context.new_page()
    page.goto((SITE / path).as_uri())
    if "<am-hand" in (SITE / path).read_text("utf-8"):
        page.wait_for_selector('am-hand [data-do="next"]')
    pdf = page.pdf(format=paper, prefer_css_page_size=True)
    context.close()
    return PdfReader(io.BytesIO(pdf))


def text_of(pdf: PdfReader) -> str:
    return squeezed("".join(page.extract_text() for page in pdf.pages))


@each_language
@pytest.mark.parametrize(("paper", "size"), [("A4", A4), ("Letter", LETTER)])
def test_the_rules_on_paper(browser, lang, paper, size):
    pdf = printed(browser, f"{lang}/rules.html", paper)
    assert len(pdf.pages) > 3
    assert millimetres(pdf.pages[0]) == pytest.approx(size, abs=0.5)
    text = text_of(pdf)
    for clause in Clause:
        paragraph = built(f"{lang}/rules.html").get_element_by_id(clause.value)
        name = paragraph.xpath("./strong | ./strong/a")[0].text_content()
        assert squeezed(name) in text, clause
    for control in ("theme-search-placeholder", "theme-toc", "nav-more", "theme-footer-next"):
        shown = squeezed(words.text(lang, control))
        assert not re.search(rf"(?<!\w){re.escape(shown)}(?!\w)", text), control


@each_language
def test_a_link_on_paper_is_followed_by_the_heading_it_leads_to(browser, lang):
    text = text_of(printed(browser, f"{lang}/questions.html", "A4"))
    places = built(f"{lang}/questions.html").xpath("//article//a/@data-print")
    assert len(places) > len(Clause) / 2
    for place in places:
        assert f"(→{squeezed(place)})" in text
    assert ".html" not in text


@each_language
def test_a_hand_on_paper_is_a_diagram_and_its_steps(browser, lang):
    text = text_of(printed(browser, f"{lang}/hands/seven-hearts.html", "A4"))
    assert squeezed(words.text(lang, "fact-kitty")) in text
    for line in ("made", "lost"):
        assert squeezed(words.note(lang, "seven-hearts", f"line-{line}")) in text
    last = {"id": "score", "data": {"seat": 2, "points": -7}}
    assert squeezed(words.event_sentence(lang, last, 2)) in text
    assert squeezed(words.text(lang, "no-javascript")) not in text


@each_language
def test_the_sheet_is_one_side_of_a4_with_the_language_s_text(lang):
    pdf = PdfReader(SITE / lang / print_sheet.name(lang))
    (page,) = pdf.pages
    assert millimetres(page) == pytest.approx(A4, abs=0.5)
    text = text_of(pdf)
    article = built(f"{lang}/one-page.html").xpath("//article")[0]
    for part in article.xpath(".//h2/text() | .//li | .//td | .//th"):
        assert squeezed(part if isinstance(part, str) else part.text_content()) in text
    assert pdf.trailer["/Root"]["/Lang"] == words.text(lang, "theme-language")
    for font in page["/Resources"]["/Font"].values():
        font = font.get_object()  # noqa: PLW2901  a reference becomes what it refers to
        # Of a font with weights Chromium keeps the drawn letters: Type 3, inside the file.
        assert font["/Subtype"] == "/Type3", font


@each_language
@pytest.mark.parametrize("name", ["one-page", "teachers"])
def test_the_sheet_is_linked(lang, name):
    (link,) = built(f"{lang}/{name}.html").xpath("//p[@class='sheet-pdf']/a")
    assert link.get("href") == print_sheet.name(lang)
    assert link.text_content() == words.text(lang, "sheet-pdf")
