"""What happened, as events with their clauses; the worked hand's are in test_worked_hands."""

import pytest
from hypothesis import given

from amerikaner import Clause, State
from amerikaner.events import events, side_tricks

from .deals import (
    SEVEN,
    SUITS_APART,
    E,
    N,
    S,
    do,
    finished,
    moments,
    play,
    say,
    seven_exchanged,
    tricks,
)
from .test_amerikaner import made as amerikaner_made


def told(state):
    return [(event.id, event.clause.value, event.data) for event in events(state)]


@pytest.mark.clause("deal-twelve")
def test_the_deal_names_its_dealer():
    assert told(State(SEVEN)) == [("deal", "deal-twelve", {"dealer": N})]


@pytest.mark.clause("bid-number", "bid-higher")
def test_the_first_bid_shows_another_clause_than_a_higher_one():
    first = say(State(SEVEN), "6")
    assert told(first) == [("bid", "bid-number", {"seat": E, "bid": 6})]
    assert told(say(first, "9")) == [("bid", "bid-higher", {"seat": S, "bid": 9})]


@pytest.mark.clause("bid-amerikaner", "kitty-take")
def test_amerikaner_ends_the_auction_in_the_same_breath():
    assert told(say(State(SEVEN), "6 A")) == [
        ("amerikaner", "bid-amerikaner", {"seat": S, "tricks": 12}),
        ("auction-won", "bid-amerikaner", {"seat": S, "bid": "A"}),
        ("kitty", "kitty-take", {"seat": S, "count": 4}),
    ]


@pytest.mark.clause("bid-pass-final", "bid-end", "kitty-take")
def test_the_last_pass_gives_the_auction_to_the_highest_bidder():
    assert told(say(State(SEVEN), "6 7 - - -")) == [
        ("pass", "bid-pass-final", {"seat": E}),
        ("auction-won", "bid-end", {"seat": S, "bid": 7}),
        ("kitty", "kitty-take", {"seat": S, "count": 4}),
    ]


@pytest.mark.clause("bid-all-pass")
def test_the_fourth_pass_is_told_with_what_follows():
    assert told(say(State(SEVEN), "- - - -")) == [
        ("pass", "bid-pass-final", {"seat": N}),
        ("all-pass", "bid-all-pass", {}),
    ]


@pytest.mark.clause("kitty-discard", "kitty-out")
def test_a_discard_tells_how_many_and_not_which():
    assert told(seven_exchanged()) == [("discard", "kitty-discard", {"seat": S, "count": 4})]


@pytest.mark.clause("call-none")
def test_a_discard_that_leaves_no_call_tells_both():
    state = do(say(State(SUITS_APART), "- 6 - -"), "discard 2.2.2.2")
    assert told(state) == [
        ("discard", "kitty-discard", {"seat": S, "count": 4}),
        ("no-call", "call-none", {"seat": S}),
    ]


@pytest.mark.clause("lead-bidder", "play-alone")
def test_the_lead_at_amerikaner_makes_no_trump_and_no_call():
    state = do(say(State(SEVEN), "6 A"), "discard 7532...", "open 4H")
    assert told(state) == [("lead", "lead-bidder", {"seat": S, "card": "4H"})]
    assert told(play(state, "3H AH"))[0][:2] == ("play", "play-follow")


@pytest.mark.clause("score-amerikaner")
def test_a_made_amerikaner_is_told_and_scored():
    outcome = told(amerikaner_made())[2:]
    assert outcome[0] == ("amerikaner-made", "score-amerikaner", {"seat": S, "points": 52})
    assert [(e[1], e[2]["points"]) for e in outcome[1:]] == [
        ("score-amerikaner", points) for points in (0, 0, 52, 0)
    ]


@pytest.mark.clause("score-made")
def test_a_contract_just_made_shows_another_clause_than_one_with_overtricks():
    state = do(say(State(SUITS_APART), "- 12 - -"), "discard .32.2.2", "open 2S AS")
    state = play(state, "3C AS 3D")
    state = tricks(state, "KQJT9876543S", "456789TJQKAD", "AKQJT987654H", "456789TJQKAC")
    made = events(state)[2]
    assert (made.id, made.clause, made.data) == (
        "made",
        "score-made",
        {"bid": 12, "tricks": 12, "over": 0},
    )


@given(moments())
def test_every_moment_tells_something_that_cites_a_clause(state):
    found = events(state)
    assert found
    for event in found:
        assert event.clause in Clause
        assert event.as_json() == {
            "id": event.id,
            "clause": event.clause.value,
            "data": event.data,
        }


@given(finished())
def test_no_event_before_trick_one_is_over_names_the_partner(state):
    for moment in state.history():
        if moment.partner is None:
            assert not {"called", "made", "lost"} & {event.id for event in events(moment)}


@given(finished())
def test_each_seat_scores_once_and_only_at_the_end(state):
    scores = [e for m in state.history() for e in events(m) if e.id == "score"]
    assert len(scores) == (4 if state.scores() else 0)
    assert tuple(e.data["points"] for e in scores) == (state.scores() or ())


@given(moments())
def test_the_side_counts_the_partners_tricks_once_shown(state):
    side = 0 if state.declarer is None else state.taken[state.declarer]
    if state.partner is not None:
        side += state.taken[state.partner]
    assert side_tricks(state) == side
