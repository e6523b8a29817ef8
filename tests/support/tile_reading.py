"""What the second reading says of a position of tiles, beside what the engine plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from regola.compilation.language import language
from regola.program.model import Item
from regola.reference.digger.facts import read
from regola.reference.digger.family import digger
from regola.reference.digger.things import corridors, meets
from regola.reference.digger.tiles import Tiles
from regola.reference.family import Family, Scene, Thing
from regola.reference.levels import granted
from regola.reference.levels import number as read_number
from regola.reference.reading import ALL
from regola_engine.digger.corridors import largest_complex, longest_corridor, open_sides
from regola_engine.digger.frames import NOBODY, Event
from regola_engine.digger.game import Game
from regola_engine.digger.moving import march_stopped_by, stopped_by
from regola_engine.digger.position import Position
from regola_engine.digger.sets import full_tiles
from regola_engine.digger.values import class_tiles, is_immune
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import forbidden, is_so, number

__all__ = ["Difference", "differences", "differences_of", "family_of", "reading_of"]

Difference: TypeAlias = tuple[object, ...]

OF_PLAYERS = ("wit", "resources", "tyranny", "burden", "finish")
OF_MOVERS = ("strength", "speed", "weight")
_TIES = ("compatible with", "joined to", "continued by")
_THINGS = ("enemy", "closed", "finished", "offered", "open", "immune to")


def family_of(game: Game, items: Iterator[Item] | list[Item]) -> Family:
    """Return the words of a table: the items of a program that its game has in play."""
    played = {item.reference for item in game.items}
    own = [item for item in items if item.reference in played]
    return digger(own, language("digger").vocabulary)


def reading_of(family: Family, state: Position) -> Tiles:
    """Return the second reading of a position."""
    return Tiles(family, read(state))


def differences(family: Family, state: Position) -> Iterator[Difference]:
    """Give all in which the reading and the engine differ: what, of what, for whom, both."""
    return differences_of(reading_of(family, state), state)


def differences_of(reading: Tiles, state: Position) -> Iterator[Difference]:
    """Give all in which a reading, which notes what rules had a say, and the engine differ."""
    for told in (_of_players, _of_movers, _of_tiles, _of_corridors, _of_standing, _ties):
        yield from told(reading, state)
    yield from _steps(reading, state)
    yield from _marches(reading, state)
    yield from _bans(reading, state)


def _players(state: Position) -> list[Thing]:
    return [Thing("player", seat) for seat in range(state.game.seats)]


def _of_players(reading: Tiles, state: Position) -> Iterator[Difference]:
    for you in _players(state):
        seat = you.key
        for word in OF_PLAYERS:
            whose = reading.bearer(word, Scene(you=you))
            found = read_number(reading, word, whose, you)
            yield from _differ(word, seat, found, number(state, word, seat))
        longest = read_number(reading, "longest corridor", you, you)
        yield from _differ("longest corridor", seat, longest, longest_corridor(state, seat))
        largest = read_number(reading, "largest complex", you, you)
        yield from _differ("largest complex", seat, largest, largest_complex(state, seat))
        for order in range(len(state.game.orders)):
            found = read_number(reading, "cost", Thing("order", order), you)
            yield from _differ(f"cost of {order}", seat, found, number(state, "cost", seat, order))
            for tier in (1, 2, 3, 4):
                said = reading.is_granted_to(
                    "offered", Thing("order", order), Thing("bonus", tier), you
                )
                played = is_so(state, "offered", seat, (order, tier))
                yield from _differ(f"order {order} offered at {tier}", seat, said, played)


def _differ(what: str, whom: object, found: object, played: object) -> Iterator[Difference]:
    if isinstance(found, int) and isinstance(played, int):
        found, played = min(found, ALL), min(played, ALL)
    if found != played:
        yield what, whom, found, played


def _of_movers(reading: Tiles, state: Position) -> Iterator[Difference]:
    for mover, item in enumerate(state.game.movers):
        thing = Thing(item.kind, mover)
        for you in _players(state):
            for word in OF_MOVERS if item.kind == "creature" else OF_MOVERS[:2]:
                found = reading.number(word, thing, Scene(you=you))
                played = number(state, word, you.key, mover)
                yield from _differ(f"{word} of {item.reference}", you.key, found, played)
        if state.place[mover] >= 0:
            for tile in reading.all("tile"):
                said = reading.are_linked("immune to", thing, tile, Scene(you=_players(state)[0]))
                played = is_immune(state, mover, tile.key)
                yield from _differ(f"{item.reference} immune", tile.key, said, played)


def _of_tiles(reading: Tiles, state: Position) -> Iterator[Difference]:
    words = [word for word in state.standing.classes if word not in _THINGS]
    for you in _players(state):
        masks = {word: class_tiles(state, word, you.key) for word in words}
        full = full_tiles(state, you.key)
        for tile in reading.all("tile"):
            for word, mask in masks.items():
                found = granted(reading, word, tile, you)
                yield from _differ(
                    f"{word} tile {tile.key}", you.key, found, bool(mask >> tile.key & 1)
                )
            is_full = reading.family.adjectives["full"](reading, tile, Scene(you=you))
            yield from _differ(f"full {tile.key}", you.key, is_full, bool(full >> tile.key & 1))
            held = reading.number("capacity", tile, Scene(you=you))
            yield from _differ(
                f"capacity {tile.key}", you.key, held, number(state, "capacity", you.key, tile.key)
            )
            found = reading.number("defence", tile, Scene(you=you))
            yield from _differ(
                f"defence {tile.key}", you.key, found, number(state, "defence", you.key, tile.key)
            )


def _of_corridors(reading: Tiles, state: Position) -> Iterator[Difference]:
    for tiles in corridors(reading):
        mask = sum(1 << space for space in tiles)
        corridor = Thing("corridor", tiles)
        sides = {(space, direction) for space, direction in open_sides(state, mask)}
        told = {side.key for side in reading.all("side") if side.key[0] in tiles}
        yield from _differ("sides", sorted(tiles), told, sides)
        for you in _players(state):
            worth = read_number(reading, "worth", corridor, you)
            yield from _differ("worth", you.key, worth, number(state, "worth", you.key, mask))
            done = granted(reading, "finished", corridor, you)
            yield from _differ("finished", you.key, done, is_so(state, "finished", you.key, mask))
            for side in sides & told:
                shut = granted(reading, "closed", Thing("side", side), you)
                yield from _differ(
                    f"closed {side}", you.key, shut, is_so(state, "closed", you.key, side)
                )


def _of_standing(reading: Tiles, state: Position) -> Iterator[Difference]:
    for you in _players(state):
        for goon in reading.all("goon"):
            played = is_so(state, "enemy", you.key, (goon.key, goon.place[1], NOBODY))
            yield from _differ(
                f"enemy {goon}", you.key, granted(reading, "enemy", goon, you), played
            )
        for mover in (*reading.all("creature"), *reading.all("adventurer")):
            where = (state.controller[mover.key], state.place[mover.key], mover.key)
            played = is_so(state, "enemy", you.key, where)
            yield from _differ(
                f"enemy {mover}", you.key, granted(reading, "enemy", mover, you), played
            )


def _ties(reading: Tiles, state: Position) -> Iterator[Difference]:
    game = state.game
    tables = dict(zip(_TIES, (game.compatible, game.joined, game.continued), strict=True))
    for relation, table in tables.items():
        for n, one in enumerate(game.edge_names):
            for m, other in enumerate(game.edge_names):
                yield from _differ(
                    f"{one} {relation} {other}",
                    "",
                    meets(reading, relation, one, other),
                    table[n][m],
                )


def _steps(reading: Tiles, state: Position) -> Iterator[Difference]:
    """Each step of each squad to each tile beside it: whether it is forbidden."""
    for you in _players(state):
        for origin, most in enumerate(state.goons[you.key]):
            for count in {1, most} if most else ():
                squad = Thing("squad", you.key, ("tile", origin), count)
                for goal in bits(state.game.adjoining[origin] & state.tiles):
                    there = Thing("tile", goal)
                    slots = {"from": Thing("tile", origin), "over": there, "to": there}
                    found = reading.is_forbidden("move", you, squad, slots)
                    played = stopped_by(state, you.key, origin, (goal,), count) >= 0
                    yield from _differ(f"{count} from {origin} to {goal}", you.key, found, played)


def _marches(reading: Tiles, state: Position) -> Iterator[Difference]:
    for mover, item in enumerate(state.game.movers):
        origin, leader = state.place[mover], state.controller[mover]
        if origin < 0:
            continue
        for goal in bits(state.game.adjoining[origin]):
            slots = {"from": Thing("tile", origin), "over": Thing("tile", goal)}
            thing, you = Thing(item.kind, mover), Thing("player", leader)
            found = reading.is_forbidden("move", you, thing, slots)
            played = march_stopped_by(state, leader, mover, goal) >= 0
            yield from _differ(f"{item.reference} to {goal}", leader, found, played)


def _bans(reading: Tiles, state: Position) -> Iterator[Difference]:
    """Other deeds that rules may forbid: conquering, summoning, exchanging, building."""
    for you in _players(state):
        for tile in reading.all("tile"):
            found = reading.is_forbidden("conquer", you, tile, {})
            played = forbidden(state, "conquer tile", Event(you.key, tile.key)) >= 0
            yield from _differ(f"conquering {tile.key}", you.key, found, played)
            yield from _summoning(reading, state, you, tile)
        found = reading.is_forbidden("exchange", you, Thing("project", 0, ("player", you.key)), {})
        played = forbidden(state, "exchange project", Event(you.key)) >= 0
        yield from _differ("exchanging", you.key, found, played)


def _summoning(reading: Tiles, state: Position, you: Thing, tile: Thing) -> Iterator[Difference]:
    """Whom a player may not summon to a tile: a goon, and each creature."""
    told = Event(you.key, tile.key)
    told.other = you.key
    goon = Thing("goon", you.key, ("reserve", you.key))
    found = reading.is_forbidden("summon", you, goon, {"to": tile})
    played = forbidden(state, "summon goon", told) >= 0
    yield from _differ(f"summoning a goon to {tile.key}", you.key, found, played)
    for mover, item in enumerate(state.game.movers):
        if item.kind == "creature":
            told = Event(you.key, tile.key)
            told.mover = mover
            found = reading.is_forbidden("summon", you, Thing(item.kind, mover), {"to": tile})
            played = forbidden(state, "summon creature", told) >= 0
            yield from _differ(f"summoning {item.reference} to {tile.key}", you.key, found, played)
