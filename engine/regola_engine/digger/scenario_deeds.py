"""The deeds of rules that are about creatures, adventurers and the tokens of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.frames import ASKED, DONE, FAILED, NOBODY, Event, Frame
from regola_engine.digger.killing import fewer_under_way
from regola_engine.digger.moving import can_march, march_on, may_enter, step_aside
from regola_engine.kernel.agenda import push
from regola_engine.kernel.asking import on_one, pick
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import forbidden

if TYPE_CHECKING:
    from regola_engine.digger.position import Position
    from regola_engine.digger.sets import Goons

__all__ = [
    "can_lead_aside",
    "can_march_one",
    "can_move_goon",
    "can_summon_creature",
    "capture",
    "lead_aside",
    "march",
    "move_figure",
    "move_goon",
    "put_figure",
    "remove_figure",
    "summon_creature",
]

# ---- creatures and adventurers ----------------------------------------------------------------


def _able(position: Position, frame: Frame, movers: list[int], over: int) -> list[int]:
    return [mover for mover in movers if can_march(position, frame.you, mover, over)]


def can_march_one(position: Position, frame: Frame, movers: list[int], over: int) -> bool:
    """Tell whether one of some creatures or adventurers can go anywhere."""
    return bool(_able(position, frame, movers, over))


def march(position: Position, frame: Frame, movers: list[int], over: int) -> int:
    """Let one of some creatures or adventurers go as far as its speed, over some spaces."""
    able = _able(position, frame, movers, over)
    return on_one(
        position, frame, "who marches", able, lambda one: march_on(position, frame.you, one, over)
    )


def can_lead_aside(position: Position, frame: Frame, mover: int, tiles: int) -> bool:
    """Tell whether a creature or an adventurer may step on one of some tiles."""
    return bool(can_march(position, frame.you, mover, tiles))


def lead_aside(position: Position, frame: Frame, mover: int, tiles: int) -> int:
    """Let a creature or an adventurer step on one of some tiles."""
    spaces = [tile for tile in bits(tiles) if can_march(position, frame.you, mover, 1 << tile)]
    return on_one(
        position, frame, "aside", spaces, lambda tile: step_aside(position, frame.you, mover, tile)
    )


def capture(position: Position, _frame: Frame, found: Goons, mover: int) -> int:
    """Let goons go along with a creature or an adventurer."""
    led = list(position.captives[mover])
    for seat, tile, count in found:
        position.goons[seat][tile] -= count
        led[seat] += count
        fewer_under_way(position, seat, tile)
    position.captives[mover] = tuple(led)
    return DONE if found else FAILED


def can_summon_creature(position: Position, frame: Frame, mover: int, tiles: int) -> bool:
    """Tell whether a creature that nobody has may come into play on one of some tiles."""
    return bool(_summonable(position, frame, mover, tiles))


def _summonable(position: Position, frame: Frame, mover: int, tiles: int) -> list[int]:
    """Return the tiles to which a creature that nobody has may be summoned."""
    if position.controller[mover] >= 0:
        return []
    told = (_told_of(frame.you, mover, tile) for tile in bits(tiles))
    return [one.tile for one in told if forbidden(position, "summon creature", one) < 0]


def _told_of(you: int, mover: int, tile: int) -> Event:
    told = Event(you, tile)
    told.mover = mover
    return told


def summon_creature(position: Position, frame: Frame, mover: int, tiles: int) -> int:
    """Bring a creature into play on one of some tiles."""

    def come(tile: int) -> None:
        position.controller[mover], position.place[mover] = frame.you, tile
        told = _told_of(frame.you, mover, tile)
        push(position, announce(position, "summon creature", told))

    return on_one(position, frame, "summon", _summonable(position, frame, mover, tiles), come)


# ---- a goon that gets away --------------------------------------------------------------------


def can_move_goon(position: Position, frame: Frame, tiles: int) -> bool:
    """Tell whether the goon that the event spoke of may step on one of some tiles."""
    event = frame.event
    return bool(may_enter(position, event.other, event.tile, tiles))


def move_goon(position: Position, frame: Frame, tiles: int) -> int:
    """Move the goon that the event spoke of to one of some tiles."""
    seat, tile = frame.event.other, frame.event.tile
    goons = position.goons[seat]

    def move(space: int) -> None:
        goons[tile] -= 1
        goons[space] += 1
        fewer_under_way(position, seat, tile)

    return on_one(position, frame, "aside", may_enter(position, seat, tile, tiles), move)


# ---- tokens of scenarios ----------------------------------------------------------------------


def put_figure(position: Position, frame: Frame, figure: int, spaces: int) -> int:
    """Put the token of a scenario in one of some spaces, from wherever it is."""
    if figure < 0 or not spaces:
        return FAILED
    space = pick(position, frame, "token", list(bits(spaces)))
    if space is None:
        return ASKED
    position.figures[figure] = space
    return DONE


def move_figure(position: Position, frame: Frame, figure: int, spaces: int) -> int:
    """Move the token of a scenario to one of some spaces, from wherever it is, and tell of it."""
    outcome = put_figure(position, frame, figure, spaces)
    if outcome == DONE:
        told = Event(frame.you)
        told.figure, told.tile = figure, position.figures[figure]
        push(position, announce(position, "move figure to", told))
    return outcome


def remove_figure(position: Position, _frame: Frame, figure: int) -> int:
    """Take the token of a scenario off the board; it may come back."""
    if figure < 0 or position.figures[figure] < 0:
        return FAILED
    position.figures[figure] = NOBODY
    return DONE
