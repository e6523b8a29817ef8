"""
Turn resolved items into the intermediate representation: plain data that JSON can write.

The representation mirrors the meaning tree node for node, so that no second definition of it can
drift away: a node is an object whose ``node`` is the name of its class, followed by its fields.
Names and fields bear no ``node``: where they stand nothing else can. An entry of a field is a
list: its place, then its words, numbers and texts.
What is empty (nothing, no text, an empty sequence, false) is left out; numbers never are. A place
is ``[line, column, end line, end column]`` in the file of the item, counted from 1, the end
exclusive; without the end line where it is the line. ``dsl/schemas/ir.schema.json`` describes it
for other programs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any, TypeAlias

from regola.program.model import FieldEntry, FieldLine, Item, Name
from regola.sources import Source, Span

__all__ = ["FORMAT", "Data", "document"]

FORMAT = 2
"""The version of the representation; it grows when what is written changes its shape."""

Data: TypeAlias = dict[str, Any]


def document(item: Item, source: Source, file: str) -> Data:
    """Return the representation of a top-level item; ``file`` is relative to its pack's root."""
    return {"format": FORMAT, "file": file, "item": _Encoder(source).encode(item)}


_EMPTY: tuple[Any, ...] = ("", ())
_UNNAMED = (FieldLine, Name)
"""The nodes that stand in one list alone, and need no name there."""


class _Encoder:
    """Encodes the nodes of one file."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._places: dict[int, list[int]] = {}

    def encode(self, value: Any) -> Any:
        kind = type(value)
        if kind is str or kind is int or kind is bool or value is None:
            return value
        if kind is tuple:
            return [self.encode(inner) for inner in value]
        if kind is Span:
            return self._place(value)
        if kind is FieldEntry:
            return [self._place(value.span), *value.values]
        data: Data = {} if kind in _UNNAMED else {"node": kind.__name__}
        for name, read in _readers(kind):
            inner = read(value)
            if inner is None or inner is False or inner in _EMPTY:
                continue
            data[name] = self.encode(inner)
        return data

    def _place(self, span: Span) -> list[int]:
        start, end = self._position(span.start), self._position(span.end)
        return [*start, end[1]] if start[0] == end[0] else [*start, *end]

    def _position(self, offset: int) -> list[int]:
        found = self._places.get(offset)
        if found is None:
            found = self._places[offset] = list(self._source.position(offset))
        return found


_Readers: TypeAlias = tuple[tuple[str, Callable[[Any], Any]], ...]
_READERS: dict[type, _Readers] = {}


def _readers(kind: type) -> _Readers:
    """Return the names of the fields of a node, each with what reads it."""
    found = _READERS.get(kind)
    if found is None:
        if not is_dataclass(kind):
            raise TypeError(f"{kind.__name__} has no place in the representation")
        found = tuple((field.name, attrgetter(field.name)) for field in fields(kind))
        _READERS[kind] = found
    return found
