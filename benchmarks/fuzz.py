"""Hostile records, links, rules and requests, guided by the code they reach.

    python benchmarks/fuzz.py [--seconds 60] [record link rules request]

Each target mutates the worked hands and what is made of them. Whatever comes in, the service has
to answer: an error with a code, or an answer that says the same when it is asked again with the
record and the link it gave. What breaks that is written to `build/fuzz/`, told, and is to become a
case in `tests/engine/test_hostile_input.py`. Status 1 when something was found.

The fuzzer, Atheris, is installed for this alone, into `build/fuzz/venv`.
"""

from __future__ import annotations

import argparse
import base64
import binascii
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from own_python import python_with

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine"
WORK = ROOT / "build" / "fuzz"
ATHERIS = "atheris==3.0.0"
HANDS = ENGINE / "amerikaner" / "hands"
RULES = ["standard", "players=5,grand=yes", "kitty-trick=yes,kitty=2", "decks=2", "players=3"]
LONGEST = 4096


class Broken(AssertionError):
    """The service did not keep its word."""


def asked(**request: object) -> dict[str, object]:
    """The answer, as the page gets it."""
    from amerikaner.service import answer_json

    reply: dict[str, object] = json.loads(answer_json(json.dumps(request)))
    if "error" in reply:
        error = reply["error"]
        if not isinstance(error, dict) or set(error) != {"code", "data"}:
            raise Broken(f"an error of another shape: {error}")
    return reply


def fuzz_record(text: str) -> None:
    """A record, which comes back the same once it has been written."""
    reply = asked(ask="replay", record=text)
    if "error" not in reply:
        again = asked(ask="replay", record=reply["record"])
        if again != reply:
            raise Broken("a written record reads as another deal")
        if reply.get("link") and asked(ask="replay", link=reply["link"]) != reply:
            raise Broken("the link of a record is another deal")


def signed(text: str) -> str:
    """A link with a checksum that fits, without which nothing in it is ever looked at."""
    body = text[1:].encode("latin-1", "replace")
    check = (binascii.crc32(body) & 0xFFFFFF).to_bytes(3, "big")
    version = "12"[ord(text[0]) % 2] if text else "1"
    return version + base64.urlsafe_b64encode(check + body).decode("ascii").rstrip("=")


def fuzz_link(text: str) -> None:
    """What a link holds; a whole one leads to itself."""
    text = signed(text)
    reply = asked(ask="replay", link=text)
    if "error" not in reply and reply["link"] != text:
        raise Broken("two links for one deal")


def fuzz_rules(text: str) -> None:
    """Rules of a table, canonical when they have been read."""
    reply = asked(ask="table", rules=text)
    if "error" not in reply and not reply["problems"]:
        again = asked(ask="table", rules=reply["rules"])
        if again["rules"] != reply["rules"]:
            raise Broken("rules that were read read as others")


def fuzz_request(text: str) -> None:
    """Any text in place of a request."""
    from amerikaner.service import answer_json

    reply = json.loads(answer_json(text))
    if not isinstance(reply, dict) or not {"ask", "error"} & set(reply):
        raise Broken(f"no answer: {reply}")


TARGETS: dict[str, Callable[[str], None]] = {
    "record": fuzz_record,
    "link": fuzz_link,
    "rules": fuzz_rules,
    "request": fuzz_request,
}


def seeds(target: str) -> list[str]:
    """What the fuzzer begins with."""
    records = [path.read_text("utf-8") for path in sorted(HANDS.glob("*.hand"))]
    if target == "record":
        return records
    if target == "link":
        links = [str(asked(ask="replay", record=text)["link"]) for text in records[:20]]
        bodies = [base64.urlsafe_b64decode(link[1:] + "=" * (-len(link[1:]) % 4)) for link in links]
        return [
            ("0" if link[0] == "1" else "1") + body[3:].decode("latin-1")
            for link, body in zip(links, bodies, strict=True)
        ]
    if target == "rules":
        return RULES
    return [
        json.dumps({"ask": "replay", "record": records[0]}),
        json.dumps({"ask": "draw", "kind": "winner", "level": 1, "seed": 7}),
        json.dumps({"ask": "table", "rules": RULES[1]}),
        json.dumps({"ask": "score", "record": records[0], "totals": [1, 2, 3, 4], "dealer": 0}),
    ]


def words_of(target: str) -> list[str]:
    """Pieces that chance alone would take long to find."""
    from amerikaner.rules import SETTINGS

    pieces = [
        "[Rules ",
        "[Deal ",
        "[Kitty ",
        "[Auction]",
        "[Discard ",
        "[Call ",
        "[Trump ",
        "[Play]",
    ]
    pieces += ["1X", "A", "-", "R", "N:", "E", "W", "AS", "TD", '"', "\u202e", "\u0391", "standard"]
    settings = [setting.name for setting in SETTINGS]
    return pieces + settings if target != "link" else []


def inside(target: str, seconds: int) -> None:
    """Fuzz one target; runs in the fuzzer's own Python and ends the process."""
    import atheris  # type: ignore[import-not-found]

    with atheris.instrument_imports(include=["amerikaner"]):
        sys.path.insert(0, str(ENGINE))
        import amerikaner.service  # noqa: F401

    encoding = "latin-1" if target == "link" else "utf-8"
    begun = WORK / f"{target}-seeds"
    begun.mkdir(parents=True, exist_ok=True)
    for place, text in enumerate(seeds(target)):
        (begun / str(place)).write_text(text, encoding, newline="")
    dictionary = WORK / f"{target}.dict"
    lines = ["".join(f"\\x{byte:02x}" for byte in word.encode()) for word in words_of(target)]
    dictionary.write_text("".join(f'"{line}"\n' for line in lines), "utf-8")
    found = WORK / f"{target}-corpus"
    found.mkdir(exist_ok=True)

    def one(data: bytes) -> None:
        TARGETS[target](data.decode(encoding, "replace"))

    options = [
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST}",
        f"-artifact_prefix={WORK}/{target}-",
        *([f"-dict={dictionary}"] if lines else []),
        "-timeout=20",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *options, str(found), str(begun)], one)
    atheris.Fuzz()


def main() -> int:
    """Run the targets one after another and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", help=f"{', '.join(TARGETS)}; all, if none is named")
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--inside", choices=list(TARGETS), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        inside(args.inside, args.seconds)
        return 0
    if unknown := set(args.targets) - set(TARGETS):
        parser.error(f"there is no target {', '.join(sorted(unknown))}")
    WORK.mkdir(parents=True, exist_ok=True)
    python, failed = python_with([ATHERIS], WORK / "venv"), []
    for target in args.targets or TARGETS:
        command = [python, __file__, "--inside", target, "--seconds", str(args.seconds)]
        begun = time.perf_counter()
        ran = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
        stats = dict(
            line.removeprefix("stat::").split(":", 1)
            for line in ran.stderr.splitlines()
            if line.startswith("stat::") and ":" in line.removeprefix("stat::")
        )
        runs = stats.get("number_of_executed_units", "?").strip()
        print(f"{target}: {runs} inputs in {time.perf_counter() - begun:.0f} s", end=", ")
        print("nothing found" if ran.returncode == 0 else f"found something: {WORK}/{target}-*")
        if ran.returncode:
            failed.append(target)
            print(ran.stdout[-3000:], ran.stderr[-3000:], sep="\n", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
