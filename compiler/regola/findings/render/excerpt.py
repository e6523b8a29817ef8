"""Draw a line of a source with marks under the parts that are spoken of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from regola.findings.visible import cell_count, visible

__all__ = ["Mark", "Row", "draw"]

_TAB_STOP = 4
_WIDEST = 100
_BEFORE_MARK = 30
_CLIPPED = "…"


@dataclass(frozen=True, slots=True)
class Mark:
    """Columns of one line to underline, from 1, the end exclusive, and the words beside them."""

    column: int
    end_column: int
    text: str
    primary: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A piece of an underline: spaces up to `indent` cells, then `width` signs, then the words."""

    indent: int
    width: int
    mark: Mark

    @property
    def underline(self) -> str:
        """The signs themselves: `^` under the place to blame, `-` under a second one."""
        return " " * self.indent + ("^" if self.mark.primary else "-") * self.width


def draw(line: str, marks: list[Mark]) -> tuple[str, list[Row]]:
    """
    Return the line as it is shown, and one row for each mark.

    Tabs become spaces, steering characters visible ones; wide and combining characters are counted
    as terminals show them. A long line is clipped around its first mark.
    """
    cells = _cells(line)
    start, end = _window(cells, marks[0].column - 1)
    shown = "".join(cell for cell in cells[start:end])
    prefix = _CLIPPED if start else ""
    rows = [_row(cells, mark, start, end, len(prefix)) for mark in marks]
    return prefix + shown + (_CLIPPED if end < len(cells) else ""), rows


# Many findings may lie in one long line.
@lru_cache(maxsize=2)
def _cells(line: str) -> tuple[str, ...]:
    """Return, for each character of the line, what is shown for it."""
    shown: list[str] = []
    width = 0
    for character in line:
        cell = " " * (_TAB_STOP - width % _TAB_STOP) if character == "\t" else visible(character)
        width += _width(cell)
        shown.append(cell)
    return tuple(shown)


def _width(text: str) -> int:
    return len(text) if text.isascii() else sum(map(cell_count, text))


def _window(cells: tuple[str, ...], first: int) -> tuple[int, int]:
    if len(cells) <= _WIDEST:
        return 0, len(cells)
    start = max(0, min(first - _BEFORE_MARK, len(cells) - _WIDEST))
    return start, start + _WIDEST


def _row(cells: tuple[str, ...], mark: Mark, start: int, end: int, prefix: int) -> Row:
    first = min(max(mark.column - 1, start), end)
    last = min(max(mark.end_column - 1, first), end)
    indent = prefix + _width("".join(cells[start:first]))
    return Row(indent, max(1, _width("".join(cells[first:last]))), mark)
