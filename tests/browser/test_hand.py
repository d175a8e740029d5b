"""The worked hand in the page, over http and by file://, at 320 and 1280 px, in every language."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

import words
from amerikaner.service import answer
from stepping import (
    HAND,
    LANGUAGES,
    LEO_AT_TRICK_THREE,
    PLACES,
    ROOT,
    acting_card,
    at,
    click,
    each_language_somewhere,
    events,
    expect_text,
    must_follow,
    play_on,
    press,
    problem,
    refusal,
    table,
)

each_language = pytest.mark.parametrize("lang", LANGUAGES)
RECORDS = {
    line: (ROOT / f"engine/amerikaner/hands/seven-hearts.{line}.hand").read_text("utf-8")
    for line in ("made", "lost")
}
# The link of the made line with its last letter changed.
DAMAGED = "1eh0nAgobStSPftOJFiluyEZ0-KbBIKDM-v_mSldAkhx"
PLACE = "#h=seven-hearts&l={line}&s={step}"
LEO = PLACE.format(line="made", step=LEO_AT_TRICK_THREE)


@each_language
def test_stepping_through_and_a_refused_card(either_reader, lang):
    page = either_reader.hand(lang)
    at(page, 0)
    for step in (1, 2, 3):
        press(page, "next")
        at(page, step)
    page.locator('am-hand .am-chip[data-trick="3"]').click()
    at(page, LEO_AT_TRICK_THREE - 2)
    press(page, "next")
    press(page, "next")
    at(page, LEO_AT_TRICK_THREE)
    click(acting_card(page, "AS"))
    expect_text(refusal(page), must_follow(lang, 1, 2))
    expect_text(refusal(page), words.text(lang, "not-allowed"))
    at(page, LEO_AT_TRICK_THREE)
    # The cards that prove it are marked, and so is the one pressed.
    proving = page.locator("am-hand .am-hand[data-acts] [data-proof]")
    assert proving.evaluate_all("cards => cards.map(c => c.dataset.card)") == ["TH", "8H", "6H"]
    expect(acting_card(page, "AS")).to_have_attribute("data-refused", "")
    expect(acting_card(page, "AS")).to_have_attribute("aria-disabled", "true")
    # The clause is a link to the rule's own paragraph.
    refusal(page).locator("a").click()
    page.wait_for_url(re.compile(rf"/{lang}/rules\.html#play-follow$"))
    expect(page.locator("#play-follow")).to_be_in_viewport()


@each_language_somewhere
def test_leaving_the_hand_and_coming_back(placed_reader, lang):
    page = placed_reader.hand(lang, LEO)
    click(acting_card(page, "TH"))
    # The engine answers: the card is on the table and it is South's... the next trick's turn.
    at(page, LEO_AT_TRICK_THREE + 1)
    expect_text(page.locator("am-hand .am-words"), words.text(lang, "stepper-off-record"))
    sentence = words.event_sentence(lang, {"id": "play", "data": {"seat": 1, "card": "TH"}}, you=2)
    expect_text(events(page), sentence)
    press(page, "back")
    at(page, LEO_AT_TRICK_THREE)
    expect(table(page)).not_to_have_attribute("data-branch", "")


def test_playing_on_to_the_scores(either_reader):
    page = either_reader.hand("no", LEO)
    click(acting_card(page, "TH"))
    at(page, LEO_AT_TRICK_THREE + 1)
    play_on(page, 36)
    at(page, 54)
    expect(table(page)).to_have_attribute("data-phase", "over")
    link = re.search(r"&d=([\w-]+)", page.url)
    assert link is not None
    reply = answer({"ask": "replay", "link": link[1]})
    assert reply["result"] in ("made", "lost")
    for seat, points in enumerate(reply["scores"]):
        score = {"id": "score", "data": {"seat": seat, "points": points}}
        expect_text(events(page), words.event_sentence("no", score, you=2))


@each_language_somewhere
def test_another_call_and_a_refused_one(placed_reader, lang):
    page = placed_reader.hand(lang, PLACE.format(line="made", step=1))
    click(page.locator('am-hand [data-action="bid 6"]'))
    low = {"code": "not-higher", "data": {"bid": 6, "highest": 6}}
    expect_text(refusal(page), words.reason_sentence(lang, low, 2))
    click(page.locator('am-hand [data-action="bid 9"]'))
    at(page, 2)
    expect_text(
        events(page), words.event_sentence(lang, {"id": "bid", "data": {"seat": 2, "bid": 9}}, 2)
    )


def test_another_called_card_finds_another_partner(either_reader):
    page = either_reader.hand("en", PLACE.format(line="made", step=6))
    click(acting_card(page, "4H"))
    picker = page.locator('am-hand [data-rove="pick"]')
    click(picker.locator('[data-card="KH"]'))
    own = {"code": "call-own", "data": {"card": "KH", "suit": "H"}}
    expect_text(refusal(page), words.reason_sentence("en", own, 2))
    click(picker.locator('[data-card="AS"]'))
    other = {"code": "call-other-suit", "data": {"card": "AS", "suit": "H"}}
    expect_text(refusal(page), words.reason_sentence("en", other, 2))
    click(picker.locator('[data-card="TH"]'))
    at(page, 7)
    # Anna, then Nora, then Leo, who holds the called ten and must play it.
    play_on(page, 2)
    click(acting_card(page, "2H"))
    forced = {"code": "must-play-called", "data": {"seat": 1, "card": "TH"}}
    expect_text(refusal(page), words.reason_sentence("en", forced, 2))
    click(acting_card(page, "TH"))
    at(page, 10)
    expect(page.locator('am-hand .am-hand[data-seat="1"]')).to_contain_text("Partner")


def test_other_discards(either_reader):
    page = either_reader.hand("ru", PLACE.format(line="made", step=5))
    for card in ("TS", "8S", "7S"):
        click(acting_card(page, card))
    press(page, "discard")
    count = {"code": "discard-count", "data": {"count": 3, "needed": 4}}
    expect_text(refusal(page), words.reason_sentence("ru", count, 2))
    click(acting_card(page, "5S"))
    press(page, "discard")
    at(page, 6)
    expect(page.locator("am-hand .am-facts")).to_contain_text("10♠")


def test_the_two_lines_are_one_press_apart_and_the_card_is_marked(either_reader):
    page = either_reader.hand("es", PLACE.format(line="made", step=12))
    for card in ("AC", "JC"):
        expect(acting_card(page, card)).to_have_attribute("data-turning", "")
    lines = page.locator("am-hand .am-lines button")
    lines.nth(1).click()
    expect(table(page)).to_have_attribute("data-line", "lost")
    at(page, 12)
    press(page, "next")
    lost = {"id": "play", "data": {"seat": 2, "card": "JC"}}
    expect_text(events(page), words.event_sentence("es", lost, 2))
    press(page, "last")
    at(page, 54)
    expect_text(
        events(page),
        words.event_sentence("es", {"id": "lost", "data": {"bid": 7, "tricks": 6, "short": 1}}, 2),
    )


@pytest.mark.parametrize(("line", "scores"), [("made", "7 3 7 1"), ("lost", "-7 4 -7 2")])
def test_the_page_and_the_engine_tell_the_same_scores(either_reader, line, scores):
    page = either_reader.hand("pt", PLACE.format(line=line, step=54))
    reply = answer({"ask": "replay", "record": RECORDS[line]})
    assert " ".join(map(str, reply["scores"])) == scores
    for event in reply["steps"][54]["events"]:
        expect_text(events(page), words.event_sentence("pt", event, 2))


def test_sitting_in_a_seat_hides_the_other_hands(either_reader):
    page = either_reader.hand("no", LEO)
    press(page, "sit-1")
    assert page.locator("am-hand .am-hand [data-card]").evaluate_all(
        "cards => [...new Set(cards.map(c => c.closest('.am-hand').dataset.seat))]"
    ) == ["1"]
    # Leo is the either_reader now; what the bidder laid away is nothing he may see.
    expect(page.locator("am-hand .am-facts")).not_to_contain_text("7♠")
    click(acting_card(page, "AS"))
    expect_text(refusal(page), must_follow("no", 1, 1))
    press(page, "show-all")
    assert page.locator("am-hand .am-hand [data-card]").count() > 30


def test_the_prerendered_sentences_are_those_the_page_makes(either_reader):
    """Step by step, what the build wrote into the page is what the element says."""
    for lang in LANGUAGES:
        page = either_reader.hand(lang)
        written = page.locator("am-hand .am-prerendered ol.am-written").first.locator("li")
        built = written.evaluate_all(
            """items => items.map(li => {
                const copy = li.cloneNode(true);
                copy.querySelectorAll('a, .am-note').forEach(n => n.remove());
                return copy.textContent;
            })"""
        )
        made = page.evaluate(
            """() => {
                const said = [];
                for (let n = 0; n <= 54; n++) {
                    const copy = document.querySelector('am-hand .am-events').cloneNode(true);
                    copy.querySelectorAll('a').forEach(a => a.remove());
                    said.push([...copy.querySelectorAll('p')].map(p => p.textContent).join(' '));
                    document.querySelector('am-hand [data-do="next"]').click();
                }
                return said;
            }"""
        )
        tidy = [" ".join(text.split()) for text in built]
        assert tidy == [" ".join(text.split()) for text in made]


@each_language_somewhere
def test_step_line_and_branch_survive_a_reload_and_a_change_of_language(placed_reader, lang):
    page = placed_reader.hand(lang, LEO)
    click(acting_card(page, "8H"))
    at(page, LEO_AT_TRICK_THREE + 1)
    address = page.url.partition("#")[2]
    assert "&d=" in address
    page.reload()
    at(page, LEO_AT_TRICK_THREE + 1)
    other = LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
    page.locator(".md-header .md-select").hover()
    page.locator(f'.md-select__link[hreflang="{other}"]').click()
    page.wait_for_url(re.compile(rf"/{other}/{re.escape(HAND)}#"))
    assert page.url.partition("#")[2] == address
    at(page, LEO_AT_TRICK_THREE + 1)
    expect_text(page.locator("am-hand .am-words"), words.text(other, "stepper-off-record"))


DAMAGES = [
    (f"#h=seven-hearts&l=made&s=20&d={DAMAGED}", "link-damaged"),
    ("#d=rubbish", "link-damaged"),
    ("#d=9eh0nAgobStSPftOJ", "link-newer"),
    ("#h=seven-hearts&l=made&s=99", "unknown-step"),
    ("#s=-3", "unknown-step"),
    ("#h=seven-hearts&l=neither&s=3", "unknown-line"),
]


@pytest.mark.parametrize(
    ("address", "code", "lang", "place"),
    # Every kind of damage, and among them every language and place.
    [
        (*damage, lang, place)
        for damage, lang, place in zip(DAMAGES, cycle(LANGUAGES), cycle(PLACES))
    ],
)
def test_a_damaged_address_says_so_and_shows_the_hand_from_its_start(
    placed_reader, address, code, lang
):
    page = placed_reader.hand(lang, address)
    expect_text(problem(page), words.text(lang, f"error-{code}"))
    at(page, 0)
    press(page, "next")
    at(page, 1)
    expect(problem(page)).to_have_count(0)


def test_a_link_alone_shows_its_deal(either_reader):
    whole = answer({"ask": "replay", "record": RECORDS["lost"]})["link"]
    page = either_reader.hand("no", f"#d={whole}")
    at(page, 54)
    lost = {"id": "lost", "data": {"bid": 7, "tricks": 6, "short": 1}}
    expect_text(events(page), words.event_sentence("no", lost, 2))
