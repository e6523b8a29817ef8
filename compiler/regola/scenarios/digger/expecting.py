"""Compare a position of tiles with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from regola.scenarios.outcome import Mismatch, as_written

if TYPE_CHECKING:
    from regola.scenarios.digger.playing import Table

__all__ = ["OF_PLAYERS", "TOPICS", "compare"]


def compare(table: Table, told: Mapping[str, Any]) -> None:
    """Compare all that is told; the first difference is told."""
    for topic, expected in told.items():
        if topic in TOPICS:
            TOPICS[topic](table, expected)
        else:
            _player(table, topic, expected)


def _same(topic: str, expected: object, found: object) -> None:
    if expected != found:
        raise Mismatch(topic, as_written(expected), as_written(found))


# ---- players ----------------------------------------------------------------------------------


def _player(table: Table, name: str, told: Mapping[str, Any]) -> None:
    seat = table.names.seat(name)
    for topic, expected in told.items():
        if topic == "goons":
            _goons(table, seat, expected)
        elif topic == "held":
            held = sorted(map(table.names.kind_name, table.state.projects[seat]))
            _same(topic, sorted(expected), held)
        else:
            _same(f"{name} {topic}", expected, _NUMBERS[topic](table, seat))


def _goons(table: Table, seat: int, expected: Mapping[str, int]) -> None:
    """Compare all goons of a player on the board."""
    names = [name for name, _, _ in table.names.game.board.spaces]
    found = {names[space]: n for space, n in enumerate(table.state.goons[seat]) if n}
    for name in expected:
        table.names.space(name)
    _same(
        "goons", {name: n for name, n in sorted(expected.items()) if n}, dict(sorted(found.items()))
    )


def _number(word: str) -> Callable[[Table, int], int]:
    def found(table: Table, seat: int) -> int:
        from regola_engine.digger.values import number

        return number(table.state, word, seat)

    return found


_NUMBERS: Mapping[str, Callable[[Table, int], int]] = {
    "bag": lambda table, seat: len(table.state.bags[seat]),
    "burden": _number("burden"),
    "coins": lambda table, seat: len(table.state.coins[seat]),
    "defeated": lambda table, seat: bool(table.state.defeated >> seat & 1),
    "gold": lambda table, seat: table.state.gold[seat],
    "points": lambda table, seat: table.state.points[seat],
    "projects": lambda table, seat: len(table.state.projects[seat]),
    "reserve": lambda table, seat: table.state.reserve[seat],
    "resources": _number("resources"),
    "wit": _number("wit"),
    "worth": lambda table, seat: sum(table.state.coins[seat]),
}

OF_PLAYERS = frozenset((*_NUMBERS, "goons", "held"))
"""What may be expected of a player."""

# ---- the board --------------------------------------------------------------------------------


def _tiles(table: Table, told: Mapping[str, str]) -> None:
    for name, expected in told.items():
        design = table.state.design[table.names.space(name)]
        _same(name, expected, table.names.kind_name(design) if design >= 0 else "none")


def _markers(table: Table, told: Mapping[str, str | list[str]]) -> None:
    for name, expected in told.items():
        seats = table.state.markers[table.names.space(name)]
        wanted = [expected] if isinstance(expected, str) else sorted(expected)
        _same(name, wanted, sorted(table.names.players[s] for s in seats) or ["none"])


def _tokens(table: Table, told: Mapping[str, str]) -> None:
    spaces = table.names.game.board.spaces
    for name, expected in told.items():
        space = table.names.token_space(table.state, name)
        _same(name, expected, spaces[space][0] if space >= 0 else "none")


def _leads(table: Table, told: Mapping[str, int]) -> None:
    for name, expected in told.items():
        _same(name, expected, sum(table.state.captives[table.names.mover(name)]))


def _of_movers(word: str) -> Callable[[Table, Mapping[str, int]], None]:
    def compared(table: Table, told: Mapping[str, int]) -> None:
        from regola_engine.digger.values import number

        for name, expected in told.items():
            mover = table.names.mover(name)
            _same(f"{name} {word}", expected, number(table.state, word, table.state.seat, mover))

    return compared


def _hidden(table: Table, told: list[str]) -> None:
    spaces = table.names.game.board.spaces
    found = [name for n, (name, _, _) in enumerate(spaces) if table.state.hidden >> n & 1]
    _same("hidden", sorted(told), sorted(found))


def _stored(table: Table, told: Mapping[str, int]) -> None:
    for name, expected in told.items():
        _same(name, expected, len(table.state.stored[table.names.space(name)]))


def _capacity(table: Table, told: Mapping[str, int]) -> None:
    from regola_engine.digger.values import number

    for name, expected in told.items():
        space = table.names.space(name)
        _same(name, expected, number(table.state, "capacity", table.state.seat, space))


def _plain(topic: str, found: Callable[[Table], object]) -> Callable[[Table, Any], None]:
    def compared(table: Table, expected: object) -> None:
        _same(topic, expected, found(table))

    return compared


def _finish(table: Table) -> int:
    from regola_engine.digger.values import number

    return number(table.state, "finish", table.state.seat)


def _winners(table: Table) -> list[str]:
    return [table.names.players[seat] for seat in table.state.winners()]


TOPICS: Mapping[str, Callable[[Table, Any], None]] = {
    "bag": _plain("bag", lambda table: len(table.state.bag)),
    "capacity": _capacity,
    "finish": _plain("finish", _finish),
    "grains": _plain("grains", lambda table: table.state.grains),
    "heap": _plain("heap", lambda table: len(table.state.heap)),
    "hidden": _hidden,
    "leads": _leads,
    "markers": _markers,
    "over": _plain("over", lambda table: table.state.is_over),
    "stack": _plain("stack", lambda table: max(table.state.collapses)),
    "speed": _of_movers("speed"),
    "steps": _plain("steps", lambda table: table.state.steps),
    "stored": _stored,
    "strength": _of_movers("strength"),
    "tiles": _tiles,
    "tokens": _tokens,
    "turn": _plain("turn", lambda table: table.names.players[table.state.seat]),
    "waiting": lambda table, told: _same(
        "waiting", sorted(told), table.names.order_names(table.state.waiting)
    ),
    "winners": _plain("winners", _winners),
}
