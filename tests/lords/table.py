"""Games of Dungeon Lords: the figures of the draft, with its rules as the engine takes them."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

from regola.program.model import FieldLine
from regola.program.model import Item as Declared
from regola_engine.lords.game import Game
from regola_engine.lords.items import (
    Adventurer,
    Base,
    Card,
    Happening,
    Item,
    Monster,
    Order,
    Paladin,
    Room,
    Trap,
)
from regola_engine.lords.state import State, start
from tests.lords.draft import compiled
from tests.lords.rules import RULES

_DATA: dict[str, type] = {
    "base": Base, "order": Order, "room": Room, "monster": Monster, "trap": Trap,
    "adventurer": Adventurer, "paladin": Paladin, "card": Card, "event": Happening,
}  # fmt: skip
_LISTS = ("copies", "passes", "shown", "dummies", "blocked")


@cache
def played_items() -> tuple[Item, ...]:
    """Return the items of the draft, with the rules that play them."""
    program, _ = compiled()
    return tuple(
        Item(one.reference, one.kind, tuple(RULES.get(one.id, ())), _data(one))
        for one in program.items
    )


def _data(item: Declared) -> Any:
    sort = _DATA.get(item.kind)
    if sort is None:
        return None
    given = {}
    for field in fields(sort):
        line = item.field(field.name.replace("_", " "))
        if line is not None:
            given[field.name] = _value(line, str(field.type))
    return sort(**given)


def _value(line: FieldLine, sort: str) -> object:
    if "str, ..." in sort:
        return line.words
    if "int, ..." in sort:
        return line.numbers
    return line.words[0] if sort == "str" else line.numbers[0] if line.numbers else True


def table(seats: int = 4, seed: int = 1, first: int = 0, *, log: bool = False) -> State:
    """Return a game set up, at its first choice."""
    game = Game(played_items(), seats)
    return start(game, Random(seed), first, log=log)  # noqa: S311  # cards, not secrets
