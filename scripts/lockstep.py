"""Hold the languages together: the same pages, ids, fences, links, tables and messages.

    python scripts/lockstep.py check     every difference at once; status 1 when there is one
    python scripts/lockstep.py stale     which sections are older than the Norwegian ones
    python scripts/lockstep.py accept [LANG] [PAGE[#SECTION]]     they are up to date again

Norwegian is the language that changes first. A page falls into sections, one for each heading
and for each paragraph with an id; each message of a Fluent file is a section too. Every other
language keeps, in docs/<lang>/checks/accepted.txt, the fingerprint of the Norwegian text that
each of its sections was last brought up to date with. When the Norwegian changes, the section
is stale until somebody has read it again and runs ``accept``.

Sentences are not compared: each language is written afresh.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "no"
ACCEPTED = "checks/accepted.txt"
UNTRANSLATED = "untranslated:"
"""In the first lines of a file: its text is still that of another language."""

ATTRIBUTES = re.compile(r"(?:^#.*|^\s*)\{:?\s*([#.][^}]*)\}\s*$", re.MULTILINE)
INLINE_ATTRIBUTES = re.compile(r"(?<=[)*_>`\]])\{:?\s*([#.][^}]*)\}")
HEADING = re.compile(r"(#{1,6})\s+(.*)")
ITEM = re.compile(r"(\s*)([-*+]|\d+\.)\s+\S")
LINK = re.compile(r"(!?)\[[^\]]*\](?:\(([^)\s]*)[^)]*\))")
TAG = re.compile(r"<([a-z][\w-]*)((?:\s+[\w-]+(?:=(?:\"[^\"]*\"|'[^']*'))?)*)\s*/?>")
HTML_ATTRIBUTE = re.compile(r"([\w-]+)(?:=[\"']([^\"']*)[\"'])?")
WORDED = {"alt", "aria-label", "lang", "title"}
"""Attributes of HTML elements that hold words, or tell of which language words are."""
MESSAGE = re.compile(r"([a-z][\w-]*) *=")
MESSAGE_ATTRIBUTE = re.compile(r" +\.([a-z][\w-]*) *=")


@dataclass
class Section:
    """A heading or a paragraph with an id and what stands below it, or a message."""

    id: str
    kind: str  # "h1" … "h6", "p", "message"
    classes: tuple[str, ...] = ()
    text: str = ""
    parts: dict[str, list[str]] = field(default_factory=dict)  # what must be the same

    @property
    def fingerprint(self) -> str:
        """Changes with the text, not with the way its lines are broken."""
        plain = " ".join(self.text.split())
        return hashlib.sha256(plain.encode()).hexdigest()[:12]


Sections = dict[str, Section]


# Reading -----------------------------------------------------------------------------------------


def read_page(text: str) -> tuple[Sections, list[str]]:
    """The sections of a Markdown page by id, and what is wrong with the page by itself."""
    sections: Sections = {}
    faults: list[str] = []
    matter, text = front_matter(text)
    here = Section("", "start", parts={"front matter": matter})
    for block in blocks(text):
        attributes = ATTRIBUTES.search(block)
        names = attributes[1].split() if attributes else []
        ids = [name[1:] for name in names if name.startswith("#")]
        classes = tuple(sorted(name[1:] for name in names if name.startswith(".")))
        heading = HEADING.match(block)
        if heading and not ids:
            faults.append(f"heading without an id: {heading[2]}")
        if ids:
            kind = f"h{len(heading[1])}" if heading else "p"
            if ids[0] in sections:
                faults.append(f"id twice: {ids[0]}")
            if here.kind == "start":  # what stands before the first heading belongs to it
                here.id, here.kind, here.classes = ids[0], kind, classes
            else:
                here = Section(ids[0], kind, classes)
            sections[here.id] = here
        here.text += block + "\n\n"
        for name, found in parts(block):
            here.parts.setdefault(name, []).append(found)
    for section in sections.values():
        section.parts.get("links", []).sort()  # a language may name two rules in its own order
        section.parts.get("elements", []).sort()
    return sections, faults


def front_matter(text: str) -> tuple[list[str], str]:
    """The keys between the first ``---`` lines, and the page after them."""
    found = re.match(r"---\n(.*?)\n---\n", text, re.DOTALL)
    if not found:
        return [], text
    return re.findall(r"^([\w-]+):", found[1], re.MULTILINE), text[found.end() :]


def blocks(text: str) -> Iterator[str]:
    """What blank lines separate; a fence stays in one piece."""
    block: list[str] = []
    fence = ""
    for line in text.splitlines():
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        if mark and not fence:
            fence = mark[1]
        elif fence and line.strip() == fence:
            fence = ""
        if line.strip() or fence:
            block.append(line)
        elif block:
            yield "\n".join(block)
            block = []
    if block:
        yield "\n".join(block)


def parts(block: str) -> Iterator[tuple[str, str]]:
    """What a block holds that is no sentence: (name of the part, how it looks)."""
    for fence in re.finditer(r"^ *(`{3,})(.*?)\n(.*?)^ *\1 *$", block, re.MULTILINE | re.DOTALL):
        yield "fences", " ".join([fence[2].strip(), *fence[3].split()])
        block = block.replace(fence[0], "")
    block = re.sub(r"`[^`\n]+`", "", block)
    for line in block.splitlines():
        if notice := re.match(r"\s*(!!!|\?\?\?\+?)\s+([\w ]+?)\s*(\"|$)", line):
            yield "admonitions", f"{notice[1]} {notice[2]}"
        if item := ITEM.match(line):
            mark = "1." if item[2][0].isdigit() else "-"
            yield "list items", "  " * (len(item[1]) // 4) + mark
        if line.lstrip().startswith("|"):
            yield "table rows", f"{len(line.strip().strip('|').split('|'))} cells"
    for link in LINK.finditer(block):
        yield ("images" if link[1] else "links"), link[2]
    for attributes in INLINE_ATTRIBUTES.finditer(block):
        yield "attributes", " ".join(sorted(attributes[1].split()))
    for tag in TAG.finditer(block):
        given = sorted(HTML_ATTRIBUTE.findall(tag[2]))
        kept = "".join(f' {name}="{value}"' for name, value in given if name not in WORDED)
        if kept or tag[1] != "span":  # <span lang> marks a foreign word: not foreign everywhere
            yield "elements", f"<{tag[1]}{kept}>"


def read_messages(text: str) -> tuple[Sections, list[str]]:
    """The messages of a Fluent file by id."""
    sections: Sections = {}
    faults: list[str] = []
    here = None
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        if message := MESSAGE.match(line):
            if message[1] in sections:
                faults.append(f"message twice: {message[1]}")
            here = sections[message[1]] = Section(message[1], "message")
        if here:
            here.text += line + "\n"
            if attribute := MESSAGE_ATTRIBUTE.match(line):
                here.parts.setdefault("attributes", []).append(attribute[1])
    return sections, faults


class Language:
    """The files of docs/<lang>/, read once."""

    def __init__(self, docs: Path, lang: str) -> None:
        self.name = lang
        self.folder = docs / lang
        self.files = {
            path.relative_to(self.folder).as_posix(): path
            for path in sorted(self.folder.rglob("*"))
            if path.is_file() and path != self.folder / ACCEPTED
        }
        self.pages: dict[str, Sections] = {}
        self.faults: list[str] = []
        self.untranslated: set[str] = set()
        for name, path in self.files.items():
            text = path.read_text(encoding="utf-8")
            if UNTRANSLATED in text[:400]:
                self.untranslated.add(name)
            if path.suffix in (".md", ".ftl"):
                read = read_page if path.suffix == ".md" else read_messages
                self.pages[name], faults = read(text)
                self.faults += [f"{lang}/{name}: {fault}" for fault in faults]

    def accepted(self) -> dict[str, str]:
        """page#section -> fingerprint of the Norwegian it was last brought up to date with."""
        path = self.folder / ACCEPTED
        if not path.exists():
            return {}
        lines = path.read_text(encoding="utf-8").split("\n")
        return dict(line.rsplit(" ", 1) for line in lines if line and line[0] != "#")

    def accept(self, accepted: dict[str, str]) -> None:
        """Write what `accepted` reads."""
        path = self.folder / ACCEPTED
        path.parent.mkdir(exist_ok=True)
        lines = [f"{where} {fingerprint}\n" for where, fingerprint in sorted(accepted.items())]
        note = "# By scripts/lockstep.py accept: the Norwegian this language is up to date with.\n"
        path.write_text(note + "".join(lines), encoding="utf-8")


