"""
The deeds of rules: what steps do.

Each tells how it ended: done, not possible, or waiting for an answer; ``frame`` is the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from regola_engine.digger.frames import ASKED, DONE, FAILED, NOBODY, Event, Frame, Move
from regola_engine.digger.killing import take_off
from regola_engine.digger.placing import build_tile, may_put, placements
from regola_engine.digger.sets import Goons, empty_spaces
from regola_engine.kernel.agenda import postpone, push
from regola_engine.kernel.asking import choose, on_one, pick
from regola_engine.kernel.happening import announce, at_moment
from regola_engine.kernel.masks import bits
from regola_engine.kernel.moves import PASS
from regola_engine.kernel.standing import forbidden, is_so

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "build",
    "can_build",
    "can_conquer",
    "can_conquer_using",
    "can_pay_points",
    "can_pay_steps",
    "can_put_tile",
    "can_remove_tile",
    "can_return",
    "can_summon",
    "conquer",
    "conquer_using",
    "end_game",
    "exchange",
    "flip",
    "gain_gold",
    "gain_grains",
    "gain_points",
    "gain_steps",
    "give_orders",
    "lose_gold",
    "lose_points",
    "pay_points",
    "pay_steps",
    "put_tile",
    "refill_projects",
    "remove_marker",
    "remove_tile",
    "return_marker",
    "reveal_tiles",
    "skip_turn",
    "summon",
    "take_bonus",
]

# ---- points, steps, gold ----------------------------------------------------------------------


def gain_points(position: Position, frame: Frame, count: int) -> int:
    """Gain order points for this turn."""
    position.points[frame.you] += count
    return DONE


def lose_points(position: Position, frame: Frame, count: int) -> int:
    """Lose order points, as many as there are at most."""
    position.points[frame.you] -= min(count, position.points[frame.you])
    return DONE


def gain_steps(position: Position, frame: Frame, count: int) -> int:
    """Gain steps, to be used before anything else; whoever is not on turn has no use for them."""
    if frame.you != position.seat:
        return FAILED
    position.steps += count
    return DONE


def can_pay_points(position: Position, frame: Frame, count: int) -> bool:
    """Tell whether a player has so many order points."""
    return position.points[frame.you] >= count


def pay_points(position: Position, frame: Frame, count: int) -> int:
    """Pay with order points; who has fewer pays none."""
    if not can_pay_points(position, frame, count):
        return FAILED
    position.points[frame.you] -= count
    return DONE


def can_pay_steps(position: Position, frame: Frame, count: int) -> bool:
    """Tell whether a player is on turn and has so many steps left."""
    return frame.you == position.seat and position.steps >= count


def pay_steps(position: Position, frame: Frame, count: int) -> int:
    """Pay with steps; who has fewer pays none."""
    if not can_pay_steps(position, frame, count):
        return FAILED
    position.steps -= count
    return DONE


def gain_gold(position: Position, frame: Frame, count: int) -> int:
    """Gain gold pieces."""
    if count > 0:
        position.gold[frame.you] += count
        position.last_gain = position.round
    return DONE


def lose_gold(position: Position, frame: Frame, count: int) -> int:
    """Lose gold pieces; the score may fall below nothing."""
    position.gold[frame.you] -= count
    return DONE


def gain_grains(position: Position, _frame: Frame, count: int) -> int:
    """Let the sands of time run."""
    position.grains += count
    return DONE


# ---- goons and markers ------------------------------------------------------------------------


def can_return(_position: Position, _frame: Frame, found: Goons) -> bool:
    """Tell whether there is a goon to return."""
    return bool(found)


def _on_one_of(
    position: Position, frame: Frame, about: str, found: Goons, do: Callable[[int, int], None]
) -> int:
    """Do something with one of some goons or markers, told by whose it is and its tile."""
    things = [seat * 1000 + tile for seat, tile, _ in found]
    return on_one(position, frame, about, things, lambda thing: do(*divmod(thing, 1000)))


def flip(position: Position, frame: Frame, found: Goons) -> int:
    """Turn one of some goons into a marker of the tile that the event spoke of."""

    def turn(seat: int, tile: int) -> None:
        take_off(position, seat, tile, 1)
        position.reserve[seat] -= 1
        position.markers[frame.event.tile] = (*position.markers[frame.event.tile], seat)

    return _on_one_of(position, frame, "flip", found, turn)


def return_marker(position: Position, frame: Frame) -> int:
    """Give the marker that the event spoke of back to its owner."""
    tile, owner = frame.event.tile, frame.event.other
    if owner not in position.markers[tile]:
        return FAILED
    _give_back(position, owner, tile)
    return DONE


def _give_back(position: Position, owner: int, tile: int) -> None:
    kept = list(position.markers[tile])
    kept.remove(owner)
    position.markers[tile] = tuple(kept)
    position.reserve[owner] += 1


def remove_marker(position: Position, frame: Frame, found: Goons) -> int:
    """Give one of some markers back to its owner."""

    def give(seat: int, tile: int) -> None:
        _give_back(position, seat, tile)

    return _on_one_of(position, frame, "free", found, give)


def can_summon(position: Position, frame: Frame, tiles: int) -> bool:
    """Tell whether a goon of the player may come into play on one of some tiles."""
    return bool(_summonable(position, frame, tiles))


def _summonable(position: Position, frame: Frame, tiles: int) -> list[int]:
    """Return the tiles to which a goon may be summoned."""
    if not position.reserve[frame.you]:
        return []
    told = (_of_own(frame.you, tile) for tile in bits(tiles))
    return [one.tile for one in told if forbidden(position, "summon goon", one) < 0]


def _of_own(you: int, tile: int) -> Event:
    """Return what is told of a goon of one's own on a tile."""
    told = Event(you, tile)
    told.other = you
    return told


