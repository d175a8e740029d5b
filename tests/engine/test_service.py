"""The questions of the site: what is answered to a good request."""

import json

import pytest
from hypothesis import given

from amerikaner import Clause, Deal, Discard, State, format_link, format_record, parse_record
from amerikaner.service import ASKS, answer, answer_json

from .deals import HANDS, SEVEN, SUITS_APART, E, N, S, W, do, finished, moments, say

MADE = (HANDS / "seven-hearts.made.hand").read_text("utf-8")
LOST = (HANDS / "seven-hearts.lost.hand").read_text("utf-8")

STEP_FIELDS = {
    "n", "phase", "action", "seat", "events", "to_act", "hands", "kitty", "discards", "calls",
    "declarer", "highest", "contract", "trump", "called", "partner", "trick", "taken", "side",
    "needed", "reachable", "scores", "options", "kitty_open", "shown", "pass_round", "extra",
}  # fmt: skip


def replay(state_or_text):
    text = state_or_text if isinstance(state_or_text, str) else format_record(state_or_text)
    reply = answer({"ask": "replay", "record": text})
    assert "error" not in reply
    return reply


def why(step, action, seat=None, record=MADE):
    request = {"ask": "why", "record": record, "step": step, "action": action}
    return answer(request if seat is None else {**request, "seat": seat})


def test_these_questions_can_be_asked():
    assert sorted(ASKS) == [
        "check", "deal", "draw", "hint", "replay", "score", "table", "task", "try", "under", "why"
    ]  # fmt: skip


@pytest.mark.clause("score-made", "score-lost", "score-defender")
@pytest.mark.parametrize(
    ("record", "result", "scores", "tricks"),
    [(MADE, "made", [7, 3, 7, 1], [1, 3, 7, 1]), (LOST, "lost", [-7, 4, -7, 2], [1, 4, 5, 2])],
    ids=["made", "lost"],
)
def test_both_lines_of_the_worked_hand_give_their_scores(record, result, scores, tricks):
    reply = replay(record)
    assert reply["ask"] == "replay"
    assert (reply["result"], reply["scores"], reply["tricks"]) == (result, scores, tricks)
    assert (reply["players"], reply["dealer"]) == (4, N)
    assert len(reply["steps"]) == 55
    assert reply["record"] == MADE.partition("\n")[2] or result == "lost"


def test_a_link_answers_the_same_as_its_record():
    by_record = replay(MADE)
    assert answer({"ask": "replay", "link": by_record["link"]}) == by_record


@given(moments())
def test_every_step_has_every_field_and_its_own_number(state):
    reply = replay(state)
    assert [step["n"] for step in reply["steps"]] == list(range(len(state.history())))
    for step, moment in zip(reply["steps"], state.history(), strict=True):
        assert set(step) == STEP_FIELDS
        assert step["phase"] == moment.phase
        assert step["to_act"] == moment.to_act
        assert step["hands"] == [str(moment.hand(seat)) for seat in range(4)]
        assert step["taken"] == list(moment.taken)
        assert step["partner"] == moment.partner
        assert all(event["clause"] in set(Clause) for event in step["events"])


@given(finished())
def test_options_are_judged_as_the_rules_judge_them(state):
    reply = replay(state)
    for step, moment in zip(reply["steps"], state.history(), strict=True):
        legal = {str(action) for action in moment.legal_actions()}
        if moment.phase in ("auction", "play"):
            allowed = {o["action"] for o in step["options"] if o["reason"] is None}
            assert allowed == legal
        elif moment.phase == "opening":
            leads = {" ".join(action.split()[:2]) for action in legal}
            assert {o["action"] for o in step["options"] if o["reason"] is None} == leads
        else:
            assert step["options"] == []
        if moment.phase in ("opening", "play"):
            held = [c.text for c in moment.hand(moment.to_act)]
            assert [o["card"] for o in step["options"]] == held


@pytest.mark.clause("call-silent")
@given(finished())
def test_no_step_before_the_called_card_names_the_partner(state):
    for step in replay(state)["steps"]:
        if step["partner"] is None:
            assert '"partner"' not in json.dumps(step["events"])


def test_the_first_step_is_the_deal():
    first = replay(MADE)["steps"][0]
    assert first["hands"] == [str(hand) for hand in SEVEN.hands]
    assert first["kitty"] == "73.7..J"
    assert (first["action"], first["seat"], first["to_act"]) == (None, None, E)
    assert [o["action"] for o in first["options"]][:2] == ["pass", "bid 6"]
    for field in ("discards", "declarer", "highest", "contract", "trump", "trick", "needed"):
        assert first[field] is None


def test_the_auction_shows_the_highest_bid_and_no_contract_yet():
    step = replay(MADE)["steps"][2]
    assert (step["highest"], step["contract"], step["declarer"]) == ([S, "7"], None, None)
    assert step["calls"] == [[E, "6"], [S, "7"]]
    refused = [o["action"] for o in step["options"] if o["reason"]]
    assert refused == ["bid 6", "bid 7"]


