"""What a reader's browser keeps for reading without a network, listed from the built site.

The build calls it last of all (scripts/site_hooks.py). It writes site/offline/<lang>.json for
each language and site/offline/shared.json: the path of each file and its digest, small files
first. Then it puts the digests of the lists before theme/sw.js, the worker that keeps the files,
so that any change to the site changes the worker, which is how a browser learns of it.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

SHARED = "shared"
MANIFEST = "assets/built/engine/engine-manifest.js"
WORKER = "sw.js"
LISTS = "offline"
FOR_OTHERS = {WORKER, "404.html", "sitemap.xml", "sitemap.xml.gz", "_headers"}
"""What servers and search engines read."""
FOR_FOLDERS = ("search_index.js", "kept.html", "kept-frame.js", "payload-*.js")
"""What only a page opened from a folder loads."""


def owner(path: Path, languages: Sequence[str]) -> str | None:
    """The list that a file of the site belongs to, None when nobody needs it without a network.

    A language owns its folder and the files that carry its code in their name, as ``no.house.js``
    or ``lunr.no.min.js``; the languages share the rest.
    """
    if path.as_posix() in FOR_OTHERS or path.parts[0] == LISTS:
        return None
    if any(map(path.match, FOR_FOLDERS)) or path.suffix == ".txt":
        return None
    if path.parts[0] in languages:
        return path.parts[0]
    marks = path.name.split(".")[:-1]
    return next((lang for lang in languages if lang in marks), SHARED)


def digest(data: bytes) -> str:
    """A digest as browsers check it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def write_lists(site: Path, languages: Sequence[str]) -> None:
    """Write the lists of a built site, and tell its worker of them."""
    lists: dict[str, list[Path]] = {name: [] for name in (SHARED, *languages)}
    for path in site.rglob("*"):
        name = owner(path.relative_to(site), languages) if path.is_file() else None
        if name:
            lists[name].append(path)
    (site / LISTS).mkdir(exist_ok=True)
    digests = {}
    for name, paths in lists.items():
        paths.sort(key=lambda path: (path.stat().st_size, path))
        files = {path.relative_to(site).as_posix(): digest(path.read_bytes()) for path in paths}
        text = json.dumps(files, separators=(",", ":"))
        (site / LISTS / f"{name}.json").write_text(text, encoding="utf-8")
        digests[name] = digest(text.encode())
    version = hashlib.sha256("".join(digests.values()).encode()).hexdigest()[:16]
    told = {"version": version, "lists": digests, "manifest": MANIFEST}
    worker = site / WORKER
    source = worker.read_text(encoding="utf-8")
    worker.write_text(f"self.amerikanerSite = {json.dumps(told)};\n{source}", encoding="utf-8")
