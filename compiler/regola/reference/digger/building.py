"""Where tiles may lie, laying them, and the corridors that this makes complete."""

from __future__ import annotations

from collections.abc import Iterator

from regola.reference.digger.facts import NOBODY, Facts
from regola.reference.digger.game import Delve
from regola.reference.digger.things import at_hand, corridors, meets
from regola.reference.family import Thing
from regola.reference.happening import Happened
from regola.reference.levels import granted
from regola.reference.play import Answer, Doing

__all__ = ["lay", "lay_project", "lift", "may_put", "placements", "turn_up"]


def lay(facts: Facts, space: int, design: int, turn: int, owner: int) -> None:
    """Lay a tile on an empty space; one with a back lies face down."""
    facts.grounds[space] = facts.box.tile(design, turn, owner)
    # Tiles are told of in the order of their spaces.
    facts.grounds = dict(sorted(facts.grounds.items()))


def lift(play: Delve, space: int) -> None:
    """Take a tile off the board."""
    del play.dug.grounds[space]
    play.reading.changed()


def turn_up(play: Delve, space: int) -> None:
    """Turn a tile face up."""
    play.change(space, hidden=False, edges=play.dug.grounds[space].front)


def may_put(play: Delve, seat: int, kind: str, space: int) -> bool:
    """Tell whether a space is empty and no rule forbids a player to put a tile of a kind in it."""
    if space in play.dug.grounds:
        return False
    you, slots = Thing("player", seat), {"in": Thing("space", space)}
    tile = at_hand(space, next(_designs(play.dug, kind)), 0)
    return not play.tiles.is_forbidden("put", you, tile, slots)


def _designs(facts: Facts, kind: str) -> Iterator[int]:
    return (n for n, one in enumerate(facts.box.designs) if one.kind == kind)


# ---- projects ---------------------------------------------------------------------------------


def placements(play: Delve, seat: int, near: set[int]) -> Iterator[Answer]:
    """Give all ways to build a project of a player so that it is connected to one of some tiles."""
    facts, you = play.dug, Thing("player", seat)
    beside = {n for tile in near for n in facts.around[tile] if n != NOBODY}
    for space in sorted(beside - facts.grounds.keys()):
        if _is_banned(play, you, space):
            continue
        for design in sorted(set(facts.projects[seat])):
            for turn in facts.box.designs[design].turns:
                edges = facts.box.designs[design].turned[turn]
                if _connects(play, space, edges, near) and _fits(play, seat, space, design, turn):
                    where = facts.box.names[space]
                    yield Answer(f"build {design} {where} {turn}", Thing("tile", space))


def _is_banned(play: Delve, you: Thing, space: int) -> bool:
    # What somebody builds is his, before it lies.
    hand = ("player", int(you.key))
    built = Thing("tile", space, hand), Thing("project", 0, hand)
    slots = {"in": Thing("space", space)}
    return any(play.tiles.is_forbidden("build", you, one, slots) for one in built)


def _connects(play: Delve, space: int, edges: tuple[str, ...], near: set[int]) -> bool:
    facts = play.dug
    return any(
        other in near
        and meets(
            play.reading,
            "joined to",
            edges[direction],
            facts.grounds[other].edges[(direction + 3) % 6],
        )
        for direction, other in enumerate(facts.around[space])
    )


def _fits(play: Delve, seat: int, space: int, design: int, turn: int) -> bool:
    """Tell whether a space, as all lies before anything is built, is open to a tile."""
    tile, you = at_hand(space, design, turn), Thing("player", seat)
    return play.tiles.is_granted_to("open", Thing("space", space), tile, you)


def lay_project(play: Delve, seat: int, space: int, design: int, turn: int) -> list[Doing]:
    """Lay a project of a player; return what its building and what it completes sets off."""
    before = {one for one in corridors(play.reading) if _is_finished(play, seat, one)}
    lay(play.dug, space, design, turn, seat)
    play.change(space, built=True)
    you, tile = Thing("player", seat), Thing("tile", space)
    told = {"object": tile, "in": Thing("space", space)}
    found = play.tell(Happened("build", you, told))
    near = {space, *play.dug.around[space]}
    after = [one for one in corridors(play.reading) if one & near and one not in before]
    for one in sorted(after, key=lambda tiles: min(tiles & near)):
        mine = any(play.dug.grounds[n].owner == seat for n in one)
        if mine and _is_finished(play, seat, one):
            found += play.tell(Happened("complete", you, {"object": Thing("corridor", one)}))
    return found


def _is_finished(play: Delve, seat: int, corridor: frozenset[int]) -> bool:
    thing = Thing("corridor", corridor)
    return granted(play.reading, "finished", thing, Thing("player", seat))
