"""No card to call: RULES 3.15 and 3.16. Every player holds twelve cards of one suit here."""

import pytest
from hypothesis import given

from amerikaner import Discard, Match, State

from .deals import SEVEN, SUITS_APART, E, S, W, do, legal, moments, proof, refusal, say


def taken_up(calls="- 6 - -"):
    """South holds all thirteen hearts and the twos of the other suits."""
    return say(State(SUITS_APART), calls)


@pytest.mark.clause("call-none")
@pytest.mark.parametrize("heart", "AKT42")
def test_a_single_suit_whole_within_the_sixteen_throws_the_deal_in(heart):
    state = do(taken_up(), f"discard 2.{heart}.2.2")
    assert (state.result, state.phase, state.to_act) == ("no-call", "over", None)
    assert state.scores() is None
    assert state.taken == (0, 0, 0, 0)


@pytest.mark.clause("call-none")
def test_nothing_can_be_done_after_it():
    state = do(taken_up(), "discard 2.2.2.2")
    assert refusal(state, "open AH 2H") == ("deal-over", "call-none")


@pytest.mark.clause("call-none")
def test_the_same_dealer_deals_again():
    state = do(taken_up(), "discard 2.2.2.2")
    match = Match((3, -6, 0, 1), dealer=0)
    assert match.after(state) == match


@pytest.mark.clause("call-none")
@pytest.mark.parametrize(
    ("discard", "stuck"),
    [
        ("2.2.2.2", True),
        ("2.A.2.2", True),
        ("2.32.2.", False),
        ("2.432..", False),
        (".5432..", False),
        (".32.2.2", False),
    ],
)
def test_the_discard_step_warns_before_it_happens(discard, stuck):
    state = taken_up()
    assert state.leaves_no_call(Discard.of(discard)) is stuck
    assert (do(state, "discard " + discard).result == "no-call") is stuck


@pytest.mark.clause("call-none")
def test_a_whole_suit_may_not_be_opened_beside_a_stranger():
    state = do(taken_up(), "discard .32.2.2")
    assert refusal(state, "open AH KH") == ("no-card-to-call", "call-none")
    assert refusal(state, "open AH") == ("no-card-to-call", "call-none")
    assert refusal(state, "open AH 2H") == ("no-card-to-call", "call-none")
    assert proof(state, "open AH KH") == {"suit": "H"}


@pytest.mark.clause("call-none", "call-live")
def test_the_kept_stranger_can_be_opened():
    state = do(taken_up(), "discard .32.2.2")
    assert legal(state) == [f"open 2S {rank}S" for rank in "AKQJT9876543"]


@pytest.mark.clause("play-alone")
def test_amerikaner_needs_no_card_to_call():
    state = taken_up("- A")
    assert not state.leaves_no_call(Discard.of("2.2.2.2"))
    state = do(state, "discard 2.2.2.2")
    assert (state.phase, len(legal(state))) == ("opening", 12)


def test_an_ordinary_hand_always_leaves_a_call():
    state = say(State(SEVEN), "6 7 - - -")
    assert not any(state.leaves_no_call(discard) for discard in state.legal_actions())


@given(moments())
def test_the_warning_tells_the_truth(state):
    if state.phase != "discard":
        return
    for discard in state.legal_actions()[::91]:
        assert state.leaves_no_call(discard) == (state.apply(discard).result == "no-call")


@pytest.mark.parametrize(("seat", "calls"), [(E, "6 - - -"), (W, "- - 6 -")])
def test_another_seat_can_be_stuck_as_well(seat, calls):
    state = taken_up(calls)
    assert (state.declarer, len(state.hand(seat))) == (seat, 16)
    state = do(state, "discard 2.2.2.2")
    assert state.result == "no-call"
    assert state.declarer != S
