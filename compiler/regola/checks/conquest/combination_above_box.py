"""
A race that with some power begins with more tokens than there are.

What is printed on the two adds up, and the box holds what it holds: whoever chooses them begins
with fewer than they say. It is told once, at the culprit: at a race or a power that is short with
one of another pack, and of two of one pack that are short with each other alone, at the race, whose
tokens they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.checks.conquest.supply import beginning
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report each item checked that is short, with the partner that leaves least."""
    for kind in survey.vocabulary.kinds.values():
        for key, of in kind.adds_to.items():
            races = sorted(_races(survey, of, key), key=lambda one: one.left)
            powers = sorted(_powers(survey, kind.id), key=lambda one: one.left)
            for one, other in _short(races, powers, survey):
                _report(key, one, other, sink)


@dataclass(frozen=True)
class _Part:
    """A race with what its box leaves, or a power with what it takes of that, below 0."""

    item: Item
    left: int
    box: int | None = None


def _races(survey: Survey, kind: str, key: str) -> Iterator[_Part]:
    """Give the races with a box of their own, and enough in it for themselves."""
    for item in survey.all_items:
        if item.kind == kind and item.field("borrows") is None and survey.is_whole(item):
            box = item.number(key, 1)
            if box is not None and (item.number(key) or 0) <= box:
                yield _Part(item, box - beginning(item), box)


def _powers(survey: Survey, kind: str) -> Iterator[_Part]:
    for item in survey.all_items:
        if item.kind == kind and survey.is_whole(item):
            yield _Part(item, -beginning(item))


def _short(
    races: list[_Part], powers: list[_Part], survey: Survey
) -> Iterator[tuple[_Part, _Part]]:
    """Give each item checked that is short, and its partner."""
    own = {id(item) for item in survey.own}
    beside = {
        id(one.item): other
        for some, partners in ((races, powers), (powers, races))
        for one in some
        if id(one.item) in own and (other := _foreign(one, partners, survey)) is not None
    }
    for one in (*races, *powers):
        if id(one.item) in beside:
            yield one, beside[id(one.item)]
    for race in races:
        if id(race.item) in own and id(race.item) not in beside:
            near = (one for one in powers if one.item.pack == race.item.pack)
            other = next((one for one in near if id(one.item) not in beside), None)
            if other is not None and race.left + other.left < 0:
                yield race, other


def _foreign(one: _Part, partners: list[_Part], survey: Survey) -> _Part | None:
    """Return the partner of another pack at hand that leaves least, if that is too little."""
    packs = set(survey.at_hand.get(one.item.pack, ())) - {one.item.pack}
    other = next((partner for partner in partners if partner.item.pack in packs), None)
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
