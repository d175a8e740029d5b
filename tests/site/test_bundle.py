"""The zip that works without a server: one folder, the whole site, small, always the same bytes."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from make_bundle import write_bundle

SITE = Path(__file__).resolve().parents[2] / "site"


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("bundle") / "amerikaner-test.zip"
    write_bundle(SITE, target, 1_700_000_000)
    return target


def test_it_holds_the_whole_site_in_one_folder(bundle):
    files = {path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()}
    with zipfile.ZipFile(bundle) as archive:
        assert archive.testzip() is None
        assert set(archive.namelist()) == {f"amerikaner-test/{name}" for name in files}
    assert "index.html" in files


def test_it_is_at_most_eleven_and_a_half_megabytes(bundle):
    """Three of them for the snapshot, from which Python starts at once by file://."""
    assert bundle.stat().st_size <= 11_500_000


def test_the_same_site_gives_the_same_bytes(bundle, tmp_path):
    again = tmp_path / bundle.name
    write_bundle(SITE, again, 1_700_000_000)
    assert again.read_bytes() == bundle.read_bytes()
