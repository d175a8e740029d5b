"""The languages are in step, and each way of falling out of step is found and told."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import lockstep

ROOT = Path(__file__).resolve().parents[2]


def test_the_languages_are_in_step() -> None:
    found = lockstep.check(ROOT)
    assert not found, "\n" + "\n".join(found)


@pytest.fixture(scope="module")
def in_step(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The languages of this repository in step, in another folder."""
    root = tmp_path_factory.mktemp("in-step")
    for words in (ROOT / "docs").glob("*/ui.ftl"):
        shutil.copytree(words.parent, root / "docs" / words.parent.name)
    lockstep.accept(root)
    assert lockstep.check(root) == []
    return root


@pytest.fixture
def copy(in_step: Path, tmp_path: Path) -> Path:
    """A copy to spoil."""
    shutil.copytree(in_step, tmp_path, dirs_exist_ok=True)
    return tmp_path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_missing_page(copy: Path) -> None:
    (copy / "docs" / "pt" / "tips.md").unlink()
    assert lockstep.check(copy) == ["pt/tips.md: missing"]


def test_a_page_too_many(copy: Path) -> None:
    (copy / "docs" / "en" / "more.md").write_text("# More {#more}\n", encoding="utf-8")
    assert lockstep.check(copy) == ["en/more.md: no has no such file"]


def test_a_renamed_id(copy: Path) -> None:
    change(copy / "docs" / "ru" / "rules.md", "#play-follow .clause", "#follow .clause")
    assert lockstep.check(copy) == [
        "ru/rules.md#follow: no has no such section",
        "ru/rules.md#play-follow: missing",
    ]


def test_a_heading_without_an_id(copy: Path) -> None:
    change(copy / "docs" / "es" / "rules.md", " {#kitty}", "")
    found = lockstep.check(copy)
    assert re.fullmatch(r"es/rules\.md: heading without an id: .+", found[0])
    assert found[1] == "es/rules.md#kitty: missing"


def test_a_missing_message(copy: Path) -> None:
    change(copy / "docs" / "es" / "ui.ftl", "\nnot-allowed = ", "\n# ")
    assert lockstep.check(copy) == ["es/ui.ftl#not-allowed: missing"]


def test_a_missing_attribute_of_a_message(copy: Path) -> None:
    change(copy / "docs" / "es" / "ui.ftl", "\n    .none =", "\n    .nothing =")
    assert lockstep.check(copy) == ["es/ui.ftl#suit: attributes: without none, with nothing"]


@pytest.mark.parametrize("where", ["rules.md#play-follow", "ui.ftl#not-allowed"])
def test_a_stale_section_until_it_is_accepted(copy: Path, where: str) -> None:
    page, _, section = where.partition("#")
    path = copy / "docs" / "no" / page
    if page == "ui.ftl":
        change(path, f"\n{section} = ", f"\n{section} = Nei. ")
    else:
        change(path, f"\n{{: #{section}", f" Alltid.\n{{: #{section}")
    assert lockstep.stale_list(copy) == [f"{where}: en es pt ru"]
    assert [told.split(": ")[:2] for told in lockstep.check(copy)] == [
        [f"{lang}/{where}", "stale"] for lang in ("en", "es", "pt", "ru")
    ]
    assert lockstep.accept(copy, "pt", where) == [f"pt/{where}"]
    assert lockstep.stale_list(copy) == [f"{where}: en es ru"]
    assert lockstep.accept(copy, where=page) == [f"{lang}/{where}" for lang in ("en", "es", "ru")]
    assert lockstep.check(copy) == []


def test_lines_broken_elsewhere_make_nothing_stale(copy: Path) -> None:
    path = copy / "docs" / "no" / "questions.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"(?<=\w\.) (?=[A-Z])", "\n", text), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    assert lockstep.check(copy) == []


def test_a_section_that_does_not_exist_is_not_accepted(copy: Path) -> None:
    with pytest.raises(SystemExit, match="no such"):
        lockstep.accept(copy, where="rules.md#nothing")
    with pytest.raises(SystemExit, match="no such"):
        lockstep.accept(copy, lang="xx")


