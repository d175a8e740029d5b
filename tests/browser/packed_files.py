"""The packed engine's files, for tests that damage them."""

from __future__ import annotations

import base64
import gzip
import json
import re
from pathlib import Path
from typing import Any

SNAPSHOT = "snapshot.bin"
RUNTIME = re.compile(r"/engine/(payload-)?wasm\b")
"""The address of a file that holds some of the runtime, in either form."""


def listed(folder: Path) -> list[dict[str, Any]]:
    """The manifest: each file, the part it holds or a piece of, its form, way of starting, size."""
    manifest = (folder / "engine-manifest.js").read_text(encoding="utf-8")
    found = re.search(r"\[.*\]", manifest)
    assert found
    items: list[dict[str, Any]] = json.loads(found[0])
    return items


def scripts_of(folder: Path, part: str) -> list[Path]:
    """The scripts that hold one file of the runtime, in order."""
    return [
        folder / item["file"]
        for item in listed(folder)
        if item["part"] == part and item["form"] == "script"
    ]


def text_of(script: Path) -> str:
    """The base64 text that a payload script hands over."""
    return script.read_text(encoding="utf-8").rsplit('"', 2)[1]


def unpacked(folder: Path, part: str) -> bytes:
    """A file of the runtime."""
    return gzip.decompress(base64.b64decode("".join(map(text_of, scripts_of(folder, part)))))


def repack(folder: Path, part: str, contents: bytes) -> None:
    """Other contents in scripts that are whole and of this build."""
    text = base64.b64encode(gzip.compress(contents, 1)).decode()
    first, *others = scripts_of(folder, part)
    for script, new in [(first, text), *((other, "") for other in others)]:
        old = script.read_text(encoding="utf-8")
        script.write_text(old.replace(f'"{text_of(script)}"', f'"{new}"'), encoding="utf-8")


def snapshot_of_another_version(folder: Path) -> None:
    """Pyodide's build id in the snapshot becomes another one."""
    snapshot = bytearray(unpacked(folder, SNAPSHOT))
    numbers = [int.from_bytes(snapshot[at : at + 4], "little") for at in range(0, 16, 4)]
    build = 4 * (4 + 2 * numbers[3]) + 16
    snapshot[build : build + 32] = bytes(32)
    repack(folder, SNAPSHOT, bytes(snapshot))
