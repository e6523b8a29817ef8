"""List the commands; each is the module of its name beside this file."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from argparse import Namespace

    from regola.commands.console import Console
    from regola.commands.parser import Parser

__all__ = ["COMMANDS", "Command", "command"]

COMMANDS = (
    "new",
    "check",
    "fmt",
    "migrate",
    "build",
    "book",
    "card",
    "print",
    "export",
    "test",
    "play",
    "playtest",
    "compat",
    "combos",
    "text",
    "guide",
    "show",
    "words",
    "translate",
    "compare",
    "bundle",
    "add",
    "packs",
    "eject",
    "patterns",
    "read",
    "explain",
    "lsp",
    "workbench",
    "serve",
)
"""The names of all commands, in the order in which the help shows them."""


class Command(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: Parser) -> None:
        """Declare the arguments and options with `parser.argument`."""

    def run(self, arguments: Namespace, console: Console) -> int:
        """Do what was asked and return the number to end with (`Exit`)."""


def command(name: str) -> Command:
    """Load the module of a command, and with it what only this command needs."""
    return cast("Command", import_module(f"regola.commands.{name}"))
