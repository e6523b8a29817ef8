"""
Keep what was made of things, for whoever makes it again of things that are mostly the same.

An editor compiles at every keystroke, and a keystroke changes one item. So each step of compiling
that looks at things one by one may have a memory: a thing that it knows again is not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from regola.findings import Finding, Sink

__all__ = ["Asked", "Forgetful", "Memory"]

_Thing = TypeVar("_Thing")
_Made = TypeVar("_Made")
_Name = TypeVar("_Name", bound=Hashable)
_Value_co = TypeVar("_Value_co", covariant=True)


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
class _Kept:
    """What was made of a thing; the thing is held so that no other has its identity."""

    thing: Any
    made: Any
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class _Step:
    """What a step made last time, and what it was given beside the things."""

    given: Any = None
    kept: dict[Hashable, _Kept] = field(default_factory=dict)


class Memory:
    """
    What the steps of compiling made last time.

    What was made of a thing holds while the thing is the same, and what the step was ``given``
    besides is equal. Each time only what was asked for is kept, so nothing grows.
    """

    remembers = True

    def __init__(self) -> None:
        """Begin without memories."""
        self._steps: dict[Hashable, _Step] = {}
        self._notes: dict[Hashable, Any] = {}

    def part(self, name: Hashable) -> Memory:
        """Return the memory of a part of the work, which has steps and notes of its own."""
        if name not in self._notes:
            self._notes[name] = Memory()
        found: Memory = self._notes[name]
        return found

    def each(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        *,
        given: object = None,
        key: Callable[[_Thing], Hashable] = id,
    ) -> Iterator[_Made]:
        """Give what a step makes of each thing; things are the same that have the same key."""
        before = self._begun(step, given)
        now = self._steps[step].kept
        for thing in things:
            known = key(thing)
            kept = before.get(known)
            if kept is None:
                kept = _Kept(thing, make(thing))
            now[known] = kept
            yield kept.made

    def judged(  # noqa: PLR0913 - what a step is made of
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing, Sink], _Made],
        sink: Sink,
        *,
        given: object = None,
        key: Callable[[_Thing], Hashable] = id,
        holds: Callable[[_Made, tuple[Finding, ...]], bool] | None = None,
    ) -> Iterator[_Made]:
        """Give what a step makes of each thing, and report what it finds; ``holds`` may doubt."""
        before = self._begun(step, given)
        now = self._steps[step].kept
        for thing in things:
            known = key(thing)
            kept = before.get(known)
            if kept is None or (holds is not None and not holds(kept.made, kept.findings)):
                found = Sink(sink.registry)
                made = make(thing, found)
                kept = _Kept(thing, made, tuple(found))
            now[known] = kept
            if kept.findings:
                sink.extend(kept.findings)
            yield kept.made

    def _begun(self, step: Hashable, given: object) -> dict[Hashable, _Kept]:
        before = self._steps.get(step)
        self._steps[step] = _Step(given)
        return before.kept if before is not None and before.given == given else {}

    def note(self, name: Hashable) -> Any:
        """Return what was noted last under a name, or nothing."""
        return self._notes.get(name)

    def keep(self, name: Hashable, value: object) -> None:
        """Note something for the next time."""
        self._notes[name] = value


class Forgetful(Memory):
    """The memory of who compiles once: nothing is kept, and large packs take no more room."""

    remembers = False

    def part(self, name: Hashable) -> Memory:
        """Return itself: there is nothing to keep apart."""
        del name
        return self

    def each(
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing], _Made],
        *,
        given: object = None,
        key: Callable[[_Thing], Hashable] = id,
    ) -> Iterator[_Made]:
        """Give what a step makes of each thing."""
        del step, given, key
        return map(make, things)

    def judged(  # noqa: PLR0913 - as above
        self,
        step: Hashable,
        things: Iterable[_Thing],
        make: Callable[[_Thing, Sink], _Made],
        sink: Sink,
        *,
        given: object = None,
        key: Callable[[_Thing], Hashable] = id,
        holds: Callable[[_Made, tuple[Finding, ...]], bool] | None = None,
    ) -> Iterator[_Made]:
        """Give what a step makes of each thing, and report what it finds."""
        del step, given, key, holds
        return (make(thing, sink) for thing in things)

    def keep(self, name: Hashable, value: object) -> None:
        """Note nothing."""
