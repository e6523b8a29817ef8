"""A game of dungeons under way: what happens is told to rules, chance is told beforehand."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias, cast

from regola.program.meaning import Deed, OnEvent, Phrase
from regola.reference.family import Family, Said, Scene, Thing, bare
from regola.reference.happening import Happened, Happening, Telling
from regola.reference.levels import number
from regola.reference.lords.facts import NOBODY, Facts
from regola.reference.lords.reading import UNBUILT, Dungeons
from regola.reference.lords.words import facts_of, owner_of, seat_of
from regola.reference.play import Answer, Asking, Doing, Play, Question
from regola.reference.progress import Course, uses_of
from regola.reference.reading import Unsaid

__all__ = ["Choosing", "Siege", "acting", "pick", "player", "siege_of", "tile_to_be", "type_of"]

Heard: TypeAlias = "tuple[list[tuple[Said, Scene]], Happened]"
"""The rules that wait for what happens, each with what it has named, and what they are told."""

Choosing = Generator[Question | None, Answer | None, int]
"""A choice under way: it asks, and tells the number of what was chosen."""


def player(seat: int) -> Thing:
    """Return a player as a thing."""
    return Thing("player", seat)


def acting(doing: Doing) -> int:
    """Return the seat of whoever does a deed."""
    return seat_of(doing.scene.you)


def type_of(deed: Deed) -> str:
    """Return the type of what a deed is done to."""
    return "" if deed.object is None else deed.object.type


def tile_to_be(room: int = NOBODY) -> Thing:
    """Return a tile that is not there yet: a room by its number, or a tunnel."""
    return Thing(UNBUILT, room)


def pick(doing: Doing, numbers: Iterable[int], *, or_pass: bool = False) -> Choosing:
    """Have whoever acts choose one of some numbers; NOBODY for a pass."""
    answers = [Answer(f"pick {n}", Thing("number", n)) for n in sorted(numbers)]
    answers += [Answer("pass")] if or_pass else []
    answer = yield Question(acting(doing), tuple(answers))
    if answer is None:
        raise Unsaid("no answer")
    return NOBODY if answer.thing is None else int(answer.thing.key)


@dataclass(slots=True)
class Siege(Telling):
    """A game of dungeons under way; ``chance`` settles what is drawn."""

    chance: Random = field(default_factory=Random)
    course: Course = field(default_factory=Course)

    @property
    def dungeons(self) -> Dungeons:
        """The position as its rules are read."""
        return cast("Dungeons", self.reading)

    @property
    def lair(self) -> Facts:
        """Everything that the position holds."""
        return facts_of(self.reading)

    def steps(self, doing: Doing) -> Asking:
        """
        Take steps in order; an order was carried out if the last of its own steps was done.

        What it has others do meanwhile does not carry it out for them, or for who performs it.
        """
        done = yield from Play.steps(self, doing)
        event = doing.event if isinstance(doing, Happening) else None
        is_own = event is not None and doing.scene.you == event.actor
        if event is not None and is_own and event.verb == "perform" and done:
            order = event.told["object"].key
            if doing.said.item == self.lair.box.orders[order][0]:
                self.lair.performed[seat_of(event.actor)].add(order)
        return done

    def is_heard_by(self, said: Said, event: Happened) -> bool:
        """Tell whether a rule hears: one of nobody's thing when its bearer acts, or others do."""
        it, you, moment = said.scene.it, said.scene.you, said.rule.moment
        of_another = isinstance(moment, OnEvent) and moment.actor is not None
        kept = it is not None and owner_of(self.reading, it) >= 0
        return kept or of_another or you == event.actor

    def things(self, doing: Doing, phrase: Phrase | None) -> list[int]:
        """Return the numbers of the things that a phrase of a deed names."""
        if phrase is None:
            return []
        return [int(one.key) for one in self.reading.things(bare(phrase), doing.scene)]

    def happens(
        self, verb: str, seat: int, told: Mapping[str, Thing], *, before: bool = False
    ) -> None:
        """Have what a deed sets off come next, with what comes ``before`` it first."""
        self.reading.changed()
        event = Happened(verb, player(seat), told)
        earlier = self.tell(event, before=True) if before else []
        self.begin([*earlier, *self.tell(event)])

    def heard(
        self, verb: str, seat: int, told: Mapping[str, Thing], *, before: bool = False
    ) -> Heard:
        """Return who waits for a deed that is about to be done, with what is told of it."""
        self.reading.changed()
        event = Happened(verb, player(seat), told)
        earlier = self.hear(event, before=True) if before else []
        return [*earlier, *self.hear(event)], event

    def has_happened(self, heard: Heard) -> None:
        """Have what a deed sets off come next, now that it is done."""
        self.reading.changed()
        self.begin(self.set_off(*heard))

    def is_banned_from(self, verb: str, seat: int, thing: Thing, **places: Thing) -> bool:
        """Tell whether a rule forbids a player a deed."""
        return self.dungeons.is_forbidden(verb, player(seat), thing, places)

    def number(self, word: str, seat: int, thing: Thing | None = None) -> int:
        """Return a number of a thing, or of a player himself, in the eyes of a player."""
        return number(self.reading, word, thing or player(seat), player(seat))

    def health(self, seat: int, hero: int) -> int:
        """Return how many wounds a hero can bear in a player's dungeon."""
        return self.number("health", seat, self.hero(hero))

    def hero(self, hero: int) -> Thing:
        """Return a hero as a thing, an adventurer or a paladin."""
        return Thing(self.lair.heroes[hero].kind, hero)

    def change_plot(self, place: int, **fields: object) -> None:
        """Change a tile."""
        plots = self.lair.plots
        plots[place] = replace(plots[place], **fields)  # type: ignore[arg-type]
        self.reading.changed()

    def change_monster(self, copy: int, **fields: object) -> None:
        """Change a monster: who keeps it, whether it lies face down."""
        monsters = self.lair.monsters
        monsters[copy] = replace(monsters[copy], **fields)  # type: ignore[arg-type]
        self.reading.changed()


def siege_of(family: Family, facts: Facts, course: Course, chance: Random) -> Siege:
    """Return a game that goes on from a position."""
    return Siege(
        Dungeons(family, facts),
        used=uses_of(course.used),
        used_now=uses_of(course.used_now),
        chance=chance,
        course=course,
    )
