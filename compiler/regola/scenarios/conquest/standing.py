"""What stands where when a scenario has been played, as its names say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from regola.drawings.conquest.positions import Played, Purse, Standing
from regola_engine.conquest import NOBODY, PIECES
from regola_engine.conquest.play import regions_with

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["standing"]


def standing(table: Table) -> Played:
    """Return the tokens and pieces on the board and what players have beside it."""
    names = list(table.scope.scenario.players)
    board = (*_tokens(table, names), *_pieces(table))
    course = tuple(map(_purses, table.course))
    return Played(board, _purses(table.purses()), _purses(table.began), course)


def _tokens(table: Table, names: list[str]) -> Iterator[Standing]:
    state = table.state
    for region, number in table.places.items():
        people = state.holder[number]
        if people != NOBODY and state.tokens[number]:
            declined = bool(state.declined_peoples >> people & 1)
            player = names[state.owner[people]]
            yield Standing(region, player, "", state.tokens[number], declined)


def _pieces(table: Table) -> Iterator[Standing]:
    regions = list(table.places)
    for kind, reference in enumerate(PIECES.names[: len(table.state.where)]):
        for region, count in regions_with(table.state, kind).items():
            yield Standing(regions[region], "", reference, count)


def _purses(had: Mapping[str, tuple[int, int]]) -> tuple[Purse, ...]:
    return tuple(Purse(name, *counts) for name, counts in had.items())
