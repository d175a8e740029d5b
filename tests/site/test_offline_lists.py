"""What a browser keeps of each language, against what the built site needs there; the manifests."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path
from urllib.parse import urljoin

import pytest
from lxml import html

import offline_lists
import web_manifest
import words

SITE = Path(__file__).resolve().parents[2] / "site"
LANGUAGES = words.languages()
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def listed(name: str) -> dict[str, str]:
    return json.loads((SITE / "offline" / f"{name}.json").read_text(encoding="utf-8"))


def told(site: Path) -> dict:
    line = (site / "sw.js").read_text(encoding="utf-8").splitlines()[0]
    return json.loads(line.removeprefix("self.amerikanerSite = ").removesuffix(";"))


def needed(lang: str) -> set[str]:
    """What the pages of a language can ask for over http, found from the pages and scripts."""
    files = {"index.html", "offline.html", f"{lang}/{web_manifest.NAME}"}
    for page in (SITE / lang).rglob("*.html"):
        name = page.relative_to(SITE).as_posix()
        files.add(name)
        text = page.read_text(encoding="utf-8")
        tree = html.document_fromstring(text)
        links = tree.xpath(
            "//script/@src | //img/@src | //link[@rel='stylesheet' or @rel='icon']/@href"
        )
        links += tree.xpath("//a[substring(@href, string-length(@href) - 3) = '.pdf']/@href")
        settings = json.loads(tree.get_element_by_id("__config").text)
        links += [settings["search"], f"{settings['base']}/search/search_index.json"]
        # A hand that is fetched when its example is opened.
        hands = tree.xpath("//details[@class='hand-example']/@data-hand")
        files |= {f"assets/built/hands/{hand}.js" for hand in hands}
        if hands:
            files |= {
                "assets/css/stepper.css",
                "assets/built/app.js",
                f"assets/built/words/{lang}.js",
            }
        files |= {urljoin(f"/{name}", link).removeprefix("/") for link in map(str, links)}
    for sheet in [file for file in files if file.endswith(".css")]:
        for link in re.findall(r"url\(\s*[\"']?([^\"')]+)", (SITE / sheet).read_text("utf-8")):
            if not link.startswith("data:"):
                files.add(urljoin(f"/{sheet}", link).removeprefix("/"))
    index = json.loads((SITE / lang / "search" / "search_index.json").read_text(encoding="utf-8"))
    if index["config"]["lang"] != ["en"]:
        parts = ("stemmer.support", *index["config"]["lang"])
        files |= {f"assets/javascripts/lunr/min/lunr.{part}.min.js" for part in parts}
    manifest = (SITE / offline_lists.MANIFEST).read_text(encoding="utf-8")
    engine = Path(offline_lists.MANIFEST).parent
    fetched = re.findall(r'"file":"([^"]+)","part":"[^"]+","form":"bytes"', manifest)
    assert fetched
    return files | {f"{engine}/{file}" for file in ["engine-worker.js", *fetched]}


@each_language
def test_all_that_a_language_needs_is_kept_and_nothing_of_the_others(lang):
    kept = listed("shared") | listed(lang)
    assert needed(lang) - set(kept) == set()
    assert len(needed(lang)) > 90
    for other in set(LANGUAGES) - {lang}:
        assert not [file for file in kept if file.startswith(f"{other}/") or f"/{other}." in file]
    assert not set(listed("shared")) & set(listed(lang))


@pytest.mark.parametrize("name", ["shared", *LANGUAGES])
def test_the_digests_are_those_of_the_files(name):
    for file, digest in listed(name).items():
        found = hashlib.sha256((SITE / file).read_bytes()).digest()
        assert digest == f"sha256-{base64.b64encode(found).decode()}", file
    text = (SITE / "offline" / f"{name}.json").read_bytes()
    assert told(SITE)["lists"][name] == offline_lists.digest(text)


def test_any_change_gives_another_version(tmp_path):
    small = tmp_path / "site"
    for file in ("index.html", "no/index.html", "assets/js/site.js"):
        (small / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SITE / file, small / file)

    def version() -> str:
        (small / "sw.js").write_text("", encoding="utf-8")
        offline_lists.write_lists(small, ["no"])
        return told(small)["version"]

    first = version()
    assert version() == first
    with (small / "no" / "index.html").open("a") as page:
        page.write(" ")
    assert version() != first


@each_language
def test_the_manifest_speaks_the_language_and_its_icons_are_there(lang):
    folder = SITE / lang
    manifest = json.loads((folder / web_manifest.NAME).read_text(encoding="utf-8"))
    home = html.parse(folder / "index.html").getroot()
    assert manifest["lang"] == home.get("lang")
    assert manifest["dir"] == home.xpath("//body/@dir")[0]
    assert manifest["name"] == words.text(lang, "site-name")
    assert len(manifest["short_name"]) <= 12
    assert (folder / manifest["start_url"]).is_file()
    assert (folder / manifest["scope"]).resolve() == SITE
    purposes = set()
    for icon in manifest["icons"]:
        data = (folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
            purposes.add((width, icon["purpose"]))
    assert purposes == {(192, "any"), (512, "any"), (512, "maskable")}
