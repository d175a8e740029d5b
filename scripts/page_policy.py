"""A Content-Security-Policy for every built page, as a meta tag: nothing from outside, no script
but the site's own files and the page's own inline scripts, each by its hash.

The build calls it when all pages are there (scripts/site_hooks.py). The same tag serves the web
and the folder opened by double click. By file:// `'self'` is any file of the machine in some
browsers, and a meta tag cannot say who may frame the page.
"""

from __future__ import annotations

import re
from pathlib import Path

import offline_lists

POLICY = {
    "default-src": "'self'",
    # wasm-unsafe-eval is Python's; it allows no other evaluation of text.
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    # Python's workers: by http a file, by file:// made from a Blob, as is the one that unpacks.
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "frame-src": "'self'",  # by file:// some browsers need one to keep what all pages know
    "base-uri": "'none'",
    "form-action": "'none'",
}
# What a browser does not run as a script it does not ask the policy about either.
DATA = re.compile(r'\btype="application/(?:ld\+)?json"')
CHARSET = '<meta charset="utf-8">'


def digest(text: str) -> str:
    """The source expression that allows one inline script or style."""
    return f"'{offline_lists.digest(text.encode())}'"


def inline(page: str, element: str) -> list[str]:
    """What stands in the inline scripts that a browser runs, or in the inline styles, once each."""
    found = re.findall(rf"<{element}\b([^>]*)>(.*?)</{element}>", page, re.DOTALL)
    kept = (
        text
        for attributes, text in found
        if "src=" not in attributes and not DATA.search(attributes)
    )
    return list(dict.fromkeys(kept))


def policy(page: str) -> str:
    """The policy of a page, given its HTML."""
    own = {
        f"{element}-src": [digest(text) for text in inline(page, element)]
        for element in ("script", "style")
    }
    return "; ".join(
        " ".join([name, sources, *own.get(name, [])]) for name, sources in POLICY.items()
    )


def protect(site: Path) -> None:
    """Give every page of a built site its policy, before anything that it governs.

    :raises ValueError: when a page has no place for it
    """
    for path in sorted(site.rglob("*.html")):
        page = path.read_text(encoding="utf-8")
        if page.count(CHARSET) != 1:
            raise ValueError(f"{path.relative_to(site)}: {CHARSET} must be there once")
        tag = f'<meta http-equiv="Content-Security-Policy" content="{policy(page)}">'
        path.write_text(page.replace(CHARSET, CHARSET + tag), encoding="utf-8")
