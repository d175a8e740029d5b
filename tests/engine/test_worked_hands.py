"""The worked hands: seven in hearts step by step, and of each small one what it is there for."""

import pytest

from amerikaner import Match, State, format_record, parse_record
from amerikaner.events import events

from .deals import (
    HANDS,
    SEVEN,
    SEVEN_LOST,
    SEVEN_MADE,
    E,
    N,
    S,
    W,
    card,
    do,
    is_legal,
    proof,
    refusal,
    say,
)

LINES = {"made": SEVEN_MADE, "lost": SEVEN_LOST}
# Who wins each trick, read off the tables: the leader of the next, and the last by hand.
WINNERS = {"made": "NSSSSEEESSSW", "lost": "NWEWEEESSSSS"}
SCORES = {"made": (7, 3, 7, 1), "lost": (-7, 4, -7, 2)}
TAKEN = {"made": (1, 3, 7, 1), "lost": (1, 4, 5, 2)}


def record(line: str) -> State:
    return parse_record((HANDS / f"seven-hearts.{line}.hand").read_text("utf-8"))


def ids(state: State) -> list[str]:
    return [event.id for event in events(state)]


both = pytest.mark.parametrize("line", ["made", "lost"])


@both
def test_the_record_is_the_deal_of_the_table(line):
    state = record(line)
    assert state.deal == SEVEN
    assert str(state.deal.kitty) == "73.7..J"
    assert [str(action) for action in state.actions()[:7]] == [
        "bid 6",
        "bid 7",
        "pass",
        "pass",
        "pass",
        "discard 7532...",
        "open 4H AH",
    ]


@both
def test_every_card_lies_where_the_table_says(line):
    tricks = [m.trick for m in record(line).history() if m.trick_winner is not None]
    assert " ".join(c.text for trick in tricks for _, c in trick) == LINES[line]


@both
def test_every_trick_goes_to_the_player_of_the_table(line):
    winners = [m.trick_winner for m in record(line).history() if m.trick_winner is not None]
    assert "".join("NESW"[seat] for seat in winners) == WINNERS[line]


@both
def test_the_scores_are_those_of_the_table(line):
    state = record(line)
    assert (state.result, state.taken, state.scores()) == (line, TAKEN[line], SCORES[line])


@both
def test_the_file_is_canonical_but_for_its_comment(line):
    text = (HANDS / f"seven-hearts.{line}.hand").read_text("utf-8")
    comment, _, rest = text.partition("\n")
    assert comment.startswith("; ")
    assert format_record(parse_record(text)) == rest


def test_the_two_lines_part_at_souths_club_on_trick_two():
    made, lost = record("made").actions(), record("lost").actions()
    first = next(i for i, (a, b) in enumerate(zip(made, lost, strict=True)) if a != b)
    assert (str(made[first]), str(lost[first])) == ("play AC", "play JC")
    assert first == 12


def test_south_holds_what_the_table_says_after_the_exchange():
    state = do(say(State(SEVEN), "6 7 - - -"), "discard 7532...")
    assert str(state.hand(S)) == "T8.KQJ974.KQ.AJ"


@both
def test_hearts_are_trump_and_north_is_partner(line):
    state = record(line)
    assert (state.trump.letter, state.called.text, state.partner) == ("H", "AH", N)
    assert (state.declarer, state.contract) == (S, 7)


def test_what_happens_in_the_auction_and_the_exchange():
    history = record("made").history()
    assert [ids(state) for state in history[:7]] == [
        ["deal"],
        ["bid"],
        ["bid"],
        ["pass"],
        ["pass"],
        ["pass", "auction-won", "kitty"],
        ["discard"],
    ]


def test_what_happens_on_trick_one():
    history = record("made").history()
    assert [ids(state) for state in history[7:11]] == [
        ["lead-call", "trump"],
        ["play"],
        ["called"],
        ["play", "trick-won"],
    ]
    call, trump = events(history[7])
    assert call.data == {"seat": S, "lead": "4H", "called": "AH"}
    assert trump.data == {"suit": "H"}
    (called,) = events(history[9])
    assert (called.clause, called.data) == (
        "call-owner",
        {"seat": N, "card": "AH", "declarer": S},
    )
    won = events(history[10])[1]
    assert (won.clause, won.data) == ("play-winner", {"seat": N, "card": "AH", "trick": 1})


