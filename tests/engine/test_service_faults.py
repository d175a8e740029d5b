"""Bad requests: an error with its code, never an exception."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner.service import MAX_TOTAL, answer, answer_json
from amerikaner.state import MAX_SEED

from .test_service import LOST, MADE


def fault(**request):
    reply = answer(request)
    assert set(reply) == {"error"}
    assert set(reply["error"]) == {"code", "data"}
    return reply["error"]["code"]


@pytest.mark.parametrize("request_", [None, [], "replay", 7, True, [{"ask": "deal"}]])
def test_a_request_is_an_object(request_):
    assert answer(request_) == {"error": {"code": "unreadable-request", "data": {}}}


@pytest.mark.parametrize(
    "text",
    ["", "{", "replay", "{'ask':'deal'}", "[" * 100_000, "1" * 10_000, '{"ask":"deal"} x', "\x00"],
    ids=["empty", "open", "a word", "quotes", "deep", "long number", "more", "zero byte"],
)
def test_text_that_is_no_json_is_unreadable(text):
    assert answer_json(text) == '{"error":{"code":"unreadable-request","data":{}}}'


@pytest.mark.parametrize("ask", [None, "", "Replay", "bot", 1, ["replay"], {"ask": "replay"}])
def test_an_unknown_question_is_named_when_it_is_a_word(ask):
    reply = answer({"ask": ask, "record": MADE})
    named = ask if isinstance(ask, str) else None
    assert reply == {"error": {"code": "unknown-ask", "data": {"ask": named}}}
    assert fault() == "unknown-ask"


@pytest.mark.parametrize("ask", ["replay", "why", "try", "score"])
@pytest.mark.parametrize(
    "source",
    [{}, {"record": None}, {"record": 7}, {"record": MADE, "link": "1"}, {"link": ["1"]}],
    ids=["none", "null", "number", "both", "list"],
)
def test_record_or_link_is_needed(ask, source):
    assert fault(ask=ask, **source) == "bad-request"


@pytest.mark.parametrize("ask", ["replay", "why", "try", "score"])
@pytest.mark.parametrize(
    ("source", "code"),
    [
        ({"link": ""}, "link-damaged"),
        ({"link": "1abc"}, "link-damaged"),
        ({"link": "3abc"}, "link-newer"),
        ({"record": ""}, "missing-tag"),
        ({"record": "x"}, "text-outside"),
        ({"record": MADE.replace("K7654", "A7654")}, "impossible-deal"),
        ({"record": "[" * 30_000}, "too-long"),
    ],
)
def test_what_is_wrong_with_record_or_link_is_told(ask, source, code):
    assert fault(ask=ask, **source) == code


def test_an_impossible_deal_lists_its_problems_with_their_places():
    reply = answer({"ask": "replay", "record": MADE.replace("K7654", "A7654")})
    (problem,) = reply["error"]["data"]["problems"]
    assert (problem["code"], problem["clause"]) == ("card-twice", "deal-pack")
    assert (problem["line"], problem["data"]) == (4, {"card": "AC"})


def test_unreadable_text_tells_line_and_column():
    reply = answer({"ask": "replay", "record": MADE.replace("QC 2C", "QC 2Z")})
    assert reply["error"] == {
        "code": "unreadable-card",
        "data": {"text": "2Z", "line": 11, "column": 4},
    }


@pytest.mark.parametrize("ask", ["why", "try", "score"])
def test_a_record_that_the_rules_refuse_is_an_illegal_action(ask):
    record = MADE.replace("QC 2C AC 4C", "QC 2C KH 4C")
    reply = answer({"ask": ask, "record": record, "step": 0, "action": "pass"})
    assert reply["error"]["code"] == "illegal-action"
    assert reply["error"]["data"]["step"] == 12


@pytest.mark.parametrize("ask", ["why", "try"])
@pytest.mark.parametrize("step", [None, -1, 55, 1.5, "3", True, [0], 10**40])
def test_a_step_is_one_of_the_record(ask, step):
    assert fault(ask=ask, record=MADE, step=step, action="pass") == "bad-step"
    reply = answer({"ask": ask, "record": MADE, "step": step, "action": "pass"})
    assert reply["error"]["data"] == {"lowest": 0, "highest": 54}


@pytest.mark.parametrize("ask", ["why", "try"])
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (None, "bad-request"),
        (7, "bad-request"),
        (["pass"], "bad-request"),
        ("", "unreadable-action"),
        ("fold", "unreadable-action"),
        ("bid 100", "unreadable-call"),
        ("play XX", "unreadable-card"),
        ("discard 7532", "unreadable-hand"),
        ("discard z...", "unreadable-rank"),
    ],
)
def test_an_action_is_readable_text(ask, action, code):
    assert fault(ask=ask, record=MADE, step=3, action=action) == code


@pytest.mark.parametrize("ask", ["why", "try"])
@pytest.mark.parametrize("seat", [-1, 4, "S", 1.0, True, [2]])
def test_a_seat_is_at_the_table(ask, seat):
    assert fault(ask=ask, record=MADE, step=3, action="pass", seat=seat) == "bad-seat"


@pytest.mark.parametrize("seed", [None, -1, MAX_SEED + 1, 1.5, "1", True, [1]])
def test_a_seed_is_a_whole_number_in_range(seed):
    assert fault(ask="deal", seed=seed) == "bad-seed"
    assert fault(ask="deal") == "bad-seed"


@pytest.mark.parametrize("dealer", [None, -1, 4, "N", 0.0, False])
def test_a_dealer_is_at_the_table(dealer):
    assert fault(ask="deal", seed=1, dealer=dealer) == "bad-dealer"


@pytest.mark.parametrize(
    "totals",
    [
        None,
        0,
        "0 0 0 0",
        [],
        [0, 0, 0],
        [0] * 5,
        [0, 0, 0, "0"],
        [0, 0, 0, 0.5],
        [0, 0, 0, True],
        [0, 0, 0, None],
        [0, 0, 0, -MAX_TOTAL - 1],
        {"0": 0},
    ],
)
def test_totals_are_four_whole_numbers(totals):
    assert fault(ask="score", record=MADE, totals=totals) == "bad-totals"


@pytest.mark.clause("end-52")
def test_no_deal_is_scored_after_the_end():
    reply = answer({"ask": "score", "record": MADE, "totals": [0, 52, 0, 52]})
    assert reply["error"] == {"code": "game-over", "data": {"winners": [1, 3]}}


@pytest.mark.parametrize(
    "request_",
    [
        {"ask": "\ud800"},
        {"ask": "replay", "record": "\ud800"},
        {"ask": "replay", "record": MADE.replace("4H", "\udfff")},
        {"ask": "replay", "record": '[Dealer "\ud800"]'},
        {"ask": "why", "record": MADE, "step": 0, "action": "bid \ud800"},
        {"ask": "why", "record": MADE, "step": 0, "action": "play \ud800"},
    ],
    ids=["ask", "record", "card", "tag", "call", "play"],
)
def test_lone_surrogates_are_no_text(request_):
    # JavaScript and JSON can carry half a character; an answer must still have bytes.
    text = answer_json(json.dumps(request_))
    assert "error" in json.loads(text.encode("utf-8"))


scraps = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
junk = st.recursive(
    scraps,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
likely = st.sampled_from(
    [
        *(MADE, LOST, MADE[:400], "1AAAA", MAX_SEED, 0, 2, 12, [0, 0, 0, 0], [51, 0, 0, 0]),
        *("replay", "why", "pass", "bid 7", "discard 7532...", "open 4H AH", "play KH"),
    ]
)
fields = ["ask", "record", "link", "step", "action", "seat", "seed", "dealer", "totals"]
requests = st.fixed_dictionaries(
    {"ask": st.sampled_from(["replay", "why", "try", "deal", "score"]) | junk},
    optional=dict.fromkeys(fields[1:], likely | junk),
)


@given(requests)
def test_no_request_raises(request_):
    reply = answer(request_)
    assert isinstance(reply, dict)
    assert ("error" in reply) or ("ask" in reply)


@given(junk)
def test_nothing_raises(request_):
    assert answer(request_)["error"]["code"] in {"unreadable-request", "unknown-ask"}


@given(st.text(max_size=60) | requests.map(json.dumps))
def test_no_text_raises(text):
    assert isinstance(json.loads(answer_json(text)), dict)
