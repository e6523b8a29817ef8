"""The modules of items whose record keeps what its kind has besides rules: ``Item.data``."""

from __future__ import annotations

from dataclasses import fields

from regola.program.model import FieldLine, Item
from regola.python.frames import rule_records
from regola.python.item_fields import made, options, rows, sources
from regola.python.modules import Materials, rule_rows
from regola.python.tree import Call, Constant, Expression, constants
from regola.python.writer import Module
from regola.vocabulary.model import FieldShape

__all__ = ["item_record"]

_YES = ("yes",)


def item_record(item: Item, module: Module, materials: Materials) -> Call:
    """Return the record of an item: its rules, and its fields under their own names."""
    records = rows(rule_rows(item, module, materials, rule_records))
    return made(
        module.use("Item"),
        {
            "reference": Constant(item.reference),
            "kind": Constant(item.kind),
            "rules": records,
            "data": _data(item, module),
            "options": options(item),
            "sources": sources(item, materials.sources(item.span.path), module.use),
        },
    )


def _data(item: Item, module: Module) -> Call | None:
    """Return the record of the fields of an item, by the class that its family has for its kind."""
    record = module.family.primitives.data[item.kind]
    if record is None:
        return None
    shapes = module.vocabulary.kinds[item.kind].fields
    given: dict[str, Expression | None] = {}
    for one in fields(record):
        key = one.name.replace("_", " ")
        line = item.field(key)
        given[one.name] = _value(line, shapes[key]) if line is not None else None
    return made(module.use(record.__name__), given)


def _value(line: FieldLine, shape: FieldShape) -> Expression:
    if shape.shape == "numbers":
        return constants(line.numbers)
    if shape.shape == "words":
        return constants(line.words)
    if shape.choices == _YES:
        return Constant(value=True)
    return Constant(line.numbers[0] if shape.shape == "number" else line.words[0])
