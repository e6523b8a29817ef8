"""Say why a line could not be parsed: an unknown word before the grammar's view of it."""

from __future__ import annotations

from typing import Any

from lark import Token
from lark.exceptions import UnexpectedToken

from regola.findings import Sink
from regola.findings.suggest import nearest
from regola.sources import Source, Span
from regola.vocabulary.model import Vocabulary

__all__ = ["report_unexpected"]

_OPENERS = ("_NEWLINE", "LBRACE", "RBRACE")


def report_unexpected(
    source: Source,
    terminals: list[Token],
    place: int,
    error: UnexpectedToken,
    vocabulary: Vocabulary,
    sink: Sink,
) -> None:
    """Report the terminal at ``place`` that fits nowhere."""
    token = terminals[place]
    unknown = _unknown_near(terminals, place, vocabulary)
    if unknown is not None:
        _report_word(source, unknown, vocabulary, sink)
        return
    expected = tuple(sorted(_classes(error)))
    span = _span(source, terminals, place)
    if token.type in _OPENERS:
        sink.report("unexpected-end", span, expected=expected)
        return
    sink.report("unexpected-token", span, found=source.slice(span), expected=expected)


def _unknown_near(terminals: list[Token], place: int, vocabulary: Vocabulary) -> Token | None:
    """Return the first word of the line, up to the place, that no vocabulary word spells."""
    start = place
    while start > 0 and terminals[start - 1].type not in _OPENERS:
        start -= 1
    line = terminals[start : place + 1]
    if any(token.type == "FIELD" for token in line):
        return None
    known = vocabulary.words
    return next((t for t in line if t.type == "WORD" and str(t.value) not in known), None)


def _report_word(source: Source, token: Token, vocabulary: Vocabulary, sink: Sink) -> None:
    word = str(token.value)
    span = source.span(token.start_pos or 0, token.end_pos or 0)
    similar = nearest(word, vocabulary.words)
    sink.report(
        "unknown-word", span, hint="similar" if similar else None, word=word, similar=similar
    )


def _classes(error: UnexpectedToken) -> set[str]:
    """Name the classes of words that could stand at the place; a language names each."""
    return {f"terminal-{name.strip('_').lower().replace('_', '-')}" for name in _accepted(error)}


def _accepted(error: UnexpectedToken) -> set[str]:
    # The attribute's declared type forgets that a parser without states gives none.
    parser: Any = error.interactive_parser
    return set(parser.accepts()) if parser else set()


def _span(source: Source, terminals: list[Token], place: int) -> Span:
    token = terminals[place]
    start, end = token.start_pos or 0, token.end_pos or 0
    if start == end and place:
        before = terminals[place - 1]
        start, end = before.start_pos or 0, before.end_pos or 0
    return source.span(start, end)
