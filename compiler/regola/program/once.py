"""What is worked out of a library once: many packs are compiled on top of the same one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

from regola.program.model import Item

__all__ = ["once"]

_T = TypeVar("_T")

_LIBRARIES = 8
"""Of so many libraries the answers are kept, those asked for last."""


class _Same:
    """Items that are equal only to themselves: to compare what they mean would take too long."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[Item, ...]) -> None:
        self.items = items

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.items is self.items

    def __hash__(self) -> int:
        return id(self.items)


def once(ask: Callable[[tuple[Item, ...]], _T]) -> Callable[[tuple[Item, ...]], _T]:
    """Make a question about all items of a library one that is worked out once for each."""

    @lru_cache(maxsize=_LIBRARIES)
    def answer(same: _Same) -> _T:
        return ask(same.items)

    @wraps(ask)
    def asked(library: tuple[Item, ...]) -> _T:
        return answer(_Same(library))

    return asked
