"""Mistakes seen in public software for this game (end of RULES 3), one test each."""

import pytest

from amerikaner import AMERIKANER, Deal, Match, Rules, State, score_deal

from .deals import (
    SEVEN,
    SEVEN_MADE,
    E,
    N,
    S,
    W,
    do,
    is_legal,
    legal,
    play,
    refusal,
    say,
    seven_exchanged,
)
from .test_amerikaner import made as amerikaner_made_by_south


def test_not_the_first_seat_over_52_wins_but_the_highest():
    assert Match((53, 20, 58, 52), dealer=N).winners() == (S,)


def test_the_bidders_side_is_not_preferred_over_a_higher_total():
    # South and North make seven and pass 52; East, a defender, stands higher.
    state = do(seven_exchanged(), "open 4H AH")
    state = play(state, SEVEN_MADE.partition(" ")[2])
    assert state.scores() == (7, 3, 7, 1)
    match = Match((46, 51, 47, 0), dealer=N).after(state)
    assert match.totals == (53, 54, 54, 1)
    assert match.winners() == (E, S)
    assert Match((46, 51, 46, 0), dealer=N).after(state).winners() == (E,)


@pytest.mark.parametrize("call", ["-", "6", "12", "A"])
def test_the_fourth_player_is_neither_skipped_nor_forced_after_three_passes(call):
    state = say(State(SEVEN), "- - -")
    assert (state.phase, state.to_act) == ("auction", N)
    assert say(state, call).phase == ("over" if call == "-" else "discard")


def test_the_auction_is_not_cut_off_after_four_calls():
    state = say(State(SEVEN), "6 7 8 9 10 11")
    assert (state.phase, state.to_act) == ("auction", W)


def test_the_partner_is_not_the_winner_of_trick_one():
    state = play(do(seven_exchanged(), "open 4H 5H"), "5H AH 2H")
    assert state.trick_winner == N
    assert state.partner == W


def test_following_suit_is_checked():
    state = do(seven_exchanged(), "open 4H AH")
    assert refusal(state, "play QS") == ("must-follow", "play-follow")


def test_thirteen_tricks_are_not_taken_for_granted():
    assert Rules().tricks == 12
    assert Rules(kitty="none").tricks == 13
    with pytest.raises(ValueError, match="do not make 12"):
        score_deal(Rules(), 7, S, N, [3, 3, 4, 3])


def test_the_number_of_tricks_comes_from_the_rules():
    rules = Rules(kitty="none")
    state = say(State(Deal.shuffled(1, rules=rules)), "7 - - -")
    assert state.phase == "opening"
    while not state.is_over:
        state = state.apply(state.legal_actions()[0])
    assert sum(state.taken) == 13


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_lowest_bid_is_checked(number):
    assert refusal(State(SEVEN), f"bid {number}") == ("below-lowest", "bid-minimum")


def test_amerikaner_is_never_doubled_to_104():
    assert score_deal(Rules(), AMERIKANER, S, None, [0, 0, 12, 0]) == (0, 0, 52, 0)
    assert amerikaner_made_by_south().scores() == (0, 0, 52, 0)


def test_the_pack_keeps_just_the_cards_the_rules_deal():
    # The five-player pack that kept only the twos it should drop.
    deal = Deal.shuffled(1, rules=Rules(players=5, strip_twos=True))
    twos = [c.text for hand in (*deal.hands, deal.kitty) for c in hand if c.rank.letter == "2"]
    assert sorted(twos) == ["2H", "2S"]
    twos = [c for hand in (*SEVEN.hands, SEVEN.kitty) for c in hand if c.rank.letter == "2"]
    assert len(twos) == 4


def test_the_partner_cannot_stay_hidden_behind_a_lead_in_another_suit():
    state = seven_exchanged()
    assert refusal(state, "open KD AH") == ("call-other-suit", "call-card")
    for opening in legal(state):
        opened = do(state, opening)
        while opened.tricks_played == 0:
            opened = opened.apply(opened.legal_actions()[0])
        assert opened.partner is not None


def test_the_owner_may_not_withhold_the_called_card():
    state = do(seven_exchanged(), "open 4H 5H")
    assert not is_legal(state, "play 3H")
