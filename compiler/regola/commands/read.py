"""`regola read "frase…"`: print the rule that a sentence states."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.programs import programs_at_hand
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.compilation.reading import Found, Sentences

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the sentence, and where its words are looked for."""
    parser.argument("sentence", nargs="+")
    parser.argument("--in", action="append", dest="paths", default=[])


def run(arguments: Namespace, console: Console) -> int:
    """Print the line that says the same, or tell which words are not known."""
    text = " ".join(" ".join(arguments.sentence).split())
    if not text.strip("."):
        raise UsageError("read-nothing")
    sink = Sink()
    found = loaded(arguments, console, sink)
    if arguments.paths and sink.has_errors:
        note(Shown(findings=sink.sorted(), texts=found.texts), console)
        if not found.programs:
            return Exit.FOUND
    # In a pack, a sentence of a family of games that it is not for would not check there.
    at_hand = found.programs or programs_at_hand(found)
    speakers = _speakers(at_hand, found.programs, arguments.lang)
    found_by = [one.readings(text) for one in speakers]
    exact = tuple(one for readings in found_by for one in readings if one.exact)
    readings = exact or _nearest(found_by)
    if not readings[0].line:
        _tell(readings[0], console)
        return Exit.FOUND
    # What several games read in the same way is one reading.
    _show({one.line: one for one in readings}, console)
    return Exit.CLEAN


def _show(readings: Mapping[str, Found], console: Console) -> None:
    """Print the rules; where there are several, each below the sentence that says it."""
    several = len(readings) > 1
    if several:
        console.note("read-several", count=len(readings))
    for line, one in readings.items():
        if several:
            console.write_line(f"# {one.said}")
        elif not one.exact:
            console.note("read-as", text=one.said)
        console.write_line(line)


def _tell(found: Found, console: Console) -> None:
    """Tell why nothing was understood."""
    for word, near in found.unknown:
        if near:
            words = ", ".join(console.words.say("read-word", word=one) for one in near)
            console.note("read-unknown-near", word=word, near=words)
        else:
            console.note("read-unknown", word=word)
    if not found.unknown:
        console.note("read-no-rule")
    if found.nearest:
        console.note("read-nearest", text=found.nearest)


def _speakers(
    programs: Iterable[Program], own: Collection[Program], language: str
) -> Iterator[Sentences]:
    """Give what reads the sentences of each game, the packs at hand (`own`) first."""
    from regola.compilation.reading import Sentences
    from regola.text import shipped_language

    for program in programs:
        games = dict.fromkeys(pack.game for pack in reversed(program.packs) if pack.game)
        packs = tuple(dict.fromkeys(item.pack for item in program.items if program in own))
        for game in games:
            yield Sentences(program, shipped_language(language), game, packs)


def _nearest(found: list[tuple[Found, ...]]) -> tuple[Found, ...]:
    """Return what was understood, or that of which the fewest words are not known."""
    return min(found, key=lambda one: (not one[0].line, len(one[0].unknown)))
