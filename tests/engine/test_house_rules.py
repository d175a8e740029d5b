"""Each house rule at work: what it changes and what it leaves alone."""

import itertools

import pytest

from amerikaner import (
    AMERIKANER,
    Card,
    Clause,
    Deal,
    Discard,
    Hand,
    ImpossibleDeal,
    Match,
    NotationError,
    Rules,
    State,
    Suit,
    format_record,
    parse_record,
    parse_rules,
    read_rules,
    score_deal,
)
from amerikaner.cards import JOKERS, PACK
from amerikaner.events import events, side_tricks
from amerikaner.house import beats, source, suit_led
from amerikaner.rules import PRESETS, SETTINGS, pack, setting_text
from amerikaner.service import answer

from .deals import E, N, S, W, cards, do, is_legal, legal, play, proof, refusal, say

THIRTEEN = ("AKQ2.AKQ.AKQ.AKQ", "JT9.JT9.JT9.JT98", "876.876.876.7654", "543.5432.5432.32")
"""Four hands of a deal without a kitty, the high cards with North."""


def without_kitty(*hands: str, dealer: int = W, **rules: object) -> State:
    deal = Deal(tuple(map(Hand.parse, hands)), Hand(), dealer, Rules(kitty="none", **rules))
    return State(deal)


def by_base_suits(dealer: int = N, **rules: object) -> State:
    """Each player holds a suit but its two; the twos are the kitty."""
    hands = ("AKQJT9876543...", "..AKQJT9876543.", ".AKQJT9876543..", "...AKQJT9876543")
    deal = Deal(tuple(map(Hand.parse, hands)), Hand.parse("2.2.2.2"), dealer, Rules(**rules))
    return State(deal)


def told(state: State) -> list[str]:
    return [event.id for event in events(state)]


# Players, kitty and deck --------------------------------------------------------------------------


@pytest.mark.clause("option-players", "option-kitty", "option-strip-twos", "option-jokers")
@pytest.mark.parametrize(
    ("text", "cards", "kitty", "tricks", "lowest"),
    [
        ("standard", 12, 4, 12, 6),
        ("kitty=none", 13, 0, 13, 7),
        ("players=3", 16, 4, 16, 8),
        ("players=3,kitty=one", 17, 1, 17, 9),
        ("players=5", 10, 2, 10, 5),
        ("players=6", 8, 4, 8, 4),
        ("players=3,strip-twos=yes", 17, 0, 17, 9),
        ("players=5,strip-twos=yes", 10, 0, 10, 5),
        ("players=6,strip-twos=yes", 8, 0, 8, 4),
        ("players=3,jokers=dud", 18, 0, 18, 9),
        ("players=5,jokers=top-trump", 11, 0, 11, 6),
        ("players=6,jokers=dud", 9, 0, 9, 5),
        ("kitty-trick=yes", 12, 4, 13, 7),
    ],
)
def test_every_deal_has_its_numbers(text, cards, kitty, tricks, lowest):
    rules = parse_rules(text)
    assert (rules.hand_size, rules.kitty_size, rules.tricks) == (cards, kitty, tricks)
    assert (rules.minimum_bid, rules.highest_bid) == (lowest, tricks)
    deal = Deal.shuffled(7, rules=rules)
    assert [len(hand) for hand in deal.hands] == [cards] * rules.players
    assert len(deal.kitty) == kitty


@pytest.mark.clause("option-strip-twos")
@pytest.mark.parametrize(("players", "gone"), [(3, "2C"), (5, "2C 2D"), (6, "2C 2D 2H 2S")])
def test_the_twos_go_clubs_first(players, gone):
    rules = Rules(players=players, strip_twos=True)
    assert {card.text for card in PACK} - {card.text for card in pack(rules)} == set(gone.split())


def three_without_the_two_of_clubs() -> State:
    hands = ("AKQJT.AKQJT.AKQJ.AKQ", "987.987.T98765.JT987", "65432.65432.432.6543")
    deal = Deal(tuple(map(Hand.parse, hands)), Hand(), 2, Rules(players=3, strip_twos=True))
    return say(State(deal), "9 - -")


