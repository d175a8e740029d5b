"""The auction: RULES 3.1 to 3.5."""

from dataclasses import replace

import pytest
from hypothesis import given

from amerikaner import AMERIKANER, Bid, IllegalAction, NotationError, Pass, State
from amerikaner.actions import call_text

from .deals import (
    SEVEN,
    E,
    N,
    S,
    W,
    deals,
    do,
    is_legal,
    legal,
    moments,
    proof,
    refusal,
    say,
)

EVERY_CALL = ["pass", *(f"bid {n}" for n in range(6, 13)), "bid A"]


def start(dealer=N):
    return State(replace(SEVEN, dealer=dealer))


@pytest.mark.clause("bid-first")
@pytest.mark.parametrize("dealer", [N, E, S, W])
def test_the_player_at_the_dealers_left_speaks_first(dealer):
    state = start(dealer)
    assert state.phase == "auction"
    assert state.to_act == (dealer + 1) % 4


@pytest.mark.clause("bid-first")
@pytest.mark.parametrize("seat", [N, S, W])
def test_nobody_else_may_open_the_auction(seat):
    assert refusal(start(), "bid 6", seat) == ("not-your-turn", "bid-first")
    assert proof(start(), "pass", seat) == {"seat": seat, "to_act": E}


@pytest.mark.clause("bid-number", "bid-minimum", "bid-twelve")
def test_the_first_speaker_may_pass_or_bid_six_to_twelve_or_amerikaner():
    assert legal(start()) == EVERY_CALL


@pytest.mark.clause("bid-number")
def test_a_bid_names_a_number_and_no_suit():
    assert str(Bid(7)) == "bid 7"
    with pytest.raises(NotationError):
        do(start(), "bid 7H")
    state = say(start(), "7")
    assert (state.contract, state.highest_bidder, state.trump) == (7, E, None)


@pytest.mark.clause("bid-minimum")
@pytest.mark.parametrize("number", [1, 5])
def test_less_than_six_is_below_the_lowest_bid(number):
    assert refusal(start(), f"bid {number}") == ("below-lowest", "bid-minimum")
    assert proof(start(), f"bid {number}") == {"bid": number, "lowest": 6}


def test_five_after_a_seven_is_still_told_the_lowest_bid():
    assert refusal(say(start(), "7"), "bid 5") == ("below-lowest", "bid-minimum")


@pytest.mark.clause("bid-twelve")
@pytest.mark.parametrize("number", [13, 52, 99])
def test_more_than_twelve_is_above_the_highest_number(number):
    assert refusal(start(), f"bid {number}") == ("above-highest", "bid-twelve")
    assert proof(start(), f"bid {number}") == {"bid": number, "highest": 12}


@pytest.mark.clause("bid-higher")
@pytest.mark.parametrize(("said", "bid"), [("7", 7), ("7", 6), ("12", 12), ("12", 11)])
def test_an_equal_or_lower_bid_is_not_higher(said, bid):
    state = say(start(), said)
    assert refusal(state, f"bid {bid}") == ("not-higher", "bid-higher")
    assert proof(state, f"bid {bid}") == {"bid": bid, "highest": int(said)}


@pytest.mark.clause("bid-higher")
def test_jumps_are_allowed():
    assert legal(say(start(), "6 9")) == ["pass", "bid 10", "bid 11", "bid 12", "bid A"]


@pytest.mark.clause("bid-twelve")
def test_twelve_does_not_close_the_auction():
    state = say(start(), "12")
    assert state.phase == "auction"
    assert legal(state) == ["pass", "bid A"]


@pytest.mark.clause("bid-amerikaner")
def test_amerikaner_goes_over_twelve():
    state = say(start(), "12 A")
    assert (state.declarer, state.contract, state.phase) == (S, AMERIKANER, "discard")


@pytest.mark.clause("bid-amerikaner")
def test_amerikaner_may_be_the_very_first_bid_and_ends_the_auction():
    state = say(start(), "A")
    assert (state.declarer, state.to_act, state.phase) == (E, E, "discard")


@pytest.mark.clause("bid-amerikaner")
@pytest.mark.parametrize("action", ["bid 12", "bid 7", "bid A", "pass"])
def test_after_amerikaner_nothing_more_is_said(action):
    assert refusal(say(start(), "6 A"), action) == ("over-amerikaner", "bid-amerikaner")


@pytest.mark.clause("bid-amerikaner")
@pytest.mark.parametrize("seat", [N, E, W])
def test_after_amerikaner_it_is_over_for_everybody(seat):
    assert refusal(say(start(), "6 A"), "bid 12", seat) == ("over-amerikaner", "bid-amerikaner")


def test_after_a_numbered_contract_the_auction_is_over():
    state = say(start(), "7 - - -")
    for action in ("bid 8", "bid A", "pass"):
        assert refusal(state, action) == ("auction-over", "bid-end")


@pytest.mark.clause("bid-end")
def test_after_three_passes_the_fourth_player_has_every_choice():
    state = say(start(), "- - -")
    assert state.to_act == N
    assert legal(state) == EVERY_CALL


@pytest.mark.clause("bid-end")
@pytest.mark.parametrize("call", ["6", "9", "12", "A"])
def test_a_bid_by_the_fourth_player_ends_the_auction_at_once(call):
    state = say(start(), f"- - - {call}")
    assert (state.declarer, state.phase) == (N, "discard")
    assert call_text(Bid(state.contract)) == call


@pytest.mark.clause("bid-all-pass")
@pytest.mark.parametrize("dealer", [N, E, S, W])
def test_a_fourth_pass_throws_the_deal_in(dealer):
    state = say(start(dealer), "- - - -")
    assert (state.result, state.phase, state.to_act) == ("all-pass", "over", None)
    assert state.scores() is None
    assert state.declarer is None
    assert state.legal_actions() == ()


