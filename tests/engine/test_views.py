"""What one seat sees, and that nothing leaks: RULES 3.7."""

import random
from itertools import combinations

import pytest
from hypothesis import assume, given

from amerikaner import Card, Deal, Discard, Hand, Open, Play, Rules, State

from .deals import SEVEN, E, N, S, W, chances, do, moments, play, say, seven_exchanged


def opened(call="AH"):
    return do(seven_exchanged(), f"open 4H {call}")


def swapped(state: State, one: Card, other: Card) -> State | None:
    """The same public history with two unseen cards in each other's place, if it is legal."""

    def swap(held):
        return Hand.of({one: other, other: one}.get(c, c) for c in held)

    deal = state.deal
    new = State(Deal(tuple(map(swap, deal.hands)), swap(deal.kitty), deal.dealer, deal.rules))
    for done in state.actions():
        action = Discard(swap(done.cards)) if isinstance(done, Discard) else done
        if new.why_illegal(action) is not None:
            return None
        new = new.apply(action)
    return new


def unseen(state: State, seat: int) -> list[Card]:
    """The cards whose place this seat cannot know."""
    known = set(state.deal.hands[seat])
    if seat == state.declarer:
        known |= set(state.deal.kitty)
    for action in state.actions():
        if isinstance(action, Play):
            known.add(action.card)
        elif isinstance(action, Open):
            known.add(action.lead)
    everything = [c for hand in (*state.deal.hands, state.deal.kitty) for c in hand]
    return [c for c in everything if c not in known]


def others(state: State, seat: int, chance: random.Random, wanted: int) -> list[State]:
    """Some other deals that look the same to this seat."""
    pairs = list(combinations(unseen(state, seat), 2))
    chance.shuffle(pairs)
    found: list[State] = []
    for one, other in pairs[: 4 * wanted]:
        new = swapped(state, one, other)
        if new is not None:
            found.append(new)
        if len(found) == wanted:
            break
    return found


@pytest.mark.clause("deal-hidden", "kitty-out", "call-silent")
@given(moments(), chances)
def test_a_view_is_the_same_whatever_the_unseen_cards_are(state, chance):
    compared = 0
    for seat in range(4):
        for other in others(state, seat, chance, wanted=5):
            assert other.view(seat) == state.view(seat)
            compared += 1
    assume(compared)


@given(moments(), chances)
def test_refusals_tell_a_seat_nothing_about_unseen_cards(state, chance):
    assume(state.to_act is not None)
    seat = state.to_act
    asked = [Play(c) for c in chance.sample(list(map(Card.parse, ALL)), 12)]
    asked += [Open(a.card, b.card) for a, b in combinations(asked, 2)]
    for other in others(state, seat, chance, wanted=3):
        for action in asked:
            assert other.why_illegal(action) == state.why_illegal(action)


ALL = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]


@pytest.mark.clause("call-silent", "deal-hidden")
@pytest.mark.parametrize("seat", [S, W, E])
def test_before_trick_one_shows_it_nobody_else_knows_the_partner(seat):
    assert opened().view(seat).partner is None
    assert play(opened(), "3H").view(seat).partner is None


@pytest.mark.clause("call-silent")
def test_the_partner_knows_and_sees_themselves():
    assert opened().view(N).partner == N


@pytest.mark.parametrize("seat", [N, E, S, W])
def test_after_the_called_card_everybody_knows(seat):
    assert play(opened(), "3H AH").view(seat).partner == N


@pytest.mark.clause("call-silent")
def test_the_same_call_looks_alike_to_the_bidder_wherever_the_card_is():
    # The ace of hearts with East instead of North, the two in its place: South cannot tell.
    state = opened()
    other = swapped(state, Card.parse("AH"), Card.parse("2H"))
    assert other.view(S) == state.view(S)
    assert other.view(W) == state.view(W)
    assert (state.view(E).partner, other.view(E).partner) == (None, E)


@pytest.mark.clause("deal-hidden")
def test_a_view_holds_the_own_hand_and_the_sizes_of_the_others():
    view = play(opened(), "3H").view(E)
    assert str(view.hand) == "AK.T862.AJ973.2"
    assert view.hand_sizes == (12, 12, 11, 11)


@pytest.mark.clause("kitty-take", "kitty-out")
def test_the_bidder_alone_knows_kitty_and_discards():
    views = [opened().view(seat) for seat in range(4)]
    assert [view.kitty for view in views] == [None, None, SEVEN.kitty, None]
    assert [view.discards for view in views] == [None, None, Hand.parse("7532..."), None]


@pytest.mark.clause("deal-kitty", "deal-hidden")
def test_nobody_sees_the_kitty_during_the_auction():
    state = say(State(SEVEN), "6 7")
    assert [state.view(seat).kitty for seat in range(4)] == [None] * 4


def test_the_kitty_of_a_thrown_in_deal_stays_face_down():
    state = say(State(SEVEN), "- - - -")
    assert [state.view(seat).kitty for seat in range(4)] == [None] * 4


def test_only_the_seat_to_act_is_offered_actions():
    state = opened()
    assert [len(state.view(seat).legal_actions) for seat in range(4)] == [0, 0, 0, 2]


def test_everybody_sees_what_lies_on_the_table():
    state = play(opened(), "3H AH 2H QC 2C")
    for seat in range(4):
        view = state.view(seat)
        assert view.calls == ((E, "6"), (S, "7"), (W, "-"), (N, "-"), (E, "-"))
        assert [(leader, [c.text for c in trick]) for leader, trick in view.tricks] == [
            (S, ["4H", "3H", "AH", "2H"])
        ]
        assert [(s, c.text) for s, c in view.trick] == [(N, "QC"), (E, "2C")]
        assert (view.declarer, view.contract, view.highest_bidder) == (S, 7, S)
        assert (view.trump.letter, view.called.text, view.taken) == ("H", "AH", (1, 0, 0, 0))
        assert (view.phase, view.to_act, view.dealer, view.seat) == ("play", S, N, seat)


def test_a_complete_trick_is_seen_among_the_tricks_only():
    view = play(opened(), "3H AH 2H").view(S)
    assert (len(view.tricks), view.trick) == (1, ())


@given(moments())
def test_a_view_tells_the_cards_its_seat_holds_and_who_is_to_act(state):
    for seat in range(4):
        view = state.view(seat)
        assert view.hand == state.hand(seat)
        assert view.hand_sizes == tuple(len(state.hand(s)) for s in range(4))
        assert view.legal_actions == (state.legal_actions() if seat == state.to_act else ())


def test_a_seat_knows_by_which_rules_it_plays():
    rules = Rules(target=100)
    state = State(Deal.shuffled(1, rules=rules))
    assert all(state.view(seat).rules == rules for seat in range(4))


def test_a_refused_card_that_is_looked_past_has_its_place_in_what_was_done():
    state = do(opened(), "play 3H")
    wrong = Play(Card.parse("5D"))
    assert state.why_illegal(wrong) is not None
    after = state.after_refused(wrong)
    assert list(after.actions()) == [*state.actions(), wrong]
    assert after.history()[-2] is state
