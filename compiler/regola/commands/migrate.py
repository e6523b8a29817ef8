"""`regola migrate`: write in the forms of this version what was written for an earlier one."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, exit_of, note, root_of
from regola.commands.loading import add_maximum, add_paths, packs_read, report_nothing
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regola.files.library import ReadPacks
    from regola.findings import Finding
    from regola.sources import Source

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare what to rewrite."""
    add_paths(parser)
    add_maximum(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Rewrite the files named, or those below the folder at hand: all of them or none."""
    if "-" in arguments.paths:
        raise UsageError("migrate-input")
    sink = Sink()
    read = packs_read(arguments, console, sink, alone=True)
    report_nothing(arguments, read.named, sink)
    texts = {source.path: source for _, source in read.sources}
    # What reading could not keep, writing back would lose: then nothing is written.
    if not sink.has_errors:
        _rewrite(_outdated(read), read, texts, console, sink)
    if len(sink):
        root = root_of(pack for pack, _ in read.sources)
        note(Shown(findings=sink.sorted(), texts=texts, root=root), console)
    return exit_of(sink)


def _outdated(read: ReadPacks) -> list[Finding]:
    from regola.compilation.language import language

    return [
        finding
        for family, pack in read.packs
        for source in pack.sources
        if source.path in read.named
        for finding in language(family).parser.outdated(source)
    ]


def _rewrite(
    findings: list[Finding],
    read: ReadPacks,
    texts: Mapping[str, Source],
    console: Console,
    sink: Sink,
) -> None:
    from regola.files.replacing import Change, replace_files
    from regola.findings.fixes import apply_fixes

    mended = apply_fixes(findings, texts)
    roots = {source.path: folder.root for folder, source in read.sources}
    changes = [
        Change(read.files[path], text.encode(), roots[path]) for path, text in mended.texts.items()
    ]
    if not replace_files(changes, sink):
        return
    for finding in mended.fixed:
        facts = dict(finding.arguments)
        line, column = texts[finding.span.path].position(finding.span.start)
        place = f"{finding.span.path}:{line}:{column}"
        console.say("migrate-form", place=place, old=str(facts["old"]), now=str(facts["now"]))
    console.note("migrate-done", count=len(mended.fixed))
