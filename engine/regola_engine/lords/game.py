"""A game put together: items and players; what positions share and nobody changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from regola_engine.kernel.course import Stage
from regola_engine.kernel.standing import Entry, Standing
from regola_engine.lords.grid import Grid
from regola_engine.lords.items import (
    Adventurer,
    Base,
    Card,
    Data,
    Happening,
    Item,
    Monster,
    Order,
    Paladin,
    Room,
    Trap,
)

__all__ = ["BATTLE", "Game", "Hero"]

BATTLE = (
    "springing", "quick magic", "strike", "slow magic", "healing", "fatigue", "capture",
    "end of capture",
)  # fmt: skip
"""The moments of a round of a fight, which a player goes through before the next one does."""

SIGNED = frozenset(("score",))
"""The numbers that may be less than nothing."""

ASKED = frozenset(
    (
        *("start of game", "revealing", "ordering", "performing", "production", "recall"),
        *("happening", "arrival", "end of round", "planning", "end of year"),
        *BATTLE,
    )
)
"""The moments at which players are asked what they do of what is open."""

MOMENTS = ASKED - {"performing"}
"""The moments at which rules act by themselves; at performing each order does."""

SPEAKING = (
    *("order", "event", "card", "room", "monster", "trap", "adventurer", "paladin", "title"),
    "base",
)
"""The kinds of items as they speak at one moment: what happens, the dungeon, who comes."""

_Data = TypeVar("_Data", bound=Data)


class Hero(NamedTuple):
    """An adventurer or a paladin: the number of its item, its year from 1, level and figures."""

    item: int
    year: int
    level: int
    health: int
    skill: int


class Game:
    """
    What is settled before the first move.

    Items are numbered by kind (``items``). Monsters, traps and heroes are copies: ``monsters`` and
    ``traps`` give the item of each, ``heroes`` the copies themselves, paladins last.
    """

    def __init__(
        self, items: Iterable[Item], seats: int, options: Mapping[str, bool] | None = None
    ) -> None:
        """Put items together; options by reference, others as their items have them."""
        everything = tuple(items)
        self.seats = seats
        self.options = {name: taken for item in everything for name, taken in item.options}
        self.options.update(options or {})
        self.items: dict[str, list[Item]] = {}
        for item in sorted(everything, key=_turn_to_speak):
            self.items.setdefault(item.kind, []).append(item)
        self.base = next(self.data("base", Base))
        self.standing = Standing(self._entries(), signed=SIGNED)
        self.grid = Grid(self.base.columns, self.base.rows, self.base.entrance)
        self.orders = tuple(self.data("order", Order))
        self.rooms = tuple(self.data("room", Room))
        self.cards = tuple(self.data("card", Card))
        self.happenings = tuple(self.data("event", Happening))
        self.dummies = self.by_players(self.base.dummies)
        self._count_copies()
        self.programme = tuple(_programme(self.base))

    def data(self, kind: str, sort: type[_Data]) -> Iterator[_Data]:
        """Give what the fields of the items of a kind say."""
        for item in self.items.get(kind, ()):
            if isinstance(item.data, sort):
                yield item.data

    def by_players(self, numbers: tuple[int, ...]) -> int:
        """Return the entry of a list that is told for each number of players."""
        return numbers[self.base.players.index(self.seats)]

    def takes(self, option: str) -> bool:
        """Tell whether the table takes an option, by its reference."""
        return self.options.get(option, False)

    def number_of(self, kind: str, reference: str) -> int:
        """Return the number of an item among those of its kind, -1 where it is not there."""
        found = (n for n, one in enumerate(self.items.get(kind, ())) if one.reference == reference)
        return next(found, -1)

    def _entries(self) -> Iterator[Entry]:
        for kind, items in self.items.items():
            for number, item in enumerate(items):
                for rule in item.rules:
                    yield Entry(rule, kind, number, kind == "base")

    def _count_copies(self) -> None:
        self.monster_data = tuple(self.data("monster", Monster))
        self.trap_data = tuple(self.data("trap", Trap))
        self.monsters: list[int] = []
        self.monster_years: list[int] = []
        for number, monster in enumerate(self.monster_data):
            for year, many in enumerate(monster.copies, 1):
                self.monsters += [number] * many
                self.monster_years += [year] * many
        self.traps = [n for n, trap in enumerate(self.trap_data) for _ in range(trap.copies)]
        self.heroes = list(self._heroes())
        self.common_heroes = len(self.heroes)
        classes = len(self.items.get("adventurer", ()))
        for number, one in enumerate(self.data("paladin", Paladin)):
            self.heroes.append(Hero(classes + number, one.year, 0, one.health, one.skill))

    def _heroes(self) -> Iterator[Hero]:
        for number, one in enumerate(self.data("adventurer", Adventurer)):
            years = (
                (1, one.levels, one.health, one.skill),
                (2, one.later_levels, one.later_health, one.later_skill),
            )
            for year, levels, health, skill in years:
                for place, level in enumerate(levels):
                    symbols = skill[place] if place < len(skill) else 0
                    yield Hero(number, year, level, health[place], symbols)

    @property
    def hero_items(self) -> list[Item]:
        """The items of heroes, as heroes number them: classes, then paladins."""
        return [*self.items.get("adventurer", ()), *self.items.get("paladin", ())]


def _turn_to_speak(item: Item) -> tuple[int, int]:
    place = item.data.position if isinstance(item.data, Order) else 0
    return SPEAKING.index(item.kind), place


def _programme(base: Base) -> Iterator[Stage]:
    """Give the stages of a game: years of rounds and of fights."""
    yield Stage("start of game", ("start of game",), (1,), in_secret=True)
    for year in range(1, base.years + 1):
        yield Stage("new year", (), (year,))
        for number in range(1, base.rounds + 1):
            yield from _round(year, number)
        for number in range(1, base.fights + 1):
            loops = (year, number)
            yield Stage("planning", ("planning",), loops)
            yield Stage("fight card", (), loops)
            yield Stage("battle", BATTLE, loops)
        yield Stage("end of year", ("end of year",), (year,))


def _round(year: int, number: int) -> Iterator[Stage]:
    loops = (year, number)
    yield Stage("revealing", ("revealing",), loops)
    yield Stage("ordering", ("ordering",), loops, in_secret=True)
    yield Stage("sending", ("sending",), loops)
    yield Stage("performing", ("performing",), loops)
    yield Stage("production", ("production",), loops)
    yield Stage("recall", ("recall",), loops)
    if number > 1:
        yield Stage("happening", ("happening",), loops)
        yield Stage("arrival", ("arrival",), loops)
    yield Stage("end of round", ("end of round",), loops)
