"""Changes of a position of dungeons: what somebody has, who comes to him, what is dug and built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from regola.reference.seeking import likely

if TYPE_CHECKING:
    from regola_engine.lords.play import State

__all__ = ["CHANGES", "Site", "bear"]

_MOST_GOODS, _MOST_EVIL = 8, 12


@dataclass(frozen=True)
class Site:
    """
    A position that is changed for a rule, in favour of a player.

    ``named`` are the numbers of the items that the rule speaks of, by their kind.
    """

    state: State
    seat: int
    rng: Random
    named: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def change(self, sorts: Iterable[str]) -> None:
        """Change one thing, rather of the types that are told."""
        spoken = sorted(set(sorts) & CHANGES.keys())
        fitting = spoken if spoken and likely(self.rng, 0.8) else sorted(CHANGES)
        self.rng.choice(CHANGES[self.rng.choice(fitting)])(self)

    def item(self, kind: str) -> int:
        """Return the number of an item of a kind by chance, rather one that the rule names."""
        named = self.named.get(kind, ())
        return self.rng.choice(named or range(len(self.state.game.items[kind])))


# ---- what a thing of an item is, and whose ------------------------------------------------------


def bear(site: Site, kind: str, number: int) -> None:
    """Have something of an item be there, so that somebody bears its rules: a player, all."""
    have = _BORNE.get(kind)
    if have is not None:
        have(site, number)


def _build(site: Site, number: int) -> None:
    """Make a tunnel of the player a room, if he has one and nobody the room."""
    from regola_engine.kernel import bits

    state = site.state
    tunnels = list(bits(state.own(site.seat) & state.tiles & ~state.built & ~state.conquered))
    if tunnels and number not in state.rooms:
        tile = site.rng.choice(tunnels)
        state.built |= 1 << tile
        state.rooms[tile] = number
        for stack in (state.room_deck, state.offered_rooms):
            stack[:] = [one for one in stack if one != number]


def _keep(site: Site, number: int) -> None:
    """Have the player keep a monster of this year, if one is with nobody."""
    state, game = site.state, site.state.game
    for copy, item in enumerate(game.monsters):
        if item == number and game.monster_years[copy] == state.year and state.keeper[copy] < 0:
            state.keeper[copy] = site.seat
            state.monster_deck = [one for one in state.monster_deck if one != copy]
            break


def _set(site: Site, number: int) -> None:
    """Have the player keep a trap, if one is with nobody."""
    state = site.state
    for copy, item in enumerate(state.game.traps):
        if item == number and state.trap_keeper[copy] < 0:
            state.trap_keeper[copy] = site.seat
            state.trap_deck = [one for one in state.trap_deck if one != copy]
            break


def _join(site: Site, number: int) -> None:
    """Have an adventurer of this year stand in front of the party in the player's dungeon."""
    state, game = site.state, site.state.game
    common = enumerate(game.heroes[: game.common_heroes])
    copies = [n for n, hero in common if hero.item == number and hero.year == state.year]
    if copies:
        _take_away(state, copies[0])
        state.parties[site.seat].insert(0, copies[0])


def _take_away(state: State, copy: int) -> None:
    stacks = (*state.parties, *state.prisons, state.hero_deck, state.announced, state.waiting)
    for stack in stacks:
        stack[:] = [one for one in stack if one != copy]


def _lead(site: Site, number: int) -> None:
    """Have a paladin be the one of this year, in the player's dungeon."""
    state, game = site.state, site.state.game
    copy = game.common_heroes + number
    if game.heroes[copy].year == state.year:
        for party in (*state.parties, *state.prisons):
            party[:] = [one for one in party if one < game.common_heroes]
        state.paladin, state.host = copy, site.seat
        state.parties[site.seat].append(copy)


def _announce(site: Site, number: int) -> None:
    """Have an event be the one that happens in this round."""
    state = site.state
    state.event_deck = [one for one in state.event_deck if one != number]
    state.happening = number
    if state.announced_event == number:
        state.announced_event = -1


def _turn_up(site: Site, number: int) -> None:
    """Have a card be the next of the fights, and the one turned up."""
    state = site.state
    state.card_deck = [number] * len(state.card_deck)
    if state.card >= 0:
        state.card = number


_BORNE: Mapping[str, Callable[[Site, int], None]] = {
    "room": _build,
    "monster": _keep,
    "trap": _set,
    "adventurer": _join,
    "paladin": _lead,
    "event": _announce,
    "card": _turn_up,
}
"""How something of an item comes to be there, by its kind; what is always there is left out."""


# ---- what may change ----------------------------------------------------------------------------


def _of_kind(kind: str) -> Callable[[Site], None]:
    return lambda site: bear(site, kind, site.item(kind))


def _enrich(site: Site) -> None:
    site.state.gold[site.seat] = site.rng.randrange(_MOST_GOODS)
    site.state.food[site.seat] = site.rng.randrange(_MOST_GOODS)


def _grow_evil(site: Site) -> None:
    site.state.evil[site.seat] = site.rng.randrange(_MOST_EVIL)


def _add_imp(site: Site) -> None:
    site.state.imps[site.seat] += 1


def _add_mark(site: Site) -> None:
    site.state.marks[site.seat] += 1


def _dig(site: Site) -> None:
    """Dig a tunnel beside the tiles of the player."""
    from regola_engine.kernel import bits

    state, grid = site.state, site.state.game.grid
    shift = site.seat * grid.size
    own = (state.own(site.seat) & state.tiles) >> shift
    spaces = list(bits(grid.around(own) & ~own))
    if spaces:
        state.tiles |= 1 << (site.rng.choice(spaces) + shift)


def _conquer(site: Site) -> None:
    """Have a tile of the player be conquered, one where nobody fights now."""
    from regola_engine.kernel import bits

    state = site.state
    tiles = [
        one for one in bits(state.own(site.seat) & state.tiles) if one not in state.battlefield
    ]
    if tiles:
        state.conquered |= 1 << site.rng.choice(tiles)


def _wound(site: Site) -> None:
    """Have somebody in the player's dungeon bear a wound more, one at least being left."""
    state = site.state
    heroes = state.game.heroes
    standing = [n for n in state.parties[site.seat] if state.wounds[n] + 1 < heroes[n].health]
    if standing:
        state.wounds[site.rng.choice(standing)] += 1


def _capture(site: Site) -> None:
    """Have the last of those in the player's dungeon lie in his prison."""
    party = site.state.parties[site.seat]
    common = [one for one in party if one < site.state.game.common_heroes]
    if common:
        party.remove(common[-1])
        site.state.wounds[common[-1]] = 0
        site.state.prisons[site.seat].append(common[-1])


_ADVENTURER = _of_kind("adventurer")
CHANGES: Mapping[str, tuple[Callable[[Site], None], ...]] = {
    "adventurer": (_ADVENTURER, _ADVENTURER, _wound, _capture),
    "evil": (_grow_evil,),
    "food": (_enrich,),
    "gold": (_enrich,),
    "imp": (_add_imp,),
    "mark": (_add_mark,),
    "monster": (_of_kind("monster"),),
    "paladin": (_of_kind("paladin"),),
    "party": (_ADVENTURER, _wound),
    "tile": (_dig, _of_kind("room"), _of_kind("room"), _conquer),
    "trap": (_of_kind("trap"),),
    "wound": (_ADVENTURER, _wound),
}
"""What may change in a position, by the type of things that a rule speaks of."""
