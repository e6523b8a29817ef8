"""Find the packs that packs need, where these lie beside them or were installed there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from regola.files.names import real_path
from regola.files.packs import PackFolder, is_work_tree, packs_in
from regola.program.pack import Manifest
from regola.program.versions import suits

__all__ = ["ADDED", "needed_beside"]

ADDED = "added"
"""The folder that packs of others are installed in."""


def needed_beside(
    folders: Iterable[PackFolder],
    shipped: Collection[str],
    head_of: Callable[[PackFolder], Manifest | None],
) -> list[PackFolder]:
    """
    Return what packs need that is not among them, and what that needs, to the last.

    It is looked for in the folder ``added`` of a pack, in the folders beside the pack and in
    ``added`` there. Of several with one id the first of a version that will do is taken. Beside
    the top of a repository lies what is somebody else's.
    """
    waiting = [folder for folder in folders if folder.declared]
    known = {real_path(folder.root) for folder in waiting}
    heads = [head for folder in waiting if (head := head_of(folder)) is not None]
    ids, found = {*shipped, *(head.id for head in heads)}, list[PackFolder]()
    while waiting:
        folder = waiting.pop(0)
        head = head_of(folder)
        missing = [name for name in _wanted(head) if name not in ids] if head is not None else []
        around = _around(folder, known, head_of) if missing else []
        for name in missing:
            named = [each for each in around if each[1].id == name]
            wanted = head.ranges.get(name, "") if head is not None else ""
            fitting = (each for each in named if suits(each[1].version, wanted))
            chosen = next(fitting, next(iter(named), None))
            if chosen is not None:
                ids.add(name)
                found.append(chosen[0])
                waiting.append(chosen[0])
    return found


def _wanted(head: Manifest) -> tuple[str, ...]:
    """Return the packs that one builds on: those that it needs, and its game."""
    return (*head.needs, *((head.game,) if head.game else ()))


def _around(
    folder: PackFolder, known: Collection[Path], head_of: Callable[[PackFolder], Manifest | None]
) -> list[tuple[PackFolder, Manifest]]:
    """Return the packs around one, with what they say of themselves."""
    beside = folder.root.parent
    places = [folder.root / ADDED]
    if not is_work_tree(folder.root):
        places += [beside, beside / ADDED]
    packs = (one for place in places if not place.is_symlink() for one in packs_in(place))
    others = (one for one in packs if real_path(one.root) not in known)
    return [(one, head) for one in others if (head := head_of(one)) is not None]
