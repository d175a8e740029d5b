"""The fence ``hand`` for hands of other tables: seats, lines of two rules, diagrams, links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hand_fence
import words
from amerikaner.actions import Discard, parse_action
from amerikaner.record import format_record
from amerikaner.rules import parse_rules
from amerikaner.service import answer
from amerikaner.state import Deal, State


def record(rules: str, actions: tuple[str, ...] = ()) -> str:
    """A deal by chance: some actions, then whatever is allowed last."""
    state = State(Deal.shuffled(3, 1, parse_rules(rules)))
    for action in actions:
        state = state.apply(parse_action(action))
    while not state.is_over:
        if state.phase == "discard":
            assert state.to_act is not None
            state = state.apply(Discard(list(state.hand(state.to_act))[: state.rules.kitty_size]))
        else:
            legal = [action for action in state.legal_actions() if str(action) != "bid A"]
            state = state.apply(legal[0 if state.phase == "auction" and state.contract else -1])
    return format_record(state)


def replayed(rules: str, actions: tuple[str, ...] = ()) -> dict:
    return answer({"ask": "replay", "record": record(rules, actions)})


@pytest.fixture
def hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(hand_fence, "HANDS", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("rules", "seat", "number"),
    [("standard", "W", 3), ("players=3", "0", 0), ("players=6", "5", 5)],
)
def test_a_seat_is_a_side_with_four_players_and_a_number_with_others(hands, rules, seat, number):
    (hands / "deal.hand").write_text(record(rules))
    assert hand_fence.read_options(f"name: deal\nseat: {seat}")["seat"] == number
    assert hand_fence.read_options("name: deal")["seat"] == 2
    others = "players=3" if rules == "standard" else "standard"
    (hands / "deal.hand").write_text(record(others))
    with pytest.raises(hand_fence.HandFault, match=f"seat {seat} is none of"):
        hand_fence.read_options(f"name: deal\nseat: {seat}")


def test_a_hand_may_be_there_to_show_a_house_rule(hands):
    (hands / "deal.hand").write_text(record("open-kitty=yes"))
    body = "name: deal\nview: example\nshows: [option-open-kitty, deal-kitty]"
    assert hand_fence.read_options(body)["shows"] == ["option-open-kitty", "deal-kitty"]
    with pytest.raises(hand_fence.HandFault, match="no clause option-closed-kitty"):
        hand_fence.read_options(body.replace("open-", "closed-"))


@pytest.mark.parametrize("names", [("on", "off"), ("yes", "no")])
def test_lines_may_be_called_what_yaml_takes_for_a_truth(hands, names):
    for name in names:
        (hands / f"deal.{name}.hand").write_text(record("standard"))
        assert hand_fence.read_options(f"name: deal\nlines: {name}")["lines"] == [name]
    both = " ".join(names)
    assert hand_fence.read_options(f"name: deal\nlines: {both}")["lines"] == list(names)


def test_a_step_is_named_by_the_number_of_its_seat():
    reply = replayed("players=5")
    keys = [hand_fence.note_key(step) for step in reply["steps"]]
    assert len(set(keys)) == len(keys)
    leader = next(step for step in reply["steps"] if step["trick"])
    assert f"t1-{leader['seat']}" in keys
    assert {key[-1] for key in keys if key.startswith("t2-")} == set("01234")
    assert hand_fence.step_named(reply, "t1-0") == keys.index("t1-0")


def test_a_claim_has_a_name_of_its_own():
    rules = parse_rules("redeal-claim=no-kqj")
    deals = (State(Deal.shuffled(seed, 0, rules)) for seed in range(5000))
    claim = parse_action("claim")
    state = next(state for state in deals if state.why_illegal(claim) is None)
    reply = answer({"ask": "replay", "record": format_record(state.apply(claim))})
    assert hand_fence.step_named(reply, "claim") == 1


def test_lines_by_different_rules_part_where_something_else_happens():
    on, off = replayed("open-kitty=yes"), replayed("standard")
    assert hand_fence._turning_point([("off", off), ("on", on)]) == {"step": 0, "cards": {}}
    double = replayed("contract-points=declarer-double")
    last = len(off["steps"]) - 1
    assert hand_fence._turning_point([("off", off), ("on", double)]) == {"step": last, "cards": {}}
    assert hand_fence._turning_point([("off", off), ("on", off)]) is None


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("rules", ["players=3,jokers=dud", "players=5", "players=6"])
def test_a_diagram_shows_every_hand_and_no_side_of_the_compass(lang, rules):
    reply = replayed(rules)
    drawn = hand_fence.diagram(lang, reply, 2)
    assert drawn.count('class="deal-hand') == reply["players"]
    assert not [side for side in hand_fence.COMPASS if f", {words.text(lang, side)}" in drawn]
    assert drawn.count("deal-kitty") == (1 if "jokers" not in rules else 0)
    if "jokers" in rules:
        assert drawn.count("★") == 2
        assert words.card_name(lang, "1X") in drawn


def test_a_house_rule_is_linked_on_its_own_page():
    event = replayed("open-kitty=yes")["steps"][0]["events"][-1]
    link = hand_fence.clause_link("en", "../rules.html", event)
    assert re.search(r'href="\.\./house-rules\.html#option-open-kitty"', link)
    beside = hand_fence.clause_link("en", "rules.html", {"clause": "deal-kitty"})
    assert 'href="rules.html#deal-kitty"' in beside


def test_a_score_sheet_has_the_target_of_its_table():
    assert hand_fence.sheet(replayed("target=100"), [90, 0, 0, 0])["target"] == 100
