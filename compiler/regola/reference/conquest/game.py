"""A game of conquest under way, read at a position and played on from there."""

from __future__ import annotations

from dataclasses import dataclass, field

from regola.reference.conquest.facts import Course, Facts
from regola.reference.conquest.things import base_words
from regola.reference.family import Family, Thing
from regola.reference.play import Play
from regola.reference.reading import Reading

__all__ = ["Game", "game_of", "programs"]


@dataclass(slots=True)
class Game(Play):
    """A game under way: who acts at the moment, in which order, and who acts no more."""

    order: list[Thing] = field(default_factory=list)
    place: int = 0
    reacted: bool = False
    stopped: set[Thing] = field(default_factory=set)
    arrived: list[int] = field(default_factory=list)
    turned: bool = False

    def declined(self) -> None:
        """Go on with the turn of a people that declines, unless the turn has come too far."""
        facts = self.facts
        whole, short = programs(self.reading)
        shared = next((m for m in whole[1:] if m in short), whole[0])
        if not facts.declining and whole.index(facts.moment) < whole.index(shared):
            facts.declining, self.turned = True, True
            facts.moment = short[0]


def game_of(family: Family, facts: Facts, course: Course) -> Game:
    """Return a game that goes on from a position."""
    seats = len(facts.coins)

    def whom(one: int) -> Thing:
        return Thing("player" if one < seats else "people", one)

    def uses(counted: dict[tuple[int, str, int], int]) -> dict[tuple[Thing, str, int, int], int]:
        found = {}
        for (you, rule, whose), count in counted.items():
            item, _, line = rule.partition("#")
            found[whom(you), item, int(line), whose] = count
        return found

    return Game(
        Reading(family, facts),
        used=uses(course.used),
        used_now=uses(course.used_now),
        order=[whom(one) for one in course.order],
        place=course.place,
        reacted=course.reacted,
        stopped={whom(one) for one in course.stopped},
    )


def programs(reading: Reading) -> tuple[list[str], list[str]]:
    """Return the moments of a turn, and of one in which the people declines."""
    found = []
    for key in ("turn", "declining turn"):
        phases = base_words(reading, key)
        inner = [f"{edge}{phase}" for phase in phases for edge in ("start of ", "", "end of ")]
        found.append(["start of turn", *inner, "end of turn"])
    return found[0], found[1]
