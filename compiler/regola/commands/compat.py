"""`regola compat PACK --into GAME`: tell what of one game works in another, and why not."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.meeting import at_hand, count_of, known_name, known_pack
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
    parser.argument("--prove", type=count_of, default=0)
    parser.argument("--format", choices=_FORMATS, default="human")


def run(arguments: Namespace, console: Console) -> int:
    """Tell what becomes of the items of a pack on the boards of a game."""
    from regola.mixing.compatibility import compatibility, home_of
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
    items = _chosen([*first, *others], pack, everything)
    home = home_of(pack, on, found.program.packs)
    report = compatibility(pack, items, on, everything, home)
    teller = found.teller(arguments.lang)
    if arguments.prove:
        report = _proved(report, pack, arguments.prove, found, console)
    _WRITERS[arguments.format](report, teller, found, console)
    return Exit.FOUND if report.is_at_fault else Exit.CLEAN


def _proved(
    report: Compatibility, pack: str, positions: int, found: AtHand, console: Console
) -> Compatibility:
    """Look for positions in which rules act, so many for each."""
    from regola.proving.judging import proved
    from regola.proving.stage import Stage

    stage = Stage(found.program, report.game, (pack,))
    verdicts = []
    with console.progress("progress-items") as progress:
        for one in report.verdicts:
            verdicts.append(proved(one, stage, positions))
            progress.advance()
    return replace(report, verdicts=tuple(verdicts))


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
