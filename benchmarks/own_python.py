"""A Python of a benchmark's own, with what the project itself has no use for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def python_with(wanted: Sequence[str], folder: Path) -> Path:
    """The Python of a virtual environment that has some packages, installed if need be.

    :param wanted: the packages with their versions, as pip reads them
    :param folder: the environment; begun anew when it has others, or was left unfinished
    :raises OSError, CalledProcessError: where they cannot be had
    """
    python, stamp = folder / "bin" / "python", folder / "installed.txt"
    listed = "".join(f"{package}\n" for package in wanted)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == listed:
        return python
    print(f"installing {', '.join(wanted)}", file=sys.stderr)
    base = getattr(sys, "_base_executable", sys.executable)
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([base, "-m", "venv", "--clear", folder], check=True)
    subprocess.run([*pip, *wanted], check=True)
    stamp.write_text(listed, encoding="utf-8")
    return python
