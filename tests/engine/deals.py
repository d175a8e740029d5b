"""Deals to test with, short ways to play them, and Hypothesis strategies for random ones."""

import random
from collections.abc import Iterable
from pathlib import Path

from hypothesis import strategies as st

from amerikaner import Card, Deal, Discard, Hand, Play, State, parse_action
from amerikaner.actions import Action, parse_call
from amerikaner.cards import PACK

ROOT = Path(__file__).resolve().parents[2]
HANDS = ROOT / "engine" / "amerikaner" / "hands"

N, E, S, W = range(4)
URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> list[Card]:
    """``cards("4H 3H")``."""
    return [Card.parse(word) for word in text.split()]


def names(found: Iterable[Card]) -> str:
    return " ".join(c.text for c in found)


def deal_of(north: str, east: str, south: str, west: str, *, dealer: int = N) -> Deal:
    """A deal by its four hands; what is left of the pack is the kitty."""
    hands = tuple(Hand.parse(text) for text in (north, east, south, west))
    return Deal(hands, Hand.of(PACK) - (hands[0] | hands[1] | hands[2] | hands[3]), dealer)


SEVEN = deal_of(
    "4.A.T8642.QT983", "AK.T862.AJ973.2", "T852.KQJ94.KQ.A", "QJ96.53.5.K7654", dealer=N
)
"""Seven in hearts, the first worked hand. Kitty 73.7..J."""

SEVEN_MADE = """\
4H 3H AH 2H QC 2C AC 4C KH 5H 2D 6H QH 5C 4D 8H JH 6S 6D TH KD 5D 8D AD \
AS 8S 9S 4S KS TS JS TD 3D QD 6C 3C 9H 7C 8C 7D 7H QS 9C 9D JC KC TC JD"""
"""Line A of it, card by card: eight tricks."""

SEVEN_LOST = """\
4H 3H AH 2H QC 2C JC KC 5D 2D AD QD 3D KD 5H 4D 4C 3C 6H AC AS 8S 6S 4S \
KS TS 9S 6D 7D 7H 5C 8D KH QS 8C 8H QH JS 9C TH JH 6C TC 9D 9H 7C TD JD"""
"""Line B, lost by one card: six tricks."""

SUITS_APART = deal_of(
    "AKQJT9876543...", "..AKQJT9876543.", ".AKQJT9876543..", "...AKQJT9876543", dealer=N
)
"""Each player holds twelve cards of a suit of their own, the kitty is the four twos."""

VOIDS = deal_of(
    "AK2.AK2.AK2.AK2", ".QT64.QJT9.QJT9", ".J975.8765.8765", "QJT987.83.43.43", dealer=W
)
"""East and South have no spade; North speaks first. Kitty 6543 of spades."""


def say(state: State, calls: str) -> State:
    """``say(state, "6 7 - - -")``."""
    for text in calls.split():
        state = state.apply(parse_call(text))
    return state


def do(state: State, *actions: str) -> State:
    """``do(state, "discard 7532...", "open 4H AH")``."""
    for text in actions:
        state = state.apply(parse_action(text))
    return state


def play(state: State, text: str) -> State:
    """``play(state, "3H AH 2H")``."""
    for one in cards(text):
        state = state.apply(Play(one))
    return state


def tricks(state: State, *players: str) -> State:
    """A trick for each rank: ``tricks(state, "KQS", "45D", "AKH", "45C")`` plays two."""
    for ranks in zip(*(ranks[:-1] for ranks in players), strict=True):
        state = play(state, " ".join(r + p[-1] for r, p in zip(ranks, players, strict=True)))
    return state


def refusal(state: State, action: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the clause of a refusal."""
    reason = state.why_illegal(parse_action(action), seat)
    assert reason is not None, f"{action} is legal"
    return reason.code, reason.clause.value


def proof(state: State, action: str, seat: int | None = None) -> dict[str, object]:
    """The data of a refusal."""
    reason = state.why_illegal(parse_action(action), seat)
    assert reason is not None, f"{action} is legal"
    return dict(reason.data)


def is_legal(state: State, action: str) -> bool:
    return state.why_illegal(parse_action(action)) is None


def legal(state: State) -> list[str]:
    return [str(action) for action in state.legal_actions()]


def seven_exchanged() -> State:
    """Seven in hearts with the auction over and the kitty exchanged: S is to open."""
    return do(say(State(SEVEN), "6 7 - - -"), "discard 7532...")


def voids_opened() -> State:
    """North has six, drew one round of trump with the ace and is to lead to trick two."""
    return play(do(say(State(VOIDS), "6 - - -"), "discard 6543...", "open AH QH"), "QH 5H 3H")


def some_action(state: State, chance: random.Random) -> Action:
    """A legal action by chance; half of the calls are passes, so that auctions end."""
    if state.phase == "discard":
        assert state.to_act is not None
        return Discard(chance.sample(list(state.hand(state.to_act)), 4))
    actions = state.legal_actions()
    if state.phase == "auction" and chance.random() < 0.5:
        return actions[0]
    return chance.choice(actions)


def play_out(state: State, chance: random.Random) -> State:
    while not state.is_over:
        state = state.apply(some_action(state, chance))
    return state


deals = st.builds(Deal.shuffled, st.integers(0, 2**53 - 1), st.integers(0, 3))
chances = st.integers(0, 2**32 - 1).map(random.Random)


@st.composite
def finished(draw: st.DrawFn) -> State:
    """A deal played to its end by chance, legally."""
    return play_out(State(draw(deals)), draw(chances))


@st.composite
def moments(draw: st.DrawFn) -> State:
    """A moment of such a deal; the scored ones have about 55."""
    history = draw(finished()).history()
    return history[draw(st.integers(0, len(history) - 1))]


@st.composite
def scored(draw: st.DrawFn) -> State:
    """A deal played to its scores: someone bids, so it is never thrown in."""
    chance = draw(chances)
    state = State(draw(deals))
    if draw(st.booleans()):
        opening = draw(st.sampled_from(["6", "7", "9", "12", "A"]))
        state = say(state, opening)
    state = play_out(state, chance)
    while state.scores() is None:
        state = play_out(State(Deal.shuffled(chance.getrandbits(40))), chance)
    return state
