"""The board as it lies: regions, neighbours and lasting classes, as bit masks."""

from __future__ import annotations

from regola_engine.kernel.masks import bits

__all__ = ["Ground", "bits", "union"]


def union(sets: list[int], mask: int) -> int:
    """Return all that lies in the sets whose numbers are in the mask."""
    found = 0
    for number in bits(mask):
        found |= sets[number]
    return found


class Ground:
    """
    A board in the eyes of those who play by a set of rules.

    ``masks`` holds the regions of each lasting class, by its number, ``printed`` those that the
    board names; ``beside`` the neighbours of each region as printed; ``everywhere`` is the set of
    all regions.
    """

    __slots__ = ("beside", "everywhere", "masks", "printed", "size")

    def __init__(self, size: int, masks: list[int], beside: list[int]) -> None:
        self.size = size
        self.masks = masks
        self.printed = tuple(masks)
        self.beside = beside
        self.everywhere = (1 << size) - 1

    def around(self, mask: int) -> int:
        """Return the regions that touch a region of the set."""
        return union(self.beside, mask & self.everywhere)

    def copy(self) -> Ground:
        """Return a ground whose classes can be changed without changing this one."""
        return Ground(self.size, list(self.printed), self.beside)
