"""The packed engine: current, small, the same answers as here, and no failure that stays silent."""

from __future__ import annotations

import base64
import gzip
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

ROOT = Path(__file__).resolve().parents[2]
PACKED = ROOT / "docs" / "assets" / "built" / "engine"
LARGEST_ZIP = 5_200_000
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


def scripts_of(folder: Path, part: str) -> list[Path]:
    """The scripts that hold one file of the runtime, in order."""
    manifest = (folder / "engine-manifest.js").read_text(encoding="utf-8")
    listed = re.search(r"\[.*\]", manifest)
    assert listed
    return [folder / item["file"] for item in json.loads(listed[0]) if item["part"] == part]


def text_of(script: Path) -> str:
    """The base64 text that a payload script hands over."""
    return script.read_text(encoding="utf-8").rsplit('"', 2)[1]


def unpacked(folder: Path, part: str) -> bytes:
    return gzip.decompress(base64.b64decode("".join(map(text_of, scripts_of(folder, part)))))


def repack(folder: Path, part: str, contents: bytes) -> None:
    """Other contents in scripts that are whole and of this build."""
    text = base64.b64encode(gzip.compress(contents, 1)).decode()
    first, *others = scripts_of(folder, part)
    for script, new in [(first, text), *((other, "") for other in others)]:
        old = script.read_text(encoding="utf-8")
        script.write_text(old.replace(f'"{text_of(script)}"', f'"{new}"'), encoding="utf-8")


def failure_of(folder: Path) -> dict[str, object]:
    """What the page would be told when it starts the engine from this folder."""
    run = node("tests/pyodide/answer_requests.mjs", folder, text=DEAL)
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
        for path in PACKED.iterdir():
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


def test_pyodide_answers_as_cpython_byte_for_byte() -> None:
    requests = runpy.run_path(str(ROOT / "tests" / "pyodide" / "requests_to_compare.py"))[
        "requests"
    ]()
    asked = [*requests, "{", "[]", "null"]
    run = node("tests/pyodide/answer_requests.mjs", text="\n".join(asked))
    assert run.returncode == 0, run.stderr
    answers = run.stdout.splitlines()
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
    assert failure_of(copy) == {"code": "engine-file-broken", "data": {"file": file}}


@pytest.mark.parametrize("part", [WASM, LIBRARY])
def test_wrong_bytes_are_noticed(copy: Path, part: str) -> None:
    script = scripts_of(copy, part)[0]
    text = script.read_text(encoding="utf-8")
    middle = len(text) // 2
    script.write_text(
        text[:middle] + text[middle : middle + 8][::-1] + text[middle + 8 :], encoding="utf-8"
    )
    assert failure_of(copy) == {"code": "engine-file-broken", "data": {"file": part}}


def test_a_runtime_that_cannot_run_fails_instead_of_waiting(copy: Path) -> None:
    repack(copy, WASM, unpacked(copy, WASM)[:100_000])
    failure = failure_of(copy)
    assert failure["code"] == "engine-boot"
    assert "WebAssembly" in str(failure["data"])


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
    failure = failure_of(copy)
    assert failure["code"] == "engine-boot"
    assert "base64" in str(failure["data"])
