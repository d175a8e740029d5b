"""House rules in words: every value, rule, problem, event and reason, in every language.

What there is is asked of the engine: tables by single changes, by pairs and by chance.
"""

from __future__ import annotations

import ast
import functools
import itertools
import json
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from lxml import html

import table_fence
import words
from amerikaner import Deal, Discard, Open, Play, State
from amerikaner.actions import CLAIM, PASS, Action, Bid
from amerikaner.cards import ALL_CARDS, ALL_SUITS
from amerikaner.clauses import Option
from amerikaner.events import events
from amerikaner.rules import AMERIKANER, read_rules
from browser_words import in_browser
from stepping import points

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SITE = ROOT / "site"
ENGINE = ROOT / "engine" / "amerikaner"
LANGUAGES = words.languages()
BASE = table_fence.ask(table_fence.BASE)
FAULTY = [
    "foo=1",
    "players=7,grand=maybe",
    "target=0",
    "target=5000,lowest-bid=19",
    "grand=yes,grand=no",
    "x" * 501,
]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
Json = dict[str, Any]


def changes() -> list[tuple[str, str]]:
    """Every option with each value that is not the base value; of numbers some."""
    found = []
    for option in BASE["options"]:
        found += [(option["name"], value) for value in option["values"][1:]]
        if option["lowest"] is not None:
            numbers = (option["lowest"], option["highest"] // 2, option["highest"])
            found += [(option["name"], str(number)) for number in numbers]
    return found


@functools.cache
def answers() -> dict[str, Json]:
    """The engine's answers to tables with few changes, and to faulty ones, by text."""
    single = [f"{name}={value}" for name, value in changes()]
    double = [",".join(pair) for pair in itertools.combinations(single, 2)]
    of_three = [f"players=3,{pair}" for pair in double if "players" not in pair]
    texts = [table_fence.BASE, *BASE["presets"].values(), *single, *double, *of_three, *FAULTY]
    return {text: table_fence.ask(text) for text in texts}


def messages(lang: str, family: str, file: str = "house.ftl") -> set[str]:
    """The ids of a family of messages, without the family's name."""
    body = FluentParser().parse((DOCS / lang / file).read_text(encoding="utf-8")).body
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    return {name.removeprefix(family) for name in names if name.startswith(family)}


# Options -----------------------------------------------------------------------------------------


@each_language
def test_every_value_has_a_label_and_says_what_it_does(lang: str) -> None:
    for option in BASE["options"]:
        name = option["name"]
        assert table_fence.option_label(lang, name)
        labels = [table_fence.value_label(lang, name, value) for value in option["values"]]
        effects = [table_fence.effect(lang, name, value) for value in option["values"]]
        assert len(set(labels)) == len(labels), name
        assert len(set(effects)) == len(effects), name
        if option["lowest"] is not None:
            assert table_fence.value_label(lang, name, "17") == "17"
            assert "17" in table_fence.effect(lang, name, "17"), name


@each_language
def test_no_words_are_left_of_a_value_there_is_not(lang: str) -> None:
    names = {option["name"] for option in BASE["options"]}
    values = {
        f"{option['name']}-{value}"
        for option in BASE["options"]
        for value in option["values"]
        if not (option["lowest"] is not None and table_fence.is_number(value))
    }
    assert messages(lang, "option-") == names
    assert messages(lang, "value-") == values
    assert messages(lang, "effect-") == values | {"lowest-bid-number", "target"}
    assert messages(lang, "preset-") == set(BASE["presets"])
    assert messages(lang, "clause-") == set(Option)


# Made of the family and what the engine names; the tests here and of the language look after them.
FAMILIES = (
    *("option-", "value-", "effect-", "preset-", "clause-", "rule-", "chapter-"),
    *("event-", "reason-", "problem-", "error-", "player-"),
)


def test_no_message_of_house_rules_is_left_that_nobody_uses() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for room, ending in (("web/src", "*.js"), ("scripts", "*.py"))
        for path in (ROOT / room).glob(ending)
    )
    names = [name for name in messages("no", "") if not name.startswith(FAMILIES)]
    assert len(names) > 20
    assert [name for name in names if f'"{name}"' not in source and f'"{name}.' not in source] == []


