"""
Write a rules file in its one layout: the same lines and comments, each in its place.

Nothing but white space, semicolons and line breaks changes, so the meaning stays. A brace ends its
line, what it holds stands four spaces further in, and a blank line that the author left stays, one
at a time. A line that is too long goes on in the next, four spaces further in: a field
of texts with one value on each line, a rule at its clauses, else wherever a line may go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from regola.findings import Sink
from regola.sources import Source
from regola.syntax.parser import SyntaxFile
from regola.syntax.scanner import Comment, Line, RawToken, may_break, scan
from regola.syntax.tree import Declaration, Field

__all__ = ["WIDTH", "laid_out"]

WIDTH = 100
"""The longest line that is written, unless a single word or text is longer."""

_INDENT = "    "
_TIGHT_BEFORE = frozenset({",", ":", ")", ";"})
_STRONG_AFTER = frozenset({",", ":"})
_STRONG_BEFORE = frozenset({"if", "unless", "then", "otherwise"})
_OPERATORS = frozenset({"+", "-", "*"})


def laid_out(parsed: SyntaxFile) -> str:
    """
    Return the text of a file, which parsed without an error, in its one layout.

    Raises:
        ValueError: The text would no longer say the same: a fault of this module.
    """
    source = parsed.source
    lines, comments = scan(source, Sink())
    text = _Writer(source, _field_starts(parsed.declarations)).write(lines, comments)
    if _content(Source(source.path, text)) != _content(source):
        raise ValueError(f"{source.path}: the layout would change what is said")
    return text


def _content(source: Source) -> tuple[list[object], list[str]]:
    """Return what the layout must keep: the tokens of each line, the braces, the comments."""
    lines, comments = scan(source, Sink())
    said: list[object] = []
    for line in lines:
        if line.tokens:
            said.append([token.text for token in line.tokens])
        if line.ending:
            said.append(line.ending.text)
    return said, [comment.text.rstrip() for comment in comments]


def _field_starts(declarations: tuple[Declaration, ...]) -> frozenset[int]:
    starts: set[int] = set()
    waiting = list(declarations)
    while waiting:
        for line in waiting.pop().lines:
            if isinstance(line, Field):
                starts.add(line.start)
            elif isinstance(line, Declaration):
                waiting.append(line)
    return frozenset(starts)


@dataclass
class _Writer:
    """Writes the lines of one file, in order."""

    source: Source
    fields: frozenset[int]
    written: list[str] = field(default_factory=list)
    depth: int = 0
    end: int = 0
    opened: bool = True
    closed: bool = False

    def write(self, lines: list[Line], comments: list[Comment]) -> str:
        waiting = list(reversed(comments))
        for line in lines:
            start, end = _reach(line)
            while waiting and waiting[-1].start < start:
                self._comment(waiting.pop())
            inside: list[Comment] = []
            while waiting and waiting[-1].start < end:
                inside.append(waiting.pop())
            self._line(line, inside)
        while waiting:
            self._comment(waiting.pop())
        return "\n".join(self.written) + "\n" if self.written else ""

    def _line(self, line: Line, inside: list[Comment]) -> None:
        brace = line.ending.text if line.ending else ""
        if line.tokens:
            self._space(line.tokens[0].start, closing=False)
            ending = " {" if brace == "{" else ""
            self.written += self._wrapped(line.tokens, inside, ending)
            self.end = line.tokens[-1].end
            self.opened, self.closed = False, False
        if line.ending is None:
            return
        if brace == "{":
            self._open(line)
        else:
            self.depth -= 1
            self._space(line.ending.start, closing=True)
            self.written.append(_INDENT * self.depth + "}")
            self.opened, self.closed = False, True
        self.end = line.ending.end

    def _open(self, line: Line) -> None:
        if not line.tokens:
            self.written.append(_INDENT * self.depth + "{")
        self.depth += 1
        self.opened, self.closed = True, False

    def _comment(self, comment: Comment) -> None:
        text = comment.text.rstrip()
        if self.written and "\n" not in self.source.text[self.end : comment.start]:
            self.written[-1] += f"  {text}"
        else:
            self._space(comment.start, closing=False)
            self.written.append(_INDENT * self.depth + text)
            self.opened, self.closed = False, False
        self.end = comment.start + len(comment.text)

    def _space(self, start: int, *, closing: bool) -> None:
        """Leave a blank line where the author left one, and between top-level items."""
        blank = self.source.text.count("\n", self.end, start) > 1
        between = self.closed and self.depth == 0
        if self.written and not closing and not self.opened and (blank or between):
            self.written.append("")

    # ---- one line -------------------------------------------------------------------------------

    def _wrapped(
        self, tokens: tuple[RawToken, ...], inside: list[Comment], ending: str
    ) -> list[str]:
        """Break a line where comments stand in it, and where it is too long."""
        is_field = tokens[0].start in self.fields
        rows: list[str] = []
        for part, comment in self._parts(tokens, inside):
            margin = _INDENT * (self.depth + (1 if rows else 0))
            if part:
                last = comment is None
                rows += _rows(part, margin, ending if last else "", is_field=is_field)
            if comment is not None:
                self._within(comment, rows, margin, trailing=bool(part))
        return rows

    def _within(self, comment: Comment, rows: list[str], margin: str, *, trailing: bool) -> None:
        text = comment.text.rstrip()
        if trailing and "\n" not in self.source.text[self._before(comment) : comment.start]:
            rows[-1] += f"  {text}"
        else:
            rows.append(margin + text)

    def _before(self, comment: Comment) -> int:
        """Return where the last text before a comment ends."""
        return len(self.source.text[: comment.start].rstrip(" \t"))

    def _parts(
        self, tokens: tuple[RawToken, ...], inside: list[Comment]
    ) -> Iterator[tuple[tuple[RawToken, ...], Comment | None]]:
        rest = tokens
        for comment in inside:
            length = sum(token.start < comment.start for token in rest)
            yield rest[:length], comment
            rest = rest[length:]
        yield rest, None


def _reach(line: Line) -> tuple[int, int]:
    """Return where a line begins and where its last token, brace or not, begins."""
    tokens = [*line.tokens, *([line.ending] if line.ending else [])]
    return tokens[0].start, tokens[-1].start


def _rows(tokens: tuple[RawToken, ...], margin: str, ending: str, *, is_field: bool) -> list[str]:
    pieces = _pieces(tokens, is_field=is_field)
    whole = margin + "".join(pieces).lstrip() + ending
    if len(whole) <= WIDTH:
        return [whole]
    if is_field and any(token.sort == "string" for token in tokens):
        return _broken(pieces, _after_commas(tokens, 0), margin, ending)
    for breaks in _at_clauses(tokens):
        rows = _broken(pieces, breaks, margin, ending)
        if all(len(row) <= WIDTH for row in rows):
            return rows
    return _broken(pieces, _filled(tokens, pieces, margin, ending), margin, ending)


def _at_clauses(tokens: tuple[RawToken, ...]) -> Iterator[list[int]]:
    """Give the ways to break a rule at its clauses: after the colon, then before each of them."""
    colon = next((i for i, t in enumerate(tokens, 1) if t.text == ":" and t.sort == "sign"), 0)
    if 0 < colon < len(tokens):
        yield [colon]
        yield [colon, *_after_commas(tokens, colon)]


def _broken(pieces: list[str], breaks: list[int], margin: str, ending: str) -> list[str]:
    edges = [0, *breaks, len(pieces)]
    rows = ["".join(pieces[first:last]).strip() for first, last in pairwise(edges)]
    rows[-1] += ending
    return [margin + rows[0], *(margin + _INDENT + row for row in rows[1:])]


def _pieces(tokens: tuple[RawToken, ...], *, is_field: bool) -> list[str]:
    """Return the text of each token with the space that stands before it."""
    pieces: list[str] = []
    before: RawToken | None = None
    for index, token in enumerate(tokens):
        after = tokens[index + 1] if index + 1 < len(tokens) else None
        apart = before is not None and _apart(before, token, after, is_field=is_field)
        pieces.append(f" {token.text}" if apart else token.text)
        before = token
    return pieces


def _apart(before: RawToken, token: RawToken, after: RawToken | None, *, is_field: bool) -> bool:
    """Tell whether a space stands between two tokens; ``after`` is the one that follows both."""
    signs = {one.text for one in (before, token) if one.sort == "sign"}
    if token.sort == "sign" and token.text in _TIGHT_BEFORE:
        return False
    if before.sort == "sign" and before.text == "(":
        return False
    if "/" in signs:
        return "string" in (before.sort, token.sort, after.sort if after else "")
    return not (is_field and signs & _OPERATORS)


def _after_commas(tokens: tuple[RawToken, ...], start: int) -> list[int]:
    return [
        index
        for index in range(start + 1, len(tokens))
        if tokens[index - 1].text == "," and tokens[index - 1].sort == "sign"
    ]


def _filled(tokens: tuple[RawToken, ...], pieces: list[str], margin: str, ending: str) -> list[int]:
    """Return where to break so that each row holds as much as fits, at the best places."""
    breaks: list[int] = []
    start, width = 0, len(margin)
    strong = weak = 0
    for index, piece in enumerate(pieces):
        length = len(piece) + (len(ending) if index == len(pieces) - 1 else 0)
        if index > start and may_break(tokens[index - 1].text, tokens[index].text):
            weak = index
            strong = index if _is_strong(tokens, index) else strong
        best = strong if strong > start else weak
        if width + length > WIDTH and best > start:
            breaks.append(best)
            start = best
            width = len(margin + _INDENT) + len("".join(pieces[best:index]).lstrip())
        width += length
    return breaks


def _is_strong(tokens: tuple[RawToken, ...], index: int) -> bool:
    return tokens[index - 1].text in _STRONG_AFTER or tokens[index].text in _STRONG_BEFORE
