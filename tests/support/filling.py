"""Lines at random from forms: a text with parts, each of which is one of several texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

__all__ = ["lines"]


class _Filling:
    """Chooses what was used least in its place, by chance among these."""

    def __init__(self, parts: Mapping[str, tuple[str, ...]], seed: int) -> None:
        self._parts = parts
        self._rng = Random(seed)  # noqa: S311  # rules, not secrets
        self._used: Counter[tuple[str, str]] = Counter()

    def of(self, part: str) -> str:
        """Return one of the forms of a part."""
        known = self._parts[part]
        least = min(self._used[part, one] for one in known)
        found = self._rng.choice([one for one in known if self._used[part, one] == least])
        self._used[part, found] += 1
        return found

    def filled(self, text: str) -> str:
        """Return a text with its parts filled in, from the left."""
        while "{" in text:
            before, _, rest = text.partition("{")
            part, _, after = rest.partition("}")
            text = before + self.of(part) + after
        return text


def lines(parts: Mapping[str, tuple[str, ...]], seed: int) -> Iterator[str]:
    """Give what the part *line* may be, without end; not all of it means something."""
    filling = _Filling(parts, seed)
    while True:
        yield filling.filled("{line}")
