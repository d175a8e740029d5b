"""Tasks: what is asked, that every answer gets its verdict, that no picture gives it away."""

import json
import sys

import pytest

from amerikaner import Card, Hand, Rules, State
from amerikaner.actions import PASS, Bid
from amerikaner.draw import LEVELS, draw
from amerikaner.rules import AMERIKANER
from amerikaner.service import answer
from amerikaner.tasks import (
    KINDS,
    ImpossibleTask,
    Task,
    answers,
    as_json,
    check,
    choices,
    hints,
    picture,
    right_answers,
)

from .deals import SEVEN, SEVEN_MADE, S, W, do, play, say, seven_exchanged, voids_opened

EACH = 4 if sys.platform == "emscripten" else 20
"""Tasks drawn of each kind and level; benchmarks/drawn_tasks.py draws ten thousand."""


def opened() -> State:
    return do(seven_exchanged(), "open 4H AH")


def made() -> State:
    return play(opened(), SEVEN_MADE.partition(" ")[2])


def verdict(task: Task, given: str) -> tuple[bool, str, str, str]:
    found = check(task, given)
    return found.right, found.outcome, found.why.code, found.why.clause.value


# ------------------------------------------------------------------------- one by one


@pytest.mark.clause("call-owner")
def test_which_cards_may_be_played_names_the_rule_behind_each_mistake():
    task = Task("playable", play(opened(), "3H"))
    assert choices(task) == ["4S", "AH", "TD", "8D", "6D", "4D", "2D", "QC", "TC", "9C", "8C", "3C"]
    assert verdict(task, "AH") == (True, "allowed", "why-called", "call-owner")
    assert verdict(task, "AH TD") == (False, "refused", "must-play-called", "call-owner")
    assert verdict(task, "") == (False, "wrong", "why-left-out", "call-owner")


@pytest.mark.clause("play-follow", "play-free")
def test_a_void_hand_may_play_everything_and_one_that_follows_may_not():
    state = voids_opened()
    follow = Task("playable", play(state, "KD"))
    assert check(follow, " ".join(right_answers(follow)[0].split())).why.code == "why-follow"
    led_spade = Task("playable", play(state, "AS"))
    assert right_answers(led_spade) == [" ".join(choices(led_spade))]
    assert check(led_spade, " ".join(choices(led_spade))).why.code == "why-void"


@pytest.mark.clause("play-winner", "play-next")
def test_who_wins_the_trick_has_a_reason_for_every_seat():
    task = Task("winner", play(opened(), "3H AH 2H"))
    assert verdict(task, "0") == (True, "allowed", "why-highest-trump", "play-winner")
    assert {verdict(task, seat) for seat in "123"} == {(False, "wrong", "why-lower", "play-winner")}
    # The trick is on the table: its winner has not got it yet.
    assert picture(task)["taken"] == [0, 0, 0, 0]
    assert len(picture(task)["trick"]) == 4


@pytest.mark.clause("play-winner")
def test_a_card_played_may_be_refused_lose_the_trick_or_win_it():
    state = play(opened(), "3H AH 2H QC 2C")
    task = Task("play", state)
    assert verdict(task, "AC") == (True, "led", "why-played", "play-follow")
    # The queen of clubs is North's: West, last to play, can only follow below South's ace.
    with pytest.raises(ImpossibleTask, match="goal"):
        Task("play", play(state, "AC"), {"goal": "win"})
    last = Task("play", play(state, "JC"), {"goal": "win"})
    assert verdict(last, "KC") == (True, "led", "why-trick-won", "play-winner")
    assert verdict(last, "4C") == (False, "led", "why-trick-lost", "play-winner")
    assert verdict(last, "9S") == (False, "refused", "must-follow", "play-follow")
    assert [event.id for event in check(last, "KC").events] == ["play", "trick-won"]
    with pytest.raises(ImpossibleTask, match="step"):
        Task("play", play(opened(), "3H"), {"goal": "win"})


@pytest.mark.clause("bid-end", "bid-pass-final")
def test_who_speaks_tells_of_those_who_do_not():
    task = Task("speaker", say(State(SEVEN), "6 7 -"))
    assert verdict(task, "0") == (True, "allowed", "why-speaks", "bid-end")
    assert verdict(task, "2") == (False, "refused", "own-bid", "bid-end")
    assert verdict(task, "3") == (False, "refused", "already-passed", "bid-pass-final")
    assert verdict(task, "-") == (False, "wrong", "why-still-on", "bid-end")
    over = Task("speaker", say(State(SEVEN), "6 7 - - -"))
    assert verdict(over, "-") == (True, "allowed", "why-over", "bid-end")
    assert verdict(over, "2") == (False, "wrong", "why-over", "bid-end")