def test_the_made_line_ends_with_what_it_pays():
    last = record("made")
    assert ids(last) == ["throw", "trick-won", "made", "score", "score", "score", "score"]
    made, *scores = events(last)[2:]
    assert (made.clause, made.data) == ("score-over", {"bid": 7, "tricks": 8, "over": 1})
    assert [(e.clause.value, e.data["seat"], e.data["points"]) for e in scores] == [
        ("score-made", N, 7),
        ("score-defender", E, 3),
        ("score-made", S, 7),
        ("score-defender", W, 1),
    ]


def test_the_lost_line_ends_with_what_it_costs():
    last = record("lost")
    lost, *scores = events(last)[2:]
    assert (lost.id, lost.clause, lost.data) == (
        "lost",
        "score-lost",
        {"bid": 7, "tricks": 6, "short": 1},
    )
    assert [(e.clause.value, e.data["points"]) for e in scores] == [
        ("score-lost", -7),
        ("score-defender", 4),
        ("score-lost", -7),
        ("score-defender", 2),
    ]


def test_leads_of_trump_throws_and_ruffs_are_told_apart():
    made, lost = record("made").history(), record("lost").history()
    by_action = {str(m.action): events(m)[0] for m in made[8:]}
    assert (by_action["play KH"].id, by_action["play KH"].clause) == ("lead", "play-trump-lead")
    assert (by_action["play QC"].id, by_action["play QC"].clause) == ("lead", "play-next")
    assert (by_action["play 2D"].id, by_action["play 2D"].clause) == ("throw", "play-free")
    ruffed = {str(m.action): events(m)[0] for m in lost[8:]}
    assert (ruffed["play 6H"].id, ruffed["play 6H"].clause) == ("ruff", "play-free")


# The small hands ---------------------------------------------------------------------------------

