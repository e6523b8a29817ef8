"""The ids that packs and items at hand have already, told before a new one is written."""

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
    """Return the ids of the official packs; a pack of the same id cannot be read beside them."""
    from regola.files.library import official_packs

    return {head.id: head.id for head in official_packs()}


def names_taken(family: str, *, declared: bool) -> dict[str, str]:
    """Return the ids of the items that ship for a family and of those in the pack at hand."""
    from regola.files.library import load, official
    from regola.files.preparing import prepare

    prepare()
    shipped = official(family)
    programs = [*(load([Path()], Sink()).programs if declared else ()), *filter(None, [shipped])]
    return {item.id: item.pack for program in programs for item in program.items if item.id}
