"""Compare a position of dungeons with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from regola.scenarios.family import Amount, Compared, amounts, compare, plainly
from regola.scenarios.lords.held import HELD, Held
from regola.scenarios.lords.playing import COUNTED, sort_asked

if TYPE_CHECKING:
    from regola.scenarios.lords.playing import Table

__all__ = ["OF_PLAYERS", "TOPICS"]


# ---- players ----------------------------------------------------------------------------------


def _held(held: Held) -> Amount:
    return lambda table, seat: held.found(table.state, table.names, seat)


def _number(word: str) -> Amount:
    def found(table: Table, seat: int) -> int:
        from regola_engine.kernel.standing import number

        return number(table.state, word, seat)

    return found


def _idle(table: Table, seat: int) -> int:
    return table.state.imps[seat] - table.state.busy[seat]


def _hand(table: Table, seat: int) -> int:
    """Return how many orders are at hand: those neither held back nor given."""
    given = len(table.state.sealed[seat]) or len(table.state.chosen[seat])
    return len(table.names.game.orders) - table.state.barred[seat].bit_count() - given


_FOUND: Mapping[str, Amount] = {
    **{key: _held(held) for key, held in HELD.items()},
    "fame": _number("fame"),
    "hand": _hand,
    "idle": _idle,
    "known": lambda table, seat: table.state.known[seat].bit_count(),
    "score": _number("score"),
    "tax": _number("tax"),
    "trap_count": lambda table, seat: table.state.trap_keeper.count(seat),
}

OF_PLAYERS: Mapping[str, Compared] = amounts(_FOUND)
"""What may be expected of a player."""

# ---- the position -----------------------------------------------------------------------------


def _choices(table: Table) -> list[str | int]:
    """Return what may be chosen now, sorted: names of things, each once, and what is no thing."""
    sort = sort_asked(table)
    return sorted({_choice(table, sort, move) for move in table.state.moves}, key=str)


def _choice(table: Table, sort: str, move: Any) -> str | int:
    from regola_engine.kernel.items import RULES

    if move.sort == "offer":
        return str(getattr(RULES[move.things[0]][0], "verb", ""))
    if not move.things:
        return str(move.sort)
    thing = int(move.things[0])
    return thing + COUNTED[sort] if sort in COUNTED else table.names.called(sort, thing)


def _turn(table: Table) -> str:
    return table.names.players[table.state.seat]


def _decks(table: Table) -> dict[str, int]:
    state = table.state
    return {
        "adventurers": len(state.hero_deck),
        "monsters": len(state.monster_deck),
        "rooms": len(state.room_deck),
    }


def _players(found: Callable[[Any], list[int]]) -> Callable[[Table], list[str]]:
    return lambda table: table.names.all_called("player", found(table.state))


_SAID: Mapping[str, Callable[[Table], object]] = {
    "announced": lambda table: table.names.all_called("adventurer", table.state.announced),
    "choices": _choices,
    "decks": _decks,
    "dummy": lambda table: table.state.dummy_evil,
    "first": lambda table: table.names.players[table.state.first],
    "lords": _players(lambda state: state.licensed()),
    "over": lambda table: table.state.is_over,
    "turn": _turn,
    "winners": _players(lambda state: state.winners()),
}


def _said(topic: str, found: Callable[[Table], object]) -> Compared:
    return plainly(lambda table, expected: compare(topic, expected, found(table)))


TOPICS: Mapping[str, Compared] = {topic: _said(topic, one) for topic, one in _SAID.items()}
"""What may be expected of the position."""
