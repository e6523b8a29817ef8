"""The modules of items and boards of Dungeon Digger: their fields as the fields of records."""

from __future__ import annotations

from collections.abc import Iterable

from regola.program.model import Item
from regola.python.frames import rule_records
from regola.python.item_fields import made, number, of_fields, options, rows, sources, text
from regola.python.modules import Materials, rule_rows
from regola.python.tree import Call, Constant, Sequence, constants
from regola.python.writer import Module
from regola_engine.digger import Base, Mover, Scenario, Tile

__all__ = ["KINDS", "board_record", "item_record"]

KINDS = (
    "base",
    "edge",
    "tile",
    "order",
    "scenario",
    "creature",
    "adventurer",
    "lord",
    "piece",
)
"""The kinds of items that have a module."""


def item_record(item: Item, module: Module, materials: Materials) -> Call:
    """Return the record of an item."""
    records = rows(rule_rows(item, module, materials, rule_records))
    return made(
        module.use("Item"),
        {
            "reference": Constant(item.reference),
            "kind": Constant(item.kind),
            "rules": records,
            "base": _base(item, module, materials) if item.kind == "base" else None,
            "tile": _tile(item, module, materials) if item.kind == "tile" else None,
            "mover": of_fields(item, Mover, module) if item.field("strength") else None,
            "scenario": _scenario(item, module) if item.kind == "scenario" else None,
            "home": _reference(item, "scenario", "scenario", materials),
            "cost": number(item, "cost"),
            "tier": number(item, "tier"),
            "beyond": text(item, "beyond"),
            "options": options(item),
            "sources": sources(item, materials.sources(item.span.path), module.use),
        },
    )


def _reference(item: Item, kind: str, key: str, materials: Materials) -> Constant | None:
    line = item.field(key)
    return Constant(materials.named(kind, line.words[0], item.pack)) if line else None


def _base(item: Item, module: Module, materials: Materials) -> Call:
    first = _reference(item, "tile", "first tile", materials)
    return of_fields(item, Base, module, first_tile=first)


def _tile(item: Item, module: Module, materials: Materials) -> Call:
    back = item.field("back")
    edges = [line for line in item.fields if line.key == "edges"]
    faces = tuple(_edges(item, line.words, materials) for line in edges)
    return of_fields(
        item,
        Tile,
        module,
        edges=Sequence(faces, broken=True),
        back=_edges(item, back.words, materials) if back else None,
    )


def _edges(item: Item, words: Iterable[str], materials: Materials) -> Sequence:
    names = (materials.named("edge", word, item.pack) for word in words)
    return constants(names, broken=True)


_AREAS = {"larger": 1, "smaller": -1}


def _scenario(item: Item, module: Module) -> Call:
    area = item.field("area")
    taken = Constant(_AREAS[area.words[0]]) if area else None
    return of_fields(item, Scenario, module, area=taken)


# ---- boards -----------------------------------------------------------------------------------


def board_record(board: Item, module: Module, _materials: Materials) -> Call:
    """Return the record of a board."""
    spaces = _spaces(board)
    places = {name: place for place, (name, _, _) in enumerate(spaces)}
    return made(
        module.use("BoardItem"),
        {
            "reference": Constant(board.reference),
            "players": Constant(board.number("players") or 0),
            "spaces": rows(constants(space) for space in spaces),
            "portals": _named(board, "portals", places),
            "centre": _named(board, "centre", places),
        },
    )


def _spaces(board: Item) -> list[tuple[str, int, int]]:
    """Return the spaces of a board in order: name, row and place in the row."""
    found = []
    for line in board.fields:
        if line.key != "row" or not line.arguments:
            continue
        letter = line.arguments[0]
        for entry in line.entries:
            first, last = (value for value in entry.values if isinstance(value, int))
            found += [
                (f"{letter}{n}", ord(letter[0]) - ord("a"), n) for n in range(first, last + 1)
            ]
    return found


def _named(board: Item, key: str, places: dict[str, int]) -> Sequence:
    line = board.field(key)
    return constants(places[word] for word in line.words) if line else Sequence(())
