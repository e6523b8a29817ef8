"""Find where in a rules file somebody is writing: the items around, the words before."""

from __future__ import annotations

from dataclasses import dataclass

from regola.findings import Sink
from regola.sources import Source, Span
from regola.syntax.scanner import Line, RawToken, scan

__all__ = ["WritingPlace", "writing_place"]


@dataclass(frozen=True, slots=True)
class WritingPlace:
    """
    Where somebody is writing.

    ``headers`` are the texts of the headers of the items around, the outermost first; ``before``
    are the whole words of the line so far; ``begun`` is what of a word is there, ``span`` what it
    covers: empty where a new word begins.
    """

    source: Source
    headers: tuple[str, ...]
    before: tuple[RawToken, ...]
    begun: str
    span: Span

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the items around, the outermost first."""
        return tuple(header.split()[0] for header in self.headers if header.split())

    @property
    def text(self) -> str:
        """The line so far, without the word begun."""
        if not self.before:
            return ""
        return self.source.text[self.before[0].start : self.before[-1].end]


def writing_place(source: Source, offset: int) -> WritingPlace | None:
    """Return where an offset lies; nothing in a comment or in a text in quotes."""
    lines, comments = scan(source, Sink())
    if any(one.start < offset <= one.start + len(one.text) for one in comments):
        return None
    headers: list[str] = []
    before: tuple[RawToken, ...] = ()
    for line in lines:
        if _start(line) >= offset:
            break
        if line.ending is not None and line.ending.start < offset:
            _open(headers, source, line)
            before = ()
            continue
        tokens = tuple(token for token in line.tokens if token.start < offset)
        before = tokens if _goes_on(source, tokens, offset) else ()
    if any(token.sort == "string" and token.start < offset < token.end for token in before):
        return None
    return _place(source, offset, tuple(headers), before)


def _start(line: Line) -> int:
    """Return where a line begins: at its first word, or at the brace that is all of it."""
    first = line.tokens[0] if line.tokens else line.ending
    return first.start if first is not None else 0


def _goes_on(source: Source, tokens: tuple[RawToken, ...], offset: int) -> bool:
    """Tell whether an offset still belongs to the line of the words before it."""
    if not tokens:
        return False
    between = source.text[tokens[-1].end : offset]
    return "\n" not in between and ";" not in between


def _open(headers: list[str], source: Source, line: Line) -> None:
    ending = line.ending.text if line.ending is not None else ""
    if ending == "{":
        tokens = line.tokens
        headers.append(source.text[tokens[0].start : tokens[-1].end] if tokens else "")
    elif ending == "}" and headers:
        headers.pop()


def _place(
    source: Source, offset: int, headers: tuple[str, ...], before: tuple[RawToken, ...]
) -> WritingPlace:
    if before and before[-1].sort == "word" and before[-1].end >= offset:
        last = before[-1]
        begun = source.text[last.start : offset]
        span = source.span(last.start, last.end)
        return WritingPlace(source, headers, before[:-1], begun, span)
    return WritingPlace(source, headers, before, "", source.span(offset, offset))