def read(root: Path) -> tuple[Language, list[Language]]:
    """The Norwegian files and those of the other languages."""
    docs = root / "docs"
    names = sorted(path.parent.name for path in docs.glob("*/ui.ftl"))
    return Language(docs, SOURCE), [Language(docs, name) for name in names if name != SOURCE]


# Comparing ---------------------------------------------------------------------------------------


def differences(source: Language, other: Language) -> Iterator[str]:
    """Where another language is not built as the Norwegian is: file, section, what differs."""
    for name in source.files.keys() - other.files.keys():
        yield f"{other.name}/{name}: missing"
    for name in other.files.keys() - source.files.keys():
        yield f"{other.name}/{name}: {source.name} has no such file"
    for name in other.untranslated:
        yield f"{other.name}/{name}: untranslated"
    for name in source.pages.keys() & other.pages.keys():
        where = f"{other.name}/{name}"
        ours, theirs = source.pages[name], other.pages[name]
        for key in ours.keys() - theirs.keys():
            yield f"{where}#{key}: missing"
        for key in theirs.keys() - ours.keys():
            yield f"{where}#{key}: {source.name} has no such section"
        shared = [key for key in ours if key in theirs]
        order = [key for key in theirs if key in ours]
        if shared != order:
            first = next(b for a, b in zip(shared, order, strict=True) if a != b)
            yield f"{where}#{first}: stands in another place than in {source.name}"
        for key in shared:
            for told in section_differences(ours[key], theirs[key]):
                yield f"{where}#{key}: {told}"


