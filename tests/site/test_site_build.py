"""The built site as a reader's browser gets it: read from site/, no browser needed."""

from __future__ import annotations

import filecmp
import functools
import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, unquote, urljoin, urlsplit

import material
import pytest
from lxml import etree, html
from mkdocs.exceptions import PluginError
from pypdf import PdfReader

import print_sheet
import prune_styles
import site_hooks
import words
from amerikaner import __version__
from amerikaner.clauses import Clause

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SITE = ROOT / "site"
LANGUAGES = words.languages()
NAMES = sorted(
    path.relative_to(DOCS / "no").with_suffix(".html").as_posix()
    for path in (DOCS / "no").rglob("*.md")
)
CONVENTIONS = {
    "deal-misdeal",
    "bid-all-pass",
    "call-none",
    "call-silent",
    "play-revoke",
    "end-shared",
}
SHOWS = ("css/projector.css", "js/projector.js")
"""What shows a hand or a task large."""
LOOKS = ("css/stepper.css", "css/tasks.css", *SHOWS)
"""The styles of a task."""
OUTSIDE = ("http:", "https:", "//", "mailto:")

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_page = pytest.mark.parametrize(
    "page", [f"{lang}/{name}" for lang in LANGUAGES for name in NAMES]
)


@pytest.fixture(autouse=True, scope="module")
def _built():
    if not (SITE / "index.html").exists():
        pytest.fail("site/ is not there: run `make site` first")


@functools.cache
def tree(page: str) -> html.HtmlElement:
    return html.parse(SITE / page, html.HTMLParser(encoding="utf-8")).getroot()


@functools.cache
def ids(page: str) -> set[str]:
    return set(tree(page).xpath("//@id"))


def target(page: str, link: str) -> tuple[str, str]:
    """The file (below site/) and the fragment a link leads to; fails when it leaves the site."""
    parts = urlsplit(urljoin(f"file:///site/{page}", link))
    assert parts.path.startswith("/site/"), f"{page}: {link} leads out of the site"
    return unquote(parts.path).removeprefix("/site/"), unquote(parts.fragment)


def loaded(page: str) -> list[str]:
    """What the browser fetches by itself for this page's markup."""
    found = tree(page).xpath(
        "//script/@src | //img/@src | //iframe/@src | //source/@src | //embed/@src | //object/@data"
        " | //link[contains('stylesheet icon preload modulepreload manifest', @rel)]/@href"
    )
    return [str(link) for link in found]


def built_on() -> str:
    """The date that the site says it was built from: the printed sheets hold it too."""
    sheet = PdfReader(SITE / "no" / print_sheet.name("no"))
    return sheet.metadata.creation_date.strftime("%Y-%m-%d")


def visible(element: html.HtmlElement) -> str:
    return " ".join(element.text_content().split())


# ---------------------------------------------------------------- pages and languages


@each_language
def test_every_language_has_the_same_pages(lang):
    built = {path.relative_to(SITE / lang).as_posix() for path in (SITE / lang).rglob("*.html")}
    assert built == set(NAMES)


@each_page
def test_a_page_says_its_language(page):
    lang = page.split("/")[0]
    assert tree(page).get("lang") == words.text(lang, "theme-language")


@each_page
def test_the_selector_leads_to_the_same_page_in_each_language(page):
    name = page.split("/", 1)[1]
    links = tree(page).xpath("//*[contains(@class, 'md-select__list')]//a")
    assert {link.get("hreflang") for link in links} == set(LANGUAGES)
    for link in links:
        assert target(page, link.get("href")) == (f"{link.get('hreflang')}/{name}", "")
        assert visible(link) == words.text(link.get("hreflang"), "language-name")


@each_page
def test_the_head_holds_no_alternates(page):
    # The theme's script would ask for a sitemap below each of them.
    assert not tree(page).xpath("//link[@rel='alternate']")


