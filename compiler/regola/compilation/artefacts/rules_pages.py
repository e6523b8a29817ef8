"""The rules pages: the rulebook as a site, in every language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from regola.compilation.artefacts.build import Build
from regola.compilation.language import language
from regola.compilation.played import played_examples
from regola.compilation.program import Program
from regola.compilation.reports import reports
from regola.compilation.samples import samples
from regola.compilation.texts import texts_of
from regola.drawings.positions import Pictured
from regola.findings import Sink
from regola.mixing.pages import Page
from regola.mixing.sheets import sheet_page, sheet_title, sheets
from regola.mixing.wording import Teller
from regola.pages import Content, site
from regola.pages.book import page_words
from regola.pages.changes import changes_page
from regola.pages.content import Beside
from regola.pages.publishing import published
from regola.sources import Source, Span

__all__ = ["content", "contents", "outputs"]

FOLDER = "pages"
"""The folder of the site; each language has one of its own below it."""


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give the pages of all packs; what they build on is named, not printed."""
    pages = dict(_pages(build))
    for name, data in (*pages.items(), *published(pages, _languages(build), build.settings)):
        yield f"{FOLDER}/{name}", data


def _pages(build: Build) -> Iterator[tuple[str, bytes]]:
    languages, settings = _languages(build), build.settings
    everything = contents(build.programs, build.texts, build.sink)
    found = tuple(_chosen(one, settings.packs) for one in everything)
    for_tables = [*_sheets(build), *_changes(build, found)]
    for_authors = list(reports(build.programs, languages, settings.packs))
    beside = Beside(_led_to(for_tables), _led_to(for_authors))
    yield from site(found, languages, build.sink, samples(), beside, settings)
    yield from ((f"{one.language}/{one.name}", one.data) for one in (*for_tables, *for_authors))


def _changes(build: Build, printed: Iterable[Content]) -> Iterator[Page]:
    """Give the pages of what changed in the packs that are printed and keep a log of it."""
    own = {item.pack for one in printed for item in one.items}
    heads = (head for program in build.programs for head in program.packs if head.id in own)
    for head in heads:
        for spoken in _languages(build) if head.id in build.logs else ():
            name = head.names.get(spoken, head.id)
            title = page_words(spoken).say("changes-title", pack=name)
            data = changes_page(spoken, title, build.logs[head.id])
            yield Page(spoken, f"changes_{head.id}.html", title, data)


def _languages(build: Build) -> tuple[str, ...]:
    return build.settings.languages or build.languages


def _chosen(found: Content, packs: Collection[str]) -> Content:
    """Return the content with pages for some packs alone, and for what games share."""
    if not packs:
        return found
    games = {head.id for head in found.packs if head.game}
    printed = [item for item in found.items if item.pack in packs or item.pack not in games]
    named = [item for item in found.items if item not in printed]
    return replace(found, items=tuple(printed), library=(*found.library, *named))


def _led_to(pages: Iterable[Page]) -> dict[str, list[tuple[str, str]]]:
    """Return the names and titles of pages, by language."""
    found: dict[str, list[tuple[str, str]]] = {}
    for page in pages:
        found.setdefault(page.language, []).append((page.name, page.title))
    return found


def _sheets(build: Build) -> Iterator[Page]:
    """Give the sheets for games played together."""
    for program in build.programs:
        words = language(program.family).vocabulary
        everything = (*program.library, *program.items)
        found = list(sheets(program.items, everything, program.packs, words))
        for spoken in _languages(build) if found else ():
            teller = Teller(program.all_items(), words, program.packs, spoken)
            for one in found:
                yield Page(spoken, one.name, sheet_title(one, teller), sheet_page(one, teller))


def contents(
    programs: Iterable[Program], texts: Mapping[str, Source], sink: Sink
) -> Iterator[Content]:
    """Give what is to be printed of each program, its examples played; report those that fail."""
    for program in programs:
        yield content(program, played_examples(program, texts, sink))


def content(program: Program, played: Mapping[Span, Pictured]) -> Content:
    """Return what is to be printed of a program, with what its examples come to."""
    return Content(
        program.items,
        program.library,
        program.packs,
        language(program.family).vocabulary,
        played,
        (*program.library_catalogues, *program.catalogues),
        texts_of(program),
    )
