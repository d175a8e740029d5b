"""One window onto three browser engines, with the little that a journey through the site needs.

Chromium is driven as in every other test. Firefox and WebKitGTK are those of the system, driven
by WebDriver: WebKitGTK's driver speaks it by http; Firefox, in Marionette's way, by a socket of
its own, so that nothing has to be installed but the browsers.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import socketserver
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar, Protocol

from playwright.sync_api import Browser, Error, Request

from stepping import click

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""What WebDriver calls an element by."""
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "End": "\ue010",
    "ArrowRight": "\ue014",
}
PATIENCE = 45
"""Seconds for anything that is awaited: the packed engine may have to start on a busy machine."""
CLOSED = 9
"""A port on which nothing listens: where requests to the outside are sent."""

Size = tuple[int, int]


class Missing(Exception):
    """An engine that this machine does not have; the text says what is missing."""


class Window(Protocol):
    """A browser window whose pages are watched."""

    def go(self, url: str) -> None:
        """Open an address and wait until the page is loaded."""

    def reload(self) -> None: ...

    def run(self, script: str, *args: Any) -> Any:
        """The value that the body of a function returns in the page; None while it is left."""

    def wait(self, script: str, *args: Any) -> Any:
        """As `run`, of a body that gives a promise."""

    def click(self, css: str) -> None:
        """Press the mouse in the middle of an element, or of the first one of several."""

    def press(self, *keys: str) -> None:
        """Press keys together, such as Shift and Tab; the last is a name or a letter."""

    def outside(self) -> list[str]:
        """Requests of the pages that left the machine, since it was last asked."""

    def errors(self) -> list[str]:
        """Errors in the pages since it was last asked."""

    def fresh(self, size: Size) -> None:
        """A new reader: nothing is kept, and the page has a size."""


# Chromium ----------------------------------------------------------------------------------------


class Chromium:
    """Chromium, as Playwright starts it for the other tests."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._outside: list[str] = []
        self._errors: list[str] = []
        self._context = browser.new_context()

    def fresh(self, size: Size) -> None:
        self.close()
        width, height = size
        self._context = self._browser.new_context(viewport={"width": width, "height": height})
        self._context.set_default_timeout(PATIENCE * 1000)
        self._context.on("request", self._note)
        self._page = self._context.new_page()
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))

    def close(self) -> None:
        self._context.close()

    def _note(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "file:", "data:", "blob:", "about:")):
            self._outside.append(request.url)

    def go(self, url: str) -> None:
        self._page.goto("about:blank")
        self._page.goto(url)

    def reload(self) -> None:
        self._page.reload()

    def run(self, script: str, *args: Any) -> Any:
        body = f"args => (function () {{ {script} }})(...args)"
        try:
            return self._page.evaluate(body, list(args))
        except Error as error:
            if "Execution context was destroyed" in error.message:
                return None
            raise

    def wait(self, script: str, *args: Any) -> Any:
        body = f"args => (async function () {{ {script} }})(...args).catch(String)"
        return self._page.evaluate(body, list(args))

    def click(self, css: str) -> None:
        click(self._page.locator(css).first)

    def press(self, *keys: str) -> None:
        if len(keys) == 1 and not keys[0].isascii():
            self._page.keyboard.type(keys[0])  # a letter that is on no key of its keyboard
        else:
            self._page.keyboard.press("+".join(keys))

    def outside(self) -> list[str]:
        self.run("")  # what Playwright has heard of meanwhile is told during a call
        outside, self._outside = self._outside, []
        return outside

    def errors(self) -> list[str]:
        self.run("")
        errors, self._errors = self._errors, []
        return errors


# WebDriver ---------------------------------------------------------------------------------------


class _Driven:
    """A window driven by WebDriver's commands, whatever carries them."""

    def command(self, name: str, **data: Any) -> Any:
        raise NotImplementedError

    def go(self, url: str) -> None:
        self.command("Navigate", url="about:blank")
        self.command("Navigate", url=url)

    def reload(self) -> None:
        self.command("Refresh")

    def run(self, script: str, *args: Any) -> Any:
        return self.command("ExecuteScript", script=script, args=list(args))

    def wait(self, script: str, *args: Any) -> Any:
        body = f"""
            const [...args] = arguments;
            const done = args.pop();
            (async function () {{ {script} }})(...args).then(done, error => done(String(error)));
        """
        return self.command("ExecuteAsyncScript", script=body, args=list(args))

    def click(self, css: str) -> None:
        self.run(f"document.querySelector({json.dumps(css)}).scrollIntoView({{block: 'center'}})")
        found = self.command("FindElement", using="css selector", value=css)
        self.command("ElementClick", id=found[ELEMENT])

    def press(self, *keys: str) -> None:
        codes = [KEYS.get(key, key) for key in keys]
        strokes = [{"type": "keyDown", "value": code} for code in codes]
        strokes += [{"type": "keyUp", "value": code} for code in reversed(codes)]
        self.command("PerformActions", actions=[{"type": "key", "id": "keys", "actions": strokes}])

    def _resize(self, size: Size) -> None:
        """Give the page, without the window's frame, a size."""
        width, height = size
        wide, high = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.command("SetWindowRect", width=width + wide, height=height + high)


