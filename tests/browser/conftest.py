"""A Chromium, and the site as a reader meets it: from a web server, and unpacked from the zip.

Every page opened here is watched: a request that leaves the machine, or an error in the
page, fails the test that caused it.
"""

from __future__ import annotations

import functools
import os
import shutil
import threading
import zipfile
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from make_bundle import write_bundle
from stepping import HAND, SITE

# The folder a teacher might have: a space and a Cyrillic letter in its name.
FOLDER = "Игра på skolen"
# The engine may have to start first, on a machine that does other things too.
expect.set_options(timeout=45_000)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found:
        pytest.fail("no Chromium: sh scripts/ensure_packages.sh browser says how to get one")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the base's name
        """Say nothing: the tests say what matters."""


@pytest.fixture(scope="session")
def server_of() -> Iterator[Callable[[Path], str]]:
    """Serves folders from plain servers, as `make serve` does; gives their addresses."""
    servers: list[ThreadingHTTPServer] = []

    def serve(folder: Path) -> str:
        handler = functools.partial(_Quiet, directory=str(folder))
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}"

    yield serve
    for server in servers:
        server.shutdown()


@pytest.fixture(scope="session")
def http_site(server_of: Callable[[Path], str]) -> str:
    """The built site by http."""
    return server_of(SITE)


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip, unpacked where a teacher would."""
    folder = tmp_path_factory.mktemp("usb") / FOLDER
    folder.mkdir()
    archive = folder / "amerikaner-test.zip"
    write_bundle(SITE, archive, 0)
    with zipfile.ZipFile(archive) as bundle:
        bundle.extractall(folder)
    archive.unlink()
    return folder / "amerikaner-test"


@pytest.fixture(scope="session")
def file_site(unpacked: Path) -> str:
    return unpacked.as_uri()


@pytest.fixture(params=["http", "file"])
def site(request: pytest.FixtureRequest) -> str:
    """Where the site is: its address by http, then by file://."""
    return request.getfixturevalue(f"{request.param}_site")


class Reader:
    """A browser window whose pages are watched."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.page = context.new_page()
        context.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda message: message.type == "error" and self.errors.append(message.text),
        )

    def open(self, path: str) -> Page:
        """Open a page of the site anew, even when only the address after # differs."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.site}/{path}")
        return self.page

    def hand(self, lang: str, place: str = "") -> Page:
        """Open the worked hand and wait until it is alive."""
        page = self.open(f"{lang}/{HAND}{place}")
        page.wait_for_selector('am-hand [data-do="next"]')
        return page

    def check(self) -> None:
        allowed = (f"{self.site}/", "data:", "blob:", "about:")
        outside = [url for url in self.requests if not url.startswith(allowed)]
        assert outside == []
        assert self.errors == []


@pytest.fixture
def reader_of(browser: Browser) -> Iterator[Callable[..., Reader]]:
    """Makes readers of a site with settings of their own; checks them all in the end."""
    readers: list[Reader] = []

    def make(site: str, width: int = 1280, **settings: object) -> Reader:
        height = 640 if width < 700 else 900
        # What is kept for reading without a network has tests of its own; it would be fetched anew
        # for every window.
        settings = {"service_workers": "block", **settings}
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(45_000)
        reader = Reader(context, site)
        readers.append(reader)
        return reader

    yield make
    for reader in readers:
        reader.context.close()
    for reader in readers:
        reader.check()


@pytest.fixture
def new_reader(reader_of: Callable[..., Reader], site: str) -> Callable[..., Reader]:
    """As `reader_of`, once by http and once by file://."""
    return functools.partial(reader_of, site)


@pytest.fixture(params=[320, 1280])
def width(request: pytest.FixtureRequest) -> int:
    return request.param


@pytest.fixture
def reader(new_reader: Callable[..., Reader], width: int) -> Reader:
    return new_reader(width)


@pytest.fixture
def narrow_reader(reader_of: Callable[..., Reader], file_site: str) -> Reader:
    """By file:// on a narrow screen, the harder of the two: for what depends on neither."""
    return reader_of(file_site, 320)


@pytest.fixture
def placed_reader(
    request: pytest.FixtureRequest, reader_of: Callable[..., Reader], place: tuple[str, int]
) -> Reader:
    """By the origin and on the width that the test names, see `each_language_somewhere`."""
    origin, width = place
    return reader_of(request.getfixturevalue(f"{origin}_site"), width)


@pytest.fixture(params=[("http", 1280), ("file", 320)], ids=["http-1280", "file-320"])
def either_reader(request: pytest.FixtureRequest, reader_of: Callable[..., Reader]) -> Reader:
    """Over http on a wide screen, by file:// on a narrow one.

    For what depends on each of the two, but not on both together; `reader` has all four.
    """
    origin, width = request.param
    return reader_of(request.getfixturevalue(f"{origin}_site"), width)
