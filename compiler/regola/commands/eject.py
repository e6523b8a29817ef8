"""`regola eject GAME`: a copy of a game that ships with Regola, as a pack of one's own."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.mixed_packs import known_name
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.files.packs import CATALOGUE_SUFFIX, MANIFEST, RULES_SUFFIX
from regola.findings import Sink
from regola.program.identifiers import is_identifier

if TYPE_CHECKING:
    from regola.files.bundles import Bundle

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the game, and the id of the copy."""
    parser.argument("game")
    parser.argument("--as", dest="name")


def run(arguments: Namespace, console: Console) -> int:
    """Write the copy into a folder of its id; nothing where something stands there."""
    from regola.files.library import official_manifests
    from regola.files.names import is_there
    from regola.files.new_folders import create_files

    shipped = official_manifests()
    folders = {head.id: name for name, head in shipped.items() if head.is_game}
    known_name(arguments.game, sorted(folders), "eject-unknown")
    name = arguments.name or f"my_{arguments.game}"
    taken = {head.id for head in shipped.values()}
    if not is_identifier(name) or name in taken:
        raise UsageError("eject-no-id", name=name)
    if is_there(Path(name)):
        raise UsageError("eject-taken", path=name)
    sink = Sink()
    bundle = _official(folders[arguments.game], sink)
    done = bundle is not None and create_files(Path(name), _renamed(bundle, name), sink)
    note(Shown(findings=sink.sorted(), texts={}), console)
    if done:
        console.say("eject-done", game=arguments.game, path=name)
    return Exit.CLEAN if done else Exit.FOUND


def _official(folder: str, sink: Sink) -> Bundle | None:
    from regola.files.bundles import bundle_of_folder
    from regola.files.packs import PackFolder
    from regola.resources import content_folder

    return bundle_of_folder(PackFolder(content_folder() / folder, declared=True), folder, sink)


_GAME = re.compile(r"^game:.*", re.MULTILINE)
_CONTEXT = re.compile(r"^msgctxt .*", re.MULTILINE)
_QUOTED = re.compile(r'("[^"\n]*")')


def _renamed(bundle: Bundle, name: str) -> dict[str, bytes]:
    """
    Return the files with the id of the copy in the place of the pack's.

    Everywhere it is replaced where it begins a reference; as a word by itself it is one only
    outside of what is said to people.
    """
    old = re.escape(bundle.head.id)
    reference, word = re.compile(rf"\b{old}(?=/)"), re.compile(rf"\b{old}\b")
    found: dict[str, bytes] = {}
    for path, data in bundle.files.items():
        text = reference.sub(name, data.decode("utf-8"))
        if path == MANIFEST:
            text = re.sub(rf"^(id:\s*){old}\b", rf"\g<1>{name}", text, flags=re.MULTILINE)
            text = _GAME.sub(rf"\g<0>\nterms: {bundle.head.id}", text)
        elif path.endswith(CATALOGUE_SUFFIX):
            text = _CONTEXT.sub(lambda line: word.sub(name, line[0]), text)
        elif path.endswith(RULES_SUFFIX):
            pieces = _QUOTED.split(text)
            text = "".join(one if one.startswith('"') else word.sub(name, one) for one in pieces)
        found[path] = text.encode()
    return found
