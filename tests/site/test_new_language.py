"""A sixth language: the script, one entry in mkdocs.yml, and nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from lxml import html

import lockstep
import new_language

ROOT = Path(__file__).resolve().parents[2]
ENTRY = '        - locale: "{0}"\n          name: "{0}"\n'


def contents(root: Path) -> dict[str, bytes]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build needs, with the languages in step."""
    root = tmp_path_factory.mktemp("repository")
    ignored = shutil.ignore_patterns("__pycache__", "engine-worker.js", "payload-*")
    for room in ("docs", "engine", "scripts", "theme"):
        shutil.copytree(ROOT / room, root / room, ignore=ignored)
    shutil.copy(ROOT / "mkdocs.yml", root)
    lockstep.accept(root)
    return root


@pytest.fixture(scope="module")
def danish(copy: Path) -> dict[str, bytes]:
    """The copy with Danish begun; what was there before."""
    before = contents(copy)
    assert new_language.main(["da", "Dansk", "--root", str(copy)]) == 0
    config = copy / "mkdocs.yml"
    last = ENTRY.replace('"', "").format("ru")
    text = config.read_text(encoding="utf-8")
    assert last in text
    config.write_text(text.replace(last, last + ENTRY.format("da")), encoding="utf-8")
    return before


def test_nothing_changes_outside_its_folder_but_the_entry(
    copy: Path, danish: dict[str, bytes]
) -> None:
    after = contents(copy)
    changed = {name for name in after if danish.get(name) != after[name]}
    assert danish.keys() <= after.keys()
    assert {name for name in changed if not name.startswith("docs/da/")} == {"mkdocs.yml"}
    assert after["mkdocs.yml"].replace(ENTRY.format("da").encode(), b"") == danish["mkdocs.yml"]


def test_the_check_lists_every_file_until_it_is_translated(
    copy: Path, danish: dict[str, bytes]
) -> None:
    files = {
        path.relative_to(copy / "docs" / "da").as_posix()
        for path in (copy / "docs" / "da").rglob("*")
        if path.is_file()
    }
    found = lockstep.check(copy)
    told = {line for line in found if line.endswith(": untranslated")}
    assert told == {f"da/{name}: untranslated" for name in files}
    assert "da/rules.md#play-follow: its words are those of the Norwegian" in found
    assert [line for line in found if not line.startswith("da/")] == []


def test_the_check_lists_what_is_missing(
    copy: Path, danish: dict[str, bytes], tmp_path: Path
) -> None:
    shutil.copytree(copy / "docs", tmp_path / "docs")
    folder = tmp_path / "docs" / "da"
    (folder / "tips.md").unlink()
    text = (folder / "ui.ftl").read_text(encoding="utf-8")
    (folder / "ui.ftl").write_text(re.sub(r"(?m)^allowed = .*\n", "", text), encoding="utf-8")
    found = lockstep.check(tmp_path)
    assert {"da/tips.md: missing", "da/ui.ftl#allowed: missing"} <= set(found)


def test_a_translated_file_is_stale_until_it_is_accepted(
    copy: Path, danish: dict[str, bytes], tmp_path: Path
) -> None:
    shutil.copytree(copy / "docs", tmp_path / "docs")
    page = tmp_path / "docs" / "da" / "background.md"
    text = page.read_text(encoding="utf-8").replace(f"<!-- {new_language.MARK} -->\n\n", "")
    page.write_text(text, encoding="utf-8")
    sections = [f"background.md#{section}" for section in lockstep.read_page(text)[0]]

    def stale() -> list[str]:
        return [told.split(":")[0] for told in lockstep.check(tmp_path) if ": stale: " in told]

    assert stale() == [f"da/{section}" for section in sections]
    assert lockstep.accept(tmp_path, "da") == [f"da/{section}" for section in sections]
    assert stale() == []


def test_its_pages_are_built(copy: Path, danish: dict[str, bytes]) -> None:
    # Without a browser in reach the PDFs are left out: they are not what is asked here.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PATH": "", "CHROMIUM": ""}
    for step in (["scripts/words.py"], ["-m", "mkdocs", "build", "--strict", "--quiet"]):
        subprocess.run([sys.executable, *step], cwd=copy, env=environment, check=True)
    for page in (ROOT / "docs" / "no").rglob("*.md"):
        name = page.relative_to(ROOT / "docs" / "no").with_suffix(".html")
        assert html.parse(copy / "site" / "da" / name).getroot().get("lang") == "da"
    for page in ("index.html", "no/rules.html"):
        links = html.parse(copy / "site" / page).xpath("//a[@hreflang='da']")
        assert [link.text_content().strip() for link in links] == ["Dansk"]


@pytest.mark.parametrize("lang", ["no", "../da", "Dansk"])
def test_a_code_that_is_none_or_taken_is_refused(copy: Path, lang: str) -> None:
    with pytest.raises(SystemExit):
        new_language.skeleton(copy, lang, "Dansk")
