"""A choice at random that takes what was chosen least so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from random import Random
from typing import TypeVar

__all__ = ["Evenly"]

Picked = TypeVar("Picked")

_TRIES = {"form": 60, "deed": 20, "event": 20, "offer": 20}
"""So many draws that came to nothing count as one use: what never fits does not hold all up."""
_FEW_TRIES = 6


class Evenly:
    """
    Chooses one of several: of those used least, one at random.

    What is chosen while a rule is drawn counts as used once the rule is `kept`. So every form,
    word, slot, scope, limit and moment comes once before any comes twice.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311  # the same rules each time
        self.used: Counter[Hashable] = Counter()
        self.tried: Counter[Hashable] = Counter()
        self._drawn: list[Hashable] = []

    def __call__(self, options: Sequence[Picked], site: str = "") -> Picked:
        """Return one of the options; those of a site that has a name count as the same there."""
        told: Hashable = site or tuple(map(_name, options))
        keys = [(told, _name(one)) for one in options]
        tries = _TRIES.get(site, _FEW_TRIES)
        weights = [self.used[key] + self.tried[key] // tries for key in keys]
        least = min(weights)
        chosen = self.random.choice([n for n, weight in enumerate(weights) if weight == least])
        self._drawn.append(keys[chosen])
        return options[chosen]

    def chance(self, *weights: float) -> int:
        """Return a number from 0 by weight; nothing is counted."""
        return self.random.choices(range(len(weights)), weights)[0]

    def kept(self) -> None:
        """Count what the rule just drawn has used."""
        self.used.update(set(self._drawn))
        self._drawn.clear()

    def dropped(self) -> None:
        """Count what the rule just drawn has tried; it came to nothing."""
        self.tried.update(set(self._drawn))
        self._drawn.clear()

    def never(self) -> list[Hashable]:
        """Return what was drawn and never used."""
        return sorted((key for key in self.tried if not self.used[key]), key=str)


def _name(option: object) -> str:
    return getattr(option, "__name__", str(option))
