"""Twelve tricks: RULES 3.12 to 3.14, and who wins a trick."""

import pytest
from hypothesis import given

from amerikaner import State

from .deals import (
    SEVEN,
    SEVEN_MADE,
    SUITS_APART,
    E,
    N,
    S,
    W,
    card,
    deals,
    do,
    finished,
    is_legal,
    legal,
    moments,
    names,
    play,
    proof,
    refusal,
    say,
    scored,
    seven_exchanged,
    voids_opened,
)


def hearts_are_trump():
    """Seven in hearts after trick one; North, the partner, leads."""
    return play(do(seven_exchanged(), "open 4H AH"), "3H AH 2H")


def amerikaner_by_east():
    """Everybody has a suit of their own, East leads diamonds and there is no trump."""
    return do(say(State(SUITS_APART), "A"), "discard 2.2.2.2")


@pytest.mark.clause("play-follow")
def test_who_has_the_led_suit_must_follow_and_is_shown_the_cards_that_say_so():
    state = play(hearts_are_trump(), "QC 2C")
    assert legal(state) == ["play AC", "play JC"]
    assert refusal(state, "play KH") == ("must-follow", "play-follow")
    assert proof(state, "play KH") == {"seat": S, "suit": "C", "cards": ["AC", "JC"]}


@pytest.mark.clause("play-follow")
def test_a_single_card_of_the_suit_is_forced():
    state = play(hearts_are_trump(), "QC")
    assert legal(state) == ["play 2C"]
    assert proof(state, "play AD")["cards"] == ["2C"]


@pytest.mark.clause("play-follow")
def test_following_suit_asks_for_no_higher_card():
    state = play(hearts_are_trump(), "QC 2C")
    assert is_legal(state, "play JC")


@pytest.mark.clause("play-free")
def test_without_the_led_suit_any_card_may_go():
    state = play(voids_opened(), "2S")
    assert state.to_act == E
    assert legal(state) == [f"play {c}" for c in state.hand(E)]
    assert len(legal(state)) == 11


@pytest.mark.clause("play-free")
def test_nobody_has_to_trump():
    assert is_legal(play(voids_opened(), "2S"), "play 9D")


@pytest.mark.clause("play-free")
@pytest.mark.parametrize("answer", ["JH", "7H", "8D"], ids=["over", "under", "not at all"])
def test_nobody_has_to_overtrump(answer):
    state = play(voids_opened(), "2S TH")
    assert state.to_act == S
    assert is_legal(state, f"play {answer}")


