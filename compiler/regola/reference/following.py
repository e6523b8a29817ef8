"""What every family shares that plays a game twice: what differs, what is asked, how it is told."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from regola.reference.play import Answer, Question

__all__ = ["Difference", "Followed", "differing_fields", "differing_moves", "next_choice"]


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs, what the second reading says of it, and what the game plays."""

    what: str
    read: Any
    played: Any


@dataclass(frozen=True, slots=True)
class Followed:
    """What differed first, the moves made until then, and the rules that had a say, how often."""

    differences: list[Difference]
    moves: list[str]
    acted: dict[tuple[str, int], int]


def next_choice(
    asking: Generator[Question | None, Answer | None, bool], answer: Answer | None
) -> Question | None:
    """The next question that has more than one answer; nothing when the game is over."""
    try:
        question = asking.send(answer)
        while question is not None and len(question.answers) == 1:
            question = asking.send(question.answers[0])
    except StopIteration:
        return None
    return question


def differing_fields(found: Any, played: Any, but: Iterable[str] = ()) -> Iterator[Difference]:
    """Give the fields of two records of facts that differ, but some."""
    left_out = frozenset(but)
    for one in fields(found):
        ours, theirs = _plain(getattr(found, one.name)), _plain(getattr(played, one.name))
        if one.name not in left_out and ours != theirs:
            yield Difference(one.name, *_only_differing(ours, theirs))


def differing_moves(
    question: Question | None, answers: set[str], moves: set[str], mover: int
) -> Iterator[Difference]:
    """Give what one reading lets be done and the other does not, and who is asked."""
    if answers != moves:
        yield Difference("moves", sorted(answers - moves), sorted(moves - answers))
    if question is not None and question.seat != mover:
        yield Difference("mover", question.seat, mover)


def _plain(value: Any) -> Any:
    """A value without what counts nothing."""
    return {key: one for key, one in value.items() if one} if isinstance(value, dict) else value


def _only_differing(ours: Any, theirs: Any) -> tuple[Any, Any]:
    if isinstance(ours, list) and len(ours) == len(theirs):
        ours, theirs = dict(enumerate(ours)), dict(enumerate(theirs))
    elif is_dataclass(ours) and is_dataclass(theirs):
        names = [one.name for one in fields(ours)]
        ours = {name: getattr(ours, name) for name in names}
        theirs = {name: getattr(theirs, name) for name in names}
    if not isinstance(ours, dict):
        return ours, theirs
    keys = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)]
    pairs = {key: _only_differing(ours.get(key), theirs.get(key)) for key in keys}
    return {key: one for key, (one, _) in pairs.items()}, {
        key: one for key, (_, one) in pairs.items()
    }
