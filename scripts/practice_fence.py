"""The fences ``practice`` and ``worksheet``: pages that draw tasks, as the build knows them.

    ```practice
    ```

becomes the element that puts drawn tasks one after the other, keeps the list of what to
practise again and the reader's progress as a file;

    ```worksheet
    ```

the one that makes a sheet of drawn tasks to print. Both are told by the engine which kinds and
levels there are. Without script they say so, and name the kinds. Nothing here knows a rule.
"""

from __future__ import annotations

import functools
import re
from typing import Any

import fences
import hand_fence
import words
from amerikaner.service import answer

Json = dict[str, Any]

MIX = "mix"
"""As a kind: all of them in turn."""
SPAN = 1000
"""Seeds of one set, as in web/src/practice-state.js."""
NUMBERS = {
    "practice": {"lowest": 0, "highest": 40, "usual": 10},
    "worksheet": {"lowest": 1, "highest": 40, "usual": 10},
}
"""How many tasks a set may have; none stands for no end."""


def format(  # noqa: A001  the name superfences calls it by
    source: str, language: str, css_class: str, options: Json, md: Any, **kwargs: Any
) -> str:
    """The HTML of a fence on the page that is being rendered.

    :raises SuperFencesException: for any fault, naming the page
    """
    lang, page = hand_fence.current["lang"], hand_fence.current["page"]
    with fences.telling(page, css_class):
        fences.expect_empty(source)
        return render(css_class, lang, page)


def forget() -> None:
    """Read the lessons again next time: a served site is edited while it runs."""
    lesson_tasks.cache_clear()


def render(name: str, lang: str, page: str) -> str:
    """The element ``practice`` or ``worksheet`` of a language's page."""
    pages = ("rules", "house-rules", "table", "practice", "worksheet")
    data: Json = {
        "limits": limits(name),
        "pages": {each: fences.beside(lang, page, each) for each in pages},
    }
    if name == "practice":
        data["lessons"] = {
            task: {
                "href": fences.beside(lang, page, f"lessons/{lesson}") + f"#task-{task}",
                "title": title,
            }
            for task, (lesson, title) in lesson_tasks(lang).items()
        }
    kinds = "".join(
        f"<li>{fences.text(lang, f'kind-{kind}')}</li>" for kind in data["limits"]["kinds"]
    )
    return (
        # Within a block, or Markdown takes the element for text and lays a paragraph around it.
        f'<div class="p-frame"><am-{name} data-lang="{lang}" data-search-exclude="">'
        f'<script type="application/json" class="am-answers">{fences.embedded(data)}</script>'
        '<div class="p-written"><p class="p-needs-script">'
        f"{fences.text(lang, f'{name}-no-script')}</p>"
        f"<ul>{kinds}</ul></div></am-{name}></div>"
    )


@functools.cache
def limits(name: str) -> Json:
    """The kinds, levels and seeds that the engine knows, from what it says of those it does not."""
    asked = {"ask": "draw", "kind": "", "level": 0, "seed": -1}
    kinds = _refused(asked)["kinds"]
    levels = _refused({**asked, "kind": kinds[0]})
    seeds = _refused({**asked, "kind": kinds[0], "level": levels["lowest"]})
    # The last set whose seeds are all in range.
    return {
        "kinds": kinds,
        "levels": levels,
        "seeds": seeds["highest"] // SPAN - 1,
        "numbers": NUMBERS[name],
    }


def _refused(request: Json) -> Json:
    """What the engine says of a request that cannot be."""
    refused: Json = answer(request)["error"]["data"]
    return refused


@functools.cache
def lesson_tasks(lang: str) -> dict[str, tuple[str, str]]:
    """The tasks of a language's lessons by id: the lesson that holds each, and its title."""
    found: dict[str, tuple[str, str]] = {}
    for path in sorted((words.DOCS / lang / "lessons").glob("*.md")):
        source = path.read_text(encoding="utf-8")
        title = re.search(r"^# (.+?)\s*(?:\{.*\})?$", source, re.MULTILINE)
        for fence in re.findall(r"^```task\n(.*?)^```$", source, re.MULTILINE | re.DOTALL):
            if task := re.search(r"^id: *(\S+)$", fence, re.MULTILINE):
                found[task[1]] = (path.stem, title[1] if title else path.stem)
    return found
