"""Items as they are after resolution: names, fields and rules with meaning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from regola.program.meaning import Rule
from regola.sources import Span

__all__ = ["BEGINNINGS", "FieldEntry", "FieldLine", "Item", "Name", "Value"]


BEGINNINGS = ("consonant", "cluster", "vowel", "tonic", "proper")
"""
How a name may begin, for its article: *il*, *a*; *lo*; *l'*, *an*; *el* before a stressed *a-*;
none before a proper name.
"""


@dataclass(frozen=True, slots=True)
class Name:
    """
    A name in one human language.

    ``gender`` is ``m``, ``f`` or empty (a fixed phrase, or a language without genders). ``plural``
    is empty where none is given. ``feminine`` holds the feminine singular and plural of a name
    that agrees, else nothing. ``sound`` tells how it begins where its letters mislead: one of
    ``BEGINNINGS``.
    """

    language: str
    gender: str
    singular: str
    plural: str
    feminine: tuple[str, str] | None
    sound: str
    span: Span


Value: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class FieldEntry:
    """One of the values that commas divide: its words, numbers and texts in order."""

    values: tuple[Value, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class FieldLine:
    """A field: its key, the words before the colon, its entries."""

    key: str
    arguments: tuple[str, ...]
    entries: tuple[FieldEntry, ...]
    span: Span

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the line in order."""
        return tuple(v for entry in self.entries for v in entry.values if isinstance(v, int))

    @property
    def words(self) -> tuple[str, ...]:
        """The words and texts of the line in order."""
        return tuple(v for entry in self.entries for v in entry.values if isinstance(v, str))


@dataclass(frozen=True, slots=True)
class Item:
    """
    A declaration and what it means.

    ``reference`` is ``pack/kind/id``; ``holder`` the reference of the item around it, if any.
    ``span`` covers the declaration's header, ``whole`` the declaration.
    """

    reference: str
    kind: str
    id: str
    title: str
    holder: str
    names: tuple[Name, ...]
    fields: tuple[FieldLine, ...]
    rules: tuple[Rule, ...]
    nested: tuple[Item, ...]
    span: Span
    whole: Span

    @property
    def pack(self) -> str:
        """The id of the pack that the item belongs to."""
        return self.reference.partition("/")[0]

    def holds(self, place: Span) -> bool:
        """Tell whether a place begins in the declaration."""
        whole = self.whole
        return whole.path == place.path and whole.start <= place.start < whole.end

    def touches(self, place: Span) -> bool:
        """Tell whether a place begins in the declaration or where it ends."""
        whole = self.whole
        return whole.path == place.path and whole.start <= place.start <= whole.end

    def field(self, key: str) -> FieldLine | None:
        """Return the first field of this key."""
        for line in self.fields:
            if line.key == key:
                return line
        return None

    def number(self, key: str, place: int = 0) -> int | None:
        """Return a number of a field, the first unless told otherwise, if it is there."""
        line = self.field(key)
        return line.numbers[place] if line and place < len(line.numbers) else None

    def name(self, language: str) -> Name | None:
        """Return the name in a language."""
        return next((name for name in self.names if name.language == language), None)

    def of_kind(self, kind: str) -> tuple[Item, ...]:
        """Return the nested items of a kind."""
        return tuple(item for item in self.nested if item.kind == kind)

    def walk(self) -> Iterator[Item]:
        """Give this item, then all items in it, in order."""
        yield self
        for inner in self.nested:
            yield from inner.walk()
