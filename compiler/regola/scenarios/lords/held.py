"""What players have in a game of dungeons: laid out as a scenario tells it, and read again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from regola_engine.kernel.masks import bits, mask_of

if TYPE_CHECKING:
    from regola.scenarios.lords.naming import Names
    from regola_engine.lords.state import State

__all__ = ["HELD", "Held"]


class Held(Protocol):
    """Something that a player has: how a position is given it, and what it is then called."""

    def lay(self, state: State, names: Names, seat: int, told: Any) -> None:
        """Give a player what is told."""

    def found(self, state: State, names: Names, seat: int) -> object:
        """Return what a player has, as scenarios tell it."""


@dataclass(frozen=True, slots=True)
class _Amount:
    """A number by seat."""

    field: str

    def lay(self, state: State, _names: Names, seat: int, told: int) -> None:
        getattr(state, self.field)[seat] = told

    def found(self, state: State, _names: Names, seat: int) -> object:
        return getattr(state, self.field)[seat]


@dataclass(frozen=True, slots=True)
class _Places:
    """Some of the places of all dungeons."""

    field: str

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        more = mask_of(names.place(seat, name) for name in told)
        setattr(state, self.field, getattr(state, self.field) | more)

    def found(self, state: State, names: Names, seat: int) -> object:
        return names.sorted_called("space", bits(getattr(state, self.field) & state.own(seat)))


@dataclass(frozen=True, slots=True)
class _Line:
    """Things of a sort in their order, by seat."""

    field: str
    sort: str

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        getattr(state, self.field)[seat] = names.numbers(self.sort, told)

    def found(self, state: State, names: Names, seat: int) -> object:
        return names.all_called(self.sort, getattr(state, self.field)[seat])


@dataclass(frozen=True, slots=True)
class _Orders:
    """Some of a player's orders."""

    field: str

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        getattr(state, self.field)[seat] = mask_of(names.numbers("order", told))

    def found(self, state: State, names: Names, seat: int) -> object:
        return names.all_called("order", bits(getattr(state, self.field)[seat]))


@dataclass(frozen=True, slots=True)
class _Copies:
    """
    Copies that a player has, or with ``among`` some of them.

    Who has each stands in ``keeper``. What a player is not told to have comes to him, from the
    ``deck`` if it lies in one: where a monster stands tells whose it is.
    """

    sort: str
    keeper: str
    deck: str = ""
    among: str = ""

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        for name in told:
            if not self.among:
                self._bring(state, names, seat, name)
                continue
            before = getattr(state, self.among)
            copy = self.take(state, names, seat, name, list(bits(before)))
            setattr(state, self.among, before | 1 << copy)

    def found(self, state: State, names: Names, seat: int) -> object:
        own = self._own(state, seat)
        if self.among:
            own = [copy for copy in own if getattr(state, self.among) >> copy & 1]
        return names.sorted_called(self.sort, own)

    def take(self, state: State, names: Names, seat: int, name: str, taken: Collection[int]) -> int:
        """Return a copy of a player by its name; one that is taken is not told again."""
        alike = set(names.copies(self.sort, name)).difference(taken)
        own = [copy for copy in self._own(state, seat) if copy in alike]
        return own[0] if own else self._bring(state, names, seat, name)

    def _own(self, state: State, seat: int) -> list[int]:
        return [copy for copy, who in enumerate(getattr(state, self.keeper)) if who == seat]

    def _bring(self, state: State, names: Names, seat: int, name: str) -> int:
        from regola_engine.kernel.asking import NOBODY

        keeper = getattr(state, self.keeper)
        copy = names.next_copy(self.sort, name, lambda one: keeper[one] == NOBODY)
        if self.deck:
            getattr(state, self.deck).remove(copy)
        keeper[copy] = seat
        return copy


class _Posted(_Line):
    """Monsters in the battlefield, in the order in which they attack."""

    def lay(self, state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        for name in told:
            line = state.posted[seat]
            line.append(_MONSTERS.take(state, names, seat, name, line))


class _Rooms:
    """Rooms by their place; they are tiles too."""

    def lay(self, state: State, names: Names, seat: int, told: Mapping[str, str]) -> None:
        for field in ("tiles", "built"):
            _Places(field).lay(state, names, seat, told)
        for place, room in told.items():
            state.rooms[names.place(seat, place)] = names.number("room", room)

    def found(self, state: State, names: Names, seat: int) -> object:
        places = bits(state.built & state.own(seat))
        return {
            names.called("space", place): names.called("room", state.rooms[place])
            for place in places
        }


class _Wounds:
    """Wounds of the adventurers of a party, of those who have any."""

    def lay(self, state: State, names: Names, _seat: int, told: Mapping[str, int]) -> None:
        for name, count in told.items():
            state.wounds[names.number("adventurer", name)] = count

    def found(self, state: State, names: Names, seat: int) -> object:
        wounded = {hero: state.wounds[hero] for hero in state.parties[seat] if state.wounds[hero]}
        return {names.called("adventurer", hero): count for hero, count in wounded.items()}


_MONSTERS = _Copies("monster", "keeper")

HELD: Mapping[str, Held] = {
    "busy": _Amount("busy"),
    "evil": _Amount("evil"),
    "food": _Amount("food"),
    "gold": _Amount("gold"),
    "imps": _Amount("imps"),
    "tokens": _Amount("marks"),
    "tiles": _Places("tiles"),
    "rooms": _Rooms(),
    "conquered": _Places("conquered"),
    "monsters": _MONSTERS,
    "dormant": _Copies("monster", "keeper", among="dormant"),
    "posted": _Posted("posted", "monster"),
    "traps": _Copies("trap", "trap_keeper", "trap_deck"),
    "laid": _Copies("trap", "trap_keeper", "trap_deck", "laid"),
    "party": _Line("parties", "adventurer"),
    "prison": _Line("prisons", "adventurer"),
    "wounds": _Wounds(),
    "orders": _Line("chosen", "order"),
    "held": _Orders("barred"),
    "on_card": _Orders("on_card"),
    "performed": _Orders("performed"),
}
"""What players may have, by its key; what is told later builds on what is told before."""
