"""The engine's records are held against frozen dataclasses that say the same."""

import copy
import dataclasses
import inspect
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import amerikaner
from amerikaner import AMERIKANER, Clause, Deal, Match, Problem, Reason, Rules
from amerikaner.frozen import dataclass, field, replace

IN_PYODIDE = sys.platform == "emscripten"


@dataclass(frozen=True, slots=True)
class Mine:
    a: int
    b: str = "b"
    c: list[int] = field(default_factory=list)
    d: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "d", self.a + len(self.b))


@dataclasses.dataclass(frozen=True, slots=True)
class Theirs:
    a: int
    b: str = "b"
    c: list[int] = dataclasses.field(default_factory=list)
    d: int = dataclasses.field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "d", self.a + len(self.b))


SAID = [((1,), {}), ((1, "x"), {}), ((2,), {"c": [7]}), ((), {"b": "xy", "a": 3})]


@pytest.mark.parametrize(("given", "named"), SAID)
def test_a_record_is_made_shown_and_compared_as_a_dataclass(given, named):
    mine, theirs = Mine(*given, **named), Theirs(*given, **named)
    assert repr(mine) == repr(theirs).replace("Theirs", "Mine")
    assert (mine.a, mine.b, mine.c, mine.d) == (theirs.a, theirs.b, theirs.c, theirs.d)
    assert mine == Mine(*given, **named)
    assert mine != Mine(9)
    assert mine != theirs
    assert dataclasses.asdict(mine) == dataclasses.asdict(theirs)
    other = dataclasses.replace(mine, b="long")
    assert (other.b, other.d, mine.b) == ("long", mine.a + 4, theirs.b)
    assert replace(mine, b="long") == other
    for same in (copy.copy(mine), copy.deepcopy(mine), pickle.loads(pickle.dumps(mine))):
        assert (same, same.d) == (mine, mine.d)
    match mine:
        case Mine(a, b, c):
            assert (a, b, c) == (theirs.a, theirs.b, theirs.c)


@pytest.mark.parametrize("wrong", [{}, {"a": 1, "d": 2}, {"a": 1, "e": 2}])
def test_arguments_that_do_not_fit_are_refused_as_by_a_dataclass(wrong):
    with pytest.raises(TypeError) as theirs:
        Theirs(**wrong)
    with pytest.raises(TypeError) as mine:
        Mine(**wrong)
    assert str(mine.value) == str(theirs.value).replace("Theirs", "Mine")


def test_a_default_is_made_anew_for_every_record():
    assert Mine(1).c is not Mine(1).c


def test_nothing_of_a_record_can_be_changed():
    rules = Rules()
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.players = 5
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.other = 5
    with pytest.raises(dataclasses.FrozenInstanceError):
        del rules.players
    assert not hasattr(rules, "__dict__")


def test_equal_records_have_one_hash_and_their_fields_are_told():
    assert len({Rules(), Rules(target=52), Rules(players=5), Match.start(), Match.start()}) == 3
    assert [f.name for f in dataclasses.fields(Deal)] == ["hands", "kitty", "dealer", "rules"]
    assert list(inspect.signature(Problem).parameters)[-2:] == ["line", "column"]
    assert Reason.__match_args__ == ("code", "clause", "data")
    assert repr(Reason("x", Clause.END_52, {"bid": AMERIKANER})).startswith("Reason(code='x', cl")


@pytest.mark.skipif(IN_PYODIDE, reason="no processes there")
def test_the_engine_does_not_load_what_takes_longer_than_itself():
    engine = str(Path(amerikaner.__file__).parents[1])
    code = f"""
import sys
sys.path.insert(0, {engine!r})
import amerikaner.service
print([name for name in ("dataclasses", "inspect", "typing", "argparse") if name in sys.modules])
"""
    command = [sys.executable, "-I", "-S", "-c", code]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "[]"
