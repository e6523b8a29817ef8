"""`regola lsp`: answer an editor while somebody writes, over standard input and output."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.commands.usage import UsageError

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare nothing of its own: which language is spoken every command is told."""
    parser.argument("--stdio", action="store_true")


def run(arguments: Namespace, console: Console) -> int:
    """Serve until the editor ends it."""
    if find_spec("pygls") is None:
        raise UsageError("lsp-missing")
    from regola.files.preparing import prepare
    from regola.language_server import language_server

    prepare()
    language_server(arguments.lang, console.words).start_io()
    return Exit.CLEAN
