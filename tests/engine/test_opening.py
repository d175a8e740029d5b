"""The first lead and the call: RULES 3.8 to 3.11."""

import pytest

from amerikaner import AMERIKANER, Discard, State

from .deals import (
    SEVEN,
    VOIDS,
    E,
    N,
    S,
    W,
    deal_of,
    do,
    is_legal,
    legal,
    play,
    proof,
    refusal,
    say,
    seven_exchanged,
    voids_opened,
)

KING_AND_FIVE = deal_of(
    "765.432.765.765", "432.876.432.432", "AK.AKQJ.AKQ.AKQ", "QJT.T95.JT9.JT9", dealer=E
)
"""South holds the ace of hearts too, and speaks first."""


@pytest.mark.clause("lead-bidder")
def test_the_bidder_leads_to_trick_one_wherever_the_dealer_sits():
    state = seven_exchanged()
    assert (state.phase, state.to_act) == ("opening", S)
    for seat in (N, E, W):
        assert refusal(state, "play 4H", seat) == ("not-your-turn", "lead-bidder")


@pytest.mark.clause("lead-trump")
@pytest.mark.parametrize(
    ("opening", "trump"),
    [("open 4H AH", "H"), ("open TS AS", "S"), ("open KD AD", "D"), ("open AC KC", "C")],
)
def test_the_suit_of_the_first_card_is_trump(opening, trump):
    state = seven_exchanged()
    assert state.trump is None
    assert do(state, opening).trump.letter == trump


@pytest.mark.clause("call-card")
def test_every_lead_with_every_missing_card_of_its_suit_is_legal():
    assert legal(seven_exchanged()) == [
        f"open {lead}{suit} {called}{suit}"
        for suit, leads, others in (
            ("S", "T8", "AKQJ964"),
            ("H", "KQJ974", "AT86532"),
            ("D", "KQ", "AJT98765432"),
            ("C", "AJ", "KQT98765432"),
        )
        for lead in leads
        for called in others
    ]


@pytest.mark.clause("call-live")
def test_an_own_card_may_not_be_called():
    assert refusal(seven_exchanged(), "open 4H KH") == ("call-own", "call-live")
    assert proof(seven_exchanged(), "open 4H KH") == {"card": "KH", "suit": "H"}


@pytest.mark.clause("call-live")
def test_the_lead_itself_may_not_be_called():
    assert refusal(seven_exchanged(), "open 4H 4H") == ("call-own", "call-live")


@pytest.mark.clause("call-live")
def test_a_discarded_card_may_not_be_called():
    assert refusal(seven_exchanged(), "open TS 7S") == ("call-discarded", "call-live")
    assert proof(seven_exchanged(), "open TS 7S") == {"card": "7S", "suit": "S"}


@pytest.mark.clause("call-card")
def test_a_card_of_another_suit_may_not_be_called():
    assert refusal(seven_exchanged(), "open 4H AS") == ("call-other-suit", "call-card")
    assert proof(seven_exchanged(), "open 4H AS") == {"card": "AS", "suit": "H"}


def test_own_discarded_and_other_suit_are_three_different_reasons():
    state = seven_exchanged()
    reasons = {refusal(state, f"open TS {called}")[0] for called in ("8S", "7S", "AH")}
    assert len(reasons) == 3


@pytest.mark.clause("call-card")
def test_a_lead_at_a_number_needs_a_called_card():
    assert refusal(seven_exchanged(), "open 4H") == ("call-missing", "call-card")
    assert proof(seven_exchanged(), "open 4H") == {"card": "4H"}


def test_a_card_not_held_cannot_be_led():
    assert refusal(seven_exchanged(), "open AH TH") == ("not-in-hand", "lead-bidder")


def test_a_plain_play_is_not_an_opening():
    assert refusal(seven_exchanged(), "play 4H") == ("open-first", "lead-bidder")


@pytest.mark.clause("call-card")
def test_the_called_card_may_be_lower_than_the_lead():
    state = do(seven_exchanged(), "open KH 5H")
    assert (state.called.text, state.to_act) == ("5H", W)


@pytest.mark.clause("call-card", "call-owner")
def test_king_led_and_five_called_lets_the_bidder_win_trick_one():
    state = do(say(State(KING_AND_FIVE), "6 - - -"), "discard 98..8.8", "open KH 5H")
    state = play(state, "5H 2H 6H")
    assert (state.trick_winner, state.partner) == (S, W)
    assert state.to_act == S


@pytest.mark.clause("lead-trump")
def test_a_single_card_may_be_led_and_makes_trump():
    state = do(say(State(SEVEN), "6 7 - - -"), "discard 73.7..J", "open AC KC")
    assert (state.trump.letter, str(state.hand(S))) == ("C", "T852.KQJ94.KQ.")


