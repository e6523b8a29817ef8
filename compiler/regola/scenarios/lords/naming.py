"""What the names of a scenario of dungeons stand for on the engine, and what things are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regola.scenarios.numbered import Numbered, ids, told_apart

if TYPE_CHECKING:
    from regola_engine.lords.play import Game

__all__ = ["Names"]


class Names(Numbered):
    """
    The names of a game: players, places, items, and copies of items.

    Of several copies the second of its item is called ``goblin_2``, and the first plainly so;
    adventurers are counted by year.
    """

    family = "lords"

    def __init__(self, game: Game, players: Sequence[str], year: int) -> None:
        """Take the game, the players in seat order, and the year that is played."""
        self.game = game
        copies = {
            "monster": [game.items["monster"][one] for one in game.monsters],
            "trap": [game.items["trap"][one] for one in game.traps],
            "adventurer": [game.hero_items[one.item] for one in game.heroes],
        }
        years = [one.year for one in game.heroes]
        heroes = told_apart(ids(copies["adventurer"]), years)
        known = {sort: told_apart(ids(copies[sort])) for sort in ("monster", "trap")}
        of_year = zip(heroes, years, strict=True)
        known["adventurer"] = [name if own == year else "" for name, own in of_year]
        called = {"space": game.grid.names, "adventurer": heroes}
        super().__init__(players, {**game.items, **copies}, called, known)

    def meant(self, sort: str, seat: int, name: str) -> list[int]:
        """Return what a player may mean by a name: of places that of his own dungeon."""
        return [self.place(seat, name)] if sort == "space" else super().meant(sort, seat, name)

    def place(self, seat: int, name: str) -> int:
        """Return the number of a place of a player's dungeon."""
        return seat * self.game.grid.size + self.number("space", name)
