"""`regola print [ITEM…|PACK]`: sheets to print and cut out."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note
from regola.commands.on_the_table import add_choices
from regola.commands.parser import Parser
from regola.commands.places import demand_name, place_for
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.commands.on_the_table import OnTheTable
    from regola.printing.sheets import Printing

__all__ = ["add_arguments", "run"]

_PAPERS = ("a4", "letter")
_TURNS = ("long", "short", "none")


def add_arguments(parser: Parser) -> None:
    """Declare what is printed, on what, turned how, in which languages."""
    add_choices(parser)
    parser.argument("--paper", choices=_PAPERS, default=_PAPERS[0])
    parser.argument("--backs", choices=_TURNS, default=_TURNS[0])
    parser.argument("--cut", action="store_true")
    parser.argument("--out")


def run(arguments: Namespace, console: Console) -> int:
    """Lay out the sheets of what was named, and write them."""
    from regola.commands.on_the_table import on_the_table
    from regola.files.replacing import write_files
    from regola.printing.typesetting import can_typeset

    if not can_typeset():
        raise UsageError("print-no-typst")
    demand_name(arguments.out)
    sink = Sink()
    with console.progress("progress-paper") as progress:
        found = on_the_table(arguments, console, progress, sink)
        progress.advance(step="lay")
        out = place_for(arguments.out, f"{found.name}-{arguments.lang}-print.pdf", sink)
        made = None if sink.has_errors else _made(found, arguments)
    if made is not None:
        write_files(_files(made, out.path, arguments, found), sink)
    is_refused = made is None or sink.has_errors
    sink.extend(found.aside.findings)
    note(Shown(findings=sink.sorted(), texts=found.texts, root=found.root), console)
    if made is None or is_refused:
        return found.aside.tell_nothing(console)
    _tell(found, made, console)
    out.tell(console)
    if arguments.cut:
        _tell_cut_lines(made, out.path, console)
    return found.aside.tell(console)


def _made(found: OnTheTable, arguments: Namespace) -> Printing:
    from regola.printing.sheets import Stack, printing

    stack = Stack(found.components, arguments.paper, arguments.backs, found.title)
    return printing(stack, found.faces, found.shapes)


def _files(made: Printing, out: Path, arguments: Namespace, found: OnTheTable) -> dict[Path, bytes]:
    from regola.printing.cutting import cut_lines

    files = {out: made.pdf}
    paper = found.shapes.papers[arguments.paper]
    for number, sheet in enumerate(made.sheets if arguments.cut else (), start=1):
        files[_cut_lines_of(out, number)] = cut_lines(sheet, paper)
    return files


def _tell_cut_lines(made: Printing, out: Path, console: Console) -> None:
    """Name the first and the last of the files that a cutting machine follows."""
    numbers = dict.fromkeys((1, len(made.sheets))) if made.sheets else ()
    paths = [_cut_lines_of(out, number).as_posix() for number in numbers]
    if paths:
        console.say("print-cut-lines", path=" … ".join(paths), count=len(made.sheets))


def _cut_lines_of(out: Path, number: int) -> Path:
    return out.with_name(f"{out.stem}-cut-{number}.svg")


def _tell(found: OnTheTable, made: Printing, console: Console) -> None:
    """Tell how many there are of what, and how much paper it takes."""
    counts: Counter[str] = Counter()
    for one in found.components:
        counts[one.form] += one.count
    for form, count in counts.items():
        console.say("print-listed", count=count, form=form)
    console.say("print-papers", papers=made.papers)
