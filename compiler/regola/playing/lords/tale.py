"""The log of a game of Dungeon Lords, told in a human language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from regola.playing.digger.tale import TileTale

if TYPE_CHECKING:
    from regola_engine.kernel.log import Entry

__all__ = ["LordsTale"]


class LordsTale(TileTale):
    """Tells what happened in dungeons and fights; with ``why``, by which rules."""

    _game: Any

    def board(self) -> Iterator[str]:
        """Give the line that tells how the spaces of a dungeon are called."""
        yield self._say("play-log-lords-board")

    def _spoken_game(self) -> str:
        base = self._game.items["base"][0].reference
        return self._terms.get(base.partition("/")[0], "")

    def _message_of(self, entry: Entry) -> str:
        lost = entry.kind == "evil" and entry.numbers[0] < 0
        return f"play-log-lords-{entry.kind}{'-lost' if lost else ''}"

    def _values_of(self, entry: Entry) -> dict[str, str | int]:
        values: dict[str, str | int] = {"player": entry.seat + 1}
        if entry.kind in _LISTS:
            read = _LISTS[entry.kind]
            return values | {"all": ", ".join(read(self, number) for number in entry.numbers)}
        for name, number in zip(_NUMBERS[entry.kind], entry.numbers, strict=True):
            values[name] = _READERS[name](self, number) if name in _READERS else abs(number)
        return values

    def item(self, kind: str, number: int) -> str:
        """Return the name of an item by its number among those of its kind."""
        return self.one(self._game.items[kind][number].reference)

    def space(self, number: int) -> str:
        """Return the name of a place of somebody's dungeon."""
        grid = self._game.grid
        name: str = grid.names[number % grid.size]
        return name

    def monster(self, copy: int) -> str:
        """Return the name of a monster."""
        return self.item("monster", self._game.monsters[copy])

    def trap(self, copy: int) -> str:
        """Return the name of a trap."""
        return self.item("trap", self._game.traps[copy])

    def hero(self, copy: int) -> str:
        """Return the name of an adventurer or a paladin."""
        return self.one(self._game.hero_items[self._game.heroes[copy].item].reference)

    def announced(self, copy: int) -> str:
        """Return the name of an adventurer with its level."""
        return f"{self.hero(copy)} {self._game.heroes[copy].level}"


def _of(kind: str) -> Callable[[LordsTale, int], str]:
    return lambda tale, number: tale.item(kind, number)


_READERS: dict[str, Callable[[LordsTale, int], str]] = {
    "points": lambda _tale, number: str(number),
    **dict.fromkeys(("order", "second", "third"), _of("order")),
    "space": LordsTale.space,
    "monster": LordsTale.monster,
    "trap": LordsTale.trap,
    "hero": LordsTale.hero,
    "room": _of("room"),
    "card": _of("card"),
    "event": _of("event"),
}

_LISTS: dict[str, Callable[[LordsTale, int], str]] = {
    "monsters": LordsTale.monster,
    "rooms": _of("room"),
    "announced": LordsTale.announced,
}
"""Entries that tell of several things of a sort."""

_NUMBERS: dict[str, tuple[str, ...]] = {
    "year": ("count",),
    "round": ("count", "round"),
    "fight": ("count", "round"),
    "over": (),
    "score": ("points",),
    "first": (),
    "next-event": ("event",),
    "idle": ("order",),
    "withhold": ("order", "second"),
    "orders": ("order", "second", "third"),
    "minion": ("order",),
    "on-card": ("order",),
    "perform": ("order", "count"),
    "return": ("order",),
    "block": ("order",),
    "gain-gold": ("count",),
    "gain-food": ("count",),
    "gain-imps": ("count",),
    "gain-marks": ("count",),
    "gain-traps": ("count",),
    "lose-gold": ("count",),
    "lose-food": ("count",),
    "lose-imps": ("count",),
    "lose-marks": ("count",),
    "lose-traps": ("count",),
    "evil": ("count",),
    "paladin": ("hero",),
    "dig": ("space",),
    "mine": ("count",),
    "build": ("room", "space"),
    "run": ("space",),
    "hire": ("monster",),
    "wage": ("monster",),
    "dismiss": ("monster",),
    "restack": ("monster",),
    "event": ("event",),
    "join": ("hero",),
    "join-dummy": ("hero",),
    "battlefield": ("space",),
    "post": ("monster", "space"),
    "lay": ("trap", "space"),
    "card": ("card",),
    "spring": ("trap",),
    "prevent": ("count",),
    "attack": ("monster", "count"),
    "wound": ("hero", "count"),
    "beaten": ("hero",),
    "spell": ("card",),
    "heal": ("count",),
    "conquered": ("space",),
    "safe": ("space",),
    "cursed": (),
    "hushed": (),
    "dormant": ("monster",),
    "awake": ("monster",),
    "free": ("hero",),
    "spy": ("count",),
}
"""What the numbers of an entry are, by its kind."""
