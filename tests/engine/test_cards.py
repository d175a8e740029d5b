"""Cards, suits, ranks, hands and their text."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import Card, Hand, NotationError, Rank, Suit
from amerikaner.cards import ALL_RANKS, ALL_SUITS, PACK, cards_in, dotted, parse_dotted

from .deals import card, cards, names

some_cards = st.sets(st.sampled_from(PACK))


@pytest.mark.clause("deal-pack")
def test_the_pack_is_four_suits_of_thirteen_and_nothing_else():
    assert len(PACK) == len(set(PACK)) == 52
    assert {(c.suit.letter, c.rank.letter) for c in PACK} == {
        (s, r) for s in "SHDC" for r in "AKQJT98765432"
    }


@pytest.mark.clause("deal-rank")
def test_the_ace_is_high_and_the_two_low():
    assert "".join(rank.letter for rank in sorted(ALL_RANKS)) == "23456789TJQKA"
    assert card("2S") < card("3S") < card("TS") < card("JS") < card("QS") < card("KS") < card("AS")


def test_cards_are_numbered_suit_by_suit_from_two_to_ace():
    assert [c.index for c in PACK] == list(range(52))
    assert names(PACK[:2]) == "2S 3S"
    assert names(PACK[12:15]) == "AS 2H 3H"
    assert PACK[51].text == "AC"


def test_suits_stand_in_the_order_spades_hearts_diamonds_clubs():
    assert "".join(suit.letter for suit in ALL_SUITS) == "SHDC"


@pytest.mark.parametrize("text", [c.text for c in PACK[::7]])
def test_a_card_reads_back_as_the_same_object(text):
    assert Card.parse(text) is Card.parse(text)
    assert str(Card.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "A", "H4", "4h", "10H", "1H", "4HH", " 4H", "4H ", "♥4", "AX", "٤H"]
)
def test_text_that_is_no_card_is_refused(text):
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert caught.value.code == "unreadable-card"
    assert caught.value.data == {"text": text}


@pytest.mark.parametrize("text", ["", "h", "SH", "N", "♠"])
def test_text_that_is_no_suit_is_refused(text):
    with pytest.raises(NotationError, match="unreadable-suit") as caught:
        Suit.parse(text)
    assert caught.value.data == {"text": text}


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda c: pickle.loads(pickle.dumps(c))]
)
@pytest.mark.parametrize("thing", [card("TC"), card("TC").suit, card("TC").rank], ids=repr)
def test_copies_and_pickles_stay_the_one_object(thing, copied):
    assert copied(thing) is thing


def test_a_hand_prints_by_suit_high_to_low():
    assert str(Hand.of(cards("2C TS AH 8S KH JC"))) == "T8.AK..J2"


def test_an_empty_hand_prints_three_dots():
    assert str(Hand()) == "..."
    assert Hand.parse("...") == Hand()
    assert len(Hand()) == 0


def test_ranks_may_stand_in_any_order_in_the_text_of_a_hand():
    assert Hand.parse("8T..A2.") == Hand.parse("T8..2A.")


def test_a_hand_iterates_spades_first_and_high_to_low():
    assert names(Hand.parse("T8.KQ.2.A")) == "TS 8S KH QH 2D AC"


def test_a_hand_knows_its_cards_by_suit():
    hand = Hand.parse("T8.KQ..A")
    assert names(hand.in_suit(Suit.parse("H"))) == "KH QH"
    assert hand.in_suit(Suit.parse("D")) == ()


def test_membership_asks_for_cards_only():
    hand = Hand.parse("T8...")
    assert card("TS") in hand
    assert card("9S") not in hand
    assert "TS" not in hand


@pytest.mark.parametrize(
    ("text", "code", "column", "data"),
    [
        ("AK.Q.J", "unreadable-hand", 1, {"text": "AK.Q.J"}),
        ("AK.Q.J.T.1.2", "unreadable-hand", 1, {"text": "AK.Q.J.T.1.2"}),
        ("", "unreadable-hand", 1, {"text": ""}),
        ("A1...", "unreadable-rank", 2, {"text": "1"}),
        ("AK.q..", "unreadable-rank", 4, {"text": "q"}),
        ("AK... ", "unreadable-rank", 6, {"text": " "}),
        ("AK.. .", "unreadable-rank", 5, {"text": " "}),
        ("10...", "unreadable-rank", 1, {"text": "1"}),
        ("A..77.", "repeated-card", 5, {"card": "7D"}),
    ],
)
def test_unreadable_hands_say_what_and_where(text, code, column, data):
    with pytest.raises(NotationError) as caught:
        Hand.parse(text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 1, column)
    assert caught.value.data == data


def test_a_caller_may_keep_repeated_cards():
    assert names(parse_dotted("77...", repeats=True)) == "7S 7S"


def test_the_cards_of_a_suit_mask_come_high_to_low():
    assert names(cards_in(1, 0b1000000000101)) == "AH 4H 2H"
    assert cards_in(1, 0) == ()


@given(some_cards)
def test_every_set_of_cards_survives_the_trip_through_text(held):
    hand = Hand.of(held)
    assert Hand.parse(str(hand)) == hand
    assert dotted(held) == str(hand)
    assert set(hand) == held
    assert len(hand) == len(held)


@given(some_cards, some_cards)
def test_hands_join_and_part_as_sets_do(one, other):
    assert set(Hand.of(one) | Hand.of(other)) == one | other
    assert set(Hand.of(one) - Hand.of(other)) == one - other
    assert (Hand.of(one) == Hand.of(other)) == (one == other)


def test_equal_hands_hash_alike_and_differ_from_other_things():
    assert hash(Hand.parse("A...")) == hash(Hand.of([card("AS")]))
    assert Hand.parse("A...") != "A..."


def test_rank_letters_read_back():
    assert [Rank(i).letter for i in (0, 8, 12)] == ["2", "T", "A"]
