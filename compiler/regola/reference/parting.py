"""
Whether a rule changes something: a position read with it and without it, played on in step.

The rule changes something where the two part: another thing may be done, a deed costs otherwise, or
a position comes about that is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from regola.reference.following import next_choice
from regola.reference.play import Answer, Asking, Question

__all__ = ["Asked", "Choosing", "Effect", "Leaning", "differing_answers", "part"]

Asked: TypeAlias = "Sequence[Question | None]"
"""What is asked in the game with the rule, and in the one without it."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a rule changed, and the choices made until then; ``state`` is where play began."""

    what: str
    moves: tuple[str, ...]
    state: Any


class Leaning(Protocol):
    """Knows which answers lead a game to where a rule acts."""

    def weight(self, code: str) -> float:
        """Return how much an answer weighs, by its code."""
        ...

    def chosen(self, codes: Iterable[str], rng: Random) -> str:
        """Return one of some codes by chance, those that weigh more rather."""
        known = sorted(codes)
        return rng.choices(known, [self.weight(one) for one in known])[0]


@dataclass
class Choosing:
    """
    Chooses what brings a rule to act: the way on that was found, then what leads to it.

    ``left`` counts the choices that are still made after the way.
    """

    lean: Leaning
    way: list[str]
    rng: Random
    left: int

    def __call__(self, question: Question) -> Answer | None:
        """Return an answer, nothing once enough was done."""
        known = {one.code: one for one in question.answers}
        if self.way:
            return known.get(self.way.pop(0))
        self.left -= 1
        return known[self.lean.chosen(known, self.rng)] if self.left >= 0 else None


def part(
    courses: Sequence[Asking],
    differing: Callable[[Asked], Iterable[str]],
    choose: Callable[[Question], Answer | None],
    ordered: Callable[[str], str] = str,
) -> tuple[str, tuple[str, ...]] | None:
    """
    Play a game on, with a rule and without it, until the two part; tell in what, after which moves.

    ``choose`` answers for both, until it gives nothing. ``differing`` gives what differs at a
    choice, and ``ordered`` makes of a code what equal answers have in common.
    """
    answers: list[Answer | None] = [None, None]
    made: list[str] = []
    while True:
        asked = [next_choice(course, one) for course, one in zip(courses, answers, strict=True)]
        what = next(iter(differing(asked)), "")
        if what:
            return what, tuple(made)
        first, second = asked
        answer = None if first is None else choose(first)
        if answer is None or second is None:
            return None
        made.append(ordered(answer.code))
        same = next(one for one in second.answers if ordered(one.code) == made[-1])
        answers = [answer, same]


def differing_answers(asked: Asked, ordered: Callable[[str], str] = str) -> Iterable[str]:
    """Give a word where one game lets something be done that the other does not."""
    told = [set() if one is None else {ordered(a.code) for a in one.answers} for one in asked]
    return ["moves"] if told[0] != told[1] else []
