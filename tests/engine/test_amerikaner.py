"""Amerikaner: alone, without trump, every trick."""

import pytest
from hypothesis import given

from amerikaner import AMERIKANER, State

from .deals import SUITS_APART, E, N, S, W, chances, deals, do, legal, play, play_out, say, tricks


def alone(discard):
    """South plays Amerikaner with hearts from the top and what is left of the four twos."""
    return do(say(State(SUITS_APART), "- A"), "discard " + discard)


def made():
    state = do(alone("2.2.2.2"), "open AH")
    state = play(state, "AC AS AD")
    return tricks(state, "KQJT9876543H", "3456789TJQKC", "3456789TJQKS", "3456789TJQKD")


@pytest.mark.clause("score-amerikaner", "play-alone")
def test_all_twelve_tricks_alone_pay_52_and_nobody_else_scores():
    state = made()
    assert (state.result, state.taken) == ("made", (0, 0, 12, 0))
    assert state.scores() == (0, 0, 52, 0)


@pytest.mark.clause("score-amerikaner")
def test_lost_at_the_last_trick_costs_52_and_gives_one_trick():
    state = do(alone(".32.2.2"), "open AH")
    state = play(state, "3C 3S 3D")
    state = tricks(state, "KQJT987654H", "456789TJQKC", "456789TJQKS", "456789TJQKD")
    assert (state.tricks_played, state.taken[S]) == (11, 11)
    state = play(state, "2S AC AS AD")
    assert (state.result, state.taken) == ("lost", (1, 0, 11, 0))
    assert state.scores() == (1, 0, -52, 0)


@pytest.mark.clause("score-amerikaner", "play-all")
def test_lost_at_the_first_trick_is_played_on_to_the_end():
    state = do(alone(".32.2.2"), "open 2S")
    state = play(state, "3C AS 3D")
    assert (state.phase, state.tricks_played, state.to_act) == ("play", 1, N)
    state = tricks(state, "KQJT9876543S", "456789TJQKAD", "AKQJT987654H", "456789TJQKAC")
    assert state.taken == (12, 0, 0, 0)
    assert state.scores() == (12, 0, -52, 0)


@pytest.mark.clause("score-amerikaner")
def test_the_bidders_own_tricks_pay_nothing_when_lost():
    state = do(alone(".32.2.2"), "open AH")
    state = play(state, "3C 3S 3D 2S 4C AS 4D")
    state = tricks(state, "KQJT987654S", "56789TJQKAD", "KQJT987654H", "56789TJQKAC")
    assert state.taken == (11, 0, 1, 0)
    assert state.scores() == (11, 0, -52, 0)


@pytest.mark.clause("play-alone")
def test_there_is_never_a_partner():
    state = made()
    assert all(moment.partner is None for moment in state.history())
    assert (state.contract, state.called, state.trump) == (AMERIKANER, None, None)


@pytest.mark.clause("play-alone")
def test_the_first_answer_to_the_lead_is_free_of_a_called_card():
    state = do(alone("2.2.2.2"), "open AH")
    assert len(legal(state)) == 12


@pytest.mark.clause("score-amerikaner")
@given(deals, chances)
def test_the_scores_of_any_amerikaner_are_52_either_way(deal, chance):
    state = play_out(say(State(deal), "A"), chance)
    scores, taken = state.scores(), state.taken
    bidder = state.declarer
    others = [seat for seat in range(4) if seat != bidder]
    if taken[bidder] == 12:
        assert scores[bidder] == 52
        assert [scores[seat] for seat in others] == [0, 0, 0]
    else:
        assert scores[bidder] == -52
        assert [scores[seat] for seat in others] == [taken[seat] for seat in others]
    assert max(scores) != 104
    assert min(scores) != -104


@pytest.mark.parametrize(("calls", "bidder"), [("A", E), ("- - A", W), ("- - - A", N)])
def test_the_bidder_opens_wherever_they_sit(calls, bidder):
    state = say(State(SUITS_APART), calls)
    assert state.to_act == bidder
    state = do(state, "discard 2.2.2.2")
    assert (state.phase, state.to_act) == ("opening", bidder)
