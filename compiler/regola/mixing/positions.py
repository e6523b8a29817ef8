"""What documents that show a conflict are made of: where they play, who plays, what they tell."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from regola.program.model import Item

__all__ = [
    "PLAYERS",
    "People",
    "Position",
    "Shown",
    "Stage",
    "document",
    "people_of",
    "plain_people",
]

PLAYERS = ("ada", "bea", "cai", "dan", "eva", "fay")

People: TypeAlias = tuple[Item, Item]
"""A race with its power."""


@dataclass(frozen=True, slots=True)
class Stage:
    """
    Where conflicts are shown: the id of the game, and a board by reference.

    ``items`` are known by reference; ``folders`` tells where packs lie, by id, but for those that
    ship.
    """

    game: str
    board: str
    items: Mapping[str, Item]
    folders: Mapping[str, str]

    @property
    def players(self) -> int:
        """How many play on the board."""
        return self.items[self.board].number("players") or len(PLAYERS[:2])


@dataclass(frozen=True, slots=True)
class Position:
    """The items that are in play, and the lines that tell where, what is done, what comes of it."""

    stage: Stage
    items: tuple[Item, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """
    A document: the name of the scenario, and its text.

    ``control`` is one like it with enough of what is short here: as both come out as they tell, it
    is the shortage that makes the difference.
    """

    name: str
    text: str
    control: str = ""


def people_of(item: Item, stage: Stage, without: Collection[Item]) -> People | None:
    """Return a people with the partner of the game that has fewest rules, none of ``without``."""
    partner = "power" if item.kind == "race" else "race"
    plain = (one for one in stage.items.values() if one.kind == partner and one.pack == stage.game)
    free = [one for one in plain if one not in without]
    if not free:
        return None
    other = min(free, key=lambda one: (len(one.rules), one.reference))
    return (item, other) if item.kind == "race" else (other, item)


def plain_people(stage: Stage, without: Collection[Item] = ()) -> People | None:
    """Return the people of the game whose items have fewest rules, none ``without``."""
    powers = (one for one in stage.items.values() if one.kind == "power" and one.pack == stage.game)
    free = [one for one in powers if one not in without]
    power = min(free, key=lambda one: (len(one.rules), one.reference), default=None)
    return people_of(power, stage, without) if power is not None else None


def document(name: str, position: Position, says: str) -> str:
    """Return the text of a scenario."""
    lines = (f"scenario: {name}", *_head(position.items, position.stage, says), *position.lines)
    return "".join(f"{line}\n" for line in lines)


def _head(items: Iterable[Item], stage: Stage, says: str) -> Iterator[str]:
    """Give the lines after the name: what is in play, where, and who plays."""
    packs = sorted({one.pack for one in items} - {stage.game})
    yield f"says: {json.dumps(says, ensure_ascii=False)}"
    yield f"game: {stage.game}"
    yield from _listed("packs", [stage.folders[pack] for pack in packs if pack in stage.folders])
    yield from _listed("mix", packs)
    yield f"board: {{map: {stage.items[stage.board].id}}}"
    yield from _listed("players", PLAYERS[: stage.players])


def _listed(key: str, values: Iterable[str]) -> Iterator[str]:
    told = list(values)
    if told:
        yield f"{key}: [{', '.join(json.dumps(one, ensure_ascii=False) for one in told)}]"
