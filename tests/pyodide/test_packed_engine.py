"""The packed engine: current, small, the same answers as here, and no failure that stays silent."""

from __future__ import annotations

import hashlib
import io
import json
import re
import runpy
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from amerikaner import __version__
from amerikaner.service import answer_json
from packed_files import SNAPSHOT, repack, scripts_of, snapshot_of_another_version, unpacked

ROOT = Path(__file__).resolve().parents[2]
PACKED = ROOT / "docs" / "assets" / "built" / "engine"
LARGEST_ZIP = 8_400_000
DEAL = '{"ask":"deal","dealer":0,"seed":1}'
WASM, LIBRARY = "pyodide.asm.wasm", "python_stdlib.zip"


def node(script: str, *arguments: str | Path, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["node", script, *arguments],
        cwd=ROOT,
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


@pytest.fixture(scope="module", autouse=True)
def packed() -> None:
    """Packs what has changed; all tests use the same files as the site."""
    run = node("scripts/pack_engine.mjs")
    assert run.returncode == 0, run.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Packed files that a test may damage."""
    return shutil.copytree(PACKED, tmp_path / "engine")


def start(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Starts the engine from this folder as a page would, and asks for a deal."""
    return node("tests/pyodide/answer_requests.mjs", folder, *arguments, text=DEAL)


def failure_of(folder: Path, *arguments: str) -> dict[str, object]:
    """What the page would be told when it starts the engine from this folder."""
    run = start(folder, *arguments)
    assert run.returncode == 1
    assert run.stdout == ""
    return json.loads(run.stderr.splitlines()[-1])


def test_nothing_is_packed_again_when_nothing_changed() -> None:
    before = {path.name: path.stat().st_mtime_ns for path in PACKED.iterdir()}
    assert node("scripts/pack_engine.mjs").stdout == ""
    assert {path.name: path.stat().st_mtime_ns for path in PACKED.iterdir()} == before


def test_packed_files_are_small_inside_a_zip() -> None:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in PACKED.glob("*.js"):
            packed.write(path, path.name)
    assert len(archive.getvalue()) <= LARGEST_ZIP


def test_lock_names_the_engine_that_is_packed() -> None:
    lock = json.loads((ROOT / "build" / "engine" / "engine-lock.json").read_text(encoding="utf-8"))
    engine = lock["packages"]["amerikaner"]
    wheel = unpacked(PACKED, engine["file_name"])
    assert engine["version"] == __version__
    assert engine["sha256"] == hashlib.sha256(wheel).hexdigest()
    names = zipfile.ZipFile(io.BytesIO(wheel)).namelist()
    assert "amerikaner/service.pyc" in names
    assert not [name for name in names if name.endswith((".py", ".hand"))]


def test_library_that_is_packed_is_the_one_that_tests_use() -> None:
    reduced = (ROOT / "build" / "engine" / "library-reduced.zip").read_bytes()
    assert unpacked(PACKED, LIBRARY) == reduced


def test_the_same_snapshot_comes_out_again() -> None:
    """Also on its own, without what the packer does before."""
    run = node("tests/pyodide/take_snapshot.mjs")
    assert run.returncode == 0, run.stderr
    snapshot = (ROOT / "build" / "engine" / "snapshot.bin").read_bytes()
    assert run.stdout.strip() == hashlib.sha256(snapshot).hexdigest()
    assert unpacked(PACKED, SNAPSHOT) == snapshot


def test_nothing_of_this_machine_is_in_the_snapshot() -> None:
    snapshot = unpacked(PACKED, SNAPSHOT)
    for trace in (str(ROOT), str(ROOT.resolve()), "node_modules"):
        assert trace.encode() not in snapshot


def test_pyodide_answers_as_cpython_byte_for_byte() -> None:
    requests = runpy.run_path(str(ROOT / "tests" / "pyodide" / "requests_to_compare.py"))[
        "requests"
    ]()
    asked = [*requests, "{", "[]", "null"]
    run = node("tests/pyodide/answer_requests.mjs", text="\n".join(asked))
    assert run.returncode == 0, run.stderr
    answers = run.stdout.splitlines()
    assert run.stderr == '["snapshot"]\n'
    assert len(requests) == 25 * 12 + 200 * 3 + 12 * 3 * 5 * 3
    assert len(answers) == len(asked)
    for request, answer in zip(asked, answers, strict=True):
        assert answer == answer_json(request), request


def test_the_tests_of_the_engine_pass_inside_pyodide() -> None:
    """All but those of the command line, which the page does not have."""
    files = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests" / "engine").glob("test_*.py"))
        if not re.search("__main__|subprocess", path.read_text(encoding="utf-8"))
    ]
    assert files
    run = node("tests/pyodide/run_engine_tests.mjs", "tests/pyodide/inside_pyodide.py", *files)
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_missing_file_is_named(copy: Path) -> None:
    (copy / "payload-wasm-2.js").unlink()
    assert failure_of(copy) == {
        "code": "engine-file-missing",
        "data": {"file": "payload-wasm-2.js"},
    }


