"""
Positions that show a conflict, as documents of scenario files: the combination is chosen.

A box does not grow with what is printed: where tokens are too few, the people begins with those
that there are, and where rules take more than are left, the tray has no more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from regola.mixing.conflicts import Conflict
from regola.mixing.needs import unmet
from regola.mixing.tokens import supply
from regola.program.model import Item

__all__ = ["Shown", "Stage", "shown"]

_PLAYERS = ("ada", "bea", "cai", "dan", "eva", "fay")


@dataclass(frozen=True, slots=True)
class Stage:
    """
    Where conflicts are shown: the id of the game, a board by id, and how many play on it.

    ``items`` are known by reference; ``folders`` tells where packs lie, by id, but for those that
    ship.
    """

    game: str
    board: str
    players: int
    items: Mapping[str, Item]
    folders: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Shown:
    """A document: the name of the scenario, and its text."""

    name: str
    text: str


def shown(conflict: Conflict, stage: Stage, says: str) -> Shown | None:
    """Return the position of a conflict about tokens; nothing where another thing is at odds."""
    own = conflict.verdict.item
    for need in unmet(conflict.verdict.told, ()):
        if need.kind in ("tokens", "tray") and need.other in conflict.others:
            pair = (own, stage.items[need.other])
            race, power = sorted(pair, key=lambda one: one.kind != "race")
            name = f"{race.id}_{power.id}_{need.kind}"
            lines = (f"scenario: {name}", *_lines(race, power, stage, says))
            return Shown(name, "".join(f"{line}\n" for line in lines))
    return None


def _lines(race: Item, power: Item, stage: Stage, says: str) -> Iterator[str]:
    """Give the lines after the name: what is in play, the choice, and what it comes to."""
    packs = sorted({race.pack, power.pack} - {stage.game})
    least = supply(race, power)
    hand, tray = min(least.start, least.box), max(least.tray, 0)
    yield f"says: {json.dumps(says, ensure_ascii=False)}"
    yield f"game: {stage.game}"
    yield from _listed("packs", [stage.folders[pack] for pack in packs if pack in stage.folders])
    yield from _listed("mix", packs)
    yield f"board: {{map: {stage.board}}}"
    yield from _listed("players", _PLAYERS[: stage.players])
    yield f"state: {{{_PLAYERS[0]}: {{coins: 5}}}}"
    yield f"turn: {_PLAYERS[0]}"
    yield "phase: ready"
    yield "steps:"
    yield f"  - choose: {{race: {race.id}, power: {power.id}}}"
    yield f"  - expect: {{{_PLAYERS[0]}: {{hand: {hand}, tray: {tray}}}}}"


def _listed(key: str, values: Iterable[str]) -> Iterator[str]:
    told = list(values)
    if told:
        yield f"{key}: [{', '.join(json.dumps(one, ensure_ascii=False) for one in told)}]"
