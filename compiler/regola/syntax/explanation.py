"""Say why a line could not be parsed: an unknown word before the grammar's view of it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any

from lark import Token
from lark.exceptions import UnexpectedToken

from regola.findings import Sink
from regola.sources import Source
from regola.syntax.tree import Word

__all__ = ["Fault", "fault", "report_fault"]

ReportWord = Callable[[Word, str], None]
"""Reports an unknown word; the second argument is the word before it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """
    A line that cannot be parsed: its terminals, which of them fits nowhere, what could stand there.

    The last terminal is the end of the line.
    """

    line: tuple[Token, ...]
    place: int
    expected: tuple[str, ...]


def fault(line: list[Token], place: int, error: UnexpectedToken) -> Fault:
    """Keep what is known of a parser's error."""
    return Fault(tuple(line), place, tuple(sorted(_classes(error))))


def report_fault(
    wrong: Fault,
    source: Source,
    known: Container[str],
    samples: Mapping[str, tuple[str, ...]],
    report_word: ReportWord,
    sink: Sink,
) -> None:
    """
    Report a fault: as a word that nobody knows if there is one, else as grammar.

    ``samples`` show how something is said, by the hint that shows it.
    """
    place = None if _is_header(wrong) else _unknown_near(wrong, known)
    if place is not None:
        token = wrong.line[place]
        before = str(wrong.line[place - 1]) if place else ""
        report_word(Word(token.type, str(token), token.start_pos or 0, token.end_pos or 0), before)
        return
    opened = _unclosed(wrong)
    if opened is not None:
        sink.report("unclosed-bracket", source.span(opened.start_pos or 0, opened.end_pos or 0))
        return
    token = wrong.line[wrong.place]
    if token.type == "_NEWLINE":
        last = wrong.line[max(wrong.place - 1, 0)]
        span = source.span(last.start_pos or 0, last.end_pos or 0)
        hint = "brace" if _is_header(wrong) else None
        sink.report("unexpected-end", span, hint=hint, expected=wrong.expected)
        return
    span = source.span(token.start_pos or 0, token.end_pos or 0)
    number = source.span(*_decimal(wrong))
    if number.end:
        sink.report("fraction", number, found=source.slice(number))
        return
    hint = _hint(wrong)
    if hint in _SHOWING and hint not in samples:
        hint = None
    sink.report(
        "unexpected-token",
        span,
        hint=hint,
        found=source.slice(span),
        expected=wrong.expected,
        lines=samples.get(hint or "", ()),
    )


def _decimal(wrong: Fault) -> tuple[int, int]:
    """Return the place of a number with a comma in it, if the fault is its comma."""
    around = wrong.line[max(wrong.place - 1, 0) : wrong.place + 2]
    if [token.type for token in around] != ["NUMBER", "_COMMA", "NUMBER"]:
        return 0, 0
    whole, comma, part = around
    touching = whole.end_pos == comma.start_pos and comma.end_pos == part.start_pos
    return (whole.start_pos or 0, part.end_pos or 0) if touching else (0, 0)


def _unclosed(wrong: Fault) -> Token | None:
    """Return the last bracket of a line that nothing closes."""
    waiting: list[Token] = []
    for token in wrong.line:
        if token.type == "LPAR":
            waiting.append(token)
        elif token.type == "RPAR" and waiting:
            waiting.pop()
    return waiting[-1] if waiting else None


# A kind, an id and the end of the line: an item whose brace was forgotten.
_HEADER = 3


def _is_header(wrong: Fault) -> bool:
    ends_here = wrong.line[wrong.place].type == "_NEWLINE"
    return ends_here and len(wrong.line) == _HEADER and wrong.line[0].type in ("KIND", "WORD")


# Hints that are told by rules of the family at hand.
_SHOWING = ("deed", "form")
# More classes than these are a grammar, not a hint.
_MOST_CLASSES = 4


def _hint(wrong: Fault) -> str | None:
    """Return the hint that helps more than what could stand there, if there is one."""
    token = wrong.line[wrong.place]
    if token.type == "SIGN":
        return "sign"
    if token.type == "VERB":
        return "colon" if "terminal-colon" in wrong.expected else "deed"
    if len(wrong.expected) > _MOST_CLASSES:
        return "form" if wrong.place == 0 else "many"
    return None


def _unknown_near(wrong: Fault, known: Container[str]) -> int | None:
    """Return the first word of the line that is no word of the game."""
    line = wrong.line
    if any(token.type in ("FIELD", "KIND") for token in line):
        return None
    words = (n for n, token in enumerate(line) if token.type == "WORD")
    return next((n for n in words if any(w not in known for w in str(line[n]).split())), None)


def _classes(error: UnexpectedToken) -> set[str]:
    """Name the classes of words that could stand at the place; a language names each."""
    return {f"terminal-{name.strip('_').lower().replace('_', '-')}" for name in _accepted(error)}


def _accepted(error: UnexpectedToken) -> set[str]:
    # The attribute's declared type forgets that a parser without states gives none.
    parser: Any = error.interactive_parser
    return set(parser.accepts()) if parser else set()
