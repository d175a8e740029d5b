"""The choices of discards are made when asked for; who looks sees a tuple that holds them all."""

import copy
import pickle
from itertools import combinations
from math import comb
from operator import eq, ne

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import Discard, Hand
from amerikaner.actions import PASS, Discards
from amerikaner.cards import PACK

hands = st.sets(st.sampled_from(PACK), min_size=1, max_size=9).map(Hand.of)
HELD = Hand.parse("T8.KQJ.2.A")
CHOICES = Discards(tuple(HELD), 3)
PLAIN = tuple(Discard(cards) for cards in combinations(HELD, 3))


@given(hands, st.integers(0, 4))
def test_every_choice_stands_at_the_place_of_its_combination(hand, size):
    every = [Discard(cards) for cards in combinations(hand, size)]
    choices = Discards(tuple(hand), size)
    assert [choices[place] for place in range(len(choices))] == every == list(choices)
    assert [choices.index(discard) for discard in every] == list(range(len(every)))
    assert len(choices) == comb(len(hand), size)


@given(st.integers(-40, 40), st.integers(-40, 40), st.sampled_from([-7, -1, 1, 3]))
def test_it_is_sliced_as_a_tuple(start, stop, step):
    assert CHOICES[start:stop:step] == PLAIN[start:stop:step]
    assert CHOICES[start:] == PLAIN[start:]
    if -len(PLAIN) <= start < len(PLAIN):
        assert CHOICES[start] == PLAIN[start]
    else:
        with pytest.raises(IndexError):
            CHOICES[start]


def test_it_is_compared_as_a_tuple():
    assert isinstance(CHOICES, tuple)
    for other, same in ((PLAIN, True), (PLAIN[1:], False), ((), False)):
        assert eq(CHOICES, other) is eq(other, CHOICES) is same
        assert ne(CHOICES, other) is ne(other, CHOICES) is (not same)
    assert Discards(tuple(HELD), 3) == CHOICES != Discards(tuple(HELD), 2)
    assert Discards((), 2) == () == Discards(tuple(HELD), 8)
    assert () < CHOICES > CHOICES[:3]
    assert CHOICES[:3] < CHOICES >= Discards(tuple(HELD), 3) <= PLAIN
    with pytest.raises(TypeError):
        _ = CHOICES < (PASS,)
    assert hash(CHOICES) == hash(PLAIN)


def test_it_is_searched_as_a_tuple():
    strange = [PASS, None, Discard.of("T8..2.2"), Discard.of("T8..2."), Discard.of("TT8..."), "T8"]
    for value in [*PLAIN, *strange]:
        assert (value in CHOICES) is (value in PLAIN)
        assert CHOICES.count(value) == PLAIN.count(value)
        for bounds in ((), (5,), (0, 9), (-4,), (3, -2)):
            try:
                place = PLAIN.index(value, *bounds)
            except ValueError:
                with pytest.raises(ValueError, match=r"not in tuple"):
                    CHOICES.index(value, *bounds)
            else:
                assert CHOICES.index(value, *bounds) == place


def test_it_is_joined_repeated_unpacked_and_copied_as_a_tuple():
    assert (*CHOICES, PASS) == CHOICES + (PASS,) == (*PLAIN, PASS)  # noqa: RUF005
    assert (PASS, *CHOICES) == (PASS,) + CHOICES == (PASS, *PLAIN)  # noqa: RUF005
    assert CHOICES + CHOICES == CHOICES * 2 == 2 * CHOICES == PLAIN * 2
    first, *rest = CHOICES
    assert (first, *rest) == tuple(CHOICES) == PLAIN
    assert list(reversed(CHOICES)) == list(reversed(PLAIN))
    assert repr(CHOICES) == repr(PLAIN)
    assert CHOICES
    assert not Discards((), 1)
    for same in (copy.copy(CHOICES), copy.deepcopy(CHOICES), pickle.loads(pickle.dumps(CHOICES))):
        assert same == PLAIN