@pytest.mark.clause("option-strip-twos")
def test_a_card_taken_out_cannot_be_called_or_dealt():
    state = three_without_the_two_of_clubs()
    assert refusal(state, "open QC 2C") == ("call-not-in-pack", "option-strip-twos")
    assert not any(action.endswith("2C") for action in legal(state))
    hands = list(state.deal.hands)
    hands[2] = Hand.parse("65432.65432.432.6542")
    with pytest.raises(ImpossibleDeal, match="card-not-in-pack") as caught:
        Deal(tuple(hands), Hand(), 2, state.rules)
    told_of = [(p.clause, p.data) for p in caught.value.problems]
    assert ("option-strip-twos", {"card": "2C"}) in told_of


@pytest.mark.clause("option-players")
def test_the_bidder_s_side_is_two_against_the_others():
    state = State(Deal.shuffled(3, rules=Rules(players=6)))
    state = say(state, "4 - - - - -")
    assert state.declarer == 1
    state = state.apply(Discard(list(state.hand(1))[:4]))
    while not state.is_over:
        state = state.apply(state.legal_actions()[0])
    scores = state.scores()
    assert scores is not None
    others = [s for s in range(6) if s not in (state.declarer, state.partner)]
    assert len(others) == 4
    assert [scores[s] for s in others] == [state.taken[s] for s in others]


@pytest.mark.clause("option-kitty")
def test_without_a_kitty_the_bidder_leads_at_once():
    state = say(without_kitty(*THIRTEEN), "7 - - -")
    assert (state.phase, state.to_act) == ("opening", N)
    assert refusal(state, "discard 2...") == ("open-first", "lead-bidder")


# Jokers -------------------------------------------------------------------------------------------


def with_jokers(role: str, *hands: str, calls: str = "9 - -") -> State:
    deal = Deal(tuple(map(Hand.parse, hands)), Hand(), 2, Rules(players=3, jokers=role))
    return say(State(deal), calls)


SPREAD = ("AKQJT.AKQJ.AKQ.AKQJ2.1", "98765.T9876.T987.T98.2", "432.5432.J65432.76543.")


@pytest.mark.clause("option-jokers")
@pytest.mark.parametrize("role", ["dud", "top-trump"])
def test_a_joker_is_neither_first_lead_at_a_number_nor_called(role):
    state = with_jokers(role, *SPREAD)
    assert refusal(state, "open 1X AS") == ("joker-opens", "option-jokers")
    assert refusal(state, "open AS 2X") == ("joker-called", "option-jokers")
    assert not any("X" in action for action in legal(state))


@pytest.mark.clause("option-jokers")
def test_a_dud_is_played_only_by_who_cannot_follow_and_never_wins():
    state = do(with_jokers("dud", *SPREAD), "open AS 9S")
    state = play(state, "9S 2S")
    state = play(state, "AD")
    assert refusal(state, "play 2X") == ("must-follow", "play-follow")
    assert proof(state, "play 2X")["cards"] == ["TD", "9D", "8D", "7D"]
    state = play(state, "7D 2D")
    assert state.trick_winner == 0
    assert is_legal(state, "play 1X")
    state = play(state, "1X")
    assert told(state) == ["joker-led"]
    # A led joker lets the first suited card set the suit.
    assert state.led_suit is None
    state = play(state, "TC")
    assert state.led_suit is Card.parse("TC").suit
    assert refusal(state, "play 2H") == ("must-follow", "play-follow")
    state = play(state, "3C")
    assert state.trick_winner == 1


@pytest.mark.clause("option-jokers")
def test_of_jokers_alone_the_first_wins():
    rules = Rules(players=5, jokers="dud")
    one, two, three = JOKERS
    assert not beats(rules, two, one, [one], None, 6)
    assert not beats(rules, three, one, [one, two], None, 6)
    assert suit_led(rules, [one, two, three], None) is None


@pytest.mark.clause("option-jokers", "play-follow")
def test_after_duds_the_first_card_with_a_suit_is_the_one_to_follow():
    rules = Rules(players=5, jokers="dud")
    trick = [JOKERS[0], *cards("4H 9S")]
    assert suit_led(rules, trick, None) is Suit.parse("H")
    four, nine, five, ace = cards("4H 9S 5H AS")
    assert beats(rules, five, four, [JOKERS[0], four], None, 6)
    assert not beats(rules, ace, four, [JOKERS[0], four, nine], None, 6)


@pytest.mark.clause("option-led-two")
def test_a_led_two_can_be_beaten_at_amerikaner_alone_where_the_table_says_so():
    rules = Rules(led_two="not-at-amerikaner")
    two, ace = cards("2H AH")
    assert beats(rules, ace, two, [two], None, AMERIKANER)
    assert not beats(rules, ace, two, [two], None, 6)


