"""Every page of the built site is valid HTML, by the Nu checker (it needs Java)."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
CHECKER = ROOT / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
# What Material for MkDocs writes by itself: what is said, about which markup.
OF_THE_THEME = [
    # Its toggles for menu and search.
    (r"Attribute “autocomplete” is only allowed", r'<input class="md-toggle" [^>]*id="__\w+"'),
    # The title of a section of the navigation.
    (r"Bad value “” for attribute “tabindex”", r'<label class="md-nav__link" for="__nav_\d+"'),
]
# The checker knows neither hashes nor what a folder's own files are: see test_page_policy.py.
OF_THE_POLICY = (r"violates Content Security Policy \(meta tag\)", "")


def faults(folder: Path) -> list[str]:
    """What the checker says about the pages of a folder, without the theme's own."""
    if not shutil.which("java"):
        pytest.skip("no Java: pages are not validated")
    told = subprocess.run(
        ["java", "-jar", CHECKER, "--skip-non-html", "--format", "json", folder],
        check=False,  # it fails when it finds something
        capture_output=True,
        text=True,
    )
    return [
        f"{message.get('url')}:{message.get('lastLine')}: {message['message']}"
        for message in json.loads(told.stderr)["messages"]
        if not any(
            re.search(said, message["message"]) and re.search(about, message.get("extract", ""))
            for said, about in [*OF_THE_THEME, OF_THE_POLICY]
        )
    ]


def test_every_page_is_valid():
    if not (SITE / "index.html").exists():
        pytest.fail("site/ is not there: run `make site` first")
    assert faults(SITE) == []


def test_a_seeded_fault_is_found(tmp_path):
    text = (SITE / "no" / "rules.html").read_text(encoding="utf-8")
    (tmp_path / "rules.html").write_text(text.replace("</h1>", "</h2>"), encoding="utf-8")
    assert faults(tmp_path)
