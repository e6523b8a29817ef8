"""A border to a region that the board does not have."""

from __future__ import annotations

from regola.checks.boards import Border, borders, regions
from regola.checks.survey import Survey
from regola.findings import Fix, Sink, instead, nearest
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report names in borders that no region of the board has."""
    for board in survey.of_kind("board"):
        _check_board(board, survey, sink)


def _check_board(board: Item, survey: Survey, sink: Sink) -> None:
    known = {region.id: region for region in regions(board)}
    for border in borders(board):
        for name in (border.left, border.right):
            if name not in known and survey.is_whole(board):
                has_room = sink.has_room("unknown-region", border.span)
                similar = nearest(name, known) if has_room else ()
                sink.report(
                    "unknown-region",
                    border.span,
                    hint="similar" if similar else None,
                    fix=_fix(border, name, similar),
                    region=name,
                    similar=similar,
                    legal=tuple(known),
                )


def _fix(border: Border, name: str, similar: tuple[str, ...]) -> Fix | None:
    """Return the fix that names the only region near; one that borders on itself was not meant."""
    other = border.right if name == border.left else border.left
    if similar == (other,):
        return None
    pairs = (f"{one}-{other}" if name == border.left else f"{other}-{one}" for one in similar)
    return instead(border.span, tuple(pairs))
