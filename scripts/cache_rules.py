"""How long a host and a browser may keep a file of the site: site/_headers.

The theme's files carry a hash in their name, but the build changes some of them after the theme
has named them. So they are named anew, after what is in them; then they may be kept for good, as
may the engine's (scripts/pack_engine_bundle.mjs names them). All other files keep their names from
version to version. For those the hosts that read _headers (Netlify, Cloudflare Pages) ask again
each time, which costs an answer without contents when nothing has changed. Hosts that do not read
it have rules of their own: CONTRIBUTING.md.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

HEADERS = "_headers"
FOR_GOOD = "public, max-age=31536000, immutable"
HASHED = re.compile(r"(.+)\.([0-9a-f]{8})\.min\.(js|css)")
ENGINE = "assets/built/engine/*.bin"
ROOMS = ("assets/javascripts", "assets/stylesheets")


def name_by_contents(site: Path) -> list[str]:
    """Name the theme's hashed files after their contents, in the pages too.

    :return: their new addresses below the site's root, sorted
    """
    new: dict[str, str] = {}
    addresses = []
    for room in ROOMS:
        for path in sorted((site / room).rglob("*")):
            found = HASHED.fullmatch(path.name)
            if not found:
                continue
            digest = hashlib.sha256(path.read_bytes()).hexdigest()[:8]
            name = f"{found[1]}.{digest}.min.{found[3]}"
            new[path.name] = name
            addresses.append(path.rename(path.with_name(name)).relative_to(site).as_posix())
    names = re.compile("|".join(map(re.escape, new)))
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(names.sub(lambda found: new[found[0]], text), encoding="utf-8")
    return sorted(addresses)


def write_headers(site: Path, addresses: list[str]) -> None:
    """Write the rules for the files that never change under their name: these, and the engine's.

    There is none for the others: two rules for one address would be joined, not replaced.
    """
    engine = sorted(path.relative_to(site).as_posix() for path in site.glob(ENGINE))
    rules = [f"/{address}\n  Cache-Control: {FOR_GOOD}\n" for address in [*addresses, *engine]]
    text = "# Everything else is asked for again each time: the hosts' own rule.\n"
    (site / HEADERS).write_text(text + "".join(rules), encoding="utf-8")
