"""The rule modules: one Python module for each item with rules and each board of a pack."""

from __future__ import annotations

from collections.abc import Iterator

from regola.compilation.artefacts.build import Build
from regola.compilation.games import modules
from regola.compilation.program import Program
from regola.sources import Source

__all__ = ["outputs"]

FOLDER = "regola_games"
"""The folder, and import package, of all games."""


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give the package of all games and the modules of each pack; report what cannot be played."""
    yield f"{FOLDER}/__init__.py", b'"""Rule modules of the games, generated from content."""\n'
    yield f"{FOLDER}/py.typed", b""
    for program in build.programs:
        for path, text in modules(program, _texts(program, build), build.sink):
            yield f"{FOLDER}/{path}", text.encode()


def _texts(program: Program, build: Build) -> dict[str, Source]:
    """Return the texts of a program's items under names that every run gives them."""
    packs = {item.span.path: item.pack for item in program.items}
    return {
        path: Source(f"{pack}/{build.files[path]}", build.texts[path].text)
        for path, pack in packs.items()
    }
