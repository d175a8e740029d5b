"""A deal as text: what is written, what is read, and that both agree."""

import pytest
from hypothesis import given

from amerikaner import Deal, Rules, State, format_record, parse_record, record_problems

from .deals import (
    SEVEN,
    SUITS_APART,
    E,
    N,
    S,
    W,
    do,
    finished,
    play,
    say,
    seven_exchanged,
)

DEAL = """\
[Rules "standard"]
[Dealer "N"]
[Deal "N:4.A.T8642.QT983 AK.T862.AJ973.2 T852.KQJ94.KQ.A QJ96.53.5.K7654"]
[Kitty "73.7..J"]
"""
EXCHANGED = DEAL + '[Auction] 6 7 - - -\n[Discard "7532..."]\n'
OPENED = EXCHANGED + '[Call "AH"]\n[Play]\n4H 3H AH 2H\nQC\n'
AMERIKANER = DEAL + '[Auction] 6 A\n[Discard "7532..."]\n[Play]\nKD 5D\n'


def told(state: State) -> list[str]:
    return [str(action) for action in state.actions()]


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (State(SEVEN), DEAL),
        (say(State(SEVEN), "6 7"), DEAL + "[Auction] 6 7\n"),
        (say(State(SEVEN), "- - - -"), DEAL + "[Auction] - - - -\n"),
        (say(State(SEVEN), "6 A"), DEAL + "[Auction] 6 A\n"),
        (seven_exchanged(), EXCHANGED),
        (play(do(seven_exchanged(), "open 4H AH"), "3H AH 2H QC"), OPENED),
        (
            play(do(say(State(SEVEN), "6 A"), "discard 7532...", "open KD"), "5D"),
            AMERIKANER,
        ),
    ],
    ids=["deal", "auction", "all pass", "amerikaner bid", "discard", "play", "amerikaner"],
)
def test_a_record_may_stop_anywhere_and_has_one_form(state, text):
    assert format_record(state) == text
    assert format_record(parse_record(text)) == text
    assert record_problems(text) == []


@given(finished())
def test_every_moment_of_a_deal_survives_the_trip_through_text(state):
    for moment in state.history():
        text = format_record(moment)
        read = parse_record(text)
        assert read.deal == moment.deal
        assert read.actions() == moment.actions()
        assert format_record(read) == text


@given(finished())
def test_a_record_read_back_plays_out_to_the_same_scores(state):
    read = parse_record(format_record(state))
    assert (read.scores(), read.taken, read.result) == (state.scores(), state.taken, state.result)


@pytest.mark.parametrize(
    ("first", "hands"),
    [
        (N, "4.A.T8642.QT983 AK.T862.AJ973.2 T852.KQJ94.KQ.A QJ96.53.5.K7654"),
        (E, "AK.T862.AJ973.2 T852.KQJ94.KQ.A QJ96.53.5.K7654 4.A.T8642.QT983"),
        (S, "T852.KQJ94.KQ.A QJ96.53.5.K7654 4.A.T8642.QT983 AK.T862.AJ973.2"),
        (W, "QJ96.53.5.K7654 4.A.T8642.QT983 AK.T862.AJ973.2 T852.KQJ94.KQ.A"),
    ],
)
def test_the_hands_go_clockwise_from_the_seat_named(first, hands):
    text = f'[Dealer "N"]\n[Deal "{"NESW"[first]}:{hands}"]\n'
    assert parse_record(text).deal == SEVEN
    assert format_record(parse_record(text)) == DEAL


@pytest.mark.clause("deal-kitty")
def test_a_missing_kitty_is_what_the_hands_leave():
    assert parse_record(OPENED.replace('[Kitty "73.7..J"]\n', "")).deal.kitty == SEVEN.kitty


@pytest.mark.parametrize("dealer", "NESW")
def test_the_auction_is_written_from_the_first_speaker(dealer):
    state = parse_record(DEAL.replace('Dealer "N"', f'Dealer "{dealer}"') + "[Auction] 6")
    assert state.highest_bidder == ("NESW".index(dealer) + 1) % 4


