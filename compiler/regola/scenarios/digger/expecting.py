"""Compare a position of tiles with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from regola.scenarios.outcome import Mismatch

if TYPE_CHECKING:
    from regola.scenarios.digger.playing import Table

__all__ = ["compare"]


def compare(table: Table, told: Mapping[str, Any]) -> None:
    """Compare all that is told; the first difference is told."""
    for topic, expected in told.items():
        if topic in _TOPICS:
            _TOPICS[topic](table, expected)
        else:
            _player(table, topic, expected)


def _same(topic: str, expected: object, found: object) -> None:
    if expected != found:
        raise Mismatch(topic, str(expected), str(found))


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
            _same(f"{name} {topic}", expected, _OF_PLAYERS[topic](table, seat))


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


_OF_PLAYERS: Mapping[str, Callable[[Table, int], int]] = {
    "bag": lambda table, seat: len(table.state.bags[seat]),
    "burden": _number("burden"),
    "coins": lambda table, seat: len(table.state.coins[seat]),
    "gold": lambda table, seat: table.state.gold[seat],
    "points": lambda table, seat: table.state.points[seat],
    "projects": lambda table, seat: len(table.state.projects[seat]),
    "reserve": lambda table, seat: table.state.reserve[seat],
    "resources": _number("resources"),
    "wit": _number("wit"),
    "worth": lambda table, seat: sum(table.state.coins[seat]),
}

# ---- the board --------------------------------------------------------------------------------


def _tiles(table: Table, told: Mapping[str, str]) -> None:
    for name, expected in told.items():
        design = table.state.design[table.names.space(name)]
        _same(name, expected, table.names.kind_name(design) if design >= 0 else "none")


def _markers(table: Table, told: Mapping[str, str]) -> None:
    for name, expected in told.items():
        seats = table.state.markers[table.names.space(name)]
        _same(name, expected, " ".join(table.names.players[s] for s in seats) or "none")


def _stored(table: Table, told: Mapping[str, int]) -> None:
    for name, expected in told.items():
        _same(name, expected, len(table.state.stored[table.names.space(name)]))


def _capacity(table: Table, told: Mapping[str, int]) -> None:
    from regola_engine.digger.values import number

    for name, expected in told.items():
        space = table.names.space(name)
        owner = table.state.owner[space]
        seat = owner if owner >= 0 else table.state.seat
        _same(name, expected, number(table.state, "capacity", seat, space))


def _plain(found: Callable[[Table], object]) -> Callable[[Table, Any], None]:
    def compared(table: Table, expected: object) -> None:
        _same("", expected, found(table))

    return compared


def _finish(table: Table) -> int:
    from regola_engine.digger.values import number

    return number(table.state, "finish", table.state.seat)


def _winners(table: Table) -> list[str]:
    scores = table.state.scores()
    best = max(scores)
    return [table.names.players[seat] for seat, score in enumerate(scores) if score == best]


_TOPICS: Mapping[str, Callable[[Table, Any], None]] = {
    "bag": _plain(lambda table: len(table.state.bag)),
    "capacity": _capacity,
    "finish": _plain(_finish),
    "grains": _plain(lambda table: table.state.grains),
    "markers": _markers,
    "over": _plain(lambda table: table.state.is_over),
    "stack": _plain(lambda table: max(table.state.collapses)),
    "steps": _plain(lambda table: table.state.steps),
    "stored": _stored,
    "tiles": _tiles,
    "turn": _plain(lambda table: table.names.players[table.state.seat]),
    "waiting": lambda table, told: _same(
        "waiting", sorted(told), table.names.order_names(table.state.waiting)
    ),
    "winners": _plain(_winners),
}
