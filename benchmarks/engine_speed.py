"""How fast the engine is, against its peers and the goals.

    python benchmarks/engine_speed.py [--repeats 7] [--no-peers] [--no-pyodide]

Random legal deals a second through the public API; how long importing the package takes; how
long a replay with a reason for every card takes, here and in Pyodide (under Node). All of it on
one core, in CPU time. What is compared is measured in turns within one run, and medians are told.

The peers are installed for this alone, from `peers.txt` into `build/peers`; where they cannot be
had, the engine's own figure is all there is. What measures is a function that returns figures,
for other reports to use: `deals`, `imports`, `replays`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from own_python import python_with

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine"
PEERS = ROOT / "build" / "peers"
PEERS_LIST = Path(__file__).with_name("peers.txt")
IN_PYODIDE = Path(__file__).with_name("replay_in_pyodide.mjs")
HAND = ENGINE / "amerikaner" / "hands" / "seven-hearts.made.hand"

GOALS = {
    "engine / pyspiel hearts": (">=", 1.0),
    "engine / rlcard bridge": (">=", 3.0),
    "import, ms over bare Python": ("<=", 30.0),
    "replay in Pyodide, ms": ("<", 25.0),
    "replay, Pyodide / CPython": ("<=", 5.0),
}


# What is played ----------------------------------------------------------------------------------
# Each function makes a player: it plays so many deals, or replays so many times. They run in
# processes of their own, since the peers have a Python of theirs.


def play_amerikaner() -> Callable[[int], None]:
    """Deals of the base game, shuffle to scores; every action from `legal_actions`."""
    sys.path.insert(0, str(ENGINE))
    from amerikaner import Deal, State

    chance = random.Random(1).random
    seed = 0

    def play(times: int) -> None:
        nonlocal seed
        for _ in range(times):
            seed += 1
            state = State(Deal.shuffled(seed, seed % 4))
            while legal := state.legal_actions():
                state = state.apply(legal[int(chance() * len(legal))])
            state.scores()

    return play


def play_hearts() -> Callable[[int], None]:
    """Hearts of pyspiel, written in C++, through its Python interface."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game("hearts")
    chance = random.Random(1).random

    def play(times: int) -> None:
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
            state.returns()

    return play


def play_bridge() -> Callable[[int], None]:
    """The bridge `Game` of rlcard, written in Python: one club, three passes, and the play."""
    from rlcard.games.bridge.game import BridgeGame  # type: ignore[import-not-found]
    from rlcard.games.bridge.utils.action_event import (  # type: ignore[import-not-found]
        BidAction,
        PassAction,
    )

    game = BridgeGame()
    chance = random.Random(1).random

    def play(times: int) -> None:
        for _ in range(times):
            game.init_game()
            for call in (BidAction(1, "C"), PassAction(), PassAction(), PassAction()):
                game.step(call)
            while not game.is_over():
                legal = game.judger.get_legal_actions()
                game.step(legal[int(chance() * len(legal))])

    return play


def replay_a_hand() -> Callable[[int], None]:
    """A whole hand as the page gets it: 48 cards, and why each card in hand may not be played."""
    sys.path.insert(0, str(ENGINE))
    from amerikaner.service import answer_json

    request = json.dumps({"ask": "replay", "record": HAND.read_text(encoding="utf-8")})
    steps = json.loads(answer_json(request))["steps"]
    cards = sum(step["action"].startswith(("open ", "play ")) for step in steps[1:])
    if cards != 48 or steps[-1]["phase"] != "over":
        raise SystemExit(f"{HAND.name} is not a hand of 48 cards")

    def replay(times: int) -> None:
        for _ in range(times):
            answer_json(request)

    return replay


PLAYERS = {
    "engine": play_amerikaner,
    "pyspiel hearts": play_hearts,
    "rlcard bridge": play_bridge,
    "replay": replay_a_hand,
}


def obey(name: str) -> None:
    """Play as often as each line of the input says, and tell the CPU seconds it took."""
    player = PLAYERS[name]()
    print("ready", flush=True)
    for line in sys.stdin:
        begun = time.process_time()
        player(int(line))
        print(time.process_time() - begun, flush=True)


