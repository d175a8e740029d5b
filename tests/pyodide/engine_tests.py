"""Run the engine's tests inside Pyodide: the engine on the reduced library, pytest on the full one.

pytest and Hypothesis need far more of the standard library than the page gets. So what is missing
there is found for them in the full library; while the engine is at work it is not, as on the page.
"""

import importlib.machinery
import sys
import types
import zipimport
from importlib import import_module

ENGINE = "amerikaner"


class FullLibrary:
    """Finds modules that the reduced library lacks, unless the engine needs them."""

    def __init__(self, archive: str) -> None:
        self.archive = archive

    def find_spec(
        self, name: str, path: object = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if engine_is_at_work():
            return None
        folder = "/".join([self.archive, *name.split(".")[:-1]])
        return zipimport.zipimporter(folder).find_spec(name)


def engine_is_at_work() -> bool:
    """Whether the engine has called what is running now."""
    frame: types.FrameType | None = sys._getframe()
    while frame and frame.f_globals.get("__name__", "").split(".")[0] != ENGINE:
        frame = frame.f_back
    return frame is not None


def run(archive: str, arguments: list[str]) -> int:
    """Run pytest; the exit status is pytest's."""
    import_module(ENGINE)
    sys.meta_path.append(FullLibrary(archive))
    import pytest
    from hypothesis import settings

    class FewExamples:
        """The properties with few examples: it is CPython that searches for more."""

        def pytest_sessionstart(self) -> None:
            settings.register_profile(
                "pyodide", settings.default, max_examples=5, derandomize=True, database=None
            )
            settings.load_profile("pyodide")

    return int(pytest.main(arguments, plugins=[FewExamples()]))
