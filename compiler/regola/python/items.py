"""The modules of items whose record keeps what its kind has besides rules: ``Item.data``."""

from __future__ import annotations

from regola.program.model import Item
from regola.python.frames import rule_records
from regola.python.item_fields import made, of_fields, options, rows, sources
from regola.python.modules import Materials, rule_rows
from regola.python.tree import Call, Constant
from regola.python.writer import Module

__all__ = ["item_record"]


def item_record(item: Item, module: Module, materials: Materials) -> Call:
    """Return the record of an item: its rules, and its fields under their own names."""
    kept = module.family.primitives.data[item.kind]
    records = rows(rule_rows(item, module, materials, rule_records))
    return made(
        module.use("Item"),
        {
            "reference": Constant(item.reference),
            "kind": Constant(item.kind),
            "rules": records,
            "data": of_fields(item, kept, module) if kept is not None else None,
            "options": options(item),
            "sources": sources(item, materials.sources(item.span.path), module.use),
        },
    )
