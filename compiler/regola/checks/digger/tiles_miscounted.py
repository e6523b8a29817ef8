"""A set of tiles that is not as large as the base rules say."""

from __future__ import annotations

from collections.abc import Iterable

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import Item

__all__ = ["check"]

_ELSEWHERE = ("scenario", "stack", "scattered", "central")


def check(survey: Survey, sink: Sink) -> None:
    """
    Compare what the base rules say of a player's tiles with what the game's pack holds.

    Tiles of scenarios and of the common stack are no player's; tiles of other packs come on top.
    """
    for base in survey.of_kind("base"):
        line = base.field("tiles")
        if line is None or not survey.is_faultless:
            continue
        told, found = base.number("tiles") or 0, _counted(survey.all_items, base.pack)
        if found != told:
            sink.report("tiles-miscounted", line.span, told=told, found=found)


def _counted(items: Iterable[Item], pack: str) -> int:
    tiles = (item for item in items if item.kind == "tile" and item.pack == pack)
    own = (tile for tile in tiles if not any(tile.field(key) for key in _ELSEWHERE))
    return sum(tile.number("count") or 0 for tile in own)
