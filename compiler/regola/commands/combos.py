"""`regola combos GAME…`: look at every race with every power: what cannot work, and why."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.mixed_packs import at_hand, called, count_of, known_name, there
from regola.commands.mixed_reports import MixedReports
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink, nearest

if TYPE_CHECKING:
    from regola.mixing.combinations import Combinations
    from regola.mixing.wording import Teller
    from regola.program.pack import Manifest

__all__ = ["add_arguments", "run"]

_GAMES = 5
"""Games in which what is remarked of a pair is tried, unless the user says how many."""


def add_arguments(parser: Parser) -> None:
    """Declare the games, whether they are mixed, and how the report is written."""
    parser.argument("games", nargs="+")
    parser.argument("--mix", action="store_true")
    parser.argument("--play", type=count_of, default=_GAMES)
    parser.argument("--format", choices=_FORMATS, default="human")


def run(arguments: Namespace, console: Console) -> int:
    """Look at all pairs of each game, or of all games on the boards of the first."""
    found = at_hand(there(arguments.games), console, Sink(), arguments.games)
    if found is None:
        return Exit.FOUND
    known = {head.id: head for head in found.program.packs if head.game}
    named = [called(name, found.ids, found.folders) for name in arguments.games]
    games = [_known(name, known) for name in named]
    teller = found.teller(arguments.lang)
    tables = [games] if arguments.mix else [[game] for game in games]
    made = MixedReports(found, console)
    reports = [made.of_pairs(table, known[table[0]].game) for table in tables]
    if empty := [report for report in reports if not report.cells]:
        raise UsageError("combos-none", game=teller.pack(empty[0].game))
    if arguments.play:
        reports = [made.tried(report, arguments.play) for report in reports]
    if arguments.format in _WRITERS:
        _WRITERS[arguments.format](reports, teller, console)
    else:
        reporter = found.reporter(teller)
        told = (one for report in reports for one in reporter.of_pairs(report))
        found.show(told, arguments.format, console)
    return Exit.FOUND if any(report.counts()["problems"] for report in reports) else Exit.CLEAN


def _known(name: str, known: Mapping[str, Manifest]) -> str:
    """Return a name that is known; else say which games there are, and which packs beside them."""
    packs = [one.id for one in known.values() if not one.is_game]
    if name in known or not packs or nearest(name, known, most=1):
        return known_name(name, list(known), "combos-unknown-game")
    games = sorted(known.keys() - set(packs))
    raise UsageError(
        "combos-unknown-name", name=name, games=", ".join(games), packs=", ".join(sorted(packs))
    )


def _write_human(reports: list[Combinations], teller: Teller, console: Console) -> None:
    from regola.mixing.grouping import lines

    for report in reports:
        for line in lines(report, teller):
            console.write_line(line)


def _write_json(reports: list[Combinations], teller: Teller, console: Console) -> None:
    from regola.mixing.documents import document

    found = [document(report, teller) for report in reports]
    console.write_line(json.dumps(found, ensure_ascii=False, indent=1))


def _write_page(reports: list[Combinations], teller: Teller, console: Console) -> None:
    from regola.mixing.pages import combos_page

    for report in reports:
        console.write(combos_page(report, teller).decode())


_WRITERS: dict[str, Callable[..., None]] = {
    "human": _write_human,
    "json": _write_json,
    "html": _write_page,
}
_FORMATS = (*_WRITERS, "github", "sarif")