# How each ends: the result, the tricks and the scores from North on; None where it stops before.
ENDS = {
    "all-pass": ("all-pass", (0, 0, 0, 0), None),
    "amerikaner.lost": ("lost", (0, 1, 11, 0), (0, 1, -52, 0)),
    "amerikaner.made": ("made", (0, 0, 12, 0), (0, 0, 52, 0)),
    "claim-akqj.off": (None, (0, 0, 0, 0), None),
    "claim-akqj.on": ("redeal", (0, 0, 0, 0), None),
    "claim-kqj.off": (None, (0, 0, 0, 0), None),
    "claim-kqj.on": ("redeal", (0, 0, 0, 0), None),
    "dealer-first.off": (None, (0, 0, 0, 0), None),
    "dealer-first.on": (None, (0, 0, 0, 0), None),
    "dealt-cards": (None, (0, 0, 0, 0), None),
    "defender-wins-first": (None, (0, 2, 0, 1), None),
    "double-pay.off": ("made", (4, 1, 6, 1), (8, 1, 8, 1)),
    "double-pay.on": ("made", (4, 1, 6, 1), (8, 1, 16, 1)),
    "eight-spades.lost": ("lost", (1, 3, 6, 2), (-8, 3, -8, 2)),
    "eight-spades.made": ("made", (1, 3, 8, 0), (8, 3, 8, 0)),
    "five-players": ("made", (1, 2, 5, 0, 2), (6, 2, 6, 0, 2)),
    "following": (None, (0, 1, 1, 0), None),
    "forced-card": (None, (2, 0, 0, 0), None),
    "fourth-bids": (None, (0, 0, 0, 0), None),
    "free-trump.off": ("lost", (3, 2, 7, 0), (3, 2, -8, -8)),
    "free-trump.on": ("made", (3, 1, 7, 1), (8, 1, 8, 1)),
    "from-minus-ten": ("made", (0, 0, 12, 0), (0, 0, 52, 0)),
    "grand.off": ("lost", (1, 6, 5, 0), (-8, 6, -8, 0)),
    "grand.on": ("made", (2, 2, 6, 2), (8, 2, 8, 2)),
    "half-lost.size": ("lost", (1, 5, 5, 1), (1, 5, -7, -4)),
    "half-lost.upward": ("lost", (1, 5, 5, 1), (1, 5, -7, -3)),
    "half-pay.off": ("made", (2, 2, 5, 3), (7, 2, 7, 3)),
    "half-pay.on": ("made", (2, 2, 5, 3), (4, 2, 7, 3)),
    "joker-dud": ("made", (2, 0, 6, 2, 1), (6, 0, 6, 2, 1)),
    "joker-top": ("made", (5, 3, 10), (11, 3, 11)),
    "king-calls-five": (None, (0, 0, 2, 0), None),
    "kitty-trick.off": ("lost", (1, 4, 5, 2), (-7, 4, -7, 2)),
    "kitty-trick.on": ("made", (1, 4, 5, 2), (7, 4, 7, 2)),
    "led-two.off": ("lost", (1, 3, 6, 2), (-8, 3, -8, 2)),
    "led-two.on": ("made", (1, 2, 7, 2), (8, 2, 8, 2)),
    "lesson-auction": (None, (0, 0, 0, 0), None),
    "lesson-counting": (None, (1, 1, 3, 0), None),
    "lesson-defending": ("lost", (2, 3, 4, 3), (2, -7, 4, -7)),
    "lesson-trick": (None, (2, 1, 1, 1), None),
    "lesson-trump": (None, (1, 1, 2, 0), None),
    "low-bid.off": ("all-pass", (0, 0, 0, 0), None),
    "low-bid.on": ("made", (1, 4, 4, 3), (5, 4, 5, 3)),
    "next-dealer.off": ("all-pass", (0, 0, 0, 0), None),
    "next-dealer.on": ("all-pass", (0, 0, 0, 0), None),
    "no-card-to-call": ("no-call", (0, 0, 0, 0), None),
    "no-kitty": ("made", (2, 2, 8, 1), (7, 2, 7, 1)),
    "off-suit-ace": ("made", (2, 0, 7, 3), (6, 0, 6, 3)),
    "open-kitty.off": (None, (0, 0, 0, 0), None),
    "open-kitty.on": (None, (0, 0, 0, 0), None),
    "other-target.off": ("made", (0, 0, 12, 0), (0, 0, 52, 0)),
    "other-target.on": ("made", (0, 0, 12, 0), (0, 0, 52, 0)),
    "pass-round.off": ("all-pass", (0, 0, 0, 0), None),
    "pass-round.on": ("pass-round", (5, 2, 3, 2), (-5, -2, -3, -2)),
    "refused-calls": (None, (0, 0, 0, 0), None),
    "revoke": (None, (0, 0, 1, 1), None),
    "rising-bids": (None, (0, 0, 0, 0), None),
    "seven-hearts.lost": ("lost", (1, 4, 5, 2), (-7, 4, -7, 2)),
    "seven-hearts.made": ("made", (1, 3, 7, 1), (7, 3, 7, 1)),
    "shared-victory": ("made", (1, 3, 5, 3), (1, 7, 7, 3)),
    "six-players": ("made", (1, 0, 4, 1, 2, 0), (5, 0, 5, 1, 2, 0)),
    "taking-the-kitty": (None, (0, 0, 0, 0), None),
    "three-one-card": (None, (0, 2, 0), None),
    "three-players": ("made", (4, 5, 7), (4, 10, 10)),
    "trump-led-at-once": (None, (0, 1, 1, 1), None),
    "twelve-and-amerikaner": (None, (0, 0, 0, 0), None),
    "two-at-amerikaner.not": ("lost", (0, 1, 11, 0), (0, 1, -52, 0)),
    "two-at-amerikaner.yes": ("made", (0, 0, 12, 0), (0, 0, 52, 0)),
    "twos-out": ("made", (4, 4, 9), (10, 4, 10)),
    "void-hand": (None, (2, 0, 1, 1), None),
}


def hand(name: str) -> State:
    return parse_record((HANDS / f"{name}.hand").read_text("utf-8"))


def before(state: State, action: str, number: int = 0) -> State:
    """The moment before an action; several alike are counted from 0."""
    found = [m.previous for m in state.history() if str(m.action) == action]
    assert found[number] is not None
    return found[number]


def after(state: State, action: str) -> State:
    return next(m for m in state.history() if str(m.action) == action)


