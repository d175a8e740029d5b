"""The words of each language at build time: the .ftl files of docs/<lang>/ through Fluent.

The browser has the same in web/src/words.js; a test compares what the two print. Run as a
script it writes docs/assets/built/words/<lang>.js, <lang>.house.js and <lang>.lessons.js, the
classic scripts the page reads: the words of house rules and of lessons are fetched only where
there are some.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

DOCS = Path(__file__).resolve().parent.parent / "docs"
BUILT = DOCS / "assets" / "built" / "words"

SEAT_FIELDS = frozenset({"seat", "dealer", "declarer", "partner", "winner", "owner", "caller"})
CARD_FIELDS = frozenset({"card", "lead", "called"})
CARD_ROLES = ("obj", "with", "lead", "call")
# U+FE0E asks for the text form: without it phones draw ♥ and ♦ as emoji.
SYMBOLS = {"S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e", "C": "♣\ufe0e", "X": "★"}
JOKER = "X"
"""What stands for a suit in a joker."""
GLOBALS = {
    "ui": "amerikanerWords",
    "house": "amerikanerHouseWords",
    "lessons": "amerikanerLessonWords",
}
"""The files of a language's words, and where the browser keeps what they hold."""
BUILD_ONLY = "build"
"""The file of words that only the build says: no script of a page reads it."""
MINUS = "\u2212"

Args = dict[str, str | int]


class MissingWords(Exception):
    """A language lacks a message, or a message cannot be formatted."""


def languages() -> list[str]:
    """The languages of the site: the folders of docs/ that hold words."""
    return sorted(path.parent.name for path in DOCS.glob("*/ui.ftl"))


