"""Changes of a position of tiles: what a tile is, what lies on it, what somebody has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola.reference.seeking import likely

if TYPE_CHECKING:
    from regola_engine.digger.play import State

__all__ = ["CHANGES", "Site", "turn_into"]

_AT, _NEAR = 0.45, 0.8
"""How often something is put where the words of a rule point, and there or beside that."""


@dataclass(frozen=True)
class Site:
    """
    A position that is changed for a rule, in favour of a player.

    ``bearer`` is the reference of what has the rule, and stays where it is; ``at`` are the spaces
    that its words point to, ``near`` those beside them.
    """

    state: State
    seat: int
    bearer: str
    at: tuple[int, ...]
    near: tuple[int, ...]
    rng: Random

    def tile(self) -> int:
        """Return a tile by chance, rather one that the words of the rule point to."""
        from regola_engine.kernel import bits

        share, tiles = self.rng.random(), self.state.tiles
        pointed = self.at if share < _AT else self.near if share < _NEAR else ()
        near = [space for space in pointed if tiles >> space & 1]
        return self.rng.choice(near or list(bits(tiles)))

    def change(self, sorts: Iterable[str]) -> None:
        """Change one thing, rather of the types that are told."""
        spoken = sorted(set(sorts) & CHANGES.keys())
        fitting = spoken if spoken and likely(self.rng, 0.7) else sorted(CHANGES)
        self.rng.choice(CHANGES[self.rng.choice(fitting)])(self)


def turn_into(site: Site, kind: str) -> None:
    """Have a tile of the player be of another kind, all that lies on it kept."""
    from regola_engine.kernel import bits

    state, rng = site.state, site.rng
    tiles = list(bits(state.own[site.seat]))
    if not tiles:
        return
    space, number = rng.choice(tiles), state.game.kind_numbers[kind]
    fitting = _fitting(state, number, site.seat, space)
    kept = (state.game.add_design(number, state.edges[space]), 0)
    state.lift(space)
    state.lay(space, *(rng.choice(fitting) if fitting else kept), site.seat)


def _fitting(state: State, kind: int, seat: int, space: int) -> list[tuple[int, int]]:
    """Return the tiles of a kind, each with a turn in which it may lie on a space."""
    from regola_engine.digger.play import fits

    designs = state.game.designs
    return [
        (design, turn)
        for design in dict.fromkeys(state.game.copies[kind])
        for turn in designs[design].rotations
        if fits(state, seat, space, designs[design].turned[turn])
    ]


# ---- what lies about ----------------------------------------------------------------------------


def _add_goons(site: Site) -> None:
    state, seat = site.state, site.seat
    count = min(site.rng.choice((1, 2, 3)), state.reserve[seat])
    state.goons[seat][site.tile()] += count
    state.reserve[seat] -= count


def _capture(site: Site) -> None:
    """Have a goon go with a creature or an adventurer that somebody leads, rather the bearer."""
    state, seat, movers = site.state, site.seat, site.state.game.movers
    led = [mover for mover, leader in enumerate(state.controller) if leader >= 0]
    own = [mover for mover in led if movers[mover].reference == site.bearer]
    if led and state.reserve[seat]:
        mover = site.rng.choice(own or led)
        goons = list(state.captives[mover])
        goons[seat] += 1
        state.reserve[seat] -= 1
        state.captives[mover] = tuple(goons)


def _add_marker(site: Site) -> None:
    state, space = site.state, site.tile()
    if not state.markers[space] and state.reserve[site.seat]:
        state.markers[space] = (site.seat,)
        state.reserve[site.seat] -= 1


def _add_coin(site: Site) -> None:
    state = site.state
    if state.bag:
        state.coins[site.seat].append(state.bag.pop())
    if state.bag and likely(site.rng, 0.5):
        state.heap.append(state.bag.pop())


def _store_coin(site: Site) -> None:
    state, space = site.state, site.tile()
    if state.bag:
        state.stored[space] = (*state.stored[space], state.bag.pop())


def _lead_creature(site: Site) -> None:
    _lead(site, "creature")


def _lead_adventurer(site: Site) -> None:
    _lead(site, "adventurer")


def _lead(site: Site, kind: str) -> None:
    state = site.state
    movers = [
        mover
        for mover, item in enumerate(state.game.movers)
        if item.kind == kind and item.reference != site.bearer
    ]
    if movers:
        mover = site.rng.choice(movers)
        state.place[mover], state.controller[mover] = site.tile(), site.seat


def _place_figure(site: Site) -> None:
    figures = range(len(site.state.figures))
    if figures:
        site.state.figures[site.rng.choice(figures)] = site.tile()


def _enrich_purse(site: Site) -> None:
    state, rng = site.state, site.rng
    state.gold[site.seat] = rng.choice((0, 1, 3, 8, 15))
    state.points[site.seat] = rng.choice((0, 1, 3, 6))


# ---- tiles --------------------------------------------------------------------------------------


def _take_over(site: Site) -> None:
    """Have the player own a tile that another had, who has more than one."""
    state, space = site.state, site.tile()
    owner = state.owner[space]
    if owner >= 0 and state.own[owner].bit_count() > 1:
        design, turn = state.design[space], state.rotation[space]
        state.lift(space)
        state.lay(space, design, turn, site.seat)


def _add_tile(site: Site) -> None:
    """Lay a project of the player where it may lie, in his own dungeon or in another."""
    from regola_engine.digger.play import placements

    state = site.state
    found = list(placements(state, site.seat, state.tiles))
    if found:
        design, space, turn = site.rng.choice(found).things
        state.projects[site.seat].remove(design)
        state.lay(space, design, turn, site.seat)


def _add_project(site: Site) -> None:
    """Have the player draw a tile, up to six."""
    bag, projects = site.state.bags[site.seat], site.state.projects[site.seat]
    if bag and len(projects) < _PROJECTS:
        projects.append(bag.pop(site.rng.randrange(len(bag))))


_PROJECTS = 6


def _put_common(site: Site) -> None:
    """Lay a tile that is nobody's from its stack, beside another tile."""
    from regola_engine.digger import beside, empty_spaces
    from regola_engine.kernel import bits

    state, rng = site.state, site.rng
    around = 1 << site.tile()
    spaces = list(bits(beside(state, around) & empty_spaces(state)))
    kinds = [kind for kind, left in enumerate(state.collapses) if left]
    if spaces and kinds:
        kind = rng.choice(kinds)
        state.collapses[kind] -= 1
        state.lay(rng.choice(spaces), state.game.copies[kind][0], 0, -1)


CHANGES: Mapping[str, tuple[Callable[[Site], None], ...]] = {
    "adventurer": (_lead_adventurer,),
    "coin": (_add_coin, _add_coin, _store_coin),
    "creature": (_lead_creature,),
    "figure": (_place_figure,),
    "goon": (_add_goons, _add_goons, _capture),
    "gold": (_enrich_purse,),
    "marker": (_add_marker,),
    "project": (_add_project,),
    "squad": (_add_goons,),
    "tile": (_add_tile, _add_tile, _take_over, _put_common),
}
"""What may change in a position, by the type of things that a rule speaks of."""
