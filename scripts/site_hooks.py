"""What MkDocs, Material and static-i18n leave undone for this site.

MkDocs loads this file (``hooks`` in mkdocs.yml). The static-i18n plugin runs one
nested build a language on one and the same configuration, so every handler here
sets values afresh for the language at hand and appends to nothing.

* words: site name, theme strings, navigation titles, labels from docs/<lang>/ui.ftl
* the fences ``hand``, ``table``, ``task``, ``practice`` and ``worksheet``, and how far a reader
  is with a lesson
* a permalink on every clause, a frame around every table
* the meaning of every word that a page links to the glossary, for meanings.js
* for print, what each link leads to; the one-page rules as a PDF where there is a browser
* one search index a language, so that readers find pages of their own language only
* hreflang in sitemap.xml instead of the page head (there the theme would request
  a sitemap for each link)
* search and its index are fetched when the search is opened, not with every page
* no source maps, no unused search languages, no rules of style for what no page holds
* the theme's files named after their contents, and how long each may be kept
* a report of a mistake that knows page, place and version
* a Content-Security-Policy on every page
* a manifest a language, and the lists of what is kept for reading without a network
"""

from __future__ import annotations

import functools
import gzip
import html
import json
import logging
import posixpath
import re
from pathlib import Path
from urllib.parse import quote

import markdown
from jinja2 import ChoiceLoader, DictLoader
from mkdocs.exceptions import PluginError
from mkdocs.plugins import CombinedEvent, event_priority
from mkdocs.utils import get_build_date

import cache_rules
import hand_fence
import offline_lists
import page_policy
import practice_fence
import print_sheet
import prune_styles
import table_fence
import task_fence
import web_manifest
import words

log = logging.getLogger("mkdocs.hooks.site")

ROOT = Path(__file__).resolve().parent.parent
RESERVED = "https://amerikaner.example/"  # the default of mkdocs.yml: not a real address
FENCES = {
    "hand": hand_fence,
    "table": table_fence,
    "task": task_fence,
    "practice": practice_fence,
    "worksheet": practice_fence,
}
PROJECTOR = ("region", "close", "back", "forward", "show", "hide")
THEME = "theme-"  # message theme-a-b holds the theme's string a.b


class Site:
    """What one build gathers over its nested builds."""

    def __init__(self) -> None:
        self.pages: dict[str, list[str]] = {}  # language -> addresses of its pages
        self.widgets: list[str] = []  # pages that hold a hand or a table
        self.lessons: list[str] = []  # pages that hold a task
        self.drawn: list[str] = []  # pages that draw tasks
        self.places: dict[str, dict[str, str]] = {}  # page -> id -> the heading it stands under

    def forget(self) -> None:
        """Start anew: a served site builds many times in one process."""
        self.pages.clear()
        self.widgets.clear()
        self.lessons.clear()
        self.drawn.clear()
        self.places.clear()
        words.forget()
        task_fence.forget()
        practice_fence.forget()
        meanings.cache_clear()
        version.cache_clear()


site = Site()


def _i18n(config):
    return config.plugins["i18n"]


def languages(config) -> list[str]:
    """The languages of mkdocs.yml, without the pseudo-language of the root page."""
    return [item.locale for item in _i18n(config).config.languages if not item.default]


def current(config) -> str | None:
    """The language being built, None for the root page."""
    i18n = _i18n(config)
    return None if i18n.is_default_language_build else i18n.current_language


@functools.cache
def version() -> str:
    """The engine's version, read without importing it."""
    source = (ROOT / "engine" / "amerikaner" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__\s*=\s*"([^"]+)"', source, re.MULTILINE)
    if not found:
        raise PluginError("engine/amerikaner/__init__.py has no __version__")
    return found[1]


# ------------------------------------------------------------------ configuration


def _before_i18n(config):
    """Names for the language selector, before static-i18n copies them."""
    if not _i18n(config).building:
        site.forget()
    config.extra["alternate"] = [
        {"name": words.text(lang, "language-name"), "link": f"/{lang}/", "lang": lang}
        for lang in languages(config)
    ]
    return config


