"""Write one module for each item: its rules as functions, and the record that names them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from regola.program.meaning import Rule
from regola.program.model import Item
from regola.python.code import Function
from regola.python.digger.rules import rule_records
from regola.python.digger.scene import Module
from regola.python.headings import import_order, origin, title
from regola.python.layout import statement_lines
from regola.python.made import made, options, rows, sources
from regola.python.modules import API, Materials
from regola.python.naming import comment, documented, literal
from regola.python.writer import Unwritable

__all__ = ["board_module", "item_module", "unwritable", "written"]

WITH_RULES = (
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


def written(item: Item, materials: Materials) -> str:
    """Return the text of the module of an item; empty for kinds that have none."""
    if item.kind == "board":
        return board_module(item)
    return item_module(item, materials) if item.kind in WITH_RULES else ""


def unwritable(item: Item, materials: Materials) -> Iterable[tuple[Rule, Unwritable]]:
    """Give the rules of an item that have no form in Python, with the word that has none."""
    for rule in item.rules:
        try:
            rule_records(rule, Module(item.reference, item.kind, materials.vocabulary))
        except Unwritable as found:
            yield rule, found


def item_module(item: Item, materials: Materials) -> str:
    """Return the text of the module of an item."""
    module = Module(item.reference, item.kind, materials.vocabulary)
    records = _rules(item, module, materials)
    text = _item(item, module, materials, records)
    module.use("require")
    if module.functions:
        module.use("Frame")
        module.use("Position")
    functions = [
        replace(f, lines=[short for line in f.lines for short in statement_lines(f"    {line}")])
        for f in module.functions
    ]
    return _whole(
        documented(title(item), origin(materials.sources(item.span.path).path)),
        module,
        functions,
        text,
    )


def _whole(documentation: str, module: Module, functions: list[Function], item: str) -> str:
    """Put the parts of a module together."""
    imports = "".join(f"    {name},\n" for name in sorted(module.imports, key=import_order))
    parts = [
        documentation,
        "from __future__ import annotations",
        f"from regola_engine.digger import (\n{imports})",
        f"require({API})",
    ]
    if module.constants:
        parts.append("\n".join(f"{k} = {v}" for k, v in sorted(module.constants.items())))
    defined = [
        "\n".join(
            [f"def {f.name}({f.parameters}) -> {f.result}:", f"    {f.documentation}", *f.lines]
        )
        for f in functions
    ]
    return "\n\n\n".join(["\n\n".join(parts), *defined, f"ITEM = {item}\n"])


# ---- rules ------------------------------------------------------------------------------------

_ROLES = {
    "amount": "How much rule {} changes the number by.",
    "holds": "Whether the condition of rule {} holds.",
    "possible": "Whether what rule {} takes can be done.",
    "steps": "What is done by rule {}.",
    "when": "What rule {} waits for.",
    "price": "What rule {} costs.",
    "origins": "Where a squad may leave by rule {}.",
    "path": "What a squad may go over by rule {}.",
    "targets": "Where a squad may go by rule {}.",
}


def _rules(item: Item, module: Module, materials: Materials) -> list[str]:
    records: list[str] = []
    for rule in item.rules:
        first = len(module.functions)
        made = rule_records(rule, module)
        sentence = materials.sentence(item, rule)
        own = module.functions[first:]
        for place, function in enumerate(own):
            role = _ROLES.get(function.name.strip("_").rpartition("_")[2], "More of rule {}.")
            text = sentence if not place else role.format(rule.number)
            function.documentation = documented(text, indent="    ")
        if own:
            records += made
        elif made:
            records += ["\n".join([*comment(sentence, " " * 8), made[0]]), *made[1:]]
    return records


# ---- items ------------------------------------------------------------------------------------


def _item(item: Item, module: Module, materials: Materials, records: list[str]) -> str:
    beyond = item.field("beyond")
    return made(
        module.use("Item"),
        (
            ("reference", literal(item.reference)),
            ("kind", literal(item.kind)),
            ("rules", rows(records)),
            ("base", _base(item, module, materials) if item.kind == "base" else ""),
            ("tile", _tile(item, module, materials) if item.kind == "tile" else ""),
            ("mover", _mover(item, module) if item.field("strength") else ""),
            ("scenario", _scenario(item, module) if item.kind == "scenario" else ""),
            ("home", _reference(item, "scenario", "scenario", materials)),
            ("cost", _number(item, "cost")),
            ("tier", _number(item, "tier")),
            ("beyond", literal(beyond.words[0]) if beyond else ""),
            ("options", options(item)),
            ("sources", sources(item, materials.sources(item.span.path), module.use)),
        ),
    )


def _number(item: Item, key: str) -> str:
    return str(item.number(key) or "")


def _reference(item: Item, kind: str, key: str, materials: Materials) -> str:
    line = item.field(key)
    return literal(materials.named(kind, line.words[0], item.pack)) if line else ""


def _base(item: Item, module: Module, materials: Materials) -> str:
    values = item.field("coin values")
    return made(
        module.use("Base"),
        (
            ("goons", str(item.number("goons") or 0)),
            ("coins", str(item.number("coins") or 0)),
            ("coin_values", repr(values.numbers) if values else "(1,)"),
            ("track_goons", str(item.number("track goons") or 0)),
            ("portal_goons", str(item.number("portal goons") or 0)),
            ("first_tile", _reference(item, "tile", "first tile", materials)),
        ),
    )


def _tile(item: Item, module: Module, materials: Materials) -> str:
    family, back = item.field("family"), item.field("back")
    edges = [line for line in item.fields if line.key == "edges"]
    rows = [_edges(item, line.words, materials) for line in edges]
    return made(
        module.use("Tile"),
        (
            ("family", literal(family.words[0]) if family else '""'),
            ("count", str(item.number("count") or 0)),
            ("edges", "\n".join(["(", *[f"    {row}," for row in rows], ")"])),
            ("stack", _number(item, "stack")),
            ("scattered", _number(item, "scattered")),
            ("central", _number(item, "central")),
            ("back", _edges(item, back.words, materials) if back else ""),
        ),
    )


def _edges(item: Item, words: Iterable[str], materials: Materials) -> str:
    names = [literal(materials.named("edge", word, item.pack)) for word in words]
    return "\n".join(["(", *[f"        {name}," for name in names], "    )"])


def _mover(item: Item, module: Module) -> str:
    return made(
        module.use("Mover"),
        (
            ("strength", str(item.number("strength") or 0)),
            ("speed", str(item.number("speed") or 0)),
            ("resources", _number(item, "resources")),
        ),
    )


_AREAS = {"larger": "1", "smaller": "-1"}


def _scenario(item: Item, module: Module) -> str:
    track, area = item.field("track goons"), item.field("area")
    return made(
        module.use("Scenario"),
        (
            ("track_goons", str(track.numbers[0]) if track else ""),
            ("area", _AREAS[area.words[0]] if area else ""),
            ("heap", _number(item, "heap")),
            ("adventurers", _number(item, "adventurers")),
        ),
    )


# ---- boards -----------------------------------------------------------------------------------


def board_module(board: Item) -> str:
    """Return the module of a board."""
    spaces = board_spaces(board)
    numbers = {name: number for number, (name, _, _) in enumerate(spaces)}
    lines = [
        documented(f"The board {board.reference}."),
        "",
        "from __future__ import annotations",
        "",
        "from regola_engine.digger import BoardItem, require",
        "",
        f"require({API})",
        "",
        "BOARD = BoardItem(",
        f"    reference={literal(board.reference)},",
        f"    players={board.number('players')},",
        "    spaces=(",
        *[f"        ({literal(name)}, {row}, {place})," for name, row, place in spaces],
        "    ),",
        f"    portals={_named(board, 'portals', numbers)},",
        f"    centre={_named(board, 'centre', numbers)},",
        ")",
        "",
    ]
    return "\n".join(lines)


def board_spaces(board: Item) -> list[tuple[str, int, int]]:
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


def _named(board: Item, key: str, numbers: dict[str, int]) -> str:
    line = board.field(key)
    return repr(tuple(numbers[word] for word in line.words)) if line else "()"
