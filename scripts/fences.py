"""What the fences share: how a fault is told, links between pages, data and words in HTML."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from html import escape

from pymdownx.superfences import SuperFencesException

import words


class FenceFault(Exception):
    """What is wrong with a fence."""


@contextmanager
def telling(page: str, name: str) -> Iterator[None]:
    """Tell a fault in a way that stops the strict build, naming page and fence.

    :raises SuperFencesException: for any fault; other exceptions would be swallowed by
        superfences and the fence printed as it stands
    """
    try:
        yield
    except (FenceFault, words.MissingWords, OSError) as fault:
        raise SuperFencesException(f"{page}: {name}: {fault}") from fault


def expect_empty(source: str) -> None:
    """For a fence that has no fields.

    :raises FenceFault: when its body is not empty
    """
    if source.strip():
        raise FenceFault(f"its body is not empty: {source.strip()}")


def beside(lang: str, page: str, name: str) -> str:
    """The address of another page of the language, seen from a page."""
    return posixpath.relpath(f"{lang}/{name}.html", posixpath.dirname(page))


def embedded(data: Mapping[str, object]) -> str:
    """Data as JSON for a script element, which no text in it can end."""
    quoted = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return quoted.replace("<", "\\u003c")


def text(lang: str, message: str) -> str:
    """A message without arguments, for HTML."""
    return escape(words.text(lang, message))