class Player:
    """A process that plays when told to; the functions above are in it, or those of Pyodide."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if self._answer() != "ready":
            raise RuntimeError(f"{' '.join(command)} does not run")

    def _answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def seconds(self, times: int) -> float:
        """CPU seconds for so many deals or replays."""
        assert self.process.stdin is not None
        print(times, file=self.process.stdin, flush=True)
        return float(self._answer())

    def end(self) -> None:
        """No more."""
        self.process.communicate()


def in_turns(
    players: dict[str, Player], repeats: int, share: float = 0.5
) -> dict[str, list[float]]:
    """Seconds each player takes for one deal or replay, `repeats` of each, in turns.

    :param share: about how many seconds a turn takes
    """
    times = {}
    for name, player in players.items():
        player.seconds(20)
        times[name] = max(1, round(share / max(player.seconds(20) / 20, 1e-6)))
        player.seconds(times[name])  # a turn for caches, and whatever the interpreter learns
    taken: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(repeats):
        for name, player in players.items():
            taken[name].append(player.seconds(times[name]) / times[name])
    for player in players.values():
        player.end()
    return taken


# What is measured --------------------------------------------------------------------------------


def peers() -> Path | None:
    """The Python that has the peers, installed if need be; None where they cannot be had."""
    lines = PEERS_LIST.read_text(encoding="utf-8").splitlines()
    try:
        return python_with([line for line in lines if not line.startswith("#")], PEERS)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"the peers cannot be had: {error}", file=sys.stderr)
        return None


def deals(repeats: int = 7, with_peers: bool = True) -> dict[str, Any]:
    """Random legal deals a second, by player; medians, the single figures, and the ratios."""
    script = str(Path(__file__).resolve())
    python = peers() if with_peers else None
    # All by the same Python, where there is a choice.
    mine = sys.executable if python is None else str(python)
    players = {"engine": Player([mine, script, "--obey", "engine"])}
    if python is not None:
        for name in ("pyspiel hearts", "rlcard bridge"):
            players[name] = Player([mine, script, "--obey", name])
    taken = in_turns(players, repeats)
    ratios = {
        f"engine / {name}": median(
            theirs / ours for theirs, ours in zip(taken[name], taken["engine"], strict=True)
        )
        for name in taken
        if name != "engine"
    }
    return {
        "deals a second": {name: 1 / median(seconds) for name, seconds in taken.items()},
        "raw": {name: [1 / s for s in seconds] for name, seconds in taken.items()},
        "ratios": ratios,
    }


def imports(repeats: int = 21) -> dict[str, Any]:
    """Milliseconds of CPU that a process with ``import amerikaner`` takes, and one without."""
    path = f"import sys; sys.path.insert(0, {str(ENGINE)!r})"
    codes = {
        "bare Python": path,
        "import amerikaner": f"{path}; import amerikaner",
        "import amerikaner.service": f"{path}; import amerikaner.service",
    }
    taken: dict[str, list[float]] = {name: [] for name in codes}
    for turn in range(repeats + 1):
        for name, code in codes.items():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-I", "-c", code], check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            if turn:  # the first writes the bytecode
                taken[name].append(1000 * spent)
    bare = taken["bare Python"]

    def over(name: str) -> float:
        return median(one - other for one, other in zip(taken[name], bare, strict=True))

    return {
        "ms": {name: median(all_of_it) for name, all_of_it in taken.items()},
        "raw": taken,
        "import, ms over bare Python": over("import amerikaner"),
        "with the service, ms over bare Python": over("import amerikaner.service"),
    }


def replays(repeats: int = 7, with_pyodide: bool = True) -> dict[str, Any]:
    """Milliseconds of a replay with all reasons, in CPython and in Pyodide, and the ratio."""
    players = {
        "CPython": Player([sys.executable, str(Path(__file__).resolve()), "--obey", "replay"])
    }
    node = shutil.which("node")
    if with_pyodide and node and (ROOT / "node_modules" / "pyodide").exists():
        players["Pyodide"] = Player([node, str(IN_PYODIDE)])
    taken = in_turns(players, repeats)
    figures: dict[str, Any] = {
        "ms": {name: 1000 * median(seconds) for name, seconds in taken.items()},
        "raw": {name: [1000 * s for s in seconds] for name, seconds in taken.items()},
    }
    if "Pyodide" in taken:
        figures["replay in Pyodide, ms"] = figures["ms"]["Pyodide"]
        figures["replay, Pyodide / CPython"] = median(
            there / here for there, here in zip(taken["Pyodide"], taken["CPython"], strict=True)
        )
    return figures


# The report --------------------------------------------------------------------------------------


def spread(figures: list[float]) -> str:
    """The median with the smallest and the largest."""
    digits = 0 if min(figures) >= 100 else 1
    low, middle, high = (f"{f:,.{digits}f}" for f in (min(figures), median(figures), max(figures)))
    return f"{middle:>10}  [{low} .. {high}]"


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--no-peers", action="store_true", help="the engine alone")
    parser.add_argument("--no-pyodide", action="store_true", help="replays in CPython alone")
    parser.add_argument("--obey", choices=PLAYERS, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.obey:
        obey(wanted.obey)
        return 0
    load = ", ".join(f"{figure:.1f}" for figure in os.getloadavg())
    print(f"CPython {sys.version.split()[0]}, {os.cpu_count()} cores, load {load}\n")
    played = deals(wanted.repeats, not wanted.no_peers)
    imported = imports(3 * wanted.repeats)
    replayed = replays(wanted.repeats, not wanted.no_pyodide)
    for title, figures in (
        ("random legal deals a second", played),
        ("milliseconds of a process", imported),
        ("milliseconds of a replay with all reasons", replayed),
    ):
        print(title)
        for name, raw in figures["raw"].items():
            print(f"  {name:26}{spread(raw)}")
    print("\nagainst the goals")
    found = played["ratios"] | imported | replayed
    for name, (sign, goal) in GOALS.items():
        if name not in found:
            print(f"  {name:34}  not measured   goal {sign} {goal:g}")
            continue
        figure = found[name]
        reached = figure >= goal if sign == ">=" else figure <= goal
        print(f"  {name:34}{figure:8.2f}   goal {sign} {goal:g}{'' if reached else '   missed'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
