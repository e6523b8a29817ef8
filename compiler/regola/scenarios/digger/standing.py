"""What lies on the spaces of a board of tiles, as the content's references say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.drawings.digger.positions import LaidTile

if TYPE_CHECKING:
    from regola.scenarios.digger.opening import Names
    from regola_engine.digger.play import State

__all__ = ["laid", "spaces_of"]


def spaces_of(names: Names) -> tuple[tuple[str, int, int], ...]:
    """Return each space: its id, half steps from the left, rows from above."""
    return tuple((name, 2 * place + row, row) for name, row, place in names.game.board.spaces)


def laid(state: State, names: Names) -> tuple[LaidTile, ...]:
    """Return the tiles of a position with all that stands on them, and tokens on the ground."""
    return tuple(_laid(state, names))


def _laid(state: State, names: Names) -> Iterator[LaidTile]:
    game = names.game
    for space, (name, _, _) in enumerate(game.board.spaces):
        design, owner = state.design[space], state.owner[space]
        tokens = tuple(_tokens(state, space))
        if design < 0 and not tokens:
            continue
        is_hidden = bool(state.hidden >> space & 1)
        yield LaidTile(
            name,
            "" if design < 0 or is_hidden else names.reference("tile", game.designs[design].kind),
            () if design < 0 else tuple(game.edge_names[edge] for edge in state.edges[space]),
            names.players[owner] if owner >= 0 else "",
            tuple(_goons(state, names, space)),
            tuple(names.players[seat] for seat in state.markers[space]),
            len(state.stored[space]),
            tokens,
        )


def _goons(state: State, names: Names, space: int) -> Iterator[tuple[str, int]]:
    for player, goons in zip(names.players, state.goons, strict=True):
        if goons[space]:
            yield player, goons[space]


def _tokens(state: State, space: int) -> Iterator[str]:
    """Give the creatures, adventurers and tokens of scenarios on a space."""
    for items, places in (
        (state.game.movers, state.place),
        (state.game.figures, state.figures),
    ):
        for item, place in zip(items, places, strict=False):
            if place == space:
                yield item.reference
