"""The modules of the conquest family, and the rules that have none."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.meaning import Rule
from regola.program.model import Item
from regola.python.modules import Materials, rule_records
from regola.python.package import written
from regola.python.writer import Module, Unwritable

__all__ = ["unwritable", "written"]


def unwritable(item: Item, materials: Materials) -> Iterator[tuple[Rule, Unwritable]]:
    """Give the rules of an item and its pieces that have no form in Python, and what has none."""
    for inner in item.walk():
        holder = inner.reference if inner.reference in materials.pieces else ""
        for rule in inner.rules:
            module = Module(item.reference, materials.vocabulary, materials.pieces)
            try:
                rule_records(rule, module, holder)
            except Unwritable as found:
                yield rule, found