@pytest.mark.clause("option-jokers")
def test_a_top_trump_beats_the_ace_and_belongs_to_the_trump_suit():
    state = do(with_jokers("top-trump", *SPREAD), "open AS 9S")
    state = play(state, "9S 2S")
    state = play(state, "1X")
    assert told(state) == ["joker-trumps"]
    assert state.led_suit is not None
    assert state.led_suit.letter == "S"
    # Seat 1 has spades and the other joker: both follow, a heart does not.
    assert is_legal(state, "play 8S")
    assert is_legal(state, "play 2X")
    assert proof(state, "play TH")["cards"] == ["8S", "7S", "6S", "5S", "2X"]
    state = play(state, "2X 3S")
    assert state.trick_winner == 0
    state = play(state, "KS")
    state = play(state, "8S 4S")
    state = play(state, "AD 7D 2D")
    assert state.trick_winner == 0


@pytest.mark.clause("option-jokers")
def test_without_trump_a_top_trump_is_a_dud():
    state = with_jokers("top-trump", *SPREAD, calls="A")
    state = do(state, "open 1X")
    assert told(state) == ["joker-led"]
    assert state.led_suit is None
    assert is_legal(state, "play 2X")
    state = play(state, "5S 4S")
    assert state.trick_winner == 1
    assert state.scores() is None


# The kitty ----------------------------------------------------------------------------------------


def kitty_trick_played(bid: str) -> State:
    """North bids and takes seven of the twelve with a partner's one."""
    state = say(by_base_suits(dealer=W, kitty_trick=True), f"{bid} - - -" if bid != "A" else bid)
    return do(state, "discard 43.2.2.")


@pytest.mark.clause("option-kitty-trick")
def test_the_discards_count_as_a_trick_of_the_bidder_s_side():
    rules = Rules(kitty_trick=True)
    assert score_deal(rules, 8, N, S, [4, 3, 3, 2]) == (8, 3, 8, 2)
    assert score_deal(rules, 9, N, S, [4, 3, 3, 2]) == (-9, 3, -9, 2)
    assert score_deal(rules, 13, N, S, [6, 0, 6, 0]) == (13, 0, 13, 0)


@pytest.mark.clause("option-kitty-trick")
def test_amerikaner_needs_the_twelve_played_ones_also_where_the_kitty_counts():
    rules = Rules(kitty_trick=True)
    assert score_deal(rules, AMERIKANER, N, None, [11, 1, 0, 0]) == (-52, 1, 0, 0)
    assert score_deal(rules, AMERIKANER, N, None, [12, 0, 0, 0]) == (52, 0, 0, 0)


@pytest.mark.clause("option-kitty-trick")
def test_the_kitty_s_trick_is_told_when_it_is_laid_away():
    state = kitty_trick_played("7")
    assert told(state) == ["discard", "kitty-trick"]
    assert side_tricks(state) == 1
    assert side_tricks(kitty_trick_played("A")) == 0
    assert refusal(by_base_suits(kitty_trick=True), "bid 6") == (
        "below-lowest",
        "option-kitty-trick",
    )
    assert refusal(by_base_suits(kitty_trick=True), "bid 14") == (
        "above-highest",
        "option-kitty-trick",
    )


@pytest.mark.clause("option-open-kitty")
def test_an_open_kitty_is_seen_by_all_and_the_discards_by_nobody_else():
    state = by_base_suits(dealer=W, open_kitty=True)
    assert told(state) == ["deal", "kitty-open"]
    twos = Hand.parse("2.2.2.2")
    assert all(state.view(seat).kitty == twos for seat in range(4))
    state = do(say(state, "6 - - -"), "discard 3.2.2.2")
    assert [state.view(seat).discards is not None for seat in range(4)] == [
        True,
        False,
        False,
        False,
    ]
    assert all(state.view(seat).kitty == twos for seat in range(4))


# The auction --------------------------------------------------------------------------------------


@pytest.mark.clause("option-lowest-bid")
def test_a_table_s_lowest_bid_is_cited_when_it_refuses():
    state = by_base_suits(lowest_bid=5)
    assert is_legal(state, "bid 5")
    assert refusal(state, "bid 4") == ("below-lowest", "option-lowest-bid")
    high = by_base_suits(lowest_bid=7)
    assert refusal(high, "bid 6") == ("below-lowest", "option-lowest-bid")


