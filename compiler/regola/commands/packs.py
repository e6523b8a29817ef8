"""`regola packs [FOLDER]`: the packs at hand, or those that a folder of archives offers."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.comparing.edition import Edition
    from regola.comparing.report import Say
    from regola.files.bundles import Bundle
    from regola.program.pack import Manifest

__all__ = ["add_arguments", "run"]

_FORMATS = ("human", "json")


@dataclass(frozen=True, slots=True)
class _Row:
    """A pack as it is listed; ``changes`` are the items that are other than in ``since``."""

    id: str
    version: str
    name: str
    licence: str
    game: str
    needs: tuple[str, ...]
    path: str
    since: str = ""
    changes: tuple[str, ...] = ()


def add_arguments(parser: Parser) -> None:
    """Declare the folder of archives, and how it is listed."""
    parser.argument("folder", nargs="?", type=Path)
    parser.argument("--format", choices=_FORMATS, default="human")


def run(arguments: Namespace, console: Console) -> int:
    """List the packs; of archives also what each changes, against the version before it."""
    sink = Sink()
    with console.progress("progress-packs"):
        rows = list(_rows(arguments, console.words.say, sink))
    note(Shown(findings=sink.sorted(), texts={}), console)
    if not rows and not sink.has_errors:
        raise UsageError("packs-none", path=str(arguments.folder or "."))
    if arguments.format == "json":
        told = [asdict(row) for row in rows]
        console.write_line(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        for row in rows:
            _tell(row, console)
    return Exit.FOUND if sink.has_errors else Exit.CLEAN


def _rows(arguments: Namespace, say: Say, sink: Sink) -> Iterator[_Row]:
    if arguments.folder is None:
        return _of_here(arguments.lang)
    return _of_index(arguments.folder, arguments.lang, say, sink)


def _of_here(language: str) -> Iterator[_Row]:
    from regola.files.library import official_packs, read_packs
    from regola.files.packs import at_hand

    read = read_packs(at_hand(Sink()), Sink())
    folders = {name: path for path, name in read.folders.items()}
    for _, pack in read.packs:
        head = pack.manifest
        path = folders.get(head.id)
        yield _row(head, language, path.as_posix() if path is not None else "")
    for head in official_packs():
        yield _row(head, language, "")


def _row(head: Manifest, language: str, path: str) -> _Row:
    needs = tuple(f"{name} {head.ranges.get(name, '')}".strip() for name in head.needs)
    name = head.names.get(language, head.id)
    return _Row(head.id, head.version, name, head.licence, head.game, needs, path)


def _of_index(folder: Path, language: str, say: Say, sink: Sink) -> Iterator[_Row]:
    """Give the packs of a folder of archives, versions of one in their order."""
    from dataclasses import replace

    from regola.files.bundles import archives_in, opened
    from regola.program.versions import version_of

    read = (opened(path, sink) for path in archives_in(folder))
    found = [one for one in read if one is not None]
    found.sort(key=lambda one: (one.head.id, version_of(one.head.version)))
    before: tuple[Bundle, Edition] | None = None
    for one in found:
        now = _edition(one, sink)
        row = _row(one.head, language, one.origin)
        if before is not None and before[0].head.id == one.head.id:
            changes = tuple(_changes(before[1], now, language, say))
            row = replace(row, since=before[0].head.version, changes=changes)
        before = one, now
        yield row


def _edition(bundle: Bundle, sink: Sink) -> Edition:
    from regola.comparing.edition import Edition
    from regola.files.archives import laid_out
    from regola.files.editions import edition_of
    from regola.files.library import load

    files = {f"{bundle.head.id}/{name}": data for name, data in bundle.files.items()}
    found = Sink()
    with laid_out(files, found) as top:
        sink.extend(found)
        return Edition({}) if found.has_errors else edition_of(load([top], Sink()))


def _changes(old: Edition, new: Edition, language: str, say: Say) -> Iterator[str]:
    """Give the printed names of the items that are other than before."""
    from regola.comparing.consequences import consequences
    from regola.comparing.differences import differences
    from regola.comparing.report import Comparison, printed_name

    found = tuple(differences(old, new))
    comparison = Comparison(old, new, found, consequences(found, old, new, {}))
    items = dict.fromkeys(one.item for one in found if not one.follows)
    return (printed_name(item, comparison, language, say) for item in items)


def _tell(row: _Row, console: Console) -> None:
    told = (f"{row.id} {row.version}", row.name, row.licence or "-", row.path)
    console.write_line("  ".join(told).rstrip())
    if row.needs:
        console.say("packs-needs", needs=", ".join(row.needs))
    if row.since:
        items = ", ".join(row.changes) or "-"
        console.say("packs-changes", since=row.since, items=items)
