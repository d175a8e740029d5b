"""``python -m amerikaner``: what it prints and its exit status, without installing anything."""

import json
import os
import subprocess
import sys

import pytest

from amerikaner import Deal, State, format_record, parse_record
from amerikaner.service import answer

from .deals import HANDS, ROOT
from .test_record_faults import DEAL
from .test_records import OPENED

MADE, LOST = (HANDS / f"seven-hearts.{line}.hand" for line in ("made", "lost"))


def run(*arguments):
    done = subprocess.run(
        [sys.executable, "-m", "amerikaner", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine"), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def file(tmp_path):
    def write(text, name="a.hand"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        return path

    return write


@pytest.mark.parametrize(
    ("path", "scores"), [(MADE, [7, 3, 7, 1]), (LOST, [-7, 4, -7, 2])], ids=["made", "lost"]
)
def test_replay_json_prints_the_whole_answer(path, scores):
    status, out, err = run("replay", "--json", path)
    assert (status, err) == (0, "")
    reply = json.loads(out)
    assert reply["scores"] == scores
    assert reply == answer({"ask": "replay", "record": path.read_text("utf-8")})


def test_replay_prints_result_scores_and_tricks():
    status, out, err = run("replay", MADE)
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "result": "made",
        "scores": [7, 3, 7, 1],
        "tricks": [1, 3, 7, 1],
    }


def test_replay_json_of_an_unfinished_deal_has_null_scores(file):
    status, out, _ = run("replay", "--json", file(OPENED))
    reply = json.loads(out)
    assert (status, reply["scores"], reply["tricks"]) == (0, None, [1, 0, 0, 0])


def test_replay_json_of_a_refused_record_tells_where_and_exits_1(file):
    path = file(OPENED.replace("QC\n", "QC 2C KH\n"))
    status, out, err = run("replay", "--json", path)
    reply = json.loads(out)
    assert (status, reply["scores"], len(reply["steps"])) == (1, None, 13)
    assert reply["error"]["code"] == "illegal-action"
    assert err.startswith(f"{path}:10:7: must-follow [play-follow] ")


def test_replay_json_of_unreadable_text_has_the_same_fields_and_exits_1(file):
    status, out, err = run("replay", "--json", file("nonsense"))
    reply = json.loads(out)
    assert (status, reply["scores"], reply["steps"], reply["tricks"]) == (1, None, [], [])
    assert reply["error"]["code"] == "text-outside"
    assert "text-outside" in err


def test_replay_of_a_faulty_record_prints_nothing_on_standard_output(file):
    status, out, err = run("replay", file(DEAL + "[Auction] 5\n"))
    assert (status, out) == (1, "")
    assert "below-lowest [bid-minimum]" in err


def test_deal_prints_the_record_of_the_seed():
    status, out, err = run("deal", "--seed", 1)
    assert (status, err) == (0, "")
    assert out == format_record(State(Deal.shuffled(1)))
    assert parse_record(out).deal == Deal.shuffled(1)


def test_deal_takes_a_dealer_and_prints_json():
    status, out, _ = run("deal", "--seed", 7, "--dealer", 2, "--rules", "standard", "--json")
    assert status == 0
    assert json.loads(out) == answer({"ask": "deal", "seed": 7, "dealer": 2})


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--seed", -1), "bad-seed"),
        (("--seed", 2**53), "bad-seed"),
        (("--seed", 1, "--dealer", 4), "bad-dealer"),
    ],
)
def test_a_deal_out_of_range_exits_1(arguments, code):
    status, out, err = run("deal", *arguments)
    assert (status, out) == (1, "")
    assert json.loads(err)["code"] == code


def test_check_of_good_records_says_nothing():
    assert run("check", MADE, LOST) == (0, "", "")


def test_check_tells_every_problem_with_file_line_column_code_and_clause(file):
    path = file(OPENED.replace("4H 3H AH 2H\nQC\n", "4H QS AH AD\nQC 2C KH 4C\n"))
    status, out, err = run("check", path)
    assert (status, out) == (1, "")
    assert [line.partition(" {")[0] for line in err.splitlines()] == [
        f"{path}:9:4: must-follow [play-follow]",
        f"{path}:9:10: must-follow [play-follow]",
        f"{path}:10:7: must-follow [play-follow]",
    ]
    assert json.loads(err.splitlines()[2].partition("] ")[2]) == {
        "cards": ["AC", "JC"],
        "seat": 2,
        "suit": "C",
    }


def test_check_goes_through_every_file(file):
    bad, worse = file(DEAL + "[Auction] 5\n", "bad.hand"), file("nonsense", "worse.hand")
    status, out, err = run("check", bad, MADE, worse)
    assert (status, out) == (1, "")
    assert f"{bad}:5:11: below-lowest [bid-minimum]" in err
    assert f"{worse}:1:1: text-outside" in err
    assert str(MADE) not in err


@pytest.mark.clause("deal-misdeal")
def test_check_tells_of_impossible_deals(file):
    path = file(DEAL.replace("73.7..J", "73.A.."))
    status, _, err = run("check", path)
    assert status == 1
    assert f"{path}:4:9: kitty-size [deal-kitty]" in err
    assert f"{path}:4:12: card-twice [deal-pack]" in err


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_missing_file_is_named(command, tmp_path):
    status, out, err = run(command, tmp_path / "none.hand")
    assert (status, out) == (1, "")
    assert str(tmp_path / "none.hand") in err


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_folder_is_no_record(command, tmp_path):
    status, out, err = run(command, tmp_path)
    assert (status, out) == (1, "")
    assert str(tmp_path) in err


def test_a_file_that_is_no_utf8_is_refused(file):
    path = file(DEAL.encode() + b"; caf\xe9\n")
    status, out, err = run("check", path)
    assert (status, out) == (1, "")
    assert err.startswith(f"{path}:5:6: not-utf-8")


def test_a_byte_order_mark_is_no_fault(file):
    assert run("check", file(b"\xef\xbb\xbf" + DEAL.encode())) == (0, "", "")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("play",),
        ("replay",),
        ("check",),
        ("deal",),
        ("deal", "--seed", "x"),
        ("deal", "--seed", "1", "--rules", "house"),
        ("replay", "--nonsense", "x"),
    ],
    ids=" ".join,
)
def test_wrong_usage_exits_2(arguments):
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert "usage" in err


def test_help_exits_0():
    status, out, _ = run("--help")
    assert status == 0
    assert all(command in out for command in ("replay", "deal", "check"))
