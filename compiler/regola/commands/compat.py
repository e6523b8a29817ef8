"""`regola compat PACK… --into GAME…`: tell what of packs works in other games, and why not."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.mixed_packs import (
    at_hand,
    called,
    count_of,
    known_name,
    known_pack,
    there,
)
from regola.commands.mixed_reports import MixedReports
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.commands.mixed_packs import AtHand
    from regola.mixing.compatibility import Compatibility
    from regola.mixing.conflicts import Conflict
    from regola.mixing.findings import Told
    from regola.mixing.wording import Teller
    from regola.program.model import Item

    Meeting: TypeAlias = tuple[str, list[Conflict]]

__all__ = ["add_arguments", "run"]

_FORMATS = ("human", "json", "html", "github", "sarif")


@dataclass(frozen=True)
class _Result:
    """What is to be written: a report for each pack in each game, and what packs do together."""

    reports: list[Compatibility]
    meeting: list[Meeting]
    packs: list[str]
    found: AtHand
    teller: Teller

    def told(self) -> Iterator[Told]:
        """Give all that is at fault, or else worth to be known, as findings."""
        reporter = self.found.reporter(self.teller)
        for report in self.reports:
            yield from reporter.of_items(report)
        for game, conflicts in self.meeting:
            yield from reporter.of_conflicts(game, conflicts)


def add_arguments(parser: Parser) -> None:
    """Declare the pack, the game that it is to work in, and how it is told."""
    parser.argument("pack", nargs="+")
    parser.argument("--into", nargs="+", action="extend", required=True)
    parser.argument("--prove", type=count_of, default=0)
    parser.argument("--keep", type=Path)
    parser.argument("--format", choices=_FORMATS, default="human")


def run(arguments: Namespace, console: Console) -> int:
    """Tell what becomes of the items of packs on the boards of games."""
    asked = (*arguments.pack, *arguments.into)
    found = at_hand(there(arguments.pack), console, Sink(), asked)
    if found is None:
        return Exit.FOUND
    packs, games, names = _asked(arguments, found)
    made = MixedReports(found, console)
    whole = made.of_packs(packs, games)
    reports = [_chosen(one, names, found) for one in whole]
    if arguments.prove:
        reports = made.proved(reports, arguments.prove)
    meeting = [made.together(game, packs, reports) for game in games if len(packs) > 1]
    result = _Result(reports, meeting, packs, found, found.teller(arguments.lang))
    _write(result, arguments.format, console)
    if arguments.keep is not None and not _kept(arguments.keep, result, console):
        return Exit.FOUND
    at_fault = any(one.is_at_fault for one in reports) or any(some for _, some in meeting)
    return Exit.FOUND if at_fault else Exit.CLEAN


def _kept(folder: Path, result: _Result, console: Console) -> bool:
    """Write examples of the conflicts; tell whether nothing was in the way."""
    from regola.commands.conflicts_kept import keep_conflicts
    from regola.commands.findings_shown import Shown, note

    sink = keep_conflicts(folder, result.meeting, result.found, result.teller, console)
    note(Shown(findings=sink.sorted(), texts={}), console)
    return not sink.has_errors


def _asked(arguments: Namespace, found: AtHand) -> tuple[list[str], list[str], list[str]]:
    """Return the packs and games that are named, and the items; the first of each must be one."""
    games = sorted(head.id for head in found.program.packs if head.is_game)
    (name, *more), (into, *others) = arguments.pack, arguments.into
    packs = [known_pack(name, found)]
    packs += [known_pack(one, found) for one in more if _is_pack(one, found)]
    hosts = [known_name(into, games, "compat-unknown-game")]
    hosts += [one for one in others if one in games]
    items = [one for one in more if not _is_pack(one, found)]
    items += [one for one in others if one not in games]
    known = [item for pack in packs for item in _called(pack, found)]
    if not known:
        raise UsageError("compat-nothing", pack=packs[0])
    for one in items:
        known_name(one, known, "compat-unknown-item")
    return list(dict.fromkeys(packs)), list(dict.fromkeys(hosts)), items


def _is_pack(name: str, found: AtHand) -> bool:
    return called(name, found.ids, found.folders) in found.ids


def _called(pack: str, found: AtHand) -> dict[str, Item]:
    """Return the items of a pack that a table draws by all that they may be called."""
    from regola.mixing.verdicts import played_items

    items = played_items(found.items, [pack])
    known = {name: item for item in items for name in (item.id, item.title, item.reference)}
    return known | {f"{item.kind}/{item.id}": item for item in items}


def _chosen(report: Compatibility, names: list[str], found: AtHand) -> Compatibility:
    """Return a report on the items that are named, or on all."""
    called_so = _called(report.pack, found)
    wanted = {called_so[name].reference for name in names if name in called_so}
    kept = (one for one in report.verdicts if not names or one.item.reference in wanted)
    return replace(report, verdicts=tuple(kept))


def _write(result: _Result, form: str, console: Console) -> None:
    if form in _WRITERS:
        _WRITERS[form](result, console)
    else:
        result.found.show(result.told(), form, console)


def _write_human(result: _Result, console: Console) -> None:
    from regola.mixing.compatibility import conflict_lines, lines, matrix_lines, overview
    from regola.mixing.conflicts import matrix

    many, teller = len(result.reports) > 1, result.teller
    told = [*overview(result.reports, teller)] if many else []
    for report in result.reports:
        told += lines(report, teller, only_faults=many)
    for game, found in result.meeting:
        told += conflict_lines(game, found, teller)
        told += matrix_lines(game, matrix(result.packs, found), teller)
    for line in told:
        console.write_line(line)


def _write_json(result: _Result, console: Console) -> None:
    from regola.mixing.compatibility import conflict_document, document
    from regola.mixing.conflicts import matrix

    teller = result.teller
    told: Any = [document(report, teller) for report in result.reports]
    if len(told) == 1:
        (told,) = told
    else:
        found = [
            conflict_document(game, one, teller) for game, some in result.meeting for one in some
        ]
        cells = [
            {"game": game, "packs": list(pair), "conflicts": count}
            for game, some in result.meeting
            for pair, count in matrix(result.packs, some).items()
        ]
        told = {"tables": told, "conflicts": found, "matrix": cells}
    console.write_line(json.dumps(told, ensure_ascii=False, indent=1))


def _write_page(result: _Result, console: Console) -> None:
    from regola.mixing.pages import compat_page, many_page

    reports, teller = result.reports, result.teller
    if len(reports) == 1:
        console.write(compat_page(reports[0], teller).decode())
    else:
        console.write(many_page(reports, result.meeting, result.packs, teller).decode())


_WRITERS: dict[str, Callable[[_Result, Console], None]] = {
    "human": _write_human,
    "json": _write_json,
    "html": _write_page,
}
"""The formats that are not those of findings."""
