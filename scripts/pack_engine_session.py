"""A session with the engine by which the packer learns which modules of the standard library are needed.

Runs inside Pyodide (``pack_engine_library.mjs``). It imports as little as it can, because what it imports itself would
count as needed.
"""

import json
import sys
import traceback
from importlib import import_module

# Asked for by name at run time, so that no import statement and no answer shows that they are needed.
ENCODINGS = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8")


def answers() -> list[str]:
    """Answers to every kind of request, faults among them, for one deal."""
    service = import_module("amerikaner.service")
    given = []

    def ask(request):
        text = request if isinstance(request, str) else json.dumps(request)
        given.append(service.answer_json(text))
        return json.loads(given[-1])

    deal = ask({"ask": "deal", "seed": 1, "dealer": 0})
    for source in ({"record": deal["record"]}, {"link": deal["link"]}):
        ask({"ask": "replay", **source})
        ask({"ask": "score", "totals": [0, 0, 0, 0], **source})
        for action in ("bid 7", "bid 1", "play AS", "no action"):
            ask({"ask": "why", "step": 0, "action": action, **source})
            ask({"ask": "try", "step": 0, "action": action, **source})
    for fault in (
        "{",
        "[]",
        {},
        {"ask": "nothing"},
        {"ask": "replay", "record": 'é [Deal "N:'},
        {"ask": "replay", "record": deal["record"].replace("K", "A")},
        {"ask": "replay", "link": "x" + deal["link"][:-2]},
        {"ask": "why", "record": deal["record"], "step": 99, "action": "pass"},
    ):
        ask(fault)
    return given


def used_library(imports: list[str]) -> list[str]:
    """Members of the library's archive from which modules came until now, once ``imports`` are imported too."""
    for name in (*ENCODINGS, *imports):
        import_module(name)
    try:
        raise RuntimeError
    except RuntimeError:
        traceback.format_exc()
    archive = next(entry for entry in sys.path if entry.startswith("/lib/") and entry.endswith(".zip"))
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    # Modules frozen into the interpreter give a .py as their file; they need no member.
    return sorted(
        file.removeprefix(f"{archive}/") for file in files if file.startswith(f"{archive}/") and file.endswith(".pyc")
    )
