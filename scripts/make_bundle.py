"""Zip site/ into dist/amerikaner-<version>.zip: one folder inside, for use without a server.

Beside the site lie a README in every language and the licences. The same commit gives the same
bytes: members are sorted, dates are the commit's. dist/SHA256SUMS says which bytes those are:

    cd dist && sha256sum -c SHA256SUMS
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import textwrap
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "engine"))

import cache_rules  # noqa: E402
import offline_lists  # noqa: E402
import words  # noqa: E402
from amerikaner import __version__  # noqa: E402  the engine is used without installing it
from print_sheet import PAGE, name  # noqa: E402

SUMS = "SHA256SUMS"
LICENCE = "LICENSE.txt"
README = (
    *("title", "unpack", "start", "browsers", "network"),
    *("content", "licence", "checksum", "report"),
)
"""The paragraphs of the README, in order: messages readme-…"""


def readme(languages: Sequence[str], date: str) -> bytes:
    """What lies beside index.html for whoever opens the folder, one language after another.

    :param languages: in the order in which they shall stand
    :param date: of the version, as 2026-01-31
    :return: text for any editor: a byte order mark, and the line ends of Windows
    """
    given = {
        "version": __version__,
        "date": date,
        "sums": SUMS,
        "command": f"sha256sum -c {SUMS}",
        "windows": f"certutil -hashfile amerikaner-{__version__}.zip SHA256",
    }
    files = {"start": "index.html", "licence": LICENCE}
    parts = []
    for lang in languages:
        said = [
            words.text(lang, f"readme-{part}", **{**given, "file": files.get(part, "")})
            for part in README
        ]
        title, *rest = (textwrap.fill(text, 78, break_on_hyphens=False) for text in said)
        parts.append("\n\n".join([f"{title}\n{'=' * len(title)}", *rest]))
    text = "\n\n\n".join(parts) + "\n"
    return text.replace("\n", "\r\n").encode("utf-8-sig")


def languages_of(site: Path) -> list[str]:
    """The languages of a built site in the order of its root page."""
    return re.findall(r'hreflang="(\w[\w-]*)"', (site / "index.html").read_text(encoding="utf-8"))


def needs_server(path: Path) -> bool:
    """Whether a file of the site is of use only where a server hands it out.

    That is what is fetched, which a page opened from a folder loads as scripts, and what keeps
    the site for reading without a network.
    """
    kept = path.parts[0] in (offline_lists.WORKER, offline_lists.LISTS)
    return kept or path.match(cache_rules.ENGINE)


def write_bundle(site: Path, target: Path, date: float) -> None:
    """Zip a built site, README and licences under one folder named as the zip.

    What only a server could use is left out. Put on a server all the same, the site works from
    the rest.

    :param date: seconds since 1970; zip files know no date before 1980
    """
    moment = time.gmtime(max(date, 315532800))
    files = {
        path.relative_to(site).as_posix(): path
        for path in site.rglob("*")
        if path.is_file() and not needs_server(path.relative_to(site))
    }
    texts = {
        "README.txt": readme(languages_of(site), time.strftime("%Y-%m-%d", moment)),
        LICENCE: (ROOT / "LICENSE").read_bytes(),
    }
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:
        for name in sorted([*files, *texts]):
            info = zipfile.ZipInfo(f"{target.stem}/{name}", moment[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            contents = texts[name] if name in texts else files[name].read_bytes()
            # The member's own level: ZipInfo would otherwise ask for the default one.
            bundle.writestr(info, contents, compresslevel=9)


def write_sums(target: Path) -> Path:
    """Write SHA256SUMS beside a file, as sha256sum reads it."""
    sums = target.with_name(SUMS)
    digest = hashlib.sha256(target.read_bytes()).hexdigest()
    sums.write_text(f"{digest}  {target.name}\n", encoding="utf-8")
    return sums


def printed(page: Path) -> bool:
    """Whether the PDF of a one-page sheet lies beside it."""
    return page.with_name(name(page.parent.name)).exists()


def main() -> None:
    """Write the bundle and say where and how large it is."""
    if unprinted := [page for page in (ROOT / "site").glob(f"*/{PAGE}") if not printed(page)]:
        sys.exit(f"{unprinted[0].relative_to(ROOT)} is not printed: the bundle needs Chromium")
    target = ROOT / "dist" / f"amerikaner-{__version__}.zip"
    target.parent.mkdir(exist_ok=True)
    write_bundle(ROOT / "site", target, float(os.environ.get("SOURCE_DATE_EPOCH", "0")))
    sums = write_sums(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.1f} MB")
    print(f"{sums.relative_to(ROOT)}: {sums.read_text(encoding='utf-8').split()[0]}")


if __name__ == "__main__":
    main()
