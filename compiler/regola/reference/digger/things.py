"""The things of a position of tiles, and how they stand to one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from regola.reference.digger.facts import NOBODY, Body, Facts, Ground
from regola.reference.family import Family, Scene, Thing
from regola.reference.levels import tied
from regola.reference.reading import Reading

__all__ = [
    "RELATIONS",
    "THINGS",
    "at_hand",
    "body_of",
    "continued",
    "corridors",
    "edges_of",
    "facts_of",
    "ground_of",
    "is_at_hand",
    "joined",
    "meets",
    "owner_of",
    "place_of",
    "seat_of",
    "sorts_of",
]

_Relation = Callable[[Reading, Thing, Thing, Scene], bool]

_HAND = "hand"
"""Where a tile is that does not lie yet: with the number of its design; ``one`` is its turn."""


def facts_of(reading: Reading) -> Facts:
    """Return the facts of a reading."""
    facts: Facts = reading.facts
    return facts


def seat_of(you: Thing | None) -> int:
    """Return the seat of a player."""
    return NOBODY if you is None else int(you.key)


def at_hand(space: int, design: int, turn: int) -> Thing:
    """Return a tile that does not lie yet, turned as it would come to lie on a space."""
    return Thing("tile", space, (_HAND, design), turn)


def is_at_hand(thing: Thing) -> bool:
    """Tell whether a thing is a tile that does not lie yet."""
    return thing.type == "tile" and thing.place[0] == _HAND


def ground_of(reading: Reading, tile: Thing) -> Ground | None:
    """Return the tile that lies on a space, if one does, or one that is to be laid there."""
    facts = facts_of(reading)
    if is_at_hand(tile):
        return facts.box.tile(tile.place[1], tile.one, NOBODY)
    return facts.grounds.get(tile.key)


def body_of(reading: Reading, mover: Thing) -> Body:
    """Return a creature or an adventurer."""
    body: Body = facts_of(reading).bodies[mover.key]
    return body


def place_of(reading: Reading, thing: Thing) -> int:
    """Return the space where a creature, an adventurer or a token of a scenario is."""
    if thing.type == "figure":
        return facts_of(reading).figures.get(thing.key, NOBODY)
    return body_of(reading, thing).place


def owner_of(reading: Reading, thing: Thing) -> int:
    """Return whose a thing is, NOBODY of what is nobody's."""
    if thing.type in ("tile", "edge"):
        space = thing.key if thing.type == "tile" else thing.place[1]
        ground = facts_of(reading).grounds.get(space)
        return NOBODY if ground is None else ground.owner
    if thing.type in ("creature", "adventurer"):
        return body_of(reading, thing).leader
    if thing.type in ("coin", "project"):
        return thing.place[1] if thing.place[0] == "player" else NOBODY
    return int(thing.key) if thing.type in ("goon", "marker", "squad", "dungeon") else NOBODY


# ---- what there is ----------------------------------------------------------------------------


def _players(reading: Reading) -> Iterable[Thing]:
    return (Thing("player", seat) for seat in range(facts_of(reading).seats))


def _tiles(reading: Reading) -> Iterable[Thing]:
    return (Thing("tile", space) for space in facts_of(reading).grounds)


def _spaces(reading: Reading) -> Iterable[Thing]:
    return (Thing("space", space) for space in range(len(facts_of(reading).spaces)))


def _edges(reading: Reading) -> Iterator[Thing]:
    for space in facts_of(reading).grounds:
        yield from edges_of(reading, Thing("tile", space))


def edges_of(reading: Reading, tile: Thing) -> Iterator[Thing]:
    """Give the edges of a tile, which need not lie yet."""
    ground = ground_of(reading, tile)
    for direction, sort in enumerate(() if ground is None else ground.edges):
        yield Thing("edge", sort, _place_of_edges(tile), direction)


def _place_of_edges(tile: Thing) -> tuple[str, int]:
    return (_HAND if is_at_hand(tile) else "tile", tile.key)


def _sorts(reading: Reading) -> Iterator[Thing]:
    """Each sort of edges twice, so that it can meet its like."""
    return (Thing("edge", sort, ("", n)) for sort in facts_of(reading).edges for n in (0, 1))


def _goons(reading: Reading) -> Iterator[Thing]:
    for space, ground in facts_of(reading).grounds.items():
        for seat, count in ground.goons.items():
            yield from (Thing("goon", seat, ("tile", space), n) for n in range(count))


def _squads(reading: Reading) -> Iterator[Thing]:
    """All goons of a player on a tile; a squad that goes may be some of them."""
    for space, ground in facts_of(reading).grounds.items():
        for seat, count in ground.goons.items():
            yield Thing("squad", seat, ("tile", space), count)


def _markers(reading: Reading) -> Iterator[Thing]:
    for space, ground in facts_of(reading).grounds.items():
        yield from (Thing("marker", s, ("tile", space), n) for n, s in enumerate(ground.markers))


