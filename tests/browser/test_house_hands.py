"""Hands of other tables in the page: more and fewer players, jokers, house rules, one's own table.

The hands are played by the engine here and put into the page of a worked hand, in its place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

import hand_fence
import words
from amerikaner.actions import CLAIM, Discard, parse_action
from amerikaner.record import format_record
from amerikaner.rules import parse_rules
from amerikaner.service import answer
from amerikaner.state import Deal, State
from stepping import (
    acting_card,
    at,
    click,
    events,
    expect_text,
    press,
    problem,
    refusal,
    table,
)

RESULT = "#h=seven-hearts&l=made&s=54"
DOUBLE = "contract-points=declarer-double"


# Hands made up here ------------------------------------------------------------------------------


def played(
    rules: str,
    seed: int = 3,
    actions: Sequence[str] = (),
    until: Callable[[State], bool] = lambda state: False,
) -> dict:
    """The engine's answer to a deal by chance: some actions, then whatever is allowed first."""
    state = State(Deal.shuffled(seed, 0, parse_rules(rules)))
    for action in actions:
        state = state.apply(parse_action(action))
    while not state.is_over and not until(state):
        legal = state.legal_actions()
        if state.phase == "auction":
            bid = parse_action(f"bid {state.rules.minimum_bid}")
            state = state.apply(bid if bid in legal else parse_action("pass"))
        elif state.phase == "discard":
            assert state.to_act is not None
            state = state.apply(Discard(list(state.hand(state.to_act))[: state.rules.kitty_size]))
        else:
            state = state.apply(legal[0])
    return answer({"ask": "replay", "record": format_record(state)})


def first_deal(rules: str, fits: Callable[[State], bool]) -> int:
    """The seed of the first deal that fits."""
    table_of = parse_rules(rules)
    return next(n for n in range(5000) if fits(State(Deal.shuffled(n, 0, table_of))))


def step_where(reply: dict, fits: Callable[[dict], bool]) -> int:
    return next(step["n"] for step in reply["steps"] if fits(step))


def put(page: Page, *lines: tuple[str, dict], seat: int = 2) -> None:
    """Put a hand in the place of the page's own."""
    data = {
        "rules": "../rules.html",
        "turning": hand_fence._turning_point(list(lines)),
        "lines": [
            {"id": line, "title": line, "answer": reply, "notes": {}} for line, reply in lines
        ],
    }
    page.evaluate(
        """([answers, seat, lang]) => {
            const hand = document.createElement("am-hand");
            Object.assign(hand.dataset, { hand: "made-up", seat, lang });
            const script = document.createElement("script");
            Object.assign(script, { type: "application/json", className: "am-answers" });
            script.textContent = answers;
            hand.append(script);
            document.querySelector(".hand-frame").replaceChildren(hand);
        }""",
        [json.dumps(data), str(seat), re.findall(r"/(\w\w)/hands/", page.url)[0]],
    )
    page.wait_for_selector('am-hand [data-do="next"]')


def go(page: Page, step: int) -> None:
    page.evaluate("step => { location.hash = `#h=made-up&s=${step}`; }", step)
    at(page, step)


def kept(reader, rules: str) -> None:
    """The reader keeps a table, as its own page does it."""
    reader.context.add_init_script(
        # The empty page before the first has no storage.
        f"try {{ localStorage.setItem('amerikaner-table', {json.dumps(rules)}); }} catch {{}}"
    )


def live(page: Page) -> Locator:
    return page.locator("am-hand > .am-sr")


def house_words(reader) -> list[str]:
    return [url for url in reader.requests if url.endswith(".house.js")]


