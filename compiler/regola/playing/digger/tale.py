"""The log of a game of tiles, told in a human language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from regola.playing.conquest.tale import Tale

if TYPE_CHECKING:
    from regola_engine.kernel.log import Entry

__all__ = ["TileTale"]


class TileTale(Tale):
    """Tells what happened to tiles, goons, coins and gold; with ``why``, by which rules."""

    _game: Any

    def lines(self, log: Iterable[Any]) -> Iterator[str]:
        """Give the lines of a log."""
        told = -1
        yield from self.board()
        for entry in log:
            yield self._say(self._message_of(entry), **self._values_of(entry))
            if self._why and (entry.parts or entry.rule not in (told, -1)):
                yield from self._reasons_of(entry)
                told = entry.rule
            elif self._is_award(entry):
                yield self._say("play-log-why", rule=self.sentence(entry.rule))

    def _is_award(self, entry: Entry) -> bool:
        """Tell whether gold comes at the end of the game: only its rule tells what for."""
        from regola_engine.kernel.items import RULES

        moment = getattr(RULES[entry.rule][0], "moment", "") if entry.rule >= 0 else ""
        return entry.kind == "gold" and moment == "end of game"

    def _spoken_game(self) -> str:
        # All games of tiles have the same words.
        return ""

    def _message_of(self, entry: Entry) -> str:
        """Return the message for an entry; what is lost has one of its own."""
        loses = entry.kind in _SIGNED and entry.numbers[0] < 0
        plain = entry.kind if entry.seat >= 0 or entry.kind not in _OF_NOBODY else "lift-plainly"
        return f"play-log-tiles-{_SIGNED[entry.kind] if loses else plain}"

    def _values_of(self, entry: Entry) -> dict[str, str | int]:
        values: dict[str, str | int] = {"player": entry.seat + 1}
        for name, number in zip(_NUMBERS[entry.kind], entry.numbers, strict=True):
            values[name] = _READERS[name](self, number) if name in _READERS else abs(number)
        return values

    def _reasons_of(self, entry: Entry) -> Iterator[str]:
        if entry.rule >= 0:
            yield self._say("play-log-why", rule=self.sentence(entry.rule))
        for part in entry.parts:
            yield self._part(part)

    def _rule(self, index: int) -> tuple[int, str]:
        from regola_engine.kernel.items import RULES

        rule, reference = RULES[index]
        return rule.line, reference

    def source(self, index: int) -> Any:
        """Return where a rule stands: file, line, column; none where that is not known."""
        from regola_engine.kernel.items import source_of

        return source_of(index)

    def space(self, number: int) -> str:
        """Return the name of a space."""
        name: str = self._game.board.spaces[number][0]
        return name

    def tile(self, kind: int) -> str:
        """Return the name of a kind of tiles."""
        return self.one(self._game.kinds[kind].reference)

    def order(self, number: int) -> str:
        """Return the name of an order."""
        return self.one(self._game.orders[number].reference)

    def lord(self, number: int) -> str:
        """Return the name of a Lord."""
        return self.one(self._game.lords[number].reference)

    def mover(self, number: int) -> str:
        """Return the name of a creature or an adventurer."""
        return self.one(self._game.movers[number].reference)

    def figure(self, number: int) -> str:
        """Return the name of the token of a scenario."""
        return self.one(self._game.figures[number].reference)


_READERS: dict[str, Callable[[TileTale, int], str | int]] = {
    "space": TileTale.space,
    "origin": TileTale.space,
    "tile": TileTale.tile,
    "lord": TileTale.lord,
    "order": TileTale.order,
    "mover": TileTale.mover,
    "figure": TileTale.figure,
    "other": lambda _tale, seat: seat + 1,
}

_NUMBERS: dict[str, tuple[str, ...]] = {
    "turn": ("round",),
    "lord": ("lord",),
    "skip": (),
    "over": (),
    "order": ("order",),
    "bonus": ("order",),
    "build": ("tile", "space"),
    "put": ("tile", "space"),
    "put-hidden": ("space",),
    "lift": ("tile", "space"),
    "gold": ("count",),
    "points": ("count",),
    "pays": ("count",),
    "shown": ("count",),
    "coins": ("count",),
    "grains": ("count",),
    "taken": ("count", "other"),
    "store": ("count", "space"),
    "unstore": ("count", "space"),
    "walk": ("count", "origin", "space"),
    "summon": ("count", "space"),
    "dies": ("count", "space"),
    "flip": ("space",),
    "mark": ("space",),
    "free": ("space",),
    "draw": ("count",),
    "call": ("mover", "space"),
    "lead": ("mover", "space"),
    "fall": ("mover", "space"),
    "token": ("figure", "space"),
    "token-gone": ("figure", "space"),
    "reveal": ("tile", "space"),
    "out": (),
}
"""What the numbers of an entry are, by its kind."""

_SIGNED = {"gold": "gold-lost", "points": "points-lost", "coins": "coins-lost"}
"""What is told where the number is below 0."""

_OF_NOBODY = ("lift",)
"""Kinds with a message of their own where they happen to nobody."""
