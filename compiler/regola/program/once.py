"""What is worked out of a library once: many packs are compiled on top of the same one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Generic, TypeVar

from regola.program.model import Item

__all__ = ["Same", "once"]

_T = TypeVar("_T")
_Thing_co = TypeVar("_Thing_co", covariant=True)

_LIBRARIES = 8
"""Of so many libraries the answers are kept, those asked for last."""


class Same(Generic[_Thing_co]):
    """A thing that is equal only to itself: to compare what it holds would take too long."""

    __slots__ = ("thing",)

    def __init__(self, thing: _Thing_co) -> None:
        """Take the thing."""
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        """Tell whether another is of the very same thing."""
        return isinstance(other, Same) and other.thing is self.thing

    def __hash__(self) -> int:
        """Return a number for the thing."""
        return id(self.thing)


def once(ask: Callable[[tuple[Item, ...]], _T]) -> Callable[[tuple[Item, ...]], _T]:
    """Make a question about all items of a library one that is worked out once for each."""

    @lru_cache(maxsize=_LIBRARIES)
    def answer(same: Same[tuple[Item, ...]]) -> _T:
        return ask(same.thing)

    @wraps(ask)
    def asked(library: tuple[Item, ...]) -> _T:
        return answer(Same(library))

    return asked
