"""
More tokens than the blank banner or badge of a game allows, none or thousands of a piece, a row
of a board without an end, a board for nobody or for ever, a dungeon that no table has room for.

The bounds are fields of the game's base rules. The races and powers of the game's own pack are what
the bounds were taken from, and stay out.
"""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.checks.tiling import MOST_PLACES
from regola.findings import Sink
from regola.program.model import FieldLine, Item

__all__ = ["MOST_PLAYERS", "check"]

MOST_PLAYERS = 6
"""How many may sit around a board of any game."""

_PIECES = ("tokens", "box", "limit", "count")
_MANY = 999
"""So many pieces of a sort a box may hold: positions are laid out with room for all of them."""

_BOUNDS = {"race": "blank banner", "power": "blank badge"}
_OF_GAMES = {"players": (2, MOST_PLAYERS), "rounds": (1, 99)}
"""How many may sit around a table or a board, and how many rounds a game may last."""

_OF_DUNGEONS = {
    "years": (1, 9),
    "fights": (1, 99),
    "columns": (1, 26),
    "rows": (1, 26),
    "boxes": (1, 99),
}
"""How long a game of dungeons lasts, how large a dungeon is: columns are called by letters."""

_WITHIN = {"entrance": "columns", "evil": "highest evil", "paladin level": "highest evil"}
"""Fields of base rules that lie between 1 and what another says."""


def check(survey: Survey, sink: Sink) -> None:
    """Report numbers of tokens and of boards that are too high or too low."""
    for item in (*survey.of_kind("base"), *survey.of_kind("board")):
        for line in item.fields:
            if line.key == "row":
                _check_row(line, sink)
            elif line.key in _OF_GAMES:
                _check_within(line, *_OF_GAMES[line.key], sink)
    for base in survey.of_kind("base"):
        _check_dungeon(base, sink)
    for item in survey.own:
        _check_pieces(item, sink)
    bases = tuple(item for item in (*survey.library, *survey.items) if item.kind == "base")
    for item in survey.items:
        key = _BOUNDS.get(item.kind)
        if key is not None and item.pack not in survey.games:
            most = [number for base in bases if (number := base.number(key)) is not None]
            _check_item(item, max(most, default=None), sink)


def _check_pieces(item: Item, sink: Sink) -> None:
    """Report a thing of which there is none, and one of which no box holds so many."""
    for key in _PIECES:
        line = item.field(key)
        if line is not None:
            _check_within(line, 1, _MANY, sink)
    copies = item.field("copies")
    if copies is not None:
        # Of a monster there may be none in a year; of none at all its own check tells.
        _check_within(copies, 0, _MANY, sink)


def _check_dungeon(base: Item, sink: Sink) -> None:
    """Report numbers of base rules of dungeons that no game could be laid out with."""
    if base.field("columns") is None:
        return
    for line in base.fields:
        if line.key in _OF_DUNGEONS:
            _check_within(line, *_OF_DUNGEONS[line.key], sink)
        elif line.key in _WITHIN:
            _check_within(line, 1, base.number(_WITHIN[line.key]) or _MANY, sink)


def _check_item(item: Item, most: int | None, sink: Sink) -> None:
    line, value = item.field("tokens"), item.number("tokens")
    if line is None or value is None or most is None or value <= most:
        return
    sink.report(
        "number-out-of-bounds", line.span, field="tokens", value=value, minimum=1, maximum=most
    )


def _check_within(line: FieldLine, least: int, most: int, sink: Sink) -> None:
    for value in line.numbers:
        if not least <= value <= most:
            sink.report(
                "number-out-of-bounds",
                line.span,
                field=line.key,
                value=value,
                minimum=least,
                maximum=most,
            )


def _check_row(line: FieldLine, sink: Sink) -> None:
    for entry in line.entries:
        ends = [value for value in entry.values if isinstance(value, int)]
        least = min(ends[0], MOST_PLACES) if ends else 0
        if ends and not least <= ends[-1] <= MOST_PLACES:
            sink.report(
                "number-out-of-bounds",
                entry.span,
                field="row",
                value=ends[-1],
                minimum=least,
                maximum=MOST_PLACES,
            )
