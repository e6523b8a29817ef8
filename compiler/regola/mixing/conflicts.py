"""What packs do to each other in one game: who fares worse beside others, and beside whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from regola.mixing.ground import Ground
from regola.mixing.verdicts import PLAYED, Verdict, verdict
from regola.program.model import Item

__all__ = ["Conflict", "conflicts", "smallest"]


@dataclass(frozen=True, slots=True)
class Conflict:
    """An item that is at fault beside a smallest set of others, by reference, and not alone."""

    verdict: Verdict
    others: tuple[str, ...]


def conflicts(
    alone: Iterable[Verdict], ground: Ground, everything: Sequence[Item]
) -> Iterator[Conflict]:
    """
    Give the items that are at fault where all packs meet, and not each with the game alone.

    ``ground`` is the game with all packs mixed in.
    """
    for one in alone:
        if not one.is_at_fault:
            beside = _Beside(one, ground, everything)
            if beside.fails(beside.movable):
                found = smallest(beside.movable, beside.fails)
                yield Conflict(beside.verdict(found), tuple(other.reference for other in found))


class _Beside:
    """An item with the game, its own pack, and some items of other packs."""

    def __init__(self, one: Verdict, ground: Ground, everything: Sequence[Item]) -> None:
        own = ground.mixed.host | ground.mixed.games | {one.item.pack}
        self._item, self._ground = one.item, ground
        self._fixed = [i for i in everything if i.pack in own or i.kind not in PLAYED]
        kept = {item.reference for item in self._fixed}
        guests = ground.mixed.guests
        self.movable = [i for i in everything if i.pack in guests and i.reference not in kept]

    def verdict(self, some: Sequence[Item]) -> Verdict:
        """Return how the item fares beside some items."""
        return verdict(self._item, self._ground, [*self._fixed, *some])

    def fails(self, some: Sequence[Item]) -> bool:
        """Tell whether the item is at fault beside some items."""
        return self.verdict(some).is_at_fault


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
