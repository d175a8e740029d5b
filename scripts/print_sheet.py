"""The one-page rules as a PDF: site/<lang>/amerikaner-<lang>.pdf, printed by Chromium.

The build calls it after the last page (scripts/site_hooks.py). Where there is no Chromium the
build goes on without the PDFs and says so, and no page links to them. The same commit gives the
same bytes: fonts come from the site, dates are the commit's.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path

PAGE = "one-page.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


class DoesNotFit(Exception):
    """A sheet needs more than one side."""


def name(lang: str) -> str:
    """The file name of a language's sheet."""
    return f"amerikaner-{lang}.pdf"


@functools.cache
def browser() -> str | None:
    """The Chromium of this machine, as scripts/ensure_packages.sh looks for it."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def print_sheets(site: Path, languages: Sequence[str]) -> None:
    """Print the sheet of every language into its folder of the built site.

    :raises DoesNotFit: when a language's text needs more than one A4 side
    """
    chromium = browser()
    if chromium is None:
        print("no Chromium: the PDFs of the one-page rules are left out", file=sys.stderr)
        return
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        # Without scripts and in light colours: the sheet is what the build wrote.
        page = started.new_context(java_script_enabled=False, color_scheme="light").new_page()
        page.emulate_media(
            media="print"
        )  # from the start: on paper the site's letters are waited for
        for lang in languages:
            page.goto((site / lang / PAGE).resolve().as_uri())
            pdf = page.pdf(
                format="A4", prefer_css_page_size=True, print_background=True, tagged=True
            )
            if (sides := pages(pdf)) != 1:
                raise DoesNotFit(f"{lang}/{PAGE} needs {sides} sides")
            (site / lang / name(lang)).write_bytes(settled(pdf))
        started.close()


def pages(pdf: bytes) -> int:
    """How many pages a PDF of Chromium's has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def settled(pdf: bytes) -> bytes:
    """The PDF without what differs from one printing to the next; its offsets stay as they are.

    The date becomes the commit's. The browser's numbers of the elements that the PDF is tagged
    with are counted anew, in their order.
    """
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", "315532800"))
    stamp = time.strftime("D:%Y%m%d%H%M%S+00'00'", time.gmtime(seconds)).encode()
    date = re.compile(rb"(/(?:CreationDate|ModDate) \()(D:[^)]*)(\))")
    if any(len(found[2]) != len(stamp) for found in date.finditer(pdf)):
        raise ValueError("Chromium writes dates of another form")
    pdf = date.sub(lambda found: found[1] + stamp + found[3], pdf)
    element = re.compile(rb"\(node(\d{8})\)")
    numbers = {old: b"%08d" % new for new, old in enumerate(sorted(set(element.findall(pdf))))}
    return element.sub(lambda found: b"(node" + numbers[found[1]] + b")", pdf)
