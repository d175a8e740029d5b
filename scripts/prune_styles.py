"""Take out of the theme's style sheets what no page of the site can match.

Material's sheets dress everything a site might hold: tabs, code, blogs, tags, a hundred keys,
twenty colours. A rule stays when every class its selector asks for occurs somewhere in the site's
pages or scripts, as a whole word, so that what a script adds later stays dressed. Then custom
properties that nobody reads any more (icons, mostly) go as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

COLOUR = "data-md-color-"
"""Set by the theme's script to what the page's own toggles hold."""
WORD = re.compile(r"[\w-]+")
QUOTED = r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'"
URL = r"url\((?:" + QUOTED + r"|[^\"')]*)\)"


class UnknownShape(Exception):
    """A style sheet is not written as the theme writes its own."""


def blocks(css: str) -> Iterator[tuple[str, str]]:
    """What a style sheet consists of: (what stands before the brace, what is in it).

    A statement without braces, like ``@charset``, is all head, with its semicolon.
    """
    depth = start = 0
    head = ""
    for found in re.finditer(rf"{URL}|{QUOTED}|[{{}};]", css):
        mark = found[0]
        if mark == "{":
            if depth == 0:
                head, start = css[start : found.start()], found.end()
            depth += 1
        elif mark == "}":
            depth -= 1
            if depth < 0:
                raise UnknownShape(f"a brace too many at {found.start()}")
            if depth == 0:
                yield head.strip(), css[start : found.start()]
                start = found.end()
        elif mark == ";" and depth == 0:
            yield css[start : found.end()].strip(), ""
            start = found.end()
    if depth or css[start:].strip():
        raise UnknownShape("a brace too few")


def parts(text: str, mark: str) -> list[str]:
    """Split at a mark that stands in no parentheses, brackets or quotes."""
    found, depth, start = [], 0, 0
    for piece in re.finditer(rf"{URL}|{QUOTED}|\\.|[()\[\]{re.escape(mark)}]", text):
        if piece[0] in ("(", "["):
            depth += 1
        elif piece[0] in (")", "]"):
            depth -= 1
        elif piece[0] == mark and depth == 0:
            found.append(text[start : piece.start()])
            start = piece.end()
    return [*found, text[start:]]


class Used:
    """What the pages and scripts of a site hold."""

    def __init__(self, pages: list[str], scripts: list[str]) -> None:
        self.words = {word for text in (*pages, *scripts) for word in WORD.findall(text)}
        self.colours = {
            pair for text in pages for pair in re.findall(rf'({COLOUR}[\w-]+)="([^"]*)"', text)
        }

    def matches(self, selector: str) -> bool:
        """Whether something in the site may match; what stands in parentheses is not looked at."""
        for attribute, value in re.findall(rf"\[({COLOUR}[\w-]+)=\"?([\w-]+)\"?\]", selector):
            if (attribute, value) not in self.colours:
                return False
        bare = re.sub(rf"\[(?:{QUOTED}|[^\]])*\]", "", selector)
        while (inner := re.sub(r"\([^()]*\)", "", bare)) != bare:
            bare = inner
        names = re.findall(r"(?<!\\)\.((?:\\.|[\w-])+)", bare)
        return all(set(WORD.findall(name)) <= self.words for name in names)


def without_unmatched(css: str, used: Used) -> str:
    """The style sheet without the rules that nothing matches."""
    kept = []
    for head, body in blocks(css):
        if head.endswith(";"):
            kept.append(head)
        elif head.startswith(("@media", "@supports", "@layer")):
            if inner := without_unmatched(body, used):
                kept.append(f"{head}{{{inner}}}")
        elif head.startswith("@"):
            kept.append(f"{head}{{{body}}}")
        elif selectors := [one for one in parts(head, ",") if used.matches(one)]:
            kept.append(f"{','.join(selectors)}{{{body}}}")
    return "".join(kept)


def without_unread(css: str, read: set[str]) -> str:
    """The style sheet without custom properties that nobody reads."""
    kept = []
    for head, body in blocks(css):
        if head.endswith(";"):
            kept.append(head)
        elif head.startswith(("@media", "@supports", "@layer")):
            kept.append(f"{head}{{{without_unread(body, read)}}}")
        else:
            lines = [
                line
                for line in parts(body, ";")
                if not line.startswith("--") or line.partition(":")[0] in read
            ]
            if any(lines) or head.startswith("@"):
                kept.append(f"{head}{{{';'.join(lines)}}}")
    return "".join(kept)


def prune(site: Path) -> None:
    """Prune the theme's style sheets of a built site.

    :raises UnknownShape: when they are not written as this reads them
    """
    sheets = {path: path.read_text(encoding="utf-8") for path in site.glob("assets/stylesheets/*")}
    others = [path.read_text(encoding="utf-8") for path in site.glob("assets/css/*.css")]
    pages = [path.read_text(encoding="utf-8") for path in site.rglob("*.html")]
    scripts = [
        path.read_text(encoding="utf-8")
        for folder in ("javascripts", "js", "built")
        for path in (site / "assets" / folder).glob("*.js")
    ]
    used = Used(pages, scripts)
    sheets = {path: without_unmatched(css, used) for path, css in sheets.items()}
    size = -1
    while size != (size := sum(map(len, sheets.values()))):  # one property may read another
        texts = (*sheets.values(), *others, *pages, *scripts)
        read = {name for text in texts for name in re.findall(r"var\(\s*(--[\w-]+)", text)}
        read |= {name for text in scripts for name in re.findall(r"--[\w-]+", text)}
        sheets = {path: without_unread(css, read) for path, css in sheets.items()}
    for path, css in sheets.items():
        path.write_text(css, encoding="utf-8")
