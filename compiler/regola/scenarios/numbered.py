"""What the names of a scenario stand for on an engine: numbers, by what they are the names of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from regola.scenarios.naming import TooMany, UnknownName, finding_of

__all__ = ["Numbered", "counted", "ids"]


class Numbered:
    """
    Names and numbers of a game's things, by sort.

    ``called`` gives what each thing is called, by its number: several copies may share a name.
    ``known`` gives names of their own to those whose name is not enough, or not the same.
    """

    def __init__(
        self,
        players: Sequence[str],
        called: Mapping[str, Sequence[str]],
        known: Mapping[str, Mapping[str, int]] | None = None,
    ) -> None:
        """Take the players in seat order, and what things are called."""
        self.players = tuple(players)
        self._called = {"player": self.players, **called}
        self._known = {
            sort: {name: number for number, name in reversed(list(enumerate(names)))}
            for sort, names in self._called.items()
        } | dict(known or {})

    def number(self, sort: str, name: str) -> int:
        """
        Return the number of what a name of a sort stands for.

        Raises:
            UnknownName: Nothing of the sort is called so.
        """
        legal = self._known.get(sort, {})
        if name not in legal:
            raise UnknownName(*finding_of(sort), name, legal)
        return legal[name]

    def legal(self, sort: str) -> tuple[str, ...]:
        """Return all names of a sort."""
        return tuple(self._known.get(sort, ()))

    def numbers(self, sort: str, told: Iterable[str]) -> list[int]:
        """Return the numbers of what names of a sort stand for, in their order."""
        return [self.number(sort, name) for name in told]

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        return self.number("player", name)

    def copies(self, sort: str, name: str) -> list[int]:
        """Return the copies that a name may mean: all of an item by its id, one by its own name."""
        alike = [number for number, one in enumerate(self._called[sort]) if one == name]
        return alike or [self.number(sort, name)]

    def next_copy(self, sort: str, name: str, is_free: Callable[[int], bool]) -> int:
        """
        Return the first copy that a name may mean and that is free.

        Raises:
            TooMany: There is none: the name is told of more often than there are copies.
        """
        copies = self.copies(sort, name)
        found = next((copy for copy in copies if is_free(copy)), None)
        if found is None:
            raise TooMany(name, len(copies) + 1, len(copies))
        return found

    def called(self, sort: str, number: int) -> str:
        """Return how a thing is called; places of all players are numbered one seat on another."""
        known = self._called[sort]
        return known[number % len(known)]

    def all_called(self, sort: str, numbers: Iterable[int]) -> list[str]:
        """Return how some things are called, in their order."""
        return [self.called(sort, number) for number in numbers]

    def sorted_called(self, sort: str, numbers: Iterable[int]) -> list[str]:
        """Return how some things are called whose order tells nothing."""
        return sorted(self.all_called(sort, numbers))


def ids(items: Iterable[Any]) -> list[str]:
    """Return the ids of items of a game, in their order."""
    return [item.reference.rpartition("/")[2] for item in items]


def counted(names: Iterable[str]) -> dict[str, int]:
    """Return a name of its own for each copy: the first has that of its item, others a number."""
    seen: dict[str, int] = {}
    found: dict[str, int] = {}
    for number, name in enumerate(names):
        seen[name] = seen.get(name, 0) + 1
        found[name if seen[name] == 1 else f"{name}_{seen[name]}"] = number
    return found
