"""The nouns, adjectives and numbers of the games of tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from regola.program.meaning import Link, Phrase
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.things import (
    corridors,
    facts_of,
    ground_of,
    joined,
    owner_of,
    place_of,
    seat_of,
)
from regola.reference.family import Scene, Thing
from regola.reference.levels import changes, number
from regola.reference.reading import ALL, Reading

__all__ = ["ADJECTIVES", "COUNTS", "HELD", "NOUNS", "NUMBERS", "OWNED", "is_content"]

_Test = Callable[[Reading, Thing, Scene], bool]


def is_content(reading: Reading, reference: str, thing: Thing) -> bool:
    """Tell whether a thing is of a declared kind, or the one that carries a line, by its number."""
    facts = facts_of(reading)
    if thing.type == "tile" and not reference.isdigit():
        ground = ground_of(reading, thing)
        return ground is not None and ground.kind == reference
    if reference.isdigit():
        return thing.type in _CARRIERS and bool(thing.key == int(reference))
    if thing.type in ("creature", "adventurer"):
        return bool(facts.bodies[thing.key].reference == reference)
    if thing.type == "order":
        return bool(facts.orders[thing.key][0] == reference)
    return bool(thing.key == reference)


_CARRIERS = ("tile", "creature", "adventurer", "order")
"""Things that carry lines of their own and are called by number."""


def _is_family(family: str) -> _Test:
    def test(reading: Reading, tile: Thing, _scene: Scene) -> bool:
        ground = ground_of(reading, tile)
        return ground is not None and ground.family == family

    return test


def _is_opponent(reading: Reading, player: Thing, scene: Scene) -> bool:
    return player != scene.you and facts_of(reading).playing[player.key]


NOUNS: Mapping[str, _Test] = {
    "opponent": _is_opponent,
    "room": _is_family("room"),
    "corridor tile": _is_family("corridor"),
    "play": lambda _reading, spot, _scene: bool(spot.key == "play"),
}

# ---- whose things are -------------------------------------------------------------------------


def _is_yours(reading: Reading, thing: Thing, scene: Scene) -> bool:
    return owner_of(reading, thing) == seat_of(scene.you)


def _is_your_corridor(reading: Reading, corridor: Thing, scene: Scene) -> bool:
    """A corridor is somebody's that has a tile of his."""
    grounds = facts_of(reading).grounds
    seat = seat_of(scene.you)
    return any(grounds[space].owner == seat for space in corridor.key)


OWNED: Mapping[str, _Test] = {
    **dict.fromkeys(
        (
            "tile",
            "edge",
            "goon",
            "marker",
            "coin",
            "creature",
            "adventurer",
            "squad",
            "dungeon",
            "project",
        ),
        _is_yours,
    ),
    "corridor": _is_your_corridor,
}


def _its_space(reading: Reading, scene: Scene) -> int:
    it = scene.it
    if it is None:
        return NOBODY
    return int(it.key) if it.type == "tile" else place_of(reading, it)


def _is_its_tile(reading: Reading, tile: Thing, scene: Scene) -> bool:
    return bool(tile.key == _its_space(reading, scene))


def _lies_in_it(reading: Reading, thing: Thing, scene: Scene) -> bool:
    return thing.place == ("tile", _its_space(reading, scene))


def _is_its_corridor(reading: Reading, corridor: Thing, scene: Scene) -> bool:
    return _its_space(reading, scene) in corridor.key


HELD: Mapping[str, _Test] = {
    "tile": _is_its_tile,
    "space": _is_its_tile,
    "edge": _lies_in_it,
    "marker": _lies_in_it,
    "corridor": _is_its_corridor,
}

# ---- adjectives -------------------------------------------------------------------------------


def _is_empty(reading: Reading, space: Thing, _scene: Scene) -> bool:
    return space.key not in facts_of(reading).grounds


def _is_hidden(reading: Reading, tile: Thing, _scene: Scene) -> bool:
    ground = ground_of(reading, tile)
    return ground is not None and ground.hidden


