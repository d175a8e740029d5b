"""How light and how soon the pages are: weights, first paint, search, and the time of a build.

    python benchmarks/page_speed.py [--rounds 7] [--only weights paint search build]

It measures site/ (``make site`` first) in Chromium, from a server on this machine that
compresses as hosts do, each page in a profile of its own, caches empty. What is compared takes
turns within one run:

* weights: what a page fetches by itself, over gzip, each kind of page in each language; not the
  engine, which some pages fetch when the browser has nothing else to do
* paint: largest contentful paint of a page with widgets, and of the same page without: no words,
  scripts, data or styles of a widget, the hand as the build wrote it; as fast as the machine
  allows, and at 10 Mbit/s
* search: from a typed word to the first result, the index still to be fetched, and fetched
* build: ``mkdocs build`` of this site, and of stock Material with its search over the same pages
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gzip
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
DOCS, SITE = ROOT / "docs", ROOT / "site"
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "engine")]

import print_sheet  # noqa: E402
import words  # noqa: E402

KINDS = {
    "home": "index.html",
    "rules": "rules.html",
    "glossary": "glossary.html",
    "hand": "hands/seven-hearts.html",
    "lesson": "lessons/following.html",
    "practice": "practice.html",
    "our table": "table.html",
}
WITH_WIDGETS = ("hand", "lesson", "practice", "our table")
BUDGET = {"ru": 150_000}
"""Bytes over gzip that a rules page may weigh, where it is not the usual number."""
USUAL = 130_000
PAINT = 1.05
"""How much later than without widgets the largest paint may come."""

WIDGET_FILES = (
    r"[^\"]*assets/(?:built/|js/projector|css/(?:stepper|table|tasks|practice|projector))"
)
WITHOUT = [
    re.compile(rf'<script src="{WIDGET_FILES}[^>]*></script>'),
    re.compile(rf'<link rel="stylesheet" href="{WIDGET_FILES}[^>]*>'),
    re.compile(r'<script type="application/json"[^>]*>.*?</script>', re.DOTALL),
    re.compile(r'<p class="pj-open".*?</p>'),
]
PLAIN = "?plain"
COMPRESSED = {".html", ".css", ".js", ".json", ".svg", ".xml"}

SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": -1}
"""10 Mbit/s, and 40 ms to and fro."""
LARGEST = """() => new Promise((tell) => {
  let last = 0
  new PerformanceObserver((list) => { for (const one of list.getEntries()) last = one.startTime })
    .observe({ type: "largest-contentful-paint", buffered: true })
  setTimeout(() => tell(last), 600)
})"""
TO_FIRST_RESULT = """(word) => new Promise((tell) => {
  const list = document.querySelector(".md-search-result__list")
  const field = document.querySelector(".md-search__input")
  const begun = performance.now()
  const watch = new MutationObserver(() => {
    if (!list.querySelector(".md-search-result__item")) return
    watch.disconnect()
    tell(performance.now() - begun)
  })
  watch.observe(list, { childList: true, subtree: true })
  field.value = word
  field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }))
})"""


# A host and a reader -----------------------------------------------------------------------------


class _Host(SimpleHTTPRequestHandler):
    """Serves a folder as hosts do, over gzip; with ``?plain`` a page without its widgets."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if not path.is_file():
            self.send_error(404)
            return
        plain = urlsplit(self.path).query == PLAIN[1:]
        body = contents(path, plain)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if path.suffix in COMPRESSED:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the base's name
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing when a browser that is closed hangs up."""


@functools.cache
def contents(path: Path, plain: bool = False) -> bytes:
    """What goes over the wire for a file."""
    body = path.read_bytes()
    if plain:
        text = body.decode()
        for part in WITHOUT:
            text = part.sub("", text)
        body = text.encode()
    return gzip.compress(body, mtime=0) if path.suffix in COMPRESSED else body


@contextlib.contextmanager
def host(folder: Path = SITE) -> Iterator[str]:
    """The address of a folder, served."""
    handler = functools.partial(_Host, directory=str(folder))
    server = _Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=print_sheet.browser(), args=print_sheet.ARGUMENTS
        )
        yield started
        started.close()


@contextlib.contextmanager
def visit(browser: Browser, slow: bool = False) -> Iterator[Page]:
    """A page with empty caches."""
    context: BrowserContext = browser.new_context(
        viewport={"width": 1280, "height": 900}, service_workers="block"
    )
    page = context.new_page()
    if slow:
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    yield page
    context.close()


# What is measured --------------------------------------------------------------------------------


def measure_weights(languages: list[str] | None = None) -> dict[str, dict[str, dict[str, int]]]:
    """Bytes over the wire, by kind of page, language, and kind of file; "all" is their sum."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    with host() as address, chromium() as browser:
        for kind, name in KINDS.items():
            for lang in languages or words.languages():
                asked: list[str] = []
                with visit(browser) as page:
                    page.on("request", lambda request, asked=asked: asked.append(request.url))
                    page.goto(f"{address}/{lang}/{name}", wait_until="networkidle")
                files = {
                    SITE / urlsplit(url).path.lstrip("/")
                    for url in asked
                    if url.startswith(f"{address}/") and "/built/engine/" not in url
                }
                weight: dict[str, int] = {}
                for file in sorted(files):
                    ending = file.suffix.lstrip(".")
                    weight[ending] = weight.get(ending, 0) + len(contents(file))
                found.setdefault(kind, {})[lang] = {"all": sum(weight.values()), **weight}
    return found


