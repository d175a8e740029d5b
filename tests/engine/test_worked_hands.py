"""Seven in hearts, both lines, step by step against the tables of RULES 5."""

import pytest

from amerikaner import State, format_record, parse_record
from amerikaner.events import events

from .deals import HANDS, SEVEN, SEVEN_LOST, SEVEN_MADE, E, N, S, W, do, say

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
