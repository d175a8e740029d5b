"""What holds for every deal, whatever is dealt, bid and played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amerikaner import (
    AMERIKANER,
    Bid,
    Card,
    Discard,
    Hand,
    IllegalAction,
    Open,
    Pass,
    Play,
    State,
    parse_action,
)
from amerikaner.cards import PACK

from .deals import chances, finished, moments, scored

CALLS = [Pass(), Bid(AMERIKANER), *map(Bid, range(1, 100))]
PLAYS = [Play(c) for c in PACK]
OPENS = [Open(lead, called) for lead in PACK for called in (None, *PACK)]


def some_discards(state: State, chance) -> list[Discard]:
    """Of every size, with repeated and foreign cards among them, and mostly of the own hand."""
    own = list(state.hand(state.to_act if state.to_act is not None else 0))
    found = [Discard(chance.choices(PACK, k=size)) for size in range(7) for _ in range(4)]
    if len(own) > 6:
        found += [Discard(chance.sample(own, size)) for size in range(1, 7) for _ in range(6)]
        found += [Discard([*chance.sample(own, 3), chance.choice(PACK)]) for _ in range(20)]
    return found


@given(moments(), chances)
def test_an_action_is_refused_exactly_when_it_is_not_among_the_legal_ones(state, chance):
    legal = set(state.legal_actions())
    for action in [*CALLS, *PLAYS, *OPENS, *some_discards(state, chance), *legal]:
        assert (state.why_illegal(action) is None) == (action in legal), action


@given(moments(), chances, st.integers(0, 3))
def test_only_the_seat_to_act_may_act(state, chance, seat):
    for action in [*CALLS, *PLAYS, *chance.sample(OPENS, 20), *state.legal_actions()[:50]]:
        reason = state.why_illegal(action, seat)
        if seat == state.to_act:
            assert reason == state.why_illegal(action)
        else:
            assert reason is not None


@given(moments(), chances)
def test_apply_raises_the_very_reason(state, chance):
    for action in [*CALLS, *PLAYS, *chance.sample(OPENS, 50), *some_discards(state, chance)]:
        reason = state.why_illegal(action)
        if reason is None:
            continue
        with pytest.raises(IllegalAction) as caught:
            state.apply(action)
        assert (caught.value.reason, caught.value.action) == (reason, action)
        assert caught.value.state is state


@given(moments(), chances)
def test_every_refusal_is_plain_data_with_a_clause(state, chance):
    for action in [*CALLS, *PLAYS, *chance.sample(OPENS, 50), *some_discards(state, chance)]:
        for seat in (None, 0, 1, 2, 3):
            reason = state.why_illegal(action, seat)
            if reason is None:
                continue
            told = reason.as_json()
            assert told["code"]
            assert told["clause"] == reason.clause.value
            for value in told["data"].values():
                assert isinstance(value, int | str | list)
                assert not isinstance(value, list) or all(isinstance(v, str) for v in value)


@given(moments())
def test_the_proving_cards_are_held_and_of_the_led_suit(state):
    if state.phase != "play":
        return
    for action in PLAYS:
        reason = state.why_illegal(action)
        if reason is not None and reason.code == "must-follow":
            assert reason.data["cards"] == [
                c.text for c in state.hand(state.to_act).in_suit(state.led_suit)
            ]


def snapshot(state: State) -> tuple[object, ...]:
    return (
        state.phase,
        state.to_act,
        state.contract,
        state.highest_bidder,
        state.declarer,
        state.trump,
        state.called,
        state.partner,
        state.taken,
        state.trick,
        state.result,
        state.discards,
        state.kitty,
        tuple(state.hand(seat) for seat in range(4)),
        tuple(state.actions()),
        state.scores(),
        tuple(state.view(seat) for seat in range(4)),
    )


@given(moments())
def test_applying_an_action_leaves_the_state_as_it_was(state):
    before = snapshot(state)
    for action in state.legal_actions()[:40]:
        state.apply(action)
    assert snapshot(state) == before


@given(finished())
def test_the_same_actions_lead_to_the_same_states(state):
    again = State(state.deal)
    assert snapshot(again) == snapshot(state.history()[0])
    for moment in state.history()[1:]:
        again = again.apply(moment.action)
        assert snapshot(again) == snapshot(moment)


@given(finished())
def test_every_action_reads_back_from_its_text(state):
    for action in state.actions():
        assert parse_action(str(action)) == action


@given(moments())
def test_no_card_is_ever_lost_or_doubled(state):
    places = [state.hand(seat) for seat in range(4)]
    gone = [a.card for a in state.actions() if isinstance(a, Play)]
    gone += [a.lead for a in state.actions() if isinstance(a, Open)]
    everything = [c for hand in places for c in hand] + gone
    everything += list(state.kitty or Hand()) + list(state.discards or Hand())
    assert sorted(c.index for c in everything) == list(range(52))


@given(moments())
def test_a_deal_is_over_exactly_when_nobody_is_to_act(state):
    assert state.is_over == (state.to_act is None) == (state.phase == "over")
    assert state.is_over == (state.result is not None) == (not state.legal_actions())


@pytest.mark.clause("play-all")
@given(scored())
def test_the_invariants_of_a_scored_deal(state):
    tricks = 12
    scores, bidder, bid = state.scores(), state.declarer, state.contract
    assert sum(state.taken) == tricks
    if bid == AMERIKANER:
        own = state.taken[bidder]
        assert sum(scores) == (52 if own == tricks else -52 + tricks - own)
        return
    partner = state.partner
    side = state.taken[bidder] + state.taken[partner]
    assert sum(scores) == (2 * bid if side >= bid else -2 * bid) + tricks - side
    assert scores[bidder] == scores[partner]
    assert all(scores[s] >= 0 for s in range(4) if s not in (bidder, partner))


@pytest.mark.clause("call-live", "call-owner")
@given(scored())
def test_a_called_card_finds_one_player_who_plays_it_to_trick_one(state):
    if state.called is None:
        assert state.contract == AMERIKANER
        return
    first = next(m for m in state.history() if m.trick_winner is not None)
    played_by = [seat for seat, c in first.trick if c is state.called]
    assert played_by == [state.partner]
    assert state.partner != state.declarer


@settings(max_examples=15)
@given(moments())
def test_legal_actions_are_all_different_and_in_a_fixed_order(state):
    actions = state.legal_actions()
    assert len(set(actions)) == len(actions)
    assert actions == state.legal_actions()


@given(finished())
def test_a_deal_takes_at_most_sixty_actions(state):
    # Ten calls, one discard, the opening and 47 more cards.
    assert len(state.actions()) <= 10 + 1 + 48


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable-action"),
        ("double", "unreadable-action"),
        ("bid", "unreadable-action"),
        ("bid -", "unreadable-action"),
        ("bid  7", "unreadable-action"),
        ("bid 0", "unreadable-call"),
        ("bid 07", "unreadable-call"),
        ("bid 100", "unreadable-call"),
        ("bid ٧", "unreadable-call"),
        ("Bid 7", "unreadable-action"),
        ("pass ", "unreadable-action"),
        ("play", "unreadable-action"),
        ("play 1H", "unreadable-card"),
        ("play 4H 5H", "unreadable-action"),
        ("open 4H 5H 6H", "unreadable-suit"),
        ("open 4H 5H S S", "unreadable-action"),
        ("open 4H ", "unreadable-card"),
        ("discard 7532", "unreadable-hand"),
        ("discard 75x2...", "unreadable-rank"),
    ],
)
def test_text_that_is_no_action_is_refused(text, code):
    with pytest.raises(ValueError, match=code):
        parse_action(text)


def test_equal_actions_are_one_thing():
    assert Play(Card.parse("4H")) is parse_action("play 4H")
    assert Open(Card.parse("4H"), Card.parse("AH")) is parse_action("open 4H AH")
    assert Bid(AMERIKANER) is parse_action("bid A")
    assert Pass() is parse_action("pass")