def cut_off(script: str) -> str:
    return script[:5000]


def of_another_build(script: str) -> str:
    return re.sub(r'","[0-9a-f]{16}",', '","0123456789abcdef",', script)


@pytest.mark.parametrize("damage", [cut_off, of_another_build])
@pytest.mark.parametrize("file", ["engine-worker.js", "payload-library-1.js"])
def test_a_broken_script_is_named(copy: Path, file: str, damage: Callable[[str], str]) -> None:
    script = copy / file
    script.write_text(damage(script.read_text(encoding="utf-8")), encoding="utf-8")
    arguments = ["--library"] if "library" in file else []
    assert failure_of(copy, *arguments) == {"code": "engine-file-broken", "data": {"file": file}}


def with_wrong_bytes(folder: Path, part: str) -> None:
    script = scripts_of(folder, part)[0]
    text = script.read_text(encoding="utf-8")
    middle = len(text) // 2
    script.write_text(
        text[:middle] + text[middle : middle + 8][::-1] + text[middle + 8 :], encoding="utf-8"
    )


@pytest.mark.parametrize("part", [WASM, LIBRARY])
def test_wrong_bytes_are_noticed(copy: Path, part: str) -> None:
    with_wrong_bytes(copy, part)
    assert failure_of(copy, "--library") == {"code": "engine-file-broken", "data": {"file": part}}


def of_other_constants(folder: Path) -> None:
    """A snapshot that was taken where the memory starts otherwise."""
    snapshot = bytearray(unpacked(folder, SNAPSHOT))
    snapshot[4:8] = bytes(4)
    repack(folder, SNAPSHOT, bytes(snapshot))


def cut_short(folder: Path) -> None:
    repack(folder, SNAPSHOT, unpacked(folder, SNAPSHOT)[:1_000_000])


def of_wrong_bytes(folder: Path) -> None:
    with_wrong_bytes(folder, SNAPSHOT)


@pytest.mark.parametrize(
    "damage", [snapshot_of_another_version, of_other_constants, cut_short, of_wrong_bytes]
)
def test_a_snapshot_that_does_not_fit_is_done_without(
    copy: Path, damage: Callable[[Path], None]
) -> None:
    damage(copy)
    run = start(copy)
    assert run.stdout == f"{answer_json(DEAL)}\n"
    assert run.stderr.splitlines()[-1] == '["snapshot","library"]'


def test_a_runtime_that_cannot_run_fails_instead_of_waiting(copy: Path) -> None:
    repack(copy, WASM, unpacked(copy, WASM)[:100_000])
    assert failure_of(copy) == {"code": "engine-file-broken", "data": {"file": WASM}}


def test_a_library_without_a_module_names_it(copy: Path) -> None:
    library = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(unpacked(copy, LIBRARY))) as whole,
        zipfile.ZipFile(library, "w") as less,
    ):
        for name in whole.namelist():
            if name != "base64.pyc":
                less.writestr(name, whole.read(name))
    repack(copy, LIBRARY, library.getvalue())
    failure = failure_of(copy, "--library")
    assert failure["code"] == "engine-boot"
    assert "base64" in str(failure["data"])
