"""The PDFs of the one-page rules: the same bytes each time, and a site without them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import print_sheet
import words

ROOT = Path(__file__).resolve().parents[2]
ANYWHEN = b"(/CreationDate (D:%s+00'00')\n/ID (node%s)\n/Headers [(node%s) (node%s)])"


def test_what_differs_between_two_printings_is_taken_out(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "951782400")
    one = ANYWHEN % (b"20261130030000", b"00000252", b"00000252", b"00000260")
    two = ANYWHEN % (b"20270101120000", b"00001300", b"00001300", b"00001317")
    settled = print_sheet.settled(one)
    assert settled == print_sheet.settled(two)
    assert b"D:20000229000000+00'00'" in settled
    assert len(settled) == len(one)


def test_pages_are_counted_and_the_list_of_pages_is_none():
    assert print_sheet.pages(b"<</Type /Page\n>> <</Type /Pages\n>> <</Type /Page>>") == 2


def test_without_a_browser_the_site_is_built_and_says_what_it_lacks(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key != "CHROMIUM"}
    told = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", tmp_path],
        cwd=ROOT,
        env={**environment, "PATH": "", "NO_MKDOCS_2_WARNING": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert "no Chromium" in told.stderr
    assert not list(tmp_path.rglob("*.pdf"))
    for lang in words.languages():
        for name in ("one-page", "teachers"):
            page = (tmp_path / lang / f"{name}.html").read_text("utf-8")
            assert not re.search(r"sheet-pdf|\.pdf", page)