def section_differences(ours: Section, theirs: Section) -> Iterator[str]:
    """How a section differs from the Norwegian one."""
    if ours.kind != theirs.kind:
        yield f"is {theirs.kind}, not {ours.kind}"
    if ours.classes != theirs.classes:
        yield f"classes: {' '.join(theirs.classes)}, not {' '.join(ours.classes)}"
    if len(plain_words(ours)) > 4 and plain_words(ours) == plain_words(theirs):
        yield "its words are those of the Norwegian"
    for name in sorted(ours.parts.keys() | theirs.parts.keys()):
        mine, yours = ours.parts.get(name, []), theirs.parts.get(name, [])
        if mine != yours:
            lacking = (Counter(mine) - Counter(yours)).elements()
            surplus = (Counter(yours) - Counter(mine)).elements()
            told = [f"without {item}" for item in lacking] + [f"with {item}" for item in surplus]
            yield f"{name}: {', '.join(told) or 'in another order'}"


def plain_words(section: Section) -> list[str]:
    """The words of a section without its links, tags, ids and placeables."""
    fence = r"^( *`{3,}).*?^\1"
    marks = rf"{fence}|\{{[^{{}}]*\}}|\]\([^)]*\)|<[^>]*>|^[\w-]+ =|\[[a-z]+\]"
    text = re.sub(marks, " ", section.text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"[^\W\d_]{2,}", text)


def fingerprints(source: Language) -> dict[str, str]:
    """page#section -> fingerprint of the Norwegian as it is now."""
    return {
        f"{page}#{key}": section.fingerprint
        for page, sections in source.pages.items()
        for key, section in sections.items()
    }


def stale(source: Language, others: list[Language]) -> dict[str, list[str]]:
    """page#section -> the languages whose text is older than the Norwegian."""
    found: dict[str, list[str]] = {}
    for other in others:
        accepted = other.accepted()
        for where, fingerprint in fingerprints(source).items():
            page = where.partition("#")[0]
            if accepted.get(where) != fingerprint and page not in other.untranslated:
                found.setdefault(where, []).append(other.name)
    return found


# Commands ----------------------------------------------------------------------------------------


def check(root: Path) -> list[str]:
    """Everything in which the languages are not in step."""
    source, others = read(root)
    found = list(source.faults)
    for other in others:
        found += other.faults + sorted(differences(source, other))
    found += [
        f"{lang}/{where}: stale: the Norwegian has changed (read it again, then lockstep.py accept)"
        for where, langs in stale(source, others).items()
        for lang in langs
    ]
    return found


def stale_list(root: Path) -> list[str]:
    """One line a stale section: page#section: languages."""
    return [f"{where}: {' '.join(langs)}" for where, langs in stale(*read(root)).items()]


def accept(root: Path, lang: str | None = None, where: str | None = None) -> list[str]:
    """Record that translations are up to date; what was recorded, one line each.

    :param lang: only this language
    :param where: only this page, or this ``page#section``
    :raises SystemExit: when there is no such language, page or section
    """
    source, others = read(root)
    chosen = [other for other in others if lang in (None, other.name)]
    now = fingerprints(source)
    wanted = [key for key in now if where in (None, key, key.partition("#")[0])]
    if not chosen or not wanted:
        raise SystemExit(f"no such language, page or section: {lang or ''} {where or ''}")
    told = []
    for other in chosen:
        old = {key: mark for key, mark in other.accepted().items() if key in now}
        new = dict(old)
        for key in wanted:
            page, _, section = key.partition("#")
            if section in other.pages.get(page, {}) and page not in other.untranslated:
                new[key] = now[key]
        told += [f"{other.name}/{key}" for key in new if old.get(key) != new[key]]
        other.accept(new)
    return told


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status."""
    parser = argparse.ArgumentParser(description="The languages in step.")
    parser.add_argument("command", choices=["check", "stale", "accept"])
    parser.add_argument("what", nargs="*", help="accept: [LANG] [PAGE[#SECTION]]")
    parser.add_argument("--root", type=Path, default=ROOT, help="another copy of the repository")
    given = parser.parse_args(arguments)
    if given.command == "check":
        found = check(given.root)
        print("\n".join(found) or "The languages are in step.")
        return 1 if found else 0
    if given.command == "stale":
        print("\n".join(stale_list(given.root)) or "Nothing is stale.")
        return 0
    where = [word for word in given.what if "." in word]
    lang = [word for word in given.what if "." not in word]
    if len(where) > 1 or len(lang) > 1:
        parser.error("accept [LANG] [PAGE[#SECTION]]")
    told = accept(given.root, *(lang or [None]), *(where or [None]))
    print("\n".join(told) or "Everything was accepted already.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
