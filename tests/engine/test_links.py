"""A deal in an address: short, exact, and any damage is noticed."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import (
    Deal,
    NotationError,
    State,
    format_link,
    format_record,
    parse_link,
    parse_record,
)
from amerikaner.link import MAX_LENGTH

from .deals import HANDS, SEVEN, URL_SAFE, do, finished, moments, say

GOLDEN = {
    "made": "1eh0nAgobStSPftOJFiluyEZ0-KbBIKDM-v_mSldAkhw",
    "lost": "1d8c_A2xHLlb6_L6asF4hGIzc38q5XBpcUA9MCldAkhw",
}


def worked(line: str) -> State:
    return parse_record((HANDS / f"seven-hearts.{line}.hand").read_text("utf-8"))


def damaged(text: object) -> str:
    with pytest.raises(NotationError) as caught:
        parse_link(text)
    return caught.value.code


@pytest.mark.parametrize("line", ["made", "lost"])
def test_links_of_this_version_never_change(line):
    # Links live in other people's bookmarks: a change here asks for a new version.
    assert format_link(worked(line)) == GOLDEN[line]
    assert format_record(parse_link(GOLDEN[line])) == format_record(worked(line))


def test_the_link_of_a_deal_before_any_call_never_changes_either():
    assert format_link(State(Deal.shuffled(1))) == "1uj-DAoRyJc08lcY_TA7ziE7w"


@given(finished())
def test_every_moment_of_a_deal_survives_the_trip_through_a_link(state):
    for moment in state.history()[:: max(1, len(state.history()) // 6)]:
        read = parse_link(format_link(moment))
        assert read.deal == moment.deal
        assert read.actions() == moment.actions()


@given(finished())
def test_a_link_is_short_and_safe_in_an_address(state):
    link = format_link(state)
    assert re.fullmatch(r"1[A-Za-z0-9_-]+", link)
    assert len(link) < 100 < MAX_LENGTH < 250


@given(moments())
def test_one_deal_has_one_link(state):
    link = format_link(state)
    assert format_link(parse_link(link)) == link


def test_different_moments_have_different_links():
    links = [format_link(moment) for moment in worked("made").history()]
    assert len(set(links)) == len(links)


@pytest.mark.parametrize("line", ["made", "lost"])
def test_every_change_of_a_single_character_is_noticed(line):
    link = GOLDEN[line]
    for place, old in enumerate(link):
        for new in URL_SAFE + "+/= .%":
            if new != old:
                assert damaged(link[:place] + new + link[place + 1 :]) in {
                    "link-damaged",
                    "link-newer",
                }


def test_every_truncation_is_noticed():
    for length in range(len(GOLDEN["made"])):
        assert damaged(GOLDEN["made"][:length]) == "link-damaged"
        assert damaged("1" + GOLDEN["made"][length + 2 :]) == "link-damaged"


@pytest.mark.parametrize("more", [*"A_-1 =.", "AA", "AAAA", "==", "\n", "&x=1", "#", "%20"])
def test_every_extension_is_noticed(more):
    assert damaged(GOLDEN["made"] + more) == "link-damaged"
    assert damaged(more + GOLDEN["made"]) in {"link-damaged", "link-newer"}


def test_two_neighbours_in_the_wrong_order_are_noticed():
    link = GOLDEN["lost"]
    for i in range(1, len(link) - 1):
        if link[i] != link[i + 1]:
            assert damaged(link[:i] + link[i + 1] + link[i] + link[i + 2 :]) == "link-damaged"


@pytest.mark.parametrize("change", [str.lower, str.upper, str.swapcase, lambda t: t[::-1]])
def test_a_link_that_changed_its_letters_is_noticed(change):
    assert damaged(change(GOLDEN["made"])) in {"link-damaged", "link-newer"}


@pytest.mark.parametrize("version", "3456789")
def test_a_link_of_a_later_version_is_told_apart(version):
    assert damaged(version + GOLDEN["made"][1:]) == "link-newer"


@pytest.mark.parametrize("version", ["0", "A", "-", "²", "१"])
def test_a_link_of_no_version_is_damaged(version):
    assert damaged(version + GOLDEN["made"][1:]) == "link-damaged"


@pytest.mark.parametrize(
    "text",
    ["", "1", "1A", "1AA", "1AAA", "1é", "1♥♥♥", "1" + "\x00" * 20, "1\ud800", "null", "undefined"],
)
def test_rubbish_is_damaged(text):
    assert damaged(text) == "link-damaged"


@pytest.mark.parametrize("length", [MAX_LENGTH, MAX_LENGTH + 1, 100_000])
def test_huge_links_are_damaged(length):
    assert damaged("1" + "A" * (length - 1)) == "link-damaged"
    assert damaged("1" + "_" * (length - 1)) == "link-damaged"


@given(st.text(max_size=80))
def test_any_text_is_refused(text):
    assert damaged(text) in {"link-damaged", "link-newer"}


@given(st.text(URL_SAFE, min_size=40, max_size=70))
def test_any_text_of_the_right_letters_is_refused(text):
    assert damaged("1" + text) == "link-damaged"


def test_a_thrown_in_deal_has_a_link():
    state = say(State(SEVEN), "- - - -")
    assert parse_link(format_link(state)).result == "all-pass"


def test_an_amerikaner_has_a_link():
    state = do(say(State(SEVEN), "6 A"), "discard 7532...", "open KD", "play 5D")
    assert parse_link(format_link(state)).actions() == state.actions()
