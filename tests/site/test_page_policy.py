"""The policy of every built page: what runs is the site's own, and nothing comes from outside."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import pytest
from lxml import html

import page_policy

SITE = Path(__file__).resolve().parents[2] / "site"
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
ONLY_HERE = {"'self'", "'none'", "data:", "blob:", "'wasm-unsafe-eval'"}


def directives(text: str) -> dict[str, list[str]]:
    return {name: sources for name, *sources in map(str.split, text.split(";"))}


def faults(page: html.HtmlElement) -> list[str]:
    """What a page does that its policy forbids, or its policy allows that it should not."""
    metas = page.xpath("//head/meta[@http-equiv='Content-Security-Policy']")
    if len(metas) != 1:
        return ["no policy, or several"]
    policy = directives(metas[0].get("content"))
    told = []
    if metas[0].xpath("preceding::script | preceding::style | preceding::link"):
        told.append("something comes before the policy")
    hashes = set()
    for element in ("script", "style"):
        found = page.xpath(f"//{element}[not(@src) and not(@type='application/json')]")
        # Not as the build finds them: the parser's text is what a browser hashes.
        own = {
            base64.b64encode(hashlib.sha256((item.text or "").encode()).digest()).decode()
            for item in found
        }
        allowed = {
            source.removeprefix("'sha256-").removesuffix("'")
            for source in policy[f"{element}-src"]
            if source.startswith("'sha256-")
        }
        hashes |= {f"'sha256-{item}'" for item in own}
        if own != allowed:
            told.append(f"{element}s: {len(own - allowed)} not allowed, {len(allowed - own)} gone")
    for name, sources in policy.items():
        if wider := set(sources) - ONLY_HERE - hashes:
            told.append(f"{name} allows {wider}")
    told += [f"handler {name}" for name in page.xpath("//@*[starts-with(name(), 'on')]")]
    told += [f"style {text}" for text in page.xpath("//@style")]
    told += [f"address {link}" for link in page.xpath("//@href[starts-with(., 'javascript:')]")]
    return told


def test_the_policy_begins_from_the_site_s_own_files():
    told = directives(page_policy.policy(""))
    assert told["default-src"] == ["'self'"]
    for name in ("object-src", "base-uri", "form-action"):
        assert told[name] == ["'none'"]
    assert told["frame-src"] == ["'self'"]
    assert "blob:" not in told["script-src"]
    assert "data:" not in told["script-src"]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_does_what_its_policy_allows_and_no_more(page):
    text = (SITE / page).read_text(encoding="utf-8")
    assert faults(html.document_fromstring(text)) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("</article>", "<script>alert(1)</script></article>"),
        ("<article", "<article onclick='alert(1)'"),
        ("<article", "<article style='color: red'"),
        ("default-src 'self'", "default-src 'self' https:"),
        ("Content-Security-Policy", "Content-Policy"),
        ('<meta charset="utf-8">', '<meta charset="utf-8"><script src="a.js"></script>'),
    ],
)
def test_a_seeded_fault_is_found(old, new):
    text = (SITE / "no" / "rules.html").read_text(encoding="utf-8")
    assert old in text
    assert faults(html.document_fromstring(text.replace(old, new)))
