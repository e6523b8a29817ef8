"""The deeds of rules by which goons, creatures and players leave the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from regola_engine.digger.frames import ASKED, DONE, FAILED, HOP, NOBODY, Event, Frame, Way
from regola_engine.kernel.agenda import push
from regola_engine.kernel.asking import on_one, pick
from regola_engine.kernel.happening import announce, hear, set_off
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import forbidden

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "can_kill",
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
    Kill goons that no rule protects, all or one that is chosen.

    What rules do before and when each dies is done.
    """
    if not frame.left:
        found = _unprotected(position, frame, found)
        if not _is_awaited(position):
            return return_goons(position, frame, found, count)
        if not found:
            return FAILED
        if count < sum(number for _, _, number in found):
            things = [_code(seat, tile) for seat, tile, _ in found]
            chosen = pick(position, frame, "return", things)
            if chosen is None:
                return ASKED
            found = [(*divmod(chosen, 1000), count)]
        frame.left = _victims(found)
    return _go_on(
        position,
        frame,
        lambda seat, tile: position.goons[seat][tile],
        lambda seat, tile: take_off(position, seat, tile, 1),
    )


def can_kill(position: Position, frame: Frame, found: _Goons) -> bool:
    """Tell whether one of some goons is protected by no rule."""
    return bool(_unprotected(position, frame, found))


def _unprotected(position: Position, frame: Frame, found: _Goons) -> _Goons:
    ends = ((one, _end_of(frame, *one[:2])) for one in found)
    return [one for one, end in ends if forbidden(position, "kill goon", end) < 0]


def _is_awaited(position: Position) -> bool:
    """Tell whether any rule waits for the end of a goon."""
    events = position.standing.events
    return ("kill goon", True) in events or ("kill goon", False) in events


def _code(seat: int, tile: int) -> int:
    """Return goons of a player on a tile as one number."""
    return seat * 1000 + tile


def _victims(found: _Goons) -> tuple[int, ...]:
    """
    Return what is left to do of a deed that kills goons one by one.

    First how many stood where the next one is as rules were told of it, 0 before that; then whose
    goons they are, where, and how many, the next ones first.
    """
    return (0, *(part for goons in found for part in goons))


def _go_on(
    position: Position,
    frame: Frame,
    standing: Callable[[int, int], int],
    take: Callable[[int, int], object],
) -> int:
    """Kill goon after goon; the deed waits while rules do something about one of them."""
    while len(frame.left) > 1:
        told, seat, tile, number, *rest = frame.left
        stood = standing(seat, tile)
        if not number or not stood:
            frame.left = (0, *rest)
            continue
        event, frames = _end_of(frame, seat, tile), []
        if not told:
            frame.left = (stood, seat, tile, number, *rest)
            frames = announce(position, "kill goon", event, before=True)
        else:
            frame.left = (0, seat, tile, number - 1, *rest)
            if stood >= told:
                heard = hear(position, "kill goon", event, before=False)
                take(seat, tile)
                frames = set_off(position, heard, event)
        if frames:
            push(position, frames)
            return ASKED
    return DONE


def _end_of(frame: Frame, seat: int, tile: int) -> Event:
    """Return what is told of the end of a goon: whose it was, and who killed it by what."""
    told = Event(frame.you, tile)
    told.other = seat
    _done_with(frame, told)
    return told


def _done_with(frame: Frame, told: Event) -> None:
    """Tell by what somebody is killed: the party or the token whose way sets the deed off."""
    event = frame.event
    told.figure = event.figure
    if event.actor == frame.you:
        told.using = event.mover
        told.count = event.count if event.mover < 0 else 0


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
    """Kill goons of the squad on its way; what rules do before and when each dies is done."""
    squads = _under_way(position, frame.event.actor)
    squad = next((way for way in squads if way.count > 0), None)

    def standing(_seat: int, tile: int) -> int:
        return squad.count if squad is not None and squad.tile == tile else 0

    def take(seat: int, tile: int) -> None:
        if squad is not None:
            squad.count -= 1
        position.to_reserve(seat, tile)

    if not frame.left:
        there = [] if squad is None else [(squad.you, squad.tile, min(count, squad.count))]
        found = _unprotected(position, frame, there)
        if not found:
            return FAILED
        frame.left = _victims(found)
    return _go_on(position, frame, standing, take)


def kill_movers(position: Position, frame: Frame, movers: list[int]) -> int:
    """
    Kill creatures and adventurers, those that no rule protects, and tell of each.

    Rules hear of it while it is still there: what it says of its own end is heard.
    """
    frames: list[Frame] = []
    for mover in movers:
        told = Event(frame.you)
        told.mover, told.tile, told.other = mover, position.place[mover], position.controller[mover]
        _done_with(frame, told)
        sort = f"kill {position.game.movers[mover].kind}"
        if position.place[mover] >= 0 and forbidden(position, sort, told) < 0:
            heard = hear(position, sort, told, before=False)
            _leaves(position, mover)
            frames += set_off(position, heard, told)
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
