"""The modules of items of Dungeon Lords: their fields as the fields of records."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regola.program.model import Item
from regola.python.frames import rule_records
from regola.python.functions import Fields
from regola.python.made import made, number, numbers, options, rows, sources, text, words
from regola.python.modules import Materials, rule_rows
from regola.python.tree import Call, Constant, Expression
from regola.python.writer import Module, Unwritable

__all__ = ["KINDS", "board_record", "item_record"]

_Read = Callable[[Item, str], Expression | None]


def _count(item: Item, key: str) -> Constant:
    return Constant(item.number(key) or 0)


def _flag(item: Item, key: str) -> Constant | None:
    return Constant(True) if item.field(key) is not None else None


_BASE = (
    "years", "rounds", "fights", "gold", "food", "imps", "evil", "highest evil", "paladin level",
    "columns", "rows", "entrance", "monsters shown", "rooms shown", "boxes", "cards held",
    "cards played", "cards drawn",
)  # fmt: skip
_BY_PLAYERS = ("passes", "shown", "dummies", "blocked")

_RECORDS: Mapping[str, tuple[str, Mapping[str, _Read]]] = {
    "base": (
        "Base",
        {
            **dict.fromkeys(_BASE, _count),
            "start": words,
            **dict.fromkeys(_BY_PLAYERS, numbers),
        },
    ),
    "order": ("Order", {"position": _count, "reverse": _flag}),
    "room": ("Room", {"year": _count, "crew": number, "zone": text}),
    "monster": (
        "Monster",
        {
            "copies": numbers,
            **dict.fromkeys(("gold", "food", "evil", "traps", "monsters", "damage"), number),
        },
    ),
    "trap": ("Trap", {"copies": _count}),
    "adventurer": (
        "Adventurer",
        dict.fromkeys(
            ("levels", "health", "skill", "later levels", "later health", "later skill"), numbers
        ),
    ),
    "paladin": ("Paladin", dict.fromkeys(("year", "health", "skill"), _count)),
    "card": ("Card", {"year": _count, "weariness": _count, "need": number, "speed": text}),
    "event": ("Happening", {"deck": text}),
}
"""The record of each kind with fields of its own: its name, and how each field is read."""

KINDS = (*_RECORDS, "title")
"""The kinds of items that have a module."""


def item_record(item: Item, module: Module, materials: Materials) -> Call:
    """Return the record of an item."""
    return made(
        module.use("Item"),
        {
            "reference": Constant(item.reference),
            "kind": Constant(item.kind),
            "rules": rows(rule_rows(item, module, materials, rule_records)),
            "data": _data(item, module),
            "options": options(item),
            "sources": sources(item, materials.sources(item.span.path), module.use),
        },
    )


def _data(item: Item, module: Module) -> Call | None:
    if item.kind not in _RECORDS:
        return None
    name, readers = _RECORDS[item.kind]
    fields: Fields = {key.replace(" ", "_"): read(item, key) for key, read in readers.items()}
    return made(module.use(name), fields)


def board_record(board: Item, _module: Module, _materials: Materials) -> Call:
    """Refuse a board: the family has none."""
    raise Unwritable(board.kind)
