"""What a rule of tiles wants to be there, and how it comes to be: which things, whose, where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from regola.checks.parts import deeds_of
from regola.program.meaning import Adjective, Has, Link, OnEvent, Phrase, Rule
from regola.program.walking import nodes_in
from regola.reference.digger.changes import CHANGES, Site, turn_into
from regola.reference.digger.things import seat_of
from regola.reference.digger.tiles import Tiles
from regola.reference.family import Scene, bare
from regola.reference.play import slot
from regola.reference.reading import Unsaid

__all__ = ["Wish", "fulfil", "wishes"]

_LYING = ("adventurer", "coin", "creature", "goon", "marker", "squad")
"""The types of what lies on tiles."""


@dataclass(frozen=True)
class Wish:
    """
    Something that a rule speaks of.

    ``sort`` is a type of things, or the verb of a deed that is to come about; ``whose`` tells
    whether they are the bearer's (*you*) or an opponent's; ``where`` is a tile.
    """

    sort: str
    whose: str
    where: Phrase | None = None


def wishes(rule: Rule) -> tuple[Wish, ...]:
    """Return what a rule speaks of: what lies about, the tiles that it lies on, what is done."""
    return tuple(dict.fromkeys(_wishes(rule)))


def _wishes(rule: Rule) -> Iterator[Wish]:
    moment = rule.moment
    if isinstance(moment, OnEvent) and moment.verb in _DONE:
        by = "" if moment.actor is None else moment.actor.noun
        yield Wish(moment.verb, by, moment.object)
    for deed in deeds_of(rule):
        if deed.verb == "conquer":
            yield Wish(deed.verb, "you", deed.object)
        if deed.verb == "move" and deed.object is not None and deed.object.type == "squad":
            yield Wish("squad", "you", slot(deed, "from"))
    for node in nodes_in((rule.moment, rule.body)):
        if isinstance(node, Phrase):
            yield from _of_phrase(node)
        elif isinstance(node, Has) and node.subject.noun == "you":
            yield Wish(node.thing.type, "you", _tile_of(node.thing))


def _of_phrase(phrase: Phrase) -> Iterator[Wish]:
    if phrase.refers or phrase.noun == "it":
        return
    if phrase.type == "tile":
        lying = [one for one in phrase.modifiers if isinstance(one, Link) and not one.negated]
        rest = tuple(one for one in phrase.modifiers if one not in lying or one.relation == "of")
        yield Wish("tile", _whose(phrase), replace(phrase, modifiers=rest))
        for one in lying:
            if one.relation == "with" and one.target.type in _LYING:
                yield Wish(one.target.type, _whose(one.target), replace(phrase, modifiers=rest))
    elif phrase.type in _LYING:
        yield Wish(phrase.type, _whose(phrase), _tile_of(phrase))


def _tile_of(phrase: Phrase) -> Phrase | None:
    """Return the tile that things are in, or a tile itself."""
    if phrase.type == "tile":
        return phrase
    links = (one for one in phrase.modifiers if isinstance(one, Link) and one.relation == "in")
    return next((one.target for one in links if one.target.type == "tile"), None)


def _whose(phrase: Phrase) -> str:
    if phrase.owner == "you":
        return "you"
    others = any(
        (isinstance(one, Link) and one.relation == "of" and one.target.noun == "opponent")
        or (isinstance(one, Adjective) and one.word == "enemy")
        for one in phrase.modifiers
    )
    return "opponent" if others else ""


def fulfil(wish: Wish, site: Site, reading: Tiles, scene: Scene) -> None:
    """Have something be there that is wished for, on a tile that is meant, if there is one."""
    site = replace(site, seat=_seat(wish, site, seat_of(scene.you)))
    where = wish.where
    kinds = site.state.game.kind_numbers
    if where is not None and where.noun in kinds and not _named(where, reading, scene):
        turn_into(site, where.noun)
        return
    at = () if where is None else _named(where, reading, scene)
    there = replace(site, at=at, near=at) if at else site
    changes = _DONE.get(wish.sort) or CHANGES.get(wish.sort, ())
    if changes:
        site.rng.choice(changes)(there)


def _seat(wish: Wish, site: Site, bearer: int) -> int:
    others = [seat for seat in range(site.state.game.seats) if seat != bearer]
    fitting = {"you": [bearer], "opponent": others}.get(wish.whose, [bearer, *others])
    return site.rng.choice(fitting)


def _named(phrase: Phrase, reading: Tiles, scene: Scene) -> tuple[int, ...]:
    try:
        found = reading.things(bare(phrase), scene)
    except Unsaid:
        return ()
    return tuple(int(one.key) for one in found if one.type == "tile")


# ---- deeds that are to come about ---------------------------------------------------------------


def _besiege(site: Site) -> None:
    """Have goons of the player stand alone on a tile of another, so that it may be conquered."""
    state, seat, tile = site.state, site.seat, site.tile()
    owner = state.owner[tile]
    if owner in (seat, -1):
        return
    for other in range(state.game.seats):
        state.to_reserve(other, tile, state.goons[other][tile])
    count = min(2, state.reserve[seat])
    state.goons[seat][tile] += count
    state.reserve[seat] -= count


def _meet(site: Site) -> None:
    """Have a creature or an adventurer of another stand beside the strongest of the player."""
    state, movers = site.state, site.state.game.movers
    strength = [0 if item.mover is None else item.mover.strength for item in movers]
    led = [mover for mover, leader in enumerate(state.controller) if leader == site.seat]
    own = max(led, key=lambda mover: strength[mover], default=None)
    if own is None or not state.edges[state.place[own]]:
        return
    others = [one for one in range(len(movers)) if strength[one] < strength[own] and one not in led]
    spaces = list(_open_to(site, state.place[own]))
    if others and spaces:
        victim, seats = site.rng.choice(others), range(state.game.seats)
        state.place[victim] = site.rng.choice(spaces)
        state.controller[victim] = site.rng.choice([one for one in seats if one != site.seat])


def _open_to(site: Site, space: int) -> Iterator[int]:
    """Give the tiles beside one that is open to them."""
    state = site.state
    for direction, other in enumerate(state.game.beside[space]):
        if other >= 0 and state.tiles >> other & 1:
            facing = state.edges[other][(direction + 3) % 6]
            if state.game.joined[state.edges[space][direction]][facing]:
                yield other


_DONE: Mapping[str, tuple[Callable[[Site], None], ...]] = {
    "conquer": (_besiege,),
    "kill": (_meet,),
}
"""What has a deed come about, by its verb."""
