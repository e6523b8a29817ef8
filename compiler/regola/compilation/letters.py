"""Check that what packs say can be printed: letters that no font has are shown as empty boxes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.compilation.program import PackSources, Program
from regola.findings import Sink
from regola.memory import Memory
from regola.printing.letters import missing
from regola.sources import Source, Span
from regola.syntax.scanner import scan

__all__ = ["check_letters"]


@dataclass(frozen=True, slots=True)
class _Text:
    """A text of a file, and where it begins there."""

    text: str
    start: int


def check_letters(program: Program, sink: Sink, memory: Memory) -> None:
    """Report letters in texts, in catalogues and in the names of packs that cannot be printed."""
    rules = tuple(one for pack in program.sources for one in pack.sources)
    for _ in memory.judged("letters of rules", rules, _check_rules, sink):
        pass
    catalogues = tuple(one for pack in program.sources for one in pack.catalogues)
    for _ in memory.judged("letters of catalogues", catalogues, _check_catalogue, sink):
        pass
    for pack in program.sources:
        _check_names(pack, sink)


def _check_rules(source: Source, sink: Sink) -> None:
    # Few files have any such letter, and what of a file is a comment takes long to tell.
    if missing(source.text):
        _report(source, _texts_in(source), sink)


def _check_catalogue(source: Source, sink: Sink) -> None:
    if missing(source.text):
        _report(source, _lines_of(source), sink)


def _check_names(pack: PackSources, sink: Sink) -> None:
    letters = missing(" ".join(pack.manifest.names.values()))
    if letters:
        sink.report("letters-in-no-font", pack.manifest.span, letters=letters)


def _report(source: Source, texts: Iterator[_Text], sink: Sink) -> None:
    for one in texts:
        letters = missing(one.text)
        if letters:
            place = Span(source.path, one.start, one.start + len(one.text))
            sink.report("letters-in-no-font", place, letters=letters)


def _texts_in(source: Source) -> Iterator[_Text]:
    """Give the texts of a rules file that stand between quotes; in a line, each once."""
    lines, _ = scan(source, Sink())
    for line in lines:
        texts = [token for token in line.tokens if token.sort == "string"]
        first = {token.text: token for token in reversed(texts)}
        yield from (_Text(token.text, token.start) for token in reversed(first.values()))


def _lines_of(source: Source) -> Iterator[_Text]:
    """Give the lines of a catalogue that are no comments."""
    start = 0
    for line in source.text.splitlines(keepends=True):
        if not line.startswith("#"):
            yield _Text(line.rstrip("\n"), start)
        start += len(line)
