"""What players have in a game of dungeons: laid out as a scenario tells it, and read again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from regola.scenarios.naming import OutOfBounds, UnknownName, finding_of
from regola.scenarios.told import Field, Mask, Told, fields
from regola_engine.kernel import bits

if TYPE_CHECKING:
    from regola.scenarios.lords.naming import Names
    from regola_engine.lords.play import State

__all__ = ["HELD"]


class _Places(Mask):
    """Some of the places of all dungeons, which are numbered one seat after the other."""

    def put(self, state: State, seat: int, value: int) -> None:
        """Add places of a player's dungeon."""
        before = getattr(state, self.name)
        setattr(state, self.name, before | value << seat * state.game.grid.size)

    def get(self, state: State, seat: int) -> int:
        """Return the places of a player's dungeon."""
        places: int = getattr(state, self.name) & state.own(seat)
        return places >> seat * state.game.grid.size

    def called(self, names: Any, value: int) -> list[str]:
        """Return how places are called, sorted."""
        return sorted(super().called(names, value))


@dataclass(frozen=True, slots=True)
class _Copies:
    """
    Copies of items that a player has; who has each stands in ``keeper``.

    What a player is not told to have comes to him.
    """

    sort: str
    keeper: str

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        """Bring a player copies."""
        for name in told:
            self._bring(state, names, seat, name)

    def found(self, state: State, names: Names, seat: int) -> object:
        """Return what a player has, sorted."""
        return names.sorted_called(self.sort, self.own(state, seat))

    def own(self, state: State, seat: int) -> list[int]:
        """Return the copies of a player."""
        return [copy for copy, who in enumerate(getattr(state, self.keeper)) if who == seat]

    def take(self, state: State, names: Names, seat: int, name: str, taken: Collection[int]) -> int:
        """Return a copy of a player by its name; one that is taken is not told again."""
        alike = set(names.copies(self.sort, name)).difference(taken)
        own = [copy for copy in self.own(state, seat) if copy in alike]
        return own[0] if own else self._bring(state, names, seat, name)

    def _bring(self, state: State, names: Names, seat: int, name: str) -> int:
        from regola_engine.kernel import NOBODY

        keeper = getattr(state, self.keeper)
        copy = names.next_copy(self.sort, name, lambda one: keeper[one] == NOBODY)
        keeper[copy] = seat
        return copy


@dataclass(frozen=True, slots=True)
class _Among:
    """Some of the copies that a player has, as a mask of all."""

    name: str
    of: _Copies

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        """Mark copies of a player."""
        for name in told:
            before = getattr(state, self.name)
            copy = self.of.take(state, names, seat, name, bits(before))
            setattr(state, self.name, before | 1 << copy)

    def found(self, state: State, names: Names, seat: int) -> object:
        """Return what of a player is marked, sorted."""
        marked = set(bits(getattr(state, self.name))).intersection(self.of.own(state, seat))
        return names.sorted_called(self.of.sort, marked)


class _Posted(Field):
    """Monsters in the battlefield, in the order in which they attack."""

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        """Let monsters of a player attack, with those that come to him."""
        for name in told:
            line = state.posted[seat]
            line.append(_MONSTERS.take(state, names, seat, name, line))


class _Rooms:
    """Rooms by their place; they are tiles too."""

    def lay(self, state: State, names: Names, seat: int, told: Mapping[str, str]) -> None:
        """Build rooms in a player's dungeon."""
        _TILES.lay(state, names, seat, told)
        _BUILT.lay(state, names, seat, told)
        for place, room in told.items():
            state.rooms[names.place(seat, place)] = names.number("room", room)

    def found(self, state: State, names: Names, seat: int) -> object:
        """Return the rooms of a player by their place."""
        built = bits(state.built & state.own(seat))
        return {
            names.called("space", place): names.called("room", state.rooms[place])
            for place in built
        }


class _Wounds:
    """Wounds of the adventurers of a party, of those who have any."""

    def lay(self, state: State, names: Names, seat: int, told: Mapping[str, int]) -> None:
        """Wound adventurers of the player's party: nobody else is told of."""
        for name, count in told.items():
            hero = names.number("adventurer", name)
            if hero not in state.parties[seat]:
                there = names.all_called("adventurer", state.parties[seat])
                raise UnknownName(*finding_of("adventurer"), name, there)
            state.wounds[hero] = count

    def found(self, state: State, names: Names, seat: int) -> object:
        """Return the wounds of a player's party."""
        wounds = ((hero, state.wounds[hero]) for hero in state.parties[seat])
        return {names.called("adventurer", hero): count for hero, count in wounds if count}


class _Evil(Field):
    """How evil a player is, by the marks of the meter."""

    def lay(self, state: State, names: Names, seat: int, told: Any) -> None:
        """Put the marker of a player on a mark that there is."""
        highest = state.game.base.highest_evil
        if told > highest:
            raise OutOfBounds(self.name, told, 1, highest)
        super().lay(state, names, seat, told)


_TILES, _BUILT = _Places("tiles", "space"), _Places("built", "space")
_MONSTERS, _TRAPS = _Copies("monster", "keeper"), _Copies("trap", "trap_keeper")

HELD: Mapping[str, Told] = {
    **fields("lords", "players"),
    "evil": _Evil("evil"),
    "tiles": _TILES,
    "rooms": _Rooms(),
    "conquered": _Places("conquered", "space"),
    "monsters": _MONSTERS,
    "dormant": _Among("dormant", _MONSTERS),
    "posted": _Posted("posted", "monster"),
    "traps": _TRAPS,
    "laid": _Among("laid", _TRAPS),
    "wounds": _Wounds(),
}
"""What players may have, by its key; what is told later builds on what is told before."""
