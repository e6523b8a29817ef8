"""Hold the text of one file and translate between offsets, lines and columns."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

from regola.sources.span import Span

__all__ = ["Source"]


# Without slots: the line index is computed on first use and kept in the instance dictionary.
@dataclass(frozen=True)
class Source:
    r"""
    The decoded text of one file, its line ends already `\n`.

    `path` is relative to the pack root and uses `/`.
    """

    path: str
    text: str

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """The offset at which each line begins; the first is 0, also for an empty text."""
        starts = [0]
        position = self.text.find("\n")
        while position >= 0:
            starts.append(position + 1)
            position = self.text.find("\n", position + 1)
        return tuple(starts)

    @property
    def line_count(self) -> int:
        """The number of lines; a final line break begins a last, empty line."""
        return len(self.line_starts)

    def position(self, offset: int) -> tuple[int, int]:
        """
        Return line and column of an offset, both from 1, columns in code points.

        An offset outside the text is taken to its nearer end.
        """
        inside = min(max(offset, 0), len(self.text))
        line = bisect_right(self.line_starts, inside)
        return line, inside - self.line_starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """Return the offset of a line and column; a column past the line's end means its end."""
        start = self.line_starts[line - 1]
        return min(start + column - 1, start + len(self.line_text(line)))

    def line_text(self, line: int) -> str:
        """Return a line, counted from 1, without its line break."""
        start = self.line_starts[line - 1]
        end = self.line_starts[line] - 1 if line < self.line_count else len(self.text)
        return self.text[start:end]

    def line_span(self, line: int) -> Span:
        """Return the span of a line, counted from 1; one past the end means the last."""
        inside = min(max(line, 1), self.line_count)
        start = self.line_starts[inside - 1]
        return Span(self.path, start, start + len(self.line_text(inside)))

    def span(self, start: int, end: int) -> Span:
        """Return the span between two offsets of this text."""
        return Span(self.path, start, end)

    def whole(self) -> Span:
        """Return the span of the whole text."""
        return Span(self.path, 0, len(self.text))

    def slice(self, span: Span) -> str:
        """Return the text that a span of this file covers."""
        return self.text[span.start : span.end]
