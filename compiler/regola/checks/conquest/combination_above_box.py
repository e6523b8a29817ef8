"""
A race that with some power begins with more tokens than there are.

What is printed on the two adds up, and the box holds what it holds: whoever chooses them begins
with fewer than they say. It is told once, at the culprit: at a race or a power that is short with
one of another pack, and of two of one pack that are short with each other alone, at the race, whose
tokens they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter

from regola.checks.conquest.supply import beginning
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report each item checked that is short, with the partner that leaves least."""
    for kind in survey.vocabulary.kinds.values():
        for key, of in kind.adds_to.items():
            races = _parts(_races, survey, of, key)
            powers = _parts(_powers, survey, kind.id)
            for one, other in _short(races, powers, survey):
                _report(key, one, other, sink)


@dataclass(frozen=True, slots=True)
class _Part:
    """A race with what its box leaves, or a power with what it takes of that, below 0."""

    item: Item
    left: int
    box: int | None = None


@dataclass(frozen=True, slots=True)
class _Parts:
    """The races or the powers, those that leave least first; ``own`` are those checked."""

    all: list[_Part]
    own: list[_Part]


def _parts(tell: Callable[..., tuple[_Part, ...]], survey: Survey, *given: str) -> _Parts:
    """Return the parts that items are, those without a fault."""
    own = _whole(survey.told(tell, *given), survey)
    below = _whole(survey.told_below(tell, *given), survey)
    return _Parts(sorted((*below, *own), key=_LEFT), sorted(own, key=_LEFT))


_LEFT = attrgetter("left")


def _whole(tops: Iterable[tuple[_Part, ...]], survey: Survey) -> list[_Part]:
    faulty = survey.errors()
    return [
        one
        for one in chain.from_iterable(tops)
        if one.item.whole.path not in faulty or survey.is_whole(one.item)
    ]


def _races(top: Item, kind: str, key: str) -> tuple[_Part, ...]:
    """Return an item as a race with a box of its own, and enough in it for itself."""
    return tuple(
        _Part(item, box - beginning(item), box)
        for item in top.walk()
        if item.kind == kind and item.field("borrows") is None
        if (box := item.number(key, 1)) is not None and (item.number(key) or 0) <= box
    )


def _powers(top: Item, kind: str) -> tuple[_Part, ...]:
    return tuple(_Part(item, -beginning(item)) for item in top.walk() if item.kind == kind)


def _short(races: _Parts, powers: _Parts, survey: Survey) -> Iterator[tuple[_Part, _Part]]:
    """Give each item checked that is short, and its partner."""
    told: set[int] = set()
    for some, others in ((races, powers), (powers, races)):
        partners = _of_others(_least(others.all), survey)
        for one in some.own:
            other = _foreign(one, partners)
            if other is not None:
                told.add(id(one.item))
                yield one, other
    near = _least(one for one in powers.all if id(one.item) not in told)
    for race in races.own:
        if id(race.item) not in told:
            _, other = near.get(race.item.pack, (0, None))
            if other is not None and race.left + other.left < 0:
                yield race, other


_Least = Mapping[str, tuple[int, _Part]]


def _least(parts: Iterable[_Part]) -> _Least:
    """Return, of each pack, the first of some parts, and which of all it is."""
    found: dict[str, tuple[int, _Part]] = {}
    for place, one in enumerate(parts):
        found.setdefault(one.item.pack, (place, one))
    return found


def _of_others(partners: _Least, survey: Survey) -> Mapping[str, _Part]:
    """Return, for each pack, the partner of another pack at hand that leaves least."""
    found: dict[str, _Part] = {}
    for own, packs in survey.at_hand.items():
        near = [partners[pack] for pack in packs if pack != own and pack in partners]
        if near:
            found[own] = min(near, key=lambda pair: pair[0])[1]
    return found


def _foreign(one: _Part, partners: Mapping[str, _Part]) -> _Part | None:
    """Return the partner of another pack that leaves least, if that is too little."""
    other = partners.get(one.item.pack)
    return other if other is not None and one.left + other.left < 0 else None


def _report(key: str, one: _Part, other: _Part, sink: Sink) -> None:
    race, power = (one, other) if one.box is not None else (other, one)
    line = one.item.field(key)
    if line is None or race.box is None:
        return
    sink.report(
        "combination-above-box",
        line.span,
        race=race.item.id,
        power=power.item.id,
        count=race.box - race.left - power.left,
        box=race.box,
        related=[label(other.item.span, "partner")],
    )
