"""`regola guide [PAGE]`: open the documentation for designers, or print it."""

from __future__ import annotations

import os
from argparse import Namespace

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.resources import guide_page, guide_pages

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the page, the first one unless told otherwise."""
    parser.argument("page", nargs="?", choices=guide_pages(), default=guide_pages()[0])
    parser.argument("--print", action="store_true")


def run(arguments: Namespace, console: Console) -> int:
    """Open a page in what the terminal reads long texts with; elsewhere print it."""
    text = guide_page(arguments.lang, arguments.page)
    if console.colour:
        from regola.commands.colouring import with_coloured_blocks

        text = with_coloured_blocks(text)
    if console.interactive and not arguments.print:
        from pydoc import pager

        # Without it the pager that most machines have shows what colours as letters.
        os.environ.setdefault("LESS", "R")
        pager(text)
    else:
        console.write(text)
    return Exit.CLEAN
