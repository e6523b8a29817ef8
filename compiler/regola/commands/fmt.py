"""`regola fmt`: bring rules files into their one layout."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, exit_of, note, root_of
from regola.commands.loading import add_maximum, add_paths, packs_read, report_nothing
from regola.commands.parser import Parser
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.files.library import ReadPacks
    from regola.sources import Source, Span

__all__ = ["add_arguments", "run"]

_INPUT = "-"
# Writing a file back mends these: they are no faults of its text.
_REWRITTEN = frozenset({"byte-order-mark", "carriage-return"})


def add_arguments(parser: Parser) -> None:
    """Declare what to lay out, and whether to write it."""
    add_paths(parser)
    parser.argument("--check", action="store_true")
    add_maximum(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Lay out the files named, or those below the folder at hand; tell what does not parse."""
    read_with = Sink()
    read = packs_read(arguments, console, read_with, alone=True)
    report_nothing(arguments, read.named, read_with)
    rewritten = {finding.span.path for finding in read_with if finding.slug in _REWRITTEN}
    sink = Sink()
    sink.extend(finding for finding in read_with if finding.slug not in _REWRITTEN)
    changes: list[tuple[Source, str]] = []
    for source, text in _laid_out(read, console, sink):
        if source.path == _INPUT and not arguments.check:
            console.write(text)
        elif text != source.text or source.path in rewritten:
            changes.append((source, text))
    if arguments.check:
        for source, text in changes:
            sink.report("unformatted-file", _first_difference(source, text))
    elif changes or _INPUT not in arguments.paths:
        _write(changes, read, console, sink)
    _tell(read, sink, console)
    return exit_of(sink)


def _first_difference(source: Source, text: str) -> Span:
    """Return the first line that would change."""
    pairs = zip_longest(source.text.split("\n"), text.split("\n"))
    line = next((number for number, (old, new) in enumerate(pairs, 1) if old != new), 1)
    start = source.line_starts[min(line, source.line_count) - 1]
    return source.span(start, start + len(source.line_text(min(line, source.line_count))))


def _laid_out(read: ReadPacks, console: Console, sink: Sink) -> Iterator[tuple[Source, str]]:
    """Give each text with its layout; one that does not parse is left as it is."""
    from regola.compilation.language import language
    from regola.syntax.layout import laid_out

    # What reading could not keep, a byte that is no text, writing back would lose.
    broken = {finding.span.path for finding in sink}
    for family, pack in read.packs:
        parser = language(family).parser
        for source in pack.sources:
            own = Sink()
            parsed = parser.parse(source, own)
            sink.extend(own)
            if own.has_errors or source.path in broken:
                if source.path == _INPUT:
                    console.write(source.text)
                continue
            yield source, laid_out(parsed)


def _write(
    changes: list[tuple[Source, str]], read: ReadPacks, console: Console, sink: Sink
) -> None:
    from regola.files.replacing import Change, replace_files

    roots = {source.path: folder.root for folder, source in read.sources}
    files = [
        Change(read.files[source.path], text.encode(), roots[source.path])
        for source, text in changes
    ]
    if replace_files(files, sink):
        console.note("fmt-done", count=len(files))


def _tell(read: ReadPacks, sink: Sink, console: Console) -> None:
    if len(sink):
        texts = {source.path: source for _, source in read.sources}
        packs = (pack for pack, _ in read.sources)
        note(Shown(findings=sink.sorted(), texts=texts, root=root_of(packs)), console)
