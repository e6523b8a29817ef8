"""Start the command that the command line names."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from regola.commands.collector import relaxed
from regola.commands.console import Console
from regola.commands.guard import guarded
from regola.commands.language import chosen_language, command_words
from regola.commands.parser import PROGRAM, command_named, parse
from regola.commands.registry import COMMANDS, command
from regola.commands.usage import UsageError

__all__ = ["main"]


def main(given: Sequence[str] | None = None) -> int:
    """Run one command line, that of the process if none is given, and return its exit code."""
    relaxed()
    words_given = sys.argv[1:] if given is None else given
    language = chosen_language(words_given, os.environ)
    console = Console.of_process(command_words(language))
    if given is None and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        # While all this was loaded, `regola.commands.start` ended the run at once.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    code = guarded(lambda: _run(words_given, console), console, _called(words_given))
    if given is None:
        # What was done has been told: to end the process now would only change its number.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def _run(given: Sequence[str], console: Console) -> int:
    arguments = parse(given, console.words)
    arguments.lang = console.words.language
    _look_where_it_runs()
    return command(arguments.command).run(arguments, console)


def _look_where_it_runs() -> None:
    try:
        Path.cwd()
    except FileNotFoundError:
        raise UsageError("folder-gone") from None


def _called(given: Sequence[str]) -> str:
    name = command_named(given)
    return f"{PROGRAM} {name}" if name in COMMANDS else PROGRAM
