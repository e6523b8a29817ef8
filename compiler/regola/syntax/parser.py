"""
Parse a rules file: text in, declarations and findings out.

Each top-level declaration is parsed alone, and a line that cannot be parsed is reported and left
out, so that a mistake never hides the rest of its item or file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lark import Lark, Token, UnexpectedInput
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from regola.findings import Sink, label
from regola.sources import Source, Span
from regola.syntax.builder import Builder
from regola.syntax.explanation import report_unexpected
from regola.syntax.reader import Reader
from regola.syntax.scanner import Comment, Line, RawToken, scan
from regola.syntax.tree import Declaration
from regola.vocabulary.model import Vocabulary

__all__ = ["MAXIMUM_NESTING", "Parser", "SyntaxFile", "bare_parser"]

MAXIMUM_NESTING = 32
_MOST_MISTAKES = 50


@dataclass(frozen=True, slots=True)
class SyntaxFile:
    """The declarations and comments of one file."""

    source: Source
    declarations: tuple[Declaration, ...]
    comments: tuple[Comment, ...]


class _Terminals(Lexer):
    """Hands terminals that were made before to the parser."""

    __future_interface__ = 1

    def __init__(self, _configuration: Any) -> None:
        """Take nothing from the configuration."""

    def lex(self, lexer_state: Any, _parser_state: Any) -> Iterator[Token]:
        """Give the terminals one by one."""
        return iter(lexer_state.text)


def bare_parser(grammar: str, transformer: Builder | None = None) -> Lark:
    """Return a parser of lists of terminals; without a transformer it builds lark's own trees."""
    return Lark(
        grammar,
        parser="lalr",
        lexer=_Terminals,
        transformer=transformer,
        maybe_placeholders=True,
        propagate_positions=transformer is None,
    )


class Parser:
    """Parses files whose words are those of one vocabulary."""

    def __init__(self, grammar: str, vocabulary: Vocabulary, lark: Lark | None = None) -> None:
        """Make the parser's tables, unless they were made before."""
        self._lark = lark or bare_parser(grammar, Builder())
        self._reader = Reader(vocabulary)
        self._vocabulary = vocabulary

    def parse(self, source: Source, sink: Sink) -> SyntaxFile:
        """Parse one file."""
        lines, comments = scan(source, sink)
        if not lines:
            sink.report("empty-file", source.whole())
        chunks = _chunks(source, lines, sink)
        parsed = (self._declaration(source, chunk, sink) for chunk in chunks)
        return SyntaxFile(source, tuple(one for one in parsed if one), tuple(comments))

    def terminals(self, source: Source, sink: Sink) -> list[list[Token]]:
        """Return the terminals of each declaration, as the parser gets them."""
        lines, _ = scan(source, sink)
        return [self._reader.terminals(chunk)[:-1] for chunk in _chunks(source, lines, sink)]

    def _declaration(self, source: Source, chunk: list[Line], sink: Sink) -> Declaration | None:
        terminals = self._reader.terminals(chunk)
        terminals.pop()
        for _ in range(_MOST_MISTAKES):
            try:
                return self._parsed(terminals)
            except UnexpectedToken as error:
                place = _place(terminals, error.token)
                report_unexpected(source, terminals, place, error, self._vocabulary, sink)
                if not _leave_out(terminals, place):
                    return None
            except UnexpectedInput:
                return None
        return None

    def _parsed(self, terminals: list[Token]) -> Declaration:
        result: Any = self._lark.parse(terminals)
        declaration: Declaration = result
        return declaration


def _place(terminals: list[Token], wrong: Token) -> int:
    """Return the index of the terminal that did not fit; the end of the file has the last one."""
    for index, token in enumerate(terminals):
        if token is wrong or (token.start_pos == wrong.start_pos and token.type == wrong.type):
            return index
    return len(terminals) - 1


def _leave_out(terminals: list[Token], place: int) -> bool:
    """Drop the line around a place; say whether there was one to drop."""
    edges = ("_NEWLINE", "LBRACE", "RBRACE")
    if terminals[place].type in ("LBRACE", "RBRACE"):
        if place == 0 or terminals[place - 1].type != "_NEWLINE" or place == len(terminals) - 1:
            return False
        place -= 1
    start = place
    while start > 0 and terminals[start - 1].type not in edges:
        start -= 1
    end = place
    while end < len(terminals) and terminals[end].type not in edges:
        end += 1
    if end < len(terminals) and terminals[end].type == "_NEWLINE":
        end += 1
    if start == 0 or end <= start:
        return False
    del terminals[start:end]
    return True


def _chunks(source: Source, lines: list[Line], sink: Sink) -> list[list[Line]]:
    """Divide the lines into top-level declarations; report braces that do not match."""
    chunks: list[list[Line]] = []
    current: list[Line] = []
    depth = 0
    for line in lines:
        ending = line.ending.text if line.ending else ""
        if depth == 0 and ending != "{":
            _outside(source, line, sink)
            continue
        if depth and ending == "{" and _starts_item(source, line):
            _unclosed(source, current[0], line, sink)
            chunks.append(_closed(current, depth))
            current, depth = [], 0
        current.append(line)
        depth += {"{": 1, "}": -1}.get(ending, 0)
        if depth > MAXIMUM_NESTING:
            place = _line_span(source, line)
            sink.report("nesting-too-deep", place, maximum=MAXIMUM_NESTING)
            return chunks
        if depth == 0:
            chunks.append(current)
            current = []
    if depth:
        _unclosed(source, current[0], None, sink)
        chunks.append(_closed(current, depth))
    return chunks


def _outside(source: Source, line: Line, sink: Sink) -> None:
    slug = "line-outside-item" if line.tokens else "unmatched-brace"
    sink.report(slug, _line_span(source, line))


def _starts_item(source: Source, line: Line) -> bool:
    """Tell whether a header stands at the left margin, where only top-level items stand."""
    if not line.tokens:
        return False
    start = line.tokens[0].start
    return start == 0 or source.text[start - 1] == "\n"


def _unclosed(source: Source, opened: Line, found: Line | None, sink: Sink) -> None:
    brace = opened.ending
    if brace is None:
        return
    place = source.span(brace.start, brace.end)
    related = [label(_line_span(source, found), "next")] if found else []
    sink.report("unclosed-brace", place, related=related)


def _closed(lines: list[Line], depth: int) -> list[Line]:
    """Add the closing braces that are missing, so that what stands there is still read."""
    last = lines[-1]
    end = last.tokens[-1].end if last.tokens else (last.ending.end if last.ending else 0)
    brace = RawToken("sign", "}", end)
    return [*lines, *(Line((), brace) for _ in range(depth))]


def _line_span(source: Source, line: Line) -> Span:
    tokens = [*line.tokens, *([line.ending] if line.ending else [])]
    return source.span(tokens[0].start, tokens[-1].end)
