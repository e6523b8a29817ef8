"""How the modules of a family of games are written: one entry each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from regola.program.meaning import Rule
from regola.program.model import Item
from regola.python.conquest import items as conquest
from regola.python.conquest.rules import rule_records
from regola.python.conquest.shapes import SHAPES as CONQUEST_SHAPES
from regola.python.conquest.shapes import compared_regions
from regola.python.conquest.watches import watched_things
from regola.python.digger import items as digger
from regola.python.digger.walking import walk
from regola.python.frames import rule_records as framed_records
from regola.python.lords import items as lords
from regola.python.modules import Materials, module_of, written_module
from regola.python.shapes import SHAPES
from regola.python.tree import Call
from regola.python.writer import Family, Module, Unwritable

__all__ = ["WRITERS", "Writer"]

_Record = Callable[[Item, Module, Materials], Call]


@dataclass(frozen=True, slots=True)
class Writer:
    """
    What writes the modules of a family.

    ``kinds`` are the kinds of items that have one; ``item`` and ``board`` make their records,
    ``rules`` those of one rule of an item.
    """

    family: Callable[[], Family]
    kinds: tuple[str, ...]
    item: _Record
    board: _Record
    rules: Callable[[Item], Callable[[Rule, Module], list[Call]]]

    def written(self, item: Item, materials: Materials) -> str:
        """Return the text of the module of an item; empty for kinds that have none."""
        module = module_of(item, self.family(), materials)
        if item.kind == "board":
            return written_module(
                item, module, materials, "BOARD", self.board(item, module, materials)
            )
        if item.kind not in self.kinds:
            return ""
        return written_module(item, module, materials, "ITEM", self.item(item, module, materials))

    def unwritable(self, item: Item, materials: Materials) -> Iterator[tuple[Rule, Unwritable]]:
        """Give the rules of an item and of those in it that cannot be played, and why not."""
        for inner in item.walk():
            for rule in inner.rules:
                try:
                    self.rules(inner)(rule, module_of(item, self.family(), materials))
                except Unwritable as found:
                    yield rule, found


@cache
def _conquest() -> Family:
    engine = import_module("regola_engine.conquest")
    primitives = import_module("regola_engine.conquest.primitives").PRIMITIVES
    return Family(
        "conquest",
        frozenset(engine.__all__),
        primitives,
        shapes={**SHAPES, **CONQUEST_SHAPES},
        watched=watched_things,
        compared=compared_regions,
        counted=("with",),
    )


@cache
def _digger() -> Family:
    engine = import_module("regola_engine.digger")
    primitives = import_module("regola_engine.digger.primitives").PRIMITIVES
    return Family(
        "digger",
        frozenset(engine.__all__),
        primitives,
        shapes=SHAPES,
        offers=(walk,),
        counted=("within",),
    )


@cache
def _lords() -> Family:
    engine = import_module("regola_engine.lords")
    primitives = import_module("regola_engine.lords.primitives").PRIMITIVES
    return Family("lords", frozenset(engine.__all__), primitives, shapes=SHAPES)


WRITERS: Mapping[str, Writer] = {
    "conquest": Writer(
        _conquest, conquest.KINDS, conquest.item_record, conquest.board_record, rule_records
    ),
    "digger": Writer(
        _digger, digger.KINDS, digger.item_record, digger.board_record, lambda _item: framed_records
    ),
    "lords": Writer(
        _lords, lords.KINDS, lords.item_record, lords.board_record, lambda _item: framed_records
    ),
}
"""The writers by family."""
