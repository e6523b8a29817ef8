"""What the names of a scenario of dungeons stand for on the engine, and what things are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from regola.scenarios.naming import UnknownName, finding_of

if TYPE_CHECKING:
    from regola_engine.lords.game import Game

__all__ = ["Names"]


class Names:
    """
    The names of a game: players, places, items, and copies of items.

    Of several copies the second of its item is called ``goblin_2``, and the first plainly so;
    adventurers are counted by year.
    """

    def __init__(self, game: Game, players: Sequence[str], year: int) -> None:
        """Take the game, the players in seat order, and the year that is played."""
        self.game = game
        self.players = tuple(players)
        items = {kind: [_id(item.reference) for item in of] for kind, of in game.items.items()}
        classes = [_id(item.reference) for item in game.hero_items]
        heroes = list(_counted(f"{classes[one.item]}@{one.year}" for one in game.heroes))
        of_year = {
            heroes[number]: number for number, one in enumerate(game.heroes) if one.year == year
        }
        self._known: Mapping[str, Mapping[str, int]] = {
            **{kind: _numbers(of) for kind, of in items.items()},
            "player": _numbers(players),
            "space": _numbers(game.grid.names),
            "monster": _numbers(_counted(items["monster"][one] for one in game.monsters)),
            "trap": _numbers(_counted(items["trap"][one] for one in game.traps)),
            "adventurer": of_year,
        }
        self._called: dict[str, Sequence[str]] = {
            **items,
            "player": self.players,
            "space": game.grid.names,
            "monster": [items["monster"][one] for one in game.monsters],
            "trap": [items["trap"][one] for one in game.traps],
            "adventurer": heroes,
        }

    def number(self, sort: str, name: str) -> int:
        """Return the number of what a name of a sort stands for."""
        legal = self._known.get(sort, {})
        if name not in legal:
            raise UnknownName(*finding_of(sort), name, legal)
        return legal[name]

    def numbers(self, sort: str, told: Iterable[str]) -> list[int]:
        """Return the numbers of what names of a sort stand for, in their order."""
        return [self.number(sort, name) for name in told]

    def copies(self, sort: str, name: str) -> list[int]:
        """Return the copies that a name may mean: all of an item by its id, one by its own name."""
        alike = [number for number, one in enumerate(self._called[sort]) if one == name]
        return alike or [self.number(sort, name)]

    def place(self, seat: int, name: str) -> int:
        """Return the number of a place of a player's dungeon."""
        return seat * self.game.grid.size + self.number("space", name)

    def called(self, sort: str, number: int) -> str:
        """Return how a thing is called; a place by its name in its dungeon."""
        known = self._called[sort]
        return known[number % len(known)] if sort == "space" else known[number]

    def all_called(self, sort: str, numbers: Iterable[int]) -> list[str]:
        """Return how some things are called, in their order."""
        return [self.called(sort, number) for number in numbers]


def _id(reference: str) -> str:
    return reference.rpartition("/")[2]


def _numbers(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _counted(ids: Iterable[str]) -> Iterable[str]:
    """Give the name of each copy: that of its item before any mark, then with a number."""
    seen: dict[str, int] = {}
    for one in ids:
        seen[one] = seen.get(one, 0) + 1
        name = one.partition("@")[0]
        yield name if seen[one] == 1 else f"{name}_{seen[one]}"
