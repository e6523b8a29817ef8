"""What jsonschema asks of rpds, which has no build for browsers, in plain Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

__all__ = ["HashTrieMap", "HashTrieSet", "List"]


class HashTrieMap(dict[Any, Any]):
    """A mapping of which another is made where something changes."""

    def insert(self, key: Any, value: Any) -> HashTrieMap:
        """Return it with one more entry."""
        return HashTrieMap({**self, key: value})

    def remove(self, key: Any) -> HashTrieMap:
        """Return it without an entry."""
        return HashTrieMap({one: value for one, value in self.items() if one != key})

    def update(self, *others: Any, **more: Any) -> HashTrieMap:  # type: ignore[override]
        """Return it with more entries."""
        found = HashTrieMap(self)
        dict.update(found, *others, **more)
        return found

    @classmethod
    def convert(cls, value: Any) -> HashTrieMap:
        """Return a mapping as one of these."""
        return value if isinstance(value, cls) else cls(value)

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


class HashTrieSet(frozenset[Any]):
    """A set of which another is made where something changes."""

    __slots__ = ()

    def insert(self, value: Any) -> HashTrieSet:
        """Return it with one more value."""
        return HashTrieSet(self | {value})

    def remove(self, value: Any) -> HashTrieSet:
        """Return it without a value."""
        return HashTrieSet(self - {value})

    def update(self, *others: Iterable[Any]) -> HashTrieSet:
        """Return it with more values."""
        return HashTrieSet(self.union(*others))


class List(tuple[Any, ...]):
    """A list that grows at its front."""

    __slots__ = ()

    def __new__(cls, *values: Any) -> Self:
        """Take the values one by one, or together."""
        one = len(values) == 1 and not isinstance(values[0], str)
        return tuple.__new__(cls, values[0] if one else values)

    def push_front(self, value: Any) -> List:
        """Return it with one more value at its front."""
        return List((value, *self))

    @property
    def first(self) -> Any:
        """The value at its front."""
        return self[0]

    @property
    def rest(self) -> List:
        """All but the value at its front."""
        return List(self[1:])