def _coins(reading: Reading) -> Iterator[Thing]:
    for seat, coins in enumerate(facts_of(reading).coins):
        yield from (Thing("coin", value, ("player", seat), n) for n, value in enumerate(coins))
    for space, ground in facts_of(reading).grounds.items():
        yield from (Thing("coin", v, ("tile", space), n) for n, v in enumerate(ground.coins))


def _bodies(kind: str) -> Callable[[Reading], Iterable[Thing]]:
    return lambda reading: (
        Thing(kind, number)
        for number, body in enumerate(facts_of(reading).bodies)
        if body.kind == kind and body.place >= 0
    )


def _corridor_things(reading: Reading) -> Iterable[Thing]:
    return (Thing("corridor", tiles) for tiles in corridors(reading))


def corridors(reading: Reading) -> frozenset[frozenset[int]]:
    """Return the corridors: tiles that go on in one another, each with all that it leads to."""
    grounds = facts_of(reading).grounds
    found = set()
    for start in (space for space, ground in grounds.items() if ground.family == "corridor"):
        reached, left = {start}, [start]
        while left:
            space = left.pop()
            for direction, other in enumerate(facts_of(reading).around[space]):
                if other not in reached and continued(reading, space, direction):
                    reached.add(other)
                    left.append(other)
        found.add(frozenset(reached))
    return frozenset(found)


def _sides(reading: Reading) -> Iterator[Thing]:
    """The ends of corridors: where an arm might go on, and does not."""
    for space in sorted({space for tiles in corridors(reading) for space in tiles}):
        for direction, sort in enumerate(facts_of(reading).grounds[space].edges):
            runs = any(meets(reading, "continued by", sort, one) for one in facts_of(reading).edges)
            if runs and not continued(reading, space, direction):
                yield Thing("side", (space, direction))


def _dungeons(reading: Reading) -> Iterable[Thing]:
    return (Thing("dungeon", seat) for seat in range(facts_of(reading).seats))


def _orders(reading: Reading) -> Iterable[Thing]:
    return (Thing("order", number) for number in range(len(facts_of(reading).orders)))


def _figures(reading: Reading) -> Iterable[Thing]:
    placed = facts_of(reading).figures.items()
    return (Thing("figure", one) for one, space in placed if space >= 0)


def _options(reading: Reading) -> Iterable[Thing]:
    return (Thing("option", one) for one in facts_of(reading).options)


THINGS: Mapping[str, Callable[[Reading], Iterable[Thing]]] = {
    "player": _players,
    "tile": _tiles,
    "space": _spaces,
    "edge": _edges,
    "side": _sides,
    "corridor": _corridor_things,
    "dungeon": _dungeons,
    "goon": _goons,
    "squad": _squads,
    "marker": _markers,
    "coin": _coins,
    "creature": _bodies("creature"),
    "adventurer": _bodies("adventurer"),
    "figure": _figures,
    "order": _orders,
    "option": _options,
    "game": lambda _reading: (Thing("game", 0),),
    "spot": lambda _reading: (Thing("spot", "play"),),
}

# ---- edges that meet --------------------------------------------------------------------------


def meets(reading: Reading, relation: str, one: str, other: str) -> bool:
    """Tell whether rules put two sorts of edges in a relation."""
    return reading.known(
        ("meets", relation, one, other), lambda: _tied(reading, relation, one, other)
    )


def _tied(reading: Reading, relation: str, one: str, other: str) -> bool:
    table = sorts_of(reading)
    first, second = Thing("edge", one, ("", 0)), Thing("edge", other, ("", 1))
    return tied(table, relation, first, second, Thing("player", 0))


def sorts_of(reading: Reading) -> Reading:
    """Return the position as it is read to tell which sorts of edges meet."""
    family: Family = replace(reading.family, things={**THINGS, "edge": _sorts})
    return reading.known("sorts", lambda: Reading(family, reading.facts))


def _touching(reading: Reading, relation: str, space: int, direction: int) -> bool:
    facts = facts_of(reading)
    other = facts.around[space][direction]
    here, there = facts.grounds.get(space), facts.grounds.get(other)
    if here is None or there is None:
        return False
    return meets(reading, relation, here.edges[direction], there.edges[(direction + 3) % 6])


def continued(reading: Reading, space: int, direction: int) -> bool:
    """Tell whether a corridor goes on from a tile in a direction."""
    return _touching(reading, "continued by", space, direction)


def joined(reading: Reading, space: int, direction: int) -> bool:
    """Tell whether goons pass from a tile in a direction."""
    return _touching(reading, "joined to", space, direction)


# ---- relations --------------------------------------------------------------------------------


def _is_of_player(reading: Reading, thing: Thing, player: Thing, _scene: Scene) -> bool:
    return bool(owner_of(reading, thing) == player.key)