def _is_full(reading: Reading, tile: Thing, scene: Scene) -> bool:
    """It holds as many coins and goons as its capacity, where anything gives it one."""
    ground, owner = ground_of(reading, tile), owner_of(reading, tile)
    asker = Thing("player", owner) if owner >= 0 else scene.you
    if ground is None or not any(True for _ in changes(reading, "capacity", tile, asker)):
        return False
    held = len(ground.coins) + sum(ground.goons.values())
    return held >= number(reading, "capacity", tile, asker)


def _is_taken(reading: Reading, option: Thing, _scene: Scene) -> bool:
    return facts_of(reading).options[option.key]


def _has_arrived(reading: Reading, squad: Thing, _scene: Scene) -> bool:
    return (squad.key, squad.place[1]) in facts_of(reading).arrived


def _goes(word: str) -> _Test:
    """Tell of a word for how a party moves, or an order is given, whether it does so now."""
    return lambda reading, _thing, _scene: word in facts_of(reading).manner


ADJECTIVES: Mapping[str, _Test] = {
    **{word: _goes(word) for word in ("careful", "free", "victorious")},
    "empty": _is_empty,
    "hidden": _is_hidden,
    "full": _is_full,
    "taken": _is_taken,
    "arrived": _has_arrived,
}

# ---- numbers ----------------------------------------------------------------------------------


def _longest_corridor(reading: Reading, player: Thing, _scene: Scene) -> int:
    """The length of the longest finished corridor with a tile of the player's."""
    grounds = facts_of(reading).grounds
    return max(
        (
            len(tiles)
            for tiles in corridors(reading)
            if any(grounds[space].owner == player.key for space in tiles)
            and reading.granted("finished", Thing("corridor", tiles), player)
        ),
        default=0,
    )


def _largest_complex(reading: Reading, player: Thing, _scene: Scene) -> int:
    """How many rooms the largest group of the player's connected rooms has."""
    facts = facts_of(reading)
    rooms = {
        space
        for space, ground in facts.grounds.items()
        if ground.family == "room" and ground.owner == player.key
    }
    largest = 0
    while rooms:
        left = [rooms.pop()]
        size = 0
        while left:
            space = left.pop()
            size += 1
            for direction, other in enumerate(facts.around[space]):
                if other in rooms and joined(reading, space, direction):
                    rooms.discard(other)
                    left.append(other)
        largest = max(largest, size)
    return largest


def _tier(reading: Reading, thing: Thing, _scene: Scene) -> int:
    """An order without a tier is above them all; a bonus is its tier."""
    return (
        int(thing.key) if thing.type == "bonus" else facts_of(reading).orders[thing.key][2] or ALL
    )


NUMBERS: Mapping[str, Callable[[Reading, Thing, Scene], int]] = {
    "largest complex": _largest_complex,
    "longest corridor": _longest_corridor,
    "missed turns": lambda reading, player, _scene: facts_of(reading).skipped[player.key],
    "quiet rounds": lambda reading, _player, _scene: facts_of(reading).quiet,
    "tier": _tier,
    "tiles left": lambda reading, player, _scene: facts_of(reading).left[player.key],
}


def _linked(phrase: Phrase, *relations: str) -> Phrase | None:
    links = (m for m in phrase.modifiers if isinstance(m, Link) and m.relation in relations)
    return next((one.target for one in links), None)


def _goons(reading: Reading, phrase: Phrase, scene: Scene) -> int:
    """The goons of a squad that moves are as many as go; those that a creature leads go with it."""
    inside = _linked(phrase, "in", "of")
    if inside is not None and inside.type == "squad":
        return sum(one.one for one in reading.things(inside, scene))
    if inside is not None and inside.type in ("creature", "adventurer"):
        bodies = (facts_of(reading).bodies[one.key] for one in reading.things(inside, scene))
        return sum(sum(body.led.values()) for body in bodies)
    return len(reading.things(replace(phrase, amount=None), scene))


def _gold(reading: Reading, _phrase: Phrase, scene: Scene) -> int:
    return facts_of(reading).gold[seat_of(scene.you)]


COUNTS: Mapping[str, Callable[[Reading, Phrase, Scene], int]] = {
    "goon": _goons,
    "gold piece": _gold,
    "grain": lambda reading, _phrase, _scene: facts_of(reading).grains,
}