@pytest.mark.clause("bid-higher", "bid-amerikaner")
def test_may_this_be_bid():
    state = say(State(SEVEN), "7")
    low = Task("may-bid", state, {"call": Bid(6), "seat": S})
    assert verdict(low, "no") == (True, "allowed", "not-higher", "bid-higher")
    assert verdict(low, "yes") == (False, "refused", "not-higher", "bid-higher")
    highest = Task("may-bid", state, {"call": Bid(AMERIKANER), "seat": S})
    assert verdict(highest, "yes") == (True, "allowed", "why-may-bid", "bid-amerikaner")
    assert verdict(highest, "no") == (False, "wrong", "why-may-bid", "bid-amerikaner")
    passing = Task("may-bid", state, {"call": PASS, "seat": W})
    assert verdict(passing, "yes")[:3] == (False, "refused", "not-your-turn")


@pytest.mark.clause("call-live", "call-card")
def test_which_cards_may_be_called_and_who_becomes_partner():
    state = seven_exchanged()
    offered = [Card.parse(text) for text in ("AH", "TH", "KH", "5H", "AS")]
    task = Task("callable", state, {"lead": Card.parse("4H"), "choices": offered})
    assert right_answers(task) == ["AH TH 5H"]
    assert verdict(task, "KH") == (False, "refused", "call-own", "call-live")
    assert verdict(task, "AH AS") == (False, "refused", "call-other-suit", "call-card")
    assert verdict(task, "AH") == (False, "wrong", "why-left-out", "call-card")
    fields = {"lead": Card.parse("4H"), "called": Card.parse("AH")}
    partner = Task("partner", state, fields)
    assert verdict(partner, "0") == (True, "allowed", "why-holds", "call-owner")
    assert verdict(partner, "2") == (False, "wrong", "why-own", "call-live")
    assert verdict(partner, "1") == (False, "wrong", "why-not-holder", "call-owner")


@pytest.mark.clause("call-none")
def test_discards_that_leave_no_call_are_told_apart_from_those_that_do():
    task = draw("discard", 1, 3)
    found = {check(task, given).why.code for given in answers(task)}
    assert found == {"why-no-call", "why-call-remains"}
    assert len(answers(task)) == 1820
    with pytest.raises(ImpossibleTask):
        check(task, choices(task)[0])


@pytest.mark.clause("score-made", "score-defender")
def test_points_name_the_usual_mistakes():
    task = Task("points", made(), {"seat": S})
    assert verdict(task, "7") == (True, "allowed", "why-points-side", "score-made")
    assert verdict(task, "8") == (False, "wrong", "why-points-not-tricks", "score-made")
    assert verdict(task, "-7") == (False, "wrong", "why-points-sign", "score-made")
    defender = Task("points", made(), {"seat": 1})
    assert verdict(defender, "3") == (True, "allowed", "why-points-defender", "score-defender")
    assert verdict(Task("made", made()), "no") == (False, "wrong", "why-made", "score-made")


@pytest.mark.clause("end-52", "end-shared")
def test_who_has_won():
    on = Task("end", made(), {"totals": [0, 0, 0, 0]})
    assert verdict(on, "") == (True, "allowed", "why-goes-on", "end-52")
    assert verdict(on, "2") == (False, "wrong", "why-not-over", "end-52")
    shared = Task("end", made(), {"totals": [48, 10, 48, 51]})
    assert right_answers(shared) == ["0 2"]
    assert verdict(shared, "0") == (False, "wrong", "why-left-out-winner", "end-shared")
    # West has reached the target too, but not the highest total.
    assert verdict(shared, "3") == (False, "wrong", "why-not-highest", "end-52")
    assert verdict(shared, "") == (False, "wrong", "why-is-over", "end-52")
    with pytest.raises(ImpossibleTask):
        Task("end", made(), {"totals": [52, 0, 0, 0]})


# ------------------------------------------------------------------------- all of them


def drawn(kind: str) -> list[Task]:
    return [draw(kind, level, seed) for level in LEVELS for seed in range(EACH)]


def some_answers(task: Task) -> list[str]:
    """All answers where they are few, else every ninety-seventh and the right ones."""
    every = answers(task)
    return every if len(every) <= 600 else [*every[::97], *right_answers(task)[:1]]


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_to_a_drawn_task_has_one_verdict_and_some_are_right(kind):
    for task in drawn(kind):
        found = {given: check(task, given) for given in some_answers(task)}
        assert any(one.right for one in found.values())
        for given, one in found.items():
            assert check(task, given) == one
            # What the rules refuse is never right as it stands, and always says by which rule.
            assert not (one.right and one.outcome in ("refused", "wrong"))
            assert one.why.code
            assert one.why.clause


