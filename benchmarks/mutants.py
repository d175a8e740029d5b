"""Whether the tests of the engine notice small changes of it: mutants by chance, one by one.

    python benchmarks/mutants.py [--count 400] [--seed 1] [module …]
    python benchmarks/mutants.py [module …] --show 123    # one mutant, as a difference

The changes are those of mutmut; they are drawn by chance, the same for the same seed and code.
mutmut itself leaves out every decorated class, property and class method, since it keeps all
mutants in one file and would here turn them into fields of the frozen records: that would be most
of the engine. So each mutant here is the code of one function, exchanged in a copy of the process
that has the tests loaded, and those tests run that reach the function: first those that reach
little else, with fewer examples and random deals than in `make test`, until one fails or the
budget is spent; `--survivors --budget 12` tries those once more that the last run left. A test
that takes forever has noticed as well.

What stands outside of functions (tables, the texts of an enum) is not changed. What runs while
the engine is imported keeps what it made then, so a survivor in it is to be tried with `--afresh`
and its number: the mutant is written to a copy of the engine, and all tests run.

Survivors are listed with their difference in `build/mutants/survivors.txt`; those that change
nothing anybody could see are in `benchmarks/mutants-left.txt`, with the reason. mutmut is installed
for this alone, into `build/mutants/venv`.
"""

from __future__ import annotations

import argparse
import difflib
import gc
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from own_python import python_with

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "engine" / "amerikaner"
WORK = ROOT / "build" / "mutants"
MUTMUT = "mutmut==3.3.1"
LEFT = ROOT / "benchmarks" / "mutants-left.txt"
DEALS = {"DEALS": 40, "CLOSELY": 8, "IN_PYODIDE": True}
"""How many random deals `test_all_rules` plays here; as few as in Pyodide need not meet all."""
EXAMPLES = 8
LONGEST = 2.0
"""Tests that take more seconds are left out, and told."""
BUDGET = 2.5
"""Seconds of tests for one mutant, those first that reach least; as measured without it."""
OF_TASKS = ("test_tasks.py", "test_service.py", "test_service_faults.py", "test_command_line.py")
"""Tests that only mutants of these modules need: they are most of the time."""
TASKS = {"tasks", "draw", "service", "table", "events"}
PATIENCE = 30
"""Seconds after which a mutant's tests are taken to run forever."""
CACHED = type(cache(len))
SKIPPED = {"__init__", "__main__", "errors", "clauses"}
"""Nothing to change in them, or run in processes of their own by the tests."""


class Mutant:
    """A change of one function."""

    def __init__(self, module: str, function: str, line: int, replaced: tuple[Any, Any]) -> None:
        self.module = module
        self.function = function
        self.line = line
        self.replaced = replaced
        self.number = 0

    def source(self, tree: Any) -> str:
        """The whole module with the change."""
        node, changed = self.replaced
        return str(tree.deep_replace(node, changed).code)

    def difference(self, tree: Any) -> str:
        """What it changes, for a reader."""
        lines = difflib.unified_diff(
            tree.code.splitlines(), self.source(tree).splitlines(), n=0, lineterm=""
        )
        return "\n".join(line for line in list(lines)[2:] if not line.startswith("@@"))


def mutants_of(module: str) -> tuple[Any, list[Mutant]]:
    """A module's tree, and every mutant of its functions in their order."""
    import libcst as cst
    from libcst.metadata import MetadataWrapper, PositionProvider
    from mutmut.node_mutation import mutation_operators

    wrapper = MetadataWrapper(cst.parse_module((PACKAGE / f"{module}.py").read_text("utf-8")))
    lines = wrapper.resolve(PositionProvider)
    found: list[Mutant] = []

    def visit(node: Any, names: tuple[str, ...], function: str) -> None:
        if isinstance(node, cst.Annotation | cst.Decorator | cst.Param | cst.Assert):
            return
        if isinstance(node, cst.Expr) and isinstance(node.value, cst.SimpleString):
            return
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            names = (*names, node.name.value)
            if isinstance(node, cst.FunctionDef) and not function:
                function = ".".join(names)
            visit(node.body, names, function)
            return
        if function and not isinstance(node, cst.BaseSuite):
            for kind, change in mutation_operators:
                if isinstance(node, kind):
                    for changed in change(node):
                        line = lines[node].start.line
                        found.append(Mutant(module, function, line, (node, changed)))
        for child in node.children:
            visit(child, names, function)

    visit(wrapper.module, (), "")
    return wrapper.module, found


