"""A place named on a board that has no such space, or too few spaces to begin on."""

from __future__ import annotations

from regola.checks.digger.tiling import is_laid_out, spaces
from regola.checks.lords.courses import places_of
from regola.checks.survey import Survey
from regola.findings import Sink, instead, nearest
from regola.program.model import Item

__all__ = ["check"]

_NAMED = ("portals", "centre", "start")


def check(survey: Survey, sink: Sink) -> None:
    """
    Report first and central spaces that the rows do not name, and boards with too few first.

    In a dungeon of columns and rows the first tunnels must lie on places that it has.
    """
    for base in survey.of_kind("base"):
        _check_names(base, places_of(base), sink)
    for board in survey.of_kind("board"):
        known = tuple(dict.fromkeys(space.id for space in spaces(board)))
        # A row with a fault would leave spaces out that are there.
        if not known or not is_laid_out(board, survey):
            continue
        _check_names(board, known, sink)
        first, players = board.field("portals"), board.number("players") or 0
        if not all(survey.is_clean(line.span) for line in board.fields if line.key == "players"):
            continue  # the number of players is what is wrong
        if first is not None and len(set(first.words)) < players:
            count = len(set(first.words))
            sink.report("too-few-first-spaces", first.span, count=count, players=players)


def _check_names(board: Item, known: tuple[str, ...], sink: Sink) -> None:
    for line in board.fields:
        for entry in line.entries if known and line.key in _NAMED else ():
            name = "".join(str(value) for value in entry.values)
            if name not in known:
                has_room = sink.has_room("unknown-space", entry.span)
                similar = nearest(name, known) if has_room else ()
                hint = "similar" if similar else None
                sink.report(
                    "unknown-space",
                    entry.span,
                    hint=hint,
                    fix=instead(entry.span, similar),
                    space=name,
                    similar=similar,
                    legal=known,
                )
