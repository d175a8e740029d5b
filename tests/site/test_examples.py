"""Every clause of the rules has an example that shows it, in every language."""

from __future__ import annotations

import functools
import json
import re
import subprocess
from pathlib import Path

import pytest
from lxml import html

import clause_table
import hand_answers
import hand_fence
import words
from amerikaner import Clause, Option

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
LANGUAGES = words.languages()
PAGES = clause_table.pages()
HOUSE = clause_table.pages(clause_table.HOUSE_RULES)
EXAMPLES = PAGES["no"].examples
NORWEGIAN_HOUSE = (words.DOCS / "no" / "house-rules.md").read_text(encoding="utf-8")
NORWEGIAN = (words.DOCS / "no" / "rules.md").read_text(encoding="utf-8")

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_example = pytest.mark.parametrize("number", range(len(EXAMPLES)), ids=str)


@functools.cache
def folds(lang: str) -> list[html.HtmlElement]:
    page = html.parse(SITE / lang / "rules.html", html.HTMLParser(encoding="utf-8"))
    return page.xpath("//details[@class='hand-example']")


def visible(element: html.HtmlElement) -> str:
    return " ".join(element.text_content().split())


# ------------------------------------------------------------------------- the table


def test_every_clause_has_its_example_and_its_test_in_every_language():
    assert clause_table.holes(PAGES, clause_table.marked_tests()) == []


def test_the_table_has_a_line_for_every_clause():
    rows = list(clause_table.lines(PAGES, clause_table.marked_tests()))[1:]
    assert {row.split()[0] for row in rows} == {clause.value for clause in Clause}
    assert "–" not in "".join(rows)


def holes_of(text: str) -> list[str]:
    return clause_table.holes({"no": clause_table.read_rules(text)}, clause_table.marked_tests())


def test_a_missing_example_is_a_hole():
    without = re.sub(r"```hand\nname: forced-card\n.*?```\n", "", NORWEGIAN, flags=re.DOTALL)
    assert without != NORWEGIAN
    assert holes_of(without) == [
        "call-owner: no example in its chapter of no/rules.md",
        "call-silent: no example in its chapter of no/rules.md",
    ]


def test_an_example_that_does_not_show_what_it_says_is_a_hole():
    boasting = NORWEGIAN.replace("shows: [play-follow]", "shows: [play-follow, play-free]")
    assert boasting != NORWEGIAN
    assert holes_of(boasting) == [
        "play-free: no/rules.md says that following shows it, but it does not"
    ]


def test_a_clause_without_a_test_is_a_hole():
    tests = {**clause_table.marked_tests(), "deal-cut": []}
    assert clause_table.holes(PAGES, tests) == ["deal-cut: no test of the engine is marked with it"]


def test_what_no_hand_can_show_is_a_clause_of_the_rules():
    assert set(clause_table.AT_THE_TABLE) <= {clause.value for clause in Clause}


# ------------------------------------------------------------------------- house rules


def test_every_value_of_a_house_rule_has_its_hand_words_and_test_in_every_language():
    assert clause_table.house_holes(HOUSE, clause_table.marked_tests()) == []


def test_the_table_has_a_line_for_every_value_of_a_house_rule():
    rows = list(clause_table.house_lines(HOUSE, clause_table.marked_tests()))
    assert {row.split("=")[0] for row in rows} == {option.value for option in Option}
    assert "–" not in "".join(rows)


def house_holes_of(text: str) -> list[str]:
    page = clause_table.read_rules(text)
    return clause_table.house_holes({"no": page}, clause_table.marked_tests())


def test_a_value_without_a_hand_is_a_hole():
    without = re.sub(r"```hand\nname: pass-round\n.*?```\n", "", NORWEGIAN_HOUSE, flags=re.DOTALL)
    assert without != NORWEGIAN_HOUSE
    assert house_holes_of(without) == [
        "option-all-pass: no/house-rules.md has no hand in its section with pass-round"
    ]


def test_a_hand_that_shows_no_difference_is_a_hole():
    idle = NORWEGIAN_HOUSE.replace(
        "{#option-target}",
        "{#option-target}\n\n```hand\nname: following\nview: example\nshows: [option-target]\n```",
    )
    assert house_holes_of(idle) == [
        "option-target: following on no/house-rules.md does not show the difference"
    ]


def test_a_house_rule_without_a_test_or_words_is_a_hole(monkeypatch):
    tests = {**clause_table.marked_tests(), "option-grand": []}
    assert clause_table.house_holes(HOUSE, tests) == [
        "option-grand: no test of the engine is marked with it"
    ]
    monkeypatch.setattr(
        clause_table, "messages", lambda settings: ["option-" + settings.name + "x"]
    )
    found = clause_table.house_holes(HOUSE, clause_table.marked_tests())
    assert "option-grand: no message option-grandx in ru/house.ftl" in found


# ------------------------------------------------------------------------- the pages


@each_language
def test_the_same_examples_stand_at_the_same_places(lang):
    assert PAGES[lang].examples == EXAMPLES


