"""`regola export tts|images [ITEM…|PACK]`: components for other tables."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note
from regola.commands.on_the_table import add_choices
from regola.commands.parser import Parser
from regola.commands.places import demand_name, folder_for
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.commands.on_the_table import OnTheTable

__all__ = ["add_arguments", "run"]

_DENSITIES = range(36, 1201)
"""How many dots an inch pictures may have."""


def add_arguments(parser: Parser) -> None:
    """Declare what is exported, for which table, as which pictures."""
    parser.argument("table", choices=("tts", "images"))
    add_choices(parser)
    parser.argument("--picture", choices=("png", "svg"), default="png")
    parser.argument("--points", type=_density, default=300)
    parser.argument("--address", type=_address)
    parser.argument("--out")


def _density(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text[:9]) not in _DENSITIES:
        raise ValueError(text)
    return int(text)


def _address(text: str) -> str:
    if not text.startswith(("https://", "http://", "file:///")) or " " in text:
        raise ValueError(text)
    return text


def run(arguments: Namespace, console: Console) -> int:
    """Make the pictures of what was named, and what the other table reads of them."""
    from regola.commands.on_the_table import on_the_table
    from regola.files.replacing import write_files
    from regola.printing.typesetting import can_typeset

    if not can_typeset():
        raise UsageError("export-no-typst")
    demand_name(arguments.out)
    sink = Sink()
    with console.progress("progress-paper") as progress:
        found = on_the_table(arguments, console, progress, sink)
        progress.advance(step="lay")
        place = folder_for(arguments.out, f"{found.name}-{arguments.lang}-{arguments.table}", sink)
        out = place.path
        made = None if sink.has_errors else _made(found, arguments, out)
    if made is not None:
        write_files({out / name: data for name, data in made.items()}, sink)
    is_refused = made is None or sink.has_errors
    sink.extend(found.aside.findings)
    note(Shown(findings=sink.sorted(), texts=found.texts, root=found.root), console)
    if made is None or is_refused:
        return found.aside.tell_nothing(console)
    place.tell_folder(console)
    console.say("export-written", path=out.as_posix(), pictures=len(made) - 1)
    return found.aside.tell(console)


def _made(found: OnTheTable, arguments: Namespace, out: Path) -> dict[str, bytes]:
    from regola.printing.images import images
    from regola.printing.tabletop_simulator import saved_object

    if arguments.table == "images":
        return images(found.components, found.faces, arguments.picture, arguments.points)
    base = arguments.address or out.resolve().as_uri()
    return saved_object(
        found.title, found.components, found.faces, lambda name: f"{base.rstrip('/')}/{name}"
    )