@event_priority(-200)
def _after_i18n(config):
    config.mdx_configs["pymdownx.superfences"] = {
        "custom_fences": [
            {
                "name": name,
                "class": name,
                "format": fence.format,
                "validator": hand_fence.validate,
            }
            for name, fence in FENCES.items()
        ]
    }
    lang = current(config)
    if lang is None:
        return config
    text = functools.partial(words.text, lang)
    config.theme["language"] = f"site-{lang}"  # a template of on_env
    config.site_name = text("site-name")
    config.site_description = text("site-description")
    config.copyright = html.escape(text("site-footer", version=version(), date=get_build_date()))
    config.mdx_configs["toc"]["permalink_title"] = text("permalink-here")
    for palette, toggle in zip(
        config.theme["palette"], ("palette-to-dark", "palette-to-light"), strict=True
    ):
        palette["toggle"]["name"] = text(toggle)
    return config


on_config = CombinedEvent(_before_i18n, _after_i18n)


def on_nav(nav, config, **_):
    """Sections of mkdocs.yml carry a key; readers see the message nav-<key>."""
    lang = current(config)

    def name(items):
        for item in items:
            if item.is_section:
                item.title = words.text(lang, f"nav-{item.title}")
                name(item.children)

    if lang:
        name(nav.items)
    return nav


# ---------------------------------------------------------------------- templates


def _theme_strings(lang: str) -> str:
    """Material's language file for one language, made of its messages theme-…."""
    own = {
        message[len(THEME) :].replace("-", "."): words.text(lang, message)
        for message in _message_ids(lang)
        if message.startswith(THEME) and message != "theme-base"
    }
    base = words.text(lang, "theme-base")
    return (
        f'{{% import "partials/languages/{base}.html" as base %}}'
        f"{{% macro t(key) %}}{{{{ {json.dumps(own)}.get(key) or base.t(key) }}}}{{% endmacro %}}"
    )


def _message_ids(lang: str) -> list[str]:
    source = (ROOT / "docs" / lang / "ui.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) *=", source, re.MULTILINE)


def on_env(env, config, **_):
    """Language files for the theme, and the words for our own templates."""
    names = languages(config)
    env.loader = ChoiceLoader(
        [
            DictLoader(
                {f"partials/languages/site-{lang}.html": _theme_strings(lang) for lang in names}
            ),
            env.loader,
        ]
    )
    env.globals["folder"] = current(config)
    env.globals["folders"] = names
    env.globals["words"] = words.text
    env.globals["projector_labels"] = _projector_labels
    env.globals["report"] = functools.partial(_report, config.extra["report_url"])
    return env


def _projector_labels(lang: str) -> str:
    """What projector.js says, as JSON: it is no widget with words of its own."""
    labels = {name: words.text(lang, f"projector-{name}") for name in PROJECTOR}
    labels["place"] = words.text(lang, "projector-place", n="{n}", total="{total}")
    return json.dumps(labels, ensure_ascii=False)


def _projector_button(lang: str) -> str:
    """What shows a page's first hand or task by the projector; projector.js brings it to life."""
    label = html.escape(words.text(lang, "projector-open"))
    title = html.escape(words.text(lang, "projector-open-help"))
    return (
        '<p class="pj-open" data-search-exclude="">'
        f'<button type="button" data-projector-open="" title="{title}">{label}</button></p>'
    )


def _report(address: str, lang: str, title: str, url: str) -> dict[str, str]:
    """What a reader's report about a page says, and the link that sends it.

    Both hold ``{place}`` where site.js puts the place on the page; the link is "" when the
    site was built without an address for reports.

    :raises PluginError: when the address would not carry the report, or runs a script
    """
    page = f"{title} ({url})"
    told = {"page": page, "place": "{place}", "version": version(), "date": get_build_date()}
    text = words.text(lang, "report-text", **told)
    if address and not (address.startswith(("https://", "mailto:")) and "{text}" in address):
        raise PluginError(f"AMERIKANER_REPORT_URL is no https: or mailto: with {{text}}: {address}")
    subject = words.text(lang, "report-subject", page=title)
    link = address.replace("{title}", quote(subject, safe=""))
    return {"text": text, "link": link.replace("{text}", quote(text, safe=""))}


# -------------------------------------------------------------------------- pages


def on_page_markdown(markdown, page, config, **_):
    """Tell the fences where they stand: they are called without page or language."""
    hand_fence.current = {"lang": current(config), "page": page.file.src_uri}
    task_fence.begin(markdown, page.file.src_uri)
    return markdown