def test_the_root_page_lists_the_languages_without_a_script():
    items = tree("index.html").xpath("//main//li")
    assert [item.xpath(".//a/@hreflang")[0] for item in items] == _configured()
    for item in items:
        (link,) = item.xpath(".//a")
        lang = link.get("hreflang")
        assert item.get("lang") == words.text(lang, "theme-language")
        assert visible(link) == words.text(lang, "language-name")
        assert target("index.html", link.get("href")) == (f"{lang}/index.html", "")
    assert set(_configured()) == set(LANGUAGES)


def _configured() -> list[str]:
    """The languages in the order of mkdocs.yml."""
    return re.findall(r'- locale: "?(?!xx)(\w+)', (ROOT / "mkdocs.yml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("page", "message"), [("404", "not-found"), ("offline", "offline")])
def test_a_page_that_is_not_there_is_answered_in_every_language(page, message):
    answer = tree(f"{page}.html")
    for lang in LANGUAGES:
        (item,) = answer.xpath(f"//li[@lang='{words.text(lang, 'theme-language')}']")
        for part in ("title", "text"):
            assert " ".join(words.text(lang, f"{message}-{part}").split()) in visible(item)
        assert item.xpath(".//a/@href")[0].endswith(f"{lang}/index.html")
    # It is shown at any depth, so it may not depend on files beside it.
    assert loaded(f"{page}.html") == ["data:,"]


def test_the_sitemap_names_every_page_in_every_language():
    space = {
        "s": "http://www.sitemaps.org/schemas/sitemap/0.9",
        "x": "http://www.w3.org/1999/xhtml",
    }
    sitemap = etree.parse(SITE / "sitemap.xml")
    links = {
        entry.findtext("s:loc", namespaces=space): {
            link.get("hreflang"): link.get("href") for link in entry.iterfind("x:link", space)
        }
        for entry in sitemap.iterfind("s:url", space)
    }
    root = next(address for address in links if address.endswith("/"))
    assert urlsplit(root).scheme in {"http", "https"}
    assert set(links) == {root} | {f"{root}{lang}/{name}" for lang in LANGUAGES for name in NAMES}
    for lang in LANGUAGES:
        for name in NAMES:
            expected = {other: f"{root}{other}/{name}" for other in LANGUAGES}
            if name == "index.html":
                expected["x-default"] = root
            assert links[f"{root}{lang}/{name}"] == expected
    assert (
        gzip.decompress((SITE / "sitemap.xml.gz").read_bytes())
        == (SITE / "sitemap.xml").read_bytes()
    )


# ------------------------------------------------------------------- links and files


@each_page
def test_links_resolve_from_the_web_and_from_a_folder(page):
    for link in map(str, tree(page).xpath("//a/@href | //area/@href")):
        if link.startswith(OUTSIDE):
            continue
        assert not link.startswith(("/", "javascript:")), f"{page}: {link}"
        file, fragment = target(page, link)
        assert (SITE / file).is_file(), f"{page}: {link} is no file"  # a folder is a listing
        if fragment and not fragment.startswith("h="):  # h= is a place in a hand
            assert fragment in ids(file), f"{page}: {link} has no such anchor"


@pytest.mark.parametrize(
    "page", ["index.html", *(f"{lang}/{name}" for lang in LANGUAGES for name in NAMES)]
)
def test_a_page_loads_only_files_of_the_site(page):
    for link in loaded(page):
        assert not link.startswith(("/", *OUTSIDE)), f"{page} loads {link}"
        file, _ = target(page, link)
        assert (SITE / file).is_file(), f"{page}: {link} is missing"


@pytest.mark.parametrize(
    "sheet", sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.css"))
)
def test_a_style_sheet_loads_only_files_of_the_site(sheet):
    text = (SITE / sheet).read_text(encoding="utf-8")
    assert "@import" not in text
    for link in re.findall(r"url\(\s*[\"']?([^\"')]+)", text):
        if link.startswith("data:"):
            continue
        file, _ = target(sheet, link)
        assert (SITE / file).is_file(), f"{sheet}: {link}"


@each_page
def test_no_source_text_is_left_on_the_page(page):
    text = "".join(tree(page).xpath("//article//text()[not(ancestor::script or ancestor::style)]"))
    for rest in ("```", "{#", "{:", "!!!", "](", "{ $"):
        assert rest not in text, f"{page}: {rest}"


@each_page
def test_ids_are_unique(page):
    found = [str(item) for item in tree(page).xpath("//@id")]
    assert len(found) == len(set(found)), sorted({item for item in found if found.count(item) > 1})


def test_the_site_carries_nothing_it_does_not_use():
    files = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()]
    assert not [file for file in files if file.endswith((".map", ".ftl", ".md", ".hand"))]
    assert not (SITE / "search").exists()
    stop_words = {file.split("lunr.")[1] for file in files if "/lunr/" in file}
    assert stop_words == {"stemmer.support.min.js"} | {
        f"{lang}.min.js" for lang in LANGUAGES if lang != "en"
    }
    for path in SITE.rglob("*.js"):
        assert "sourceMappingURL" not in path.read_text(encoding="utf-8", errors="ignore"), path


# ------------------------------------------------------------------------- content


@each_language
def test_every_clause_is_an_anchor(lang):
    clauses = tree(f"{lang}/rules.html").xpath("//*[contains(@class, 'clause') and @id]")
    assert [item.get("id") for item in clauses] == [clause.value for clause in Clause]
    assert {item.get("id") for item in clauses if "convention" in item.get("class").split()} == (
        CONVENTIONS
    )
    for item in clauses:
        (link,) = item.xpath("./a[@class='clause-link']")
        assert link.get("href") == f"#{item.get('id')}"
        assert words.text(lang, f"clause-{item.get('id')}") in link.get("aria-label")


@each_page
def test_the_theme_speaks_the_language_of_the_page(page):
    lang = page.split("/")[0]
    source = (DOCS / lang / "ui.ftl").read_text(encoding="utf-8")
    known = {
        words.text(lang, message)
        for message in re.findall(r"^((?:theme|palette|site)-[\w-]+|menu-open) =", source, re.M)
        if message != "site-footer"
    }
    header = tree(page).xpath("//header")[0]
    labels = header.xpath(".//@aria-label | .//@title | .//@placeholder")
    assert labels
    assert {str(label) for label in labels} <= known
    settings = json.loads(tree(page).get_element_by_id("__config").text)
    assert set(settings["translations"].values()) <= known


@each_page
def test_the_footer_gives_licence_and_version(page):
    lang = page.split("/")[0]
    footer = visible(tree(page).xpath("//footer//*[@class='md-copyright']")[0])
    told = words.text(lang, "site-footer", version=__version__, date=built_on())
    assert footer == " ".join(told.split())
    assert __version__ in footer
    assert "CC BY 4.0" in footer


@each_page
def test_a_report_says_page_and_version_and_leaves_room_for_the_place(page):
    lang = page.split("/")[0]
    (opener,) = tree(page).xpath("//footer//*[@class='report-open']")
    assert visible(opener) == words.text(lang, "report-open")
    # Built here without an address for reports: the reader copies the text.
    assert opener.tag == "button"
    (text,) = tree(page).xpath("//dialog[@class='report']//textarea/@data-text")
    title = re.sub(r"[#¶]$", "", visible(tree(page).xpath("//h1")[0])).strip()
    for said in (f"{title} ({page})", "{place}", f"{__version__} ({built_on()})"):
        assert said in text


REPORTED = {"lang": "no", "title": "Spør & svar", "url": "no/questions.html"}


def test_a_report_goes_to_the_address_the_site_was_built_with():
    address = "https://forge.example/new?title={title}&body={text}"
    link = site_hooks._report(address, **REPORTED)["link"]
    asked = parse_qs(urlsplit(link).query)
    assert asked["title"] == [words.text("no", "report-subject", page="Spør & svar")]
    assert asked["body"] == [site_hooks._report("", **REPORTED)["text"]]
    assert "%7Bplace%7D" in link  # what site.js looks for
    assert site_hooks._report("", **REPORTED)["link"] == ""


@pytest.mark.parametrize(
    "address", ["javascript:alert('{text}')", "http://x.example/?b={text}", "https://x.example/"]
)
def test_an_address_that_cannot_carry_a_report_stops_the_build(address):
    with pytest.raises(PluginError, match="AMERIKANER_REPORT_URL"):
        site_hooks._report(address, **REPORTED)


DRAWS = (
    *("built/words/{}.js", "built/words/{}.house.js", "built/words/{}.lessons.js"),
    *("built/tasks.js", "built/practice.js", "css/practice.css"),
    *LOOKS,
)
WIDGETS = {
    "am-hand": ("built/words/{}.js", "built/app.js", "css/stepper.css", *SHOWS),
    "am-table": ("built/words/{}.js", "built/words/{}.house.js", "built/app.js", "css/table.css"),
    "am-task": ("built/words/{}.js", "built/words/{}.lessons.js", "built/tasks.js", *LOOKS),
    "am-lesson": ("built/words/{}.js", "built/words/{}.lessons.js", "built/tasks.js", *LOOKS),
    "am-practice": DRAWS,
    "am-worksheet": DRAWS,
}
"""What a page loads for an element it holds."""


@each_page
def test_only_pages_with_a_widget_load_it(page):
    lang = page.split("/")[0]
    needs = {
        f"assets/{file.format(lang)}"
        for name, files in WIDGETS.items()
        if tree(page).xpath(f"//{name}")
        for file in files
    }
    files = {target(page, link)[0] for link in loaded(page)}
    own = {f"assets/{file}" for files in WIDGETS.values() for file in files if file[:5] != "built"}
    assert {file for file in files if file in own or file.startswith("assets/built/")} == needs


# -------------------------------------------------------------------------- search


@each_language
def test_the_search_knows_the_pages_of_its_language_only(lang):
    text = (SITE / lang / "search" / "search_index.json").read_text(encoding="utf-8")
    assert (SITE / lang / "search" / "search_index.js").read_text(
        encoding="utf-8"
    ) == f"var __index = {text}"
    index = json.loads(text)
    assert index["config"]["lang"] == [lang]
    pages = {entry["location"].split("#")[0] for entry in index["docs"]}
    assert pages == set(NAMES)
    for entry in index["docs"]:
        file, fragment = target(f"{lang}/index.html", entry["location"])
        assert file.startswith(f"{lang}/")
        assert not fragment or fragment in ids(file)
        assert "#</" not in entry["text"], "a permalink's sign is in the index"


@each_page
def test_the_search_of_a_page_looks_in_its_language(page):
    lang = page.split("/")[0]
    base = json.loads(tree(page).get_element_by_id("__config").text)["base"]
    file, _ = target(page, f"{base}/search/search_index.json")
    assert file == f"{lang}/search/search_index.json"


@each_page
def test_the_search_is_set_up_before_the_theme(page):
    # The theme makes its search's worker by whatever window.Worker is by then.
    scripts = [link.rsplit("/", 1)[1] for link in loaded(page) if link.endswith(".js")]
    assert scripts[0] == "search-iframe-worker.js"
    assert scripts[1].startswith("bundle.")


# ---------------------------------------------------------------- weight and sameness


@each_language
def test_a_rules_page_is_light(lang):
    # Search and engine are fetched when they are asked for. Over gzip: 130 kB, in Russian 150.
    page = f"{lang}/rules.html"
    fonts = SITE / "assets" / "fonts"
    files = {SITE / page} | {SITE / target(page, link)[0] for link in loaded(page)}
    weight = sum(len(gzip.compress(file.read_bytes(), mtime=0)) for file in files)
    scripts = ["latin", "cyrillic"] if lang == "ru" else ["latin"]
    for script in scripts:
        weight += (fonts / f"source-sans-3-{script}-wght-normal.woff2").stat().st_size
    assert len(list(fonts.glob("*.woff2"))) == 2, "another font that a page could load"
    assert weight <= (150_000 if lang == "ru" else 130_000), f"{page}: {weight} bytes"


def test_files_named_after_their_contents_are_kept_for_good():
    rules = (SITE / "_headers").read_text(encoding="utf-8")
    hashed = {
        path.relative_to(SITE).as_posix()
        for room in ("javascripts", "stylesheets")
        for path in (SITE / "assets" / room).rglob("*")
        if re.search(r"\.[0-9a-f]{8}\.", path.name)
    }
    assert len(hashed) == 4
    for file in hashed:
        digest = hashlib.sha256((SITE / file).read_bytes()).hexdigest()
        assert f".{digest[:8]}.min." in file
    kept = re.findall(
        r"^/(\S+)\n  Cache-Control: public, max-age=31536000, immutable$", rules, re.M
    )
    engine = SITE / "assets" / "built" / "engine"
    fetched = {path.relative_to(SITE).as_posix() for path in engine.glob("*.bin")}
    assert len(fetched) == 4
    for file in fetched:
        digest = hashlib.sha256((SITE / file).read_bytes()).hexdigest()
        assert file.endswith(f".{digest[:8]}.bin")
    # And nothing else: what keeps its name must be asked for again.
    assert set(kept) == hashed | fetched


def test_the_themes_styles_still_dress_every_class_of_the_pages():
    used = {
        word
        for path in SITE.rglob("*.html")
        for names in re.findall(r'\bclass="([^"]*)"', path.read_text(encoding="utf-8"))
        for word in names.split()
    }
    styles = Path(material.__file__).parent / "templates" / "assets" / "stylesheets"
    (stock,) = styles.glob("main.*.css")
    (ours,) = (SITE / "assets" / "stylesheets").glob("main.*.css")
    whole, pruned = stock.read_text(encoding="utf-8"), ours.read_text(encoding="utf-8")
    names = r"\.([a-z][\w-]*)(?=[^{}]*\{)"
    assert set(re.findall(names, whole)) & used <= set(re.findall(names, pruned))
    assert len(gzip.compress(pruned.encode())) < 0.7 * len(gzip.compress(whole.encode()))


def test_pruning_takes_only_what_nothing_can_match():
    used = prune_styles.Used(
        ['<a class="kept" data-md-color-primary="custom">'], ["x.add('md-later')"]
    )
    css = (
        '@charset "UTF-8";.kept{--icon:url("data:,;}{");a:b}.gone,.kept:not(.gone)>.md-later{c:d}'
        "@media print{.gone{e:f}}@media screen{.gone .kept{g:h}a[href=x\\.y]{i:j}}"
        "[data-md-color-primary=red]{k:l}[data-md-color-primary=custom]{m:n}@font-face{o:p}"
    )
    kept = prune_styles.without_unmatched(css, used)
    assert kept == (
        '@charset "UTF-8";.kept{--icon:url("data:,;}{");a:b}.kept:not(.gone)>.md-later{c:d}'
        "@media screen{a[href=x\\.y]{i:j}}[data-md-color-primary=custom]{m:n}@font-face{o:p}"
    )
    assert "--icon" in prune_styles.without_unread(kept, {"--icon"})
    assert prune_styles.without_unread(kept, set()).startswith('@charset "UTF-8";.kept{a:b}')
    for broken in (".a{b:c", ".a}b{c:d}"):
        with pytest.raises(prune_styles.UnknownShape):
            prune_styles.without_unmatched(broken, used)


def test_another_build_gives_the_same_bytes(tmp_path):
    sheet = PdfReader(SITE / "no" / print_sheet.name("no"))  # it holds the date of the build
    environment = {
        **os.environ,
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONHASHSEED": "7",
        "SOURCE_DATE_EPOCH": str(int(sheet.metadata.creation_date.timestamp())),
    }
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", tmp_path / "site"],
        cwd=ROOT,
        env=environment,
        check=True,
    )
    names = {path.relative_to(SITE) for path in SITE.rglob("*") if path.is_file()}
    again = tmp_path / "site"
    assert {path.relative_to(again) for path in again.rglob("*") if path.is_file()} == names
    _, different, missing = filecmp.cmpfiles(SITE, again, names, shallow=False)
    assert not different
    assert not missing
