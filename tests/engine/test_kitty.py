"""The kitty and the four cards laid off: RULES 3.6."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import Card, Discard, Hand, State

from .deals import (
    SEVEN,
    E,
    N,
    S,
    W,
    cards,
    deals,
    do,
    is_legal,
    legal,
    moments,
    play_out,
    proof,
    refusal,
    say,
    seven_exchanged,
)


def taken_up(auction="6 7 - - -"):
    return say(State(SEVEN), auction)


@pytest.mark.clause("kitty-take")
def test_the_bidder_takes_the_kitty_and_holds_sixteen():
    state = taken_up()
    assert (state.phase, state.to_act) == ("discard", S)
    assert str(state.hand(S)) == "T87532.KQJ974.KQ.AJ"
    assert state.kitty is None


@pytest.mark.clause("kitty-take", "play-alone")
def test_the_kitty_is_taken_at_amerikaner_too():
    state = taken_up("6 A")
    assert (state.phase, len(state.hand(S))) == ("discard", 16)


@pytest.mark.clause("kitty-take")
@pytest.mark.parametrize("seat", [N, E, W])
def test_nobody_else_may_exchange(seat):
    assert refusal(taken_up(), "discard 4...", seat) == ("not-your-turn", "kitty-take")


@pytest.mark.clause("kitty-discard")
def test_any_four_of_the_sixteen_may_go():
    state = taken_up()
    every = {Discard(four) for four in combinations(state.hand(S), 4)}
    assert len(every) == 1820
    assert set(state.legal_actions()) == every
    assert all(state.why_illegal(discard) is None for discard in every)


@pytest.mark.clause("kitty-discard")
@pytest.mark.parametrize(
    ("discard", "kept"),
    [
        ("73.7..J", "T852.KQJ94.KQ.A"),
        ("..KQ.AJ", "T87532.KQJ974.."),
        (".KQJ9..", "T87532.74.KQ.AJ"),
        ("T2.4..A", "8753.KQJ97.KQ.J"),
    ],
    ids=["all four kitty cards", "a whole suit and an ace", "the best of one suit", "of each"],
)
def test_kitty_cards_aces_and_future_trumps_may_go(discard, kept):
    state = do(taken_up(), "discard " + discard)
    assert str(state.hand(S)) == kept
    assert str(state.discards) == discard
    assert state.phase == "opening"


@pytest.mark.clause("kitty-discard")
@pytest.mark.parametrize(
    ("discard", "data"),
    [
        ("753...", {"count": 3, "needed": 4}),
        ("87532...", {"count": 5, "needed": 4}),
        ("...", {"count": 0, "needed": 4}),
    ],
    ids=["three", "five", "none"],
)
def test_not_three_and_not_five(discard, data):
    state = taken_up()
    assert refusal(state, "discard " + discard) == ("discard-count", "kitty-discard")
    assert proof(state, "discard " + discard) == data


@pytest.mark.clause("kitty-discard")
@pytest.mark.parametrize("discard", ["7753...", "77532..."], ids=["of four", "of five"])
def test_the_same_card_twice_is_refused_and_named(discard):
    state = taken_up()
    assert refusal(state, "discard " + discard) == ("discard-repeated", "kitty-discard")
    assert proof(state, "discard " + discard) == {"cards": ["7S"]}


@pytest.mark.clause("kitty-discard")
def test_cards_not_held_are_refused_and_all_named():
    state = taken_up()
    assert refusal(state, "discard A753...") == ("discard-not-held", "kitty-discard")
    assert proof(state, "discard AK5.A..") == {"cards": ["AS", "KS", "AH"]}


def test_the_exchange_comes_before_any_card():
    state = taken_up()
    for action in ("open 4H AH", "play 4H"):
        assert refusal(state, action) == ("discard-first", "kitty-discard")
    assert proof(state, "play 4H") == {"needed": 4}


def test_the_exchange_is_done_once():
    assert refusal(seven_exchanged(), "discard T8.KQ..") == ("open-first", "lead-bidder")


@pytest.mark.clause("kitty-out")
def test_discards_take_no_part_in_the_deal():
    state = seven_exchanged()
    for text in ("7S", "5S", "3S", "2S"):
        assert Card.parse(text) not in state.hand(S)
        assert refusal(state, f"open {text} AS") == ("not-in-hand", "lead-bidder")
        assert refusal(state, f"open TS {text}")[0] == "call-discarded"


@pytest.mark.clause("kitty-out")
@given(deals, st.randoms(use_true_random=False))
def test_discards_count_as_no_trick_and_are_never_played(deal, chance):
    state = play_out(say(State(deal), "9 - - -"), chance)
    if state.result == "no-call":
        return
    assert sum(state.taken) == 12
    played = [
        c for moment in state.history() if moment.trick_winner is not None for _, c in moment.trick
    ]
    assert len(set(played)) == 48
    assert not set(played) & set(state.discards)


@pytest.mark.clause("kitty-out")
def test_nobody_else_sees_what_was_laid_off():
    state = seven_exchanged()
    assert state.view(S).discards == Hand.parse("7532...")
    assert [state.view(seat).discards for seat in (N, E, W)] == [None] * 3


@pytest.mark.clause("kitty-take")
def test_the_kitty_is_not_shown_to_the_others():
    state = taken_up()
    assert state.view(S).kitty == SEVEN.kitty
    assert [state.view(seat).kitty for seat in (N, E, W)] == [None] * 3
    assert [state.view(seat).hand_sizes for seat in (N, S)] == [(12, 12, 16, 12)] * 2


@given(moments())
def test_a_discard_reads_the_same_however_its_cards_are_ordered(state):
    four = cards("7S AH 2C TD")
    assert Discard(four) == Discard(reversed(four))
    assert str(Discard(four)) == "discard 7.A.T.2"
    assert hash(Discard(four)) == hash(Discard.of("7.A.T.2"))


def test_the_legal_discards_come_in_a_fixed_order():
    texts = legal(taken_up())
    assert texts[0] == "discard T875..."
    assert texts[-1] == "discard ..KQ.AJ"
    assert is_legal(taken_up(), texts[1000])
