"""What stands where when a scenario has been played, as its names say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from regola.drawings.conquest.positions import Played, Purse, Standing
from regola.drawings.courses import Holding
from regola_engine.conquest import NOBODY, PIECES, bits
from regola_engine.conquest.play import regions_with

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table
    from regola_engine.kernel import Entry

__all__ = ["held", "laid_down", "standing"]


def standing(table: Table) -> Played:
    """Return the tokens and pieces on the board and what players have beside it."""
    names = list(table.scope.scenario.players)
    board = (*_tokens(table, names), *_pieces(table))
    return Played(board, _purses(table.purses()), _purses(table.began))


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


# ---- what can be counted ------------------------------------------------------------------------


def held(table: Table) -> dict[Holding, int]:
    """Count the coins, tokens and pieces of players, and the pieces in each region."""
    state, seats = table.state, list(table.players)
    counts: Counter[Holding] = Counter()
    for player, coins in zip(seats, state.coins, strict=False):
        counts[Holding("coins", player)] = coins
    for people, seat in enumerate(state.owner):
        if seat != NOBODY:
            on_board = sum(state.tokens[region] for region in bits(state.held[people]))
            counts[Holding("tokens", seats[seat])] += on_board + table.hand(people)
    for each in _pieces(table):
        counts[Holding(each.piece, where=each.region)] = each.count
    for kind, reference in enumerate(PIECES.names[: len(state.carried)]):
        people = state.bearer[kind]
        if state.carried[kind] and people != NOBODY and state.owner[people] != NOBODY:
            counts[Holding(reference, seats[state.owner[people]])] = state.carried[kind]
    return dict(counts)


def laid_down(table: Table, entry: Entry) -> Iterator[Holding]:
    """Give the piece that an entry of the log tells to be put in a region."""
    if entry.kind == "put":
        kind, region = entry.numbers[:2]
        yield Holding(PIECES.names[kind], where=list(table.places)[region])
