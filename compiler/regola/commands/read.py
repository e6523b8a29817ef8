"""`regola read "frase…"`: print the rule that a sentence states."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, diagnosed, note
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.programs import programs_at_hand
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.compilation.reading import Found, Sentences
    from regola.files.library import Loaded
    from regola.sources import Span

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
    speakers = tuple(_speakers(at_hand, found, arguments.lang))
    found_by = [one.readings(text) for one in speakers]
    exact = tuple(one for readings in found_by for one in readings if one.exact)
    readings = exact or _nearest(found_by)
    if not readings[0].line:
        _tell(readings[0], found, console)
        return Exit.FOUND
    # What several games read in the same way is one reading.
    by_line = {one.line: one for one in readings}
    legal = {line: one for line, one in by_line.items() if _is_legal(line, speakers)}
    if not legal:
        _tell_refused(next(iter(by_line)), speakers, console)
        return Exit.FOUND
    _show(legal, console)
    return Exit.CLEAN


def _is_legal(line: str, speakers: Iterable[Sentences]) -> bool:
    """Tell whether some game at hand has nothing against a rule: another is never printed."""
    return any(not one.against(line)[1] for one in speakers)


def _tell_refused(line: str, speakers: Iterable[Sentences], console: Console) -> None:
    """Tell why no rule states what a sentence says, without the rule, which would be refused."""
    source, findings = min((one.against(line) for one in speakers), key=lambda one: len(one[1]))
    told = diagnosed(Shown(findings=findings[:1], texts={source.path: source}), console)
    console.note("read-refused", reason=next((one.hint for one in told if one.hint), ""))


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


def _tell(read: Found, found: Loaded, console: Console) -> None:
    """Tell why nothing was understood, and show the rule whose sentence is nearest."""
    for word, near in read.unknown:
        if near:
            words = ", ".join(console.words.say("read-word", word=one) for one in near)
            console.note("read-unknown-near", word=word, near=words)
        else:
            console.note("read-unknown", word=word)
    if read.part:
        console.note("read-part", text=read.part)
    elif not read.unknown:
        console.note("read-no-rule")
    if read.nearest and read.rule is not None:
        console.note("read-nearest", text=read.nearest, line=_line_of(read.rule, found))


def _line_of(rule: Span | str, found: Loaded) -> str:
    """Return a rule as it is written, in one line."""
    from regola.files.library import official_sources

    if isinstance(rule, str):
        return rule
    text = found.texts.get(rule.path) or official_sources({rule.path})[rule.path]
    return " ".join(text.slice(rule).split())


def _speakers(programs: Iterable[Program], found: Loaded, language: str) -> Iterator[Sentences]:
    """Give what reads the sentences of each game, the packs at hand (`own`) first."""
    from regola.compilation.reading import Sentences
    from regola.text import shipped_language

    for program in programs:
        # Of a pack, the sentences of its own game alone are meant.
        own = [pack.game for pack in found.packs if pack.game and program in found.programs]
        games = dict.fromkeys(own or (pack.game for pack in program.packs[::-1] if pack.game))
        packs = tuple(dict.fromkeys(i.pack for i in program.items if program in found.programs))
        for game in games:
            yield Sentences(program, shipped_language(language), game, packs)


def _nearest(found: list[tuple[Found, ...]]) -> tuple[Found, ...]:
    """Return what was understood, or that of which the fewest words are not known."""
    return min(found, key=lambda one: (not one[0].line, len(one[0].unknown)))
