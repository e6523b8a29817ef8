"""
Keep what was made of things, for whoever makes it again of things that are mostly the same.

An editor compiles at every keystroke, and a keystroke changes one item. So each step of compiling
that looks at things one by one may have a memory: a thing that it knows again is not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, TypeVar

from regola.findings import Finding, Sink

__all__ = ["Asked", "Forgetful", "Memory", "shared_ends"]

_Thing = TypeVar("_Thing")
_Made = TypeVar("_Made")
_Name = TypeVar("_Name", bound=Hashable)
_Value_co = TypeVar("_Value_co", covariant=True)

_PART = 128
"""So many things are summed up together, and summed up anew where one of them is another."""


class Asked(Mapping[_Name, _Value_co]):
    """A table that remembers what it was asked: what was made with it holds while that is so."""

    def __init__(self, table: Mapping[_Name, _Value_co]) -> None:
        """Take the table."""
        self._table = table
        self._answers: dict[_Name, _Value_co | None] = {}

    def __getitem__(self, name: _Name) -> _Value_co:
        """Return what stands under a name."""
        self._answers[name] = self._table.get(name)
        return self._table[name]

    def __iter__(self) -> Iterator[_Name]:
        """Refuse to be gone through: that would ask for everything."""
        raise NotImplementedError

    def __len__(self) -> int:
        """Refuse to be counted, as well."""
        raise NotImplementedError

    def holds(self, table: Mapping[_Name, _Value_co]) -> bool:
        """Tell whether a table answers the same to all that was asked."""
        return all(table.get(name) == answer for name, answer in self._answers.items())


@dataclass(frozen=True, slots=True)
class _Row:
    """
    What a step made of a row of things, each with what it found.

    ``things`` are what they are known again by, and held, so that no other thing is taken for one.
    """

    things: Sequence[Any]
    made: list[Any]
    found: list[tuple[Finding, ...]]
    given: object = None
    ground: object = None


class Memory:
    """
    What the steps of compiling made last time.

    What was made of a thing holds while the thing is the same object, and what the step was
    ``given`` besides is equal. A row is the same up to the first thing that is another, and from
    the end back to the last: what lies between is made anew. Each time only what was asked for is
    kept, so nothing grows.
    """

    remembers = True

    def __init__(self) -> None:
        """Begin without memories."""
        self._rows: dict[Hashable, _Row] = {}
        self._notes: dict[Hashable, Any] = {}
        self._compared: tuple[Sequence[Any], Sequence[Any], tuple[int, int]] = ((), (), (0, 0))

    def part(self, name: Hashable) -> Memory:
        """Return the memory of a part of the work, which has steps and notes of its own."""
        if name not in self._notes:
            self._notes[name] = Memory()
        found: Memory = self._notes[name]
        return found

    def alike(
        self, step: Hashable, things: Iterable[_Thing], make: Callable[[_Thing], _Made]
    ) -> Iterator[_Made]:
        """Give what a step makes of each of some things that can be told by what they are."""
        before: dict[Any, _Made] = self._notes.get(step) or {}
        listed = list(things)
        made = [before[one] if one in before else make(one) for one in listed]
        self._notes[step] = dict(zip(listed, made, strict=True))
        return iter(made)

    def each(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        *,
        given: object = None,
        by: Callable[[_Thing], object] | None = None,
    ) -> Iterable[_Made]:
        """Return what a step makes of each thing; it is known again by itself, or a part of it."""
        listed, keys = _listed(things, by)
        row = self._rows.get(step)
        first, rest = self._same(row, keys, given)
        new = map(make, listed[first : len(listed) - rest])
        old = row.made if row is not None else []
        made = [*old[:first], *new, *old[len(old) - rest :]]
        self._rows[step] = _Row(keys, made, [], given)
        return made

    def summed(
        self,
        step: Hashable,
        things: Sequence[_Thing],
        make: Callable[[_Thing], _Made],
        add: Callable[[_Made, _Made], _Made],
        nothing: _Made,
        *,
        given: object = None,
    ) -> _Made:
        """Return what a step makes of all things together: the sum of what it makes of each."""
        row = self._rows.get(step)
        made = list(self.each(step, things, make, given=given))
        first, rest = self._same(row, things, given)
        before: list[_Made] = self._notes.get(step) or []
        count = len(made)
        same_length = row is not None and len(row.things) == count
        parts = [
            before[start // _PART]
            if same_length and (start + _PART <= first or start >= count - rest)
            else reduce(add, made[start : start + _PART], nothing)
            for start in range(0, count, _PART)
        ]
        self._notes[step] = parts
        return reduce(add, parts, nothing)

    def judged(  # noqa: PLR0913 - what a step is made of
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing, Sink], _Made],
        sink: Sink,
        *,
        given: object = None,
        by: Callable[[_Thing], object] | None = None,
        ground: object = None,
        holds: Callable[[_Made, tuple[Finding, ...]], bool] | None = None,
    ) -> Iterator[_Made]:
        """
        Give what a step makes of each thing, and report what it finds.

        Where the ``ground`` is another, ``holds`` tells of what was made whether it holds still.
        """
        listed, keys = _listed(things, by)
        row = self._rows.get(step)
        first, rest = self._same(row, keys, given)
        made: list[Any] = list(row.made) if row is not None else []
        found = list(row.found) if row is not None else []
        middle = slice(first, len(made) - rest)
        new = [_judged(make, thing, sink) for thing in listed[first : len(listed) - rest]]
        made[middle], found[middle] = [one for one, _ in new], [one for _, one in new]
        if row is not None and holds is not None and row.ground != ground:
            for place in (*range(first), *range(len(listed) - rest, len(listed))):
                if not holds(made[place], found[place]):
                    made[place], found[place] = _judged(make, listed[place], sink)
        self._rows[step] = _Row(keys, made, found, given, ground)
        for findings in filter(None, found):
            sink.extend(findings)
        return iter(made)

    def _same(self, row: _Row | None, keys: Sequence[Any], given: object) -> tuple[int, int]:
        """Return how many things are the same from the beginning, and how many to the end."""
        if row is None or row.given != given:
            return 0, 0
        if self._compared[0] is not row.things or self._compared[1] is not keys:
            self._compared = (row.things, keys, shared_ends(row.things, keys))
        return self._compared[2]

    def note(self, name: Hashable) -> Any:
        """Return what was noted last under a name, or nothing."""
        return self._notes.get(name)

    def keep(self, name: Hashable, value: object) -> None:
        """Note something for the next time."""
        self._notes[name] = value


def _listed(
    things: Iterable[_Thing], by: Callable[[_Thing], object] | None
) -> tuple[Sequence[_Thing], Sequence[object]]:
    listed = things if isinstance(things, tuple | list) else list(things)
    return listed, (listed if by is None else list(map(by, listed)))


def _judged(
    make: Callable[[_Thing, Sink], _Made], thing: _Thing, sink: Sink
) -> tuple[_Made, tuple[Finding, ...]]:
    found = Sink(sink.registry)
    made = make(thing, found)
    return made, tuple(found)


def shared_ends(left: Sequence[Any], right: Sequence[Any]) -> tuple[int, int]:
    """Return how long the beginning is that two rows share, and the end, which do not overlap."""
    most = min(len(left), len(right))
    first = next((n for n in range(most) if left[n] is not right[n]), most)
    most -= first
    return first, next((n for n in range(most) if left[-1 - n] is not right[-1 - n]), most)


class Forgetful(Memory):
    """The memory of who compiles once: nothing is kept, and large packs take no more room."""

    remembers = False

    def part(self, name: Hashable) -> Memory:
        """Return itself: there is nothing to keep apart."""
        del name
        return self

    def alike(
        self, step: Hashable, things: Iterable[_Thing], make: Callable[[_Thing], _Made]
    ) -> Iterator[_Made]:
        """Give what a step makes of each thing."""
        del step
        return map(make, things)

    def each(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        *,
        given: object = None,
        by: Callable[[_Thing], object] | None = None,
    ) -> Iterable[_Made]:
        """Give what a step makes of each thing."""
        del step, given, by
        return map(make, things)

    def summed(
        self,
        step: Hashable,
        things: Sequence[_Thing],
        make: Callable[[_Thing], _Made],
        add: Callable[[_Made, _Made], _Made],
        nothing: _Made,
        *,
        given: object = None,
    ) -> _Made:
        """Return what a step makes of all things together."""
        del step, given
        return reduce(add, map(make, things), nothing)

    def judged(  # noqa: PLR0913 - as above
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing, Sink], _Made],
        sink: Sink,
        *,
        given: object = None,
        by: Callable[[_Thing], object] | None = None,
        ground: object = None,
        holds: Callable[[_Made, tuple[Finding, ...]], bool] | None = None,
    ) -> Iterator[_Made]:
        """Give what a step makes of each thing, and report what it finds."""
        del step, given, by, ground, holds
        return (make(thing, sink) for thing in things)

    def keep(self, name: Hashable, value: object) -> None:
        """Note nothing."""