def summon(position: Position, frame: Frame, tiles: int) -> int:
    """Bring a goon into play on one of some tiles."""
    you = frame.you

    def come(tile: int) -> None:
        position.reserve[you] -= 1
        position.goons[you][tile] += 1
        push(position, announce(position, "summon goon", _of_own(you, tile)))

    return on_one(position, frame, "summon", _summonable(position, frame, tiles), come)


# ---- tiles ------------------------------------------------------------------------------------


def can_build(position: Position, frame: Frame, near: int) -> bool:
    """Tell whether a project can be built so that it connects to some tiles."""
    return any(True for _ in placements(position, frame.you, near))


def build(position: Position, frame: Frame, near: int) -> int:
    """Build a project so that it connects to some tiles."""
    moves = list(placements(position, frame.you, near))
    if not moves:
        return FAILED
    move = choose(position, frame, "build", moves)
    if move is None:
        return ASKED
    design, space, rotation = move.things
    told = Event(frame.you, space)
    before = announce(position, "build", told, before=True)
    position.projects[frame.you].remove(design)
    build_tile(position, frame.you, design, space, rotation)
    push(position, before)
    return DONE


def can_put_tile(position: Position, frame: Frame, reference: str, spaces: int) -> bool:
    """Tell whether a tile of the common stack and a space for it are left."""
    return bool(_free_for(position, frame.you, reference, spaces))


def _free_for(position: Position, seat: int, reference: str, spaces: int) -> list[int]:
    """Return the empty ones of some spaces where a player may put a tile, if one is left."""
    kind = position.game.kind_numbers.get(reference)
    if kind is None or position.collapses[kind] <= 0:
        return []
    empty, design = spaces & empty_spaces(position), position.game.copies[kind][0]
    return [space for space in bits(empty) if may_put(position, seat, design, space)]


def put_tile(position: Position, frame: Frame, reference: str, spaces: int) -> int:
    """Lay a tile of the common stack on one of some spaces."""
    free = _free_for(position, frame.you, reference, spaces)
    if not free:
        return FAILED
    space = pick(position, frame, "put", free)
    if space is None:
        return ASKED
    kind = position.game.kind_numbers[reference]
    position.collapses[kind] -= 1
    position.lay(space, position.game.copies[kind][0], 0, -1)
    return DONE


def can_remove_tile(_position: Position, _frame: Frame, tiles: int) -> bool:
    """Tell whether there is a tile to remove."""
    return bool(tiles)


def remove_tile(position: Position, frame: Frame, tiles: int) -> int:
    """Take one of some tiles out of the game."""
    return on_one(position, frame, "remove", list(bits(tiles)), position.lift)


def reveal_tiles(position: Position, frame: Frame, tiles: int) -> int:
    """Turn up the tiles among some that lie face down, and tell of each."""
    hidden = tiles & position.hidden
    for tile in bits(hidden):
        position.turn_up(tile)
    told = (Event(frame.you, tile) for tile in bits(hidden))
    push(position, [one for event in told for one in announce(position, "reveal tile", event)])
    return DONE if hidden else FAILED


def can_conquer(position: Position, frame: Frame, tiles: int) -> bool:
    """Tell whether the player may conquer one of some tiles."""
    return bool(_open_tiles(position, frame, tiles))


def _open_tiles(position: Position, frame: Frame, tiles: int) -> list[int]:
    return [t for t in bits(tiles) if _may_conquer(position, frame, t, NOBODY)]


def _may_conquer(position: Position, frame: Frame, tile: int, mover: int) -> bool:
    told = Event(frame.you)
    told.tile, told.using = tile, mover
    return forbidden(position, "conquer tile", told) < 0


