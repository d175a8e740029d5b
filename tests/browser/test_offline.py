"""A second visit without a network: pages, search and engine of a language; and an update."""

from __future__ import annotations

import functools
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

import offline_lists
import words
from conftest import Reader
from packed_files import listed
from stepping import (
    LANGUAGES,
    LEO,
    LEO_AT_TRICK_THREE,
    ROOT,
    SITE,
    acting_card,
    at,
    click,
    expect_text,
    press,
    until,
)
from test_pages import search

FOLDER = "games/amerikaner"
"""The site is not always at the root of its host."""
ENGINE = Path(offline_lists.MANIFEST).parent


class Host:
    """A server with a copy of the site that can be stopped and started, and changed meanwhile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.site = root / FOLDER
        shutil.copytree(SITE, self.site)
        self.asked: list[str] = []
        self._port = 0
        self.start()

    def start(self) -> None:
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def end_headers(self) -> None:
                self.send_header("Cache-Control", "no-cache")
                super().end_headers()

            def log_message(self, *_: object) -> None:
                asked.append(self.path)

        handler = functools.partial(Handler, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/{FOLDER}"

    def change(self, path: str, old: str, new: str) -> None:
        file = self.site / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    def new_engine(self) -> None:
        """Another build of the engine: the same, but for its mark."""
        manifest = (self.site / offline_lists.MANIFEST).read_text(encoding="utf-8")
        (build,) = set(re.findall(r'"([0-9a-f]{16,})"', manifest))
        for path in (self.site / ENGINE).glob("*.js"):
            self.change(f"{ENGINE}/{path.name}", build, build[::-1])

    def publish(self) -> None:
        """Finish a new version, as the build does."""
        shutil.copy(ROOT / "theme" / offline_lists.WORKER, self.site)
        offline_lists.write_lists(self.site, LANGUAGES)

    def version(self) -> str:
        worker = (self.site / offline_lists.WORKER).read_text(encoding="utf-8")
        return re.findall(r'"version": "(\w+)"', worker)[0]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    yield made
    made.stop()


def kept(page: Page, host: Host) -> None:
    """Wait until the browser has all of the Norwegian pages, in this version and in no other."""
    until(
        page,
        """arg => {
            self.look ??= (async () => {
                const [name, ...others] = await caches.keys()
                const lists = await Promise.all(arg.lists.map((url) => caches.match(url)))
                const own = others.length === 0 && name?.endsWith(arg.version)
                self.whole = own && lists.every(Boolean)
                self.look = null
            })()
            return self.whole
        }""",
        {
            "version": host.version(),
            "lists": [f"{host.address}/offline/{name}.json" for name in ("shared", "no")],
        },
    )


def answers(page: Page) -> None:
    """Expect the engine to answer: a card off the record."""
    click(acting_card(page, "TH"))
    at(page, LEO_AT_TRICK_THREE + 1)
    expect_text(page.locator("am-hand .am-words"), words.text("no", "stepper-off-record"))


def test_every_page_of_the_language_and_search_and_engine(
    reader_of: Callable[..., Reader], host: Host
) -> None:
    reader = reader_of(host.address, service_workers="allow")
    kept(reader.open("no/index.html"), host)
    host.stop()
    stranger = reader_of(host.address, service_workers="allow")
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        stranger.open("no/index.html")
    stranger.errors.clear()
    pages = sorted(path.relative_to(SITE).as_posix() for path in (SITE / "no").rglob("*.html"))
    for path in pages:
        page = reader.open(f"{path}?from=mail#somewhere")
        expect(page.locator("article h1")).to_be_visible()
    assert len(pages) > 25
    expect(reader.open("no/").locator("article h1")).to_be_visible()
    search(page, "byttebunken")
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    page = reader.hand("no", LEO)
    press(page, "next")
    press(page, "previous")
    answers(page)
    assert reader.errors == []
    # A page in a language that was never opened: the site's own words, not the browser's.
    page = reader.open("ru/rules.html")
    expect(page.locator("li h2").first).to_have_text(words.text("ru", "offline-title"))
    page.locator("li a[hreflang=no]").click()
    expect(page.locator("article h1")).to_be_visible()
    reader.errors.clear()  # the browser reports what was not there
    host.start()


def uses_only_new(asked: set[str]) -> bool:
    """Whether all that one of the engine's two ways of starting needs was asked of the host."""
    needed: dict[str | None, set[str]] = {}
    for each in listed(SITE / ENGINE):
        if each["form"] == "bytes":
            needed.setdefault(each["way"], set()).add(each["file"])
    both = needed.pop(None) | {"engine-manifest.js", "engine-worker.js"}
    return any(both | way <= asked for way in needed.values())


def test_a_new_version_comes_at_once_and_stays(
    reader_of: Callable[..., Reader], host: Host
) -> None:
    reader = reader_of(host.address, service_workers="allow")
    kept(reader.open("no/index.html"), host)
    # The engine has changed, the worker that keeps it not yet: none of the old files is used.
    host.new_engine()
    host.asked.clear()
    answers(reader.hand("no", LEO))
    assert uses_only_new({path.rsplit("/", 1)[1] for path in host.asked})
    # All of it has changed.
    host.change("no/rules.html", "</h1>", " (ny)</h1>")
    host.publish()
    host.asked.clear()
    page = reader.open("no/rules.html")
    expect(page.locator("article h1")).to_contain_text("(ny)")
    kept(page, host)
    again = {path.rsplit("/", 1)[1] for path in host.asked}
    assert "seven-hearts.js" not in again, "what has not changed is not fetched again"
    host.stop()
    expect(reader.open("no/rules.html").locator("article h1")).to_contain_text("(ny)")
    answers(reader.hand("no", LEO))
    host.start()
