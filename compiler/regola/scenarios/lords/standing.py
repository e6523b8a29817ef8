"""What stands in the dungeons of a position, as the content's references say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.drawings.lords.positions import Chamber, Dungeon, Hero

if TYPE_CHECKING:
    from regola.scenarios.lords.naming import Names
    from regola.scenarios.tables import Table
    from regola_engine.lords.play import State

__all__ = ["dungeons", "spaces_of"]


def spaces_of(names: Names) -> tuple[tuple[str, int, int], ...]:
    """Return each space of a dungeon: its id, columns from the left, rows from above."""
    grid, columns = names.game.grid, names.game.base.columns
    return tuple((name, n % columns, n // columns) for n, name in enumerate(grid.names))


def dungeons(table: Table) -> tuple[Dungeon, ...]:
    """Return the dungeon of each player, in seat order."""
    state, names = table.state, table.names
    return tuple(
        Dungeon(
            player,
            tuple(_chambers(state, names, seat)),
            tuple(_hero(state, names, hero) for hero in state.parties[seat]),
            tuple(names.reference("adventurer", hero) for hero in state.prisons[seat]),
        )
        for seat, player in enumerate(names.players)
    )


def _hero(state: State, names: Names, hero: int) -> Hero:
    reference, health = names.reference("adventurer", hero), state.game.heroes[hero].health
    return Hero(reference, state.wounds[hero], health)


def _chambers(state: State, names: Names, seat: int) -> Iterator[Chamber]:
    traps = [n for n, who in enumerate(state.trap_keeper) if who == seat and state.laid >> n & 1]
    for number, (name, across, down) in enumerate(spaces_of(names)):
        place = seat * state.game.grid.size + number
        if not state.tiles >> place & 1:
            continue
        is_fought_for = state.battlefield[seat] == place
        yield Chamber(
            name,
            across,
            down,
            names.reference("room", state.rooms[place]) if state.built >> place & 1 else "",
            bool(state.conquered >> place & 1),
            is_fought_for,
            tuple(names.reference("monster", one) for one in state.posted[seat] if is_fought_for),
            tuple(names.reference("trap", one) for one in traps if is_fought_for),
        )
