"""Compare a position of tiles with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from regola.scenarios.family import Amount, Compared, amounts, compare, plainly
from regola.scenarios.tables import facts, in_force
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.scenarios.digger.playing import TurnTable

__all__ = ["COUNTED", "OF_PLAYERS", "TOPICS"]


# ---- players ----------------------------------------------------------------------------------


def _held(table: TurnTable, player: str, told: Located) -> None:
    held = sorted(map(table.names.kind_name, table.state.projects[table.seat(player)]))
    compare("held", sorted(plain(told)), held)


def _goons(table: TurnTable, player: str, told: Located) -> None:
    """Compare all goons of a player on the board."""
    expected, seat = plain(told), table.seat(player)
    names = [name for name, _, _ in table.names.game.board.spaces]
    found = {names[space]: n for space, n in enumerate(table.state.goons[seat]) if n}
    for name in expected:
        table.names.space(name)
    compare(
        "goons", {name: n for name, n in sorted(expected.items()) if n}, dict(sorted(found.items()))
    )


_NUMBERS: Mapping[str, Amount] = {
    **in_force("burden", "resources", "wit"),
    "bag": lambda table, seat: len(table.state.bags[seat]),
    "coins": lambda table, seat: len(table.state.coins[seat]),
    "defeated": lambda table, seat: bool(table.state.defeated >> seat & 1),
    "gold": lambda table, seat: table.state.gold[seat],
    "points": lambda table, seat: table.state.points[seat],
    "projects": lambda table, seat: len(table.state.projects[seat]),
    "reserve": lambda table, seat: table.state.reserve[seat],
    "worth": lambda table, seat: sum(table.state.coins[seat]),
}

COUNTED: Mapping[str, Amount] = {
    **{word: _NUMBERS[word] for word in ("coins", "gold", "points")},
    "goons": lambda table, seat: sum(table.state.goons[seat]),
}
"""What of a player's is told whenever it changes."""

OF_PLAYERS: Mapping[str, Compared] = {"goons": _goons, "held": _held, **amounts(_NUMBERS)}
"""What may be expected of a player."""

# ---- the board --------------------------------------------------------------------------------


def _tiles(table: TurnTable, told: Mapping[str, str]) -> None:
    for name, expected in told.items():
        design = table.state.design[table.names.space(name)]
        compare(name, expected, table.names.kind_name(design) if design >= 0 else "none")


def _markers(table: TurnTable, told: Mapping[str, str | list[str]]) -> None:
    for name, expected in told.items():
        seats = table.state.markers[table.names.space(name)]
        wanted = [expected] if isinstance(expected, str) else sorted(expected) or ["none"]
        compare(name, wanted, sorted(table.names.players[s] for s in seats) or ["none"])


def _tokens(table: TurnTable, told: Mapping[str, str]) -> None:
    spaces = table.names.game.board.spaces
    for name, expected in told.items():
        space = table.names.token_space(table.state, name)
        compare(name, expected, spaces[space][0] if space >= 0 else "none")


def _leads(table: TurnTable, told: Mapping[str, int]) -> None:
    for name, expected in told.items():
        compare(name, expected, sum(table.state.captives[table.names.mover(name)]))


def _of_movers(word: str) -> Callable[[TurnTable, Mapping[str, int]], None]:
    def compared(table: TurnTable, told: Mapping[str, int]) -> None:
        from regola_engine.kernel import number

        for name, expected in told.items():
            mover = table.names.mover(name)
            compare(f"{name} {word}", expected, number(table.state, word, table.state.seat, mover))

    return compared


def _hidden(table: TurnTable, told: list[str]) -> None:
    spaces = table.names.game.board.spaces
    found = [name for n, (name, _, _) in enumerate(spaces) if table.state.hidden >> n & 1]
    compare("hidden", sorted(told), sorted(found))


def _stored(table: TurnTable, told: Mapping[str, int]) -> None:
    for name, expected in told.items():
        compare(name, expected, len(table.state.stored[table.names.space(name)]))


def _capacity(table: TurnTable, told: Mapping[str, int]) -> None:
    from regola_engine.kernel import number

    for name, expected in told.items():
        space = table.names.space(name)
        compare(name, expected, number(table.state, "capacity", table.state.seat, space))


def _turn(table: TurnTable, expected: str) -> None:
    """Compare whose turn it is; the steps that follow are of that turn."""
    compare("turn", expected, table.names.players[table.state.seat])
    table.turn = table.on_turn


def _finish(table: TurnTable) -> int:
    from regola_engine.kernel import number

    return number(table.state, "finish", table.state.seat)


_COMPARED: Mapping[str, Callable[[TurnTable, Any], None]] = {
    "capacity": _capacity,
    "hidden": _hidden,
    "leads": _leads,
    "markers": _markers,
    "speed": _of_movers("speed"),
    "stored": _stored,
    "strength": _of_movers("strength"),
    "tiles": _tiles,
    "tokens": _tokens,
    "turn": _turn,
    "waiting": lambda table, told: compare(
        "waiting", sorted(told), table.names.sorted_called("order", table.state.waiting)
    ),
}

TOPICS: Mapping[str, Compared] = {
    **facts(
        {
            "bag": lambda table: len(table.state.bag),
            "finish": _finish,
            "grains": lambda table: table.state.grains,
            "heap": lambda table: len(table.state.heap),
            "stack": lambda table: max(table.state.collapses),
            "steps": lambda table: table.state.steps,
        }
    ),
    **{topic: plainly(one) for topic, one in _COMPARED.items()},
}
"""What may be expected of the position."""