# Any number of players ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "lang"),
    [("players=3,jokers=dud", "ru"), ("players=5,jokers=top-trump", "es"), ("players=6", "pt")],
)
def test_any_number_of_players_has_room_at_the_table(narrow_reader, rules, lang):
    reply = played(rules)
    players = reply["players"]
    page = narrow_reader.hand(lang)
    put(page, ("main", reply))
    expect(page.locator("am-hand .am-hand")).to_have_count(players)
    expect(page.locator('am-hand [data-do^="sit-"]')).to_have_count(players)
    for step in (1, step_where(reply, lambda step: step["trick"] and step["trick"]["no"] == 2) + 1):
        go(page, step)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # Nobody lies on somebody else, and every card within its own hand.
        overlaps = page.locator("am-hand .am-board").evaluate(
            """board => {
                const hands = [...board.querySelectorAll(".am-hand, .am-centre, .am-words")];
                const boxes = hands.map(each => each.getBoundingClientRect());
                const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
                    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
                const found = [];
                boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other, j) => {
                    if (over(box, other)) found.push([i, i + 1 + j]);
                }));
                hands.forEach((hand, i) => hand.querySelectorAll(".am-card").forEach(card => {
                    const box = card.getBoundingClientRect();
                    if (box.right > boxes[i].right + 1 || box.bottom > boxes[i].bottom + 1) {
                        found.push(card.dataset.card);
                    }
                }));
                return found;
            }"""
        )
        assert overlaps == []
    # Only a table of four has the points of the compass.
    shown = page.locator("am-hand .am-board").inner_text()
    assert not [side for side in hand_fence.COMPASS if words.text(lang, side) in shown]
    for seat in range(players):
        assert (words.text(lang, "player-you") if seat == 2 else words.player(lang, seat)) in shown
    press(page, "last")
    for event in reply["steps"][-1]["events"]:
        expect_text(events(page), words.event_sentence(lang, event, 2))
    expect(page.locator("am-hand .am-chip")).to_have_count(1 + reply["hand_size"])


def test_a_table_of_four_is_laid_as_ever(reader_of, http_site):
    page = reader_of(http_site).hand("en")
    sides = page.locator("am-hand .am-hand").evaluate_all("all => all.map(e => e.dataset.side)")
    assert sides == list(hand_fence.COMPASS)


def test_a_joker_is_drawn_named_and_found_by_its_letter(narrow_reader):
    def thrown(step: dict) -> bool:
        return any(o["reason"] and o.get("card", "")[-1:] == "X" for o in step["options"])

    reply = played("players=5,jokers=dud")
    step = step_where(reply, lambda step: step["phase"] == "play" and thrown(step))
    held = reply["steps"][step]
    (refused,) = (o for o in held["options"] if o["card"][-1] == "X")
    page = narrow_reader.hand("no")
    put(page, ("main", reply))
    go(page, step)
    joker = acting_card(page, refused["card"])
    expect(joker.locator('svg[data-suit="X"]')).to_be_visible()
    expect_text(joker, words.card_name("no", refused["card"]))
    page.locator('am-hand .am-hand[data-acts] [tabindex="0"]').focus()
    page.keyboard.press("x")
    expect(joker).to_be_focused()
    page.keyboard.press("w")
    expect_text(refusal(page), words.reason_sentence("no", refused["reason"], 2))
    # Jokers lie after the suits.
    cards = page.locator("am-hand .am-hand[data-acts] button[data-card]")
    assert cards.last.get_attribute("data-card") == refused["card"]
    expect_text(page.locator('[data-fold="settings"]'), words.text("no", "stepper-keys-joker"))


# House rules -------------------------------------------------------------------------------------


def test_trumps_are_chosen_by_keyboard_after_lead_and_call(either_reader):
    reply = played("grand=yes,free-trump=yes", until=lambda state: state.tricks_played > 0)
    step = step_where(reply, lambda step: step["phase"] == "opening")
    _, lead, called, *_ = reply["steps"][step + 1]["action"].split()
    page = either_reader.hand("es")
    put(page, ("main", reply))
    go(page, step)
    acting_card(page, lead).focus()
    page.keyboard.press("Enter")
    page.locator(f'am-hand [data-rove="pick"] [data-card="{called}"]').focus()
    page.keyboard.press("Enter")
    trumps = page.locator("am-hand [data-trump]")
    (letters,) = (o["trumps"] for o in reply["steps"][step]["options"] if o["card"] == lead)
    assert trumps.evaluate_all("all => all.map(e => e.dataset.trump)") == list(letters)
    asked = words.text("es", "stepper-choose-trump", **words.arguments("es", {"card": lead}, 2))
    expect_text(page.locator("am-hand .am-trial"), asked)
    expect(trumps.first).to_be_focused()
    for _ in letters[1:]:
        page.keyboard.press("Tab")
    expect(trumps.last).to_be_focused()
    page.keyboard.press("Enter")
    at(page, step + 1)
    expect_text(events(page), words.event_sentence("es", {"id": "grand", "data": {}}, 2))
    expect_text(page.locator("am-hand .am-facts"), words.text("es", "fact-no-trump"))
    # A card one holds oneself is refused before trumps are asked for.
    press(page, "back")
    at(page, step)
    click(acting_card(page, lead))
    click(page.locator(f'am-hand [data-rove="pick"] [data-card="{lead}"]'))
    reason = answer(
        {"ask": "why", "record": reply["record"], "step": step, "action": f"open {lead} {lead}"}
    )["reason"]
    expect_text(refusal(page), words.reason_sentence("es", reason, 2))
    expect(trumps).to_have_count(0)


