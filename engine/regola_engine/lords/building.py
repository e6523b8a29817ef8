"""The deeds of rules that are about dungeons: tunnels, gold from them, rooms, and losing tiles."""

from __future__ import annotations

from regola_engine.kernel.asking import choose, keep_one, on_one, pick
from regola_engine.kernel.frames import ASKED, DONE, FAILED, Frame
from regola_engine.kernel.masks import bits
from regola_engine.kernel.moves import PASS, Move
from regola_engine.kernel.standing import is_so, number
from regola_engine.lords.goods import lose
from regola_engine.lords.position import Position, banned, heard_of, note, tell, tell_heard
from regola_engine.lords.sets import diggable, monsters_of, ready_imps

__all__ = [
    "build_room", "can_build", "can_dig", "can_mine", "can_run", "choose_tile", "dig",
    "lose_tile", "mine", "run_room", "runnable",
]  # fmt: skip


# ---- tunnels ----------------------------------------------------------------------------------


def can_dig(position: Position, you: int, *, by_imps: bool) -> bool:
    """Tell whether a player may dig a tunnel anywhere, by imps with at least one that is idle."""
    return (not by_imps or ready_imps(position, you) > 0) and bool(diggable(position, you))


def dig(
    position: Position, frame: Frame, count: int, *, up_to: bool = False, by_imps: bool = False
) -> int:
    """Dig so many tunnels, one after the other, where the player likes; by imps one each."""
    dug = len(frame.left)
    if dug < count and can_dig(position, frame.you, by_imps=by_imps):
        moves = [Move("pick", (place,)) for place in bits(diggable(position, frame.you))]
        answer = choose(position, frame, "dig", [*moves, PASS] if up_to else moves)
        if answer is None:
            return ASKED
        if answer != PASS:
            _dig_one(position, frame, answer.things[0], by_imps=by_imps)
            return ASKED
    return DONE if dug else FAILED


def _dig_one(position: Position, frame: Frame, place: int, *, by_imps: bool) -> None:
    frame.left = (*frame.left, place)
    position.busy[frame.you] += by_imps
    position.tiles |= 1 << place
    note(position, "dig", frame.you, place)
    tell(position, "dig tile", frame.you, tile=place)


def can_mine(position: Position, you: int, tiles: int) -> bool:
    """Tell whether a player has a tile to mine, and an imp for it."""
    return bool(tiles) and ready_imps(position, you) > 0


def mine(position: Position, frame: Frame, count: int, tiles: int, *, up_to: bool = False) -> int:
    """Bring gold from tiles, one from each by an imp each; the most that can be, or fewer."""
    you = frame.you
    most = min(count, tiles.bit_count(), ready_imps(position, you))
    if most < (1 if up_to else count):
        return FAILED
    mined = pick(position, frame, "mine", range(most, 0, -1)) if up_to else count
    if mined is None:
        return ASKED
    position.gold[you] += mined
    position.busy[you] += mined
    note(position, "mine", you, mined)
    return DONE


# ---- rooms ------------------------------------------------------------------------------------


def _places(position: Position, you: int, room: int, tiles: int) -> list[int]:
    """Return the tiles among some where no rule forbids to build a room."""
    free = bits(tiles)
    return [one for one in free if not banned(position, "build tile in", you, room=room, tile=one)]


def _fee(position: Position, you: int) -> int:
    """Return what building costs by the order under way."""
    return number(position, "fee", you, position.order) if position.order >= 0 else 0


def _buildable(position: Position, you: int, tiles: int) -> list[int]:
    if _fee(position, you) > position.gold[you]:
        return []
    return [one for one in position.offered_rooms if _places(position, you, one, tiles)]


def can_build(position: Position, you: int, tiles: int) -> bool:
    """Tell whether a room on offer can be paid for and built in one of some tiles."""
    return bool(_buildable(position, you, tiles))


def build_room(position: Position, frame: Frame, tiles: int) -> int:
    """Take a room on offer, pay for it, and lay it on one of some tiles."""
    you = frame.you
    outcome = keep_one(position, frame, "room", lambda: _buildable(position, you, tiles))
    if outcome != DONE:
        return outcome
    room = frame.left[0]
    tile = pick(position, frame, "build", _places(position, you, room, tiles))
    if tile is None:
        return ASKED
    lose(position, frame, _fee(position, you), "gold")
    position.offered_rooms.remove(room)
    position.rooms[tile] = room
    position.built |= 1 << tile
    note(position, "build", you, room, tile)
    tell(position, "build tile in", you, room=room, tile=tile)
    return DONE


def _helpers(position: Position, you: int) -> int:
    """Return how many monsters of a player still help in rooms this round."""
    own = bits(monsters_of(position, 1 << you))
    helpful = sum(is_so(position, "helpful", you, copy) for copy in own)
    return helpful - position.helping[you]


def runnable(position: Position, you: int, tiles: int) -> list[int]:
    """Return the rooms among some tiles that a player has the hands to run, and may."""
    hands = ready_imps(position, you) + _helpers(position, you)
    found = []
    for tile in bits(tiles & position.own(you) & position.built):
        crew = number(position, "crew", you, tile)
        if 0 < crew <= hands and not banned(position, "run tile", you, tile=tile):
            found.append(tile)
    return found


def can_run(position: Position, you: int, tiles: int) -> bool:
    """Tell whether a player can run one of some rooms."""
    return bool(runnable(position, you, tiles))


def run_room(position: Position, frame: Frame, tiles: int) -> int:
    """Put a crew to work in one of some rooms: helpful monsters first, who do no other work."""
    rooms = runnable(position, frame.you, tiles)
    return on_one(position, frame, "run", rooms, lambda tile: _run(position, frame.you, tile))


def _run(position: Position, you: int, tile: int) -> None:
    crew = number(position, "crew", you, tile)
    helpers = min(crew, _helpers(position, you))
    position.helping[you] += helpers
    position.busy[you] += crew - helpers
    position.ran[tile] += 1
    note(position, "run", you, tile)
    tell(position, "run tile", you, tile=tile)


# ---- the battlefield --------------------------------------------------------------------------


def choose_tile(position: Position, frame: Frame, tiles: int) -> int:
    """Choose the battlefield of this round among some tiles of a player."""
    near = list(bits(tiles & position.own(frame.you)))
    return on_one(
        position, frame, "battlefield", near, lambda tile: _fight_for(position, frame.you, tile)
    )


def _fight_for(position: Position, seat: int, tile: int) -> None:
    position.battlefield[seat] = tile
    note(position, "battlefield", seat, tile)


def lose_tile(position: Position, frame: Frame, tiles: int) -> int:
    """Turn one of some tiles of a player over, which he chooses: it is conquered."""
    you = frame.you
    own = list(bits(tiles & position.tiles & position.own(you) & ~position.conquered))
    return on_one(position, frame, "tile", own, lambda tile: _lose(position, you, tile))


def _lose(position: Position, you: int, tile: int) -> None:
    heard = heard_of(position, "lose tile", you, tile=tile)
    position.conquered |= 1 << tile
    note(position, "conquered", you, tile)
    tell_heard(position, heard)
