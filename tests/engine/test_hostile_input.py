"""Text that means harm: an answer comes, an error with a code or one about a real deal."""

import json

import pytest

from amerikaner.service import answer_json

from .test_service import MADE

LINK = json.loads(answer_json(json.dumps({"ask": "replay", "record": MADE})))["link"]
MEGABYTE = 1_000_000

HOSTILE = {
    "script": "<script>alert(1)</script>",
    "markup": "\"><img src=x onerror='alert(1)'>",
    "turned round": "\u202e" + MADE + "\u202c",
    "invisible": MADE.replace("4H", "4\u200bH"),
    "a look-alike ace": MADE.replace("AH", "\u0410H"),  # Cyrillic
    "a full-width four": MADE.replace("4H", "\uff14H"),
    "a Greek suit": MADE.replace("[Call", "[Call \u0397"),
    "a megabyte of one letter": "A" * MEGABYTE,
    "a megabyte of lines": "4H 3H AH 2H\n" * (MEGABYTE // 12),
    "a megabyte of tags": '[Deal "N:' * (MEGABYTE // 9),
    "a megabyte behind a whole record": MADE + ";" + "x" * MEGABYTE,
    "brackets in brackets": "[" * MEGABYTE,
    "zero bytes": MADE.replace(" ", "\x00"),
    "half a pair": MADE + "\ud800",
    "a number of a thousand digits": MADE.replace("[Auction] ", "[Auction] " + "9" * 1000 + " "),
    "a number below zero": MADE.replace("[Auction] ", "[Auction] -7 "),
    "digits of another script": MADE.replace("[Auction] 6", "[Auction] \u0666"),
}

DRAWN = json.loads(answer_json('{"ask":"draw","kind":"winner","level":1,"seed":1}'))["ask"]
FIELDS = [
    {"ask": "why", "record": MADE, "step": 20, "action": "play 4H"},
    {"ask": "draw", "kind": "winner", "level": 1, "seed": 1},
    {**DRAWN, "ask": "check", "answer": "0"},
    {"ask": "score", "record": MADE, "totals": [0, 0, 0, 0], "dealer": 0},
]
NUMBERED = [
    {"ask": "draw", "kind": "winner", "level": 1, "seed": 1},
    {"ask": "deal", "seed": 1, "dealer": 0},
    {"ask": "why", "record": MADE, "step": 20, "action": "play 4H"},
    {**DRAWN, "ask": "hint", "n": 1},
]


def asked(**request: object) -> dict[str, object]:
    return json.loads(answer_json(json.dumps(request)))


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_in_place_of_a_record(text):
    reply = asked(ask="replay", record=text)
    if "error" in reply:
        assert reply["error"]["code"]
    else:  # what a comment says is no matter
        assert reply["link"] == LINK


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("version", ["", "1", "2", "9"])
def test_in_place_of_a_link(text, version):
    reply = asked(ask="replay", link=version + text)
    assert reply["error"]["code"] in ("link-damaged", "link-newer", "unreadable-request")


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("place", ["{}", "players={}", "{}=yes", "grand=yes,{}", "target={}"])
def test_in_the_rules_of_a_table(text, place):
    reply = asked(ask="table", rules=place.format(text))
    if "error" not in reply:
        assert reply["problems"]
        assert reply["rules"] in ("standard", "grand=yes")


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("field", ["action", "kind", "answer", "ask", "seed", "totals"])
def test_in_any_other_field(text, field):
    for request in FIELDS:
        if field in request:
            reply = json.loads(answer_json(json.dumps(request | {field: text})))
            assert set(reply) == {"error"}


@pytest.mark.parametrize("number", [10**4000, -(10**4000), 1e308, -1, 2**53, 2**64])
@pytest.mark.parametrize("field", ["seed", "level", "step", "dealer", "n"])
def test_numbers_out_of_range(number, field):
    for request in NUMBERED:
        if field in request:
            # Written out here: a number of 4,000 digits is refused before it is one.
            text = json.dumps(request | {field: None}).replace("null", _written(number))
            assert set(json.loads(answer_json(text))) == {"error"}


@pytest.mark.parametrize("request_", [*FIELDS, *NUMBERED], ids=lambda request: request["ask"])
def test_without_harm_each_of_these_is_answered(request_):
    assert "error" not in asked(**request_)


def _written(number: float) -> str:
    if isinstance(number, float):
        return repr(number)
    return ("-" if number < 0 else "") + "1" + "0" * 4000 if abs(number) > 2**64 else str(number)
