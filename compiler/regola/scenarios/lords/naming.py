"""What the names of a scenario of dungeons stand for on the engine, and what things are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regola.scenarios.numbered import Numbered, counted, ids

if TYPE_CHECKING:
    from regola_engine.lords.game import Game

__all__ = ["Names"]


class Names(Numbered):
    """
    The names of a game: players, places, items, and copies of items.

    Of several copies the second of its item is called ``goblin_2``, and the first plainly so;
    adventurers are counted by year.
    """

    def __init__(self, game: Game, players: Sequence[str], year: int) -> None:
        """Take the game, the players in seat order, and the year that is played."""
        self.game = game
        items = {kind: ids(of) for kind, of in game.items.items()}
        classes = ids(game.hero_items)
        by_year: dict[int, dict[str, int]] = {}
        for of in {one.year for one in game.heroes}:
            own = [number for number, one in enumerate(game.heroes) if one.year == of]
            named = counted(classes[game.heroes[number].item] for number in own)
            by_year[of] = {name: own[place] for name, place in named.items()}
        heroes = {number: name for known in by_year.values() for name, number in known.items()}
        copies = {
            "monster": [items["monster"][one] for one in game.monsters],
            "trap": [items["trap"][one] for one in game.traps],
        }
        called = {
            **items,
            **copies,
            "space": game.grid.names,
            "adventurer": [heroes[number] for number in range(len(game.heroes))],
        }
        known = {sort: counted(names) for sort, names in copies.items()}
        super().__init__(players, called, {**known, "adventurer": by_year.get(year, {})})

    def place(self, seat: int, name: str) -> int:
        """Return the number of a place of a player's dungeon."""
        return seat * self.game.grid.size + self.number("space", name)
