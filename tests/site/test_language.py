"""The words of each language: the right ones, spelt right, in short sentences, in every form.

What is particular to a language lies in docs/<lang>/checks/: banned words, terms, cards in all
their forms, counted things, words the dictionary lacks.
"""

from __future__ import annotations

import functools
import html as entities
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from lxml import etree, html

import lockstep
import words
from amerikaner.clauses import Clause
from browser_words import in_browser

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SITE = ROOT / "site"
LANGUAGES = words.languages()
COUNTS = (0, 1, 2, 5, 11, 21, 22, 101)
LONGEST = 35  # words in a sentence of the rules and the answers

each_language = pytest.mark.parametrize("lang", LANGUAGES)


# What is read ------------------------------------------------------------------------------------


def checks(lang: str, name: str) -> list[str]:
    """The lines of docs/<lang>/checks/<name>.txt without comments."""
    text = (DOCS / lang / "checks" / f"{name}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def table(lang: str, name: str) -> dict[str, list[str]]:
    """A file of lines ``key: one | two | …``."""
    rows = (line.partition(": ") for line in checks(lang, name))
    return {key: [cell.strip() for cell in rest.split("|")] for key, _, rest in rows}


def prose(path: Path) -> list[str]:
    """What a reader reads of a page or a file of messages, piece by piece, without markup."""
    text = path.read_text(encoding="utf-8")
    return of_messages(text) if path.suffix == ".ftl" else list(of_page(text))


LEFT_OUT = "\u2060"  # a word joiner where a value or a foreign word stands


def of_page(text: str) -> Iterator[str]:
    _, text = lockstep.front_matter(text)
    for block in lockstep.blocks(text):
        plain = re.sub(r"^( *`{3,}).*?^\1", "", block, flags=re.MULTILINE | re.DOTALL)
        plain = re.sub(r"<!--.*?-->|\{:?\s*[#.][^}]*\}", "", plain, flags=re.DOTALL)
        foreign = r"<(\w+)\b(?=[^>]*\blang=)[^>]*>.*?</\1>"
        plain = re.sub(rf"{foreign}|<kbd>.*?</kbd>|`[^`]+`", LEFT_OUT, plain, flags=re.DOTALL)
        plain = re.sub(r"<[^>]+>", "", plain)
        plain = re.sub(r"\]\([^)]*\)|[\[*]|^#+ ", "", plain, flags=re.MULTILINE)
        piece: list[str] = []
        for line in plain.splitlines():
            # A cell, an item and the title of a notice stand by themselves.
            starts_anew = line.lstrip().startswith(("|", "!!!")) or lockstep.ITEM.match(line)
            if starts_anew and piece:
                yield entities.unescape(" ".join(piece))
                piece = []
            if line.lstrip().startswith("|"):
                yield from (cell.strip() for cell in line.strip().strip("|").split("|"))
            else:
                bare = re.sub(r"^\s*(!!! \w+|\d+\.|[-+]) *", "", line)
                piece.append(re.sub(r'^"(.*)"$', r"\1", bare).strip())
        if piece:
            yield entities.unescape(" ".join(piece))


class Texts(visitor.Visitor):
    """The texts of Fluent messages, variant by variant."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        told = [
            LEFT_OUT if isinstance(part, ast.Placeable) else part.value for part in node.elements
        ]
        self.found.append("".join(told))
        self.generic_visit(node)

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        pass


def messages(text: str) -> list[ast.Message]:
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return [entry for entry in body if isinstance(entry, ast.Message)]


# Keys, codes and letters, not words: the language's code, the theme's file, letters of the search.
NO_WORDS = ("theme-language", "theme-base", "language-aliases", "search-letters")


def of_messages(text: str) -> list[str]:
    found = Texts()
    for message in messages(text):
        if message.id.name not in NO_WORDS and "letters" not in message.id.name:
            found.visit(message)
    return found.found


@functools.cache
def sources(lang: str) -> tuple[Path, ...]:
    return tuple(sorted(p for p in (DOCS / lang).rglob("*") if p.suffix in (".md", ".ftl")))


# Words -------------------------------------------------------------------------------------------


def whole_word(form: str) -> re.Pattern[str]:
    """A word or a phrase as such, in any case; ``*`` is any ending."""
    pattern = re.escape(form).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    return re.compile(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE)


QUOTED = re.compile(r"«[^«»]*»|“[^”]*”|‘[^’]*’")


def said(page: str, lang: str) -> str:
    """All words of a built page in its own language: text, labels, notes of its hands."""
    root = html.fromstring(page.encode(), parser=html.HTMLParser(encoding="utf-8"))
    return "\n".join(of_element(root, words.text(lang, "theme-language")))


def of_element(element: etree._Element, own: str) -> Iterator[str]:
    if element.get("lang", own) != own or element.tag in ("style", "code"):
        return
    if element.tag == "script":
        if "am-answers" in element.get("class", ""):
            yield from told(json.loads(element.text or ""))
        return
    if element.get("class") == "meanings":  # the glossary's, as short as they stand beside a word
        yield QUOTED.sub("", element.text_content())
        return
    for name in ("aria-label", "title", "alt", "placeholder", "content"):
        yield element.get(name, "")
    yield element.text or ""
    for child in element:
        if isinstance(child.tag, str):
            yield from of_element(child, own)
        yield child.tail or ""


def told(answers: object, inside: str = "") -> Iterator[str]:
    """The titles and notes of a hand's answers; the rest is codes."""
    if isinstance(answers, dict):
        for key, value in answers.items():
            yield from told(value, "notes" if inside == "notes" else key)
    elif isinstance(answers, list):
        for value in answers:
            yield from told(value, inside)
    elif isinstance(answers, str) and inside in ("title", "notes"):
        yield answers


def banned_in(text: str, lang: str) -> list[str]:
    banned = "|".join(map(re.escape, checks(lang, "banned")))
    return sorted(set(re.findall(rf"(?<!\w)(?:{banned})(?!\w)", text.casefold())))


@each_language
def test_no_banned_word_is_on_a_built_page(lang: str) -> None:
    found = {}
    for path in (SITE / lang).rglob("*.html"):
        text = said(path.read_text(encoding="utf-8"), lang)
        if path.name == "glossary.html":  # it tells which words other games have
            text = QUOTED.sub("", text)
        if banned := banned_in(text, lang):
            found[path.relative_to(SITE).as_posix()] = banned
    assert found == {}


@each_language
def test_no_banned_word_is_in_a_message(lang: str) -> None:
    found = {
        path.relative_to(DOCS).as_posix(): banned
        for path in sources(lang)
        if path.suffix == ".ftl" and (banned := banned_in("\n".join(prose(path)), lang))
    }
    assert found == {}


@each_language
def test_a_banned_word_on_a_page_is_found(lang: str) -> None:
    page = (SITE / lang / "tips.html").read_text(encoding="utf-8")
    word = checks(lang, "banned")[0]
    seeded = page.replace("</h1>", f"</h1><p>{word.capitalize()}.</p>")
    assert banned_in(said(seeded, lang), lang) == [word]
    foreign = page.replace("</h1>", f'</h1><p lang="x">{word}</p>')
    assert banned_in(said(foreign, lang), lang) == []


def unused_terms(text: str, lang: str) -> list[str]:
    return [
        term
        for term, forms in table(lang, "terms").items()
        if not any(whole_word(form).search(text) for form in forms)
    ]


@each_language
def test_the_rules_use_the_preferred_terms(lang: str) -> None:
    assert list(table(lang, "terms")) == list(table(lockstep.SOURCE, "terms"))
    text = "\n".join(prose(DOCS / lang / "rules.md"))
    assert unused_terms(text, lang) == []
    for form in table(lang, "terms")["kitty"]:
        text = whole_word(form).sub("…", text)
    assert unused_terms(text, lang) == ["kitty"]


# Spelling ----------------------------------------------------------------------------------------

WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


def dictionary(lang: str) -> tuple[str, str]:
    """The hunspell dictionary of a language, and the Debian package that has it."""
    text = (DOCS / lang / "checks" / "spelling.txt").read_text(encoding="utf-8")
    found = re.search(r"^# dictionary: (\S+)\n# package: (\S+)$", text, re.MULTILINE)
    assert found, f"{lang}/checks/spelling.txt names no dictionary"
    return found[1], found[2]


def misspelt(lang: str, pieces: list[str]) -> set[str]:
    """The words that neither the dictionary nor the language's own list has."""
    name, _ = dictionary(lang)
    text = "\n".join(pieces).replace("’", "'").replace("\ufe0e", "")
    spelt = sorted({word for word in WORD.findall(text) if len(word) > 1})
    answer = subprocess.run(
        ["hunspell", "-d", name, "-i", "utf-8", "-l"],
        input="\n".join(spelt) + "\n",
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    known = {word.casefold() for word in checks(lang, "spelling")}
    return {word for word in answer.stdout.split("\n") if word and word.casefold() not in known}


@pytest.fixture
def hunspell(lang: str) -> None:
    """Skips the test where the speller or the dictionary cannot be had."""
    name, package = dictionary(lang)
    if not shutil.which("hunspell"):
        pytest.skip("hunspell is not installed")
    listed = subprocess.run(
        ["hunspell", "-D"], input="", capture_output=True, check=False, text=True
    )
    if not re.search(rf"/{name}$", listed.stderr + listed.stdout, re.MULTILINE):
        pytest.skip(f"hunspell has no dictionary {name} (package {package})")


@each_language
def test_the_words_are_spelt_right(lang: str, hunspell: None) -> None:
    pieces = {path: prose(path) for path in sources(lang)}
    wrong = misspelt(lang, [piece for found in pieces.values() for piece in found])
    where = {
        word: [
            path.relative_to(DOCS).as_posix()
            for path, found in pieces.items()
            if any(whole_word(word).search(piece.replace("’", "'")) for piece in found)
        ]
        for word in sorted(wrong)
    }
    lines = "\n".join(f"{word}: {', '.join(files)}" for word, files in where.items())
    assert not where, f"misspelt, or to be added to {lang}/checks/spelling.txt:\n{lines}"


@each_language
def test_a_misspelt_word_is_found(lang: str, hunspell: None, tmp_path: Path) -> None:
    page = tmp_path / "rules.md"
    text = (DOCS / lang / "rules.md").read_text(encoding="utf-8")
    found = next(word for word in WORD.findall(text) if len(word) > 7)
    page.write_text(text.replace(found, found[:3] + "xq" + found[3:]), encoding="utf-8")
    assert found[:3] + "xq" + found[3:] in misspelt(lang, prose(page))


@each_language
def test_the_list_of_spellings_holds_no_word_in_vain(lang: str) -> None:
    used = {
        word.casefold()
        for path in sources(lang)
        for piece in prose(path)
        for word in re.findall(r"\w+", piece.replace("’", "'"))
    }
    parts = {
        word: [part for part in re.findall(r"\w+", word.casefold()) if part not in used]
        for word in checks(lang, "spelling")
    }
    assert [word for word, missing in parts.items() if missing] == []


# Sentences and signs -----------------------------------------------------------------------------


def sentences(pieces: list[str]) -> Iterator[str]:
    for piece in pieces:
        yield from re.split(r"(?<=[.!?…])[»”“)]*\s+(?=[«„“(¿¡]*[^\W\d_a-zа-яё])", piece)


def too_long(pieces: list[str]) -> list[str]:
    return [told for told in sentences(pieces) if len(re.findall(r"[\w’-]*\w", told)) > LONGEST]


@each_language
@pytest.mark.parametrize("page", ["rules.md", "questions.md"])
def test_no_sentence_is_long(lang: str, page: str) -> None:
    assert too_long(prose(DOCS / lang / page)) == []


def test_a_long_sentence_is_found() -> None:
    assert too_long(["Short. Word " + "word " * 34 + "word. Short."]) == [
        "Word " + "word " * 34 + "word."
    ]
    assert too_long(["Word " + "word " * 33 + "word. Short."]) == []


SIGNS = {
    "a straight quote": r"[\"]|'",
    "a doubled space": r"\S[ \u00a0\u202f]{2,}",
    "a suit without U+FE0E": r"[♠♥♦♣](?!\ufe0e)",
    "a hyphen or a dash for a minus": r"(?<![\w\u2060)])[-–]\d",
    "three dots for one sign": r"\.\.\.",
}


def wrong_signs(pieces: list[str]) -> list[tuple[str, str]]:
    return [
        (name, piece)
        for name, pattern in SIGNS.items()
        for piece in pieces
        if re.search(pattern, piece)
    ]


@each_language
def test_quotes_spaces_suits_and_minus_are_set_right(lang: str) -> None:
    found = {path.relative_to(DOCS).as_posix(): wrong_signs(prose(path)) for path in sources(lang)}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("piece", ['"so"', "don't", "a  b", "4♥", "-7", "(–7", "so ..."])
def test_a_wrong_sign_is_found(piece: str) -> None:
    assert wrong_signs([piece])


@pytest.mark.parametrize("piece", ["“so”", "don’t", "a b", "4♥\ufe0e", "−7", "6–12", "so …"])
def test_a_right_sign_is_left_alone(piece: str) -> None:
    assert not wrong_signs([piece])


# Forms: build and browser alike ------------------------------------------------------------------


class Counted(visitor.Visitor):
    """The arguments of a message, and which of them choose a plural form."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.counts: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.counts.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)


def counted(lang: str) -> dict[str, tuple[str, dict[str, object]]]:
    """Each message with a count, for another player and for the reader: the count, the rest."""
    found: dict[str, tuple[str, dict[str, object]]] = {}
    files = [DOCS / lang / f"{name}.ftl" for name in words.GLOBALS]
    sources = [path.read_text(encoding="utf-8") for path in files]
    for message in (message for source in sources for message in messages(source)):
        seen = Counted()
        seen.visit(message)
        for count in sorted(seen.counts):
            rest: dict[str, object] = dict.fromkeys(seen.arguments - {count}, 7)
            rest |= {name: words.player(lang, 0) for name in rest.keys() & words.SEAT_FIELDS}
            you = sorted(name for name in rest if name.endswith("You"))
            for reader in ("no", "yes") if you else ("no",):
                name = message.id.name + (" (you)" if reader == "yes" else "")
                if len(seen.counts) > 1:
                    name += f" [{count}]"
                found[name] = (count, rest | dict.fromkeys(you, reader))
    return found


def compare(cases: list[tuple[str, str, dict[str, object]]], expected: list[str]) -> None:
    assert [words.text(lang, message, **args) for lang, message, args in cases] == expected
    asked = [(lang, [{"message": message, "args": args}]) for lang, message, args in cases]
    assert [text for (text,) in in_browser(asked)] == expected


@each_language
def test_counted_things_agree_with_their_number(lang: str) -> None:
    cases = {
        name: [(lang, name.partition(" ")[0], {**rest, count: n}) for n in COUNTS]
        for name, (count, rest) in counted(lang).items()
    }
    fixtures = table(lang, "plurals")
    lines = {
        name: " | ".join(words.text(lang, message, **args) for lang, message, args in row)
        for name, row in cases.items()
        if name not in fixtures
    }
    rows = "\n".join(f"{name}: {line}" for name, line in lines.items())
    assert not lines, f"read these, and add them to {lang}/checks/plurals.txt:\n{rows}"
    assert fixtures.keys() == cases.keys()
    compare(
        [case for row in cases.values() for case in row],
        [text for name in cases for text in fixtures[name]],
    )


@each_language
def test_the_cards_are_called_by_their_names_in_every_form(lang: str) -> None:
    fixtures = table(lang, "cards")
    assert len(fixtures) == 52
    roles = ["card", *(f"card.{role}" for role in words.CARD_ROLES)]
    cases = [(lang, role, words._card_args(card)) for card in fixtures for role in roles]
    compare(cases, [name for row in fixtures.values() for name in row])


# Messages that somebody uses ---------------------------------------------------------------------

# Made of a prefix and what the engine, the theme or a hand names.
FAMILIES = ("event-", "reason-", "error-", "clause-", "theme-", "player-", "nav-", "warning-")
USERS = {
    "web/src": "*.js",
    "scripts": "*.py",
    "theme": "*.html",
    "docs/assets/js": "*.js",
}


def test_no_message_is_left_that_nobody_uses() -> None:
    text = (DOCS / lockstep.SOURCE / "ui.ftl").read_text(encoding="utf-8")
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for room, ending in USERS.items()
        for path in (ROOT / room).rglob(ending)
    )
    names = [message.id.name for message in messages(text)]
    unused = [
        name
        for name in names
        if not name.startswith(FAMILIES)
        and name not in source
        and not re.search(rf"`?{re.escape(name.rpartition('-')[0])}-\$\{{", source)
        and f"{{ {name} }}" not in text
    ]
    assert unused == []


@each_language
def test_families_name_what_is_there_and_no_more(lang: str) -> None:
    names = [m.id.name for m in messages((DOCS / lang / "ui.ftl").read_text(encoding="utf-8"))]
    clauses = {name.removeprefix("clause-") for name in names if name.startswith("clause-")}
    assert clauses == {clause.value for clause in Clause}
    engine = "\n".join(p.read_text("utf-8") for p in (ROOT / "engine" / "amerikaner").glob("*.py"))
    for name in names:
        family, _, rest = name.partition("-")
        if family in ("event", "reason"):
            assert f'"{rest}"' in engine
