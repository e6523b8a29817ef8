"""
Translate between places here and places of the protocol.

Here a place is an offset in code points of a text whose lines end in a line feed; there it is a
line and a column from 0, in the units that client and server agreed on, mostly of UTF-16.
"""

from __future__ import annotations

from dataclasses import dataclass

from lsprotocol import types
from pygls.workspace import PositionCodec

from regola.sources import Edit, Source, Span

__all__ = ["Border"]


@dataclass(frozen=True, slots=True)
class Border:
    """Translates places of one text."""

    source: Source
    codec: PositionCodec

    def offset(self, position: types.Position) -> int:
        """Return the offset of a position; one past the end of a line or of the text is its end."""
        line = min(position.line, self.source.line_count - 1) + 1
        text = self.source.line_text(line)
        inside = self.codec.position_from_client_units(
            [text], types.Position(0, position.character)
        )
        return self.source.offset(line, inside.character + 1)

    def position(self, offset: int) -> types.Position:
        """Return the position of an offset."""
        line, column = self.source.position(offset)
        before = self.source.line_text(line)[: column - 1]
        return types.Position(line - 1, self.codec.client_num_units(before))

    def range(self, span: Span) -> types.Range:
        """Return the range that a span covers."""
        return types.Range(self.position(span.start), self.position(span.end))

    def edit(self, edit: Edit) -> types.TextEdit:
        """Return a change as the protocol has it."""
        return types.TextEdit(self.range(edit.span), edit.replacement)

    def whole(self, text: str) -> types.TextEdit:
        """Return the change that puts another text in the place of all that is there."""
        return self.edit(Edit(self.source.whole(), text))
