"""What documents tell, whatever the family of games: names with their places, counts, steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from regola.resources import dsl_text
from regola.sources import Span
from regola.yaml_files import Located, trusted

__all__ = [
    "Step",
    "Word",
    "aside",
    "conventions",
    "dice_told",
    "spots",
    "step",
    "steps_of",
    "word",
]

_FILE = "scenarios.yaml"


@dataclass(frozen=True, slots=True)
class Word:
    """A name and its place."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Step:
    """
    Something played or expected: its name, its value, and the reason of a refusal.

    ``dice`` are what the dice show that are rolled meanwhile, in their order.
    """

    name: str
    value: Located
    span: Span
    because: Word | None = None
    dice: tuple[int, ...] = ()


@cache
def aside() -> Mapping[str, str]:
    """Return the keys of what may stand in one step with what is done, by what they tell."""
    found: Mapping[str, str] = trusted(dsl_text(_FILE))["beside"]
    return found


@cache
def conventions(family: str) -> Mapping[str, Any]:
    """
    Return what a family of games says of its scenarios.

    ``board`` and ``begun`` tell how examples are written by clicks, ``phases`` and ``marks`` what
    keys stand for, ``names`` where names stand, ``asked`` what is chosen where a player is asked
    about something.
    """
    found: Mapping[str, Any] = trusted(dsl_text(_FILE))[family]
    return found


def word(located: Located) -> Word:
    """Return a name with its place."""
    return Word(str(located.value), located.span)


def spots(value: Located) -> Iterator[tuple[Word, int]]:
    """Give the places that a value names, with counts: a name, a list, or names with numbers."""
    if value.is_mapping:
        for entry in value.entries:
            yield word(entry.key), int(entry.value.value)
    elif isinstance(value.value, str):
        yield word(value), 1
    else:
        for one in value.items:
            yield word(one), 1


def steps_of(document: Located) -> Iterator[Step]:
    """Give the steps of a document in their order."""
    told = document.get("steps")
    yield from (step(one) for one in (told.items if told is not None else ()))


def dice_told(value: Located | None) -> tuple[int, ...]:
    """Return what dice are told to show: a number, or one for each of several; none if not told."""
    if value is None:
        return ()
    return tuple(int(str(one.value)) for one in value.items or (value,))


def step(told: Located) -> Step:
    """Read a step; why it is refused and what is rolled stand beside it."""
    keys = aside()
    because, dice = told.get(keys["reason"]), told.get(keys["rolled"])
    entry = next(e for e in told.entries if e.key.value not in keys.values())
    ends = (one.span.end for one in (entry.value, dice) if one is not None)
    return Step(
        str(entry.key.value),
        entry.value,
        Span(told.span.path, entry.key.span.start, max(ends)),
        word(because) if because is not None else None,
        dice_told(dice),
    )
