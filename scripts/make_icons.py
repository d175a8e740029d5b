"""Draw the installed site's icons from docs/assets/img/favicon.svg, with Chromium.

    .venv/bin/python scripts/make_icons.py

The pictures are committed, since a build may be without a browser: run this when the SVG changes.
"""

from __future__ import annotations

import re

from playwright.sync_api import sync_playwright

import print_sheet
from web_manifest import ICONS, IMAGES

SVG = IMAGES / "favicon.svg"
ROOM = 0.7
"""How much of a maskable icon the drawing takes: a round mask leaves four fifths of it."""


def main() -> None:
    """Draw every icon of the manifest."""
    drawing = SVG.read_text(encoding="utf-8")
    ground = re.search(r'<rect\b[^>]* fill="(#\w+)"', drawing)
    if ground is None:
        raise SystemExit(f"{SVG.name}: no rectangle lies behind the drawing")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=print_sheet.browser(), args=print_sheet.ARGUMENTS
        )
        for name, size, purpose in ICONS:
            maskable = purpose == "maskable"
            page = started.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<body style='margin: 0; display: grid; place-items: center; height: 100vh;"
                f" background: {ground[1] if maskable else 'transparent'}'>{drawing}</body>"
            )
            page.locator("svg").evaluate(
                "(svg, size) => svg.setAttribute('width', size)", size * (ROOM if maskable else 1)
            )
            page.screenshot(path=IMAGES / name, omit_background=True)
        started.close()


if __name__ == "__main__":
    main()
