"""Compare a position of dungeons with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from regola.scenarios.family import Amount, Compared, amounts, compare, plainly
from regola.scenarios.lords.playing import COUNTED, sort_asked

if TYPE_CHECKING:
    from regola.scenarios.lords.playing import Table

__all__ = ["OF_PLAYERS", "TOPICS"]


# ---- players ----------------------------------------------------------------------------------


def _number(word: str) -> Amount:
    def found(table: Table, seat: int) -> int:
        from regola_engine.kernel.standing import number

        return number(table.state, word, seat)

    return found


def _field(name: str) -> Amount:
    return lambda table, seat: getattr(table.state, name)[seat]


def _idle(table: Table, seat: int) -> int:
    return table.state.imps[seat] - table.state.busy[seat]


def _places(field: str) -> Amount:
    """Return the names of a player's places of a mask, sorted."""

    def found(table: Table, seat: int) -> list[str]:
        mask = getattr(table.state, field) & table.state.own(seat)
        return sorted(table.names.called("space", place) for place in _bits(mask))

    return found


def _bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _rooms(table: Table, seat: int) -> dict[str, str]:
    rooms = table.state.rooms
    return {
        table.names.called("space", place): table.names.called("room", rooms[place])
        for place in _bits(table.state.built & table.state.own(seat))
    }


def _monsters(table: Table, seat: int) -> list[str]:
    own = [copy for copy, keeper in enumerate(table.state.keeper) if keeper == seat]
    return sorted(table.names.all_called("monster", own))


def _dormant(table: Table, seat: int) -> list[str]:
    keeper, dormant = table.state.keeper, table.state.dormant
    own = [copy for copy in _bits(dormant) if keeper[copy] == seat]
    return sorted(table.names.all_called("monster", own))


def _traps(table: Table, seat: int) -> list[str]:
    own = [copy for copy, keeper in enumerate(table.state.trap_keeper) if keeper == seat]
    return sorted(table.names.all_called("trap", own))


def _posted(table: Table, seat: int) -> list[str]:
    """Return the monsters in the battlefield, in the order in which they attack."""
    return table.names.all_called("monster", table.state.posted[seat])


def _laid(table: Table, seat: int) -> list[str]:
    keeper, laid = table.state.trap_keeper, table.state.laid
    own = [copy for copy in _bits(laid) if keeper[copy] == seat]
    return sorted(table.names.all_called("trap", own))


def _trap_count(table: Table, seat: int) -> int:
    return len(_traps(table, seat))


def _heroes(field: str) -> Amount:
    return lambda table, seat: table.names.all_called(
        "adventurer", getattr(table.state, field)[seat]
    )


def _wounds(table: Table, seat: int) -> dict[str, int]:
    heroes = [hero for hero in table.state.parties[seat] if table.state.wounds[hero]]
    return {table.names.called("adventurer", hero): table.state.wounds[hero] for hero in heroes}


def _orders(field: str) -> Amount:
    """Return the names of a player's orders of a mask, in the order of the round."""
    return lambda table, seat: table.names.all_called(
        "order", _bits(getattr(table.state, field)[seat])
    )


def _hand(table: Table, seat: int) -> int:
    """Return how many orders are at hand: those neither held back nor given."""
    given = len(table.state.sealed[seat]) or len(table.state.chosen[seat])
    return len(table.names.game.orders) - table.state.barred[seat].bit_count() - given


_FOUND: Mapping[str, Amount] = {
    "conquered": _places("conquered"),
    "dormant": _dormant,
    "evil": _field("evil"),
    "fame": _number("fame"),
    "food": _field("food"),
    "gold": _field("gold"),
    "hand": _hand,
    "held": _orders("barred"),
    "idle": _idle,
    "imps": _field("imps"),
    "known": lambda table, seat: table.state.known[seat].bit_count(),
    "laid": _laid,
    "monsters": _monsters,
    "on_card": _orders("on_card"),
    "party": _heroes("parties"),
    "posted": _posted,
    "prison": _heroes("prisons"),
    "rooms": _rooms,
    "score": _number("score"),
    "tax": _number("tax"),
    "tiles": _places("tiles"),
    "tokens": _field("marks"),
    "trap_count": _trap_count,
    "traps": _traps,
    "wounds": _wounds,
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
