"""`regola check`: find all that is wrong with rules files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.findings import Severity, Sink, registry

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the paths, and how findings are shown."""
    parser.argument("paths", nargs="*")


def run(arguments: Namespace, console: Console) -> int:
    """Check the files named, or the folder at hand."""
    from regola.files.library import load
    from regola.findings.catalogue import finding_words
    from regola.findings.render.human import render_human, render_summary
    from regola.findings.wording import diagnose_all

    sink = Sink()
    loaded = load([Path(path) for path in arguments.paths or ["."]], sink)
    sources = {source.path: source for _, source in loaded.sources}
    words = finding_words(arguments.lang)
    diagnostics = list(diagnose_all(sink.sorted(), sources, words, registry()))
    for block in render_human(diagnostics, sources, words, colour=console.colour):
        console.write(block)
    if diagnostics:
        console.write_line(render_summary(diagnostics, words))
    return Exit.FOUND if sink.has_at_least(Severity.WARNING) else Exit.CLEAN