def on_page_content(content, page, config, **_):
    """A permalink on every clause, a frame around every table, the meanings of words."""
    lang = current(config)
    if lang is None:
        return content
    site.places[page.url] = _places(content)
    content = _with_meanings(lang, content)
    content = content.replace('<p class="sheet-pdf"></p>', _pdf_link(lang))
    content = task_fence.with_progress(lang, page.file.src_uri, content)
    if "<am-hand" in content or "<am-task" in content:
        content = content.replace("</h1>", f"</h1>{_projector_button(lang)}", 1)
    content = re.sub(r"<p\b([^>]*)>", functools.partial(_permalink, lang), content)
    hint = html.escape(words.text(lang, "scroll-hint"))
    return re.sub(
        r"<table>.*?</table>",
        lambda table: f'<div class="table-frame" data-hint="{hint}">{table[0]}</div>',
        content,
        flags=re.DOTALL,
    )


def _permalink(lang: str, tag: re.Match) -> str:
    """A link to itself at the start of ``<p class="clause" id="…">``."""
    attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', tag[1]))
    if "clause" not in attributes.get("class", "").split() or "id" not in attributes:
        return tag[0]
    clause = attributes["id"]
    label = words.text(lang, "permalink-clause", clause=words.text(lang, f"clause-{clause}"))
    return (
        f'{tag[0]}<a class="clause-link" href="#{clause}" aria-label="{html.escape(label)}"'
        ' data-search-exclude="">#</a>'
    )


@functools.cache
def meanings(lang: str) -> dict[str, tuple[str, str]]:
    """The terms of a language's glossary by id: the word, and its paragraph as HTML."""
    source = (ROOT / "docs" / lang / "glossary.md").read_text(encoding="utf-8")
    found = re.findall(r"^(\*\*(.+?)\*\*\s.+)\n\{: #(term-[\w-]+)", source, re.MULTILINE)
    return {
        term: (word, re.sub(r"</?(?:p|a)\b[^>]*>", "", markdown.markdown(text)))
        for text, word, term in found
    }


def _with_meanings(lang: str, content: str) -> str:
    """Put the meaning of each word that is linked to the glossary at the end of the page, once."""
    used: dict[str, None] = {}

    def mark(link: re.Match) -> str:
        used[link[2]] = None
        return f'<a class="term-link" href="{link[1]}#{link[2]}">'

    content = re.sub(r'<a href="((?:\.\./)*glossary\.html)#(term-[\w-]+)">', mark, content)
    known = meanings(lang)
    if unknown := sorted(set(used) - set(known)):
        log.warning("%s/glossary.md gives no meaning of %s", lang, ", ".join(unknown))
    kept = "".join(
        f'<p id="meaning-of-{term}" data-word="{html.escape(known[term][0])}">{known[term][1]}</p>'
        for term in used
        if term in known
    )
    if not kept:
        return content
    more = html.escape(words.text(lang, "glossary-open"))
    return (
        f'{content}<div class="meanings" data-more="{more}" data-search-exclude="" hidden>'
        f"{kept}</div>"
    )


def _pdf_link(lang: str) -> str:
    """The link to the printed sheet, nothing where no browser can print it."""
    if not print_sheet.browser():
        return ""
    text = html.escape(words.text(lang, "sheet-pdf"))
    return f'<p class="sheet-pdf"><a href="{print_sheet.name(lang)}">{text}</a></p>'


def _places(content: str) -> dict[str, str]:
    """The ids of a page, each with the heading it stands under; the page's title as ""."""
    places: dict[str, str] = {}
    heading = ""
    for found in re.finditer(
        r'<h[1-6] id="([^"]+)">(.*?)</h[1-6]>|\bid="([^"]+)"', content, re.DOTALL
    ):
        if found[1]:
            inner = re.sub(r'<a class="headerlink".*?</a>', "", found[2], flags=re.DOTALL)
            heading = _plain(inner)
            places.setdefault("", heading)
        places[found[1] or found[3]] = heading
    return places


