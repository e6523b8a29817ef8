"""What the log of a game of tiles calls things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from regola.playing.tale import Reader, Tale

if TYPE_CHECKING:
    from regola_engine.kernel import Entry

__all__ = ["TileTale"]


class TileTale(Tale):
    """Tells what happened to tiles, goons, coins and gold."""

    family = "digger"

    def always_told(self, entry: Entry) -> Iterator[str]:
        """Give what gold comes for at the end of the game: only its rule tells it."""
        from regola_engine.kernel import RULES

        moment = getattr(RULES[entry.rule][0], "moment", "") if entry.rule >= 0 else ""
        if entry.kind == "gold" and moment == "end of game":
            yield self._say("play-log-why", rule=self.sentence(entry.rule))

    def readers(self) -> Mapping[str, Reader]:
        """Return what calls items by number, and spaces by their name."""
        game = self._game
        return {
            "space": lambda number: str(game.board.spaces[number][0]),
            "tile": self.of(game.kinds),
            "order": self.of(game.orders),
            "lord": self.of(game.lords),
            "mover": self.of(game.movers),
            "figure": self.of(game.figures),
        }
