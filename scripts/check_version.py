"""Stop a release whose tag is not the engine's version: ``check_version.py v0.1.0``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))

from amerikaner import __version__


def fault(tag: str) -> str | None:
    """What is wrong with a tag, None when it names the version."""
    expected = f"v{__version__}"
    return (
        None if tag == expected else f"the tag is {tag}, the engine's version asks for {expected}"
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check_version.py TAG")
    sys.exit(fault(sys.argv[1]))