@pytest.mark.clause("option-lowest-bid")
def test_half_of_the_tricks_as_a_number_is_the_base_rule():
    assert Rules(lowest_bid=6) == Rules()
    assert Rules(kitty_trick=True, lowest_bid=7) == Rules(kitty_trick=True)
    assert Rules(kitty_trick=True, lowest_bid=6) != Rules(kitty_trick=True)


@pytest.mark.clause("option-first-to-bid")
def test_the_dealer_speaks_first_where_the_table_says_so():
    state = by_base_suits(dealer=E, first_to_bid="dealer")
    assert state.to_act == E
    assert told(state) == ["deal", "dealer-first"]
    assert refusal(state, "pass", S) == ("not-your-turn", "option-first-to-bid")


@pytest.mark.clause("option-all-pass")
def test_after_four_passes_the_table_says_who_deals():
    for all_pass, dealer in (("same-dealer", E), ("next-dealer", S)):
        rules = Rules(all_pass=all_pass)
        state = say(by_base_suits(dealer=E, all_pass=all_pass), "- - - -")
        assert state.result == "all-pass"
        assert state.scores() is None
        match = Match((3, 4, 5, 6), E, rules).after(state)
        assert (match.dealer, match.totals, match.deals_scored) == (dealer, (3, 4, 5, 6), 0)


@pytest.mark.clause("option-all-pass")
def test_an_all_pass_deal_has_no_trump_and_costs_a_point_a_trick():
    state = say(by_base_suits(dealer=E, all_pass="pass-round"), "- - - -")
    assert told(state) == ["pass", "pass-round"]
    # The dealer's left leads, the kitty stays out and unseen.
    assert (state.phase, state.to_act, state.trump) == ("play", S, None)
    assert all(state.view(seat).kitty is None for seat in range(4))
    assert refusal(state, "bid 6") == ("auction-over", "bid-end")
    while not state.is_over:
        state = state.apply(state.legal_actions()[0])
    assert state.result == "pass-round"
    assert state.is_pass_round
    assert state.scores() == (0, 0, -12, 0)
    assert told(state)[-5:] == ["pass-round-over", "score", "score", "score", "score"]
    match = Match((51, 51, 51, 51), E, state.rules).after(state)
    assert (match.dealer, match.totals, match.is_over) == (S, (51, 51, 39, 51), False)


def with_a_poor_hand(claim: str, poor: str = ".T98765432..T98") -> State:
    """East's hand, and the rest of the pack dealt out to the others in order."""
    east = Hand.parse(poor)
    rest = [card for card in PACK if card not in east]
    hands = (Hand.of(rest[0::3][:12]), east, Hand.of(rest[1::3][:12]), Hand.of(rest[2::3][:12]))
    left = Hand.of(PACK) - (hands[0] | hands[1] | hands[2] | hands[3])
    return State(Deal(hands, left, N, Rules(redeal_claim=claim)))


@pytest.mark.clause("option-redeal-claim")
def test_a_poor_hand_may_claim_a_redeal_and_is_shown():
    state = with_a_poor_hand("no-akqj")
    assert "claim" in legal(state)
    claimed = do(state, "claim")
    assert (claimed.result, claimed.scores()) == ("redeal", None)
    assert told(claimed) == ["claim", "redeal"]
    for seat in range(4):
        assert claimed.view(seat).shown == (E, state.hand(E))
        assert state.view(seat).shown is None
    assert Match.start(N, state.rules).after(claimed).dealer == N
    assert refusal(claimed, "pass") == ("deal-over", "option-redeal-claim")
    assert format_record(parse_record(format_record(claimed))) == format_record(claimed)


@pytest.mark.clause("option-redeal-claim")
def test_a_claim_needs_the_rule_the_hand_and_the_first_turn():
    assert refusal(by_base_suits(), "claim") == ("claim-not-played", "option-redeal-claim")
    rich = with_a_poor_hand("no-akqj", ".AT9876543..T98")
    assert refusal(rich, "claim") == ("claim-high-card", "option-redeal-claim")
    assert proof(rich, "claim") == {"cards": ["AH"]}
    assert is_legal(with_a_poor_hand("no-kqj", ".AT9876543..T98"), "claim")
    late = say(with_a_poor_hand("no-akqj"), "6 7 - -")
    assert late.to_act == E
    assert refusal(late, "claim") == ("claim-too-late", "option-redeal-claim")
    over = say(with_a_poor_hand("no-akqj"), "A")
    assert refusal(over, "claim") == ("over-amerikaner", "bid-amerikaner")