@each_language
def test_every_option_has_its_section_on_the_page_of_house_rules(lang: str) -> None:
    found = ids(f"{lang}/house-rules.html")
    assert {option.value for option in Option} <= found
    assert {f"option-{option['name']}" for option in BASE["options"]} <= found


# The rules as played -----------------------------------------------------------------------------


@each_language
def test_every_rule_as_played_has_its_sentence(lang: str) -> None:
    seen = set()
    for answer in answers().values():
        for chapter in answer["chapters"]:
            assert words.text(lang, f"chapter-{chapter['id']}")
        for point in points(answer):
            seen.add(point["id"])
            sentence = table_fence.point_sentence(lang, point)
            assert re.search(r"[.)»”]$", sentence), sentence
            assert words.text(lang, f"clause-{point['clause']}")
    assert messages(lang, "rule-") == seen
    assert messages(lang, "chapter-") == {chapter["id"] for chapter in BASE["chapters"]}


@functools.cache
def ids(page: str) -> set[str]:
    return set(html.parse(SITE / page, html.HTMLParser(encoding="utf-8")).xpath("//@id"))


@each_language
def test_every_rule_as_played_leads_to_a_paragraph(lang: str) -> None:
    clauses, options = ids(f"{lang}/rules.html"), ids(f"{lang}/house-rules.html")
    assert {point["clause"] for point in points(BASE)} <= clauses
    for answer in answers().values():
        for cited in [*points(answer), *answer["problems"]]:
            if cited["clause"] is not None:
                assert cited["clause"] in clauses | options, cited


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def number_forms(lang: str) -> dict[int, re.Pattern[str]]:
    """How a language writes the numbers of the base game."""
    found = {}
    for line in (DOCS / lang / "checks" / "numbers.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        number, _, forms = line.partition(": ")
        any_of = "|".join(re.escape(form.strip()) for form in [number, *forms.split("|")])
        pattern = rf"(?<!\w)(?:{any_of})(?!\w)".replace(r"\*", r"\w*")
        found[int(number)] = re.compile(pattern, re.IGNORECASE)
    return found


@functools.cache
def clause_paragraphs(lang: str) -> dict[str, str]:
    source = (DOCS / lang / "rules.md").read_text(encoding="utf-8")
    return {
        clause: text
        for text, clause in re.findall(r"^(\*\*.+)\n\{: #([\w-]+) \.clause", source, re.MULTILINE)
    }


@each_language
def test_the_base_table_says_the_numbers_of_the_introduction(lang: str) -> None:
    forms, paragraphs = number_forms(lang), clause_paragraphs(lang)
    for point in points(BASE):
        sentence = table_fence.point_sentence(lang, point)
        # A rule as played may gather what the introduction says in the neighbouring clauses.
        family = point["clause"].partition("-")[0]
        told = " ".join(text for clause, text in paragraphs.items() if clause.startswith(family))
        numbers = {value for value in point["data"].values() if isinstance(value, int)}
        for number in numbers:
            assert forms[number].search(sentence), (point["id"], number, sentence)
        for number in (numbers | numbers_in(sentence)) & set(forms):
            # The introduction counts nobody as "the other two".
            if point["id"] != "two-against":
                assert forms[number].search(told), (point["id"], number)


@each_language
def test_a_base_table_with_other_numbers_would_be_found(lang: str) -> None:
    forms, told = number_forms(lang), clause_paragraphs(lang)["deal-twelve"]
    assert forms[12].search(told)
    for other in set(forms) - {12}:
        assert not forms[other].search(told), (other, told)


# Problems, and what counts meanwhile -------------------------------------------------------------


def in_page(cases: list[tuple[str, list[Json]]]) -> list[list[Json]]:
    """What the page itself says of answers, by language."""
    printed = subprocess.run(
        ["node", str(Path(__file__).with_name("print_table_words.mjs"))],
        input=json.dumps({"built": str(words.BUILT), "cases": cases}),
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    return json.loads(printed.stdout)


@each_language
def test_every_problem_has_its_sentence_and_says_what_counts(lang: str) -> None:
    one_of_each: dict[str, Json] = {}
    for answer in answers().values():
        for problem in answer["problems"]:
            key = json.dumps([problem["code"], problem["data"].get("kitty")])
            one_of_each.setdefault(key, {**answer, "problems": [problem]})
    asked = list(one_of_each.values())
    for answer, said in zip(asked, in_page([(lang, asked)])[0], strict=True):
        (problem,), ((sentence, fallback),) = answer["problems"], said["problems"]
        assert not sentence.startswith("problem-"), problem
        assert words.text(lang, "error-other", code=problem["code"]) != sentence, problem
        assert "{" not in sentence + fallback, (problem, sentence, fallback)
        data = problem["data"]
        for name in data["options"]:
            assert table_fence.option_label(lang, name) in sentence, (problem, sentence)
        if data["options"]:
            falls = data["options"][-1]
            (option,) = (o for o in answer["options"] if o["name"] == falls)
            assert table_fence.value_label(lang, falls, option["base"]) in fallback
    codes = {problem["code"] for answer in answers().values() for problem in answer["problems"]}
    assert messages(lang, "problem-") == codes


# Build and browser -------------------------------------------------------------------------------


def in_build(lang: str, answer: Json) -> Json:
    """What the build says of an answer."""
    return {
        "summary": table_fence.summary(lang, answer),
        "options": [
            [
                table_fence.option_label(lang, option["name"]),
                *(
                    [
                        table_fence.value_label(lang, option["name"], value),
                        table_fence.effect(lang, option["name"], value),
                    ]
                    for value in [*option["values"], option["value"]]
                ),
            ]
            for option in answer["options"]
        ],
        "points": [table_fence.point_sentence(lang, point) for point in points(answer)],
    }


def test_build_and_browser_say_the_same_of_a_table() -> None:
    chance = random.Random(52)
    asked = [answer for text, answer in answers().items() if "," not in text]
    asked += chance.sample(list(answers().values()), 40)
    asked += [table_fence.ask(random_text(chance)) for _ in range(40)]
    printed = in_page([(lang, asked) for lang in LANGUAGES])
    for lang, pages in zip(LANGUAGES, printed, strict=True):
        for answer, page in zip(asked, pages, strict=True):
            del page["problems"]  # the build never says any
            built = in_build(lang, answer)
            for part in built:
                assert page[part] == built[part], (lang, answer["rules"])


@each_language
def test_the_page_is_written_out_for_readers_without_a_script(lang: str) -> None:
    page = html.parse(SITE / lang / "table.html", html.HTMLParser(encoding="utf-8"))
    (written,) = page.xpath("//am-table/div[@class='t-written']")
    (rules,) = written.xpath(".//div[@class='t-rules']")
    said = [node.text_content() for node in rules.xpath(".//span[@class='t-sentence']")]
    assert said == in_build(lang, BASE)["points"]
    links = [str(link) for link in rules.xpath(".//a/@href")]
    assert links == [f"rules.html#{point['clause']}" for point in points(BASE)]
    effects = [node.text_content() for node in written.xpath(".//dl//span[@class='t-sentence']")]
    assert effects == [
        table_fence.effect(lang, option["name"], value)
        for option in BASE["options"]
        for value in option["values"]
    ]
    (data,) = page.xpath("//am-table/script[@class='am-answers']/text()")
    kept = json.loads(data)
    assert set(kept["answers"]) == set(BASE["presets"].values())
    assert kept["answers"][table_fence.BASE]["chapters"] == BASE["chapters"]


# Events and reasons ------------------------------------------------------------------------------


def random_text(chance: random.Random) -> str:
    """A table by chance, whether or not it can be: about half of the options are changed."""
    changed = {name: value for name, value in chance.sample(changes(), 14) if name != "players"}
    players = chance.choice(BASE["options"][0]["values"])
    return ",".join(f"{name}={value}" for name, value in {"players": players, **changed}.items())


def random_rules(chance: random.Random) -> str:
    """What can be kept of a table by chance."""
    return str(read_rules(random_text(chance))[0])


def attempts(state: State, chance: random.Random) -> Iterator[Action]:
    """What may be tried at a moment, allowed or not."""
    yield from (Bid(AMERIKANER), Bid(1), Bid(18), PASS, CLAIM)
    yield from map(Play, chance.sample(ALL_CARDS, 4))
    hand = list(state.hand(state.to_act)) if state.to_act is not None else []
    yield Discard(hand[:2])
    for lead in hand if state.phase == "opening" else hand[:2]:
        yield Open(lead)
        for called in ALL_CARDS:
            yield Open(lead, called)
        for trump in (*ALL_SUITS, None):
            yield Open(lead, chance.choice(ALL_CARDS), trump)


def played(rules_text: str, seed: int, chance: random.Random) -> Iterator[Json]:
    """Every event of a deal by chance, and what is refused on the way."""
    rules, _ = read_rules(rules_text)
    state = State(Deal.shuffled(seed, seed % rules.players, rules))
    quiet = chance.random() < 0.2  # chance alone hardly ever lets everybody pass
    while True:
        yield from (event.as_json() for event in events(state))
        if state.is_over:
            return
        for action in attempts(state, chance):
            reason = state.why_illegal(action)
            if reason is not None:
                yield reason.as_json()
        if state.phase == "discard":
            hand = list(state.hand(state.to_act))
            state = state.apply(Discard(chance.sample(hand, rules.kitty_size)))
        elif CLAIM in state.legal_actions():
            state = state.apply(CLAIM)
        elif state.phase == "auction":
            numbers = [call for call in state.legal_actions()[:4] if call != Bid(AMERIKANER)]
            state = state.apply(PASS if quiet else chance.choice(numbers))
        else:
            state = state.apply(chance.choice(state.legal_actions()))


@functools.cache
def said_in_play() -> list[Json]:
    """Events and reasons of random deals at random tables, some of each kind."""
    chance = random.Random(13)
    kinds: dict[str, dict[str, Json]] = {}
    for seed in range(160):
        for item in played(random_rules(chance), seed, chance):
            kind = kinds.setdefault(item.get("id") or item["code"], {})
            if len(kind) < 12:
                kind.setdefault(json.dumps(item, sort_keys=True), item)
    return [item for kind in kinds.values() for item in kind.values()]


def named_in_engine(call: str) -> set[str]:
    """The names that the engine's source gives to the events and reasons of a deal."""
    return {
        node.args[0].value
        for path in (ENGINE / "events.py", ENGINE / "house.py", ENGINE / "state.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == call
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


@each_language
def test_every_event_and_reason_of_the_engine_has_its_sentence(lang: str) -> None:
    for family, key, call in (("event-", "id", "Event"), ("reason-", "code", "Reason")):
        known = messages(lang, family) | messages(lang, family, "ui.ftl")
        seen = {item[key] for item in said_in_play() if key in item}
        named = named_in_engine(call)
        assert len(named) > 20
        assert (seen | named) - known == set()
        # Each house rule that changes play has been seen in it.
        assert messages(lang, family) - seen == set()


def test_build_and_browser_say_the_same_of_house_rules_in_play() -> None:
    readers = [(lang, you) for lang in LANGUAGES for you in (None, 0, 4)]
    asked = [
        (lang, [{"said": item, "you": you} for item in said_in_play()]) for lang, you in readers
    ]
    for (lang, you), browser in zip(readers, in_browser(asked), strict=True):
        build = [
            words.event_sentence(lang, item, you)
            if "id" in item
            else words.reason_sentence(lang, item, you)
            for item in said_in_play()
        ]
        assert build == browser
