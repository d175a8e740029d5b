"""Records at fault: each code with its line and column, and all problems at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import (
    IllegalAction,
    ImpossibleDeal,
    NotationError,
    parse_record,
    record_problems,
)
from amerikaner.record import MAX_LENGTH

from .test_records import AMERIKANER, DEAL, EXCHANGED, OPENED


def found(text):
    """``code line:column`` of each problem."""
    return [f"{p.code} {p.line}:{p.column}" for p in record_problems(text)]


def at_fault(text):
    (problem,) = record_problems(text)
    return problem


HANDS = "4.A.T8642.QT983 AK.T862.AJ973.2 T852.KQJ94.KQ.A QJ96.53.5.K7654"


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (DEAL.replace("standard", "house"), ["unknown-option 1:9"]),
        (DEAL.replace('Dealer "N"', 'Dealer "X"'), ["unreadable-seat 2:10"]),
        (DEAL.replace('Dealer "N"', 'Dealer "NE"'), ["unreadable-seat 2:10"]),
        (DEAL.replace('Dealer "N"', 'Dealer ""'), ["unreadable-seat 2:10"]),
        (DEAL.replace('"N:4', '"4'), ["unreadable-deal 3:8"]),
        (DEAL.replace('"N:4', '"X:4'), ["unreadable-deal 3:8"]),
        (DEAL.replace("AK.T862", "AK.1862"), ["unreadable-rank 3:29"]),
        (DEAL.replace("AK.T862.AJ973.2", "AK.T862.AJ973"), ["unreadable-hand 3:26"]),
        (DEAL.replace("73.7..J", "73.7..j"), ["unreadable-rank 4:15"]),
        (DEAL.replace("73.7..J", "737J"), ["unreadable-hand 4:9"]),
        (DEAL + "[Auction] 6 x -\n", ["unreadable-call 5:13"]),
        (DEAL + "[Auction] 6 07\n", ["unreadable-call 5:13"]),
        (DEAL + "[Auction] 6 100\n", ["unreadable-call 5:13"]),
        (DEAL + "[Auction] 6 pass\n", ["unreadable-call 5:13"]),
        (OPENED.replace("QC", "Q♣"), ["unreadable-card 10:1"]),
        (OPENED.replace("3H", "3h"), ["unreadable-card 9:4"]),
        (OPENED.replace('"AH"', '"H"'), ["unreadable-card 7:8"]),
        (EXCHANGED.replace("7532...", "7532.."), ["unreadable-hand 6:11"]),
        (EXCHANGED.replace("7532...", "75z2..."), ["unreadable-rank 6:13"]),
        (DEAL + "[Players]\n", ["unknown-tag 5:1"]),
        (DEAL + '[Event "x"]\n', ["unknown-tag 5:1"]),
        (DEAL + '[Dealer "N"]\n', ["repeated-tag 5:1"]),
        (DEAL + "[Auction] 6\n  [Auction] 7\n", ["repeated-tag 6:3"]),
        (DEAL + "[Call AH]\n", ["unreadable-tag 5:1"]),
        (DEAL + "[Auction 6 7\n", ["unreadable-tag 5:1"]),
        (DEAL + '[Play "4H"]\n', ["unreadable-tag 5:1"]),
        (DEAL.replace('[Kitty "73.7..J"]', "[Kitty]"), ["unreadable-tag 4:1"]),
        (DEAL + "6 7 - -\n", ["text-outside 5:1"]),
        (DEAL.replace('"N"]', '"N"] first'), ["text-outside 2:14"]),
        (EXCHANGED + '[Call "AH"]\n', ["call-without-lead 7:8"]),
        (DEAL.replace('[Dealer "N"]\n', ""), ["missing-tag 1:1"]),
        (DEAL.replace("[Deal ", ";"), ["missing-tag 1:1"]),
    ],
)
def test_unreadable_text_says_what_and_where(text, problems):
    assert found(text) == problems
    assert all(p.clause is None for p in record_problems(text))
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    code, place = problems[0].split()
    assert (caught.value.code, f"{caught.value.line}:{caught.value.column}") == (code, place)


LONG = "x" * 50


@pytest.mark.parametrize(
    ("text", "data"),
    [
        (DEAL.replace('Dealer "N"', f'Dealer "{LONG}"'), {"text": LONG[:20]}),
        (DEAL.replace('"N:4', f'"{LONG}'), {"text": LONG[:20]}),
        (DEAL + f"[{LONG}]\n", {"tag": LONG[:40]}),
        (DEAL + '[Dealer "N"]\n', {"tag": "Dealer"}),
        (DEAL + "[Call AH]\n", {"text": "[Call AH]"}),
        (DEAL + f"  [Call {LONG}\n", {"text": f"[Call {LONG}"[:40]}),
        (DEAL + f'[Play "{LONG}"]\n', {"text": f'[Play "{LONG}'[:40]}),
        (DEAL + f"{LONG} 7\n", {"text": LONG[:40]}),
        (DEAL.replace('[Dealer "N"]\n', ""), {"tag": "Dealer"}),
        (DEAL.replace("standard", "house"), {"options": [], "option": "house"}),
    ],
)
def test_unreadable_text_carries_what_its_sentence_needs(text, data):
    assert at_fault(text).data == data


def test_only_the_tag_that_cannot_be_read_is_not_missed():
    text = DEAL.replace('[Dealer "N"]', "[Dealer Deal").replace("[Deal ", ";")
    assert found(text) == ["missing-tag 1:1", "unreadable-tag 2:1"]
    assert record_problems(text)[0].data == {"tag": "Deal"}


def test_what_stands_after_an_unreadable_line_is_read_all_the_same():
    text = DEAL + "[Call AH]\n[Auction] x\n[Players]\n"
    assert sorted(found(text)) == ["unknown-tag 7:1", "unreadable-call 6:11", "unreadable-tag 5:1"]


@pytest.mark.parametrize("text", ["", "\n\n", "; nothing", "   "])
def test_an_empty_record_misses_dealer_and_deal(text):
    assert found(text) == ["missing-tag 1:1", "missing-tag 1:1"]
    assert [p.data["tag"] for p in record_problems(text)] == ["Dealer", "Deal"]


@pytest.mark.clause("deal-misdeal", "deal-pack")
def test_a_card_twice_is_shown_where_it_stands_the_second_time():
    text = DEAL.replace("QJ96.53.5.K7654", "QJ96.53.5.A7654")
    problem = at_fault(text)
    assert (problem.code, problem.clause, problem.data) == (
        "card-twice",
        "deal-pack",
        {"card": "AC"},
    )
    assert text.splitlines()[problem.line - 1][problem.column - 1] == "A"
    assert problem.column == text.splitlines()[2].index("A7654") + 1
    with pytest.raises(ImpossibleDeal):
        parse_record(text)


def test_a_card_three_times_is_shown_at_the_second_and_the_third():
    text = DEAL.replace("K7654", "A7654").replace("73.7..J", "73.7..A")
    line = text.splitlines()[2]
    assert found(text) == [f"card-twice 3:{line.index('A7654') + 1}", "card-twice 4:15"]


def test_a_card_of_the_kitty_that_somebody_holds_is_shown_in_the_kitty():
    assert found(DEAL.replace("73.7..J", "73.A..J")) == ["card-twice 4:12"]


@pytest.mark.clause("deal-misdeal", "deal-twelve")
def test_hands_of_eleven_and_thirteen_are_both_shown_where_they_begin():
    text = DEAL.replace("4.A.T8642.QT983", "4.A.T8642.QT98").replace("AJ973.2", "AJ973.32")
    assert found(text) == ["hand-size 3:10", "hand-size 3:25"]
    assert [p.clause for p in record_problems(text)] == ["deal-twelve"] * 2


def test_a_kitty_of_three_is_shown_at_the_kitty():
    problem = at_fault(DEAL.replace("73.7..J", "73.7.."))
    assert (problem.code, problem.line, problem.column) == ("kitty-size", 4, 9)
    assert problem.data == {"count": 3, "needed": 4}


def test_three_hands_are_counted():
    text = f'[Dealer "N"]\n[Deal "N:{HANDS.rpartition(" ")[0]}"]\n[Kitty "73.7..J"]\n'
    assert found(text) == ["hands-count 2:8"]
    assert at_fault(text).data == {"count": 3, "needed": 4}


@pytest.mark.parametrize(
    ("auction", "problem"),
    [
        ("5", "below-lowest 5:11"),
        ("13", "above-highest 5:11"),
        ("7 7", "not-higher 5:13"),
        ("7 6", "not-higher 5:13"),
        ("6 A 7", "over-amerikaner 5:15"),
        ("6 A A", "over-amerikaner 5:15"),
        ("6 7 - - - 8", "auction-over 5:21"),
        ("- - - - 6", "deal-over 5:19"),
        ("- - - 6 -", "auction-over 5:19"),
    ],
)
def test_calls_that_the_rules_refuse_are_shown_where_they_stand(auction, problem):
    text = DEAL + f"[Auction] {auction}\n"
    assert found(text) == [problem]
    assert at_fault(text).clause is not None
    with pytest.raises(IllegalAction, match=problem.split()[0]):
        parse_record(text)


@pytest.mark.clause("bid-amerikaner")
@pytest.mark.parametrize(
    ("auction", "problem"),
    [
        ("A - - 7", "over-amerikaner 5:17"),
        ("A - - - -", "over-amerikaner 5:19"),
        ("6 - A - - -", "over-amerikaner 5:21"),
    ],
    ids=["a bid after the log's passes", "more passes than players", "a pass of one who passed"],
)
def test_passes_after_amerikaner_excuse_nothing_else(auction, problem):
    assert found(DEAL + f"[Auction] {auction}\n") == [problem]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (EXCHANGED.replace("7532...", "753..."), "discard-count 6:11"),
        (EXCHANGED.replace("7532...", "7752..."), "discard-repeated 6:11"),
        (EXCHANGED.replace("7532...", "A532..."), "discard-not-held 6:11"),
        (EXCHANGED.replace(" - - -", ""), "auction-running 6:11"),
        (OPENED.replace('[Discard "7532..."]\n', ""), "discard-first 6:8"),
        (OPENED.replace('"AH"', '"KH"'), "call-own 7:8"),
        (OPENED.replace('"AH"', '"AS"'), "call-other-suit 7:8"),
        (OPENED.replace('"AH"', '"7S"'), "call-discarded 7:8"),
        (OPENED.replace('[Call "AH"]\n', ""), "call-missing 8:1"),
        (AMERIKANER.replace("[Play]", '[Call "AH"]\n[Play]'), "call-at-amerikaner 7:8"),
        (AMERIKANER.replace("KD 5D", "AD 5D"), "not-in-hand 8:1"),
    ],
)
def test_exchange_and_opening_that_the_rules_refuse(text, problem):
    assert found(text) == [problem]
    with pytest.raises(IllegalAction, match=problem.split()[0]):
        parse_record(text)


@pytest.mark.clause("play-revoke")
def test_a_revoke_cannot_be_recorded_and_is_reported_with_its_proof():
    text = OPENED.replace("QC\n", "QC 2C KH 4C\n")
    problem = at_fault(text)
    assert (problem.code, problem.clause, problem.line, problem.column) == (
        "must-follow",
        "play-follow",
        10,
        7,
    )
    assert problem.data == {"seat": 2, "suit": "C", "cards": ["AC", "JC"]}
    with pytest.raises(IllegalAction) as caught:
        parse_record(text)
    assert str(caught.value.action) == "play KH"
    assert caught.value.state.to_act == 2


def test_a_called_card_withheld_is_reported():
    assert found(OPENED.replace('"AH"', '"5H"')) == ["must-play-called 9:4"]


def test_a_card_of_somebody_else_and_a_card_played_twice_are_reported():
    text = OPENED.replace("QC\n", "KC 2C AC 4C\n")
    assert found(text) == ["not-in-hand 10:1"]
    text = OPENED.replace("QC\n", "AH 2C AC 4C\n")
    assert found(text)[0] == "already-played 10:1"


def test_a_card_too_many_is_reported():
    text = DEAL + "[Auction] - - - -\n[Play]\n4H\n"
    assert found(text) == ["deal-over 7:1"]


def test_everything_wrong_in_the_text_is_told_at_once():
    text = (
        DEAL.replace("standard", "house").replace('Dealer "N"', 'Dealer "X"')
        + "[Auction] 6 x -\n[Auction] 7\n[What]\n[Play]\n4H 3h\n"
    )
    assert found(text) == [
        "unknown-option 1:9",
        "unreadable-seat 2:10",
        "unreadable-call 5:13",
        "repeated-tag 6:1",
        "unknown-tag 7:1",
        "unreadable-card 9:4",
    ]


def test_everything_wrong_in_the_cards_is_told_at_once():
    text = DEAL.replace("4.A.T8642.QT983", "4.A.T8642.QT98").replace("73.7..J", "73.A..J")
    assert found(text) == ["hand-size 3:10", "card-twice 4:12"]


def test_several_revokes_are_told_at_once():
    text = OPENED.replace("4H 3H AH 2H\nQC\n", "4H QS AH AD\nQC 2C KH 4C\n")
    assert found(text) == ["must-follow 9:4", "must-follow 9:10", "must-follow 10:7"]


def test_a_refused_bid_does_not_hide_what_follows():
    text = DEAL + "[Auction] 5 7 6 - -\n"
    assert found(text)[:2] == ["below-lowest 5:11", "not-higher 5:15"]


@pytest.mark.parametrize(
    ("auction", "problems"),
    [
        ("13 7 - - -", ["above-highest 5:11"]),
        ("8 7 8 - -", ["not-higher 5:13", "not-higher 5:15"]),
    ],
    ids=["a bid too high", "a bid too low"],
)
def test_a_refused_bid_is_not_the_highest_for_what_follows(auction, problems):
    # Either what follows is judged by the bids that stand, or it is not judged at all.
    assert found(DEAL + f"[Auction] {auction}\n") in (problems, problems[:1])


@pytest.mark.parametrize(
    ("auction", "problem"),
    [
        ("- - - 5", "below-lowest 5:17"),
        ("6 13 - - -", "above-highest 5:13"),
        ("6 6 - - -", "not-higher 5:13"),
        ("13 - - -", "above-highest 5:11"),
    ],
)
def test_after_a_refused_call_nothing_beyond_the_auction_is_judged(auction, problem):
    # Who would have won it is anybody's guess, so nobody's discards can be said to be wrong.
    text = DEAL + f'[Auction] {auction}\n[Discard "7532..."]\n[Call "AH"]\n[Play]\n4H 3H AH 2H\n'
    assert found(text) == [problem]


@pytest.mark.parametrize(
    "text",
    [
        DEAL.replace('[Deal "', "[Deal "),
        DEAL.replace('[Deal "N', "[Deal N").replace('7654"]', '7654"'),
        DEAL.replace(DEAL.splitlines()[2], "[Deal]"),
    ],
    ids=["no quotes", "no bracket", "no value"],
)
def test_a_tag_that_cannot_be_read_is_not_called_missing_too(text):
    assert found(text) == ["unreadable-tag 3:1"]


def test_a_misspelt_tag_is_unknown_and_the_right_one_missing():
    assert found(DEAL.replace("[Dealer ", "[Daeler ")) == ["missing-tag 1:1", "unknown-tag 2:1"]


def test_a_record_without_a_kitty_blames_the_hands_only():
    # One card twice leaves five cards for the kitty: the fault is the card, not the kitty.
    text = DEAL.replace('[Kitty "73.7..J"]\n', "").replace("K7654", "A7654")
    assert [p.code for p in record_problems(text)] == ["card-twice"]


def test_a_text_of_the_greatest_length_is_read_and_a_longer_one_refused():
    filler = ";" * (MAX_LENGTH - len(DEAL))
    assert record_problems(DEAL + filler) == []
    problem = at_fault(DEAL + filler + ";")
    assert (problem.code, problem.line, problem.column) == ("too-long", 1, 1)


def test_problems_are_plain_data():
    problem = at_fault(DEAL + "[Auction] 5\n")
    assert problem.as_json() == {
        "code": "below-lowest",
        "clause": "bid-minimum",
        "data": {"bid": 5, "lowest": 6},
        "line": 5,
        "column": 11,
    }


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_with_its_problems(text):
    problems = record_problems(text)
    assert problems
    with pytest.raises((NotationError, ImpossibleDeal, IllegalAction)):
        parse_record(text)


PIECES = st.lists(
    st.sampled_from(
        [
            *DEAL.splitlines(keepends=True),
            *("[Auction] ", "5 ", "6 ", "7 ", "13 ", "- ", "A ", "[Play]\n", "4H ", "3H ", "AH "),
            *('[Discard "7532..."]\n', '[Call "AH"]\n', '[Kitty "...."]\n', '[Deal "N:... ..."]\n'),
            *("2H ", "QS ", "\n", '"', "[", "]", ";", "."),
        ]
    ),
    max_size=30,
).map("".join)


@given(PIECES, st.booleans())
def test_any_pile_of_pieces_is_read_or_refused_the_same_way_twice(pieces, after_the_deal):
    text = DEAL + pieces if after_the_deal else pieces
    problems = record_problems(text)
    places = [(p.line, p.column) for p in problems]
    assert places == sorted(places)
    assert all(line >= 1 and column >= 1 for line, column in places)
    if problems:
        with pytest.raises((NotationError, ImpossibleDeal, IllegalAction)):
            parse_record(text)
    else:
        parse_record(text)
