"""
`regola lsp`: answer an editor while somebody writes, over standard input and output.

`regola lsp --out FOLDER` writes the same server for an editor that lives in a browser.
"""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.commands.workbench import python_files
from regola.findings import Sink

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare how it is spoken to; which language is spoken every command is told."""
    parser.argument("--stdio", action="store_true")
    parser.argument("--out", type=Path)
    parser.argument("--pyodide", type=Path)


def run(arguments: Namespace, console: Console) -> int:
    """Serve until the editor ends it, or write what serves in a browser."""
    if find_spec("pygls") is None:
        raise UsageError("lsp-missing")
    if arguments.out is not None:
        return _laid(arguments, console)
    from regola.files.preparing import prepare
    from regola.language_server import language_server

    prepare()
    language_server(arguments.lang, console.words).start_io()
    return Exit.CLEAN


def _laid(arguments: Namespace, console: Console) -> int:
    """Write Python for browsers and Regola into a folder; all of it or nothing."""
    from regola.files.packages import SERVER, whole
    from regola.files.writing import write_build

    sink = Sink()
    files = {f"pyodide/{name}": data for name, data in python_files(arguments.pyodide).items()}
    files["regola.zip"] = whole(SERVER)
    if write_build(arguments.out, iter(files.items()), sink) is None:
        note(Shown(findings=sink.sorted(), texts={}), console)
        return Exit.FOUND
    console.say("lsp-written", path=arguments.out.as_posix())
    return Exit.CLEAN
