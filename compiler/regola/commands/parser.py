"""Read the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TextIO, cast

import regola
from regola.commands.argparse_words import speaking
from regola.commands.language import OPTION
from regola.commands.output import send
from regola.commands.registry import COMMANDS, GROUPS, command
from regola.commands.usage import UsageError
from regola.localisation import Words
from regola.resources import languages

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

__all__ = ["PROGRAM", "Parser", "command_named", "parse"]

PROGRAM = "regola"

_WITHOUT_VALUE = ("help", "version", "store_true", "store_false", "store_const", "count")


class _NeedsWordsError(Exception):
    """Raised when help or a complaint is due and the parser was built without words."""


class _Group(Protocol):
    add_argument: Callable[..., argparse.Action]


class Parser(argparse.ArgumentParser):
    """
    The parser of one command, or the outer one that leads to them.

    Built without words it parses, but can neither help nor complain: a run that does neither does
    not load the words of any language.
    """

    def __init__(self, program: str, words: Words | None, command_name: str = "") -> None:
        """Take the name the command is called by, and its id in the messages."""
        about = words.say(command_name or "regola") if words else None
        super().__init__(prog=program, description=about, add_help=False, allow_abbrev=False)
        # Python 3.14 would colour the help, by words of its own language.
        self.color = False
        self._words = words
        self._name = command_name or "regola"
        self.argument("-h", "--help", action="help", shared=True)
        self.argument(OPTION, choices=languages(), shared=True, default=argparse.SUPPRESS)

    def argument(
        self, *names: str, within: _Group | None = None, shared: bool = False, **options: Any
    ) -> argparse.Action:
        """
        Declare an argument or option.

        Its help is the message `COMMAND-NAME` of `commands.ftl`; the name of its value, if it takes
        one that is no choice, is the attribute `.name` of that message. `within` is a group of this
        parser; `shared` ones have the same words in all commands (`regola-NAME`). `options` are
        those of `argparse.ArgumentParser.add_argument`.
        """
        if self._words:
            owner = "regola" if shared else self._name
            identifier = f"{owner}-{names[-1].strip('-')}"
            options["help"] = self._words.say(identifier).replace("%", "%%")
            if "choices" not in options and options.get("action") not in _WITHOUT_VALUE:
                options["metavar"] = self._words.say(f"{identifier}.name")
        return (within or self).add_argument(*names, **options)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Show the help, in the language of the user."""
        if self._words is None:
            raise _NeedsWordsError
        # The inherited method would hide that the output is lost.
        send(cast("TextIO", file or sys.stdout), self.format_help())

    def error(self, message: str) -> NoReturn:
        """Complain about the command line, in the language of the user."""
        if self._words is None:
            raise _NeedsWordsError
        raise UsageError("usage-argument", message=message)


class _Outer(Parser):
    """The parser that leads to the commands; its help shows them by what they are for."""

    def format_help(self) -> str:
        """Return the help: where to begin, the commands in their groups, the options."""
        if self._words is None:
            return super().format_help()
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        formatter.add_text(self._words.say("regola-begin"))
        for group, names in GROUPS.items():
            told = [_Told(name, self._words.say(name)) for name in names]
            _add_section(formatter, self._words.say(f"commands-{group}"), told)
        options = [one for one in self._actions if one.option_strings]
        _add_section(formatter, self._words.say("argparse-options"), options)
        return formatter.format_help()


class _Told(argparse.Action):
    """A command as a line of the help."""

    def __init__(self, name: str, summary: str) -> None:
        super().__init__([], name, help=summary.replace("%", "%%"), metavar=name)

    def __call__(self, *_told: Any) -> None:
        """Do nothing: it is only shown."""


def _add_section(
    formatter: argparse.HelpFormatter, title: str, actions: Sequence[argparse.Action]
) -> None:
    formatter.start_section(title)
    formatter.add_arguments(actions)
    formatter.end_section()


def parse(given: Sequence[str], words: Words) -> argparse.Namespace:
    """
    Return the arguments; `command` among them names the command.

    Raises:
        UsageError: The command line makes no sense.
        SystemExit: Help or version was asked for and has been printed.
    """
    name = command_named(given)
    if name is not None and name not in COMMANDS:
        raise _unknown(name)
    try:
        return _outer(name, None).parse_args(given)
    except _NeedsWordsError:
        with speaking(words):
            return _outer(name, words).parse_args(given)


def command_named(given: Sequence[str]) -> str | None:
    """Find the word that stands for a command, so that no other command need be loaded."""
    after_option = False
    for word in given:
        if not after_option and not word.startswith("-"):
            return word
        after_option = word == OPTION
    return None


def _outer(chosen: str | None, words: Words | None) -> Parser:
    """Build the parser of the command that was chosen; the others are but named."""
    parser = _Outer(PROGRAM, words)
    version = f"{PROGRAM} {regola.__version__}"
    parser.argument("--version", action="version", version=version, shared=True)
    commands = parser.add_subparsers(
        dest="command",
        required=True,
        metavar=words.say("regola-command.name") if words else None,
        parser_class=_inner_class(words),
    )
    for name in COMMANDS:
        inner = commands.add_parser(name, help=words.say(name) if words else None)
        if name == chosen:
            command(name).add_arguments(inner)
    return parser


def _inner_class(words: Words | None) -> type[Parser]:
    # From Python 3.14 on the factory is also told how help is to be coloured.
    def inner(*, prog: str, **_as_the_outer: Any) -> Parser:
        return Parser(prog, words, prog.removeprefix(PROGRAM).strip())

    # argparse calls it and asks no more of it, though its annotation wants a class.
    return cast("type[Parser]", inner)


def _unknown(word: str) -> UsageError:
    from regola.findings import nearest

    near = nearest(word, COMMANDS, most=1)
    if near:
        return UsageError("usage-command-near", command=word, near=near[0])
    return UsageError("usage-command", command=word)