@pytest.mark.clause("play-winner")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("2S 9D 8D QS", W),
        ("2S 4H 8D QS", E),
        ("2S 4H 7H QS", S),
        ("2S TH 7H QS", E),
        ("AS 9D 8D 7S", N),
        ("2S QD 8C 7S", W),
    ],
    ids=[
        "the highest of the led suit",
        "one trump",
        "the higher of two trumps",
        "an undertrump loses",
        "the leader",
        "a high card of another suit does not",
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_led_suit(trick, winner):
    state = play(voids_opened(), trick)
    assert state.trick_winner == winner
    assert state.taken[winner] == 1 + (winner == N)
    assert state.to_act == winner


@pytest.mark.clause("play-winner")
def test_aces_of_other_suits_do_not_beat_a_three():
    state = do(amerikaner_by_east(), "open 3D")
    state = play(state, "AH AC AS")
    assert state.trick_winner == E


@pytest.mark.clause("play-winner")
def test_a_low_led_card_wins_when_nobody_can_follow():
    state = do(say(State(SUITS_APART), "A"), "discard 2.2.3.2", "open 2D")
    state = play(state, "AH AC AS")
    assert (state.trick_winner, state.taken) == (E, (0, 1, 0, 0))


@pytest.mark.clause("play-winner", "lead-trump")
def test_aces_thrown_on_a_trump_lead_do_not_win():
    state = do(say(State(SUITS_APART), "- - - 6"), "discard 32..2.2", "open 2H 3H")
    state = play(state, "AD 3H AC")
    assert (state.trump.letter, state.trick_winner) == ("H", S)


@pytest.mark.clause("play-trump-lead")
def test_trump_may_be_led_on_trick_two_already():
    state = voids_opened()
    assert state.tricks_played == 1
    assert is_legal(state, "play KH")
    assert play(state, "KH").led_suit.letter == "H"


@pytest.mark.clause("play-trump-lead")
def test_trump_needs_no_breaking_by_a_defender_either():
    state = play(do(seven_exchanged(), "open 4H 5H"), "5H AH 2H")
    state = play(state, "QC 2C JC KC")
    assert (state.to_act, is_legal(state, "play 3H")) == (W, True)


@pytest.mark.clause("play-next")
def test_the_winner_leads_next_whatever_they_like():
    state = hearts_are_trump()
    assert (state.trick_winner, state.to_act, state.led_suit) == (N, N, None)
    assert len(legal(state)) == 11


@pytest.mark.clause("play-next")
@pytest.mark.parametrize("seat", [E, S, W])
def test_nobody_else_leads(seat):
    assert refusal(hearts_are_trump(), "play 2C", seat) == ("not-your-turn", "play-next")
    assert proof(hearts_are_trump(), "play 2C", seat) == {"seat": seat, "to_act": N}


@pytest.mark.clause("deal-hidden")
@pytest.mark.parametrize("seat", [N, S, W])
def test_a_trick_goes_clockwise(seat):
    state = play(hearts_are_trump(), "QC")
    assert refusal(state, "play KC", seat) == ("not-your-turn", "deal-hidden")


def test_whose_turn_it_is_comes_before_what_the_card_is():
    state = play(hearts_are_trump(), "QC")
    assert refusal(state, "play 9C", S) == ("not-your-turn", "deal-hidden")


def test_the_auction_is_over_for_everybody():
    state = play(hearts_are_trump(), "QC")
    assert refusal(state, "bid 7", S) == ("auction-over", "bid-end")


@pytest.mark.clause("deal-hidden")
def test_a_card_of_somebody_else_is_not_in_the_hand_and_its_place_is_not_told():
    state = hearts_are_trump()
    assert refusal(state, "play KC") == ("not-in-hand", "deal-twelve")
    assert proof(state, "play KC") == {"seat": N, "card": "KC"}


def test_a_discarded_card_is_not_in_the_hand_either():
    state = play(hearts_are_trump(), "QC 2C AC 4C")
    assert proof(state, "play 7S") == {"seat": S, "card": "7S"}
    assert refusal(state, "play 7S")[0] == "not-in-hand"


@pytest.mark.parametrize("gone", ["AH", "QC"])
def test_a_card_already_played_is_said_to_be_so(gone):
    state = play(hearts_are_trump(), "QC 2C JC KC 4C")
    assert state.to_act == N
    assert refusal(state, f"play {gone}") == ("already-played", "deal-twelve")


def test_a_card_that_another_played_is_just_not_in_the_hand():
    assert refusal(play(hearts_are_trump(), "QC 2C AC"), "play 2C")[0] == "not-in-hand"


@pytest.mark.parametrize("action", ["open 4H AH", "discard 4..."])
def test_what_belongs_to_an_earlier_part_is_refused(action):
    assert refusal(hearts_are_trump(), action) == ("play-running", "play-all")


@pytest.mark.parametrize("action", ["bid 12", "bid A", "pass"])
def test_nothing_is_bid_during_the_play(action):
    assert refusal(hearts_are_trump(), action) == ("auction-over", "bid-end")
    assert proof(hearts_are_trump(), action) == {}


@pytest.mark.clause("play-all")
@given(scored())
def test_all_twelve_tricks_are_played_even_when_the_contract_is_decided(state):
    assert state.tricks_played == sum(state.taken) == 12
    assert sum(m.trick_winner is not None for m in state.history()) == 12
    assert all(len(state.hand(seat)) == 0 for seat in range(4))


@pytest.mark.clause("play-all")
def test_play_goes_on_when_the_contract_is_made_already():
    state = do(say(State(SUITS_APART), "- 6 - -"), "discard .32.2.2", "open 2S AS")
    state = play(state, "3C AS 3D")
    for tops in ("KS 4D AH 4C", "QS 5D KH 5C", "JS 6D QH 6C", "TS 7D JH 7C", "9S 8D TH 8C"):
        state = play(state, tops)
    assert (state.taken[N], state.tricks_played, state.phase) == (6, 6, "play")
    assert state.result is None


@pytest.mark.clause("play-all")
def test_nothing_is_left_to_do_after_the_twelfth_trick():
    state = do(seven_exchanged(), "open 4H AH")
    state = play(state, SEVEN_MADE.partition(" ")[2])
    assert (state.phase, state.to_act, state.result) == ("over", None, "made")
    assert refusal(state, "play JC") == ("deal-over", "play-all")
    assert refusal(state, "play JC", S) == ("deal-over", "play-all")
    assert state.legal_actions() == ()


def test_a_complete_trick_stays_on_the_table_until_the_next_lead():
    state = hearts_are_trump()
    assert [(seat, c.text) for seat, c in state.trick] == [
        (S, "4H"),
        (W, "3H"),
        (N, "AH"),
        (E, "2H"),
    ]
    assert [(seat, c.text) for seat, c in play(state, "QC").trick] == [(N, "QC")]


@given(scored())
def test_the_winner_is_the_one_a_plain_reading_of_the_rule_finds(state):
    for moment in state.history():
        if moment.trick_winner is None:
            continue
        table = dict(moment.trick)
        led = moment.trick[0][1].suit
        trumps = [c for c in table.values() if c.suit is state.trump]
        best = max(trumps or [c for c in table.values() if c.suit is led])
        assert table[moment.trick_winner] is best


@given(moments())
def test_a_player_with_the_led_suit_has_nothing_but_it_to_play(state):
    if state.phase != "play" or state.led_suit is None:
        return
    held = state.hand(state.to_act)
    playable = [action.card for action in state.legal_actions()]
    if state.tricks_played == 0 and state.called in held:
        assert playable == [state.called]
    elif held.in_suit(state.led_suit):
        assert tuple(playable) == held.in_suit(state.led_suit)
    else:
        assert playable == list(held)


@given(finished())
def test_each_trick_is_led_by_the_winner_of_the_one_before(state):
    complete = [m for m in state.history() if m.trick_winner is not None]
    leaders = [m.trick[0][0] for m in complete]
    assert leaders == [state.declarer, *(m.trick_winner for m in complete)][: len(leaders)]


@given(deals)
def test_hands_lose_just_the_cards_that_are_played(deal):
    state = say(State(deal), "6 - - -")
    seat = state.declarer
    state = state.apply(state.legal_actions()[0])
    before = state.hand(seat)
    if state.is_over:
        return
    after = state.apply(state.legal_actions()[-1])
    assert names(before - after.hand(seat)) == after.trick[0][1].text
    assert card(after.trick[0][1].text) in before


@pytest.mark.clause("deal-hidden")
@given(finished())
def test_every_turn_of_a_trick_passes_to_the_left(state):
    for moment in state.history():
        seats = [seat for seat, _ in moment.trick]
        assert seats == [(seats[0] + i) % 4 for i in range(len(seats))] if seats else True


@pytest.mark.clause("play-winner")
def test_without_trump_a_suit_not_led_never_wins():
    state = do(say(State(SEVEN), "6 A"), "discard 7532...", "open KD")
    state = play(state, "5D 8D 3D TS")
    assert state.history()[-2].trick_winner == S