def test_a_redeal_is_claimed_and_the_hand_is_seen_from_every_seat(narrow_reader):
    rules = "redeal-claim=no-kqj"
    seed = first_deal(rules, lambda state: state.why_illegal(CLAIM) is None)
    reply = played(rules, seed, until=lambda state: state.phase != "auction")
    claimed = played(rules, seed, ["claim"])["steps"][1]
    page = narrow_reader.hand("en")
    put(page, ("main", reply))
    page.locator('am-hand [data-action="claim"]').click()
    at(page, 1)
    press(page, "sit-3")
    for event in claimed["events"]:
        expect_text(events(page), words.event_sentence("en", event, 3))
    seen = page.locator("am-hand .am-hand [data-card]").evaluate_all(
        "cards => [...new Set(cards.map(c => c.closest('.am-hand').dataset.seat))]"
    )
    assert seen == [str(claimed["seat"]), "3"]
    # A house rule is explained on the page of house rules.
    events(page).locator("a").first.click()
    page.wait_for_url(re.compile(r"/en/house-rules\.html#option-redeal-claim$"))
    expect(page.locator("#option-redeal-claim")).to_be_in_viewport()


def test_an_open_kitty_is_seen_from_every_seat_and_an_all_pass_deal_has_no_bidder(narrow_reader):
    reply = played("open-kitty=yes,all-pass=pass-round", actions=["pass"] * 4)
    page = narrow_reader.hand("ru")
    put(page, ("main", reply))
    press(page, "sit-1")
    expect(page.locator("am-hand .am-kitty [data-card]")).to_have_count(4)
    go(page, 4)
    facts = page.locator("am-hand .am-facts")
    expect_text(facts, words.text("ru", "fact-all-pass"))
    expect_text(facts, words.text("ru", "fact-no-trump"))
    press(page, "show-all")
    (first, *_) = (o["card"] for o in reply["steps"][4]["options"])
    expect(acting_card(page, first)).to_be_visible()
    press(page, "last")
    for event in reply["steps"][-1]["events"]:
        expect_text(events(page), words.event_sentence("ru", event, 1))


def test_two_lines_of_one_deal_by_different_rules(narrow_reader):
    rules = f"open-kitty=yes,{DOUBLE}"
    on = played(rules)
    off = answer({"ask": "replay", "record": re.sub(r"\[Rules .*\]\n", "", on["record"])})
    page = narrow_reader.hand("pt")
    put(page, ("off", off), ("on", on))
    go(page, 12)
    mark = page.locator("am-hand .am-turning")
    expect(mark).to_have_count(0)
    page.locator('am-hand [data-line="on"]').click()
    expect(table(page)).to_have_attribute("data-line", "on")
    at(page, 12)
    # The deal (the kitty lies open), its being taken, and the scores.
    expect_text(live(page), words.text("pt", "stepper-table-differs", count=3))
    page.locator('am-hand [data-fold="steps"] > summary').click()
    expect(page.locator("am-hand .am-steps [data-turning]")).to_have_count(3)
    press(page, "last")
    expect_text(mark, words.text("pt", "stepper-line-differs"))
    page.locator('am-hand [data-line="off"]').click()
    at(page, len(off["steps"]) - 1)
    expect_text(mark, words.text("pt", "stepper-line-differs"))


# The reader's own table --------------------------------------------------------------------------


def test_without_a_table_nothing_is_offered_or_fetched(narrow_reader):
    page = narrow_reader.hand("no")
    press(page, "next")
    expect(page.locator('am-hand [data-do="table"]')).to_have_count(0)
    assert house_words(narrow_reader) == []


