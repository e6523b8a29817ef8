"""What the log of a game of Dungeon Lords calls things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regola.playing.tale import Reader, Tale

__all__ = ["LordsTale"]


class LordsTale(Tale):
    """Tells what happened in dungeons and fights."""

    family = "lords"

    def spoken_game(self) -> str:
        """Return the game of the base rules."""
        base: str = self._game.items["base"][0].reference
        return self._terms.get(base.partition("/")[0], "")

    def board(self) -> Iterator[str]:
        """Give the line that tells how the spaces of a dungeon are called."""
        yield self._say("play-log-lords-board")

    def readers(self) -> Mapping[str, Reader]:
        """Return what calls items by number, copies by their item, places by their name."""
        game, items = self._game, self._game.items
        places, heroes = game.grid.names, game.heroes
        hero = self.of(game.hero_items, [one.item for one in heroes])
        return {
            **{kind: self.of(items.get(kind, ())) for kind in ("order", "room", "card", "event")},
            "space": lambda number: str(places[number % len(places)]),
            "monster": self.of(items.get("monster", ()), game.monsters),
            "trap": self.of(items.get("trap", ()), game.traps),
            "hero": hero,
            "announced": lambda copy: f"{hero(copy)} {heroes[copy].level}",
        }
