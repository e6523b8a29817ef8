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
from regola.drawings.pictures import Picture
from regola.drawings.positions import Pictured
from regola.findings import Sink
from regola.mixing.sheets import sheet_page, sheet_title, sheets
from regola.mixing.wording import Teller
from regola.pages import Content, site
from regola.pages.beside import Page
from regola.pages.book import Book, page_words
from regola.pages.changes import FEED, Log, changes_page, feed
from regola.pages.content import Beside, Shelf
from regola.pages.publishing import published
from regola.pages.strengths import ratings_page, ratings_title
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
    for_tables = [*_sheets(build), *_changes(build, found), *_ratings(build)]
    for_authors = list(reports(build.programs, languages, settings.packs))
    feeds = dict(_feeds(build, found))
    alone = (*for_tables, *for_authors)
    beside = Beside(_led_to(for_tables), _led_to(for_authors), FEED if feeds else "", alone)
    yield from site(found, languages, build.sink, samples(), beside, settings)
    yield from feeds.items()


def _changes(build: Build, printed: Iterable[Content]) -> Iterator[Page]:
    """Give the pages of what changed in the packs that are printed and keep a log of it."""
    for spoken in _languages(build):
        for log in _logs(build, printed, spoken):
            title = page_words(spoken).say("changes-title", pack=log.pack)
            yield Page(spoken, log.page, title, changes_page(spoken, title, log.text))


def _ratings(build: Build) -> Iterator[Page]:
    """Give the pages of how strong the items of games are."""
    for program in build.programs:
        words = language(program.family).vocabulary
        own = [one for one in build.ratings if one.game in {head.id for head in program.packs}]
        for spoken in _languages(build) if own else ():
            teller = Teller(program.all_items(), words, program.packs, spoken)
            say = page_words(spoken).say
            for one in own:
                game = teller.pack(one.game)
                data = ratings_page(one, game, spoken, teller.name, say)
                yield Page(spoken, one.page, ratings_title(one, game, say), data)


def _feeds(build: Build, printed: Collection[Content]) -> Iterator[tuple[str, bytes]]:
    """Give for each language the feed of changes: its links need the address of the site."""
    settings = build.settings
    for spoken in _languages(build) if settings.address else ():
        logs = list(_logs(build, printed, spoken))
        if logs:
            title = Book(Shelf(tuple(printed)), spoken, build.sink, settings).home
            address = f"{settings.address}{spoken}/"
            yield f"{spoken}/{FEED}", feed(title, address, spoken, logs)


def _logs(build: Build, printed: Iterable[Content], spoken: str) -> Iterator[Log]:
    own = {item.pack for one in printed for item in one.items}
    for program in build.programs:
        for head in program.packs:
            if head.id in own and head.id in build.logs:
                name = head.names.get(spoken, head.id)
                yield Log(name, f"changes_{head.id}.html", build.logs[head.id])


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
        _pictures(program),
    )


def _pictures(program: Program) -> Mapping[str, Picture]:
    # As in checks: most packs have none.
    if not any(pack.pictures for pack in program.sources):
        return {}
    from regola.compilation.pictures import pictures_of

    return pictures_of(program)
