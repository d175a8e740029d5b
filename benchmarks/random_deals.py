"""Random legal deals by random rules, the engine held against the plain reference at every step.

    python benchmarks/random_deals.py [--deals 1000000] [--first SEED] [--processes N]

Each deal has rules, cards and actions of its own, all drawn from its seed. The command tells how
many deals were played and how fast. It stops with status 1 at the first deal where engine and
reference differ or an invariant breaks, and prints its seed, its rules and what is wrong;
``--first SEED --deals 1`` plays that deal again.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

CHUNK = 500


def play(seeds: range) -> tuple[Counter[str], str]:
    """How the deals with these seeds ended, and what was wrong with the first bad one, if any."""
    from tests.engine.random_tables import Disagreement, play_and_compare

    ends: Counter[str] = Counter()
    for seed in seeds:
        try:
            ends[play_and_compare(seed)[1].end] += 1
        except Disagreement as found:
            return ends, str(found)
    return ends, ""


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first deal")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    stop = wanted.first + wanted.deals
    chunks = [range(seed, min(seed + CHUNK, stop)) for seed in range(wanted.first, stop, CHUNK)]
    ends: Counter[str] = Counter()
    begin = time.perf_counter()
    with multiprocessing.Pool(min(wanted.processes, len(chunks) or 1)) as pool:
        for some, wrong in pool.imap_unordered(play, chunks):
            ends += some
            if wrong:
                print(wrong)
                return 1
    taken = time.perf_counter() - begin
    print(
        f"{ends.total():,} deals in {taken:.1f} s, {ends.total() / max(taken, 1e-9):,.0f} a second"
    )
    print(", ".join(f"{end} {count:,}" for end, count in ends.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