@pytest.mark.clause("option-redeal-claim", "option-jokers")
def test_a_joker_voids_the_claim():
    hands = ("AKQJT.AKQJ.AKQJ.AKQJ.2", "98765.T9876.T987.T98.1", "432.5432.65432.765432")
    rules = Rules(players=3, jokers="dud", redeal_claim="no-akqj")
    state = State(Deal(tuple(map(Hand.parse, hands)), Hand(), 0, rules))
    assert refusal(state, "claim") == ("claim-joker", "option-redeal-claim")
    assert proof(state, "claim") == {"cards": ["1X"]}


# Trump and tricks ---------------------------------------------------------------------------------


@pytest.mark.clause("option-grand")
def test_a_number_may_be_played_without_trump():
    state = say(without_kitty(*THIRTEEN, grand=True), "7 - - -")
    assert refusal(say(without_kitty(*THIRTEEN), "7 - - -"), "open AH JH -") == (
        "no-grand",
        "lead-trump",
    )
    state = do(state, "open AH JH -")
    assert (state.trump, state.called) == (None, Card.parse("JH"))
    assert told(state) == ["lead-call", "grand"]
    state = play(state, "JH 6H 2H")
    # Nobody can ruff: the partner is found as ever, the bid is worth the same.
    assert state.partner == E
    while not state.is_over:
        state = state.apply(state.legal_actions()[0])
    assert state.scores() == (7, 7, 0, 0)


@pytest.mark.clause("option-free-trump")
def test_trump_may_be_another_suit_than_the_one_led():
    state = say(without_kitty(*THIRTEEN, free_trump=True), "7 - - -")
    assert refusal(say(without_kitty(*THIRTEEN), "7 - - -"), "open AH JH S") == (
        "trump-not-free",
        "lead-trump",
    )
    assert proof(say(without_kitty(*THIRTEEN), "7 - - -"), "open AH JH S") == {"suit": "H"}
    assert refusal(state, "open AH JH -") == ("no-grand", "lead-trump")
    opened = do(state, "open AH JH S")
    assert opened.trump is not None
    assert opened.trump.letter == "S"
    assert told(opened) == ["lead-call", "trump-named"]
    assert told(do(state, "open AH JH H")) == ["lead-call", "trump"]
    assert str(do(state, "open AH JH H").action) == "open AH JH"


@pytest.mark.clause("option-free-trump")
def test_a_called_ace_can_be_ruffed_and_the_trump_be_a_suit_the_bidder_is_void_in():
    hands = ("KQJ2.AKQJT98..AK", "AT98.7654.AKQJT.", "76543..9876.QJT9", ".32.5432.8765432")
    state = say(without_kitty(*hands, free_trump=True), "7 - - -")
    state = do(state, "open KS AS D")
    state = play(state, "AS 3S")
    state = play(state, "2D")
    assert state.trick_winner == W
    assert state.partner == E


@pytest.mark.clause("option-led-two")
def test_a_led_two_wins_whatever_follows_and_others_follow_suit():
    state = say(without_kitty(*THIRTEEN, led_two="yes"), "7 - - -")
    state = do(state, "open 2S JS")
    assert refusal(state, "play TH") == ("must-play-called", "call-owner")
    state = play(state, "JS 8S 5S")
    assert state.trick_winner == N
    assert told(state)[-2:] == ["trick-won", "two-wins"]
    state = play(state, "AS TS 7S 4S")
    # A two played second is an ordinary card.
    state = play(state, "KH 9H 6H 2H")
    assert (state.trick_winner, told(state)) == (N, ["play", "trick-won"])


@pytest.mark.clause("option-led-two")
@pytest.mark.parametrize(("led_two", "winner"), [("yes", N), ("not-at-amerikaner", E), ("no", E)])
def test_at_amerikaner_a_led_two_wins_unless_switched_off(led_two, winner):
    state = do(say(without_kitty(*THIRTEEN, led_two=led_two), "A"), "open 2S")
    assert play(state, "JS 6S 3S").trick_winner == winner


