"""The rules pages: the rulebook as a site, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from regola.compilation.artefacts.build import Build
from regola.compilation.language import language
from regola.compilation.played import played_examples
from regola.compilation.samples import samples
from regola.pages import Content, site

__all__ = ["outputs"]

FOLDER = "pages"
"""The folder of the site; each language has one of its own below it."""


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give the pages of all packs; what they build on is named, not printed."""
    contents = [
        Content(
            program.items,
            program.library,
            program.packs,
            language(program.family).vocabulary,
            played_examples(program, build.texts, build.sink),
            (*program.library_catalogues, *program.catalogues),
        )
        for program in build.programs
    ]
    for name, data in site(contents, build.languages, build.sink, samples()):
        yield f"{FOLDER}/{name}", data