def conquer(position: Position, frame: Frame, tiles: int) -> int:
    """Conquer one of some tiles; the rules say what this does."""
    open_to, you = _open_tiles(position, frame, tiles), frame.you
    return on_one(
        position, frame, "conquer", open_to, lambda tile: _conquered(position, you, tile, NOBODY)
    )


def can_conquer_using(position: Position, frame: Frame, tiles: int, movers: list[int]) -> bool:
    """Tell whether the player may conquer one of some tiles by one of some movers there."""
    return bool(_conquerors(position, frame, tiles, movers))


def _conquerors(position: Position, frame: Frame, tiles: int, movers: list[int]) -> list[int]:
    return [
        mover
        for mover in movers
        if (tile := position.place[mover]) >= 0
        and tiles >> tile & 1
        and _may_conquer(position, frame, tile, mover)
    ]


def conquer_using(position: Position, frame: Frame, tiles: int, movers: list[int]) -> int:
    """Conquer the tile of one of some movers."""
    able = _conquerors(position, frame, tiles, movers)

    def conquered(mover: int) -> None:
        _conquered(position, frame.you, position.place[mover], mover)

    return on_one(position, frame, "conquer using", able, conquered)


def _conquered(position: Position, you: int, tile: int, mover: int) -> None:
    """Tell all rules; what they wait for is read as things were before."""
    told = Event(you)
    told.tile, told.using = tile, mover
    if position.markers[tile]:
        told.other = position.markers[tile][0]
    before = announce(position, "conquer", told, before=True)
    push(position, before + announce(position, "conquer", told))


# ---- projects ---------------------------------------------------------------------------------


def refill_projects(position: Position, frame: Frame, count: int) -> int:
    """Draw tiles until the player has so many projects, or the bag is empty."""
    projects, bag = position.projects[frame.you], position.bags[frame.you]
    while len(projects) < count and bag:
        projects.append(bag.pop(int(position.rng.random() * len(bag))))
    return DONE


def exchange(position: Position, frame: Frame) -> int:
    """Set projects aside, draw as many as there are, and only then return them to the bag."""
    projects, bag = position.projects[frame.you], position.bags[frame.you]
    while frame.answer is not None or _may_set_aside(position, frame.you):
        moves = [Move("pick", (design,)) for design in sorted(set(projects))]
        move = choose(position, frame, "exchange", (PASS, *moves))
        if move is None:
            return ASKED
        if move == PASS:
            break
        projects.remove(move.things[0])
        position.aside.append(move.things[0])
    for _ in range(min(len(position.aside), len(bag))):
        projects.append(bag.pop(int(position.rng.random() * len(bag))))
    bag.extend(position.aside)
    position.aside.clear()
    return DONE


def _may_set_aside(position: Position, you: int) -> bool:
    return bool(position.projects[you]) and forbidden(position, "exchange project", Event(you)) < 0


# ---- orders and bonuses -----------------------------------------------------------------------


def take_bonus(position: Position, frame: Frame, tier: int) -> int:
    """Take a bonus of a tier; with a tier of nothing there is none, nor for who is not on turn."""
    if tier <= 0 or frame.you != position.seat:
        return FAILED
    told = Event(frame.you)
    told.tier = tier
    # What else has just happened comes first: gold, coins, goons.
    postpone(position, announce(position, "take bonus", told))
    return DONE


def give_orders(position: Position, frame: Frame, count: int) -> int:
    """Name orders that a bonus offers, to be carried out for nothing; some may be waived."""
    orders = [
        order
        for order in range(len(position.game.orders))
        if is_so(position, "offered", frame.you, (order, frame.event.tier))
    ]
    while orders and len(frame.left) < count:
        moves = [Move("pick", (order,)) for order in orders]
        move = choose(position, frame, "bonus", (*moves, PASS))
        if move is None:
            return ASKED
        if move == PASS:
            break
        frame.left = (*frame.left, move.things[0])
        position.waiting.append(move.things[0])
    return DONE


# ---- turns and the end ------------------------------------------------------------------------


def skip_turn(position: Position, frame: Frame) -> int:
    """Let the player miss his next turn."""
    position.skipped[frame.you] += 1
    return DONE


def end_game(position: Position, _frame: Frame) -> int:
    """End the game: what players gain at its end comes next."""
    if position.stage == len(position.game.programme):
        return FAILED
    position.stage = len(position.game.programme)
    position.agenda.clear()
    position.waiting.clear()
    position.steps = 0
    frames: list[Frame] = []
    for seat in range(position.game.seats):
        if not position.defeated >> seat & 1:
            frames += at_moment(position, "end of game", seat)
    push(position, frames)
    return DONE