def test_the_end_of_the_auction_shows_bidder_contract_and_no_kitty():
    step = replay(MADE)["steps"][5]
    assert (step["phase"], step["declarer"], step["contract"]) == ("discard", S, 7)
    assert (step["kitty"], step["hands"][S]) == (None, "T87532.KQJ974.KQ.AJ")
    assert (step["needed"], step["side"]) == (7, 0)


def test_the_exchange_shows_the_discards():
    step = replay(MADE)["steps"][6]
    assert (step["phase"], step["discards"]) == ("opening", "7532...")
    assert len(step["options"]) == 12


def test_the_opening_shows_trump_call_and_the_trick():
    step = replay(MADE)["steps"][7]
    assert (step["trump"], step["called"], step["partner"]) == ("H", "AH", None)
    assert step["trick"] == {"no": 1, "cards": [[S, "4H"]], "winner": None}


def test_a_complete_trick_shows_its_winner():
    step = replay(MADE)["steps"][10]
    assert step["trick"]["no"] == 1
    assert step["trick"]["winner"] == N
    assert (step["taken"], step["side"], step["needed"]) == ([1, 0, 0, 0], 1, 6)
    assert replay(MADE)["steps"][11]["trick"] == {"no": 2, "cards": [[N, "QC"]], "winner": None}


def test_the_last_step_shows_scores_and_nothing_left_to_do():
    step = replay(MADE)["steps"][-1]
    assert (step["phase"], step["to_act"], step["options"]) == ("over", None, [])
    assert (step["scores"], step["needed"], step["side"]) == ([7, 3, 7, 1], 0, 8)
    assert step["trick"] == {
        "no": 12,
        "cards": [[S, "JC"], [W, "KC"], [N, "TC"], [E, "JD"]],
        "winner": W,
    }


def test_an_amerikaner_is_written_as_a():
    reply = replay(do(say(State(SEVEN), "6 A"), "discard 7532...", "open KD"))
    step = reply["steps"][-1]
    assert (step["contract"], step["highest"], step["needed"]) == ("A", [S, "A"], 12)
    assert (step["trump"], step["called"]) == (None, None)
    assert step["calls"] == [[E, "6"], [S, "A"]]


@pytest.mark.parametrize(
    ("state", "result"),
    [
        (say(State(SEVEN), "- - - -"), "all-pass"),
        (do(say(State(SUITS_APART), "- 6 - -"), "discard 2.2.2.2"), "no-call"),
        (State(SEVEN), None),
    ],
    ids=["all pass", "no call", "not over"],
)
def test_a_deal_thrown_in_or_running_has_no_scores(state, result):
    reply = replay(state)
    assert (reply["result"], reply["scores"]) == (result, None)


@pytest.mark.clause("play-revoke", "play-follow")
def test_why_not_answers_with_the_reason():
    assert why(12, "play KH") == {
        "ask": "why",
        "legal": False,
        "reason": {
            "code": "must-follow",
            "clause": "play-follow",
            "data": {"seat": S, "suit": "C", "cards": ["AC", "JC"]},
        },
    }


def test_why_of_a_legal_action_answers_that_it_is():
    assert why(12, "play JC") == {"ask": "why", "legal": True, "reason": None}


def test_why_may_be_asked_for_another_seat():
    assert why(12, "play 4C", seat=W)["reason"]["code"] == "not-your-turn"
    assert why(12, "play JC", seat=S)["legal"]


@pytest.mark.clause("kitty-discard")
def test_why_answers_about_discards_too():
    assert why(5, "discard 753...")["reason"]["code"] == "discard-count"
    assert why(5, "discard 7532...")["legal"]


@pytest.mark.clause("call-none")
def test_why_warns_of_a_discard_that_leaves_no_call():
    record = format_record(say(State(SUITS_APART), "- 6 - -"))
    reply = why(4, "discard 2.2.2.2", record=record)
    assert (reply["legal"], reply["reason"]) == (True, None)
    assert reply["warning"] == {"code": "leaves-no-call", "clause": "call-none", "data": {}}


@pytest.mark.parametrize("discard", ["2.32.2.", "2.2.2."], ids=["keeps a stranger", "refused"])
def test_why_warns_of_nothing_else(discard):
    record = format_record(say(State(SUITS_APART), "- 6 - -"))
    assert "warning" not in why(4, f"discard {discard}", record=record)
    assert "warning" not in why(5, "discard 7532...")


def test_try_leaves_the_record_at_a_step():
    reply = answer({"ask": "try", "record": MADE, "step": 12, "action": "play JC"})
    assert (reply["ask"], reply["legal"], reply["step"]) == ("try", True, 13)
    assert len(reply["steps"]) == 14
    assert reply["steps"][-1]["action"] == "play JC"
    assert reply["record"].endswith("4H 3H AH 2H\nQC 2C JC\n")
    assert replay(reply["record"])["steps"] == reply["steps"]


