"""What examples of peoples leave unsaid, written out for the reader of examples."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from regola.program.model import FieldEntry, Value
from regola.scenarios.family import Spelling
from regola.scenarios.truths import NONE

__all__ = ["SPELLINGS"]

_OF_PEOPLES = ("coins", "hand", "side", "survivors", "used")
_EXPECTED = ("coins", "hand", "side", "tray")
_WITH = ("with", "using")


def _entry(entry: FieldEntry, *words: Value) -> FieldEntry:
    return FieldEntry(words, entry.span)


def _people(entries: Iterable[FieldEntry]) -> Iterator[FieldEntry]:
    """Write out ``RACE, POWER, coins N, hand N, used ITEM N, REGION N``."""
    names = iter(("race", "power"))
    for entry in entries:
        word, *rest = entry.values
        if rest:
            yield entry if word in _OF_PEOPLES else _entry(entry, "holds", *entry.values)
        else:
            yield _entry(entry, next(names, word), word)


def _expected(entries: Iterable[FieldEntry]) -> Iterator[FieldEntry]:
    """Write out ``coins N, REGION N, REGION``, or ``none`` for no region."""
    for entry in entries:
        if entry.values[:1] == (NONE,):
            yield _entry(entry, "holds")
        elif entry.values[0] in _EXPECTED:
            yield entry
        else:
            yield _entry(entry, "holds", *entry.values)


def _region(entries: Iterable[FieldEntry]) -> Iterator[FieldEntry]:
    """Make words that no comma divides one word, which no terrain is called."""
    for entry in entries:
        yield _entry(entry, "_".join(map(str, entry.values)))


def _owned(entries: Sequence[FieldEntry]) -> Iterator[FieldEntry]:
    """Write the first word, which tells whose or what the rest is, before each entry."""
    owner = entries[0].values[:1]
    yield entries[0]
    for entry in entries[1:]:
        yield _entry(entry, *owner, *entry.values)


def _combination(entries: Iterable[FieldEntry]) -> Iterator[FieldEntry]:
    """Write out ``RACE POWER`` or ``slot N``."""
    for entry in entries:
        if entry.values[:1] == ("slot",):
            yield entry
        else:
            for key, word in zip(("race", "power"), entry.values, strict=False):
                yield _entry(entry, key, word)


def _cost(entries: Iterable[FieldEntry]) -> Iterator[FieldEntry]:
    """Take nothing for a part of a cost but what it is reckoned with."""
    for entry in entries:
        yield (
            entry
            if entry.values[2:3] and entry.values[2] in _WITH
            else _entry(entry, *entry.values[:2])
        )


SPELLINGS: Mapping[str, Spelling] = {
    "choose": _combination,
    "cost": _cost,
    "declined": _people,
    "expect": _expected,
    "given": _people,
    "place": _owned,
    "region": _region,
    "retreat": _owned,
    "use": _owned,
}
"""What writes out the lines, steps and topics of examples, by name."""
