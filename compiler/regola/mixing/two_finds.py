"""Positions in which two relics or places of one name are in play."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.boards import regions
from regola.checks.conquest.supply import supply
from regola.mixing.positions import PLAYERS, People, Position, Stage, plain_people
from regola.program.model import Item

__all__ = ["of_two_finds"]


def of_two_finds(own: Item, other: Item, stage: Stage) -> Iterator[tuple[Position, None]]:
    """
    Give positions in which one lies in a region of a people that finds the other.

    Where nothing is found on the boards of the game, both lie there.
    """
    people = plain_people(stage)
    if people is None:
        return
    places = [one.id for one in regions(stage.items[stage.board])]
    for home in places[:2]:
        for target in places:
            if target != home:
                yield _found(own, other, people, stage, (home, target)), None
    if len(places) > 1:
        yield _lying(own, other, people, stage, (places[0], places[1])), None


def _found(
    own: Item, other: Item, people: People, stage: Stage, where: tuple[str, str]
) -> Position:
    """Return how a people with one of the two in its region conquers the region of the other."""
    home, target = where
    steps = (
        f"  - conquer: {target}",
        f"  - expect: {{relics: {{{own.reference}: {home}, {other.reference}: {target}}}}}",
    )
    lines = (
        *_state(people, home, "conquest"),
        f"relics: {{{own.reference}: {home}}}",
        f"drawn: [{other.reference}]",
        "steps:",
        *steps,
    )
    return Position(stage, (own, other, *people), lines)


def _lying(
    own: Item, other: Item, people: People, stage: Stage, where: tuple[str, str]
) -> Position:
    """Return a position in which both lie on the board."""
    lying = f"relics: {{{own.reference}: {where[0]}, {other.reference}: {where[1]}}}"
    steps = ("steps:", f"  - expect: {{{lying}}}")
    return Position(
        stage, (own, other, *people), (*_state(people, where[0], "conquest"), lying, *steps)
    )


def _state(people: People, home: str, phase: str) -> tuple[str, ...]:
    race, power = people
    hand = supply(race, power).box - 1
    told = f"race: {race.reference}, power: {power.reference}, hand: {hand}"
    return (
        f"state: {{{PLAYERS[0]}: {{{told}, holds: {{{home}: 1}}}}}}",
        f"turn: {PLAYERS[0]}",
        f"phase: {phase}",
    )
