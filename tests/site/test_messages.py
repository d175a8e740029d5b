"""Every language has the same strings, and none that nobody uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import words
from amerikaner.clauses import Clause

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LANGUAGES = words.languages()
# Made of a prefix and what the engine, the theme or a hand names.
FAMILIES = ("event-", "reason-", "error-", "clause-", "theme-", "player-", "nav-", "warning-")
USERS = [
    path
    for room, endings in {
        "web/src": ("*.js",),
        "scripts": ("*.py",),
        "theme": ("*.html",),
        "docs/assets/js": ("*.js",),
    }.items()
    for ending in endings
    for path in (ROOT / room).rglob(ending)
]


def messages(path: Path) -> dict[str, ast.Message]:
    resource = parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def words_of(message: ast.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(message)


def files() -> list[str]:
    return ["ui.ftl", *(f"hands/{path.name}" for path in (DOCS / "no" / "hands").glob("*.ftl"))]


@pytest.mark.parametrize("name", files())
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "no"])
def test_the_same_messages_in_the_same_order(lang: str, name: str) -> None:
    own, norwegian = messages(DOCS / lang / name), messages(DOCS / "no" / name)
    assert list(own) == list(norwegian)
    for key, message in own.items():
        assert set(attributes(message)) == set(attributes(norwegian[key])), key


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def test_no_message_is_left_that_nobody_uses() -> None:
    source = "\n".join(path.read_text("utf-8") for path in USERS)
    inside = "\n".join(words_of(m) for m in messages(DOCS / "no" / "ui.ftl").values())
    unused = [
        key
        for key in messages(DOCS / "no" / "ui.ftl")
        if not key.startswith(FAMILIES)
        and key not in source
        and not re.search(rf"`?{re.escape(key.rpartition('-')[0])}-\$\{{", source)
        and f"{{ {key} }}" not in inside
    ]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_families_name_what_is_there_and_no_more(lang: str) -> None:
    keys = messages(DOCS / lang / "ui.ftl")
    assert {k.removeprefix("clause-") for k in keys if k.startswith("clause-")} == {
        clause.value for clause in Clause
    }
    engine = "\n".join(p.read_text("utf-8") for p in (ROOT / "engine" / "amerikaner").glob("*.py"))
    for family in ("event-", "reason-"):
        for key in keys:
            if key.startswith(family):
                assert f'"{key.removeprefix(family)}"' in engine