@pytest.mark.clause("bid-all-pass")
def test_nothing_can_be_said_after_all_have_passed():
    assert refusal(say(start(), "- - - -"), "bid 6") == ("deal-over", "bid-all-pass")


@pytest.mark.clause("bid-pass-final")
def test_a_player_who_passed_is_skipped_for_good():
    state = say(start(), "6 - 7 8 9")
    turns = [seat for seat, _ in state.calls()]
    assert turns == [E, S, W, N, E]
    assert state.to_act == W


@pytest.mark.clause("bid-pass-final")
@pytest.mark.parametrize("action", ["bid 12", "bid A", "pass"])
def test_a_player_who_passed_may_not_come_back(action):
    state = say(start(), "6 - 7")
    assert refusal(state, action, S) == ("already-passed", "bid-pass-final")
    assert proof(state, action, S) == {"seat": S, "to_act": N}


@pytest.mark.clause("bid-pass-final")
def test_a_player_who_has_not_spoken_is_not_out():
    assert is_legal(say(start(), "- - 12"), "bid A")


@pytest.mark.clause("bid-pass-final")
def test_a_bidder_who_passes_later_is_out_for_good_too():
    state = say(start(), "6 7 - - -")
    assert [seat for seat, call in state.calls() if isinstance(call, Pass)] == [W, N, E]
    assert state.declarer == S


@pytest.mark.clause("bid-end")
def test_nobody_raises_their_own_bid():
    state = say(start(), "6 -")
    assert refusal(state, "bid 7", E) == ("own-bid", "bid-end")
    assert proof(state, "bid 7", E) == {"seat": E, "to_act": W, "bid": 6}


@pytest.mark.clause("bid-end")
def test_the_highest_bidder_gets_no_turn_while_highest():
    state = say(start(), "6 - - -")
    assert (state.declarer, state.contract, state.phase) == (E, 6, "discard")
    assert len(state.calls()) == 4


@pytest.mark.clause("deal-hidden")
@pytest.mark.parametrize("seat", [N, W])
def test_the_turn_goes_clockwise(seat):
    assert refusal(say(start(), "6"), "bid 7", seat) == ("not-your-turn", "deal-hidden")


@pytest.mark.clause("bid-end")
def test_the_auction_goes_on_after_four_calls():
    state = say(start(), "6 7 8 9")
    assert (state.phase, state.to_act) == ("auction", E)
    assert is_legal(state, "bid 10")


@pytest.mark.clause("bid-end")
@pytest.mark.parametrize(
    ("calls", "bidder"),
    [
        ("6 7 8 9 10 11 12 - - -", W),
        ("- 6 7 8 9 10 11 12 - A", N),
        ("6 7 8 9 10 11 12 - - A", S),
        ("- - 6 7 8 9 10 11 12 A", N),
    ],
)
def test_auctions_of_ten_calls_are_heard_to_the_end(calls, bidder):
    *earlier, last = calls.split()
    state = say(start(), " ".join(earlier))
    assert state.phase == "auction"
    state = say(state, last)
    assert (len(state.calls()), state.declarer, state.phase) == (10, bidder, "discard")


def test_no_auction_is_longer_than_ten_calls():
    # Seven numbers and three passes; with Amerikaner, eight bids and two. A log that shows
    # the last pass after Amerikaner has eleven.
    known = {}

    def longest(state):
        if state.phase != "auction":
            return 0
        out = frozenset(seat for seat, call in state.calls() if isinstance(call, Pass))
        key = (state.to_act, state.contract, state.highest_bidder, out)
        if key not in known:
            known[key] = 1 + max(longest(state.apply(a)) for a in state.legal_actions())
        return known[key]

    assert longest(start()) == 10


def test_two_players_outbid_each_other_until_one_gives_in():
    state = say(start(), "- 6 - 7 8 9 10 11 12 -")
    assert (state.declarer, state.contract) == (S, 12)
    assert [seat for seat, _ in state.calls()] == [E, S, W, N, S, N, S, N, S, N]


def test_kitty_and_cards_wait_until_the_auction_is_over():
    state = say(start(), "6")
    for action in ("discard 7532...", "open 4H AH", "play 4H"):
        assert refusal(state, action) == ("auction-running", "bid-end")


def test_the_calls_are_told_with_their_seats():
    state = say(start(), "6 A")
    assert [(seat, call_text(call)) for seat, call in state.calls()] == [(E, "6"), (S, "A")]


def test_apply_carries_the_reason_the_action_and_the_state():
    state = start()
    with pytest.raises(IllegalAction) as caught:
        state.apply(Bid(5))
    assert caught.value.reason == state.why_illegal(Bid(5))
    assert caught.value.action == Bid(5)
    assert caught.value.state is state
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("number", [100, -1])
def test_a_number_beyond_two_digits_is_no_call(number):
    with pytest.raises(NotationError, match="unreadable-call") as caught:
        Bid(number)
    assert caught.value.code == "unreadable-call"
    assert caught.value.data == {"text": str(number)}


@given(moments())
def test_at_most_ten_calls_and_every_bid_is_higher_than_the_last(state):
    calls = state.calls()
    assert len(calls) <= 10
    bids = [call.tricks or 13 for _, call in calls if isinstance(call, Bid)]
    assert bids == sorted(set(bids))
    passed = [seat for seat, call in calls if isinstance(call, Pass)]
    assert len(passed) == len(set(passed))


@given(deals)
def test_the_cards_play_no_part_in_the_auction(deal):
    assert legal(State(deal)) == EVERY_CALL