@contextlib.contextmanager
def _started(command: list[str], **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program that ends with its children when the block ends, or when this one is killed."""
    if keeper := shutil.which("setpriv"):
        command = [keeper, "--pdeathsig", "KILL", *command]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **how
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(5)


def until(look: Callable[[], Any], what: str = "", seconds: float = PATIENCE) -> Any:
    """Look again and again until there is something to see; else an AssertionError says what."""
    end = time.monotonic() + seconds
    while not (seen := look()):
        if time.monotonic() > end:
            raise AssertionError(f"not seen: {what}")
        time.sleep(0.05)
    return seen


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def _environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a reader who has just got their account, in English."""
    kept = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    return {**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LANG": "en_US.UTF-8", **more}


# Firefox -----------------------------------------------------------------------------------------

# What a reader has where it matters here, and otherwise silence: without a network Firefox would
# wait for its own services. `recommended` would lift the restrictions of file:// for tests.
PREFERENCES: dict[str, bool | int | str] = {
    "remote.prefs.recommended": False,
    "security.fileuri.strict_origin_policy": True,
    "marionette.port": 0,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": CLOSED,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": CLOSED,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.disabledForTesting": True,
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.region.network.url": "",
    "browser.safebrowsing.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "extensions.update.enabled": False,
    "services.settings.server": "data:,",
}
# The browser asks for things itself, and so does its page for new tabs; all the rest is the site's.
WATCH = """
    const watch = globalThis.watch = { outside: [], errors: [] };
    Services.obs.addObserver((subject) => {
        const { URI, loadInfo } = subject.QueryInterface(Ci.nsIHttpChannel);
        const { isSystemPrincipal, scheme } = loadInfo.triggeringPrincipal;
        if (URI.host === "127.0.0.1" || isSystemPrincipal || scheme === "about") return;
        watch.outside.push(URI.spec);
    }, "http-on-modify-request");
    Services.console.registerListener({ observe(message) {
        if (!(message instanceof Ci.nsIScriptError) || message.flags & message.warningFlag) return;
        if (/^(http|file|blob|data):/.test(message.sourceName)) watch.errors.push(String(message));
    } });
"""
FORGET = """
    const [done] = arguments;
    Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_ALL, { onDataDeleted: done });
"""


class Firefox(_Driven):
    """Firefox, headless, by Marionette."""

    NAMES: ClassVar = ("firefox-esr", "firefox")

    @classmethod
    @contextlib.contextmanager
    def opened(cls, home: Path) -> Iterator[Firefox]:
        """Start one in a folder of its own; raises `Missing`."""
        program = os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, cls.NAMES)), "")
        if not program:
            raise Missing("no Firefox")
        preferences = "".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in PREFERENCES.items()
        )
        (home / "user.js").write_text(preferences, "utf-8")
        command = [program, "--headless", "--no-remote", "--profile", str(home)]
        command += ["--marionette", "--remote-allow-system-access"]
        with _started(command, env=_environment(home)):
            port = until(lambda: _read(home / "MarionetteActivePort"), "the port of Firefox")
            with socket.create_connection(("127.0.0.1", int(port)), PATIENCE) as connection:
                yield cls(connection)

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._answers = connection.makefile("rb")
        self._number = 0
        self._receive()  # its greeting
        self.command("NewSession", capabilities={})
        self._in_browser(WATCH)

    def _receive(self) -> Any:
        length = b""
        while (byte := self._answers.read(1)) != b":":
            if not byte:
                raise ConnectionError("Firefox is gone")
            length += byte
        return json.loads(self._answers.read(int(length)))

    def command(self, name: str, **data: Any) -> Any:
        self._number += 1
        of = "" if ":" in name else "WebDriver:"
        message = json.dumps([0, self._number, of + name, data]).encode()
        self._connection.sendall(b"%d:" % len(message) + message)
        _, _, error, answer = self._receive()
        if error:
            raise RuntimeError(f"{name}: {error['error']}: {error['message']}")
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def _in_browser(self, script: str, wait: bool = False) -> Any:
        """Run something in the browser itself, where its pages have no access."""
        self.command("Marionette:SetContext", value="chrome")
        name = "ExecuteAsyncScript" if wait else "ExecuteScript"
        value = self.command(name, script=script, args=[], sandbox="system", newSandbox=False)
        self.command("Marionette:SetContext", value="content")
        return value

    def outside(self) -> list[str]:
        return self._in_browser("return globalThis.watch.outside.splice(0)")

    def errors(self) -> list[str]:
        told = self._in_browser("return globalThis.watch.errors.splice(0)")
        # Firefox says so of a page that is left, or its reader forgotten, while it is being loaded.
        return [error for error in told if "A ServiceWorker intercepted the request" not in error]

    def fresh(self, size: Size) -> None:
        try:
            self.command("Navigate", url="about:blank")
        except RuntimeError:  # the reader before was on the way to a page that does not come
            self.command("Navigate", url="about:blank")
        self._in_browser(FORGET, wait=True)
        self._resize(size)


