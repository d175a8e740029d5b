"""The command line: ``python -m amerikaner replay|deal|table|check``.

Answers go to standard output as JSON (or as text without ``--json``), faults to standard
error as ``file:line:column: code [clause] data``. Exit status 1 where the input is at fault,
2 for wrong usage.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .errors import NotationError
from .record import record_problems
from .rules import PRESETS, parse_rules
from .service import answer

TABLE = f"a table, as in players=5,grand=yes, or {', '.join(PRESETS)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status 0, 1 or 2."""
    parser = argparse.ArgumentParser(prog="python -m amerikaner", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    replay = commands.add_parser("replay", help="play a record through and print its scores")
    replay.add_argument("file", type=Path)
    replay.add_argument("--json", action="store_true", help="print the whole answer")
    replay.add_argument(
        "--rules", type=_table_text, help=f"play it by other rules than its own: {TABLE}"
    )
    deal = commands.add_parser("deal", help="print the record of a deal by chance")
    deal.add_argument("--seed", type=int, required=True, help="0…2**53 - 1")
    deal.add_argument("--dealer", type=int, default=0, help="a seat from 0; 0…3 are N E S W")
    deal.add_argument("--rules", type=_table_text, default="standard", help=TABLE)
    deal.add_argument("--json", action="store_true")
    table = commands.add_parser("table", help="print what is played at a table as JSON")
    table.add_argument("rules", help=TABLE)
    check = commands.add_parser("check", help="list everything wrong with records")
    check.add_argument("files", type=Path, nargs="+")
    options = parser.parse_args(arguments)
    if options.command == "replay":
        return _replay(options.file, options.rules, options.json)
    if options.command == "deal":
        return _deal(options.seed, options.dealer, options.rules, options.json)
    if options.command == "table":
        return _table(options.rules)
    return 1 if sum([_check(file) for file in options.files]) else 0


def _table_text(text: str) -> str:
    """A table's text that can be played, else wrong usage."""
    try:
        return str(parse_rules(text))
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _read(file: Path) -> str | None:
    """The text of a file, or None after saying why it cannot be read."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        print(f"{file}: {error.strerror}", file=sys.stderr)
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
        print(f"{file}:{line}:{column}: not-utf-8", file=sys.stderr)
    return None


def _replay(file: Path, rules: str | None, as_json: bool) -> int:
    text = _read(file)
    if text is None:
        return 1
    if rules is None:
        reply = answer({"ask": "replay", "record": text})
    else:
        reply = answer({"ask": "under", "record": text, "rules": rules})
    if "error" in reply:
        if not _report(file, text):
            # The record is right; it is the other rules that do not take it.
            print(json.dumps(reply["error"], sort_keys=True), file=sys.stderr)
        if as_json:
            reply = {"scores": None, "tricks": [], "steps": [], **reply}
            print(json.dumps(reply, ensure_ascii=False, sort_keys=True))
        return 1
    if as_json:
        print(json.dumps(reply, ensure_ascii=False, sort_keys=True))
    else:
        print(json.dumps({k: reply[k] for k in ("result", "scores", "tricks")}))
    return 0


def _deal(seed: int, dealer: int, rules: str, as_json: bool) -> int:
    reply = answer({"ask": "deal", "seed": seed, "dealer": dealer, "rules": rules})
    if "error" in reply:
        print(json.dumps(reply["error"], sort_keys=True), file=sys.stderr)
        return 1
    print(json.dumps(reply, sort_keys=True) if as_json else reply["record"], end="")
    if as_json:
        print()
    return 0


def _table(rules: str) -> int:
    """Prints what is played; what of the text cannot be goes to standard error."""
    reply = answer({"ask": "table", "rules": rules})
    problems = reply.pop("problems")
    assert isinstance(problems, list)
    for problem in problems:
        print(json.dumps(problem, sort_keys=True), file=sys.stderr)
    print(json.dumps(reply, sort_keys=True))
    return 1 if problems else 0


def _check(file: Path) -> bool:
    """Whether there is something wrong; says what."""
    text = _read(file)
    return text is None or _report(file, text)


def _report(file: Path, text: str) -> bool:
    problems = record_problems(text)
    for problem in problems:
        clause = f" [{problem.clause.value}]" if problem.clause else ""
        data = json.dumps(dict(problem.data), ensure_ascii=False, sort_keys=True)
        place = f"{file}:{problem.line}:{problem.column}"
        print(f"{place}: {problem.code}{clause} {data}", file=sys.stderr)
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