@pytest.mark.parametrize("kind", KINDS)
def test_hints_end_with_a_right_answer(kind):
    for task in drawn(kind)[::7]:
        given = hints(task)
        assert len(given) >= 2
        assert [hint.code for hint in given][-1] == "hint-answer"
        assert check(task, " ".join(given[-1].data["answer"])).right


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_shows_only_what_the_asked_may_see(kind):
    for task in drawn(kind):
        shown, state = picture(task), task.state
        eyes = KINDS[kind].eyes
        for seat, hand in enumerate(shown["hands"]):
            visible = eyes == "all" or (eyes == "own" and seat == state.to_act)
            assert (hand is not None) == visible
        assert shown["kitty"] is None
        if kind == "winner":
            # Contract and tricks do not decide a trick, and its winner has not got it yet.
            assert sum(shown["taken"]) == 0
            assert (shown["contract"], shown["called"], shown["partner"]) == (None, None, None)
        if kind == "speaker":
            assert shown["declarer"] is None
            assert shown["contract"] is None
        if kind in ("count", "made", "points"):
            assert shown["side"] is None
            assert shown["scores"] is None
        said = json.dumps(as_json(task))
        assert "reason" not in said
        assert "right" not in said
        assert '"to_act"' not in said


def cards_shown(shown: dict[str, object]) -> set[str]:
    """Every card that a picture names."""
    dotted = [text for text in (*shown["hands"], shown["kitty"], shown["discards"]) if text]
    single = [shown["called"], shown["lead"], *(card for _, card in shown["trick"])]
    return {c.text for text in dotted for c in Hand.parse(text)} | {c for c in single if c}


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"partner"}))
def test_no_card_is_in_the_picture_that_a_player_does_not_know(kind):
    for task in drawn(kind):
        state = task.state
        known = {card.text for _, card in state.trick} | {str(task.fields.get("lead"))}
        known |= {state.called.text} if state.called else set()
        if KINDS[kind].eyes == "own":
            known |= {card.text for card in state.hand(state.to_act)}
            if state.to_act == state.declarer:
                known |= {card.text for card in state.discards or ()}
        assert cards_shown(picture(task)) <= known


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_is_the_same_task_and_the_request_says_it_again(kind):
    for level in LEVELS:
        for seed in (0, 17, 2**53 - 1):
            request = {"ask": "draw", "kind": kind, "level": level, "seed": seed}
            reply = answer(request)
            assert reply == answer(request)
            again = answer({**reply["ask"], "ask": "task"})
            assert again["task"] == reply["task"]
            solved = answer({**reply["ask"], "ask": "hint", "n": reply["task"]["hints"]})
            assert solved["verdict"]["right"]
            given = " ".join(solved["hint"]["data"]["answer"])
            assert answer({**reply["ask"], "ask": "check", "answer": given})["right"]


@pytest.mark.parametrize(
    "rules",
    [
        Rules(players=3),
        Rules(players=5, jokers="dud"),
        Rules(players=3, jokers="top-trump", led_two="yes"),
        Rules(players=6, grand=True, free_trump=True),
        Rules(kitty="none", all_pass="pass-round", contract_points="partner-half", target=100),
        Rules(kitty_trick=True, open_kitty=True, redeal_claim="no-kqj", lowest_bid=5),
    ],
    ids=str,
)
@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"discard"}))
def test_tasks_are_drawn_for_any_table(kind, rules):
    for seed in range(6):
        task = draw(kind, 2, seed, rules)
        assert task.state.rules == rules
        found = [check(task, given) for given in some_answers(task)]
        assert any(one.right for one in found)
        as_json(task)


def test_discards_are_asked_about_only_where_they_can_go_wrong():
    for rules in (Rules(players=5), Rules(kitty="none"), Rules(players=3)):
        with pytest.raises(ImpossibleTask, match="rules"):
            draw("discard", 1, 1, rules)


# ------------------------------------------------------------------------- bad requests


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"ask": "draw", "kind": "winners", "level": 1, "seed": 1}, "bad-kind"),
        ({"ask": "draw", "kind": "winner", "level": 4, "seed": 1}, "bad-level"),
        ({"ask": "draw", "kind": "winner", "level": 1, "seed": -1}, "bad-seed"),
        (
            {"ask": "draw", "kind": "winner", "level": 1, "seed": 1, "rules": "x=1"},
            "unknown-option",
        ),
        (
            {"ask": "draw", "kind": "discard", "level": 1, "seed": 1, "rules": "five"},
            "impossible-task",
        ),
        ({"ask": "task", "kind": "winner", "link": "1"}, "link-damaged"),
    ],
)
def test_a_request_at_fault_says_what_is_wrong(request_, code):
    assert answer(request_)["error"]["code"] == code


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "nonsense"},
        {"kind": "end"},
        {"kind": "may-bid", "call": "7"},
        {"kind": "callable", "lead": "4H"},
        {"kind": "points", "seat": 9},
        {"kind": "play", "goal": "lose"},
        {"answer": "9"},
        {"answer": "0 1"},
        {"answer": "0 0"},
        {"answer": ""},
    ],
)
def test_what_does_not_fit_a_task_is_said(change):
    base = answer({"ask": "draw", "kind": "winner", "level": 1, "seed": 5})["ask"]
    reply = answer({**base, "ask": "check", "answer": "0", **change})
    assert reply["error"]["code"] == "impossible-task"
