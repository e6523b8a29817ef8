"""The rules pages: the rulebook as a site, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from regola.compilation.artefacts.build import Build
from regola.compilation.language import language
from regola.compilation.played import played_examples
from regola.compilation.program import Program
from regola.compilation.samples import samples
from regola.compilation.texts import texts_of
from regola.drawings.positions import Pictured
from regola.findings import Sink
from regola.mixing.sheets import sheet_page, sheet_title, sheets
from regola.mixing.wording import Teller
from regola.pages import Content, site
from regola.sources import Source, Span

__all__ = ["content", "contents", "outputs"]

FOLDER = "pages"
"""The folder of the site; each language has one of its own below it."""


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give the pages of all packs; what they build on is named, not printed."""
    found = tuple(contents(build.programs, build.texts, build.sink))
    made = list(_sheets(build))
    led_to: dict[str, list[tuple[str, str]]] = {}
    for spoken, address, title, _ in made:
        led_to.setdefault(spoken, []).append((address, title))
    for name, data in site(found, build.languages, build.sink, samples(), led_to):
        yield f"{FOLDER}/{name}", data
    yield from ((f"{FOLDER}/{spoken}/{name}", data) for spoken, name, _, data in made)


def _sheets(build: Build) -> Iterator[tuple[str, str, str, bytes]]:
    """Give the sheets for games played together: language, name, title, bytes."""
    for program in build.programs:
        words = language(program.family).vocabulary
        everything = (*program.library, *program.items)
        found = list(sheets(program.items, everything, program.packs, words))
        for spoken in build.languages if found else ():
            teller = Teller(program.all_items(), words, program.packs, spoken)
            for one in found:
                yield spoken, one.name, sheet_title(one, teller), sheet_page(one, teller)


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