def test_text_left_in_the_first_language(copy: Path) -> None:
    own = re.search(r"\*\*.*\n(?=\{: #play-follow)", (copy / "docs/no/rules.md").read_text("utf-8"))
    path = copy / "docs" / "en" / "rules.md"
    text = re.sub(r"\*\*.*\n(?=\{: #play-follow)", own[0], path.read_text("utf-8"))
    path.write_text(text, encoding="utf-8")
    assert lockstep.check(copy) == ["en/rules.md#play-follow: its words are those of the Norwegian"]


# Each line of a page that is no sentence, spoilt: what is told, by the part that differs.
SPOILT: dict[str, tuple[str, Callable[[str], str], str]] = {
    "another level": ("rules.md", lambda t: t.replace("\n### ", "\n## ", 1), "is h2, not h3"),
    "another class": ("rules.md", lambda t: t.replace(" .convention }", " }", 1), "classes: "),
    "a fence changed": (
        "hands/seven-hearts.md",
        lambda t: t.replace("lines: made lost", "lines: made"),
        "fences: without hand name: seven-hearts lines: made lost seat: S, "
        "with hand name: seven-hearts lines: made seat: S",
    ),
    "a link elsewhere": (
        "questions.md",
        lambda t: t.replace("rules.md#call-live", "rules.md#call-card", 1),
        "links: without rules.md#call-live, with rules.md#call-card",
    ),
    "an item less": (
        "tips.md",
        lambda t: re.sub(r"^10\. .*\n", "", t, count=1, flags=re.M),
        "list items: without 1.",
    ),
    "a bullet for a number": (
        "tips.md",
        lambda t: re.sub(r"^10\. ", "- ", t, count=1, flags=re.M),
        "list items: without 1., with -",
    ),
    "a row less": (
        "rules.md",
        lambda t: re.sub(r"^\| (?!-).*−52.*\n", "", t, count=1, flags=re.M),
        "table rows: without 4 cells",
    ),
    "a cell less": (
        "rules.md",
        lambda t: t.replace(" −52 |", "", 1),
        "table rows: without 4 cells, with 3 cells",
    ),
    "another notice": (
        "rules.md",
        lambda t: t.replace("!!! abstract", "!!! note"),
        "admonitions: without !!! abstract, with !!! note",
    ),
    "a key less": (
        "hands/seven-hearts.md",
        lambda t: re.sub("<kbd>Home</kbd>", "Home", t),
        "elements: without <kbd>",
    ),
    "front matter": (
        "one-page.md",
        lambda t: t.replace("hide:", "show:", 1),
        "front matter: without hide, with show",
    ),
    "two sections changed about": (
        "house-rules.md",
        lambda t: (
            t.replace("#option-grand", "#x")
            .replace("#option-led-two", "#option-grand")
            .replace("#x", "#option-led-two")
        ),
        "stands in another place than in no",
    ),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_another_structure(copy: Path, fault: str) -> None:
    page, spoil, told = SPOILT[fault]
    path = copy / "docs" / "en" / page
    text = path.read_text(encoding="utf-8")
    assert spoil(text) != text
    path.write_text(spoil(text), encoding="utf-8")
    found = [line for line in lockstep.check(copy) if line.startswith(f"en/{page}#")]
    assert any(told in line for line in found), found


def test_the_command_tells_and_answers_by_its_status(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lockstep.main(["check", "--root", str(copy)]) == 0
    change(copy / "docs" / "no" / "tips.md", "\n## ", "\nAlltid.\n\n## ")
    assert lockstep.main(["check", "--root", str(copy)]) == 1
    capsys.readouterr()
    assert lockstep.main(["stale", "--root", str(copy)]) == 0
    assert capsys.readouterr().out == "tips.md#tips: en es pt ru\n"
    assert lockstep.main(["accept", "tips.md", "--root", str(copy)]) == 0
    assert capsys.readouterr().out.split() == [
        f"{lang}/tips.md#tips" for lang in ("en", "es", "pt", "ru")
    ]
    assert lockstep.main(["check", "--root", str(copy)]) == 0
