"""Zip site/ into dist/amerikaner-<version>.zip: one folder inside, for use without a server.

The same commit gives the same bytes: members are sorted, dates are the commit's.
"""

from __future__ import annotations

import os
import sys
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "engine"))

from amerikaner import __version__  # noqa: E402  the engine is used without installing it
from print_sheet import PAGE, name  # noqa: E402


def write_bundle(site: Path, target: Path, date: float) -> None:
    """Zip every file of a folder under one folder named as the zip.

    :param date: seconds since 1970; zip files know no date before 1980
    """
    stamp = time.gmtime(max(date, 315532800))[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:
        for path in sorted(site.rglob("*")):
            if path.is_file():
                name = f"{target.stem}/{path.relative_to(site).as_posix()}"
                info = zipfile.ZipInfo(name, stamp)
                info.compress_type = zipfile.ZIP_DEFLATED
                info.external_attr = 0o644 << 16
                # The member's own level: ZipInfo would otherwise ask for the default one.
                bundle.writestr(info, path.read_bytes(), compresslevel=9)


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
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