def _load(locale: str, *paths: Path) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@functools.cache
def bundle(lang: str) -> FluentBundle:
    """The interface strings of a language."""
    path, *others = (DOCS / lang / f"{name}.ftl" for name in (*GLOBALS, BUILD_ONLY))
    # The locale decides the plural forms, so it must come from the language's own file:
    # plain "pt" would be Brazilian and make zero singular.
    found = re.search(r"^theme-language = (\S+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise MissingWords(f"{lang}/ui.ftl: theme-language")
    return _load(found[1], path, *others)


@functools.cache
def notes(lang: str, hand: str) -> FluentBundle:
    """The explanations of a hand's steps in a language."""
    return _load(bundle(lang).locales[0], DOCS / lang / "hands" / f"{hand}.ftl")


def forget() -> None:
    """Read the files again next time: a served site is edited while it runs."""
    bundle.cache_clear()
    notes.cache_clear()


def _format(source: FluentBundle, where: str, message: str, args: Mapping[str, object]) -> str:
    name, _, attribute = message.partition(".")
    if not source.has_message(name):
        raise MissingWords(f"{where}: {message}")
    found = source.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise MissingWords(f"{where}: {message}")
    text, errors = source.format_pattern(pattern, dict(args))
    if errors:
        raise MissingWords(f"{where}: {message}: {errors[0]}")
    return str(text)


def text(lang: str, message: str, **args: object) -> str:
    """A message (or ``message.attribute``) of a language's interface strings.

    :raises MissingWords: when the message or one of its arguments is missing
    """
    return _format(bundle(lang), f"{lang}/*.ftl", message, args)


def note(lang: str, hand: str, message: str) -> str:
    """A message of a hand's explanations."""
    return _format(notes(lang, hand), f"{lang}/hands/{hand}.ftl", message, {})


def has_note(lang: str, hand: str, message: str) -> bool:
    """Whether the hand's explanations hold a message."""
    return notes(lang, hand).has_message(message)


# Cards, lists and numbers ------------------------------------------------------------------------


def _card_args(card: str) -> Args:
    rank = card[0] if card[0] in "AKQJT" else "n" + card[0]
    return {"rank": rank, "suit": card[1]}


def card_name(lang: str, card: str, role: str = "") -> str:
    """A card in words; ``role`` is "", "obj", "with", "lead" or "call"."""
    attribute = "." + role if role else ""
    if card[1] == JOKER:
        return text(lang, "joker" + attribute)
    return text(lang, "card" + attribute, **_card_args(card))


def rank_index(lang: str, rank: str) -> str:
    """What stands in the corner of the card: the language's letters, 10 for T."""
    letters = dict(zip("AKQJ", text(lang, "card-letters").split(), strict=True))
    return letters.get(rank, "10" if rank == "T" else rank)


def compact(lang: str, card: str) -> str:
    """A card as index and symbol, in the language's order; a joker as its star."""
    if card[1] == JOKER:
        return SYMBOLS[JOKER]
    index, symbol = rank_index(lang, card[0]), SYMBOLS[card[1]]
    return text(lang, "card-compact", index=index, symbol=symbol)


def join(lang: str, items: Sequence[str]) -> str:
    """A list in running text: A, B and C."""
    if not items:
        return ""
    *most, last = items
    if not most:
        return last
    head = functools.reduce(lambda a, b: text(lang, "list-more", a=a, b=b), most)
    return text(lang, "list-last", a=head, b=last)


def signed(number: int) -> str:
    """A score with its sign: +7, −7 (U+2212), 0."""
    if number == 0:
        return "0"
    return ("+" if number > 0 else MINUS) + str(abs(number))


def total(number: int) -> str:
    """A running total: 7, −7 (U+2212), 0."""
    return signed(number).removeprefix("+")


def player(lang: str, seat: int) -> str:
    """The name of who sits there."""
    return text(lang, f"player-{seat}")


# Sentences ---------------------------------------------------------------------------------------


def arguments(lang: str, data: Mapping[str, object], you: int | None) -> Args:
    """Engine data as message arguments, by one rule for all messages.

    :param you: the reader's seat, None when the reader sits nowhere
    """
    args: Args = {}
    for field, value in data.items():
        if value is None:
            continue
        if field in SEAT_FIELDS:
            assert isinstance(value, int)
            args[field] = player(lang, value)
            args[field + "You"] = "yes" if value == you else "no"
        elif field in CARD_FIELDS:
            assert isinstance(value, str)
            args[field] = card_name(lang, value)
            for role in CARD_ROLES:
                args[field + role.capitalize()] = card_name(lang, value, role)
        elif field == "cards":
            assert isinstance(value, list)
            args["cards"] = " ".join(compact(lang, card) for card in value)
            args["cardsCount"] = len(value)
        elif field == "suit":
            args["suit"] = text(lang, "suit", suit=value)
            args["suitNone"] = text(lang, "suit.none", suit=value)
        elif field == "points":
            assert isinstance(value, int)
            args["points"] = abs(value)
            args["signed"] = signed(value)
        else:
            assert isinstance(value, str | int)
            args[field] = value
            if field == "bid":
                args["bidAmerikaner"] = "yes" if value == "A" else "no"
    return args


def event_sentence(lang: str, event: Mapping[str, object], you: int | None) -> str:
    """What happened, in words."""
    data = event["data"]
    assert isinstance(data, dict)
    return text(lang, f"event-{event['id']}", **arguments(lang, data, you))


def reason_sentence(lang: str, reason: Mapping[str, object], you: int | None) -> str:
    """Why not, in words."""
    data = reason["data"]
    assert isinstance(data, dict)
    return text(lang, f"reason-{reason['code']}", **arguments(lang, data, you))


# For the browser ---------------------------------------------------------------------------------


def _for_browser(source: str) -> str:
    """The file without comments and without the theme's strings, which only the build needs.

    The theme's language stays: the browser takes its plural forms from it.
    """
    kept: list[str] = []
    skipping = False
    for line in source.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if not line[0].isspace() and line[0] not in "}":
            skipping = line.startswith("theme-") and not line.startswith("theme-language ")
        if not skipping:
            kept.append(line)
    return "\n".join(kept) + "\n"


def main() -> None:
    """Write docs/assets/built/words/<lang>.js and its kin for every language."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for lang in languages():
        for name, kept in GLOBALS.items():
            source = _for_browser((DOCS / lang / f"{name}.ftl").read_text(encoding="utf-8"))
            quoted = json.dumps(source, ensure_ascii=False)
            script = f"(self.{kept}??={{}})[{json.dumps(lang)}]={quoted};\n"
            file = f"{lang}.js" if name == "ui" else f"{lang}.{name}.js"
            (BUILT / file).write_text(script, encoding="utf-8")


if __name__ == "__main__":
    main()
