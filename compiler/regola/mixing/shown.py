"""
Positions that show a conflict, as documents of scenario files.

A box does not grow with what is printed: where tokens are too few, the people begins with those
that there are; where rules take more tokens or pieces than are left, they give no more. Of two
items that want one thing, its tokens or its name, both are in play at once.

What comes of a position hangs on the rules of the table. Where no rule tells where a thing is due,
several positions are given, and whoever plays them keeps one that comes out as it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from regola.checks.conquest.supply import supply
from regola.mixing.conflicts import Conflict
from regola.mixing.needs import Need, unmet
from regola.mixing.positions import PLAYERS, People, Position, Shown, Stage, document, people_of
from regola.mixing.shortages import of_pieces, of_tray
from regola.mixing.two_finds import of_two_finds
from regola.program.model import Item

__all__ = ["shown"]


def shown(conflict: Conflict, stage: Stage, says: str) -> Iterator[Shown]:
    """Give positions of a conflict, the plainest first; none where no position shows it."""
    own = conflict.verdict.item
    for need in unmet(conflict.verdict.told, ()):
        for position, control in _OF_NEED[need.kind](own, need, conflict, stage):
            name = _name(own, need, position)
            against = document(name, control, says) if control is not None else ""
            yield Shown(name, document(name, position, says), against)


def _name(own: Item, need: Need, position: Position) -> str:
    """Return what a scenario is called, by the items that it is about, partners left out."""
    others = (one for one in position.items if one.pack not in (own.pack, position.stage.game))
    return "_".join(
        [own.pack, own.id, *(w for one in others for w in (one.pack, one.id)), need.kind]
    )


_Positions = Iterator[tuple[Position, Position | None]]


def _of_tokens(own: Item, need: Need, conflict: Conflict, stage: Stage) -> _Positions:
    """Give how a combination is chosen: it begins with what the box has, and leaves the rest."""
    other = stage.items.get(need.other)
    if other is None or need.other not in conflict.others:
        return
    if {own.kind, other.kind} != {"race", "power"}:
        return
    race, power = sorted((own, other), key=lambda one: one.kind != "race")
    least = supply(race, power)
    hand, tray = min(least.start, least.box), max(least.tray, 0)
    first = PLAYERS[0]
    lines = (
        f"state: {{{first}: {{coins: 5}}}}",
        f"turn: {first}",
        "phase: ready",
        "steps:",
        f"  - choose: {{race: {race.reference}, power: {power.reference}}}",
        f"  - expect: {{{first}: {{hand: {hand}, tray: {tray}}}}}",
    )
    yield Position(stage, (race, power), lines), None


def _of_tray(own: Item, need: Need, conflict: Conflict, stage: Stage) -> _Positions:
    yield from _of_tokens(own, need, conflict, stage)
    yield from of_tray(own, need, conflict, stage)


def _of_two(own: Item, need: Need, conflict: Conflict, stage: Stage) -> _Positions:
    """Give how the second of two items is chosen, or found, while the first is in play."""
    other = stage.items.get(need.other)
    if other is None or need.other not in conflict.others:
        return
    if {own.kind, other.kind} <= {"race", "power"}:
        peoples = _peoples(own, other, stage)
        if peoples is not None:
            yield _both_in_play(*peoples, stage), None
    elif need.kind == "namesake":
        yield from of_two_finds(own, other, stage)


def _peoples(own: Item, other: Item, stage: Stage) -> tuple[People, People] | None:
    """Return a people of each of two items, with plain partners of the game."""
    one = people_of(own, stage, ())
    return None if one is None else _with(one, people_of(other, stage, one))


def _with(one: People, other: People | None) -> tuple[People, People] | None:
    return None if other is None else (one, other)


def _hand(people: People, stage: Stage) -> int:
    """Return how many tokens a people begins with: what it borrows is in the box of the lender."""
    told = supply(*people)
    line = people[0].field("borrows")
    lender = stage.items.get("".join(line.words)) if line is not None else None
    return min(told.start, told.box if lender is None else supply(lender, people[1]).box)


def _both_in_play(one: People, other: People, stage: Stage) -> Position:
    """Return how the second of two peoples is chosen while the first is in play."""
    first, second = PLAYERS[:2]
    hands = [_hand(people, stage) for people in (one, other)]
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
    return Position(stage, (*one, *other), lines)


def _none(_own: Item, _need: Need, _conflict: Conflict, _stage: Stage) -> _Positions:
    return iter(())


_OF_NEED: Mapping[str, Callable[[Item, Need, Conflict, Stage], _Positions]] = {
    "tokens": _of_tokens,
    "tray": _of_tray,
    "piece": of_pieces,
    "borrowed": _none,
    "shared": _of_two,
    "namesake": _of_two,
    "laid": _none,
}
"""
How each kind of need is shown. What is borrowed, and what is laid out when a game begins, is
lacking beside no others: these hang on the game alone.
"""
