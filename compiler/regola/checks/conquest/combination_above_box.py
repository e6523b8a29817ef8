"""
A race that with some power begins with more tokens than there are.

What is printed on the two adds up, and the box holds what it holds: whoever chooses them begins
with fewer than they say. It is told once, at the culprit: at a race or a power that is short with
one of another pack, and of two of one pack that are short with each other alone, at the race, whose
tokens they are.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter

from regola.checks.conquest.supply import beginning
from regola.checks.survey import Survey
from regola.findings import Finding, Sink, label
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report each item checked that is short, with the partner that leaves least."""
    for kind in survey.vocabulary.kinds.values():
        for key, of in kind.adds_to.items():
            races = _blocks(_races, survey, of, key)
            powers = _blocks(_powers, survey, kind.id)
            lenders = _of_others(_least(races, survey.told_below(_races, of, key)), survey)
            takers = _of_others(_least(powers, survey.told_below(_powers, kind.id)), survey)
            near = _near(powers, lenders)
            for sort, blocks, partners in (
                (of, races, _Partners(takers, near)),
                (kind.id, powers, _Partners(lenders, {})),
            ):
                sink.extend(_short(key, sort, blocks, partners, survey, sink))


@dataclass(frozen=True, slots=True)
class _Part:
    """A race with what its box leaves, or a power with what it takes of that, below 0."""

    item: Item
    left: int
    box: int | None = None


@dataclass(frozen=True, slots=True)
class _Block:
    """
    The races, or the powers, of some items checked.

    ``ordered`` are those of each pack, what leaves least first; ``paths`` the files of all.
    """

    parts: tuple[_Part, ...]
    ordered: Mapping[str, list[_Part]]
    paths: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Partners:
    """For each pack, the partner of another pack at hand that leaves least; and of its own."""

    foreign: Mapping[str, _Part]
    near: Mapping[str, _Part]

    def of(self, one: _Part) -> _Part | None:
        """Return the partner with which there is too little, of another pack if there is one."""
        pack = one.item.pack
        for other in (self.foreign.get(pack), self.near.get(pack)):
            if other is not None and one.left + other.left < 0:
                return other
        return None


_Tell = Callable[..., tuple[_Part, ...]]
_LEFT = attrgetter("left")


def _blocks(tell: _Tell, survey: Survey, *given: str) -> tuple[_Block, ...]:
    """Return the parts that items are, in blocks, those without a fault."""
    step = ("parts", tell, *given)
    blocks = survey.memory.in_blocks(
        step, survey.items, lambda top: tell(top, *given), _block, given=given
    )
    faulty = survey.errors()
    return tuple(one if one.paths.isdisjoint(faulty) else _whole(one, survey) for one in blocks)


def _block(tops: tuple[tuple[_Part, ...], ...]) -> _Block:
    parts = tuple(chain.from_iterable(tops))
    ordered: dict[str, list[_Part]] = {}
    for one in sorted(parts, key=_LEFT):
        ordered.setdefault(one.item.pack, []).append(one)
    return _Block(parts, ordered, frozenset(one.item.whole.path for one in parts))


def _whole(block: _Block, survey: Survey) -> _Block:
    """Return a block without the parts in which there is an error."""
    return _block((tuple(one for one in block.parts if survey.is_whole(one.item)),))


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


def _least(
    blocks: Iterable[_Block], below: tuple[tuple[_Part, ...], ...]
) -> Mapping[str, tuple[_Part, bool]]:
    """Return, of each pack, the part that leaves least, the first of several; whether checked."""
    found: dict[str, tuple[_Part, bool]] = {}
    for block, is_own in chain(((_block(below), False),), ((one, True) for one in blocks)):
        for pack, parts in block.ordered.items():
            if pack not in found or parts[0].left < found[pack][0].left:
                found[pack] = parts[0], is_own
    return found


def _of_others(least: Mapping[str, tuple[_Part, bool]], survey: Survey) -> Mapping[str, _Part]:
    """Return, for each pack, the partner of another pack at hand that leaves least."""
    found: dict[str, _Part] = {}
    order = {pack: place for place, pack in enumerate(survey.at_hand)}
    for own, packs in survey.at_hand.items():
        # Of those that leave the same, the library's come first.
        near = [
            (least[pack][0].left, least[pack][1], order.get(pack, -1), pack)
            for pack in packs
            if pack != own and pack in least
        ]
        if near:
            found[own] = least[min(near)[-1]][0]
    return found


def _near(blocks: Iterable[_Block], partners: Mapping[str, _Part]) -> Mapping[str, _Part]:
    """Return, of each pack, the part that leaves least of those not short with another pack."""
    found: dict[str, _Part] = {}
    for block in blocks:
        for pack, parts in block.ordered.items():
            other = partners.get(pack)
            first = bisect_left(parts, -other.left, key=_LEFT) if other is not None else 0
            if first < len(parts) and (pack not in found or parts[first].left < found[pack].left):
                found[pack] = parts[first]
    return found


def _short(
    key: str,
    sort: str,
    blocks: tuple[_Block, ...],
    partners: _Partners,
    survey: Survey,
    sink: Sink,
) -> Iterator[Finding]:
    """Give what is found of each part that is short with a partner."""

    def found_in(block: _Block) -> tuple[Finding, ...]:
        found = Sink(sink.registry)
        for one in block.parts:
            other = partners.of(one)
            if other is not None:
                _report(key, one, other, found)
        return tuple(found)

    step = ("short", key, sort)
    return chain.from_iterable(survey.memory.each(step, blocks, found_in, given=partners))


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
