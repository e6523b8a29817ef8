"""The records that the modules of items are made of: the same in all families."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from regola.program.model import FieldLine, Item
from regola.python.functions import Fields
from regola.python.tree import Call, Constant, Expression, Name, Sequence, call, constants
from regola.python.writer import Module
from regola.sources import Source

__all__ = ["made", "number", "of_fields", "options", "rows", "sources", "text"]


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


def of_fields(item: Item, record: type[Any], module: Module, **others: Expression | None) -> Call:
    """
    Return the making of a record that keeps fields of an item under their own names.

    How a field is read follows from the type that the record has it in: a number or a word, several
    of them, or whether it is there. ``others`` are those that the family reads itself.
    """
    types = get_type_hints(record)
    given = dict(others)
    for one in fields(record):
        line = item.field(one.name.replace("_", " "))
        if line is not None and one.name not in others:
            given[one.name] = _value(line, types[one.name])
    order = [one.name for one in fields(record)]
    return made(module.use(record.__name__), {name: given.get(name) for name in order})


def _value(line: FieldLine, kind: Any) -> Expression:
    if kind is bool:
        return Constant(value=True)
    read = line.numbers if int in (kind, *get_args(kind)) else line.words
    return constants(read) if get_args(kind) else Constant(read[0])


def number(item: Item, key: str) -> Constant | None:
    """Return a number that an item gives; nothing for none, and for nought."""
    found = item.number(key)
    return Constant(found) if found else None


def text(item: Item, key: str) -> Constant | None:
    """Return the first word of a field."""
    line = item.field(key)
    return Constant(line.words[0]) if line is not None else None