@pytest.mark.parametrize(
    "text",
    [
        "; a comment\n" + OPENED,
        OPENED.replace("\n", " ; said aloud\n"),
        OPENED.replace("\n", "\n\n"),
        OPENED.replace("\n", "\r\n"),
        OPENED.replace("[Auction] ", "[Auction]\n  "),
        OPENED.replace("6 7 - - -", "6\n7   -\n\t- ; West and North pass\n-"),
        OPENED.replace("[Rules ", "[ Rules   ").replace('"standard"]', '"standard" ]'),
        OPENED.replace('[Rules "standard"]\n', ""),
        OPENED.replace("4H 3H AH 2H\nQC", "4H 3H\nAH\n2H QC"),
        OPENED.replace("[Play]\n4H", "[Play] 4H"),
        OPENED.replace("T852.KQJ94", "582T.9QK4J").replace("7532", "2375"),
        OPENED.removesuffix("\n"),
        "\ufeff" + OPENED,
        OPENED.replace('"N:4', '"N: 4').replace(" AK.T862", "   AK.T862"),
        "   " + OPENED.replace("\n", "\n   "),
        "".join(reversed(DEAL.splitlines(keepends=True))) + OPENED.removeprefix(DEAL),
        DEAL + '[Call "AH"]\n[Play]\n4H 3H AH 2H\nQC\n[Auction] 6 7 - - -\n[Discard "7532..."]\n',
    ],
    ids=[
        "comment first",
        "a comment on every line",
        "empty lines",
        "lines as on Windows",
        "auction on the next line",
        "auction over several lines",
        "spaces within brackets",
        "rules left out",
        "other line breaks in the play",
        "play on the line of its tag",
        "ranks in any order",
        "no newline at the end",
        "a byte order mark",
        "more spaces between hands",
        "indented",
        "tags in another order",
        "parts in another order",
    ],
)
def test_what_a_person_may_write_reads_as_the_one_form(text):
    assert format_record(parse_record(text)) == OPENED
    assert record_problems(text) == []


@pytest.mark.clause("bid-amerikaner")
@pytest.mark.parametrize("passes", ["", " -", " - -", " - - -"])
def test_passes_after_amerikaner_may_stand_in_the_log(passes):
    text = DEAL + "[Auction] A" + passes
    assert told(parse_record(text)) == ["bid A"]
    assert format_record(parse_record(text)) == DEAL + "[Auction] A\n"


def test_eleven_written_calls_are_read():
    text = DEAL + "[Auction] 6 7 8 9 10 11 12 - - A -"
    assert parse_record(text).declarer == S
    assert len(told(parse_record(text))) == 10


def test_no_call_stands_in_the_record_of_an_amerikaner():
    state = parse_record(AMERIKANER)
    assert told(state)[-2:] == ["open KD", "play 5D"]
    assert "[Call" not in format_record(state)


@pytest.mark.clause("call-none")
def test_a_deal_without_a_card_to_call_ends_with_its_discard():
    state = do(say(State(SUITS_APART), "- 6 - -"), "discard 2.2.2.2")
    text = format_record(state)
    assert text.endswith('[Auction] - 6 - -\n[Discard "2.2.2.2"]\n')
    assert parse_record(text).result == "no-call"


def test_empty_sections_are_nothing_yet():
    assert told(parse_record(DEAL + "[Auction]\n[Play]\n")) == []
    assert format_record(parse_record(DEAL + "[Auction]\n")) == DEAL


def test_a_record_carries_what_differs_from_the_base_game():
    state = State(Deal.shuffled(1, rules=Rules(target=30, grand=True)))
    text = format_record(state)
    assert text.startswith('[Rules "grand=yes,target=30"]\n')
    assert parse_record(text).rules == state.rules
