"""The zip that works without a server: one folder, the whole site, small, always the same bytes."""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

import words
from amerikaner import __version__
from make_bundle import README, languages_of, write_bundle, write_sums

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
BESIDE = {"README.txt", "LICENSE.txt"}


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("bundle") / "amerikaner-test.zip"
    write_bundle(SITE, target, 1_700_000_000)
    return target


def test_it_holds_all_of_the_site_that_works_without_a_server_in_one_folder(bundle):
    files = {
        path.relative_to(SITE).as_posix()
        for path in SITE.rglob("*")
        if path.is_file() and path.suffix != ".bin" and path.name != "sw.js"
    } - {path.relative_to(SITE).as_posix() for path in (SITE / "offline").iterdir()}
    with zipfile.ZipFile(bundle) as archive:
        assert archive.testzip() is None
        assert not files & BESIDE
        assert set(archive.namelist()) == {f"amerikaner-test/{name}" for name in files | BESIDE}
    assert "index.html" in files


def test_it_is_at_most_eleven_and_a_half_megabytes(bundle):
    """Three of them for the snapshot, from which Python starts at once by file://."""
    assert bundle.stat().st_size <= 11_500_000


def test_the_same_site_gives_the_same_bytes(bundle, tmp_path):
    again = tmp_path / bundle.name
    write_bundle(SITE, again, 1_700_000_000)
    assert again.read_bytes() == bundle.read_bytes()


def test_its_readme_speaks_every_language_norwegian_first(bundle):
    with zipfile.ZipFile(bundle) as archive:
        raw = archive.read("amerikaner-test/README.txt").decode("utf-8-sig")
        licence = archive.read("amerikaner-test/LICENSE.txt")
    assert licence == (ROOT / "LICENSE").read_bytes()
    assert re.search(r"(?<!\r)\n", raw) is None  # an old editor shows one long line otherwise
    sections = raw.replace("\r\n", "\n").split("\n\n\n")
    assert languages_of(SITE)[0] == "no"
    assert set(languages_of(SITE)) == set(words.languages())
    for lang, section in zip(languages_of(SITE), sections, strict=True):
        assert len(section.split("\n\n")) == len(README)
        text = " ".join(section.split())
        for said in (
            *(words.text(lang, "site-name"), words.text(lang, "report-open"), __version__),
            *("2023-11-14", "index.html", "SHA256SUMS", "CC BY 4.0", "MIT"),
        ):
            assert said in text, f"{lang}: {said}"
        assert max(map(len, section.splitlines())) <= 80


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="no sha256sum on this machine")
def test_the_checksum_tells_a_whole_zip_from_a_damaged_one(bundle, tmp_path):
    copy = tmp_path / bundle.name
    shutil.copy(bundle, copy)
    check = ["sha256sum", "-c", write_sums(copy).name]
    assert subprocess.run(check, cwd=tmp_path, check=False, capture_output=True).returncode == 0
    with copy.open("r+b") as file:
        file.seek(1000)
        file.write(b"damaged")
    assert subprocess.run(check, cwd=tmp_path, check=False, capture_output=True).returncode == 1
