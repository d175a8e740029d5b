"""All that is measured against a goal, as one table in Markdown: ``make bench``.

    python benchmarks/bench.py [--runs 1] [--only boot engine page] [--quick]

Each part is a command of its own (boot.py, engine_speed.py, page_speed.py), measured here through
its functions. With several runs a figure is the median of the runs. A part that is missing, or
that fails, is named in the table with the reason, and the others are measured all the same.
build/bench.json holds every figure of every run.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "bench.json"
sys.path[:0] = [str(ROOT / "benchmarks"), str(ROOT / "scripts"), str(ROOT / "engine")]


@dataclass
class Row:
    """One line of the table.

    The figures are what was measured, by name; the ratio is what two of them make. The goal is
    about the ratio, unless ``held`` is the figure to be held against it.
    """

    what: str
    figures: dict[str, float] = field(default_factory=dict)
    unit: str = ""
    ratio: float | None = None
    sign: str = ""
    goal: float | None = None
    held: float | None = None
    fault: str = ""

    def result(self) -> str:
        """Whether the goal is met."""
        figure = self.ratio if self.held is None else self.held
        if self.goal is None and not self.fault:
            return "–"
        if self.goal is None or figure is None:
            return "not measured"
        reached = figure >= self.goal if self.sign == "≥" else figure <= self.goal
        return "met" if reached else "missed"


# The parts ---------------------------------------------------------------------------------------


def boot(quick: bool) -> list[Row]:
    """The engine ready, against stock Pyodide."""
    part = importlib.import_module("boot")
    return [
        Row(
            f"engine ready: {row['what']}",
            {name: row[name] for name in ("engine", "stock") if row[name] is not None},
            "ms",
            row["ratio"],
            "≤",
            row["goal"],
        )
        for row in part.rows(part.measure(1 if quick else 5))
    ]


def engine(quick: bool) -> list[Row]:
    """Deals a second, imports and replays."""
    part = importlib.import_module("engine_speed")
    repeats = 1 if quick else 7
    played, imported = part.deals(repeats), part.imports(3 * repeats)
    replayed = part.replays(repeats)
    rows = []
    for name, (mark, goal) in part.GOALS.items():
        sign = "≥" if mark.startswith(">") else "≤"
        if name.startswith("engine / "):
            speeds, peer = played["deals a second"], name.removeprefix("engine / ")
            figures = {who: speeds[who] for who in ("engine", peer) if who in speeds}
            ratio = played["ratios"].get(name)
            rows.append(Row(f"random legal deals: {name}", figures, "a second", ratio, sign, goal))
            continue
        found = imported if name in imported else replayed
        is_ratio = " / " in name
        figure = found.get(name)
        rows.append(
            Row(
                name,
                found["ms"],
                "ms",
                figure if is_ratio else None,
                sign,
                goal,
                None if is_ratio else figure,
            )
        )
    return rows


def page(quick: bool) -> list[Row]:
    """Weights, paint, search, build."""
    part = importlib.import_module("page_speed")
    rounds = 1 if quick else 7
    rows = []
    for kind, by_language in part.measure_weights().items():
        weights = {lang: weight["all"] / 1000 for lang, weight in by_language.items()}
        if kind != "rules":
            rows.append(Row(f"weight over gzip: {kind}", weights, "kB"))
            continue
        for lang, weight in weights.items():
            limit = part.budget(lang) / 1000
            what = f"weight over gzip: {kind}, {lang}"
            rows.append(Row(what, {lang: weight}, "kB", None, "≤", limit, weight))
    for kind, found in part.measure_paint(rounds).items():
        figures = {name: found[name] for name in ("with", "without")}
        what = f"largest paint, with and without widgets: {kind}"
        rows.append(Row(what, figures, "ms", found["ratio"], "≤", part.PAINT))
    searched = part.measure_search(rounds)
    for which, told in (("first", "index still to fetch"), ("later", "index there")):
        figures = {lang: found[which] for lang, found in searched.items()}
        rows.append(Row(f"typed word to first result: {told}", figures, "ms"))
    built = part.measure_build(1 if quick else 3)
    figures = {"ours": built["ours"], "stock Material": built["stock"]}
    rows.append(Row("build of the same pages, CPU", figures, "s", built["ratio"]))
    return rows


PARTS: dict[str, Callable[[bool], list[Row]]] = {"boot": boot, "engine": engine, "page": page}


def measured(name: str, quick: bool) -> list[Row]:
    """The rows of a part, or the one that says why there are none."""
    print(f"measuring: {name}", file=sys.stderr, flush=True)
    try:
        return PARTS[name](quick)
    except ModuleNotFoundError as error:
        return [Row(name, fault=f"not here: {error.name}")]
    except (Exception, SystemExit) as error:  # one part must not take the others along
        return [Row(name, fault=f"{type(error).__name__}: {error}".splitlines()[0])]


def middle(runs: list[list[Row]]) -> list[Row]:
    """The rows of several runs as one, each figure the median of those that there are."""
    by_name: dict[str, list[Row]] = {}
    for row in (row for rows in runs for row in rows):
        by_name.setdefault(row.what, []).append(row)

    def of(figures: list[float | None]) -> float | None:
        there = [figure for figure in figures if figure is not None]
        return median(there) if there else None

    result = []
    for what, same in by_name.items():
        good = [row for row in same if not row.fault]
        if not good:
            result.append(same[0])
            continue
        last = good[-1]
        figures = {
            name: median([row.figures[name] for row in good if name in row.figures])
            for name in last.figures
        }
        ratio, held = of([row.ratio for row in good]), of([row.held for row in good])
        result.append(Row(what, figures, last.unit, ratio, last.sign, last.goal, held))
    return result


# The report --------------------------------------------------------------------------------------


def told(*command: str) -> str:
    """The first line that a program says, or that it is not there."""
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    except (OSError, subprocess.CalledProcessError):
        return "not here"
    return (done.stdout.splitlines() or [""])[0].strip()


def machine() -> dict[str, str]:
    """What it was measured on."""
    import print_sheet

    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text(encoding="utf-8").splitlines()
        model = next((x.partition(": ")[2] for x in lines if x.startswith("model name")), model)
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    return {
        "CPU": f"{model}, {os.cpu_count()} cores",
        "load at the start": " ".join(f"{load:.1f}" for load in os.getloadavg()),
        "system": platform.platform(),
        "Python": platform.python_version(),
        "Node": told("node", "--version"),
        "browser": told(print_sheet.browser() or "chromium", "--version"),
        "Pyodide": packages["pyodide"],
        "commit": told("git", "log", "-1", "--format=%h %cs"),
    }


def number(figure: float) -> str:
    """Three digits that count, no more."""
    return f"{figure:,.0f}" if abs(figure) >= 100 else f"{figure:.3g}"


def table(rows: list[Row]) -> str:
    """The rows as Markdown."""
    lines = ["| what | raw figures | ratio | goal | |", "| --- | --- | --- | --- | --- |"]
    for row in rows:
        raw = ", ".join(f"{name} {number(figure)}" for name, figure in row.figures.items())
        cells = [
            row.what,
            row.fault or f"{raw} {row.unit}",
            "–" if row.ratio is None else f"{row.ratio:.2f}",
            "–" if row.goal is None else f"{row.sign} {row.goal:g}",
            row.result(),
        ]
        lines.append(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    return "\n".join(lines)


def main() -> int:
    """Measure all of it, tell it, and keep it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--quick", action="store_true", help="one round each: does it run at all")
    wanted = parser.parse_args()
    where = machine()
    runs = [
        [row for name in wanted.only for row in measured(name, wanted.quick)]
        for _ in range(wanted.runs)
    ]
    TARGET.parent.mkdir(exist_ok=True)
    kept = {"machine": where, "runs": [[asdict(row) for row in run] for run in runs]}
    TARGET.write_text(json.dumps(kept, indent=1, ensure_ascii=False), encoding="utf-8")
    print(", ".join(f"{name}: {what}" for name, what in where.items()))
    print(f"Medians of {wanted.runs} run(s).\n\n{table(middle(runs))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
