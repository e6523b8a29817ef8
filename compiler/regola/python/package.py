"""Write the modules of a pack: those of its items and boards, and one that lists them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regola.program.model import Item
from regola.program.pack import Manifest
from regola.python.naming import documented, module_name

__all__ = ["pack_modules"]

_PLAYED = ("base", "race", "power", "relic", "place")


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
