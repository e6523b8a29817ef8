"""What packs do to each other in one game: who fares worse beside others, and beside whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from regola.mixing.ground import Ground
from regola.mixing.liveness import life
from regola.mixing.needs import Need, needs, unmet
from regola.mixing.verdicts import PLAYED, Verdict, judged
from regola.program.model import Item

__all__ = ["Conflict", "conflicts", "matrix", "smallest"]


_WITH = ("shared", "namesake")
"""The needs that are of another item, which is their matter."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """An item that is at fault beside a smallest set of others, by reference, and not alone."""

    verdict: Verdict
    others: tuple[str, ...]


def conflicts(
    alone: Iterable[Verdict],
    ground: Ground,
    everything: Sequence[Item],
    advance: Callable[[], None] = lambda: None,
) -> Iterator[Conflict]:
    """
    Give the items that are at fault where all packs meet, and not each with the game alone.

    ``ground`` is the game with all packs mixed in; ``advance`` is called for each item. Nothing is
    beside an item that cannot be dealt with the game alone: that is told there.
    """
    told = tuple(alone)
    undealt = {one.item.reference for one in told if one.standing == "cannot_be_dealt"}
    dealt = [one for one in everything if one.reference not in undealt]
    for one in told:
        advance()
        if not one.is_at_fault:
            beside = _Beside(one, ground, dealt)
            if beside.fails(beside.movable):
                found = smallest(beside.movable, beside.fails)
                yield Conflict(beside.verdict(found), tuple(other.reference for other in found))


def matrix(packs: Sequence[str], found: Iterable[Conflict]) -> dict[tuple[str, str], int]:
    """Return of each two packs how many conflicts are between them."""
    met = [frozenset(map(_pack, (one.verdict.item.reference, *one.others))) for one in found]
    return {pair: sum(set(pair) <= each for each in met) for pair in combinations(packs, 2)}


def _pack(reference: str) -> str:
    return reference.partition("/")[0]


class _Beside:
    """An item with the game, its own pack, and some items of other packs."""

    def __init__(self, one: Verdict, ground: Ground, everything: Sequence[Item]) -> None:
        own = ground.mixed.host | ground.mixed.games | {one.item.pack}
        self._one = one
        # What its rules do hangs on the boards; beside others it is another matter what it takes.
        self._life = life(ground, (one.translated,))
        self._lacking = {_named(need) for need in unmet(one.needs, ())}
        self._fixed = [i for i in everything if i.pack in own or i.kind not in PLAYED]
        kept = {item.reference for item in self._fixed}
        guests = ground.mixed.guests
        self.movable = [i for i in everything if i.pack in guests and i.reference not in kept]

    def verdict(self, some: Sequence[Item]) -> Verdict:
        """Return how the item fares beside some items."""
        wanted, told = self._needs(some)
        return judged(replace(self._one, needs=wanted, told=told))

    def fails(self, some: Sequence[Item]) -> bool:
        """Tell whether the item lacks something beside some items that it does not lack alone."""
        return bool(self._needs(some)[1])

    def _needs(self, some: Sequence[Item]) -> tuple[tuple[Need, ...], tuple[Need, ...]]:
        wanted = needs(self._one.item, self._life, [*self._fixed, *some])
        lacking = tuple(one for one in unmet(wanted, ()) if _named(one) not in self._lacking)
        return wanted, lacking


def _named(need: Need) -> tuple[str, str, str]:
    """Return what is needed, and with whom it is shared; how much is missing is not asked."""
    return need.kind, need.name, need.other if need.kind in _WITH else ""


def smallest(things: Sequence[Item], fails: Callable[[Sequence[Item]], bool]) -> tuple[Item, ...]:
    """
    Return a part of things that still fails, and none of which can be left out.

    Delta debugging (Zeller and Hildebrandt, 2002): ever finer parts are left out while it fails.
    """
    kept, parts = list(things), 2
    while len(kept) > 1:
        size = max(1, -(-len(kept) // parts))
        without = (kept[:start] + kept[start + size :] for start in range(0, len(kept), size))
        smaller = next((rest for rest in without if fails(rest)), None)
        if smaller is not None:
            kept, parts = smaller, max(parts - 1, 2)
        elif size == 1:
            break
        else:
            parts = min(parts * 2, len(kept))
    return tuple(kept)
