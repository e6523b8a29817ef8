"""Check what a schema cannot tell of a scenario of tiles: its board, and what chance lays out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.checks.digger.tiling import apart, holes
from regola.findings import Sink
from regola.scenarios.digger.opening import spaces_in
from regola.sources import Span
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.scenarios.shelf import Shelf

__all__ = ["is_by_chance_alone", "is_whole"]


def is_whole(document: Located, _shelf: Shelf, sink: Sink) -> bool:
    """Tell whether the board of a scenario hangs together without a hole; report if not."""
    rows = plain(document).get("board", {}).get("rows", {})
    places = {(row, place): name for name, row, place in spaces_in(rows)}
    for row, place in sorted(holes(places)) if places else ():
        space = f"{chr(row + ord('a'))}{place}"
        sink.report("hole-in-board", _entry_of_rows(document, row), space=space)
        return False
    for one in apart(places):
        sink.report("space-apart", _entry_of_rows(document, one[0]), space=places[one])
        return False
    return True


_BESIDE_CHANCE: tuple[str, ...] = (
    "board",
    "game",
    "options",
    "packs",
    "players",
    "says",
    "scenario",
    "source",
    "start",
    "steps",
    "with",
)
"""What may stand beside ``start: true``."""


def is_by_chance_alone(document: Located, _shelf: Shelf, sink: Sink) -> bool:
    """Tell whether a game that chance sets up is told nothing else; report what it is told."""
    if not plain(document).get("start"):
        return True
    board = document.get("board")
    rows = () if board is None else board.entries
    told = [(entry.key, _BESIDE_CHANCE) for entry in document.entries]
    told += [(entry.key, ("map",)) for entry in rows]
    before = len(sink)
    for key, legal in told:
        if key.value not in legal:
            word = str(key.value)
            sink.report("unknown-key", key.span, hint="legal", key=word, similar=(), legal=legal)
    return len(sink) == before


def _entry_of_rows(document: Located, row: int) -> Span:
    """Return where a row stands, or the row before it if it is left out."""
    board = document.get("board")
    rows = board.get("rows") if board is not None else None
    near = [e for e in rows.entries if ord(str(e.key.value)[0]) - ord("a") <= row] if rows else []
    return near[-1].key.span if near else document.span
