"""How soon the engine answers, against stock Pyodide answering ``1+1``, in Chromium.

    python benchmarks/boot.py [--rounds 5] [--only local file …]

Both are served by the same server and measured in the same run, taking turns, each in a browser
with a profile of its own; the clock starts with the page. Stock is the npm package as it is, on
a page that imports ``pyodide.mjs``. The engine is ``docs/assets/built`` (``make site`` first).
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gzip
import os
import shutil
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "docs" / "assets" / "built"
STOCK = ROOT / "node_modules" / "pyodide"

ENGINE_PAGE = """<!doctype html><meta charset="utf-8"><title>engine</title>
<script src="built/app.js"></script>
<script>
amerikanerEngine.ask({ ask: "deal", dealer: 0, seed: 1 }).then(
  () => { self.took = performance.now(); }, (error) => { self.failed = error.message; });
</script>
"""
STOCK_PAGE = """<!doctype html><meta charset="utf-8"><title>stock</title>
<script type="module">
import { loadPyodide } from "./stock/pyodide.mjs";
const pyodide = await loadPyodide();
if (pyodide.runPython("1+1") === 2) self.took = performance.now();
</script>
"""

SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": -1}
"""10 Mbit/s, and 40 ms to and fro."""
LAUNCHED = 2_000
"""Milliseconds until a browser that has just been launched is done with pages of its own."""
SETTLED = {False: 3_000, True: 10_000}
"""Milliseconds a first visit, slow or not, is left open: page and browser keep things by then."""


@dataclass(frozen=True)
class Variant:
    """One way to come to the page."""

    says: str
    goal: float
    """At most this part of what stock takes."""
    slow: bool = False
    packed: bool = False
    """Whether the server compresses what it sends."""
    again: bool = False
    file: bool = False


VARIANTS = {
    "local": Variant("http, this machine, first visit", 0.25),
    "file": Variant("file://, against stock as in the row above", 0.35, file=True),
    "slow": Variant("10 Mbit/s, first visit", 0.6, slow=True),
    "slow-gzip": Variant("10 Mbit/s, server compresses, first visit", 0.6, slow=True, packed=True),
    "again": Variant("http, this machine, second visit", 1.0, again=True),
    "slow-again": Variant("10 Mbit/s, second visit", 1.0, slow=True, again=True),
}


class _Handler(SimpleHTTPRequestHandler):
    """Like a static host: a time to keep, and gzip where the browser takes it and it is asked."""

    extensions_map = {  # noqa: RUF012  the base's own kind of attribute
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }
    protocol_version = "HTTP/1.1"
    packed = False

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the base's name
        """Say nothing."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if not self.packed or path.suffix == ".zip" or not path.is_file():
            super().do_GET()
            return
        body = _compressed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class _Packing(_Handler):
    packed = True


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing when a browser that is closed hangs up."""


@functools.cache
def _compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)


@contextlib.contextmanager
def _server(folder: Path, handler: type[_Handler]) -> Iterator[str]:
    server = _Server(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@contextlib.contextmanager
def _profile() -> Iterator[BrowserContext]:
    sys.path.insert(0, str(ROOT / "scripts"))
    from print_sheet import browser

    executable = os.environ.get("CHROMIUM") or browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=executable,
            args=["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
        )
        context.pages[0].wait_for_timeout(LAUNCHED)
        yield context
        context.close()


def _visit(context: BrowserContext, url: str, slow: bool) -> tuple[Page, float]:
    page = context.new_page()
    if slow:
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.goto(url, wait_until="commit")
    page.wait_for_function("self.took || self.failed", timeout=180_000)
    if failed := page.evaluate("self.failed"):
        raise RuntimeError(f"{url}: {failed}")
    return page, page.evaluate("self.took")


def _time(url: str, variant: Variant) -> float:
    with _profile() as context:
        if variant.again:
            page, _ = _visit(context, url, variant.slow)
            page.wait_for_timeout(SETTLED[variant.slow])
            page.close()
        return _visit(context, url, variant.slow)[1]


def measure(rounds: int = 5, only: list[str] | None = None) -> dict[str, dict[str, list[float]]]:
    """Milliseconds from the start of the page to the first answer.

    :param only: names of `VARIANTS`; all of them when left out
    :returns: by name of the variant the times of "stock" and "engine", one a round, in order;
        by file:// there is only the engine, stock does not run there
    """
    names = only or list(VARIANTS)
    times: dict[str, dict[str, list[float]]] = {
        name: {"engine": []} if VARIANTS[name].file else {"stock": [], "engine": []}
        for name in names
    }
    with tempfile.TemporaryDirectory() as temporary, contextlib.ExitStack() as stack:
        folder = Path(temporary)
        (folder / "engine.html").write_text(ENGINE_PAGE, encoding="utf-8")
        (folder / "stock.html").write_text(STOCK_PAGE, encoding="utf-8")
        shutil.copytree(BUILT, folder / "built")
        shutil.copytree(STOCK, folder / "stock")
        plain = stack.enter_context(_server(folder, _Handler))
        packing = stack.enter_context(_server(folder, _Packing))
        for _ in range(rounds):
            for name, measured in times.items():
                variant = VARIANTS[name]
                base = packing if variant.packed else plain
                for who, taken in measured.items():
                    site = folder.as_uri() if variant.file else base
                    taken.append(_time(f"{site}/{who}.html", variant))
                    print(f"{name} {who} {taken[-1]:.0f} ms", file=sys.stderr)
    return times


def rows(times: dict[str, dict[str, list[float]]]) -> list[dict[str, object]]:
    """Medians and ratios of what `measure` returned, a row a variant, with the goal."""
    stock_here = times.get("local", {}).get("stock")
    result: list[dict[str, object]] = []
    for name, measured in times.items():
        stock, engine = measured.get("stock", stock_here), measured["engine"]
        ratio = statistics.median(engine) / statistics.median(stock) if stock else None
        result.append(
            {
                "what": VARIANTS[name].says,
                "stock": statistics.median(stock) if stock else None,
                "engine": statistics.median(engine),
                "ratio": ratio,
                "goal": VARIANTS[name].goal,
                "raw": {who: [round(one) for one in taken] for who, taken in measured.items()},
            }
        )
    return result


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=VARIANTS, metavar="VARIANT")
    wanted = parser.parse_args()
    for row in rows(measure(wanted.rounds, wanted.only)):
        stock = f"{row['stock']:.0f}" if row["stock"] else "-"
        ratio = f"{row['ratio']:.2f}" if row["ratio"] else "-"
        print(
            f"{row['what']}: engine {row['engine']:.0f} ms, stock {stock} ms,"
            f" ratio {ratio} (goal {row['goal']}); raw {row['raw']}"
        )


if __name__ == "__main__":
    main()