def measure_paint(rounds: int = 7, lang: str = "no") -> dict[str, dict[str, Any]]:
    """Largest contentful paint in ms with and without widgets, by kind of page and network."""
    found: dict[str, dict[str, Any]] = {}
    with host() as address, chromium() as browser:
        for slow in (False, True):
            for kind in WITH_WIDGETS:
                taken: dict[str, list[float]] = {"with": [], "without": []}
                for turn in range(rounds + 1):
                    order = ("with", "without") if turn % 2 else ("without", "with")
                    for which in order:
                        with visit(browser, slow) as page:
                            end = PLAIN if which == "without" else ""
                            page.goto(f"{address}/{lang}/{KINDS[kind]}{end}")
                            figure = page.evaluate(LARGEST)
                        if turn:  # the first warms the browser up
                            taken[which].append(figure)
                name = f"{kind}, 10 Mbit/s" if slow else kind
                found[name] = _compared(taken, "with", "without")
    return found


def measure_search(rounds: int = 7, languages: list[str] | None = None) -> dict[str, Any]:
    """Milliseconds from a typed word to its first result, by language, first and later words."""
    found: dict[str, Any] = {}
    with host() as address, chromium() as browser:
        for lang in languages or words.languages():
            # Two headings of the rules, so the search has them in every language.
            first, later = _words_to_search(lang)
            taken: dict[str, list[float]] = {"first": [], "later": []}
            for _ in range(rounds):
                with visit(browser) as page:
                    page.goto(f"{address}/{lang}/rules.html", wait_until="load")
                    page.focus(".md-search__input")
                    taken["first"].append(page.evaluate(TO_FIRST_RESULT, first))
                    page.evaluate(
                        "document.querySelector('.md-search-result__list').replaceChildren()"
                    )
                    taken["later"].append(page.evaluate(TO_FIRST_RESULT, later))
            found[lang] = {"raw": taken, **{name: median(one) for name, one in taken.items()}}
    return found


def _words_to_search(lang: str) -> tuple[str, str]:
    from site_hooks import meanings

    known = meanings(lang)
    return known["term-trick"][0], known["term-trump"][0]


STOCK = """\
site_name: stock
site_url: https://stock.example/
use_directory_urls: false
theme: {name: material, font: false}
plugins: [search]
markdown_extensions:
  [admonition, attr_list, md_in_html, tables, pymdownx.superfences, {toc: {permalink: true}}]
"""


def measure_build(rounds: int = 3) -> dict[str, Any]:
    """Seconds of CPU for the build of the site, and of stock Material over the same pages.

    Ours counts its words, hands and checks, and printing the one-page rules where it can; what
    is made before (``make built``) is not counted.
    """
    taken: dict[str, list[float]] = {"ours": [], "stock": []}
    wall: dict[str, list[float]] = {"ours": [], "stock": []}
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for lang in words.languages():
            for page in (DOCS / lang).rglob("*.md"):
                target = folder / "docs" / page.relative_to(DOCS)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(page, target)
        (folder / "docs" / "index.md").write_text("# stock\n", encoding="utf-8")
        (folder / "mkdocs.yml").write_text(STOCK, encoding="utf-8")
        build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir"]
        variants: dict[str, Callable[[], list[str]]] = {
            "stock": lambda: [*build, str(folder / "site"), "-f", str(folder / "mkdocs.yml")],
            "ours": lambda: [*build, str(folder / "ours"), "-f", str(ROOT / "mkdocs.yml")],
        }
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        for _ in range(rounds):
            for name, command in variants.items():
                before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
                subprocess.run(
                    command(), check=True, env=environment, capture_output=True, cwd=ROOT
                )
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                wall[name].append(time.perf_counter() - begun)
                spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
                taken[name].append(spent)
    return {**_compared(taken, "ours", "stock"), "wall": wall}


def _compared(taken: dict[str, list[float]], one: str, other: str) -> dict[str, Any]:
    """Medians, and the median of the ratios within each round: the machine is the same there."""
    return {
        "raw": taken,
        one: median(taken[one]),
        other: median(taken[other]),
        "ratio": median(a / b for a, b in zip(taken[one], taken[other], strict=True)),
    }


# The report --------------------------------------------------------------------------------------


def budget(lang: str) -> int:
    """Bytes that a rules page of a language may weigh."""
    return BUDGET.get(lang, USUAL)


def main() -> int:
    """Measure and tell."""
    parts = ("weights", "paint", "search", "build")
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", nargs="+", choices=parts, default=parts)
    wanted = parser.parse_args()
    if not (SITE / "index.html").exists():
        sys.exit("site/ is not there: run `make site` first")
    if "weights" in wanted.only:
        print("bytes over gzip")
        for kind, by_language in measure_weights().items():
            for lang, weight in by_language.items():
                told = ", ".join(f"{name} {size:,}" for name, size in weight.items())
                over = kind == "rules" and weight["all"] > budget(lang)
                print(f"  {kind:10} {lang}  {told}{'   over the budget' if over else ''}")
    if "paint" in wanted.only:
        print("largest contentful paint, ms, with and without widgets")
        for name, figures in measure_paint(wanted.rounds).items():
            missed = "" if figures["ratio"] <= PAINT else "   missed"
            print(
                f"  {name:22} {figures['with']:7.0f} {figures['without']:7.0f}"
                f"   ratio {figures['ratio']:.2f}, goal <= {PAINT}{missed}"
            )
    if "search" in wanted.only:
        print("ms from a typed word to its first result: index to be fetched, and fetched")
        for lang, figures in measure_search(wanted.rounds).items():
            print(f"  {lang}  {figures['first']:7.0f} {figures['later']:7.0f}")
    if "build" in wanted.only:
        figures = measure_build(max(1, wanted.rounds // 2))
        print(
            f"CPU seconds of a build: ours {figures['ours']:.1f}, stock {figures['stock']:.1f},"
            f" ratio {figures['ratio']:.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
