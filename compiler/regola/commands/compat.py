"""`regola compat PACK --into GAME`: tell what of one game works in another, and why not."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.meeting import at_hand, known_name, known_pack
from regola.commands.parser import Parser
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.commands.meeting import AtHand
    from regola.mixing.compatibility import Compatibility
    from regola.mixing.telling import Teller
    from regola.program.model import Item

__all__ = ["add_arguments", "run"]

_FORMATS = ("human", "json", "html")


def add_arguments(parser: Parser) -> None:
    """Declare the pack, the game that it is to work in, and how it is told."""
    parser.argument("pack", nargs="+")
    parser.argument("--into", nargs="+", action="extend", required=True)
    parser.argument("--format", choices=_FORMATS, default="human")


def run(arguments: Namespace, console: Console) -> int:
    """Tell what becomes of the items of a pack on the boards of a game."""
    from regola.mixing.compatibility import compatibility
    from regola.mixing.ground import ground
    from regola.mixing.in_play import mixture

    (name, *first), (into, *others) = arguments.pack, arguments.into
    found = at_hand([Path(name)], console, Sink())
    if found is None:
        return Exit.FOUND
    pack = known_pack(name, found)
    games = sorted(head.id for head in found.program.packs if head.is_game)
    game = known_name(into, games, "compat-unknown-game")
    mixed = mixture(found.program.packs, game, [pack])
    everything = found.items
    on = ground(everything, mixed, found.vocabulary)
    report = compatibility(pack, _chosen([*first, *others], pack, everything), on, everything)
    teller = found.teller(arguments.lang)
    _WRITERS[arguments.format](report, teller, found, console)
    return Exit.FOUND if report.counts()["senseless"] else Exit.CLEAN


def _chosen(names: list[str], pack: str, everything: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the items of a pack that were named, all without names."""
    from regola.mixing.verdicts import played_items

    items = played_items(everything, [pack])
    if not names:
        return items
    called = {name: item for item in items for name in (item.id, item.title, item.reference)}
    called |= {f"{item.kind}/{item.id}": item for item in items}
    for name in names:
        known_name(name, list(called), "compat-unknown-item")
    wanted = {called[name].reference for name in names}
    return tuple(item for item in items if item.reference in wanted)


def _write_human(report: Compatibility, teller: Teller, _found: AtHand, console: Console) -> None:
    from regola.mixing.compatibility import lines

    for line in lines(report, teller):
        console.write_line(line)


def _write_json(report: Compatibility, teller: Teller, _found: AtHand, console: Console) -> None:
    from regola.mixing.compatibility import document

    console.write_line(json.dumps(document(report, teller), ensure_ascii=False, indent=1))


def _write_page(report: Compatibility, teller: Teller, _found: AtHand, console: Console) -> None:
    from regola.mixing.pages import compat_page

    console.write(compat_page(report, teller).decode())


_WRITERS = {"human": _write_human, "json": _write_json, "html": _write_page}
