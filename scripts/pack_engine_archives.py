"""Make, compile and reduce the archives of the packed engine.

Runs inside Pyodide under Node (``pack_engine_compile.mjs``, ``pack_engine_library.mjs``), because
bytecode is bound to the Python that wrote it. Everything written here is the same bytes each time:
members sorted, dates fixed.
"""

import ast
import base64
import hashlib
import zipfile
from pathlib import Path

ENGINE = "amerikaner"


def write_archive(path: Path, members: dict[str, bytes]) -> None:
    """Write a zip whose bytes depend on nothing but its members.

    It is stored, because the payload is compressed as a whole.
    """
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(members):
            archive.writestr(zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0)), members[name])


def read_archive(path: Path) -> dict[str, bytes]:
    """Members of a zip by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def engine_wheel(engine: Path, version: str, folder: Path) -> Path:
    """Write the engine's modules as a wheel into ``folder``, without its command line and data."""
    about = f"{ENGINE}-{version}.dist-info"
    members = {
        f"{ENGINE}/{path.relative_to(engine).as_posix()}": path.read_bytes()
        for path in engine.rglob("*.py")
        if path.name != "__main__.py"
    }
    members[f"{about}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {ENGINE}\nVersion: {version}\n".encode()
    )
    members[f"{about}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: pack_engine\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    path = folder / f"{ENGINE}-{version}-py3-none-any.whl"
    write_archive(path, members)
    return path


def compile_archive(path: Path) -> Path:
    """Compile a zip or wheel by pyodide-build, which writes beside it under the proper name."""
    from pyodide_build._py_compile import _py_compile_archive  # type: ignore[import-not-found]

    compiled: Path = _py_compile_archive(path, verbose=False, compression_level=0)
    members = read_archive(compiled)
    if compiled.suffix == ".whl":
        sign_wheel(members, compiled.stem.split("-", 2)[2])
    write_archive(compiled, members)
    return compiled


def sign_wheel(members: dict[str, bytes], tag: str) -> None:
    """Bring tag and RECORD of a wheel up to its compiled members."""
    about = next(name for name in members if name.endswith(".dist-info/WHEEL")).removesuffix(
        "WHEEL"
    )
    head = members[f"{about}WHEEL"].decode().rpartition("Tag: ")[0]
    members[f"{about}WHEEL"] = f"{head}Tag: {tag}\n".encode()
    lines = []
    for name in sorted(members):
        digest = (
            base64.urlsafe_b64encode(hashlib.sha256(members[name]).digest()).decode().rstrip("=")
        )
        lines.append(f"{name},sha256={digest},{len(members[name])}\n")
    members[f"{about}RECORD"] = "".join([*lines, f"{about}RECORD,,\n"]).encode()


def engine_version(engine: Path) -> str:
    """``__version__`` of the engine."""
    for node in ast.parse((engine / "__init__.py").read_bytes()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise ValueError("engine/amerikaner/__init__.py has no __version__")


def engine_imports(engine: Path) -> list[str]:
    """The engine's modules and all that its import statements name, also inside functions."""
    names = set()
    for path in engine.rglob("*.py"):
        if path.name == "__main__.py":
            continue
        names.add(
            ".".join([ENGINE, *path.relative_to(engine).with_suffix("").parts]).removesuffix(
                ".__init__"
            )
        )
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names.add(node.module)
    return sorted(names)


def reduce_library(full: Path, target: Path, members: list[str]) -> None:
    """Write the named members of the standard library to a smaller archive."""
    contents = read_archive(full)
    write_archive(target, {name: contents[name] for name in members})
