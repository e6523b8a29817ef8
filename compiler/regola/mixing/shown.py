"""
Positions that show a conflict, as documents of scenario files: the combination is chosen.

A box does not grow with what is printed: where tokens are too few, the people begins with those
that there are, and where rules take more than are left, the tray has no more. Of two items that
want one thing, its tokens or its name, both are in play at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

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
    """Return the position of a conflict; nothing where no choice of a combination shows it."""
    own = conflict.verdict.item
    for need in unmet(conflict.verdict.told, ()):
        other = stage.items.get(need.other)
        if need.other not in conflict.others or other is None:
            continue
        if need.kind in ("tokens", "tray") and {own.kind, other.kind} == {"race", "power"}:
            race, power = sorted((own, other), key=lambda one: one.kind != "race")
            return _document(f"{race.id}_{power.id}_{need.kind}", _chosen(race, power), stage, says)
        if need.kind in _OF_TWO and own.kind == other.kind in _IN_COMBINATIONS:
            peoples = _peoples(own, other, stage)
            if peoples is not None:
                hands = [_hand(people, stage) for people in peoples]
                name = f"{own.pack}_{own.id}_{other.pack}_{other.id}_{need.kind}"
                return _document(name, _both_in_play(*peoples, hands), stage, says)
    return None


_OF_TWO = ("shared", "namesake")
"""The needs that two items have of one thing: its tokens, or its name."""

_IN_COMBINATIONS = ("race", "power")


@dataclass(frozen=True, slots=True)
class _Position:
    """The items that are in play, and the lines that tell where, what is done, what comes of it."""

    items: tuple[Item, ...]
    lines: tuple[str, ...]


def _chosen(race: Item, power: Item) -> _Position:
    """Return how a combination is chosen: it begins with what the box has, and leaves the rest."""
    least = supply(race, power)
    hand, tray = min(least.start, least.box), max(least.tray, 0)
    first = _PLAYERS[0]
    lines = (
        f"state: {{{first}: {{coins: 5}}}}",
        f"turn: {first}",
        "phase: ready",
        "steps:",
        f"  - choose: {{race: {race.id}, power: {power.id}}}",
        f"  - expect: {{{first}: {{hand: {hand}, tray: {tray}}}}}",
    )
    return _Position((race, power), lines)


_People: TypeAlias = tuple[Item, Item]
"""A race with its power."""


def _peoples(own: Item, other: Item, stage: Stage) -> tuple[_People, _People] | None:
    """Return a people of each of two races or powers, with plain partners of the game."""
    partner = "power" if own.kind == "race" else "race"
    plain = sorted(
        (one for one in stage.items.values() if one.kind == partner and one.pack == stage.game),
        key=lambda one: (len(one.rules), one.reference),
    )
    if len(plain) < len(_OF_TWO):
        return None
    pairs = ((own, plain[0]), (other, plain[1]))
    return pairs if own.kind == "race" else (pairs[0][::-1], pairs[1][::-1])


def _hand(people: _People, stage: Stage) -> int:
    """Return how many tokens a people begins with: what it borrows is in the box of the lender."""
    told = supply(*people)
    line = people[0].field("borrows")
    lender = stage.items.get("".join(line.words)) if line is not None else None
    return min(told.start, told.box if lender is None else supply(lender, people[1]).box)


def _both_in_play(one: _People, other: _People, hands: list[int]) -> _Position:
    """Return how the second of two peoples is chosen while the first is in play."""
    first, second = _PLAYERS[:2]
    held = f"race: {one[0].reference}, power: {one[1].reference}, hand: {hands[0]}"
    chosen = f"race: {other[0].reference}, power: {other[1].reference}"
    lines = (
        f"state: {{{first}: {{{held}}}, {second}: {{coins: 5}}}}",
        f"turn: {second}",
        "phase: ready",
        "steps:",
        f"  - choose: {{{chosen}}}",
        f"  - expect: {{{first}: {{hand: {hands[0]}}}, {second}: {{hand: {hands[1]}}}}}",
    )
    return _Position((*one, *other), lines)


def _document(name: str, position: _Position, stage: Stage, says: str) -> Shown:
    lines = (f"scenario: {name}", *_head(position.items, stage, says), *position.lines)
    return Shown(name, "".join(f"{line}\n" for line in lines))


def _head(items: Iterable[Item], stage: Stage, says: str) -> Iterator[str]:
    """Give the lines after the name: what is in play, where, and who plays."""
    packs = sorted({one.pack for one in items} - {stage.game})
    yield f"says: {json.dumps(says, ensure_ascii=False)}"
    yield f"game: {stage.game}"
    yield from _listed("packs", [stage.folders[pack] for pack in packs if pack in stage.folders])
    yield from _listed("mix", packs)
    yield f"board: {{map: {stage.board}}}"
    yield from _listed("players", _PLAYERS[: stage.players])


def _listed(key: str, values: Iterable[str]) -> Iterator[str]:
    told = list(values)
    if told:
        yield f"{key}: [{', '.join(json.dumps(one, ensure_ascii=False) for one in told)}]"
