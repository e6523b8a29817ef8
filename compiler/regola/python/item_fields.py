"""The records that the modules of items are made of: the same in all families."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from regola.program.model import FieldLine, Item
from regola.python.functions import Fields
from regola.python.tree import Call, Constant, Expression, Name, Sequence, call, constants
from regola.sources import Source

__all__ = ["made", "named", "number", "numbers", "options", "rows", "sources", "text", "words"]


def made(name: str, fields: Fields) -> Call:
    """Return the making of a record over several lines, empty fields left out."""
    kept = tuple((key, value) for key, value in fields.items() if value is not None)
    return Call(Name(name), (), kept, broken=True)


def rows(values: Iterable[Expression]) -> Sequence | None:
    """Return a tuple, an entry a line; nothing for none."""
    found = tuple(values)
    return Sequence(found, broken=len(found) > 1) if found else None


def sources(item: Item, source: Source, use: Callable[[str], str]) -> Sequence | None:
    """Return where each rule of an item stands; ``use`` imports a name of the engine."""
    places = [(source.path, *source.position(rule.span.start)) for rule in item.rules]
    return rows(call(use("Source"), *constants(place).parts) for place in places)


def options(item: Item) -> Sequence | None:
    """Return the options of an item, each with whether it is taken by default."""
    return rows(
        Sequence((Constant(one.reference), Constant(_is_taken(one))))
        for one in item.of_kind("option")
    )


def _is_taken(option: Item) -> bool:
    default = option.field("default")
    return default is not None and "not" not in default.words


# ---- fields of items --------------------------------------------------------------------------


def number(item: Item, key: str) -> Constant | None:
    """Return a number that an item gives; nothing for none, and for nought."""
    found = item.number(key)
    return Constant(found) if found else None


def text(item: Item, key: str) -> Constant | None:
    """Return the first word of a field."""
    line = item.field(key)
    return Constant(line.words[0]) if line is not None else None


def words(item: Item, key: str) -> Sequence | None:
    """Return the words of a field."""
    return _several(item.field(key), lambda line: line.words)


def numbers(item: Item, key: str) -> Sequence | None:
    """Return the numbers of a field."""
    return _several(item.field(key), lambda line: line.numbers)


def named(item: Item, key: str, choices: dict[str, int]) -> Constant | None:
    """Return what the first word of a field stands for."""
    line = item.field(key)
    return Constant(choices[line.words[0]]) if line is not None else None


def _several(
    line: FieldLine | None, read: Callable[[FieldLine], Iterable[int | str]]
) -> Sequence | None:
    return constants(read(line)) if line is not None else None
