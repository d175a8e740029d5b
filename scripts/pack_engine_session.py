"""A session with the engine that shows which modules of the standard library are needed.

Runs inside Pyodide (``pack_engine_library.mjs``, ``pack_engine_snapshot.mjs``). It imports as
little as it can, because what it imports itself would count as needed.
"""

import json
import sys
import traceback
import zipimport
from importlib import import_module

# Asked for by name at run time: no import statement and no answer shows that they are needed.
ENCODINGS = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8")


def answers() -> list[str]:
    """Answers to every kind of request, faults among them, for one deal played to its end."""
    engine = import_module("amerikaner")
    service = import_module("amerikaner.service")
    given: list[str] = []

    def ask(request: object) -> dict[str, str]:
        text = request if isinstance(request, str) else json.dumps(request)
        given.append(service.answer_json(text))
        reply: dict[str, str] = json.loads(given[-1])
        return reply

    ask({"ask": "deal", "seed": 1, "dealer": 0})
    state = engine.State(engine.Deal.shuffled(seed=1)).apply(engine.Bid(6))
    while not state.is_over:
        state = state.apply(state.legal_actions()[0])
    record, link = engine.format_record(state), engine.format_link(state)
    for source in ({"record": record}, {"link": link}):
        ask({"ask": "replay", **source})
        ask({"ask": "score", "totals": [0, 0, 0, 0], **source})
        for step in (0, 5, 6, 20):
            for action in (
                "bid 7",
                "pass",
                "discard AKQJ...",
                "open AS KS",
                "play AS",
                "no action",
            ):
                ask({"ask": "why", "step": step, "action": action, **source})
                ask({"ask": "try", "step": step, "action": action, **source})
    for fault in (
        "{",
        "[]",
        {},
        {"ask": "nothing"},
        {"ask": "replay", "record": '\u00e9 [Deal "N:'},
        {"ask": "replay", "record": record.replace("K", "A")},
        {"ask": "replay", "record": record.replace("[Auction] 6", "[Auction] 5")},
        {"ask": "replay", "link": "x" + link[:-2]},
        {"ask": "why", "record": record, "step": 99, "action": "pass"},
    ):
        ask(fault)
    return given


def warm() -> None:
    """Import all that the library and the engine's archive hold, and answer the session."""
    for entry in [entry for entry in sys.path if entry.endswith((".zip", ".whl"))]:
        for member in sorted(zipimport.zipimporter(entry)._get_files()):  # type: ignore[attr-defined]
            if member.endswith(".pyc"):
                import_module(
                    member.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
                )
    answers()


def forget() -> None:
    """Leave no trace of this session in the memory; the archives are not there any more later."""
    del sys.modules[__name__]
    sys.path[:] = [entry for entry in sys.path if not entry.endswith((".whl", "session"))]
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    import_module("random").seed(0)
    import_module("gc").collect()


def used_library(imports: list[str]) -> list[str]:
    """Members of the library's archive that were used until now, by ``imports`` too."""
    for name in (*ENCODINGS, *imports):
        import_module(name)
    try:
        raise RuntimeError
    except RuntimeError:
        traceback.format_exc()
    archive = next(
        entry for entry in sys.path if entry.startswith("/lib/") and entry.endswith(".zip")
    )
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    # Modules frozen into the interpreter give a .py as their file; they need no member.
    return sorted(
        file.removeprefix(f"{archive}/")
        for file in files
        if file.startswith(f"{archive}/") and file.endswith(".pyc")
    )
