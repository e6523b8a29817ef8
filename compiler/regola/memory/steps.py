"""What the steps of compiling made last time, and what of it holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from itertools import chain
from operator import is_
from typing import Any, TypeVar

from regola.findings import Finding, Sink
from regola.memory.rows import Row, row_of, shared_ends
from regola.memory.tables import Counts, Ground, Table

__all__ = ["Forgetful", "Hangs", "Memory"]

_Thing = TypeVar("_Thing")
_Made = TypeVar("_Made")
_Word = TypeVar("_Word", bound=Hashable)
_Value = TypeVar("_Value")

_ROWS = 32
"""So many rows are known by the tuples that they were made of."""

_FEW = 8
"""Rows of fewer blocks are compared each time."""

_By = Callable[[Any], object] | None


@dataclass(frozen=True, slots=True)
class Hangs:
    """
    On what that hangs which a step makes of a thing, beside the thing and what is given.

    ``asked`` tells the names that were asked of the ``ground`` for what was made. Where one of them
    has another answer, ``holds`` may still tell, by those that have, that all is as it was.
    """

    ground: Ground
    asked: Callable[[Any], Collection[Hashable]]
    holds: Callable[[Any, frozenset[Hashable]], bool] | None = None

    def since(self, version: object) -> frozenset[Hashable] | None:
        """Return the names with another answer than at a version of the ground."""
        return self.ground.since(version)


@dataclass(frozen=True, slots=True)
class _Step:
    """What a step made of a row; ``asked`` are all names that were asked for each block of it."""

    row: Row[Any]
    made: Row[Any]
    given: object
    asked: Iterable[frozenset[Hashable]] = ()
    version: object = None


class Memory:
    """
    What the steps of compiling made last time.

    What was made of a thing holds while the thing is the same object, and what the step was
    ``given`` besides is equal. Each time only what was asked for is kept, so nothing grows.
    """

    remembers = True

    def __init__(self) -> None:
        """Begin without memories."""
        self._steps: dict[Hashable, _Step] = {}
        self._notes: dict[Hashable, Any] = {}
        self._rows: dict[int, tuple[tuple[Any, ...], Row[Any]]] = {}
        self._compared: tuple[Row[Any], Row[Any], tuple[int, int]] = (Row(()), Row(()), (0, 0))

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
        before: dict[Any, _Made] = self.note(step) or {}
        listed = list(things)
        made = [before[one] if one in before else make(one) for one in listed]
        self.keep(step, dict(zip(listed, made, strict=True)))
        return iter(made)

    def each(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        *,
        given: object = None,
        by: _By = None,
    ) -> Iterable[_Made]:
        """Return what a step makes of each thing; it is known again by itself, or a part of it."""
        return self._each(step, things, make, given, by)

    def _each(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        given: object = None,
        by: _By = None,
        hangs: Hangs | None = None,
    ) -> Row[_Made]:
        before = self._steps.get(step)
        row = self._row(things, before)
        stirred = frozenset() if hangs is None or before is None else hangs.since(before.version)
        if before is None or before.given != given or stirred is None:
            made = Row(tuple(tuple(map(make, block)) for block in row.blocks))
        elif before.row is row and not stirred:
            made = before.made
        else:
            ends = self._shared(before.row, row)
            made = _renewed(before, row, ends, make, by, _Stirred(stirred, hangs))
        self._steps[step] = _Step(row, made, given)
        return made

    def _over(
        self, step: Hashable, row: Row[_Thing], make: Callable[[tuple[_Thing, ...]], _Made]
    ) -> Row[_Made]:
        """Return what a step makes of each block of a row."""
        before = self._steps.get(step)
        return self._each(step, row_of(row.blocks, before.row if before else None), make)

    def in_blocks(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        tell: Callable[[_Thing], _Made],
        make: Callable[[tuple[_Made, ...]], _Value],
        *,
        given: object = None,
    ) -> Iterable[_Value]:
        """Return what is made of those together of which a block of things tells."""
        row = self._each(step, things, tell, given)
        return self._over((step, make), row, make)

    def gathered(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        tell: Callable[[_Thing], Iterable[_Made]],
        *,
        given: object = None,
    ) -> Iterator[_Made]:
        """Give what all things tell: as quickly as there is little, however many things."""
        parts = self.in_blocks(step, things, tell, _joined, given=given)
        return chain.from_iterable(parts)

    def summed(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        add: Callable[[_Made, _Made], _Made],
        nothing: _Made,
        *,
        given: object = None,
    ) -> _Made:
        """Return what a step makes of all things together: the sum of what it makes of each."""

        def total(made: Iterable[_Made]) -> _Made:
            return reduce(add, made, nothing)

        row = self._each(step, things, make, given)
        sums = self._over((step, "sums"), row, total)
        return total(self._over((step, "sums of sums"), sums, total))

    def table(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        tell: Callable[[_Thing], Iterable[tuple[_Word, _Value]]],
        below: Mapping[_Word, _Value],
    ) -> Table[_Word, _Value]:
        """Return the table of what all things tell, above another table."""
        found: Table[_Word, _Value] | None = self.note((step, "table"))
        if found is None or found.below is not below:
            found = Table(below)
            self.keep((step, "table"), found)
        found.renew(self._each(step, things, tell))
        return found

    def counted(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        tell: Callable[[_Thing], Iterable[_Word]],
    ) -> Counts[_Word]:
        """Return how often all things tell each word."""
        found: Counts[_Word] = self.note((step, "counts")) or Counts()
        self.keep((step, "counts"), found)
        found.renew(self._each(step, things, tell))
        return found

    def judged(  # noqa: PLR0913 - what a step is made of
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing, Sink], _Made],
        sink: Sink,
        *,
        given: object = None,
        by: _By = None,
        hangs: Hangs | None = None,
    ) -> Iterable[_Made]:
        """Give what a step makes of each thing, and report what it finds."""

        def judge(thing: _Thing) -> tuple[_Made, tuple[Finding, ...]]:
            found = Sink(sink.registry)
            made = make(thing, found)
            return made, tuple(found)

        judged = self._each(step, things, judge, given, by, hangs)
        if hangs is not None:
            self._keep_asked(step, judged, hangs)
        for findings in filter(None, self._over((step, "found"), judged, _findings_in)):
            sink.extend(findings)
        return Row(tuple(self._over((step, "made"), judged, _made_in)))

    def _keep_asked(self, step: Hashable, judged: Row[Any], hangs: Hangs) -> None:
        """Note, of what a step made, all names that were asked for a block."""

        def asked_for(block: tuple[Any, ...]) -> frozenset[Hashable]:
            return frozenset(chain.from_iterable(hangs.asked(made) for made, _ in block))

        asked = self._over((step, "asked"), judged, asked_for)
        self._steps[step] = replace(self._steps[step], asked=asked, version=hangs.ground.version)

    def _row(self, things: Iterable[_Thing], before: _Step | None) -> Row[_Thing]:
        if isinstance(things, Row):
            return things
        known = self._rows.get(id(things))
        if known is not None and known[0] is things:
            return known[1]
        row = row_of(things, before.row if before is not None else None)
        if isinstance(things, tuple):
            self._rows[id(things)] = (things, row)
            if len(self._rows) > _ROWS:
                del self._rows[next(iter(self._rows))]
        return row

    def _shared(self, before: Row[Any], now: Row[Any]) -> tuple[int, int]:
        """Return how many blocks two rows share at their ends; most steps have the same rows."""
        if len(before.blocks) < _FEW:
            return shared_ends(before.blocks, now.blocks)
        if self._compared[0] is not before or self._compared[1] is not now:
            self._compared = before, now, shared_ends(before.blocks, now.blocks)
        return self._compared[2]

    def note(self, name: Hashable) -> Any:
        """Return what was noted last under a name, or nothing."""
        return self._notes.get(name)

    def keep(self, name: Hashable, value: object) -> None:
        """Note something for the next time."""
        self._notes[name] = value


@dataclass(frozen=True, slots=True)
class _Stirred:
    """The names that have another answer than they had, of those that judgements asked."""

    names: frozenset[Hashable]
    hangs: Hangs | None

    def stands(self, judged: Any) -> bool:
        """Tell whether what was made holds still."""
        if not self.names or self.hangs is None:
            return True
        hit = self.names.intersection(self.hangs.asked(judged[0]))
        return not hit or (self.hangs.holds is not None and self.hangs.holds(judged[0], hit))

    def spares(self, asked: frozenset[Hashable]) -> bool:
        """Tell whether none of some names is stirred."""
        return self.names.isdisjoint(asked)


def _renewed(
    before: _Step,
    row: Row[_Thing],
    ends: tuple[int, int],
    make: Callable[[_Thing], _Made],
    by: _By,
    stirred: _Stirred,
) -> Row[_Made]:
    """Return what is made of a row of which most blocks, or most of their things, are as before."""
    first, rest = ends
    old, new = before.row.blocks, row.blocks
    middle = slice(first, len(old) - rest)
    was = dict(zip(map(id, old[middle]), before.made.blocks[middle], strict=True))
    known: dict[int, _Made] = {}
    for block in old[middle]:
        known |= zip(map(id, block if by is None else map(by, block)), was[id(block)], strict=True)

    def anew(block: tuple[_Thing, ...]) -> tuple[_Made, ...]:
        if id(block) in was:
            return held(block, was[id(block)])
        keys = map(id, block if by is None else map(by, block))
        return held(block, tuple(known.get(key, _NOTHING) for key in keys))

    def held(block: tuple[_Thing, ...], made: tuple[_Made, ...]) -> tuple[_Made, ...]:
        now = tuple(
            one if one is not _NOTHING and stirred.stands(one) else make(thing)
            for thing, one in zip(block, made, strict=True)
        )
        return made if all(map(is_, now, made)) else now

    made = list(before.made.blocks)
    if stirred.names:
        for place, asked in enumerate(before.asked):
            if not stirred.spares(asked) and not first <= place < len(old) - rest:
                made[place] = held(old[place], made[place])
    made[middle] = map(anew, new[first : len(new) - rest])
    return Row(tuple(made))


_NOTHING: Any = object()


def _joined(told: tuple[Iterable[Any], ...]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(told))


def _findings_in(block: tuple[tuple[object, tuple[Finding, ...]], ...]) -> tuple[Finding, ...]:
    return tuple(chain.from_iterable(found for _, found in block))


def _made_in(block: tuple[tuple[_Made, object], ...]) -> tuple[_Made, ...]:
    return tuple(made for made, _ in block)


class Forgetful(Memory):
    """The memory of who compiles once: nothing is kept, and large packs take no more room."""

    remembers = False

    def part(self, name: Hashable) -> Memory:
        """Return itself: there is nothing to keep apart."""
        del name
        return self

    def keep(self, name: Hashable, value: object) -> None:
        """Note nothing."""

    def _each(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        given: object = None,
        by: _By = None,
        hangs: Hangs | None = None,
    ) -> Row[_Made]:
        del step, given, by, hangs
        return Row((tuple(map(make, things)),))

    def _over(
        self, step: Hashable, row: Row[_Thing], make: Callable[[tuple[_Thing, ...]], _Made]
    ) -> Row[_Made]:
        return self._each(step, row.blocks, make)

    def _keep_asked(self, step: Hashable, judged: Row[Any], hangs: Hangs) -> None:
        """Note nothing."""