def _plain(markup: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", markup)).strip()


def _for_print(content: str, url: str) -> str:
    """Give each link into the site the heading it leads to, for print.css.

    Nothing where the link's own words say it already.
    """

    def named(link: re.Match) -> str:
        path, _, place = link[2].partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(url), path)) if path else url
        heading = site.places.get(target, {}).get(place)
        if not heading or heading.casefold() == _plain(link[3]).casefold():
            return link[0]
        return f'<a{link[1]} data-print="{html.escape(heading)}">{link[3]}</a>'

    return re.sub(r'<a( href="([^":]+)")>(.*?)</a>', named, content, flags=re.DOTALL)


def on_page_context(context, page, config, **_):
    """Note the page for the sitemap; a widget gets the room of the table of contents."""
    lang = current(config)
    if lang:
        page.content = _for_print(page.content, page.url)
        context["fonts"] = _fonts(page.content)
        site.pages.setdefault(lang, []).append(page.url)
        if "<am-hand" in page.content or "<am-table" in page.content:
            site.widgets.append(page.url)
            page.meta["hide"] = [*page.meta.get("hide", []), "toc"]
        if "<am-practice" in page.content or "<am-worksheet" in page.content:
            site.drawn.append(page.url)
            page.meta["hide"] = [*page.meta.get("hide", []), "toc"]
        if "<am-task" in page.content:
            site.lessons.append(page.url)
    return context


def _fonts(content: str) -> list[str]:
    """The files of letters that a page needs at first sight; all pages have figures and signs."""
    text = re.sub(r"<script.*?</script>|<[^>]*>", "", content, flags=re.DOTALL)
    letters = re.findall(r"[^\W\d_]", text)
    cyrillic = sum("\u0400" <= letter <= "\u04ff" for letter in letters)
    scripts = ["latin", "cyrillic"] if 2 * cyrillic > len(letters) else ["latin"]
    return [f"assets/fonts/source-sans-3-{script}-wght-normal.woff2" for script in scripts]


def on_post_page(output, page, config):
    """Mend what the theme's templates leave wrong."""
    if config.site_url == RESERVED:
        output = re.sub(r'\s*<link rel="canonical"[^>]*>', "", output)
    lang = current(config)
    if lang is None:
        return output
    label = functools.partial(_label, lang)
    output = re.sub(r'\s*<link rel="alternate"[^>]*hreflang[^>]*>', "", output)
    # The theme leaves the dialog without a name, and two labels out of reach of the keyboard.
    mend = functools.partial(_mend, page)
    output = mend(
        output,
        r'data-md-component="search" role="dialog"',
        lambda found: f'{found[0]} aria-label="{label("theme-search")}"',
    )
    for toggle, message in (("__drawer", "menu-open"), ("__search", "theme-search")):
        button = (
            f'<button type="button" class="press-label" aria-label="{label(message)}"></button>'
        )
        output = mend(
            output,
            rf'<label class="md-header__button md-icon" for="{toggle}">.*?</label>',
            lambda found, button=button: found[0] + button,
        )
    return re.sub(
        r'(<script id="__config" type="application/json">)(.*?)(</script>)',
        lambda found: found[1] + _own_search(found[2], page.url) + found[3],
        output,
        flags=re.DOTALL,
    )


def _mend(page, output: str, pattern: str, change) -> str:
    output, count = re.subn(pattern, change, output, flags=re.DOTALL)
    if count != 1:
        raise PluginError(f"{page.file.src_uri}: the theme's page has changed: {pattern}")
    return output


def _label(lang: str, message: str) -> str:
    return html.escape(words.text(lang, message))


def _own_search(settings: str, url: str) -> str:
    """The theme looks for its index in ``base``: make that the language's folder."""
    data = json.loads(settings)
    data["base"] = "/".join([".."] * (url.count("/") - 1)) or "."
    return json.dumps(data, sort_keys=True, separators=(",", ":")).replace("<", "\\u003c")


# --------------------------------------------------------------- after the last page


@event_priority(-200)
def on_post_build(config):
    """After all languages: search, sitemap, and what nobody needs."""
    if _i18n(config).building:  # a nested build: the outer one comes last
        return
    out = Path(config.site_dir)
    scripts = (("app.js", site.widgets), ("tasks.js", site.lessons), ("practice.js", site.drawn))
    for script, pages in scripts:
        if pages and not (out / "assets" / "built" / script).exists():
            log.warning("docs/assets/built/%s is missing; %s needs it", script, pages[0])
    _split_search(config, out)
    _sitemap(config, out)
    _search_when_opened(out)
    _drop_unused(config, out)
    prune_styles.prune(out)
    cache_rules.write_headers(out, cache_rules.name_by_contents(out))
    web_manifest.write_manifests(out, languages(config))
    page_policy.protect(out)
    print_sheet.print_sheets(out, languages(config))
    offline_lists.write_lists(out, languages(config))


