"""The ids of the clauses and house rules, and that a test of the engine pins each of them."""

import ast
import re
from pathlib import Path

import pytest

from amerikaner import Clause, Option

from .deals import ROOT

IDS = [
    "deal-pack",
    "deal-rank",
    "deal-dealer",
    "deal-cut",
    "deal-twelve",
    "deal-kitty",
    "deal-hidden",
    "deal-misdeal",
    "bid-first",
    "bid-number",
    "bid-minimum",
    "bid-higher",
    "bid-twelve",
    "bid-amerikaner",
    "bid-pass-final",
    "bid-end",
    "bid-all-pass",
    "kitty-take",
    "kitty-discard",
    "kitty-out",
    "lead-bidder",
    "lead-trump",
    "call-card",
    "call-live",
    "call-none",
    "call-owner",
    "call-silent",
    "play-follow",
    "play-free",
    "play-trump-lead",
    "play-winner",
    "play-next",
    "play-all",
    "play-alone",
    "play-revoke",
    "score-made",
    "score-lost",
    "score-over",
    "score-defender",
    "score-amerikaner",
    "score-running",
    "end-52",
    "end-not-always",
    "end-shared",
]

HOUSE_RULES = [
    "option-players",
    "option-kitty",
    "option-strip-twos",
    "option-jokers",
    "option-kitty-trick",
    "option-open-kitty",
    "option-lowest-bid",
    "option-first-to-bid",
    "option-all-pass",
    "option-redeal-claim",
    "option-grand",
    "option-free-trump",
    "option-led-two",
    "option-contract-points",
    "option-rounding",
    "option-target",
]


def is_clause_marker(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause"


def marked() -> dict[str, list[str]]:
    """The tests of this folder by the clause they are marked with."""
    found: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for marker in filter(is_clause_marker, node.decorator_list):
                for name in map(ast.literal_eval, marker.args):
                    found.setdefault(name, []).append(f"{file.name}::{node.name}")
    return found


def test_the_ids_are_those_of_the_rules_in_their_order():
    assert [clause.value for clause in Clause] == IDS
    assert [option.value for option in Option] == HOUSE_RULES


def test_an_id_is_an_anchor_and_its_name_in_capitals_the_member():
    for clause in (*Clause, *Option):
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", clause.value)
        name = clause.value.removeprefix("option-")
        assert clause.name == name.upper().replace("-", "_")
        assert str(clause) == clause.value


@pytest.mark.parametrize("clause", IDS + HOUSE_RULES)
def test_every_clause_is_pinned_by_a_test_marked_with_it(clause):
    assert marked().get(clause), f"no test of the engine is marked with {clause}"


def test_no_test_is_marked_with_a_clause_that_is_not_there():
    assert set(marked()) <= set(IDS + HOUSE_RULES)


@pytest.mark.parametrize("module", ["state", "events", "house"])
def test_the_engine_cites_clauses_by_their_member_only(module):
    source = (ROOT / "engine" / "amerikaner" / f"{module}.py").read_text("utf-8")
    cited = re.findall(r"Clause\.([A-Z_0-9]+)", source)
    assert cited
    assert set(cited) <= set(Clause.__members__)
