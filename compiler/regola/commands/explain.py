"""`regola explain CODE`: print the page of one finding."""

from __future__ import annotations

from argparse import Namespace

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import nearest, registry

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the finding to explain."""
    parser.argument("code")


def run(arguments: Namespace, console: Console) -> int:
    """Print the page of a finding, named by code or by slug."""
    from regola.findings.pages import page

    text = page(arguments.code, arguments.lang)
    if text is None:
        raise _unknown(arguments.code)
    if console.colour:
        from regola.commands.colouring import with_coloured_blocks

        text = with_coloured_blocks(text)
    console.write(text)
    return Exit.CLEAN


def _unknown(code: str) -> UsageError:
    entries = list(registry())
    names = [entry.code for entry in entries] + [entry.slug for entry in entries]
    near = nearest(code, names, most=1)
    if near:
        return UsageError("explain-unknown-near", code=code, near=near[0])
    return UsageError("explain-unknown", code=code)
