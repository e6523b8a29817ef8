"""What stands in the dungeons of a position, as the content's references say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.drawings.lords.positions import Chamber, Dungeon, Hero

if TYPE_CHECKING:
    from regola.scenarios.lords.naming import Names
    from regola_engine.lords.state import State

__all__ = ["dungeons", "spaces_of"]


def spaces_of(names: Names) -> tuple[tuple[str, int, int], ...]:
    """Return each space of a dungeon: its id, columns from the left, rows from above."""
    grid, columns = names.game.grid, names.game.base.columns
    return tuple((name, n % columns, n // columns) for n, name in enumerate(grid.names))


def dungeons(state: State, names: Names) -> tuple[Dungeon, ...]:
    """Return the dungeon of each player, in seat order."""
    return tuple(_dungeon(state, names, seat) for seat in range(len(names.players)))


def _dungeon(state: State, names: Names, seat: int) -> Dungeon:
    return Dungeon(
        names.players[seat],
        tuple(_chambers(state, names, seat)),
        tuple(_hero(state, hero) for hero in state.parties[seat]),
        tuple(_hero(state, hero).reference for hero in state.prisons[seat]),
    )


def _hero(state: State, number: int) -> Hero:
    hero = state.game.heroes[number]
    reference = state.game.hero_items[hero.item].reference
    return Hero(reference, state.wounds[number], hero.health)


def _chambers(state: State, names: Names, seat: int) -> Iterator[Chamber]:
    items, size = state.game.items, state.game.grid.size
    for number, (name, across, down) in enumerate(spaces_of(names)):
        place = seat * size + number
        if not state.tiles >> place & 1:
            continue
        is_fought_for = state.battlefield[seat] == place
        is_room = state.built >> place & 1
        yield Chamber(
            name,
            across,
            down,
            items["room"][state.rooms[place]].reference if is_room else "",
            bool(state.conquered >> place & 1),
            is_fought_for,
            tuple(_monsters(state, seat)) if is_fought_for else (),
            tuple(_traps(state, seat)) if is_fought_for else (),
        )


def _monsters(state: State, seat: int) -> Iterator[str]:
    game = state.game
    for copy in state.posted[seat]:
        yield game.items["monster"][game.monsters[copy]].reference


def _traps(state: State, seat: int) -> Iterator[str]:
    game = state.game
    for copy, keeper in enumerate(state.trap_keeper):
        if keeper == seat and state.laid >> copy & 1:
            yield game.items["trap"][game.traps[copy]].reference
