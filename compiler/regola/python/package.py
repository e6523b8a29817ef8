"""Write the modules of a pack: one for each item and board, and one that lists them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regola.checks import grounds
from regola.program.model import FieldLine, Item
from regola.program.pack import Manifest
from regola.python.modules import API, Materials, item_module
from regola.python.naming import constant_name, documented, literal, module_name

__all__ = ["pack_modules", "written"]

_PLAYED = ("base", "race", "power", "relic", "place")


def written(item: Item, materials: Materials) -> str:
    """Return the text of the module of an item; empty for kinds that have none."""
    if item.kind == "board":
        return board_module(item, materials)
    return item_module(item, materials) if item.kind in _PLAYED else ""


def pack_modules(manifest: Manifest, texts: Sequence[tuple[Item, str]]) -> Mapping[str, str]:
    """Return the modules of a pack by path below the folder of all games, from those of items."""
    files = {_path(item): text for item, text in texts}
    played = [item for item, _ in texts if item.kind != "board"]
    boards = [item for item, _ in texts if item.kind == "board"]
    for folder in sorted({path.rpartition("/")[0] for path in files}):
        files[f"{folder}/__init__.py"] = documented(f"Rules of {manifest.id}.") + "\n"
    files[f"{module_name(manifest.id)}/__init__.py"] = _index(manifest, played, boards)
    return dict(sorted(files.items()))


def _path(item: Item) -> str:
    return f"{module_name(item.pack)}/{_folder(item.kind)}/{module_name(item.id)}.py"


def _folder(kind: str) -> str:
    return {"base": "base"}.get(kind, f"{kind}s")


def _imported(item: Item) -> str:
    """The line that imports an item's module; relative, so that a pack runs wherever it lies."""
    name = module_name(item.id)
    return f"from .{_folder(item.kind)} import {name} as {item.kind}_{name}"


def _index(manifest: Manifest, played: list[Item], boards: list[Item]) -> str:
    """The module that lists what a pack has, in the order of kinds and ids."""
    lines = [
        documented(f"All items of {manifest.id}."),
        "",
        "from __future__ import annotations",
        "",
    ]
    kinds = tuple(dict.fromkeys((*_PLAYED, *sorted({item.kind for item in played}))))
    ordered = sorted(played, key=lambda item: (kinds.index(item.kind), item.id))
    lines += sorted(map(_imported, (*played, *boards)))
    lines += ["", "ITEMS = ("]
    lines += [f"    {item.kind}_{module_name(item.id)}.ITEM," for item in ordered]
    lines += [")", "", "BOARDS = ("]
    lines += [
        f"    board_{module_name(board.id)}.BOARD," for board in sorted(boards, key=lambda b: b.id)
    ]
    return "\n".join([*lines, ")", ""])


# ---- boards -----------------------------------------------------------------------------------


def board_module(board: Item, materials: Materials) -> str:
    """Return the module of a board."""
    regions = [line for line in board.fields if line.key == "region"]
    numbers = {line.arguments[0]: number for number, line in enumerate(regions)}
    words = _BoardWords(board, materials)
    places = [words.place(line) for line in regions]
    lines = [
        documented(f"The board {board.reference}."),
        "",
        "from __future__ import annotations",
        "",
        "from regola_engine.conquest import BoardItem, Place, ground_word, piece_word, require",
        "",
        f"require({API})",
        "",
        *[f"{name} = {value}" for name, value in sorted(words.constants.items())],
        "",
        "BOARD = BoardItem(",
        f"    reference={literal(board.reference)},",
        f"    players={board.number('players')},",
        f"    rounds={board.number('rounds')},",
        "    places=(",
        *[f"        {place}," for place in places],
        "    ),",
        "    borders=(",
        *[f"        ({one}, {other})," for one, other in _borders(board, numbers)],
        "    ),",
        ")",
        "",
    ]
    return "\n".join(lines)


def _borders(board: Item, numbers: dict[str, int]) -> list[tuple[int, int]]:
    found = set()
    for line in board.fields:
        if line.key == "borders":
            for entry in line.entries:
                one, other = (numbers[str(v)] for v in entry.values if v != "-")
                found.add((min(one, other), max(one, other)))
    return sorted(found)


class _BoardWords:
    """Finds what the words of a region name, and keeps a constant for each."""

    def __init__(self, board: Item, materials: Materials) -> None:
        self._materials = materials
        self._pack = board.pack
        self.constants: dict[str, str] = {}

    def place(self, line: FieldLine) -> str:
        """Return the making of a region."""
        classes: list[str] = []
        pieces: list[str] = []
        for word, _ in grounds.words(line):
            reference = self._materials.board_word(word, self._pack)
            is_piece = reference in self._materials.pieces
            maker = "piece_word" if is_piece else "ground_word"
            name = constant_name(word)
            self.constants[name] = f"{maker}({literal(reference)})"
            (pieces if is_piece else classes).append(name)
        texts = [literal(line.arguments[0]), _tuple(classes), *([_tuple(pieces)] if pieces else [])]
        return f"Place({', '.join(texts)})"


def _tuple(names: list[str]) -> str:
    return f"({', '.join(names)},)" if names else "()"
