"""What a deal pays: RULES 3.17 to 3.19."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import AMERIKANER, Rules, State, score_deal

from .deals import SUITS_APART, N, S, do, play, say, scored, tricks


def score(contract, taken, declarer=S, partner=N):
    return score_deal(Rules(), contract, declarer, partner, taken)


@pytest.mark.clause("score-made")
@pytest.mark.parametrize("bid", range(6, 13))
def test_a_side_that_takes_exactly_its_bid_makes_it(bid):
    assert score(bid, [bid - 4, 12 - bid, 4, 0]) == (bid, 12 - bid, bid, 0)


@pytest.mark.clause("score-lost")
@pytest.mark.parametrize("bid", range(6, 13))
def test_one_trick_short_is_lost(bid):
    assert score(bid, [bid - 5, 13 - bid, 4, 0]) == (-bid, 13 - bid, -bid, 0)


@pytest.mark.clause("score-over")
def test_all_twelve_tricks_on_a_bid_of_six_pay_six():
    assert score(6, [5, 0, 7, 0]) == (6, 0, 6, 0)


@pytest.mark.clause("score-over")
@pytest.mark.parametrize("over", [1, 2, 5])
def test_overtricks_pay_nothing(over):
    assert score(7, [3, 5 - over, 4 + over, 0]) == (7, 5 - over, 7, 0)


@pytest.mark.clause("score-lost")
def test_losing_by_many_costs_no_more_than_losing_by_one():
    assert score(12, [0, 6, 0, 6]) == (-12, 6, -12, 6)


@pytest.mark.clause("score-made")
def test_it_is_the_tricks_of_both_together_that_count():
    assert score(7, [7, 5, 0, 0]) == score(7, [0, 5, 7, 0]) == (7, 5, 7, 0)


@pytest.mark.clause("score-made")
def test_bidder_and_partner_score_alike_wherever_they_sit():
    assert score(8, [1, 2, 4, 5], declarer=3, partner=2) == (1, 2, 8, 8)
    assert score(8, [4, 4, 2, 2], declarer=0, partner=1) == (8, 8, 2, 2)


@pytest.mark.clause("score-defender")
@pytest.mark.parametrize(("side", "pays"), [(7, 7), (6, -7)])
def test_each_defender_scores_own_tricks_made_or_not(side, pays):
    assert score(7, [side - 3, 1, 3, 11 - side]) == (pays, 1, pays, 11 - side)


@pytest.mark.clause("score-amerikaner")
def test_amerikaner_made_pays_the_bidder_only():
    assert score(AMERIKANER, [0, 0, 12, 0], partner=None) == (0, 0, 52, 0)


@pytest.mark.clause("score-amerikaner")
@pytest.mark.parametrize(
    ("taken", "scores"),
    [([0, 0, 11, 1], (0, 0, -52, 1)), ([4, 4, 0, 4], (4, 4, -52, 4))],
)
def test_amerikaner_lost_costs_52_whatever_else_is_won(taken, scores):
    assert score(AMERIKANER, taken, partner=None) == scores


@pytest.mark.clause("bid-twelve")
def test_twelve_is_played_with_a_partner_and_pays_twelve_each():
    assert score(12, [5, 0, 7, 0]) == (12, 0, 12, 0)
    assert score(12, [5, 1, 6, 0]) == (-12, 1, -12, 0)


@pytest.mark.clause("bid-twelve", "score-made")
def test_a_twelve_played_out_with_trump_and_partner():
    state = do(say(State(SUITS_APART), "- 12 - -"), "discard .32.2.2", "open 2S AS")
    assert state.trump.letter == "S"
    state = play(state, "3C AS 3D")
    state = tricks(state, "KQJT9876543S", "456789TJQKAD", "AKQJT987654H", "456789TJQKAC")
    assert (state.result, state.scores()) == ("made", (12, 0, 12, 0))


@pytest.mark.parametrize(
    "taken",
    [[1, 3, 7, 2], [1, 3, 7, 0], [0, 0, 0, 0], [12, 0, 0], [13, 0, -1, 0], [3, 3, 3, 3, 0]],
)
def test_tricks_that_do_not_make_twelve_are_refused(taken):
    with pytest.raises(ValueError, match="tricks"):
        score(7, taken)


def test_an_amerikaner_with_a_partner_is_refused():
    with pytest.raises(ValueError, match="partner"):
        score(AMERIKANER, [0, 0, 12, 0])


@pytest.mark.parametrize("partner", [None, S])
def test_a_number_without_another_player_as_partner_is_refused(partner):
    with pytest.raises(ValueError, match="partner"):
        score(7, [0, 0, 12, 0], partner=partner)


tricks_taken = (
    st.lists(st.integers(0, 12), min_size=3, max_size=3)
    .map(sorted)
    .map(lambda cuts: [cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], 12 - cuts[2]])
)


@given(tricks_taken, st.integers(6, 12), st.permutations(range(4)))
def test_the_sums_of_the_rules_hold_for_every_result(taken, bid, seats):
    declarer, partner, *defenders = seats
    scores = score_deal(Rules(), bid, declarer, partner, taken)
    side = taken[declarer] + taken[partner]
    sign = 1 if side >= bid else -1
    assert sum(scores) == sign * 2 * bid + 12 - side
    assert scores[declarer] == scores[partner] == sign * bid
    assert all(scores[seat] == taken[seat] >= 0 for seat in defenders)


@given(tricks_taken, st.integers(0, 3))
def test_the_sums_hold_at_amerikaner(taken, declarer):
    scores = score_deal(Rules(), AMERIKANER, declarer, None, taken)
    own = taken[declarer]
    assert sum(scores) == (52 if own == 12 else -52 + 12 - own)


@pytest.mark.clause("score-made", "score-lost", "score-defender")
@given(scored())
def test_played_deals_pay_what_their_tricks_are_worth(state):
    scores, taken, bidder = state.scores(), state.taken, state.declarer
    if state.contract == AMERIKANER:
        assert (scores[bidder] == 52) == (taken[bidder] == 12) == (state.result == "made")
        return
    partner = state.partner
    side = taken[bidder] + taken[partner]
    assert (state.result == "made") == (side >= state.contract)
    paid = state.contract if side >= state.contract else -state.contract
    for seat in range(4):
        assert scores[seat] == (paid if seat in (bidder, partner) else taken[seat])


@pytest.mark.clause("score-running")
@given(scored())
def test_no_scores_before_the_last_trick(state):
    assert all(moment.scores() is None for moment in state.history()[:-1])
