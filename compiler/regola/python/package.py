"""Write the modules of a pack: those of its items and boards, and one that lists them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from regola.program.model import Item
from regola.program.pack import Manifest
from regola.python.naming import documented, module_name
from regola.python.printing import assigned
from regola.python.tree import Name, Sequence

__all__ = ["pack_modules"]

_BASE = "base"


def pack_modules(
    manifest: Manifest, texts: Iterable[tuple[Item, str]], order: tuple[str, ...] = ()
) -> Mapping[str, str]:
    """
    Return the modules of a pack by path below the folder of all games, from those of items.

    Base rules come first, then the kinds of an order, then all others.
    """
    files = {_path(item): text for item, text in texts}
    played = [item for item, _ in texts if item.kind != "board"]
    boards = [item for item, _ in texts if item.kind == "board"]
    for folder in sorted({path.rpartition("/")[0] for path in files}):
        files[f"{folder}/__init__.py"] = documented(f"Rules of {manifest.id}.") + "\n"
    files[f"{module_name(manifest.id)}/__init__.py"] = _index(
        manifest, played, boards, (_BASE, *order)
    )
    return dict(sorted(files.items()))


def _path(item: Item) -> str:
    return f"{module_name(item.pack)}/{_folder(item.kind)}/{module_name(item.id)}.py"


def _folder(kind: str) -> str:
    return {"base": "base"}.get(kind, f"{kind}s")


def _imported(item: Item) -> str:
    """The line that imports an item's module; relative, so that a pack runs wherever it lies."""
    name = module_name(item.id)
    return f"from .{_folder(item.kind)} import {name} as {item.kind}_{name}"


def _index(
    manifest: Manifest, played: list[Item], boards: list[Item], order: tuple[str, ...]
) -> str:
    """The module that lists what a pack has, in the order of kinds and ids."""
    lines = [
        documented(f"All items of {manifest.id}."),
        "",
        "from __future__ import annotations",
        "",
    ]
    kinds = tuple(dict.fromkeys((*order, *sorted({item.kind for item in played}))))
    ordered = sorted(played, key=lambda item: (kinds.index(item.kind), item.id))
    lines += sorted(map(_imported, (*played, *boards)))
    listed = [f"{item.kind}_{module_name(item.id)}.ITEM" for item in ordered]
    ordered = sorted(boards, key=lambda board: board.id)
    drawn = [f"board_{module_name(board.id)}.BOARD" for board in ordered]
    return "\n".join([*lines, "", *_listed("ITEMS", listed), "", *_listed("BOARDS", drawn), ""])


def _listed(name: str, values: list[str]) -> Iterator[str]:
    """Give the lines of a tuple of names."""
    parts = tuple(Name(value) for value in values)
    return assigned(name, Sequence(parts, broken=len(parts) > 1))
