"""List the commands; each is the module of its name beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from argparse import Namespace

    from regola.commands.console import Console
    from regola.commands.parser import Parser

__all__ = ["COMMANDS", "GROUPS", "Command", "command"]

GROUPS: Mapping[str, tuple[str, ...]] = {
    "begin": ("guide", "new", "show", "words", "read"),
    "daily": ("check", "explain", "fmt", "test", "text", "play", "build", "serve"),
    "table": ("book", "card", "print", "export", "playtest", "combos", "compat"),
    "keepers": ("translate", "compare", "migrate", "bundle", "add", "packs", "eject"),
    "programmers": ("patterns", "workbench", "lsp"),
}
"""The commands by what they are for, in the order in which the help shows them."""

COMMANDS = tuple(name for group in GROUPS.values() for name in group)
"""The names of all commands."""


class Command(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: Parser) -> None:
        """Declare the arguments and options with `parser.argument`."""

    def run(self, arguments: Namespace, console: Console) -> int:
        """Do what was asked and return the number to end with (`Exit`)."""


def command(name: str) -> Command:
    """Load the module of a command, and with it what only this command needs."""
    return cast("Command", import_module(f"regola.commands.{name}"))