@pytest.mark.clause("option-led-two")
def test_a_led_two_is_looked_at_before_trump():
    hands = ("KQJ2.AKQJT98..AK", "AT98.7654.AKQJT.", "76543..9876.QJT9", ".32.5432.8765432")
    state = say(without_kitty(*hands, free_trump=True, led_two="yes"), "7 - - -")
    state = play(do(state, "open 2S AS D"), "AS 3S 2D")
    assert state.trick_winner == N
    ordinary = say(without_kitty(*hands, free_trump=True), "7 - - -")
    assert play(do(ordinary, "open 2S AS D"), "AS 3S 2D").trick_winner == W


# Scores -------------------------------------------------------------------------------------------


@pytest.mark.clause("option-contract-points", "option-rounding")
@pytest.mark.parametrize(
    ("text", "made", "lost"),
    [
        ("standard", (7, 7), (-7, -7)),
        ("contract-points=declarer-double", (14, 7), (-14, -7)),
        ("contract-points=partner-half", (7, 4), (-7, -4)),
        ("contract-points=partner-half,rounding=upward", (7, 4), (-7, -3)),
        ("rounding=upward", (7, 7), (-7, -7)),
    ],
)
def test_bidder_and_partner_are_paid_as_the_table_says(text, made, lost):
    rules = parse_rules(text)
    assert score_deal(rules, 7, N, S, [4, 2, 3, 3])[::2] == made
    assert score_deal(rules, 7, N, S, [3, 3, 3, 3])[::2] == lost
    assert score_deal(rules, AMERIKANER, N, None, [12, 0, 0, 0]) == (52, 0, 0, 0)


@pytest.mark.clause("option-rounding")
def test_half_of_an_even_bid_needs_no_rounding():
    for rounding in ("size", "upward"):
        rules = Rules(contract_points="partner-half", rounding=rounding)
        assert score_deal(rules, 8, N, S, [3, 3, 3, 3])[::2] == (-8, -4)


@pytest.mark.clause("option-target")
def test_the_game_ends_at_the_table_s_target_and_amerikaner_stays_at_52():
    rules = Rules(target=100)
    assert not Match((52, 99, 0, 0), N, rules).is_over
    assert Match((52, 100, 0, 0), N, rules).winners() == (E,)
    assert score_deal(rules, AMERIKANER, N, None, [12, 0, 0, 0]) == (52, 0, 0, 0)


# Tables as text -----------------------------------------------------------------------------------


def test_a_preset_is_a_table_that_can_be_played():
    for name, rules in PRESETS.items():
        assert parse_rules(name) == rules
        assert rules.problems() == []


def every_pair() -> list[dict[str, object]]:
    """All pairs of values of different house rules."""
    found = []
    for one, other in itertools.combinations(SETTINGS, 2):
        for value, second in itertools.product(one.values, other.values):
            found.append({one.field: value, other.field: second})
    return found


def test_two_values_either_fit_or_name_the_rules_at_fault():
    for change in every_pair():
        for problem in Rules(**change).problems():
            names = problem.data["options"]
            assert len(names) == 2
            assert problem.clause.value.removeprefix("option-") in names


def test_what_does_not_fit_falls_back_alone():
    rules, found = read_rules("players=5,kitty=none,grand=yes,kitty-trick=yes,target=100")
    assert str(rules) == "players=5,grand=yes,target=100"
    assert [p.code for p in found] == ["kitty-not-for-players", "kitty-trick-players"]
    assert [p.data["options"] for p in found] == [["players", "kitty"], ["players", "kitty-trick"]]
    assert [p.column for p in found] == [17, 44]


