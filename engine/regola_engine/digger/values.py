"""Who bears the rules in force of tiles, creatures and the rest, and what they are asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from regola_engine.digger.frames import NOBODY, Event
from regola_engine.digger.rules import Offer, Reaction, Value
from regola_engine.kernel import bearers, standing
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import Entry

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = ["BANNED", "Bearers", "class_tiles", "is_immune"]

_Bearers: TypeAlias = "list[tuple[int, int]]"
"""Seat and *it*."""


class Bearers(bearers.Bearers):
    """What rules in force ask of a position."""

    __slots__ = ()

    def bearers(self: Any, entry: Entry, actor: int) -> _Bearers:
        """Return who bears a rule, and for what: seat and *it*; ``actor`` of what is all's."""
        found = _BEARERS.get(entry.kind, _of_whoever_acts)
        if isinstance(entry.rule, Reaction) and entry.rule.everyone:
            playing = (s for s in range(self.game.seats) if not self.defeated >> s & 1)
            return [one for seat in playing for one in found(self, entry, seat)]
        return found(self, entry, actor)

    def bearers_of(self: Any, entry: Entry, actor: int, thing: Any) -> _Bearers:
        """Return who bears a rule for one thing alone."""
        if entry.kind != "tile" or not entry.rule.each:
            return super().bearers_of(entry, actor, thing)
        if not 0 <= thing < len(self.owner) or not self.kinds[entry.number] >> thing & 1:
            return []
        owner = self.owner[thing]
        return [(owner if owner >= 0 else actor, thing)]

    def speakers(self: Any, entry: Entry, word: str, you: int, thing: Any) -> _Bearers:
        """
        Return who says to a player that things are of a class: seat and *it*.

        What lies on the board says it to everybody; so does whoever speaks of things of his own.
        """
        del word, thing
        yours = entry.rule.yours
        if yours and entry.kind not in _BEARERS:
            return [(seat, NOBODY) for seat in range(self.game.seats)]
        found: _Bearers = self.bearers(entry, you)
        if yours or entry.kind in _ON_BOARD:
            return found
        return [(bearer, it) for bearer, it in found if bearer == you]

    def holder_of(self: Any, word: str, thing: Any, you: int) -> int:
        """Return whose a thing is that is asked for a number, NOBODY of what lies about."""
        if word in _OF_MOVERS and thing >= 0:
            return int(self.controller[thing])
        return int(self.owner[thing]) if word in _OF_TILES else you

    def starting_number(self: Any, word: str, thing: Any) -> int:
        """Return where a number starts that the fields of an item give."""
        if word == "cost":
            return int(self.game.orders[thing].cost)
        mover = self.game.movers[thing].mover if word in _OF_MOVERS and thing >= 0 else None
        return 0 if mover is None else int(getattr(mover, _OF_MOVERS[word]))

    def told(self, verb: str, actor: int, thing: Any) -> Event:
        """Return an event that tells of nothing but who acts and what is asked about."""
        del verb
        return Event(actor, thing=thing)


_OF_MOVERS = {"strength": "strength", "speed": "speed", "weight": "resources"}
_OF_TILES = ("capacity", "defence")
_ON_BOARD = ("adventurer", "creature", "piece", "tile")


def _of_whoever_acts(_position: Position, _entry: Entry, actor: int) -> _Bearers:
    return [(actor, NOBODY)]


def _of_order(_position: Position, entry: Entry, actor: int) -> _Bearers:
    return [(actor, entry.number)]


def _of_lord(position: Position, entry: Entry, _actor: int) -> _Bearers:
    return [(s, NOBODY) for s, lord in enumerate(position.lords) if lord == entry.number]


def _of_figure(position: Position, entry: Entry, actor: int) -> _Bearers:
    return [(actor, entry.number)] if position.figures[entry.number] >= 0 else []


def _of_mover(position: Position, entry: Entry, actor: int) -> _Bearers:
    """What nobody leads yet is there for whoever acts."""
    leader = position.controller[entry.number]
    if leader >= 0:
        return [(leader, entry.number)]
    rule = entry.rule
    its_own = isinstance(rule, Offer) or (isinstance(rule, Value) and rule.its)
    return [(actor, entry.number)] if its_own else []


def _of_tile(position: Position, entry: Entry, actor: int) -> _Bearers:
    lying = position.kinds[entry.number]
    if not lying:
        return []
    if entry.rule.each:
        owner = position.owner
        return [(owner[t] if owner[t] >= 0 else actor, t) for t in bits(lying)]
    return [(seat, NOBODY) for seat, own in enumerate(position.own) if own & lying]


_BEARERS: dict[str, Callable[[Position, Entry, int], _Bearers]] = {
    "adventurer": _of_mover,
    "creature": _of_mover,
    "lord": _of_lord,
    "order": _of_order,
    "piece": _of_figure,
    "tile": _of_tile,
}
"""Who bears the rules of an item, by its kind; those of any other all bear."""


# ---- classes ----------------------------------------------------------------------------------


def class_tiles(position: Position, word: str, you: int) -> int:
    """Return the tiles of a class in a player's eyes."""
    return standing.class_set(position, word, you) & position.tiles


def is_immune(position: Position, mover: int, tile: int) -> bool:
    """Tell whether a creature or an adventurer is immune to a tile; a squad, below 0, never is."""
    if mover < 0 or "immune to" not in position.standing.classes:
        return False
    event = Event(position.controller[mover], tile, tile)
    event.mover = mover
    return standing.is_so(position, "immune to", event.actor, mover, event)


# ---- bans -------------------------------------------------------------------------------------

BANNED = frozenset(
    (
        "build in",
        "conquer tile",
        "exchange project",
        "kill adventurer",
        "kill creature",
        "kill goon",
        "put tile in",
        "summon creature",
        "summon goon",
        # A creature or an adventurer goes on from tile to tile: where it comes to is not asked.
        *(
            f"move {party} {way}"
            for party in ("party", "squad", "adventurer", "creature")
            for way in ("from", "over")
        ),
        "move squad to",
    )
)
"""The deeds that rules may forbid: before each of them the engine asks."""
