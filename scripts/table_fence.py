"""The fence ``table``: the page of a reader's own table, as the build knows it.

    ```table
    ```

becomes the element that lets a reader set players and house rules. For print, search engines
and readers without JavaScript it holds every choice with what it does, and the rules of the
base game as they are played, each with a link to its clause: made of the engine's answer to
``table`` and of the same words as in the browser. Nothing here knows a rule.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

import fences
import hand_fence
import words
from amerikaner.service import answer

BASE = "standard"
"""The text of the base game."""
NUMBER_EFFECTS = {
    "lowest-bid": ("effect-lowest-bid-number", "lowest"),
    "target": ("effect-target", "target"),
}
"""What a number does: the message and the argument that carries it."""

Json = dict[str, Any]


def format(  # noqa: A001  the name superfences calls it by
    source: str, language: str, css_class: str, options: Json, md: Any, **kwargs: Any
) -> str:
    """The HTML of a fence on the page that is being rendered.

    :raises SuperFencesException: for any fault, naming the page
    """
    lang, page = hand_fence.current["lang"], hand_fence.current["page"]
    with fences.telling(page, "table"):
        fences.expect_empty(source)
        return render(lang, page)


def ask(rules: str) -> Json:
    """The engine's answer to a table's text."""
    return answer({"ask": "table", "rules": rules})


def render(lang: str, page: str) -> str:
    """The element of a language's page, with the base table written out."""
    presets = ask(BASE)["presets"]
    data: Json = {
        "answers": {rules: _kept(ask(rules)) for rules in presets.values()},
        "presets": [{"name": name, "rules": rules} for name, rules in presets.items()],
        "rules": fences.beside(lang, page, "rules"),
        "house": fences.beside(lang, page, "house-rules"),
    }
    base = data["answers"][BASE]
    return (
        # Within a block, or Markdown takes the element for text and lays a paragraph around it.
        f'<div class="t-frame"><am-table data-lang="{lang}" data-search-exclude="">'
        f'<script type="application/json" class="am-answers">{fences.embedded(data)}</script>'
        f'<div class="t-written">{_choices(lang, base, data["house"])}'
        f'<section class="t-text"><h2>{fences.text(lang, "table-text")}</h2>'
        f'<div class="t-rules">{_rules(lang, base, data["rules"])}</div></section></div>'
        "</am-table></div>"
    )


def _kept(reply: Json) -> Json:
    """What the element needs of an answer."""
    return {key: reply[key] for key in ("rules", "options", "problems", "numbers", "chapters")}


# What is said, as in web/src/table-words.js ------------------------------------------------------


def is_number(value: str) -> bool:
    """Whether an option's value is a number of the reader's own."""
    return re.fullmatch(r"-?\d+", value) is not None


def option_label(lang: str, name: str) -> str:
    """What an option is called."""
    return words.text(lang, f"option-{name}")


def value_label(lang: str, name: str, value: str) -> str:
    """What a value of an option is called."""
    if is_number(value) and name in NUMBER_EFFECTS:
        return value
    return words.text(lang, f"value-{name}-{value}")


def effect(lang: str, name: str, value: str) -> str:
    """What a value does."""
    if not is_number(value) or name not in NUMBER_EFFECTS:
        return words.text(lang, f"effect-{name}-{value}")
    message, argument = NUMBER_EFFECTS[name]
    return words.text(lang, message, **{argument: int(value)})


def point_sentence(lang: str, point: Json) -> str:
    """A rule as it is played."""
    return words.text(lang, f"rule-{point['id']}", **words.arguments(lang, point["data"], None))


def summary(lang: str, table: Json) -> str:
    """The table in one line."""
    numbers = table["numbers"]
    return words.text(
        lang,
        "table-summary",
        players=numbers["players"],
        hand=numbers["hand_size"],
        kitty=numbers["kitty_size"],
        tricks=numbers["tricks"],
        lowest=numbers["lowest_bid"],
    )


# Without JavaScript ------------------------------------------------------------------------------


def _choices(lang: str, table: Json, house: str) -> str:
    """Every option, its values and what each does."""
    items = "".join(_choice(lang, option, house) for option in table["options"])
    return (
        f'<section class="t-form"><h2>{fences.text(lang, "table-options")}</h2>'
        # The element takes the place of all this.
        f'<p class="t-needs-script">{fences.text(lang, "table-no-script")}</p>'
        f'<dl class="t-list">{items}</dl></section>'
    )


def _choice(lang: str, option: Json, house: str) -> str:
    name, base = option["name"], option["base"]
    values = "".join(
        f"<dd><strong>{escape(value_label(lang, name, value))}</strong>"
        f"{_base(lang) if value == base else ''} "
        f'<span class="t-sentence">{escape(effect(lang, name, value))}</span></dd>'
        for value in option["values"]
    )
    label = escape(option_label(lang, name))
    return f'<dt><a href="{escape(house)}#option-{name}">{label}</a></dt>{values}'


def _base(lang: str) -> str:
    return f' <span class="t-base">({fences.text(lang, "table-base")})</span>'


def _rules(lang: str, table: Json, rules: str) -> str:
    """The rules as played at the base table: the same elements as web/src/table-view.js draws."""
    chapters = "".join(
        f'<section class="t-chapter"><h3>{fences.text(lang, "chapter-" + chapter["id"])}</h3>'
        f"<ul>{''.join(_point(lang, point, rules) for point in chapter['points'])}</ul></section>"
        for chapter in table["chapters"]
    )
    return (
        f'<p class="t-summary">{escape(summary(lang, table))}</p>'
        f'<div class="t-chapters">{chapters}</div>'
    )


def _point(lang: str, point: Json, rules: str) -> str:
    return (
        f'<li data-point="{point["id"]}">'
        f'<span class="t-sentence">{escape(point_sentence(lang, point))}</span> '
        f"{hand_fence.clause_link(lang, rules, point)}</li>"
    )