@pytest.mark.clause("call-owner")
@pytest.mark.parametrize(
    ("opening", "before", "owner"),
    [("open 4H AH", "3H", N), ("open 4H TH", "3H AH", E), ("open 4H 5H", "", W)],
    ids=["the ace finds North", "the ten finds East", "the five finds West"],
)
def test_the_owner_has_one_legal_card_on_trick_one(opening, before, owner):
    state = play(do(seven_exchanged(), opening), before)
    called = opening[-2:]
    assert state.to_act == owner
    assert legal(state) == [f"play {called}"]


@pytest.mark.clause("call-owner")
@pytest.mark.parametrize("other", ["3H", "QS"], ids=["a lower card of the suit", "another suit"])
def test_the_owner_is_told_which_card_to_play(other):
    state = do(seven_exchanged(), "open 4H 5H")
    assert refusal(state, f"play {other}") == ("must-play-called", "call-owner")
    assert proof(state, f"play {other}") == {"seat": W, "card": "5H"}


@pytest.mark.clause("call-owner")
def test_the_called_card_never_clashes_with_following_suit():
    state = do(seven_exchanged(), "open 4H AH")
    state = play(state, "3H")
    assert refusal(state, "play QC") == ("must-play-called", "call-owner")
    assert state.called.suit is state.led_suit


def test_the_others_just_follow_suit_on_trick_one():
    state = do(seven_exchanged(), "open 4H AH")
    assert legal(state) == ["play 5H", "play 3H"]
    assert refusal(state, "play QS") == ("must-follow", "play-follow")


@pytest.mark.clause("call-silent")
def test_the_partner_is_known_only_once_the_called_card_lies_on_the_table():
    state = do(seven_exchanged(), "open 4H AH")
    assert state.partner is None
    state = play(state, "3H")
    assert state.partner is None
    assert play(state, "AH").partner == N


@pytest.mark.clause("call-owner")
def test_the_partner_has_no_further_duty_after_trick_one():
    state = play(do(seven_exchanged(), "open 4H AH"), "3H AH 2H")
    assert state.to_act == N
    assert len(legal(state)) == 11


def test_partner_and_bidder_may_beat_each_other():
    state = play(do(seven_exchanged(), "open 4H AH"), "3H AH 2H QC 2C AC 4C")
    assert state.trick_winner == S
    assert state.taken == (1, 0, 1, 0)


@pytest.mark.clause("play-winner")
def test_a_defender_wins_trick_one_with_a_higher_trump():
    state = play(do(seven_exchanged(), "open 4H 5H"), "5H AH 2H")
    assert (state.trick_winner, state.partner, state.to_act) == (N, W, N)


def test_the_call_finds_the_one_player_who_holds_the_card():
    for opening in legal(seven_exchanged()):
        state = do(seven_exchanged(), opening)
        holders = [seat for seat in (N, E, W) if state.called in state.hand(seat)]
        assert len(holders) == 1


@pytest.mark.clause("lead-bidder", "play-alone")
def test_at_amerikaner_any_card_may_be_led_without_a_call():
    state = do(say(State(SEVEN), "6 A"), "discard 7532...")
    assert legal(state) == [f"open {c}" for c in state.hand(S)]
    assert len(legal(state)) == 12


@pytest.mark.clause("play-alone")
def test_at_amerikaner_no_card_is_called_and_there_is_no_trump():
    state = do(say(State(SEVEN), "6 A"), "discard 7532...")
    assert refusal(state, "open 4H AH") == ("call-at-amerikaner", "play-alone")
    assert proof(state, "open 4H AH") == {"card": "AH"}
    opened = do(state, "open 4H")
    assert (opened.contract, opened.trump, opened.called) == (AMERIKANER, None, None)


def test_at_amerikaner_a_card_not_held_cannot_be_led():
    state = do(say(State(SEVEN), "6 A"), "discard 7532...")
    assert refusal(state, "open AH") == ("not-in-hand", "lead-bidder")


def test_the_first_lead_cannot_be_played_again():
    state = do(seven_exchanged(), "open 4H AH")
    state = play(state, "3H AH 2H QC 2C")
    assert refusal(state, "play 4H") == ("already-played", "deal-twelve")


def test_voids_opened_is_where_it_says():
    state = voids_opened()
    assert (state.to_act, state.trump.letter, state.partner) == (N, "H", E)
    assert is_legal(state, "play 2S")
    assert VOIDS.kitty == state.discards


@pytest.mark.clause("call-card", "call-live")
def test_where_one_card_of_a_suit_is_left_every_lead_of_it_calls_that_card():
    deal = deal_of(
        "AKQJT9876543...", "2..AKQJT987654.", ".AKQJT9876543..", "...AKQJT9876543", dealer=N
    )
    state = State(deal)
    while state.to_act != N:
        state = do(state, "pass")
    state = do(state, "bid 6")
    while state.phase == "auction":
        state = do(state, "pass")
    state = state.apply(Discard(state.deal.kitty))
    assert sorted(legal(state)) == sorted(f"open {rank}S 2S" for rank in "AKQJT9876543")
