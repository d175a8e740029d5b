"""Running totals, the end, and who deals: RULES 3.20 to 3.22."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import Deal, Match, Rules, State

from .deals import SUITS_APART, E, N, S, W, do, play, play_out, say, scored
from .test_amerikaner import made as amerikaner_made_by_south

totals_of_four = st.tuples(*[st.integers(-200, 51)] * 4)


def passed_out(dealer=N):
    return say(State(Deal.shuffled(1, dealer)), "- - - -")


def test_a_game_starts_with_nothing_for_everybody():
    match = Match.start(dealer=W)
    assert (match.totals, match.dealer, match.deals_scored) == ((0, 0, 0, 0), W, 0)
    assert not match.is_over
    assert match.winners() == ()


@pytest.mark.clause("score-running")
@given(scored(), totals_of_four)
def test_a_deal_is_added_to_the_running_totals(state, totals):
    after = Match(totals, state.deal.dealer).after(state)
    assert after.totals == tuple(a + b for a, b in zip(totals, state.scores(), strict=True))
    assert after.deals_scored == 1


@pytest.mark.clause("score-running")
def test_totals_may_be_negative_for_everybody():
    match = Match((-6, -7, -52, -1), dealer=N)
    assert not match.is_over
    assert match.after(amerikaner_made_by_south()).totals == (-6, -7, 0, -1)


@pytest.mark.clause("deal-dealer")
@given(scored())
def test_the_deal_moves_one_place_to_the_left_after_a_deal_that_is_played(state):
    match = Match.start(state.deal.dealer).after(state)
    assert match.dealer == (state.deal.dealer + 1) % 4


@pytest.mark.clause("deal-dealer")
def test_the_deal_goes_all_the_way_round():
    match, dealers, seed = Match.start(S), [], 0
    while len(dealers) < 6 and not match.is_over:
        seed += 1
        state = say(State(Deal.shuffled(seed, match.dealer)), "6 - - -")
        dealers.append(match.dealer)
        match = match.after(play_out(state, random.Random(seed)))
    assert dealers == [S, W, N, E, S, W]


@pytest.mark.clause("bid-all-pass")
@pytest.mark.parametrize("times", [1, 2, 10])
def test_all_pass_leaves_totals_and_dealer_however_often(times):
    match = Match((5, -7, 12, 0), dealer=E)
    for _ in range(times):
        assert match.after(passed_out(E)) == match
        match = match.after(passed_out(E))
    assert (match.dealer, match.totals, match.deals_scored) == (E, (5, -7, 12, 0), 0)


@pytest.mark.clause("end-52")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((52, 0, 0, 0), (N,)),
        ((0, 0, 0, 52), (W,)),
        ((52, 53, 10, 9), (E,)),
        ((53, 52, 60, 59), (S,)),
        ((52, 10, 0, 104), (W,)),
        ((-30, -20, 52, -10), (S,)),
    ],
)
def test_the_highest_total_wins_wherever_it_sits(totals, winners):
    match = Match(totals, dealer=N)
    assert match.is_over
    assert match.winners() == winners


@pytest.mark.clause("end-shared")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((55, 55, 52, 10), (N, E)),
        ((10, 55, 55, 52), (E, S)),
        ((52, 51, 52, 52), (N, S, W)),
        ((60, 60, 60, 60), (N, E, S, W)),
    ],
)
def test_equal_highest_totals_share_the_victory(totals, winners):
    assert Match(totals, dealer=N).winners() == winners


@pytest.mark.clause("end-52")
def test_51_is_not_enough():
    match = Match((51, 51, 51, 51), dealer=N)
    assert not match.is_over
    assert match.winners() == ()


@pytest.mark.clause("end-52")
def test_the_game_ends_only_after_a_complete_deal():
    # West stands at 51 and takes a trick in mid-deal: nothing changes until the deal is over.
    state = do(say(State(SUITS_APART), "- 6 - -"), "discard .32.2.2", "open 2S AS")
    match = Match((51, 0, 0, 0), dealer=N)
    with pytest.raises(ValueError, match="not over"):
        match.after(play(state, "3C AS 3D"))


@pytest.mark.clause("end-not-always")
def test_a_made_amerikaner_from_minus_ten_is_42_and_the_game_goes_on():
    match = Match((20, 0, -10, 30), dealer=N).after(amerikaner_made_by_south())
    assert match.totals == (20, 0, 42, 30)
    assert not match.is_over
    assert match.winners() == ()
    assert match.dealer == E


@pytest.mark.clause("end-52", "score-amerikaner")
@given(st.tuples(*[st.integers(-100, 51)] * 3), st.integers(0, 51))
def test_a_made_amerikaner_from_nothing_or_more_wins_alone(others, own):
    north, east, west = others
    match = Match((north, east, own, west), dealer=N).after(amerikaner_made_by_south())
    assert match.winners() == (S,)


def test_the_bidder_has_no_advantage_over_a_higher_total():
    # South, the bidder, makes Amerikaner from -5; North stays ahead of South's 47.
    match = Match((51, 0, -5, 0), dealer=N).after(amerikaner_made_by_south())
    assert match.totals == (51, 0, 47, 0)
    assert not match.is_over


def test_no_deal_follows_the_end():
    with pytest.raises(ValueError, match="game is over"):
        Match((52, 0, 0, 0), dealer=N).after(passed_out())


def test_a_deal_by_another_dealer_does_not_belong_to_the_game():
    with pytest.raises(ValueError, match="seat 0 was to deal, not 1"):
        Match.start(N).after(passed_out(E))


def test_another_target_ends_the_game_earlier():
    assert Match((30, 0, 0, 0), dealer=N, rules=Rules(target=30)).winners() == (N,)


@given(st.integers(0, 2**30))
def test_a_whole_game_adds_up_deal_by_deal(seed):
    chance = random.Random(seed)
    match, sums = Match.start(), [0, 0, 0, 0]
    for _ in range(8):
        if match.is_over:
            break
        state = State(Deal.shuffled(chance.getrandbits(50), match.dealer))
        state = play_out(state, chance)
        match = match.after(state)
        sums = [a + b for a, b in zip(sums, state.scores() or (0,) * 4, strict=True)]
    assert list(match.totals) == sums
    assert match.is_over == (max(sums) >= 52)
