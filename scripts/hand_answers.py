"""Write docs/assets/built/hands/<name>.js: the engine's answers to each worked hand.

An example on a page fetches them when a reader opens it. They hold no word of any language.
"""

from __future__ import annotations

import json

import hand_fence
import words

BUILT = words.DOCS / "assets" / "built" / "hands"


def names() -> list[str]:
    """The worked hands there are."""
    return sorted({path.name.split(".")[0] for path in hand_fence.HANDS.glob("*.hand")})


def script(name: str) -> str:
    """A classic script that leaves a hand's answers behind by line: it loads by file:// too."""
    answers = {line: hand_fence.replay(name, line) for line in hand_fence.records(name)}
    quoted = json.dumps(answers, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return f"(self.amerikanerHands??={{}})[{json.dumps(name)}]={quoted};\n"


def main() -> None:
    """Write the scripts of all hands."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for name in names():
        (BUILT / f"{name}.js").write_text(script(name), encoding="utf-8")


if __name__ == "__main__":
    main()