def code_named(code: CodeType, name: str) -> Iterator[CodeType]:
    """The code of a function in a compiled module."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_qualname == name:
                yield inner
            yield from code_named(inner, name)


class Loop:
    """The tests, once as they are and then for each mutant; a plugin of pytest."""

    def __init__(
        self, drawn: list[Mutant], trees: dict[str, Any], end: float, budget: float
    ) -> None:
        self.budget = budget
        self.end = end
        self.drawn = drawn
        self.trees = trees
        self.imported: set[tuple[str, str]] = set()
        self.results: list[tuple[Mutant, str]] = []

    def pytest_collection(self) -> None:
        """See what runs already while tests and engine are imported."""
        sys.settrace(self._seeing(self.imported))

    def pytest_collection_finish(self, session: Any) -> None:
        """Fewer examples than in `make test`."""
        from hypothesis import Phase, settings

        sys.settrace(None)
        settings.register_profile(
            "mutants",
            settings.default,
            max_examples=EXAMPLES,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
        )
        settings.load_profile("mutants")
        for module in {item.module for item in session.items if hasattr(item, "module")}:
            for name, count in DEALS.items():
                if hasattr(module, name):
                    setattr(module, name, count)

    @staticmethod
    def _seeing(seen: set[tuple[str, str]]) -> Any:
        place = str(PACKAGE)

        def trace(frame: Any, _event: str, _argument: object) -> None:
            code = frame.f_code
            if code.co_filename.startswith(place):
                seen.add((code.co_filename, code.co_qualname))

        return trace

    def pytest_runtestloop(self, session: Any) -> bool:
        """All tests as they are, then the mutants."""
        known = WORK / f"as-they-are-{self._code_and_tests(session.items)}.json"
        if not known.exists():
            child = os.fork()
            if not child:
                # In a copy, so that what the engine remembers is not there for the mutants.
                known.write_text(json.dumps(self._as_they_are(session.items)), "utf-8")
                os._exit(0)
            os.waitpid(child, 0)
        told = json.loads(known.read_text("utf-8"))
        print(f"{len(session.items)} tests, {sum(t for t, _, _ in told):.0f} s as they are")
        reaching: dict[tuple[str, str], list[tuple[float, float, int]]] = {}
        for place, (took, passed, seen) in enumerate(told):
            name = session.items[place].nodeid
            if not passed:
                print("fails as it is, left out:", name)
            elif took > LONGEST:
                print(f"takes {took:.1f} s, left out:", name)
            else:
                for file, function in seen:
                    near = reaching.setdefault((file, function), [])
                    near.append((took * len(seen), took, place))
        functions: dict[tuple[str, str], list[FunctionType]] = {}
        caches = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                key = thing.__code__.co_filename, thing.__code__.co_qualname
                functions.setdefault(key, []).append(thing)
            elif isinstance(thing, CACHED) and thing.__module__.startswith("amerikaner"):
                caches.append(thing)
        for mutant in self.drawn:
            key = str(PACKAGE / f"{mutant.module}.py"), mutant.function
            if time.perf_counter() > self.end:
                print(f"the time is over: {len(self.results)} tried")
                break
            tests, spent = [], 0.0
            for _, took, place in sorted(reaching.get(key, [])):
                spent += took
                if spent <= self.budget:
                    tests.append(session.items[place])
            outcome = self._with(mutant, functions.get(key, []), caches, tests)
            if outcome == "survived" and key in self.imported:
                outcome = "survived, but runs while imported: try --afresh"
            self.results.append((mutant, outcome))
            if not outcome.startswith("killed"):
                print(
                    f"#{mutant.number} {mutant.module}:{mutant.line} {mutant.function}: {outcome}"
                )
                print(mutant.difference(self.trees[mutant.module]), flush=True)
        return True

    @staticmethod
    def _code_and_tests(items: list[Any]) -> str:
        digest = hashlib.sha256("\n".join(item.nodeid for item in items).encode())
        for path in sorted([*PACKAGE.glob("*.py"), *(ROOT / "tests" / "engine").glob("*.py")]):
            digest.update(path.read_bytes())
        return digest.hexdigest()[:16]

    def _as_they_are(self, items: list[Any]) -> list[Any]:
        from _pytest.runner import runtestprotocol

        told = []
        for item in items:
            begun = time.process_time()
            seen: set[tuple[str, str]] = set()
            sys.settrace(self._seeing(seen))
            reports = runtestprotocol(item, log=False, nextitem=None)
            sys.settrace(None)
            took = time.process_time() - begun
            told.append((took, all(r.passed for r in reports), sorted(seen)))
        return told

    def _with(self, mutant: Mutant, functions: Any, caches: Any, tests: Any) -> str:
        from _pytest.runner import runtestprotocol

        if not functions or not tests:
            return "no test reaches it"
        try:
            compiled = compile(
                mutant.source(self.trees[mutant.module]), functions[0].__code__.co_filename, "exec"
            )
        except SyntaxError:
            return "killed: no Python"
        code = next(code_named(compiled, mutant.function))
        child = os.fork()
        if not child:
            signal.alarm(PATIENCE)
            try:
                for function in functions:
                    function.__code__ = code
                for cached in caches:
                    cached.cache_clear()
            except ValueError:
                os._exit(3)
            for item in tests:
                if not all(r.passed for r in runtestprotocol(item, log=False, nextitem=None)):
                    os._exit(1)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "killed: without end"
        return {0: "survived", 3: "not exchangeable"}.get(os.WEXITSTATUS(status), "killed")


def afresh(mutant: Mutant, tree: Any) -> str:
    """A mutant written to a copy of the engine, against all tests that `make engine-test` has."""
    copy = WORK / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT / "engine", copy / "engine")
    shutil.copytree(ROOT / "tests" / "engine", copy / "tests" / "engine")
    shutil.copy(ROOT / "pyproject.toml", copy)
    (copy / "docs").symlink_to(ROOT / "docs")
    test = copy / "tests" / "engine" / "test_all_rules.py"
    text = test.read_text("utf-8")
    test.write_text(text.replace("20_000", "200").replace("else 240", "else 40"), "utf-8")
    (copy / "engine" / "amerikaner" / f"{mutant.module}.py").write_text(
        mutant.source(tree), "utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", "tests/engine"]
    command += ["--doctest-modules", "engine/amerikaner"]
    try:
        ran = subprocess.run(command, cwd=copy, check=False, capture_output=True, timeout=900)
    except subprocess.TimeoutExpired:
        return "killed: without end"
    return "survived" if ran.returncode == 0 else "killed: afresh"


def with_mutmut() -> Path:
    """The Python that has mutmut, and what the tests need."""
    wanted = re.findall(
        r"^(?:pytest|hypothesis)==[\w.]+", (ROOT / "requirements.txt").read_text("utf-8"), re.M
    )
    return python_with([MUTMUT, *wanted], WORK / "venv")


def inside(args: argparse.Namespace) -> int:
    """Draw, run and tell; in the Python that has mutmut."""
    import pytest

    modules = args.modules or sorted(
        path.stem for path in PACKAGE.glob("*.py") if path.stem not in SKIPPED
    )
    trees, every = {}, []
    for module in modules:
        trees[module], found = mutants_of(module)
        every += found
    for number, mutant in enumerate(every):
        mutant.number = number
    if args.show or args.afresh:
        for number in args.show or args.afresh:
            mutant = every[number]
            print(f"#{number} {mutant.module}:{mutant.line} {mutant.function}")
            print(mutant.difference(trees[mutant.module]))
            if args.afresh:
                print(afresh(mutant, trees[mutant.module]), flush=True)
        return 0
    drawn = random.Random(args.seed).sample(every, min(args.count, len(every)))
    if args.survivors:
        text = (WORK / "survivors.txt").read_text("utf-8")
        numbers = {int(number) for number in re.findall(r"^#(\d+) ", text, re.M)}
        drawn = [mutant for mutant in drawn if mutant.number in numbers]
    print(f"{len(every)} mutants in {', '.join(modules)}; {len(drawn)} drawn", flush=True)
    begun = time.perf_counter()
    loop = Loop(drawn, trees, begun + 60 * args.minutes, args.budget)
    os.chdir(ROOT)
    # pytest hides what a test prints by taking the stream itself; this is to be read as it comes.
    options = ["-q", "-s", "-p", "no:cacheprovider", "tests/engine"]
    if not TASKS & set(modules):
        options += [f"--ignore=tests/engine/{name}" for name in OF_TASKS]
    pytest.main(options, plugins=[loop])
    drawn_of = Counter(mutant.module for mutant, _ in loop.results)
    killed_of = Counter(m.module for m, outcome in loop.results if outcome.startswith("killed"))
    for module in sorted(drawn_of):
        print(f"{module:10} {killed_of[module]:4} of {drawn_of[module]:4}")
    total, killed = sum(drawn_of.values()), sum(killed_of.values())
    print(f"killed {killed} of {total}: {100 * killed / max(total, 1):.1f} %", end=", ")
    print(f"{time.perf_counter() - begun:.0f} s")
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "survivors.txt").open("w", encoding="utf-8") as stream:
        for mutant, outcome in loop.results:
            if not outcome.startswith("killed"):
                stream.write(f"#{mutant.number} {mutant.module}:{mutant.line} ")
                stream.write(f"{mutant.function}: {outcome}\n")
                stream.write(mutant.difference(trees[mutant.module]) + "\n\n")
    return 0


def main() -> int:
    """Draw mutants and tell which the tests did not notice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help="as state or house; all, if none is named")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600, help="for all of it")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds for one mutant")
    parser.add_argument("--survivors", action="store_true", help="only those of the last run")
    parser.add_argument(
        "--show", type=int, nargs="+", help="the difference, by number among these modules"
    )
    parser.add_argument("--afresh", type=int, nargs="+", help="try in a copy, by number")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        return inside(args)
    command = [with_mutmut(), __file__, "--inside", *sys.argv[1:]]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