def test_try_of_a_refused_action_answers_with_the_reason():
    reply = answer({"ask": "try", "record": MADE, "step": 12, "action": "play KH"})
    assert (reply["legal"], reply["reason"]["code"]) == (False, "must-follow")
    assert "steps" not in reply


def test_a_whole_branch_can_be_played_by_trying():
    record, step = MADE, 12
    for action in [str(a) for a in parse_record(LOST).actions()[12:]]:
        reply = answer({"ask": "try", "record": record, "step": step, "action": action})
        record, step = reply["record"], reply["step"]
    assert reply["scores"] == [-7, 4, -7, 2]
    assert record == LOST.partition("\n")[2]


@pytest.mark.clause("deal-cut")
@pytest.mark.parametrize("dealer", [N, E, S, W])
def test_deal_answers_with_record_and_link_of_the_seeded_deal(dealer):
    state = State(Deal.shuffled(9, dealer))
    assert answer({"ask": "deal", "seed": 9, "dealer": dealer}) == {
        "ask": "deal",
        "record": format_record(state),
        "link": format_link(state),
    }


def test_north_deals_unless_somebody_is_named():
    assert answer({"ask": "deal", "seed": 9}) == answer({"ask": "deal", "seed": 9, "dealer": 0})


@pytest.mark.clause("score-running", "end-52", "deal-dealer")
def test_score_adds_the_deal_to_the_totals():
    assert answer({"ask": "score", "record": MADE, "totals": [46, 0, 44, -3]}) == {
        "ask": "score",
        "scores": [7, 3, 7, 1],
        "totals": [53, 3, 51, -2],
        "over": True,
        "winners": [N],
        "next_dealer": E,
    }


@pytest.mark.clause("end-shared")
def test_score_tells_a_shared_victory():
    reply = answer({"ask": "score", "record": MADE, "totals": [48, 49, 48, 9]})
    assert (reply["totals"], reply["winners"]) == ([55, 52, 55, 10], [N, S])


def test_score_begins_with_nothing():
    reply = answer({"ask": "score", "record": LOST})
    assert (reply["totals"], reply["over"], reply["winners"]) == ([-7, 4, -7, 2], False, [])


@pytest.mark.clause("bid-all-pass", "end-52")
@pytest.mark.parametrize("auction", ["- - - -", "6"], ids=["thrown in", "not over"])
def test_score_of_a_deal_without_scores_keeps_totals_and_dealer(auction):
    record = format_record(say(State(SEVEN), auction))
    reply = answer({"ask": "score", "record": record, "totals": [51, 0, 0, 0]})
    assert (reply["scores"], reply["totals"], reply["next_dealer"]) == (None, [51, 0, 0, 0], N)
    assert not reply["over"]


def test_a_record_refused_somewhere_is_replayed_up_to_there():
    reply = answer({"ask": "replay", "record": MADE.replace("QC 2C AC 4C", "QC 2C KH 4C")})
    assert reply["error"] == {
        "code": "illegal-action",
        "data": {
            "action": "play KH",
            "step": 12,
            "reason": {
                "code": "must-follow",
                "clause": "play-follow",
                "data": {"seat": S, "suit": "C", "cards": ["AC", "JC"]},
            },
        },
    }
    assert len(reply["steps"]) == 13
    assert reply["scores"] is None


def test_answers_are_canonical_json():
    request = {"ask": "why", "record": MADE, "step": 12, "action": "play KH"}
    text = answer_json(json.dumps(request))
    assert text == (
        '{"ask":"why","legal":false,"reason":{"clause":"play-follow","code":"must-follow",'
        '"data":{"cards":["AC","JC"],"seat":2,"suit":"C"}}}'
    )


def test_text_beyond_ascii_is_written_as_it_is():
    assert answer_json('{"ask":"hva?♥"}') == (
        '{"error":{"code":"unknown-ask","data":{"ask":"hva?♥"}}}'
    )


@given(moments())
def test_an_answer_survives_json_and_asking_twice_gives_the_same_bytes(state):
    request = json.dumps({"ask": "replay", "record": format_record(state)})
    text = answer_json(request)
    assert json.loads(text) == answer(json.loads(request))
    assert answer_json(request) == text


def test_a_request_is_left_as_it_was():
    request = {"ask": "score", "record": MADE, "totals": [1, 2, 3, 4]}
    answer(request)
    assert request == {"ask": "score", "record": MADE, "totals": [1, 2, 3, 4]}


def test_a_discard_can_be_tried_and_its_end_seen():
    record = format_record(say(State(SUITS_APART), "- 6 - -"))
    discard = str(Discard.of("2.2.2.2"))
    reply = answer({"ask": "try", "record": record, "step": 4, "action": discard})
    assert (reply["result"], reply["scores"]) == ("no-call", None)