# WebKitGTK ---------------------------------------------------------------------------------------


class _Trap(socketserver.ThreadingTCPServer):
    """A proxy that lets nothing through and knows what was asked of it."""

    daemon_threads = True

    def __init__(self) -> None:
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), _Trapped)


class _Trapped(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        line = self.rfile.readline(2000).decode("latin-1")
        self.server.asked.append(line.strip())  # type: ignore[attr-defined]


class WebKit(_Driven):
    """WebKitGTK's MiniBrowser, by WebKitWebDriver, on a display of its own."""

    ROUTES: ClassVar = {
        "Navigate": "/url",
        "Refresh": "/refresh",
        "ExecuteScript": "/execute/sync",
        "ExecuteAsyncScript": "/execute/async",
        "FindElement": "/element",
        "ElementClick": "/element/{id}/click",
        "PerformActions": "/actions",
        "SetWindowRect": "/window/rect",
    }
    BROWSERS: ClassVar = ("lib/*/webkit*gtk-*/MiniBrowser", "libexec/webkit*gtk-*/MiniBrowser")

    @classmethod
    @contextlib.contextmanager
    def opened(cls, home: Path) -> Iterator[WebKit]:
        """Start one in a folder of its own; raises `Missing`."""
        driver, display = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        browsers = [found for each in cls.BROWSERS for found in Path("/usr").glob(each)]
        if not (driver and browsers):
            raise Missing("no WebKitWebDriver with its MiniBrowser")
        if not display:
            raise Missing("no Xvfb to show WebKitGTK on")
        with contextlib.ExitStack() as stack:
            trap = stack.enter_context(_Trap())
            threading.Thread(target=trap.serve_forever, daemon=True).start()
            stack.callback(trap.shutdown)
            environment = _environment(
                home,
                DISPLAY=stack.enter_context(_screen(display)),
                WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
                WEBKIT_DISABLE_COMPOSITING_MODE="1",
                WEBKIT_DISABLE_DMABUF_RENDERER="1",
                LIBGL_ALWAYS_SOFTWARE="1",
            )
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            stack.enter_context(_started([driver, f"--port={port}"], env=environment))
            window = cls(f"http://127.0.0.1:{port}", str(browsers[0]), trap)
            stack.callback(window._end)
            yield window

    def __init__(self, driver: str, browser: str, trap: _Trap) -> None:
        self._driver = driver
        self._browser = browser
        self._trap = trap
        self._errors: list[str] = []
        # No proxy of the environment may stand between.
        self._client = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        until(self._is_listening, "WebKitWebDriver")
        self._begin()

    def _begin(self) -> None:
        """A session of its own, which keeps nothing of others."""
        proxy = f"--proxy=http://127.0.0.1:{self._trap.server_address[1]}"
        options = {
            "binary": self._browser,
            "args": ["--automation", proxy, "--ignore-host=127.0.0.1"],
        }
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        try:
            session = self._ask("POST", "/session", {"capabilities": wanted})
        except TimeoutError:  # on a busy machine a browser may not come up; seen once in a hundred
            session = self._ask("POST", "/session", {"capabilities": wanted})
        self._session = f"/session/{session['sessionId']}"

    def _end(self) -> None:
        self._ask("DELETE", self._session)

    def _is_listening(self) -> bool:
        try:
            self._ask("GET", "/status")
        except OSError:
            return False
        return True

    def _ask(self, method: str, path: str, data: Any = None) -> Any:
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self._driver + path, body, method=method)
        try:
            with self._client.open(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise RuntimeError(f"{path}: {said['error']}: {said['message']}") from error

    def command(self, name: str, **data: Any) -> Any:
        path = self.ROUTES[name].format_map(data)
        return self._ask("POST", self._session + path, data)

    def go(self, url: str) -> None:
        self._collect()
        super().go(url)
        self._collect()

    def reload(self) -> None:
        self._collect()
        super().reload()
        self._collect()

    def click(self, css: str) -> None:
        self._collect()
        super().click(css)

    def _collect(self) -> None:
        """The driver tells nothing of errors: the page notes them from here on."""
        self._errors += self.run(
            """
            if (!window.noted) {
                window.noted = [];
                const { noted } = window;
                addEventListener("error", ({ message }) => noted.push(message));
                addEventListener("unhandledrejection", ({ reason }) => noted.push(`${reason}`));
            }
            return window.noted.splice(0);
            """
        )

    def outside(self) -> list[str]:
        asked, self._trap.asked[:] = self._trap.asked[:], []
        return asked

    def errors(self) -> list[str]:
        self._collect()
        errors, self._errors = self._errors, []
        return errors

    def fresh(self, size: Size) -> None:
        self._end()
        self._begin()
        self._resize(size)


@contextlib.contextmanager
def _screen(program: str) -> Iterator[str]:
    """A display that nobody sees; its name."""
    theirs, ours = socket.socketpair()
    with ours, theirs:
        number = str(theirs.fileno())
        command = [program, "-displayfd", number, "-screen", "0", "1600x1200x24"]
        with _started([*command, "-nolisten", "tcp"], pass_fds=[theirs.fileno()]):
            theirs.close()
            ours.settimeout(PATIENCE)
            yield f":{ours.recv(20).decode().strip()}"