def _split_search(config, out: Path) -> None:
    common = json.loads((out / "search" / "search_index.json").read_text(encoding="utf-8"))
    for name in ("search_index.json", "search_index.js"):
        (out / "search" / name).unlink()
    (out / "search").rmdir()
    for lang in languages(config):
        prefix = f"{lang}/"
        own = {
            "config": {
                **common["config"],
                "lang": [_lunr(out, lang)],
                "letters": words.text(lang, "search-letters"),  # for search-iframe-worker.js
            },
            "docs": [
                {**entry, "location": entry["location"].removeprefix(prefix)}
                for entry in common["docs"]
                if entry["location"].startswith(prefix)
            ],
        }
        text = json.dumps(own, ensure_ascii=False, separators=(",", ":"))
        folder = out / lang / "search"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "search_index.json").write_text(text, encoding="utf-8")
        (folder / "search_index.js").write_text(f"var __index = {text}", encoding="utf-8")


def _search_when_opened(out: Path) -> None:
    """Over http the theme fetches search and index with every page; let it wait as on file://."""
    (bundle,) = (out / "assets" / "javascripts").glob("bundle.*.min.js")
    text = bundle.read_text(encoding="utf-8")
    eager = '$(location.protocol!=="file:"),'
    if text.count(eager) != 1:
        raise PluginError(f"{bundle.name}: the theme's script has changed: {eager}")
    bundle.write_text(text.replace(eager, "$(!1),"), encoding="utf-8")


def _lunr(out: Path, lang: str) -> str:
    """The search's stop words for this language, else those built in."""
    file = out / "assets" / "javascripts" / "lunr" / "min" / f"lunr.{lang}.min.js"
    return lang if file.exists() else "en"


def _sitemap(config, out: Path) -> None:
    """Each page with its other languages; the root page is x-default for the home pages."""
    address = functools.partial(posixpath.join, config.site_url)
    groups: dict[str, list[tuple[str, str]]] = {}
    for lang in languages(config):
        for url in site.pages.get(lang, []):
            groups.setdefault(url.removeprefix(f"{lang}/"), []).append((lang, url))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
        ' xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ]

    def entry(url: str, links: list[tuple[str, str]]) -> None:
        lines.append(f"<url><loc>{html.escape(address(url))}</loc>")
        lines.extend(
            f'<xhtml:link rel="alternate" hreflang="{lang}" href="{html.escape(address(other))}"/>'
            for lang, other in links
        )
        lines.append("</url>")

    home = [*groups.get("index.html", []), ("x-default", "")]
    entry("", home)
    for name, links in groups.items():
        for _, url in links:
            entry(url, home if name == "index.html" else links)
    lines.append("</urlset>\n")
    data = "\n".join(lines).encode()
    (out / "sitemap.xml").write_bytes(data)
    (out / "sitemap.xml.gz").write_bytes(gzip.compress(data, mtime=0))


def _drop_unused(config, out: Path) -> None:
    assets = out / "assets"
    for path in assets.rglob("*.map"):
        path.unlink()
    for path in [*assets.glob("javascripts/**/*.js"), *assets.glob("stylesheets/*.css")]:
        text = path.read_text(encoding="utf-8")
        cut = re.sub(r"\n?(//# sourceMappingURL=\S+|/\*# sourceMappingURL=\S+ \*/)\s*$", "", text)
        if cut != text:
            path.write_text(cut, encoding="utf-8")
    keep = {f"lunr.{name}.min.js" for name in ("stemmer.support", *languages(config))}
    for path in sorted((assets / "javascripts" / "lunr").rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.name not in keep:
            path.unlink()
    (assets / "images" / "favicon.png").unlink(missing_ok=True)  # the site has its own
    if (assets / "images").is_dir() and not any((assets / "images").iterdir()):
        (assets / "images").rmdir()
