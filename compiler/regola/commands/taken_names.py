"""The ids that packs and items at hand or beside have, told before a new one is written."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path

from regola.commands.usage import UsageError
from regola.findings import Sink

__all__ = ["demand_free", "names_taken", "packs_taken"]


def demand_free(name: str, taken: Mapping[str, str], given: str) -> None:
    """
    Demand that an id is not ``taken``, which tells the pack that has each.

    Raises:
        UsageError: It is; a name that makes a free one is offered.
    """
    if name not in taken:
        return
    number = next(number for number in count(2) if f"{name}_{number}" not in taken)
    said = given.partition("/")[0].strip()
    raise UsageError("new-id-taken", id=name, pack=taken[name], free=f"{said} {number}")


def packs_taken() -> dict[str, str]:
    """
    Return the ids of the official packs and of those in the folder at hand.

    Two packs of one id cannot be read together.
    """
    from regola.files.library import load, official_packs
    from regola.files.packs import packs_in

    beside = [one.root for one in packs_in(Path())][:_MOST]
    heads = load(beside, Sink()).packs if beside else ()
    return {head.id: head.id for head in (*heads, *official_packs())}


def names_taken(family: str, *, declared: bool) -> dict[str, str]:
    """
    Return the ids of the items that ship for a family, and of those of the packs at hand.

    These are the pack that the folder at hand lies in and those that lie beside it.
    """
    from regola.files.library import load, official
    from regola.files.preparing import prepare

    prepare()
    own = load(_around(), Sink()).programs if declared else ()
    programs = [*filter(None, [official(family)]), *own]
    return {item.id: item.pack for program in programs for item in program.items if item.id}


_MOST = 50
"""How many packs beside are looked at: a folder may hold any number."""


def _around() -> list[Path]:
    """Return the pack at hand and those beside it; a repository of its own has none."""
    from regola.files.packs import is_work_tree, pack_folder, packs_in

    root = pack_folder(Path()).root
    beside = [] if is_work_tree(root) else [one.root for one in packs_in(root.parent)]
    return [root, *(one for one in beside[:_MOST] if one != root)]
