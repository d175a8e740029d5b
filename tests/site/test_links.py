"""Every link and fragment of the built site, by lychee: no network, and none of our own code."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SITE = Path(__file__).resolve().parents[2] / "site"
LYCHEE = Path(sys.executable).parent / "lychee"


def broken(site: Path) -> set[str]:
    """The links of a site's pages that lead nowhere, as paths below it."""
    told = subprocess.run(
        [
            LYCHEE,
            "--offline",
            "--no-progress",
            "--include-fragments",
            *("--exclude", "#h="),  # a place in a hand, read by the page itself
            *("--root-dir", site),
            *("--format", "json"),
            f"{site}/**/*.html",
        ],
        check=False,  # it fails when it finds something
        capture_output=True,
        text=True,
    )
    found = json.loads(told.stdout)
    assert found["total"] > 0, told.stderr
    return {
        link["url"].removeprefix(f"{site.as_uri()}/")
        for links in found["error_map"].values()
        for link in links
    }


def test_every_link_leads_somewhere():
    if not (SITE / "index.html").exists():
        pytest.fail("site/ is not there: run `make site` first")
    assert broken(SITE) == set()


@pytest.mark.parametrize(
    ("page", "old", "new", "told"),
    [
        ("no/rules.html", 'id="play-follow"', 'id="play-followed"', "no/rules.html#play-follow"),
        ("no/glossary.html", 'id="term-trick"', 'id="term-tricks"', "no/glossary.html#term-trick"),
        ("no/index.html", 'href="rules.html"', 'href="rule.html"', "no/rule.html"),
    ],
)
def test_a_seeded_fault_is_found(tmp_path, page, old, new, told):
    site = tmp_path / "site"
    shutil.copytree(SITE, site, ignore=shutil.ignore_patterns("engine"))
    text = (site / page).read_text(encoding="utf-8")
    assert old in text
    (site / page).write_text(text.replace(old, new), encoding="utf-8")
    assert broken(site) == {told}
