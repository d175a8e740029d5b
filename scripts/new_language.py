"""Make the skeleton of a language: docs/<lang>/ with the Norwegian text, marked untranslated.

    python scripts/new_language.py da Dansk

Every page and file of messages begins with a mark; the line goes when the file has been
translated. Until then ``python scripts/lockstep.py check`` lists it. What else there is to do
is printed at the end, and told in CONTRIBUTING.md.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import sys
from pathlib import Path

import lockstep

MARK = f"{lockstep.UNTRANSLATED} take this line away when the file is done"
OWN = ("accepted", "banned", "spelling")  # in checks/: begun afresh in each language


def skeleton(root: Path, lang: str, endonym: str) -> list[str]:
    """Write docs/<lang>/; the names of its files.

    :param lang: the language's code, which is its folder and its prefix in addresses
    :param endonym: the language's name in the language itself
    :raises SystemExit: when the code is none, or the folder is there already
    """
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Z]{2})?", lang):
        raise SystemExit(f"{lang} is no code of a language, like da or pt-BR")
    source, target = root / "docs" / lockstep.SOURCE, root / "docs" / lang
    if target.exists():
        raise SystemExit(f"docs/{lang} is there already")
    written = []
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if not path.is_file() or name == lockstep.ACCEPTED:
            continue
        text = path.read_text(encoding="utf-8")
        if name == "ui.ftl":
            text = own_messages(text, lang, endonym)
        elif path.parent.name == "checks" and path.stem in OWN:
            text = begun(text, lang)
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(marked(path.suffix, text), encoding="utf-8")
        written.append(name)
    return written


def own_messages(text: str, lang: str, endonym: str) -> str:
    """The interface strings with what is known of the language."""
    known = {
        "language-name": endonym,
        "language-aliases": lang,
        "theme-language": lang,
        "theme-base": lang if theme_has(lang) else "en",
    }
    for message, value in known.items():
        text = re.sub(rf"^{message} = .*$", f"{message} = {value}", text, flags=re.MULTILINE)
    return re.sub(r"\A#.*\n", f"# Interface strings, {endonym}.\n", text)


def theme_has(lang: str) -> bool:
    """Whether Material has strings of its own in a language."""
    material = importlib.util.find_spec("material")
    folders = material.submodule_search_locations if material else None
    return any(
        (Path(folder) / "templates/partials/languages" / f"{lang}.html").exists()
        for folder in folders or ()
    )


def begun(text: str, lang: str) -> str:
    """A list of words of one language: only its comments, with a guess at the dictionary."""
    comments = "".join(f"{line}\n" for line in text.splitlines() if line.startswith("#"))
    comments = re.sub(r"(?m)^# dictionary: .*$", f"# dictionary: {lang}", comments)
    return re.sub(r"(?m)^# package: .*$", f"# package: hunspell-{lang}", comments)


def marked(suffix: str, text: str) -> str:
    """The text with the mark at its head."""
    if suffix != ".md":
        return f"# {MARK}\n\n{text}"
    matter = re.match(r"---\n.*?\n---\n", text, re.DOTALL)
    at = matter.end() if matter else 0
    return f"{text[:at]}<!-- {MARK} -->\n\n{text[at:]}"


def main(arguments: list[str] | None = None) -> int:
    """Write the skeleton and say what is left to do."""
    parser = argparse.ArgumentParser(description="The skeleton of a language.")
    parser.add_argument("lang", help="its code: da, fi, pt-BR")
    parser.add_argument("endonym", help="its name in the language itself: Dansk")
    parser.add_argument("--root", type=Path, default=lockstep.ROOT, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    files = skeleton(given.root, given.lang, given.endonym)
    print(f"docs/{given.lang}/: {len(files)} files, all marked untranslated.")
    print("Add to the languages in mkdocs.yml:")
    print(f'        - locale: "{given.lang}"\n          name: "{given.lang}"')
    print("Then python scripts/lockstep.py check lists what is left to do.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