@pytest.mark.parametrize("lang", ["no", "ru"])
def test_the_deal_by_ones_own_rules_and_back(either_reader, lang):
    kept(either_reader, DOUBLE)
    page = either_reader.hand(lang, RESULT)
    switch = page.locator('am-hand [data-do="table"]')
    expect_text(switch, words.text(lang, "stepper-table"))
    expect_text(page.locator("am-hand .am-facts"), "+7")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    count = words.text(lang, "stepper-table-differs", count=1)
    expect_text(page.locator('am-hand [data-kind="table"]'), count)
    expect_text(live(page), count)
    expect_text(page.locator("am-hand .am-turning"), words.text(lang, "stepper-step-differs"))
    double = {"id": "points-double", "data": {"declarer": 2, "bid": 7}}
    expect_text(events(page), words.event_sentence(lang, double, 2))
    expect_text(page.locator("am-hand .am-facts"), "+14")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The place can be copied: it says by which rules.
    assert page.url.endswith(f"{RESULT}&t=contract-points%3Ddeclarer-double")
    page.reload()
    expect_text(page.locator("am-hand .am-facts"), "+14")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    at(page, 54)
    expect(page.locator("am-hand .am-facts")).not_to_contain_text("+14")
    assert page.url.endswith(RESULT)


def test_playing_on_by_ones_own_rules(narrow_reader):
    kept(narrow_reader, "all-pass=pass-round,grand=yes")
    page = narrow_reader.hand("en", "#h=seven-hearts&l=made&s=6")
    page.locator('am-hand [data-do="table"]').click()
    expect_text(page.locator('am-hand [data-kind="table"]'), words.text("en", "stepper-table-same"))
    click(acting_card(page, "4H"))
    click(page.locator('am-hand [data-rove="pick"] [data-card="AH"]'))
    page.locator('am-hand [data-trump="-"]').click()
    at(page, 7)
    expect_text(page.locator("am-hand .am-words"), words.text("en", "stepper-off-record"))
    place = page.url
    page.reload()
    at(page, 7)
    assert page.url == place
    expect_text(events(page), words.event_sentence("en", {"id": "grand", "data": {}}, 2))
    press(page, "back")
    at(page, 6)
    expect(page.locator('am-hand [data-do="table"]')).to_have_attribute("aria-pressed", "true")


def test_a_record_that_ones_own_rules_refuse_stops_there(narrow_reader):
    kept(narrow_reader, "lowest-bid=7")
    page = narrow_reader.hand("es", "#h=seven-hearts&l=made&s=20")
    page.locator('am-hand [data-do="table"]').click()
    at(page, 0)
    told = page.locator('am-hand [data-kind="refused"]')
    expect_text(told, words.text("es", "stepper-table-stops"))
    low = {"code": "below-lowest", "data": {"bid": 6, "lowest": 7}}
    expect_text(told, words.reason_sentence("es", low, 2))
    expect_text(live(page), words.text("es", "stepper-table-stops"))


@pytest.mark.parametrize(
    ("rules", "code"),
    [("{«»}=,,", "unknown-option"), (f"target=0,{DOUBLE}", "out-of-range")],
)
def test_a_table_that_cannot_be_says_so_and_the_rest_is_played(narrow_reader, rules, code):
    kept(narrow_reader, rules)
    page = narrow_reader.hand("no", RESULT)
    page.locator('am-hand [data-do="table"]').click()
    problems = answer({"ask": "table", "rules": rules})["problems"]
    assert problems[0]["code"] == code
    box = page.locator('am-hand [data-kind="table"]')
    argument = problems[0]["data"]["value" if code == "out-of-range" else "option"]
    expect_text(box, words.text("no", f"problem-{code}", **of_problem(problems[0])))
    expect_text(box, argument)
    expect_text(page.locator("am-hand .am-facts"), "+14" if DOUBLE in rules else "+7")
    at(page, 54)


def of_problem(found: dict) -> dict:
    args = words.arguments("no", {k: v for k, v in found["data"].items() if k != "options"}, None)
    names = [words.text("no", f"option-{name}") for name in found["data"]["options"]]
    return {**args, "optionName": names[-1] if names else ""}


def test_cards_of_another_table_are_not_offered_and_refused_by_a_link(narrow_reader):
    kept(narrow_reader, "players=5")
    page = narrow_reader.hand("en", "#h=seven-hearts&l=made&s=3&t=players%3D5")
    expect_text(problem(page), words.text("en", "error-deal-does-not-fit"))
    expect(page.locator('am-hand [data-do="table"]')).to_have_count(0)
    press(page, "next")
    expect(problem(page)).to_have_count(0)
