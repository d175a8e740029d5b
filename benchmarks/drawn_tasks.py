"""Draw tasks of every kind and look at every one of them; the clock is only for the report.

    python benchmarks/drawn_tasks.py [--each 10000]

Each task must have a right answer, one verdict an answer, the same task from its seed again,
and a picture without the answer. Status 1, with kind, level and seed, when one has not.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))

from amerikaner.draw import LEVELS, draw
from amerikaner.tasks import KINDS, Task, answers, as_json, check, right_answers

FEW = 300
"""Answers that are all looked at; of more, so many at equal distances and the right ones."""


def some_answers(task: Task) -> list[str]:
    """The answers that are looked at."""
    every = answers(task)
    if len(every) <= FEW:
        return every
    quick = KINDS[task.kind].right
    return [*every[:: len(every) // FEW], *([" ".join(quick(task))] if quick else [])]


def faults(kind: str, level: int, seeds: range) -> list[str]:
    """What is wrong with the tasks of some seeds."""
    found = []
    for seed in seeds:
        task = draw(kind, level, seed)
        verdicts = {given: check(task, given) for given in some_answers(task)}
        if not any(verdict.right for verdict in verdicts.values()) and not right_answers(task):
            found.append(f"{kind} {level} {seed}: no right answer")
        if any(check(task, given) != verdict for given, verdict in verdicts.items()):
            found.append(f"{kind} {level} {seed}: an answer has two verdicts")
        if any(verdict.right and verdict.outcome == "refused" for verdict in verdicts.values()):
            found.append(f"{kind} {level} {seed}: right and refused")
        shown = as_json(task)
        if as_json(draw(kind, level, seed)) != shown:
            found.append(f"{kind} {level} {seed}: another task from the same seed")
        picture = shown["picture"]
        assert isinstance(picture, dict)
        hidden = KINDS[kind].eyes != "all"
        if hidden and sum(hand is not None for hand in picture["hands"]) > 1:
            found.append(f"{kind} {level} {seed}: a hidden hand is shown")
    return found


def main() -> int:
    """Run it and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=10_000, help="tasks of each kind")
    each = parser.parse_args().each
    share, begun = max(1, each // (len(LEVELS) * 10)), time.perf_counter()
    jobs = [
        (kind, level, range(start, start + share))
        for kind, level in product(KINDS, LEVELS)
        for start in range(0, each // len(LEVELS) + 1, share)
    ]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = [fault for faulty in pool.map(faults, *zip(*jobs, strict=True)) for fault in faulty]
    drawn = sum(len(seeds) for _, _, seeds in jobs)
    took = time.perf_counter() - begun
    print(f"{drawn} tasks of {len(KINDS)} kinds in {took:.0f} s, {len(found)} faults")
    print("\n".join(found[:20]), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
