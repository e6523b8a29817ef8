"""A game of tiles under way: what happens is told to rules, chance is told beforehand."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import cast

from regola.program.meaning import Reaction, Rule
from regola.reference.digger.facts import Facts, Ground
from regola.reference.digger.things import facts_of, seat_of
from regola.reference.digger.tiles import Tiles
from regola.reference.family import BASE, Family, Said, Scene, Thing
from regola.reference.happening import Happening, Telling
from regola.reference.play import Answer, Doing, Play, Question
from regola.reference.progress import Course, uses_of

__all__ = ["Delve", "delve_of"]

_OF_ALL = ("base", "scenario")
"""The kinds of items whose rules everybody bears who is still in the game."""

_NO_RULE = Said(
    rule=Rule(0, "always", None, None, Reaction(()), span=None),  # type: ignore[arg-type]
    item="",
    level=BASE,
    scene=Scene(),
)
"""What is under way by no rule: a party that walks."""


@dataclass(slots=True)
class Delve(Telling):
    """A game of tiles under way; ``chance`` settles what is drawn."""

    chance: Random = field(default_factory=Random)
    course: Course = field(default_factory=Course)

    @property
    def tiles(self) -> Tiles:
        """The position as its rules are read."""
        return cast("Tiles", self.reading)

    @property
    def dug(self) -> Facts:
        """Everything that the position holds."""
        return facts_of(self.reading)

    def by_chance(self, things: list[int]) -> int:
        """Draw one of some things."""
        return things.pop(int(self.chance.random() * len(things)))

    def way(self, scene: Scene) -> Doing:
        """Return something under way that no rule is."""
        return Doing(_NO_RULE, scene, ())

    def change(self, space: int, **fields: object) -> None:
        """Change the tile of a space."""
        ground: Ground = self.dug.grounds[space]
        self.dug.grounds[space] = replace(ground, **fields)  # type: ignore[arg-type]
        self.reading.changed()

    def goons_at(self, seat: int, space: int) -> int:
        """Return how many goons of a player stand on a tile."""
        ground = self.dug.grounds.get(space)
        return 0 if ground is None else ground.goons.get(seat, 0)

    def add_goons(self, seat: int, space: int, count: int) -> None:
        """Have so many goons more, or fewer, of a player stand on a tile."""
        goons = dict(self.dug.grounds[space].goons)
        goons[seat] = goons.get(seat, 0) + count
        self.change(space, goons={one: n for one, n in goons.items() if n})

    def move_body(self, mover: Thing, space: int, **fields: object) -> None:
        """Have a creature or an adventurer be elsewhere, led by somebody else if told so."""
        body = self.dug.bodies[mover.key]
        self.dug.bodies[mover.key] = replace(body, place=space, **fields)
        self.reading.changed()

    # ---- steps --------------------------------------------------------------------------------

    def steps(self, doing: Doing) -> Generator[Question | None, Answer | None, bool]:
        """Take steps in order, the party under way going as it went when they were set off."""
        event = doing.event if isinstance(doing, Happening) else None
        inner, answer = Play.steps(self, doing), None
        while True:
            with self.in_manner(frozenset() if event is None else event.manner):
                try:
                    asked = inner.send(answer)
                except StopIteration as ended:
                    return bool(ended.value)
            answer = yield asked

    @contextmanager
    def in_manner(self, manner: frozenset[str]) -> Iterator[None]:
        """Have a party move, or an order be given, in the manner of some words."""
        outer, self.dug.manner = self.dug.manner, manner
        self.reading.changed()
        try:
            yield
        finally:
            self.dug.manner = outer
            self.reading.changed()

    # ---- what happens -------------------------------------------------------------------------

    def takes_part(self, said: Said) -> bool:
        """Tell whether a rule in force acts: what all bear, as long as its player plays."""
        if not said.item:
            return False
        kind = self.reading.family.items[said.item].kind
        return kind not in _OF_ALL or self.dug.playing[seat_of(said.scene.you)]

    def offers(self, phase: str, edge: str) -> Iterator[Said]:
        """Give the offers of a moment that who is on turn bears; in the turn, those without one."""
        return self.offered_to(self.dug.seat, phase, edge)


def delve_of(family: Family, facts: Facts, course: Course, chance: Random) -> Delve:
    """Return a game that goes on from a position."""
    return Delve(
        Tiles(family, facts),
        used=uses_of(course.used),
        used_now=uses_of(course.used_now),
        chance=chance,
        course=course,
    )
