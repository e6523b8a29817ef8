"""How the modules of a family of games are written: one entry each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any

from regola.program.meaning import Rule
from regola.program.model import Item
from regola.python.conquest import items as conquest
from regola.python.conquest.rules import rule_records
from regola.python.conquest.shapes import SHAPES as CONQUEST_SHAPES
from regola.python.conquest.shapes import compared_regions
from regola.python.conquest.watches import tallied_things, watched_things
from regola.python.digger import items as digger
from regola.python.digger.walking import walk
from regola.python.frames import rule_records as framed_records
from regola.python.items import item_record
from regola.python.modules import Materials, module_of, written_module
from regola.python.shapes import SHAPES
from regola.python.tree import Call
from regola.python.writer import Family, Module, Unwritable
from regola.vocabulary.model import Vocabulary

__all__ = ["WRITERS", "Writer", "framed"]

_Record = Callable[[Item, Module, Materials], Call]


@dataclass(frozen=True)
class Writer:
    """
    What writes the modules of a family.

    ``kinds`` are the kinds of items that have one, those that the engine has records for where
    nothing is said; ``item`` and ``board`` make their records,
    ``rules`` those of one rule of an item. ``more`` are fields of the family's record. ``engine``
    is the package that modules import from and whose ``primitives`` tell what can be called.
    A pack lists its items in the ``order`` of kinds, those of others after them.
    """

    id: str
    kinds: tuple[str, ...] | None
    item: _Record
    board: _Record | None
    rules: Callable[[Item], Callable[[Rule, Module], list[Call]]]
    more: Mapping[str, Any] = field(default_factory=dict)
    engine: str = ""
    order: tuple[str, ...] = ()

    @cached_property
    def family(self) -> Family:
        """The family, with what its engine declares; the engine is looked at when first needed."""
        package = self.engine or f"regola_engine.{self.id}"
        known = frozenset(import_module(package).__all__)
        primitives = import_module(f"{package}.primitives").PRIMITIVES
        return Family(package, known, primitives, **{"shapes": SHAPES, **self.more})

    def written(self, item: Item, materials: Materials) -> str:
        """Return the text of the module of an item; empty for kinds that have none."""
        name, record = ("BOARD", self.board) if item.kind == "board" else ("ITEM", self.item)
        kinds = self.family.primitives.data if self.kinds is None else self.kinds
        if record is None or item.kind not in ("board", *kinds):
            return ""
        module = module_of(item, self.family, materials)
        return written_module(item, module, materials, name, record(item, module, materials))

    def unwritable(
        self, item: Item, vocabulary: Vocabulary, pieces: Mapping[str, frozenset[str]]
    ) -> Iterator[tuple[Rule, Unwritable]]:
        """
        Give the rules of an item and of those in it that cannot be played, and why not.

        ``pieces`` are those of `Materials`.
        """
        for inner in item.walk():
            for rule in inner.rules:
                module = Module(self.family, item.reference, item.kind, vocabulary, pieces)
                try:
                    self.rules(inner)(rule, module)
                except Unwritable as found:
                    yield rule, found


def framed(family: str, engine: str = "") -> Writer:
    """
    Return the writer of a family that declares all of it: in the primitives of its engine.

    Its rules are asked of a rule at work; its items have the records that stand there for their
    kinds. The package of an engine that lies elsewhere is named.
    """
    return Writer(family, None, item_record, None, lambda _item: framed_records, engine=engine)


_WRITERS = (
    Writer(
        "conquest",
        conquest.KINDS,
        conquest.item_record,
        conquest.board_record,
        rule_records,
        {
            "shapes": {**SHAPES, **CONQUEST_SHAPES},
            "watched": watched_things,
            "tallied": tallied_things,
            "compared": compared_regions,
        },
        order=conquest.KINDS,
    ),
    Writer(
        "digger",
        digger.KINDS,
        digger.item_record,
        digger.board_record,
        lambda _item: framed_records,
        {"offers": (walk,)},
    ),
    framed("lords"),
)

WRITERS: Mapping[str, Writer] = {writer.id: writer for writer in _WRITERS}
"""The writers by family."""
