"""The deeds of rules by which goons, creatures and players leave the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from regola_engine.digger.frames import ASKED, DONE, FAILED, HOP, NOBODY, Event, Frame, Way
from regola_engine.kernel.agenda import push
from regola_engine.kernel.asking import on_one, pick
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import forbidden

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "defeat",
    "kill_goons",
    "kill_movers",
    "kill_of_squad",
    "kill_one_mover",
    "return_goons",
    "take_off",
]

_Goons: TypeAlias = "list[tuple[int, int, int]]"


def take_off(position: Position, seat: int, tile: int, count: int) -> None:
    """Return goons to the reserve of their owner; a squad that they were part of has fewer."""
    position.to_reserve(seat, tile, count)
    fewer_under_way(position, seat, tile)


def fewer_under_way(position: Position, seat: int, tile: int) -> None:
    """Let squads on their way have no more goons than are left on their tile."""
    for hop in _under_way(position, seat):
        if hop.tile == tile:
            hop.count = min(hop.count, position.goons[seat][tile])


def _under_way(position: Position, seat: int) -> list[Way]:
    """Return the squads of a player on their way, the one that set out last first."""
    ways = [frame for frame in reversed(position.agenda) if isinstance(frame, Way)]
    return [way for way in ways if way.rule == HOP and way.you == seat]


def kill_goons(position: Position, frame: Frame, found: _Goons, count: int) -> int:
    """
    Kill goons, all or one that is chosen; what rules do before each dies comes first.

    Between two goons the deed waits: ``frame.left`` then holds whose goon is next, where, how many
    of his stood there, and how many were dealt with.
    """
    if not position.standing.events.get(("kill goon", True)):
        return return_goons(position, frame, found, count)
    settled = 0
    if frame.left:
        seat, tile, stood, settled = frame.left
        if position.goons[seat][tile] >= stood:
            take_off(position, seat, tile, 1)
        frame.left = ()
        found = [(s, t, position.goons[s][t]) for s, t, _ in found if position.goons[s][t]]
        settled += 1
    if not found or settled >= count:
        return DONE if settled else FAILED
    if count - settled < sum(number for _, _, number in found):
        chosen = pick(position, frame, "return", [_code(seat, tile) for seat, tile, _ in found])
        if chosen is None:
            return ASKED
        found = [one for one in found if _code(*one[:2]) == chosen]
    return _next_victim(position, frame, found, settled)


def _code(seat: int, tile: int) -> int:
    """Return goons of a player on a tile as one number."""
    return seat * 1000 + tile


def _next_victim(position: Position, frame: Frame, found: _Goons, settled: int) -> int:
    seat, tile, stood = found[0]
    told = Event(seat)
    told.tile, told.figure = tile, frame.event.figure
    push(position, announce(position, "kill goon", told, before=True))
    frame.left = (seat, tile, stood, settled)
    return ASKED


def return_goons(position: Position, frame: Frame, found: _Goons, count: int) -> int:
    """Return goons to the reserve of their owners: all of them, or some that are chosen."""
    if not found:
        return FAILED
    if count >= sum(number for _, _, number in found):
        for seat, tile, number in found:
            take_off(position, seat, tile, number)
        return DONE
    things = [_code(seat, tile) for seat, tile, _ in found]
    return on_one(
        position, frame, "return", things, lambda thing: take_off(position, *divmod(thing, 1000), 1)
    )


def kill_of_squad(position: Position, frame: Frame, count: int) -> int:
    """Kill goons of the squad on its way."""
    for hop in _under_way(position, frame.event.actor):
        if hop.count > 0:
            lost = min(count, hop.count)
            hop.count -= lost
            position.to_reserve(hop.you, hop.tile, lost)
            return DONE
    return FAILED


def kill_movers(position: Position, frame: Frame, movers: list[int]) -> int:
    """
    Kill creatures and adventurers, those that no rule protects, and tell of each.

    Rules are told while it is still there: what it says of its own end is heard.
    """
    frames: list[Frame] = []
    for mover in movers:
        told = Event(frame.you)
        told.mover, told.tile, told.other = mover, position.place[mover], position.controller[mover]
        told.using, told.figure = frame.event.mover, frame.event.figure
        told.count = frame.event.count if frame.event.mover < 0 else 0
        sort = f"kill {position.game.movers[mover].kind}"
        if position.place[mover] >= 0 and forbidden(position, sort, told) < 0:
            frames += announce(position, sort, told)
            _leaves(position, mover)
    push(position, frames)
    return DONE if frames or movers else FAILED


def kill_one_mover(position: Position, frame: Frame, movers: list[int]) -> int:
    """Kill one of some creatures or adventurers, which the player chooses."""
    return on_one(
        position, frame, "who is killed", movers, lambda one: kill_movers(position, frame, [one])
    )


def _leaves(position: Position, mover: int) -> None:
    """Take a creature or an adventurer off the board; whom it led along goes to the reserves."""
    position.place[mover] = position.controller[mover] = NOBODY
    for seat, count in enumerate(position.captives[mover]):
        position.reserve[seat] += count
    position.captives[mover] = (0,) * position.game.seats


def defeat(position: Position, seat: int, where: int) -> int:
    """
    Put a player out of the game: goons to the reserve, creatures off the board, no turns.

    Of ``where``, a tile as a set of one, all rules are told.
    """
    if position.defeated >> seat & 1 or not where:
        return FAILED
    position.defeated |= 1 << seat
    for tile in bits(position.tiles):
        if position.goons[seat][tile]:
            take_off(position, seat, tile, position.goons[seat][tile])
    for mover, leader in enumerate(position.controller):
        if leader == seat:
            _leaves(position, mover)
    told = Event(seat, bits(where)[0])
    push(position, announce(position, "defeat player", told))
    return DONE