@pytest.mark.parametrize(
    ("text", "column", "data"),
    [
        ("grand=yes,colour=red", 11, {"options": [], "option": "colour=red"}),
        ("grand=yes," + "x" * 50, 11, {"options": [], "option": "x" * 40}),
        ("grand=maybe", 7, {"options": ["grand"], "option": "grand", "value": "maybe"}),
        ("grand=" + "y" * 50, 7, {"options": ["grand"], "option": "grand", "value": "y" * 40}),
        (
            "grand=yes,target=" + "9" * 50,
            18,
            {"options": ["target"], "option": "target", "value": "9" * 40, "lowest": 1,
             "highest": 999},
        ),
        ("grand=yes,target=0000052", 18, {"options": ["target"], "option": "target",
         "value": "0000052", "lowest": 1, "highest": 999}),
        ("target=40,grand=yes,grand=no", 21, {"options": ["grand"], "option": "grand"}),
        ("grand=yes,jokers=dud", 18, {"options": ["players", "jokers"], "players": 4}),
        ("x" * 501, None, {"options": [], "count": 501, "highest": 500}),
        ("kitty=one", 7, {"options": ["players", "kitty"], "players": 4, "kitty": "one"}),
        ("players=3,kitty-trick=yes", 23, {"options": ["players", "kitty-trick"], "players": 3}),
        ("lowest-bid=13", 12, {"options": ["players", "lowest-bid"], "lowest": 13, "highest": 12}),
    ],
)  # fmt: skip
def test_a_fault_in_a_table_s_text_has_its_place_and_what_its_sentence_needs(text, column, data):
    problem = read_rules(text)[1][0]
    if column is not None:  # a text too long to look at has no place
        assert (problem.line, problem.column) == (1, column)
        with pytest.raises(NotationError) as caught:
            parse_rules(text)
        assert caught.value.column == column
    assert problem.data == data
    options = data["options"]
    assert problem.clause == (f"option-{options[-1]}" if options else None)


def test_a_value_no_rule_can_have_is_told_as_a_table_s_text_would_write_it():
    assert [p.data for p in Rules(target=1000).problems()] == [
        {"options": ["target"], "option": "target", "value": "1000", "lowest": 1, "highest": 999}
    ]
    assert [p.data for p in Rules(kitty="z" * 50).problems()] == [
        {"options": ["kitty"], "option": "kitty", "value": "z" * 40}
    ]


@pytest.mark.parametrize(
    ("text", "clauses", "cited"),
    [
        ("first-to-bid=dealer", "bid-first", "option-first-to-bid"),
        ("lowest-bid=5", "bid-minimum", "option-lowest-bid"),
        ("kitty-trick=yes", "bid-minimum bid-twelve", "option-kitty-trick"),
        ("all-pass=next-dealer", "bid-all-pass", "option-all-pass"),
        ("open-kitty=yes", "kitty-take deal-hidden", "option-open-kitty"),
        ("contract-points=declarer-double", "score-made score-lost", "option-contract-points"),
        ("target=100", "end-52", "option-target"),
        ("players=5", "deal-pack deal-twelve bid-minimum", "option-players"),
    ],
)
def test_where_a_table_changes_a_clause_its_house_rule_is_cited(text, clauses, cited):
    for clause in map(Clause, clauses.split()):
        assert source(parse_rules(text), clause) == cited
        assert source(Rules(), clause) == clause


@pytest.mark.parametrize("number", ["1000", "0", "052", "9999999"])
def test_a_number_that_is_none_of_a_house_rule_s_is_not_read(number):
    target = next(settings for settings in SETTINGS if settings.name == "target")
    assert target.read("52") == 52
    with pytest.raises(OverflowError):
        target.read(number)


@pytest.mark.clause("option-jokers")
def test_a_joker_dealt_where_none_is_in_the_pack_is_told_by_the_house_rule_for_jokers():
    hands = (Hand.of([JOKERS[0], *PACK[1:12]]), *(Hand.of(PACK[i : i + 12]) for i in (12, 24, 36)))
    with pytest.raises(ImpossibleDeal) as caught:
        Deal(hands, Hand.of(PACK[48:]))
    assert [(p.code, p.clause, p.data) for p in caught.value.problems] == [
        ("card-not-in-pack", "option-jokers", {"card": JOKERS[0].text})
    ]


def test_twos_that_cannot_be_taken_out_leave_the_pack_whole():
    rules = Rules(kitty="none", strip_twos=True)
    assert [p.code for p in rules.problems()] == ["twos-not-for-players"]
    assert pack(rules) == PACK


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("standard", []),
        ("rounding=upward", ["option-rounding"]),
        ("rounding=upward,contract-points=partner-half", []),
        ("contract-points=partner-half", []),
        ("led-two=yes", []),
        ("players=6,strip-twos=yes,led-two=yes", ["option-led-two"]),
        ("players=5,strip-twos=yes,led-two=yes", []),
    ],
)
@pytest.mark.clause("option-rounding", "option-led-two")
def test_a_house_rule_without_effect_at_a_table_is_told(text, names):
    assert [option.value for option in parse_rules(text).idle()] == names


