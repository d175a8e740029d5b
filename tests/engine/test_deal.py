"""Dealing: the order of the pack, the seed, and deals that cannot exist."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amerikaner import Deal, Hand, ImpossibleDeal, Rules, State
from amerikaner.cards import PACK
from amerikaner.state import MAX_SEED

from .deals import SEVEN, E, N, S, W, card, deals


def problems(hands, kitty, dealer=0, rules=None):
    with pytest.raises(ImpossibleDeal) as caught:
        Deal(tuple(map(Hand.parse, hands)), Hand.parse(kitty), dealer, rules or Rules())
    return caught.value.problems


@pytest.mark.clause("deal-twelve")
@pytest.mark.parametrize("dealer", [N, E, S, W])
def test_card_i_of_the_pack_goes_to_the_seat_i_places_after_the_dealers_left(dealer):
    deal = Deal.from_pack(PACK, dealer)
    for i in range(48):
        assert PACK[i] in deal.hands[(dealer + 1 + i % 4) % 4]


@pytest.mark.clause("deal-kitty")
def test_the_last_four_cards_of_the_pack_are_the_kitty():
    deal = Deal.from_pack(PACK, S)
    assert list(deal.kitty) == list(reversed(PACK[48:]))


@pytest.mark.clause("deal-twelve")
@given(deals)
def test_everybody_gets_twelve_and_no_card_is_lost(deal):
    assert [len(hand) for hand in deal.hands] == [12] * 4
    assert len(deal.kitty) == 4
    everything = [c for cards in (*deal.hands, deal.kitty) for c in cards]
    assert sorted(c.index for c in everything) == list(range(52))


@pytest.mark.clause("deal-cut")
@given(st.permutations(PACK), st.integers(0, 3))
def test_nothing_but_the_order_of_the_pack_decides_who_gets_what(pack, dealer):
    # Who shuffles and who cuts is the table's affair: the engine takes the pack as it lies.
    deal = Deal.from_pack(pack, dealer)
    assert deal == Deal.from_pack(list(pack), dealer)
    cut = Deal.from_pack(pack[4:] + pack[:4], dealer)
    assert cut.kitty == Hand.of(pack[:4])


@pytest.mark.clause("deal-cut")
def test_a_seed_gives_the_same_deal_on_every_python():
    deal = Deal.shuffled(1)
    assert [str(hand) for hand in deal.hands] == [
        "QT65.QJ92.6.AQ3",
        "K74.A64.J2.KJT5",
        "9.K53.T8754.972",
        "J32.T87.KQ93.84",
    ]
    assert str(deal.kitty) == "A8..A.6"


def test_the_largest_seed_gives_its_deal_too():
    assert str(Deal.shuffled(MAX_SEED).kitty) == "KJ96..."


def test_another_dealer_gets_the_same_pack_one_place_on():
    first, second = Deal.shuffled(5, N), Deal.shuffled(5, E)
    assert [second.hands[(seat + 1) % 4] for seat in range(4)] == list(first.hands)
    assert second.kitty == first.kitty


def test_different_seeds_give_different_deals():
    assert len({Deal.shuffled(seed) for seed in range(200)}) == 200


def test_shuffling_leaves_the_global_generator_alone():
    import random

    random.seed(7)
    expected = random.random()
    random.seed(7)
    Deal.shuffled(3)
    assert random.random() == expected


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 10**30])
def test_seeds_beyond_what_a_browser_can_write_are_refused(seed):
    with pytest.raises(ValueError, match="seed"):
        Deal.shuffled(seed)


@pytest.mark.clause("deal-misdeal")
def test_a_card_in_two_hands_is_a_misdeal():
    found = problems(
        ["A.A.T8642.QT983", "AK.T862.AJ973.2", "T852.KQJ94.KQ.A", "QJ96.53.5.K7654"], "73.7..J"
    )
    assert [(p.code, p.clause.value, p.data) for p in found] == [
        ("card-twice", "deal-pack", {"card": "AS"})
    ]


@pytest.mark.clause("deal-misdeal")
def test_a_card_of_a_hand_in_the_kitty_too_is_a_misdeal():
    found = problems([str(hand) for hand in SEVEN.hands], "73.A..J")
    assert [(p.code, p.data) for p in found] == [("card-twice", {"card": "AH"})]


@pytest.mark.clause("deal-misdeal", "deal-twelve")
@pytest.mark.parametrize(("north", "count"), [("4.A.T8642.QT98", 11), ("4.A.T8642.QT9832", 13)])
def test_a_hand_without_twelve_cards_is_a_misdeal(north, count):
    hands = [north, "AK.T862.AJ973.", "T852.KQJ94.KQ.A", "QJ96.53.5.K7654"]
    found = {p.code: p for p in problems(hands, "73.7..J") if p.data.get("seat") == N}
    assert found["hand-size"].data == {"seat": N, "count": count, "needed": 12}
    assert found["hand-size"].clause == "deal-twelve"


@pytest.mark.clause("deal-kitty")
def test_a_kitty_of_three_is_impossible():
    (found,) = problems([str(hand) for hand in SEVEN.hands], "73.7..")
    assert (found.code, found.clause, found.data) == (
        "kitty-size",
        "deal-kitty",
        {"count": 3, "needed": 4},
    )


@pytest.mark.clause("deal-pack")
def test_three_hands_are_not_enough():
    found = problems([str(hand) for hand in SEVEN.hands[:3]], "73.7..J")
    assert ("hands-count", {"count": 3, "needed": 4}) in [(p.code, p.data) for p in found]


@pytest.mark.parametrize("dealer", [-1, 4])
def test_the_dealer_sits_at_the_table(dealer):
    (found,) = problems([str(hand) for hand in SEVEN.hands], "73.7..J", dealer)
    assert (found.code, found.clause, found.data) == (
        "no-such-seat",
        "deal-dealer",
        {"seat": dealer},
    )


@pytest.mark.clause("deal-misdeal")
def test_an_impossible_deal_lists_everything_that_is_wrong():
    found = problems(
        ["A.A.T8642.QT983", "AK.T862.AJ973.2", "T852.KQJ94.KQ.", "QJ96.53.5.K7654"], "73..A.J", 9
    )
    assert [(p.code, p.data) for p in found] == [
        ("hand-size", {"seat": S, "count": 11, "needed": 12}),
        ("card-twice", {"card": "AS"}),
        ("card-twice", {"card": "AD"}),
        ("no-such-seat", {"seat": 9}),
    ]


def test_an_impossible_deal_is_a_value_error_that_names_its_problems():
    with pytest.raises(ValueError, match="hand-size"):
        Deal((Hand(),) * 4, Hand())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 7}, "unknown-value"),
        ({"players": True}, "unknown-value"),
        ({"kitty": "two"}, "unknown-value"),
        ({"grand": 1}, "unknown-value"),
        ({"led_two": "always"}, "unknown-value"),
        ({"lowest_bid": 0}, "out-of-range"),
        ({"lowest_bid": 19}, "out-of-range"),
        ({"target": 0}, "out-of-range"),
        ({"target": 1000}, "out-of-range"),
    ],
)
def test_a_value_that_cannot_be_names_its_house_rule(change, code):
    (found,) = Rules(**change).problems()
    assert found.code == code
    assert [name.replace("-", "_") for name in found.data["options"]] == list(change)
    assert found.clause.value == f"option-{found.data['option']}"


def test_the_base_game_has_no_problem():
    assert Rules().problems() == []
    assert (Rules().tricks, Rules().minimum_bid, Rules().highest_bid, Rules().target) == (
        12,
        6,
        12,
        52,
    )


def test_a_deal_by_impossible_rules_is_refused():
    found = problems([str(hand) for hand in SEVEN.hands], "73.7..J", rules=Rules(target=0))
    assert [p.code for p in found] == ["out-of-range"]


@pytest.mark.clause("deal-hidden")
def test_a_new_deal_shows_each_seat_its_own_twelve_cards():
    state = State(SEVEN)
    for seat in range(4):
        view = state.view(seat)
        assert view.hand == SEVEN.hands[seat]
        assert view.hand_sizes == (12,) * 4
        assert view.kitty is None


def test_deals_compare_by_their_cards():
    assert Deal.shuffled(2) == Deal.shuffled(2)
    assert card("AH") in SEVEN.hands[N]
