"""Every house rule with every other: random tables, held against the plain reference.

The reference is tested by what the rules say in figures; then the engine is held against it.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product
from math import comb

import pytest

from amerikaner import (
    Card,
    Claim,
    Deal,
    Discard,
    Hand,
    Open,
    Play,
    Rules,
    State,
    format_link,
    format_record,
    parse_action,
    parse_link,
    parse_record,
    parse_rules,
)

from . import plain_reference as plain
from .deals import SEVEN_LOST, SEVEN_MADE
from .plain_reference import BASE, VALUES, PlainDeal, Table
from .random_tables import any_table, play_and_compare, random_table, told

IN_PYODIDE = sys.platform == "emscripten"
DEALS = 400 if IN_PYODIDE else 20_000
CLOSELY = 16 if IN_PYODIDE else 240
"""Deals that are looked at moment by moment."""


# The reference by itself ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "hand", "kitty", "lowest", "highest", "cards"),
    [
        ({}, 12, 4, 6, 12, 52),
        ({"kitty": "none"}, 13, 0, 7, 13, 52),
        ({"kitty-trick": "yes"}, 12, 4, 7, 13, 52),
        ({"players": 3}, 16, 4, 8, 16, 52),
        ({"players": 3, "kitty": "one"}, 17, 1, 9, 17, 52),
        ({"players": 3, "strip-twos": "yes"}, 17, 0, 9, 17, 51),
        ({"players": 3, "jokers": "dud"}, 18, 0, 9, 18, 54),
        ({"players": 5}, 10, 2, 5, 10, 52),
        ({"players": 5, "strip-twos": "yes"}, 10, 0, 5, 10, 50),
        ({"players": 5, "jokers": "top-trump"}, 11, 0, 6, 11, 55),
        ({"players": 6}, 8, 4, 4, 8, 52),
        ({"players": 6, "strip-twos": "yes"}, 8, 0, 4, 8, 48),
        ({"players": 6, "jokers": "dud"}, 9, 0, 5, 9, 54),
        ({"lowest-bid": 7}, 12, 4, 7, 12, 52),
    ],
)
def test_the_reference_has_the_numbers_of_the_rules(changed, hand, kitty, lowest, highest, cards):
    table = BASE | changed
    assert plain.is_possible(table)
    assert (plain.hand_size(table), plain.kitty_size(table)) == (hand, kitty)
    assert (plain.lowest_bid(table), plain.highest_bid(table)) == (lowest, highest)
    assert len(plain.pack(table)) == cards == hand * table["players"] + kitty


@pytest.mark.parametrize(
    ("line", "scores", "taken"),
    [(SEVEN_MADE, [7, 3, 7, 1], [1, 3, 7, 1]), (SEVEN_LOST, [-7, 4, -7, 2], [1, 4, 5, 2])],
    ids=["made", "lost"],
)
def test_the_reference_scores_the_worked_hand(line, scores, taken):
    hands = ["4.A.T8642.QT983", "AK.T862.AJ973.2", "T852.KQJ94.KQ.A", "QJ96.53.5.K7654"]
    deal = PlainDeal(BASE, [cards_of(hand) for hand in hands], cards_of("73.7..J"), dealer=0)
    first, *cards = line.split()
    for action in ["bid 6", "bid 7", "pass", "pass", "pass"]:
        assert action in deal.possible_actions()
        deal.do(action)
    assert (deal.phase, deal.to_act) == ("discard", 2)
    deal.do("discard 7532...")
    for action in [f"open {first} AH", *(f"play {card}" for card in cards)]:
        assert action in deal.possible_actions()
        deal.do(action)
    assert (deal.scores, deal.taken, deal.partner, deal.next_dealer) == (scores, taken, 0, 1)


@pytest.mark.parametrize(
    ("cards", "trump", "jokers_are", "two_wins", "place"),
    [
        ("4H 3H AH 2H", "H", "", False, 2),
        ("2D AC AS AH", "", "", False, 0),
        ("2D 3D KD 3S", "S", "", False, 3),
        ("2D 3D KD 3S", "S", "", True, 0),
        ("3D 2D KD 2S", "S", "", True, 3),
        ("2D 1X 3D", "S", "S", True, 0),
        ("2X 3D AH 5D 1X", "H", "H", True, 0),
        ("2X 3D 2H 5D 1X", "H", "", True, 2),
        ("2X 3D 2C 5D 1X", "H", "", True, 3),
        ("AD 3D 2X 5D 1X", "H", "H", False, 2),
        ("3X 1X 2X", "", "", False, 0),
    ],
)
def test_the_reference_finds_the_winner_of_a_trick(cards, trump, jokers_are, two_wins, place):
    assert plain.winning_place(cards.split(), trump, jokers_are, two_wins) == place


@pytest.mark.parametrize(
    ("changed", "taken", "scores"),
    [
        ({}, [3, 2, 4, 3], [7, 2, 7, 3]),
        ({"contract-points": "declarer-double"}, [3, 2, 4, 3], [7, 2, 14, 3]),
        ({"contract-points": "declarer-double"}, [2, 3, 4, 3], [-7, 3, -14, 3]),
        ({"contract-points": "partner-half"}, [3, 2, 4, 3], [4, 2, 7, 3]),
        ({"contract-points": "partner-half"}, [2, 3, 4, 3], [-4, 3, -7, 3]),
        ({"contract-points": "partner-half", "rounding": "upward"}, [3, 2, 4, 3], [4, 2, 7, 3]),
        ({"contract-points": "partner-half", "rounding": "upward"}, [2, 3, 4, 3], [-3, 3, -7, 3]),
        ({"kitty-trick": "yes"}, [2, 3, 4, 3], [7, 3, 7, 3]),
    ],
)
def test_the_reference_scores_seven_by_seat_two_with_seat_zero(changed, taken, scores):
    assert plain.scores_of_number(BASE | changed, 7, 2, 0, taken) == scores


def cards_of(hand: str) -> list[str]:
    return [
        rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks
    ]


# Which rules go together ------------------------------------------------------------------------


def as_rules(table: Table) -> Rules:
    """The rules as a program would make them, whether or not they go together."""
    told = {"yes": True, "no": False}
    fields = {
        name.replace("-", "_"): told.get(value, value) if name != "led-two" else value
        for name, value in table.items()
    }
    fields["lowest_bid"] = None if table["lowest-bid"] == "half" else table["lowest-bid"]
    return Rules(**fields)


DEPENDENT = ("kitty", "strip-twos", "jokers", "kitty-trick", "open-kitty")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rules_that_do_not_go_together_are_refused_and_named(players):
    # All that depends on something else, exhaustively; the other options by chance.
    chance = random.Random(players)
    possible = 0
    lowest_bids = ["half", *range(1, 19)]
    for values in product(*(VALUES[name] for name in DEPENDENT), lowest_bids):
        *dependent, lowest = values
        table = any_table(chance, players) | {"lowest-bid": lowest}
        table |= dict(zip(DEPENDENT, dependent, strict=True))
        problems = as_rules(table).problems()
        assert (not problems) == plain.is_possible(table), plain.table_text(table)
        possible += not problems
        for problem in problems:
            named = problem.data["options"]
            assert len(named) == len(set(named)) == 2
            assert set(named) <= set(BASE)
            # One of the two is to blame: with base values for both nothing is wrong about them.
            again = as_rules(table | {name: BASE[name] for name in named}).problems()
            assert problem.code not in [other.code for other in again]
    assert possible > 30


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_text_of_a_table_says_all_of_its_rules(players):
    chance = random.Random(players)
    for _ in range(300):
        table = random_table(chance, players)
        rules = as_rules(table)
        assert not rules.problems()
        assert str(rules) == plain.table_text(table)
        assert parse_rules(str(rules)) == rules
        assert rules.hand_size == plain.hand_size(table)
        assert rules.kitty_size == plain.kitty_size(table)
        assert rules.minimum_bid == plain.lowest_bid(table)
        assert rules.highest_bid == plain.highest_bid(table)


@pytest.mark.clause("deal-twelve", "deal-kitty")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_pack_is_dealt_one_card_at_a_time(players):
    chance = random.Random(players)
    for _ in range(100):
        table = random_table(chance, players)
        cards = plain.pack(table)
        chance.shuffle(cards)
        dealer = chance.randrange(players)
        hands, kitty = plain.dealt(table, cards, dealer)
        deal = Deal.from_pack(list(map(Card.parse, cards)), dealer, as_rules(table))
        assert list(map(str, deal.hands)) == list(map(plain.dotted, hands))
        assert str(deal.kitty) == plain.dotted(kitty)
        assert deal.dealer == dealer


# Whole deals ------------------------------------------------------------------------------------


def how_it_went(deal: PlainDeal) -> str:
    if deal.end != "scored":
        return deal.end
    assert deal.scores is not None
    assert deal.declarer is not None
    what = "amerikaner" if deal.contract == "A" else "number"
    return f"{what} {'made' if deal.scores[deal.declarer] > 0 else 'lost'}"


ENDS = ("all-pass", "pass-round", "claim", "amerikaner made", "amerikaner lost", "number made",
        "number lost")  # fmt: skip


@pytest.mark.clause(
    "bid-first", "bid-minimum", "bid-higher", "bid-pass-final", "bid-end", "lead-bidder",
    "call-live", "call-owner", "play-follow", "play-free", "play-winner", "play-next", "play-all",
    "score-made", "score-lost", "score-defender", "score-amerikaner", "deal-dealer",
)  # fmt: skip
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_engine_and_reference_play_every_deal_alike(players):
    seen: Counter[str] = Counter()
    for seed in range(players - 3, DEALS, 4):
        deal = play_and_compare(seed)[1]
        seen[how_it_went(deal)] += 1
        if deal.scores is not None:
            for name, value in deal.table.items():
                seen[f"{name}={value}"] += name not in ("lowest-bid", "target")
            seen["grand played"] += deal.contract not in ("", "A") and deal.trump == ""
            seen["free trump played"] += deal.trump not in ("", deal.called[1:])
    if IN_PYODIDE:
        return
    # All of it was met, or the agreement says nothing.
    ends = [*ENDS, "no-call"] if players == 4 else ENDS
    wanted = [*ends, "grand played", "free trump played", *values_for(players)]
    assert {what: seen[what] for what in wanted if seen[what] < 5} == {}


def values_for(players: int) -> list[str]:
    """The values that this number of players can play by."""
    refused = ["kitty=one"] if players != 3 else []
    if players == 4:
        refused += ["strip-twos=yes", "jokers=dud", "jokers=top-trump"]
    else:
        refused += ["kitty=none", "kitty-trick=yes"]
    values = [f"{name}={value}" for name, some in VALUES.items() for value in some]
    return [value for value in values if value not in refused]


# Moments of a deal ------------------------------------------------------------------------------


def moments(players: int, each: int) -> Iterator[tuple[random.Random, State, PlainDeal]]:
    """Some moments of some deals, with the reference at the same moment."""
    for seed in range(players - 3, CLOSELY, 4):
        chance = random.Random(-1 - seed)
        state, over = play_and_compare(seed)
        history, deal = state.history(), state.deal
        hands = [[c.text for c in hand] for hand in deal.hands]
        other = PlainDeal(over.table, hands, [c.text for c in deal.kitty], deal.dealer)
        steps = set(chance.sample(range(len(history)), min(each, len(history))))
        # The exchange and the opening are one moment each.
        short = [n for n, m in enumerate(history) if m.phase in ("discard", "opening")]
        done = 0
        for step in sorted({*steps, *short} if chance.random() < 0.5 else steps):
            for moment in history[done + 1 : step + 1]:
                other.do(str(moment.action))
            done = step
            yield chance, history[step], other


ALL_CARDS = [rank + suit for suit in plain.SUITS for rank in plain.RANKS] + ["1X", "2X", "3X"]


def any_actions(chance: random.Random, other: PlainDeal) -> list[str]:
    """Calls and cards of every kind, openings by chance and with some sense."""
    found = ["pass", "claim", "bid A", *(f"bid {number}" for number in range(1, 21))]
    found += [f"play {card}" for card in ALL_CARDS]
    own = other.hands[other.to_act] if other.to_act is not None else ALL_CARDS
    for _ in range(60):
        lead = chance.choice(own or ALL_CARDS)
        called = chance.choice([c for c in ALL_CARDS if c[1] == lead[1]])
        if chance.random() < 0.2:
            called = chance.choice(ALL_CARDS)
        trump = chance.choice(["", "", *(f" {suit}" for suit in f"{plain.SUITS}-")])
        found.append(f"open {lead}")
        if called != lead and trump[1:] != lead[1]:
            found.append(f"open {lead} {called}{trump}")
    return found


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_action_is_refused_exactly_when_the_reference_does_not_have_it(players):
    phases: Counter[str] = Counter()
    for chance, state, other in moments(players, each=6):
        phases[state.phase] += 1
        possible = set() if other.phase == "discard" else set(other.possible_actions())
        for text in {*any_actions(chance, other), *possible}:
            reason = state.why_illegal(parse_action(text))
            assert (reason is None) == (text in possible), (told(state), text)
        for cards in any_discards(chance, other):
            reason = state.why_illegal(Discard([Card.parse(card) for card in cards]))
            possible_now = other.phase == "discard" and other.may_discard(cards)
            assert (reason is None) == possible_now, (told(state), cards)
    if not IN_PYODIDE:
        assert min(phases[p] for p in ("auction", "discard", "opening", "play", "over")) > 3


def any_discards(chance: random.Random, other: PlainDeal) -> Iterator[list[str]]:
    own = other.hands[other.to_act] if other.to_act is not None else ALL_CARDS
    size = plain.kitty_size(other.table)
    for count in (size, size, size, size, max(size - 1, 0), size + 1):
        if len(own) >= count:
            yield chance.sample(own, count)
    if size and own:
        yield [*chance.sample(own, min(size, len(own)) - 1), chance.choice(ALL_CARDS)]
        yield chance.choices(own, k=size)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_discard_there_is_is_listed_once(players):
    for seed in range(players - 3, 400, 4):
        for moment in play_and_compare(seed)[0].history():
            if moment.phase == "discard":
                held = list(moment.hand(moment.to_act))
                wanted = len(moment.deal.kitty)
                listed = moment.legal_actions()
                assert len(listed) == comb(len(held), wanted)
                assert {Hand.of(a.cards) for a in listed} == {
                    *map(Hand.of, combinations(held, wanted))
                }
                return
    pytest.fail("no exchange met")


# What a seat sees -------------------------------------------------------------------------------


def with_other_cards(state: State, change: Callable[[Hand], Hand], deal: Deal) -> State | None:
    """The same course of another deal, with other cards laid away, if that is legal.

    That no card can be called is seen by everybody, so it is another course.
    """
    new = State(deal)
    for done in state.actions():
        action = Discard(change(done.cards)) if isinstance(done, Discard) else done
        if new.why_illegal(action) is not None:
            return None
        new = new.apply(action)
    return new if (new.result == "no-call") == (state.result == "no-call") else None


def unseen(state: State, seat: int) -> list[Card]:
    """The cards of which this seat cannot know who was dealt them."""
    known = set(state.deal.hands[seat])
    if seat == state.declarer or state.deal.rules.open_kitty:
        known |= set(state.deal.kitty)
    for moment in state.history()[1:]:
        match moment.action:
            case Play(card=card) | Open(lead=card):
                known.add(card)
            case Claim():
                known |= set(state.deal.hands[moment.previous.to_act])
    everything = [c for hand in (*state.deal.hands, state.deal.kitty) for c in hand]
    return [c for c in everything if c not in known]


def deals_alike(state: State, seat: int, chance: random.Random, wanted: int) -> Iterator[State]:
    """Other deals, or other discards, that this seat cannot tell from what it sees."""
    pairs = list(combinations(unseen(state, seat), 2))
    chance.shuffle(pairs)
    if state.discards and seat != state.declarer:
        # What the bidder still holds may as well lie among the discards.
        kept = list(state.hand(state.declarer))
        chance.shuffle(kept)
        for one, other in zip(kept, state.discards, strict=False):
            new = with_other_cards(state, swapping(one, other), state.deal)
            if new is not None:
                yield new
    for one, other in pairs[: 5 * wanted]:
        change, deal = swapping(one, other), state.deal
        hands = tuple(map(change, deal.hands))
        new = with_other_cards(
            state, change, Deal(hands, change(deal.kitty), deal.dealer, deal.rules)
        )
        if new is not None:
            yield new
            wanted -= 1
        if not wanted:
            return


def swapping(one: Card, other: Card) -> Callable[[Hand], Hand]:
    return lambda held: Hand.of({one: other, other: one}.get(c, c) for c in held)


@pytest.mark.clause("deal-hidden", "kitty-out", "call-silent")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_view_and_a_refusal_tell_nothing_about_unseen_cards(players):
    compared: Counter[str] = Counter()
    for chance, state, other in moments(players, each=4):
        for seat in range(players):
            asked = [parse_action(text) for text in chance.sample(any_actions(chance, other), 12)]
            for new in deals_alike(state, seat, chance, wanted=3):
                assert new.view(seat) == state.view(seat), (told(state), told(new), seat)
                compared[state.phase] += 1
                for action in asked:
                    # Whose turn it is not may ask as well.
                    assert new.why_illegal(action, seat) == state.why_illegal(action, seat)
    if not IN_PYODIDE:
        assert min(compared[p] for p in ("auction", "discard", "opening", "play", "over")) > 5


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_view_tells_a_seat_all_that_it_may_know(players):
    for _, state, other in moments(players, each=4):
        for seat in range(players):
            view = state.view(seat)
            assert str(view.hand) == plain.dotted(other.hands[seat])
            assert view.hand_sizes == tuple(map(len, other.hands))
            assert len(view.legal_actions) == (
                len(state.legal_actions()) if seat == other.to_act else 0
            )
            sees_kitty = seat == other.declarer or other.table["open-kitty"] == "yes"
            assert view.kitty == (state.deal.kitty if sees_kitty else None)
            laid_away = seat == other.declarer and bool(other.discards)
            assert (view.discards is not None) == laid_away
            if laid_away:
                assert str(view.discards) == plain.dotted(other.discards)
            assert [card.text for _, card in view.trick] == other.trick
            assert view.taken == tuple(other.taken)
            if other.end == "claim":
                claimant = state.previous.to_act
                assert view.shown == (claimant, state.deal.hands[claimant])
            else:
                assert view.shown is None


# Records and links ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_records_and_links_give_the_same_deal_again(players):
    for _, state, _ in moments(players, each=2):
        text = format_record(state)
        link = format_link(state)
        for read in (parse_record(text), parse_link(link)):
            assert read.deal == state.deal
            assert read.deal.rules == state.deal.rules
            assert read.actions() == state.actions()
            assert (read.scores(), read.taken, read.result) == (
                state.scores(),
                state.taken,
                state.result,
            )
            assert format_record(read) == text
            assert format_link(read) == link
        for action in state.actions():
            assert parse_action(str(action)) == action
