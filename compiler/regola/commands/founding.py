"""`regola new pack NAME`: a folder that is a pack, with a first item; a repository with --ci."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from string import Template

import regola
from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.naming import identifier
from regola.commands.taken_names import demand_free, packs_taken
from regola.commands.usage import UsageError
from regola.findings import Sink
from regola.program.names import MAXIMUM_NAME
from regola.resources import dsl_folder, dsl_text, languages

__all__ = ["found_pack"]

_REPOSITORY = "repository"
_OF_REPOSITORY = {
    "workflow.yml": ".github/workflows/regola.yml",
    "pre-commit-config.yaml": ".pre-commit-config.yaml",
    "gitignore": ".gitignore",
}
"""What a repository has beside the pack, and where it stands there."""


def found_pack(arguments: Namespace, game: str, family: str, console: Console) -> int:
    """Write the folder, all of it or nothing; what it holds checks and passes its tests."""
    from regola.files.names import is_there
    from regola.files.new_folders import create_files

    name = identifier(arguments.name)
    demand_free(name, packs_taken(), arguments.name)
    for said in _names(arguments).values():
        if not said.isprintable() or len(said) > MAXIMUM_NAME:
            raise UsageError("new-bad-pack-name", name=said)
    folder = Path(name)
    if is_there(folder):
        raise UsageError("new-taken", path=name)
    files = dict(_files(arguments, name, game, family))
    sink = Sink()
    if not create_files(folder, files, sink):
        note(Shown(findings=sink.sorted(), texts={}), console)
        return Exit.FOUND
    for path in files:
        console.say("new-written", path=f"{name}/{path}")
    return Exit.CLEAN


def _names(arguments: Namespace) -> dict[str, str]:
    return {code: getattr(arguments, code) or arguments.name for code in languages()}


def _files(arguments: Namespace, name: str, game: str, family: str) -> Iterator[tuple[str, bytes]]:
    from regola.files.packs import MANIFEST
    from regola.program.first_manifest import first_manifest

    said = _names(arguments)
    told = {"id": name, "game": game, "version": regola.__version__, "name": said[arguments.lang]}
    yield MANIFEST, first_manifest(name, game, said, arguments.lang).encode()
    read_me = dsl_text("text", arguments.lang, _REPOSITORY, "README.md")
    yield "README.md", Template(read_me).substitute(told).encode()
    for path in _first_items(family, game):
        yield path.name, dsl_text(*path.relative_to(dsl_folder()).parts).encode()
    for own, target in _OF_REPOSITORY.items() if arguments.ci else ():
        yield target, Template(dsl_text(_REPOSITORY, own)).substitute(told).encode()


def _first_items(family: str, game: str) -> list[Path]:
    """
    Return the files with a first item for a game.

    A game whose boards have other terrains than the first of its family has some of its own.
    """
    folder = dsl_folder() / _REPOSITORY / family
    return sorted((folder / game).glob("*.regola")) or sorted(folder.glob("*.regola"))