def _stands_in(reading: Reading, thing: Thing, tile: Thing, _scene: Scene) -> bool:
    if thing.type in ("creature", "adventurer", "figure"):
        return bool(place_of(reading, thing) == tile.key)
    return thing.place == ("tile", tile.key)


def _holds(reading: Reading, tile: Thing, thing: Thing, scene: Scene) -> bool:
    return _stands_in(reading, thing, tile, scene)


def _has_edge(_reading: Reading, tile: Thing, edge: Thing, _scene: Scene) -> bool:
    return edge.place == _place_of_edges(tile)


def _is_part(_reading: Reading, tile: Thing, corridor: Thing, _scene: Scene) -> bool:
    return tile.key in corridor.key


def _has_side(_reading: Reading, corridor: Thing, side: Thing, _scene: Scene) -> bool:
    return side.key[0] in corridor.key


def _meets_edge(reading: Reading, side: Thing, edge: Thing, _scene: Scene) -> bool:
    space, direction = side.key
    there = facts_of(reading).around[space][direction]
    return edge.place == ("tile", there) and edge.one == (direction + 3) % 6


def _is_beside(reading: Reading, tile: Thing, other: Thing, _scene: Scene) -> bool:
    return other.key in facts_of(reading).around[tile.key]


def _is_connected(reading: Reading, tile: Thing, other: Thing, _scene: Scene) -> bool:
    around = facts_of(reading).around[other.key]
    return any(tile.key == n and joined(reading, other.key, d) for d, n in enumerate(around))


def _is_opened(reading: Reading, space: Thing, tile: Thing, scene: Scene) -> bool:
    """An edge of the tile that can be joined leads there; to a tile, one that is joined."""
    facts = facts_of(reading)
    if space.key in facts.grounds:
        return _is_connected(reading, space, tile, scene)
    ways = zip(facts.grounds[tile.key].edges, facts.around[tile.key], strict=True)
    here = [edge for edge, there in ways if there == space.key]
    return any(meets(reading, "joined to", edge, sort) for edge in here for sort in facts.edges)


def _in_dungeon(connected: _Relation) -> _Relation:
    """Return how something is connected to a dungeon: to a tile of it."""

    def reaches(reading: Reading, one: Thing, dungeon: Thing, scene: Scene) -> bool:
        grounds = facts_of(reading).grounds.items()
        own = (Thing("tile", space) for space, ground in grounds if ground.owner == dungeon.key)
        return any(connected(reading, one, tile, scene) for tile in own)

    return reaches


def _is_alike(reading: Reading, tile: Thing, other: Thing, scene: Scene) -> bool:
    one, two = ground_of(reading, tile), ground_of(reading, other)
    if one is None or two is None:
        return False
    return any(
        all(k == g.kind or reading.granted(k, t, scene.you) for g, t in ((one, tile), (two, other)))
        for k in (one.kind, two.kind)
    )


def _has(reading: Reading, player: Thing, thing: Thing, _scene: Scene) -> bool:
    return bool(owner_of(reading, thing) == player.key)


def _is_in_play(_reading: Reading, goon: Thing, spot: Thing, _scene: Scene) -> bool:
    return goon.place[0] == "tile" and spot.key == "play"


def _in_line(reading: Reading, goon: Thing, mover: Thing, _scene: Scene) -> bool:
    """Straight on from a mover, tile after tile, as far as arms go on without a door."""
    for direction in range(6):
        space = place_of(reading, mover)
        while space >= 0 and continued(reading, space, direction):
            space = facts_of(reading).around[space][direction]
            if goon.place == ("tile", space):
                return True
    return False


_STANDING = ("goon", "marker", "coin", "creature", "adventurer", "figure")
_OWNED = ("tile", "edge", "goon", "marker", "coin", "creature", "adventurer", "squad")

RELATIONS: Mapping[tuple[str, str, str], _Relation] = {
    **{("of", one, "player"): _is_of_player for one in _OWNED},
    **{("in", one, "tile"): _stands_in for one in _STANDING},
    **{("with", "tile", one): _holds for one in _STANDING},
    **{("with", "space", one): _holds for one in ("creature", "adventurer")},
    **{("with", "player", one): _has for one in ("tile", "coin", "goon")},
    **{("in line with", "goon", one): _in_line for one in ("creature", "adventurer")},
    ("with", "tile", "edge"): _has_edge,
    ("in", "tile", "corridor"): _is_part,
    ("in", "goon", "spot"): _is_in_play,
    ("with", "corridor", "side"): _has_side,
    ("beside", "side", "edge"): _meets_edge,
    ("beside", "tile", "tile"): _is_beside,
    ("beside", "space", "space"): _is_beside,
    ("connected to", "tile", "tile"): _is_connected,
    ("connected to", "tile", "dungeon"): _in_dungeon(_is_connected),
    ("connected to", "space", "tile"): _is_opened,
    ("connected to", "space", "dungeon"): _in_dungeon(_is_opened),
    ("of the same kind as", "tile", "tile"): _is_alike,
}
