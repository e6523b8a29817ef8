"""Compare a position of dungeons with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Mapping

from regola.scenarios.family import Amount, Compared, amounts
from regola.scenarios.lords.held import HELD
from regola.scenarios.tables import Table, choices, facts, in_force
from regola.scenarios.told import Told

__all__ = ["COUNTED", "OF_PLAYERS", "TOPICS"]


def _held(held: Told) -> Amount:
    return lambda table, seat: held.found(table.state, table.names, seat)


def _hand(table: Table, seat: int) -> int:
    """Return how many orders are at hand: those neither held back nor given."""
    given = len(table.state.sealed[seat]) or len(table.state.chosen[seat])
    held: int = table.state.barred[seat].bit_count()
    return len(table.names.game.orders) - held - given


COUNTED: Mapping[str, Amount] = {
    **{word: _held(HELD[word]) for word in ("gold", "food", "imps", "tokens", "evil")},
    "traps": lambda table, seat: table.state.trap_keeper.count(seat),
}
"""What of a player's is told whenever it changes."""

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


TOPICS: Mapping[str, Compared] = facts(
    {
        "announced": lambda table: table.names.all_called("adventurer", table.state.announced),
        "choices": choices,
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
