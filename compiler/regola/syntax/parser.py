"""
Parse a rules file: text in, declarations and findings out.

Each top-level declaration is parsed alone, and a line that cannot be parsed is left out, so that a
mistake never hides the rest of its item or file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

from lark import Lark, Token
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from regola.findings import Finding, Sink, nearest
from regola.memory import Forgetful, Memory
from regola.sources import Source, Span
from regola.syntax.braces import closed, with_braces
from regola.syntax.builder import Builder
from regola.syntax.explanation import Fault, fault, report_fault
from regola.syntax.reader import Reader
from regola.syntax.recovery import recovered
from regola.syntax.renewal import Renewal, outdated_finding
from regola.syntax.scanner import Comment, Line, RawToken, bracket_depth, parted, scan
from regola.syntax.tree import Declaration, Word
from regola.vocabulary.model import Vocabulary

__all__ = ["MAXIMUM_NESTING", "Parser", "SyntaxFile", "bare_parser"]

MAXIMUM_NESTING = 32


@dataclass(frozen=True, slots=True)
class SyntaxFile:
    """The declarations and comments of one file, and the lines that could not be parsed."""

    source: Source
    declarations: tuple[Declaration, ...]
    comments: tuple[Comment, ...]
    faults: tuple[Fault, ...] = ()


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
        self._renewal = Renewal(vocabulary, self._reader)
        self._vocabulary = vocabulary

    def parse(self, source: Source, sink: Sink) -> SyntaxFile:
        """Parse one file; report what is wrong with it, judged by the words of the vocabulary."""
        file = self.read(source, sink)
        known = frozenset(word for phrase in self._vocabulary.words for word in phrase.split())

        def report_word(word: Word, before: str) -> None:
            del before
            similar = nearest(word.text, self._vocabulary.words)
            span = source.span(word.start, word.end)
            hint = "similar" if similar else None
            sink.report("unknown-word", span, hint=hint, word=word.text, similar=similar)

        for wrong in file.faults:
            report_fault(wrong, source, known, self._vocabulary.samples, report_word, sink)
        return file

    def read(self, source: Source, sink: Sink, memory: Memory | None = None) -> SyntaxFile:
        """Parse one file; its faults are left to be reported when more words are known."""
        chunks, comments = self._divided(source, sink)
        step = ("declarations", source.path)
        parsed = list((memory or Forgetful()).alike(step, map(tuple, chunks), self._declaration))
        declarations = tuple(one for one, _ in parsed if one)
        faults = tuple(fault for _, found in parsed for fault in found)
        return SyntaxFile(source, declarations, comments, faults)

    def read_whole(self, source: Source, sink: Sink) -> tuple[Declaration, ...]:
        """Parse a text of which nothing is of use where a line is wrong: then give nothing."""
        chunks, _ = self._divided(source, sink)
        if not all(map(_is_readable, (line for chunk in chunks for line in chunk))):
            return ()
        try:
            return tuple(self._parsed(self._reader.terminals(chunk)[:-1]) for chunk in chunks)
        except UnexpectedToken:
            return ()

    def _divided(self, source: Source, sink: Sink) -> tuple[list[list[Line]], tuple[Comment, ...]]:
        """Return the lines of each declaration, and the comments; report what is in none."""
        lines, comments = self._scanned(source, sink)
        if not lines:
            sink.report("empty-file", source.whole())
        for line in lines:
            if bracket_depth(line) > MAXIMUM_NESTING:
                sink.report("nesting-too-deep", _line_span(source, line), maximum=MAXIMUM_NESTING)
        return _chunks(source, self._completed(source, lines, sink), sink), tuple(comments)

    def _scanned(self, source: Source, sink: Sink) -> tuple[list[Line], list[Comment]]:
        """Return the lines and the comments of a file; what begins as no field goes on is apart."""
        lines, comments = scan(source, sink)
        fields = self._reader.field_colon
        return [part for one in lines for part in parted(source, one, fields(one.tokens))], comments

    def _completed(self, source: Source, lines: list[Line], sink: Sink) -> list[Line]:
        """Return the lines in the forms of today, headers with their brace; report both."""
        renewed, found = self._renewal.renewed(lines)
        sink.extend(outdated_finding(one, source) for one in found)
        return list(with_braces(source, renewed, self._vocabulary.kinds, sink))

    def outdated(self, source: Source) -> list[Finding]:
        """Return what a file has of the forms of earlier versions: all, however many there are."""
        lines, _ = self._scanned(source, Sink())
        return [outdated_finding(one, source) for one in self._renewal.renewed(lines)[1]]

    def terminals(self, source: Source, sink: Sink) -> list[list[Token]]:
        """Return the terminals of each declaration, as the parser gets them."""
        lines, _ = self._scanned(source, sink)
        lines = self._completed(source, lines, sink)
        return [self._reader.terminals(chunk)[:-1] for chunk in _chunks(source, lines, sink)]

    def expected(self, words: tuple[RawToken, ...]) -> frozenset[str]:
        """Return the terminals that may follow the first words of a rule; none if they are none."""
        parsing: Any = self._lark.parse_interactive(cast("str", []))
        before = [Token("KIND", ""), Token("WORD", ""), Token("LBRACE", ""), Token("_NEWLINE", "")]
        try:
            for token in (*before, *self._reader.rule(words)):
                parsing.feed_token(token)
        except UnexpectedToken:
            return frozenset()
        return frozenset(parsing.accepts())

    def _declaration(self, chunk: tuple[Line, ...]) -> tuple[Declaration | None, list[Fault]]:
        """Return a declaration, if it can be read at all, and the lines that cannot."""
        readable = [line for line in chunk if _is_readable(line)]
        terminals = self._reader.terminals(readable)
        terminals.pop()
        try:
            declaration = self._parsed(terminals)
            whole = (
                declaration if len(readable) == len(chunk) else replace(declaration, is_whole=False)
            )
        except UnexpectedToken:
            rest = recovered(terminals, self._lark.parse)
        else:
            return whole, []
        try:
            return replace(self._parsed(rest.terminals), is_whole=False), rest.faults
        except UnexpectedToken as error:
            return None, rest.faults or [_fault_of(terminals, error)]

    def _parsed(self, terminals: list[Token]) -> Declaration:
        result: Any = self._lark.parse(terminals)
        declaration: Declaration = result
        return declaration


def _is_readable(line: Line) -> bool:
    """Tell whether a line can be given to the parser: texts end, brackets are not deep."""
    if line.ending is not None:
        return True
    return not line.is_broken and bracket_depth(line) <= MAXIMUM_NESTING


def _fault_of(terminals: list[Token], error: UnexpectedToken) -> Fault:
    """Tell a fault that no single line has, such as a header without its brace."""
    place = next((n for n, token in enumerate(terminals) if token is error.token), -1)
    return fault(terminals, place % len(terminals), error)


def _chunks(source: Source, lines: list[Line], sink: Sink) -> list[list[Line]]:
    """Divide the lines into top-level declarations; report braces that do not match."""
    chunks: list[list[Line]] = []
    current: list[Line] = []
    depth = 0
    was_brace = False
    for line in lines:
        ending = line.ending.text if line.ending else ""
        is_brace = depth == 0 and ending == "}" and not line.tokens
        if depth == 0 and ending != "{":
            # One that is too many brings others: they are told once.
            if not (is_brace and was_brace):
                _outside(source, line, sink)
            was_brace = is_brace
            continue
        was_brace = False
        if depth and ending == "{" and _starts_item(source, line):
            chunks.append(closed(source, current, line, sink))
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
        chunks.append(closed(source, current, None, sink))
    return chunks


def _outside(source: Source, line: Line, sink: Sink) -> None:
    place = _line_span(source, line)
    if line.tokens:
        # A kind and an id, or a kind alone: a header whose brace was forgotten.
        hint = "brace" if len(line.tokens) <= 2 and line.ending is None else None  # noqa: PLR2004
        sink.report("line-outside-item", place, hint=hint)
    else:
        sink.report("unmatched-brace", place)


def _starts_item(source: Source, line: Line) -> bool:
    """Tell whether a header stands at the left margin, where only top-level items stand."""
    if not line.tokens:
        return False
    start = line.tokens[0].start
    return start == 0 or source.text[start - 1] == "\n"


def _line_span(source: Source, line: Line) -> Span:
    tokens = [*line.tokens, *([line.ending] if line.ending else [])]
    return source.span(tokens[0].start, tokens[-1].end)
