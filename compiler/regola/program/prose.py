"""
Fill the numbers into prose: `{tokens}` in a ruling stands for the number that the item has.

What stands between braces is a field of the item or a word of its rules: `{box}`, `{gain}`, or
`{tokens 2}` for the second number of a field. Before it stands the id of a piece inside the item or
`kind/id` of another item where it is theirs: `{lair box}`, `{base/conquest shortfall}`. Of a rule
it is the number said closest to the word. So a number that changes changes in prose too, and one
that is no more is a finding.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from regola.findings import Sink
from regola.memory import Forgetful, Memory
from regola.program.model import FieldEntry, FieldLine, Item
from regola.sources import Span

__all__ = ["PROSE", "filled", "has_prose"]

PROSE = ("question", "answer", "says")
"""The fields that hold prose about the rules."""

_PLACE = re.compile(r"\{([^{}]*)\}")
_NOT_MEANT = frozenset({"mention", "number", "span"})


def filled(
    items: Iterable[Item], library: Iterable[Item], sink: Sink, memory: Memory | None = None
) -> tuple[Item, ...]:
    """
    Return the items with the numbers in their prose; report what stands for none or several.

    Where the numbers are those that the memory has, the item is the same that it was.
    """
    memory = memory or Forgetful()
    items = tuple(items)
    waiting = tuple(memory.gathered("has places", items, _with_places))
    if not waiting:
        return items
    before: Mapping[int, tuple[Item, Item]] = memory.note("filled") or {}
    now: dict[int, tuple[Item, Item]] = {}
    known = _Known((*library, *items))
    errors = _errors(sink)
    for item in waiting:
        # Rules that an error has taken away would leave their numbers without a place.
        made = _filled(item, item, known, Sink() if _has_error(item, errors) else sink)
        kept = before.get(id(item))
        now[id(item)] = kept if kept is not None and kept[1] == made else (item, made)
    memory.keep("filled", now)
    return tuple(now[id(item)][1] if id(item) in now else item for item in items)


def _errors(sink: Sink) -> Mapping[str, Sequence[int]]:
    """Return where errors begin, by file, in order."""
    errors: dict[str, list[int]] = {}
    for one in sink:
        if sink.is_error(one):
            errors.setdefault(one.span.path, []).append(one.span.start)
    for places in errors.values():
        places.sort()
    return errors


def _has_error(item: Item, errors: Mapping[str, Sequence[int]]) -> bool:
    whole = item.whole
    places = errors.get(whole.path, ())
    place = bisect_left(places, whole.start)
    return place < len(places) and places[place] <= whole.end


def has_prose(item: Item) -> bool:
    """Tell whether there is prose about the rules in an item."""
    return any(line.key in PROSE for inner in item.walk() for line in inner.fields)


def _with_places(item: Item) -> tuple[Item, ...]:
    """Return an item if numbers are to be put into its prose."""
    lines = (line for inner in item.walk() for line in inner.fields if line.key in PROSE)
    return (item,) if any(_has_place(entry) for line in lines for entry in line.entries) else ()


class _Known:
    """The items by `kind/id`, gathered when first asked for."""

    def __init__(self, items: tuple[Item, ...]) -> None:
        self._items = items
        self._named: Mapping[str, Item] | None = None

    def find(self, name: str) -> Item | None:
        if self._named is None:
            self._named = {f"{item.kind}/{item.id}": item for item in self._items}
        return self._named.get(name)


def _filled(item: Item, top: Item, known: _Known, sink: Sink) -> Item:
    nested = tuple(_filled(inner, top, known, sink) for inner in item.nested)
    if all(new is old for new, old in zip(nested, item.nested, strict=True)):
        nested = item.nested
    lines = tuple(_line(line, top, known, sink) for line in item.fields)
    if nested is item.nested and lines == item.fields:
        return item
    return replace(item, nested=nested, fields=lines)


def _line(line: FieldLine, top: Item, known: _Known, sink: Sink) -> FieldLine:
    if line.key not in PROSE or not any(_has_place(entry) for entry in line.entries):
        return line
    entries = tuple(_entry(entry, top, known, sink) for entry in line.entries)
    return replace(line, entries=entries)


def _has_place(entry: FieldEntry) -> bool:
    return any(isinstance(value, str) and "{" in value for value in entry.values)


def _entry(entry: FieldEntry, top: Item, known: _Known, sink: Sink) -> FieldEntry:
    def number(match: re.Match[str]) -> str:
        found = _numbers(match[1].split(), top, known)
        if len(found) == 1:
            return str(*found)
        sink.report("prose-place", entry.span, place=match[1], count=len(found))
        return match[0]

    values = tuple(
        _PLACE.sub(number, value) if isinstance(value, str) else value for value in entry.values
    )
    return replace(entry, values=values)


def _numbers(words: list[str], top: Item, known: _Known) -> set[int]:
    """Return the numbers that the words stand for: one where all is well."""
    item: Item | None = top
    if words and "/" in words[0]:
        item = known.find(words.pop(0))
    if item is not None and words[1:]:
        inner = next((one for one in item.walk() if one.id == words[0]), None)
        item, words = (inner, words[1:]) if inner is not None else (item, words)
    if item is None or not words:
        return set()
    word = " ".join(words)
    line, place = _field(item, words)
    if line is not None:
        return set(line.numbers[place - 1 : place])
    found: set[int] = set()
    for rule in item.rules:
        _gather(rule, word, found)
    return found


def _field(item: Item, words: list[str]) -> tuple[FieldLine | None, int]:
    """Return the field that words name and which of its numbers: `tokens 2` is the second."""
    line = item.field(" ".join(words))
    if line is not None and line.numbers:
        return line, 1
    *first, last = words
    line = item.field(" ".join(first)) if last.isdecimal() else None
    return line, int(last) if line is not None else 0


def _gather(node: Any, word: str, found: set[int]) -> tuple[bool, set[int]]:
    """
    Return whether a node has the word, and its numbers.

    Where word and numbers first meet, going outward, the numbers are found.
    """
    if isinstance(node, int) and not isinstance(node, bool):
        return False, {node}
    if isinstance(node, str):
        return node == word or node.rpartition("/")[2] == word, set()
    numbers: set[int] = set()
    named = is_dataclass(node) and type(node).__name__.lower() == word
    met = False
    for child in _children(node):
        before = len(found)
        has, own = _gather(child, word, found)
        met = met or len(found) > before
        named = named or has
        numbers |= own
    if named and numbers and not met:
        found |= numbers
        return False, numbers
    return named and not met, numbers


def _children(node: Any) -> Iterator[Any]:
    if isinstance(node, tuple):
        yield from node
    elif is_dataclass(node) and not isinstance(node, (type, Span)):
        yield from (getattr(node, one.name) for one in fields(node) if one.name not in _NOT_MEANT)
