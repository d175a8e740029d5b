"""What makes the site installable: <lang>/manifest.webmanifest, in each language's own words.

The build calls it when the pages are there (scripts/site_hooks.py); docs/assets/js/site.js points
to it, on the web only. Icons are drawn by scripts/make_icons.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import words

NAME = "manifest.webmanifest"
IMAGES = words.DOCS / "assets" / "img"
ICONS = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable-512.png", 512, "maskable"),
)
"""File, side in pixels, purpose."""


def manifest(lang: str, direction: str) -> dict[str, object]:
    """The manifest of a language; its addresses are relative to the language's folder.

    :param direction: in which the language is written, ``ltr`` or ``rtl``
    """
    sheet = (words.DOCS / "assets" / "css" / "site.css").read_text(encoding="utf-8")
    colours = dict(re.findall(r"^  --(\w+): (#\w+);", sheet, re.MULTILINE)[::-1])  # the light ones
    return {
        "name": words.text(lang, "site-name"),
        "short_name": words.text(lang, "site-short-name"),
        "description": words.text(lang, "site-description"),
        "lang": words.text(lang, "theme-language"),
        "dir": direction,
        "start_url": "index.html",
        "scope": "../",
        "display": "minimal-ui",
        "theme_color": colours["panel"],
        "background_color": colours["paper"],
        "icons": [
            {"src": "../assets/img/favicon.svg", "sizes": "any", "type": "image/svg+xml"},
            *(
                {
                    "src": f"../assets/img/{name}",
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": purpose,
                }
                for name, size, purpose in ICONS
            ),
        ],
    }


def write_manifests(site: Path, languages: Sequence[str]) -> None:
    """Write the manifest of each language into its folder of the built site."""
    for lang in languages:
        home = (site / lang / "index.html").read_text(encoding="utf-8")
        direction = re.findall(r'<body dir="(\w+)"', home)[0]
        text = json.dumps(manifest(lang, direction), ensure_ascii=False, indent=1)
        (site / lang / NAME).write_text(f"{text}\n", encoding="utf-8")