def test_every_hand_there_is_has_its_end_written_here():
    assert {path.name.removesuffix(".hand") for path in HANDS.glob("*.hand")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_hand_ends_as_written(name):
    state = hand(name)
    assert (state.result, state.taken, state.scores()) == ENDS[name]


@pytest.mark.parametrize("name", ENDS)
def test_a_hands_file_is_canonical_but_for_its_comment(name):
    comment, _, rest = (HANDS / f"{name}.hand").read_text("utf-8").partition("\n")
    assert comment.startswith("; ")
    assert format_record(hand(name)) == rest


@pytest.mark.clause("deal-twelve", "deal-kitty")
def test_dealt_cards_nobody_has_spoken():
    state = hand("dealt-cards")
    assert state.action is None
    assert [len(state.hand(seat)) for seat in (N, E, S, W)] == [12, 12, 12, 12]
    assert state.kitty is not None
    assert len(state.kitty) == 4
    assert state.to_act == N  # West has dealt


@pytest.mark.clause("bid-all-pass")
def test_all_pass_the_same_dealer_deals_again():
    state = hand("all-pass")
    assert Match.start(dealer=W).after(state) == Match.start(dealer=W)


@pytest.mark.clause("bid-end")
def test_fourth_bids_it_could_have_passed_and_is_the_declarer_at_once():
    last = hand("fourth-bids")
    assert last.previous is not None
    assert last.previous.to_act == last.deal.dealer == S
    assert is_legal(last.previous, "pass")
    assert (last.phase, last.declarer, last.contract) == ("discard", S, 7)


@pytest.mark.clause("bid-higher", "bid-minimum", "bid-first")
def test_rising_bids_refuses_what_is_too_low():
    state = hand("rising-bids")
    start, six, eight = state.history()[0], after(state, "bid 6"), after(state, "bid 8")
    assert start.to_act == E
    assert refusal(start, "bid 5") == ("below-lowest", "bid-minimum")
    assert refusal(six, "bid 6") == ("not-higher", "bid-higher")
    assert [refusal(eight, f"bid {n}")[0] for n in (6, 7, 8)] == ["not-higher"] * 3
    assert (state.declarer, state.contract) == (N, 9)


@pytest.mark.clause("bid-twelve", "bid-amerikaner")
def test_twelve_and_amerikaner_only_amerikaner_goes_over_twelve():
    state = hand("twelve-and-amerikaner")
    twelve = after(state, "bid 12")
    assert [str(action) for action in twelve.legal_actions()] == ["pass", "bid A"]
    assert (state.phase, state.declarer) == ("discard", N)


@pytest.mark.clause("kitty-take", "kitty-discard", "kitty-out")
def test_taking_the_kitty_lays_away_kitty_cards_and_a_trump_to_be():
    state = hand("taking-the-kitty")
    taken = state.previous
    assert taken is not None
    assert len(taken.hand(S)) == 16
    assert state.discards is not None
    assert {"9C", "5C"} == {c.text for c in state.discards if c in state.deal.kitty}
    assert "4H" in {c.text for c in state.discards}
    assert is_legal(taken, "discard A5.4..5")
    assert len(state.hand(S)) == 12


@pytest.mark.clause("lead-trump", "call-card")
def test_king_calls_five_the_bidder_wins_the_first_trick():
    state = hand("king-calls-five")
    first = after(state, "play 2C")
    assert (first.trick_winner, first.partner, first.called) == (S, W, card("5D"))
    held = [c.text for c in state.deal.hands[S] | state.deal.kitty if c.suit.letter == "D"]
    assert held == ["AD", "KD", "QD", "JD", "TD", "9D", "8D", "7D", "6D"]


@pytest.mark.clause("call-live", "call-card")
def test_refused_calls_has_all_three():
    state = hand("refused-calls")
    assert refusal(state, "open JH AH") == ("call-own", "call-live")
    assert refusal(state, "open JH 2H") == ("call-discarded", "call-live")
    assert refusal(state, "open JH QS") == ("call-other-suit", "call-card")
    assert is_legal(state, "open JH KH")


@pytest.mark.clause("call-none")
def test_no_card_to_call_one_stranger_would_have_saved_it():
    state = hand("no-card-to-call")
    taken = state.previous
    assert taken is not None
    assert state.result == "no-call"
    assert ids(state) == ["discard", "no-call"]
    assert do(taken, "discard 7.32..6").phase == "opening"
    assert Match.start().after(state) == Match.start()


@pytest.mark.clause("call-owner")
def test_forced_card_other_trumps_are_refused():
    moment = before(hand("forced-card"), "play AH")
    assert (moment.to_act, str(moment.hand(N)).split(".")[1]) == (N, "AK7")
    for other in ("KH", "7H"):
        assert refusal(moment, f"play {other}") == ("must-play-called", "call-owner")
    assert [str(action) for action in moment.legal_actions()] == ["play AH"]


@pytest.mark.clause("play-follow")
def test_following_three_diamonds_prove_every_refusal():
    moment = before(hand("following"), "play AD")
    assert moment.to_act == S
    refused = [c for c in moment.hand(S) if c.suit.letter != "D"]
    assert len(refused) == 8
    for other in refused:
        assert proof(moment, f"play {other}")["cards"] == ["AD", "QD", "9D"]


@pytest.mark.clause("play-free")
def test_void_hand_throws_away_once_and_ruffs_once():
    state = hand("void-hand")
    thrown, ruffed = after(state, "play 4D"), after(state, "play 8H")
    assert [events(m)[0].id for m in (thrown, ruffed)] == ["throw", "ruff"]
    for moment in (thrown.previous, ruffed.previous):
        assert moment is not None
        assert moment.to_act == S
        assert len(moment.legal_actions()) == len(moment.hand(S))


@pytest.mark.clause("play-trump-lead")
def test_trump_led_at_once_any_lead_was_allowed():
    state = hand("trump-led-at-once")
    led = after(state, "play 4H")
    assert (events(led)[0].id, events(led)[0].clause) == ("lead", "play-trump-lead")
    assert led.previous is not None
    assert led.previous.tricks_played == 1
    assert len(led.previous.legal_actions()) == 11


@pytest.mark.clause("play-winner")
def test_off_suit_ace_loses_to_an_eight():
    state = hand("off-suit-ace")
    assert [c.text for _, c in state.trick] == ["8H", "JC", "AD", "QD"]
    assert (state.trump.letter, state.trick_winner) == ("S", S)


@pytest.mark.clause("play-winner", "play-next")
def test_defender_wins_first_over_the_called_card():
    state = hand("defender-wins-first")
    first = after(state, "play AC")
    assert (first.called, first.partner) == (card("KC"), N)
    assert (first.trick_winner, first.to_act) == (E, E)


@pytest.mark.clause("play-revoke")
def test_revoke_every_card_but_the_one_spade_is_refused():
    moment = before(hand("revoke"), "play AS")
    assert moment.to_act == S
    others = [c for c in moment.hand(S) if c is not card("AS")]
    assert len(others) == 10
    for other in others:
        assert refusal(moment, f"play {other}") == ("must-follow", "play-follow")


@pytest.mark.clause("score-made", "score-lost", "play-all")
def test_eight_spades_parts_at_the_last_trump():
    made, lost = hand("eight-spades.made"), hand("eight-spades.lost")
    for state in (made, lost):
        assert str(state.actions()[6]) == "open 3S AS"
        assert (state.declarer, state.partner, state.contract) == (S, N, 8)
    pairs = zip(made.actions(), lost.actions(), strict=True)
    assert next((str(a), str(b)) for a, b in pairs if a != b) == ("play KD", "play 9S")
    eleven = next(m for m in made.history() if m.tricks_played == 11)
    assert eleven.taken[N] + eleven.taken[S] == 8
    assert not eleven.is_over


@pytest.mark.clause("score-amerikaner", "play-alone")
def test_amerikaner_hangs_on_what_east_keeps():
    made, lost = hand("amerikaner.made"), hand("amerikaner.lost")
    for state in (made, lost):
        assert (state.declarer, state.partner, state.trump) == (S, None, None)
        assert next(m.taken[S] for m in state.history() if m.tricks_played == 11) == 11
    assert [c.text for _, c in made.trick] == ["5H", "JC", "JD", "AC"]
    assert [c.text for _, c in lost.trick] == ["5H", "JC", "JD", "JH"]


@pytest.mark.clause("end-not-always", "score-running")
def test_from_minus_ten_becomes_42_and_the_game_goes_on():
    match = Match((31, 28, -10, 17), dealer=E).after(hand("from-minus-ten"))
    assert (match.totals, match.is_over) == ((31, 28, 42, 17), False)


@pytest.mark.clause("end-52", "end-shared")
def test_shared_victory_third_past_52_does_not_win():
    match = Match((20, 48, 48, 51), dealer=W).after(hand("shared-victory"))
    assert match.totals == (21, 55, 55, 54)
    assert match.winners() == (E, S)
