"""`regola read "frase…"`: print the rule that a sentence states."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.programs import programs_at_hand
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.reading import Found, Sentences

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the sentence."""
    parser.argument("sentence")


def run(arguments: Namespace, console: Console) -> int:
    """Print the line that says the same, or tell which words are not known."""
    text = " ".join(arguments.sentence.split())
    if not text.strip("."):
        raise UsageError("read-nothing")
    arguments.paths = []
    speakers = list(_speakers(arguments, console))
    exact = next(filter(None, (one.exactly(text) for one in speakers)), None)
    found = exact or _nearest([one.nearly(text) for one in speakers])
    if not found.line:
        _tell(found, console)
        return Exit.FOUND
    console.write_line(found.line)
    if not found.exact:
        console.note("read-as", text=found.said)
    return Exit.CLEAN


def _tell(found: Found, console: Console) -> None:
    if found.unknown:
        words = ", ".join(f"“{word}”" for word in found.unknown)
        console.note("read-unknown", words=words, count=len(found.unknown))
    else:
        console.note("read-no-rule")


def _speakers(arguments: Namespace, console: Console) -> Iterator[Sentences]:
    """Give what reads the sentences of each game, the packs at hand first."""
    from regola.compilation.reading import Sentences
    from regola.text import shipped_language

    language = shipped_language(arguments.lang)
    for program in programs_at_hand(loaded(arguments, console, Sink())):
        games = dict.fromkeys(pack.game for pack in reversed(program.packs) if pack.game)
        for game in games:
            yield Sentences(program, language, game)


def _nearest(found: list[Found]) -> Found:
    """Return what was understood, or that of which the fewest words are not known."""
    return min(found, key=lambda one: (not one.line, len(one.unknown)))
