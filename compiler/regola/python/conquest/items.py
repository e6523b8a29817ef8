"""The modules of items and boards of conquest: their fields as the fields of records."""

from __future__ import annotations

from regola.checks.conquest import grounds
from regola.program.model import FieldLine, Item
from regola.python.conquest.rules import rule_records
from regola.python.item_fields import made, number, of_fields, options, rows, sources
from regola.python.modules import Materials, rule_rows
from regola.python.tree import Call, Constant, Expression, Sequence, call, constants
from regola.python.writer import Module
from regola_engine.conquest import Base

__all__ = ["KINDS", "board_record", "item_record"]

KINDS = ("base", "race", "power", "relic", "place")
"""The kinds of items that have a module."""


def item_record(item: Item, module: Module, materials: Materials) -> Call:
    """Return the record of an item."""
    tokens = item.field("tokens")
    given = tokens.numbers if tokens else ()
    records = rows(rule_rows(item, module, materials, rule_records(item)))
    return made(
        module.use("Item"),
        {
            "reference": Constant(item.reference),
            "kind": Constant(item.kind),
            "rules": records,
            "pieces": rows([_piece(one, module, materials) for one in item.of_kind("piece")]),
            "banner": Constant(given[0]) if given else None,
            "box": Constant(given[1]) if len(given) > 1 else None,
            "base": of_fields(item, Base, module) if item.kind == "base" else None,
            "options": options(item),
            "sources": sources(item, materials.sources(item.span.path), module.use),
        },
    )


def _piece(item: Item, module: Module, materials: Materials) -> Call:
    records = rows(rule_rows(item, module, materials, rule_records(item)))
    return made(
        module.use("PieceKind"),
        {
            "reference": Constant(item.reference),
            "word": module.constant("piece_word", item.reference),
            "box": Constant(item.number("box") or 0),
            "limit": number(item, "limit"),
            "marker": Constant(value=True) if item.field("marker") else None,
            "rules": records,
            "sources": sources(item, materials.sources(item.span.path), module.use),
        },
    )


# ---- boards -----------------------------------------------------------------------------------


def board_record(board: Item, module: Module, materials: Materials) -> Call:
    """Return the record of a board."""
    regions = [line for line in board.fields if line.key == "region"]
    places = {line.arguments[0]: place for place, line in enumerate(regions)}
    return made(
        module.use("BoardItem"),
        {
            "reference": Constant(board.reference),
            "players": Constant(board.number("players") or 0),
            "rounds": Constant(board.number("rounds") or 0),
            "places": rows([_place(line, board, module, materials) for line in regions]),
            "borders": rows(constants(two) for two in _borders(board, places)),
        },
    )


def _borders(board: Item, places: dict[str, int]) -> list[tuple[int, int]]:
    found = set()
    for line in board.fields:
        if line.key == "borders":
            for entry in line.entries:
                one, other = (places[str(v)] for v in entry.values if v != "-")
                found.add((min(one, other), max(one, other)))
    return sorted(found)


def _place(line: FieldLine, board: Item, module: Module, materials: Materials) -> Call:
    """Return the making of a region: its name, its classes, what lies there."""
    classes: list[Expression] = []
    pieces: list[Expression] = []
    for word, _ in grounds.words(line):
        reference = materials.board_word(word, board.pack)
        is_piece = reference in materials.pieces
        constant = module.constant("piece_word" if is_piece else "ground_word", reference)
        (pieces if is_piece else classes).append(constant)
    lying = [Sequence(tuple(pieces))] if pieces else []
    name = Constant(line.arguments[0])
    return call(module.use("Place"), name, Sequence(tuple(classes)), *lying)
