"""What a statement is about, of all things and in all eyes: a number, a class, a tie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from regola.program.meaning import Adjective, Grant, Kind, Link, Quantity, Recalled, Statement
from regola.reference.family import Scene, Thing
from regola.reference.levels import granted
from regola.reference.reading import Reading

__all__ = ["Telling", "differing_said"]

_R = TypeVar("_R", bound=Reading)


@dataclass(frozen=True)
class Telling(Generic[_R]):
    """
    How a family is asked what a statement is about.

    ``number`` is asked of a word and a thing in somebody's eyes, ``related`` whether one thing is
    of a class, or in a relation, to another. ``ties`` tells between which things a tie holds that
    is said both ways, by its word.
    """

    number: Callable[[_R, str, Thing, Thing], int]
    related: Callable[[_R, str, Thing, Thing, Thing], bool]
    ties: Callable[[_R, str], Mapping[object, object]]


def differing_said(
    telling: Telling[_R], readings: Iterable[_R], statement: Statement
) -> Iterator[str]:
    """Give what two readings say otherwise of the number, class or tie of a statement."""
    first, second = (_told(telling, reading, statement) for reading in readings)
    yield from (str(key) for key, one in first.items() if second.get(key) != one)


def _told(telling: Telling[_R], reading: _R, statement: Statement) -> Mapping[object, object]:
    subject, effect = statement.subject, statement.effect
    if isinstance(subject, Quantity):
        return dict(_numbers(telling, reading, subject.word))
    if not isinstance(effect, Grant) or isinstance(effect.predicate, Recalled):
        return {}
    said = effect.predicate
    if isinstance(said, Link) and said.relation in reading.family.mutual:
        return telling.ties(reading, said.relation)
    return {
        (you, one, other): _is_so(telling, reading, said, you, one, other)
        for you in reading.all("player")
        for one in reading.all(subject.type)
        for other in _targets(reading, said)
    }


def _numbers(telling: Telling[_R], reading: _R, word: str) -> Iterator[tuple[object, int]]:
    """Give a number of each thing that has it, in each player's eyes; of a player in his own."""
    for you in reading.all("player"):
        for sort in reading.family.vocabulary.quantities[word].of:
            for thing in reading.all(sort):
                if thing.type != "player" or thing == you:
                    yield (you, word, thing), telling.number(reading, word, thing, you)


def _targets(reading: Reading, said: Adjective | Link | Kind) -> tuple[Thing | None, ...]:
    """Return what a class is told of with: things of its target, or nothing where it has none."""
    target = None if isinstance(said, Kind) else said.target
    return (None,) if target is None else reading.all(target.type)


def _is_so(
    telling: Telling[_R],
    reading: _R,
    said: Adjective | Link | Kind,
    you: Thing,
    one: Thing,
    other: Thing | None,
) -> bool:
    if isinstance(said, Kind):
        return reading.is_one(one, said.phrase, Scene(you=you))
    word = said.relation if isinstance(said, Link) else said.word
    if other is None:
        return granted(reading, word, one, you)
    return telling.related(reading, word, one, other, you)