@pytest.mark.parametrize(
    ("text", "kept", "codes"),
    [
        ("colour=red,grand=yes", "grand=yes", ["unknown-option"]),
        ("grand=maybe,target=40", "target=40", ["unknown-value"]),
        ("target=0,grand=yes", "grand=yes", ["out-of-range"]),
        ("target=1000", "standard", ["out-of-range"]),
        ("target=" + "9" * 400, "standard", ["out-of-range"]),
        ("target=-5", "standard", ["out-of-range"]),
        ("target=٣", "standard", ["unknown-value"]),
        ("target=052", "standard", ["out-of-range"]),
        ("lowest-bid=13", "standard", ["lowest-above-highest"]),
        ("grand=yes,grand=no", "grand=yes", ["repeated-option"]),
        ("jokers=dud", "standard", ["jokers-not-for-players"]),
        ("strip-twos=yes", "standard", ["twos-not-for-players"]),
        ("players=3,strip-twos=yes,jokers=dud", "players=3,strip-twos=yes", ["twos-with-jokers"]),
        ("players=3,kitty=one,jokers=dud", "players=3,jokers=dud", ["kitty-with-deck"]),
        ("kitty=none,kitty-trick=yes", "kitty=none", ["kitty-trick-kitty"]),
        ("kitty=none,open-kitty=yes", "kitty=none", ["no-kitty-to-open"]),
        (
            "players=6,strip-twos=yes,open-kitty=yes",
            "players=6,strip-twos=yes",
            ["no-kitty-to-open"],
        ),
        ("jokers=dud,open-kitty=yes", "open-kitty=yes", ["jokers-not-for-players"]),
        ("", "standard", ["unknown-option"]),
        ("x" * 501, "standard", ["too-long"]),
        ("players=4,\x00\u202e", "standard", ["unknown-option"]),
    ],
)
def test_a_fault_in_a_table_s_text_is_told_and_the_rest_kept(text, kept, codes):
    rules, found = read_rules(text)
    assert str(rules) == kept
    assert [p.code for p in found] == codes
    assert rules.problems() == []
    with pytest.raises(NotationError, match=codes[0]):
        parse_rules(text)


def test_one_table_has_one_text():
    for settings in SETTINGS:
        for value in settings.values:
            text = f"{settings.name}={setting_text(value)}"
            rules = read_rules(text)[0]
            assert parse_rules(str(rules)) == rules
    assert parse_rules("target=40,players=5") == parse_rules("players=5,target=40")
    assert str(parse_rules("players=5,strip-twos=yes,kitty=none")) == "players=5,strip-twos=yes"


@pytest.mark.clause("option-rounding", "option-led-two")
def test_a_rule_that_changes_nothing_here_is_said_to():
    reply = answer(
        {"ask": "table", "rules": "players=6,strip-twos=yes,led-two=yes,rounding=upward"}
    )
    assert [o["name"] for o in reply["options"] if o["idle"]] == ["led-two", "rounding"]


# Under other rules --------------------------------------------------------------------------------


def test_a_record_under_other_rules_tells_where_it_differs():
    record = (answer({"ask": "deal", "seed": 1}))["record"]
    state = parse_record(record)
    while not state.is_over:
        actions = state.legal_actions()
        if state.phase == "discard":
            state = state.apply(actions[0])
        elif state.phase == "auction":
            state = state.apply(actions[1] if state.contract is None else actions[0])
        else:
            state = state.apply(actions[-1])
    record = format_record(state)
    reply = answer({"ask": "under", "record": record, "rules": "contract-points=declarer-double"})
    last = len(state.history()) - 1
    assert reply["differs"] == [last]
    assert "error" not in reply
    same = answer({"ask": "under", "record": record, "rules": "target=100"})
    assert same["differs"] == []
    higher = answer({"ask": "under", "record": record, "rules": "lowest-bid=7"})
    assert higher["error"]["code"] == "illegal-action"
    assert higher["error"]["data"]["reason"]["clause"] == "option-lowest-bid"
    other = answer({"ask": "under", "record": record, "rules": "players=5"})
    assert other["error"]["code"] == "deal-does-not-fit"
    wrong = answer({"ask": "under", "record": record, "rules": "players=9"})
    assert wrong["error"]["code"] == "unknown-value"


def test_the_base_value_of_a_number_has_a_name_too():
    (option,) = (
        o
        for o in answer({"ask": "table", "rules": "lowest-bid=half"})["options"]
        if o["name"] == "lowest-bid"
    )
    assert (option["value"], option["played"], option["changed"]) == ("half", "half", False)
