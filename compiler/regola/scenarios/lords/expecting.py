"""Compare a position of dungeons with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regola.scenarios.family import Amount, Compared, amounts
from regola.scenarios.lords.held import HELD
from regola.scenarios.lords.playing import COUNTED, sort_asked
from regola.scenarios.tables import Table, facts, in_force, verb_of
from regola.scenarios.told import Told

__all__ = ["OF_PLAYERS", "TOPICS"]


def _held(held: Told) -> Amount:
    return lambda table, seat: held.found(table.state, table.names, seat)


def _hand(table: Table, seat: int) -> int:
    """Return how many orders are at hand: those neither held back nor given."""
    given = len(table.state.sealed[seat]) or len(table.state.chosen[seat])
    held: int = table.state.barred[seat].bit_count()
    return len(table.names.game.orders) - held - given


OF_PLAYERS: Mapping[str, Compared] = amounts(
    {
        **{key: _held(held) for key, held in HELD.items()},
        **in_force("fame", "score", "tax"),
        "hand": _hand,
        "idle": lambda table, seat: table.state.imps[seat] - table.state.busy[seat],
        "known": lambda table, seat: table.state.known[seat].bit_count(),
        "trap_count": lambda table, seat: table.state.trap_keeper.count(seat),
    }
)
"""What may be expected of a player."""


def _choices(table: Table) -> list[str | int]:
    """Return what may be chosen now, sorted: names of things, each once, and what is no thing."""
    sort = sort_asked(table)
    return sorted({_choice(table, sort, move) for move in table.state.moves}, key=str)


def _choice(table: Table, sort: str, move: Any) -> str | int:
    if move.sort == "offer":
        return verb_of(move)
    if not move.things:
        return str(move.sort)
    thing = int(move.things[0])
    return thing + COUNTED[sort] if sort in COUNTED else str(table.names.called(sort, thing))


TOPICS: Mapping[str, Compared] = facts(
    {
        "announced": lambda table: table.names.all_called("adventurer", table.state.announced),
        "choices": _choices,
        "decks": lambda table: {
            "adventurers": len(table.state.hero_deck),
            "monsters": len(table.state.monster_deck),
            "rooms": len(table.state.room_deck),
        },
        "dummy": lambda table: table.state.dummy_evil,
        "first": lambda table: table.names.players[table.state.first],
        "lords": lambda table: table.names.all_called("player", table.state.licensed()),
    }
)
"""What may be expected of the position."""
