"""What the page's own script prints, asked under Node, to compare with what the build prints."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import words

SCRIPT = Path(__file__).with_name("print_words.mjs")


def in_browser(cases: Sequence[tuple[str, list[dict]]]) -> list[list[str]]:
    """The texts of each (language, asks); an ask is {message, args} or {said, you}."""
    printed = subprocess.run(
        ["node", str(SCRIPT)],
        input=json.dumps({"built": str(words.BUILT), "cases": cases}),
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    return json.loads(printed.stdout)