@each_example
def test_an_example_stands_after_the_last_clause_it_shows(number):
    order = [clause.value for clause in Clause]
    example = EXAMPLES[number]
    assert example.after == max(example.options["shows"], key=order.index)


@each_example
@each_language
def test_an_example_is_written_out_for_print_and_without_a_script(lang, number):
    example, fold = EXAMPLES[number], folds(lang)[number]
    name, lines = example.options["name"], example.options["lines"]
    assert fold.get("data-hand") == name
    title = " ".join(words.note(lang, name, "title").split())
    assert title in visible(fold.find("summary"))
    assert visible(fold.xpath("p[@class='hand-example-text']")[0])
    written = fold.xpath("div[@class='am-prerendered']")[0]
    for line in lines:
        reply = hand_fence.replay(name, line)
        step = reply["steps"][hand_fence.step_named(reply, example.options["at"])]
        for event in step["events"]:
            sentence = words.event_sentence(lang, event, example.options["seat"])
            assert " ".join(sentence.split()) in visible(written)
            assert written.xpath(f".//a[contains(@href, '#{event['clause']}')]")
    if example.options["totals"]:
        kept = hand_fence.sheet(hand_fence.replay(name, lines[0]), example.options["totals"])
        sentence = hand_fence.sheet_sentence(lang, kept, example.options["seat"])
        assert " ".join(sentence.split()) in visible(written)
        shown = [visible(cell) for cell in written.xpath(".//tr[3]/td")]
        before, points, after = (kept[key][2] for key in ("before", "scores", "after"))
        assert shown == [words.total(before), words.signed(points), words.total(after)]


@each_example
@each_language
def test_an_example_carries_no_answers_before_it_is_opened(lang, number):
    data = json.loads(folds(lang)[number].findtext("script"))
    assert not [line for line in data["lines"] if "answer" in line]
    assert len(json.dumps(data, ensure_ascii=False)) < 5000


@pytest.mark.parametrize("name", hand_answers.names())
def test_the_answers_of_a_hand_are_there_to_be_fetched(name):
    built = (SITE / "assets" / "built" / "hands" / f"{name}.js").read_text(encoding="utf-8")
    assert built == hand_answers.script(name)


SHEETS = [
    hand_fence.sheet(hand_fence.replay(hand, line), totals)
    for hand, line, totals in (
        ("from-minus-ten", hand_fence.ONLY_LINE, [31, 28, -10, 17]),
        ("from-minus-ten", hand_fence.ONLY_LINE, [31, 28, 0, 17]),
        ("shared-victory", hand_fence.ONLY_LINE, [20, 48, 48, 51]),
        ("shared-victory", hand_fence.ONLY_LINE, [51, 45, 44, 49]),
        ("amerikaner", "lost", [51, 51, 51, -7]),
    )
]


@each_language
@pytest.mark.parametrize("you", [0, 2])
def test_the_end_of_a_game_is_said_the_same_in_build_and_browser(lang, you):
    printed = subprocess.run(
        ["node", ROOT / "tests" / "site" / "print_sheets.mjs"],
        input=json.dumps({"built": str(words.BUILT), "lang": lang, "you": you, "sheets": SHEETS}),
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    said = [hand_fence.sheet_sentence(lang, sheet, you) for sheet in SHEETS]
    assert json.loads(printed.stdout) == said
    assert len(set(said)) == len(said)


# ------------------------------------------------------------------------- the fence


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("name: nobody", "no record nobody.hand"),
        ("name: following\nlines: made", "no record following.made.hand"),
        ("name: following\nview: example\nshows: [play-fellow]", "no clause play-fellow"),
        ("name: following\nview: example\nat: t9", "no step t9"),
        ("name: following\nview: example\ntotals: [0, 0, 0, 0]", "the deal is not scored"),
        ("name: from-minus-ten\nview: example\ntotals: [0, 0, 52, 0]", "game-over"),
        ("name: following\nview: diagram\nat: t1", "unknown field at"),
        ("name: following\nview: folded", "view folded is none of"),
        ("name: following\nseat: X", "seat X is none of"),
    ],
)
def test_a_fault_of_a_fence_is_told(body, fault):
    with pytest.raises(hand_fence.HandFault, match=re.escape(fault)):
        hand_fence.render(body, "en", "en/rules.md")


@pytest.mark.parametrize(
    ("at", "action"),
    [
        ("deal", None),
        ("a2", "bid 6"),
        ("discard", "discard 4..73.7"),
        ("open", "open 3H AH"),
        ("t1", "open 3H AH"),
        ("t2", "play 2D"),
        ("t2-s", "play AD"),
        ("end", "play JD"),
        ("3", "pass"),
    ],
)
def test_a_step_has_the_names_a_fence_may_use(at, action):
    reply = hand_fence.replay("following", hand_fence.ONLY_LINE)
    assert reply["steps"][hand_fence.step_named(reply, at)]["action"] == action
