"""A game of tiles under way: what happens is told to rules, chance is told beforehand."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import cast

from regola.program.meaning import (
    AtPhase,
    Link,
    OnEvent,
    Permission,
    Phrase,
    Reaction,
    Rule,
    Step,
)
from regola.reference.digger.facts import NOBODY, Course, Facts, Ground
from regola.reference.digger.things import facts_of, seat_of
from regola.reference.digger.tiles import Tiles
from regola.reference.family import BASE, Family, Said, Scene, Thing, all_choices, bound
from regola.reference.play import Answer, Doing, Play, Question
from regola.reference.reading import Reading

__all__ = ["Delve", "Happened", "Happening", "bind_linked", "delve_of"]

_OF_ALL = ("base", "scenario")
"""The kinds of items whose rules everybody bears who is still in the game."""

_NO_RULE = Said(
    rule=Rule(0, "always", None, None, Reaction(()), span=None),  # type: ignore[arg-type]
    item="",
    level=BASE,
    scene=Scene(),
)
"""What is under way by no rule: a party that walks."""


@dataclass(frozen=True, slots=True)
class Happened:
    """
    What happens, as rules are told of it: the verb, who does it, and the things by their slots.

    The slot ``object`` is what it is done to. ``at`` are the slots that a rule that waits for it
    names, ``sort`` the type that its object is of there, ``manner`` how a party moves.
    """

    verb: str
    actor: Thing
    told: Mapping[str, Thing]
    at: frozenset[str] = frozenset()
    manner: frozenset[str] = frozenset()
    sort: str = ""


@dataclass(slots=True, eq=False)
class Happening(Doing):
    """The steps of a rule that was told of something."""

    event: Happened | None = None


@dataclass(slots=True)
class Delve(Play):
    """A game of tiles under way; ``chance`` settles what is drawn."""

    chance: Random = field(default_factory=Random)
    course: Course = field(default_factory=lambda: Course(0, [], 0, 0, False, {}, {}))

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

    def tell(self, event: Happened, *, before: bool = False) -> list[Doing]:
        """Return the steps of all rules that wait for what happens, those of the base last."""
        return self.set_off(self.hear(event, before=before), event)

    def hear(self, event: Happened, *, before: bool = False) -> list[tuple[Said, Scene]]:
        """Return the rules that wait for what happens, each with what it has named."""
        found = []
        for said in self.ordered():
            moment = said.rule.moment
            if isinstance(moment, OnEvent) and isinstance(said.rule.body, Reaction):
                awaits = (moment.verb, moment.before) == (event.verb, before)
                scene = self._scene_told(said.scene, moment, event) if awaits else None
                if scene is not None:
                    found.append((said, scene))
        return found

    def set_off(self, heard: Iterable[tuple[Said, Scene]], event: Happened) -> list[Doing]:
        """Return the steps of rules that wait for what happens, where they hold; uses count."""
        found: list[Doing] = []
        with self.in_manner(event.manner):
            for said, scene in heard:
                moment, body = said.rule.moment, said.rule.body
                if not isinstance(moment, OnEvent) or not isinstance(body, Reaction):
                    continue
                if self.reading.holds(moment.condition, scene) and self.use(said):
                    found.append(Happening(said, scene, body.steps, event=event))
        return found

    def ordered(self) -> tuple[Said, ...]:
        """Return the rules in force as they act: of items in order, then of the base."""
        return self.reading.known("ordered", lambda: tuple(self._ordered()))

    def _ordered(self) -> list[Said]:
        places = {item: number for number, item in enumerate(self.reading.family.items)}
        facts = self.dug
        kinds = {name: item.kind for name, item in self.reading.family.items.items()}
        listed = [
            said
            for said in self.reading.said()
            if said.item
            and (kinds[said.item] not in _OF_ALL or facts.playing[seat_of(said.scene.you)])
        ]

        def order(said: Said) -> tuple[bool, int, int, int]:
            by = seat_of(said.scene.you) if said.scene.it is None else 0
            return said.level == BASE, places[said.item], said.rule.number, by

        return sorted(listed, key=order)

    def _scene_told(self, scene: Scene, moment: OnEvent, event: Happened) -> Scene | None:
        """Return the scene of a rule that is told of something; nothing where it is not meant."""
        slots = dict(moment.slots)
        if event.sort and (moment.object is None or moment.object.type != event.sort):
            return None
        if not event.at <= slots.keys() or not slots.keys() <= event.told.keys():
            return None
        told = [(moment.actor, event.actor), (moment.object, event.told.get("object"))]
        told += [(phrase, event.told[name]) for name, phrase in slots.items()]
        scene = replace(scene, whose=event.actor)
        for phrase, thing in told:
            if phrase is None:
                continue
            # *A room of the same kind as the room* speaks of what it is asked about.
            known = {**scene.named, phrase.mention: () if thing is None else (thing,)}
            if thing is None or not self.tiles.is_told(thing, phrase, replace(scene, named=known)):
                return None
            scene = bind_linked(self.tiles, bound(scene, phrase, thing), phrase, thing)
        return scene

    def at_moment(self, edge: str, phase: str, seat: int) -> list[Doing]:
        """Return the steps that a moment sets off for a player."""
        found: list[Doing] = []
        for said in self.ordered():
            moment, body = said.rule.moment, said.rule.body
            if not isinstance(moment, AtPhase) or not _happens(body):
                continue
            if (moment.edge, moment.phase) != (edge, phase) or seat_of(said.scene.you) != seat:
                continue
            if self.use(said):
                steps = _steps_of(body)
                found.append(Happening(said, said.scene, steps, holds=moment.condition))
        return found

    def postpone(self, doings: Iterable[Doing]) -> None:
        """Have steps come when all that is under way has come to its end."""
        self.agenda[:0] = reversed(list(doings))
        self.reading.changed()

    # ---- offers -------------------------------------------------------------------------------

    def offers(self, phase: str, edge: str) -> Iterator[Said]:
        """Give the offers of a moment that who is on turn bears; in the turn, those without one."""
        for said in self.ordered():
            moment, body = said.rule.moment, said.rule.body
            if not isinstance(body, Permission) or body.negated or body.obliged:
                continue
            if seat_of(said.scene.you) != self.dug.seat or not self.may_use(said):
                continue
            at_all = moment is None and (phase, edge) == ("turn", "")
            if at_all or (
                isinstance(moment, AtPhase)
                and (moment.phase, moment.edge) == (phase, edge)
                and self.reading.holds(moment.condition, said.scene)
            ):
                yield said


def _happens(body: object) -> bool:
    """Tell whether something happens by itself: steps, or what must be done."""
    return isinstance(body, Reaction) or (isinstance(body, Permission) and body.obliged)


def _steps_of(body: object) -> tuple[Step, ...]:
    if isinstance(body, Permission):
        return (Step("and", body.deed, body.condition), *body.steps)
    return body.steps if isinstance(body, Reaction) else ()


def bind_linked(reading: Reading, scene: Scene, phrase: Phrase, thing: Thing) -> Scene:
    """Return the scene with what a thing is linked to: *the opponent* of *his room*."""
    for one in all_choices(phrase):
        for link in one.modifiers:
            if not isinstance(link, Link) or link.negated or link.target.refers:
                continue
            if link.target.amount is not None or link.target.noun in ("you", "it"):
                continue
            others = [
                other
                for other in reading.things(link.target, scene)
                if reading.are_linked(link.relation, thing, other, scene)
            ]
            if others:
                scene = bound(scene, link.target, others[0])
                scene = bind_linked(reading, scene, link.target, others[0])
    return scene


def delve_of(family: Family, facts: Facts, course: Course, chance: Random) -> Delve:
    """Return a game that goes on from a position."""

    def uses(counted: Mapping[tuple[int, str, int], int]) -> dict[tuple[Thing, str, int, int], int]:
        return {
            (Thing("player", seat), item, line, NOBODY): count
            for (seat, item, line), count in counted.items()
        }

    return Delve(
        Tiles(family, facts),
        used=uses(course.used),
        used_now=uses(course.used_now),
        chance=chance,
        course=course,
    )
