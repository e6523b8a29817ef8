"""What the names of a scenario stand for on an engine: numbers, by what they are the names of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from regola.scenarios.naming import TooMany, UnknownName, finding_of

__all__ = ["Numbered", "ids", "told_apart"]


class Numbered:
    """
    Names and numbers of a game's things, by sort.

    ``items`` give the item of each thing, by its number: several copies may be of one, and share
    its name. ``called`` tells what others are called, or the same in another way; ``known`` by
    which names they are known where that is not what they are called, nothing of those unknown.
    """

    family: ClassVar[str] = ""

    def __init__(
        self,
        players: Sequence[str],
        items: Mapping[str, Sequence[Any]],
        called: Mapping[str, Sequence[str]],
        known: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Take the players in seat order, and the things of a game."""
        self.players = tuple(players)
        self._items = items
        of_items = {sort: ids(of) for sort, of in items.items()}
        self._called = {"player": self.players, **of_items, **called}
        self._known = {
            sort: {name: number for number, name in reversed(list(enumerate(names))) if name}
            for sort, names in {**self._called, **(known or {})}.items()
        }

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

    def reference(self, sort: str, number: int) -> str:
        """Return the reference of the item of a thing."""
        reference: str = self._items[sort][number].reference
        return reference

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        return self.number("player", name)

    def copies(self, sort: str, name: str) -> list[int]:
        """Return the copies that a name may mean: all of an item by its id, one by its own name."""
        alike = [number for number, one in enumerate(self._called[sort]) if one == name]
        return alike or [self.number(sort, name)]

    def meant(self, sort: str, _seat: int, name: str) -> list[int]:
        """Return what a player may mean by a name."""
        return self.copies(sort, name)

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


def told_apart(names: Iterable[str], *groups: Iterable[int]) -> list[str]:
    """
    Return a name of its own for each copy: the first has that of its item, others a number.

    Copies are counted in each of the ``groups`` that they are of.
    """
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for name, *group in zip(names, *groups, strict=True):
        key = (name, *map(str, group))
        seen[key] += 1
        found.append(name if seen[key] == 1 else f"{name}_{seen[key]}")
    return found
