"""What the run of the engine's tests inside Pyodide rests on; collected there only."""

import sys

import pytest

import amerikaner


def test_the_engine_is_the_packed_one():
    assert sys.platform == "emscripten"
    assert ".whl/" in amerikaner.__file__


def test_the_engine_does_not_reach_what_the_page_lacks():
    statement = compile("import wave", "engine", "exec")
    with pytest.raises(ModuleNotFoundError):
        exec(statement, {"__name__": "amerikaner.service"})
    exec(statement, {"__name__": "tests"})
