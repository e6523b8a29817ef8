"""Tables of what all things of a row tell, changed where the row is, and which answers change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import chain, count
from typing import Any, Generic, Protocol, TypeVar

from regola.memory.rows import Row

__all__ = ["Asked", "Changes", "Counts", "Ground", "Table"]

_Name = TypeVar("_Name", bound=Hashable)
_Value = TypeVar("_Value")

_REMEMBERED = 16
"""So many changes are known one by one; who was away longer has to ask everything anew."""

_VERSIONS = count()
_NOTHING: Any = object()


class Ground(Protocol):
    """What something may hang on: it tells what of it is another than at a time before."""

    @property
    def version(self) -> object:
        """What tells this time from others."""

    def since(self, version: Any) -> frozenset[Hashable] | None:
        """Return what is another than it was then; nothing where that cannot be told."""


class Changes(Generic[_Name]):
    """Something with names that keeps a list of the names whose answers changed."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.version = next(_VERSIONS)
        self._began = self.version
        self._log: list[tuple[int, frozenset[_Name]]] = []

    def since(self, version: Any) -> frozenset[_Name] | None:
        """Return the names with another answer than at a version; nothing if that is forgotten."""
        if version == self.version:
            return frozenset()
        known = (self._began, *(one for one, _ in self._log))
        if version not in known:
            return None
        return frozenset(chain.from_iterable(names for one, names in self._log if one > version))

    def note(self, names: Iterable[_Name]) -> None:
        """Note the names that have another answer from now on."""
        changed = frozenset(names)
        if changed:
            self.version = next(_VERSIONS)
            self._log.append((self.version, changed))
        if len(self._log) > _REMEMBERED:
            self._began = self._log.pop(0)[0]

    def forget(self) -> None:
        """Take every answer for another from now on."""
        self.version = self._began = next(_VERSIONS)
        self._log.clear()


@dataclass(frozen=True, slots=True)
class _Renewed(Generic[_Value]):
    """What was made of blocks that went and came, and whether others stand in another order."""

    gone: list[_Value]
    new: list[_Value]
    is_moved: bool


class _Blocks(Generic[_Value]):
    """What was made of each block of a row, in order; the blocks are held, to know them again."""

    def __init__(self) -> None:
        """Begin without blocks."""
        self.made: dict[int, _Value] = {}
        self._row: Row[Any] = Row(())

    def is_of(self, row: Row[Any]) -> bool:
        """Tell whether this is made of a row."""
        return row is self._row

    def renew(self, row: Row[Any], make: Callable[..., _Value]) -> _Renewed[_Value]:
        """Take another row; tell what was made of blocks that are no more, and of new ones."""
        before, new = self.made, list[_Value]()
        now: dict[int, _Value] = {}
        for block in row.blocks:
            key = id(block)
            if key in before:
                now[key] = before[key]
            else:
                now[key] = make(block)
                new.append(now[key])
        gone = [made for key, made in before.items() if key not in now]
        is_moved = [key for key in before if key in now] != [key for key in now if key in before]
        self.made, self._row = now, row
        return _Renewed(gone, new, is_moved)


class Asked(Mapping[_Name, _Value]):
    """A table that remembers what it was asked: what was made with it holds while that is so."""

    def __init__(self, table: Mapping[_Name, _Value]) -> None:
        """Take the table."""
        self._table = table
        self._names: set[_Name] = set()

    def names(self) -> Collection[_Name]:
        """Return the names that were asked for."""
        return self._names

    def __getitem__(self, name: _Name) -> _Value:
        """Return what stands under a name."""
        self._names.add(name)
        return self._table[name]

    def __iter__(self) -> Iterator[_Name]:
        """Refuse to be gone through: that would ask for everything."""
        raise NotImplementedError

    def __len__(self) -> int:
        """Refuse to be counted, as well."""
        raise NotImplementedError


class Table(Changes[_Name], Mapping[_Name, _Value]):
    """
    What things tell by name: of two that tell the same name, the last one's answer.

    Below lies another table, for what no thing tells.
    """

    def __init__(self, below: Mapping[_Name, _Value]) -> None:
        """Begin with what lies below."""
        super().__init__()
        self.below = below
        self._blocks: _Blocks[dict[_Name, _Value]] = _Blocks()
        self._own: dict[_Name, _Value] = {}
        self._held: Counter[_Name] = Counter()

    def renew(self, row: Row[Iterable[tuple[_Name, _Value]]]) -> None:
        """Take what the things of a row tell; most of them are those of before."""
        if self._blocks.is_of(row):
            return
        renewed = self._blocks.renew(row, _told_in)
        latest: dict[_Name, _Value] = {}
        for told in renewed.gone:
            self._held.subtract(told.keys())
        for told in renewed.new:
            self._held.update(told.keys())
            latest |= told
        stirred = {*chain(*renewed.gone), *latest}
        if renewed.is_moved:
            stirred.update(name for name, held in self._held.items() if held > 1)
        self.note([name for name in stirred if self._answer(name, latest)])

    def _answer(self, name: _Name, latest: Mapping[_Name, _Value]) -> bool:
        """Answer a name anew; tell whether the answer is another than it was."""
        before = self.get(name, _NOTHING)
        held = self._held[name]
        if not held:
            del self._held[name]
            self._own.pop(name, None)
        elif held == 1 and name in latest:
            self._own[name] = latest[name]
        else:
            told = (made for made in reversed(self._blocks.made.values()) if name in made)
            self._own[name] = next(told)[name]
        now = self.get(name, _NOTHING)
        return now is not before and now != before

    def __getitem__(self, name: _Name) -> _Value:
        """Return what stands under a name."""
        found = self._own.get(name, _NOTHING)
        return self.below[name] if found is _NOTHING else found

    def __contains__(self, name: object) -> bool:
        """Tell whether something stands under a name."""
        return name in self._own or name in self.below

    def __iter__(self) -> Iterator[_Name]:
        """Give all names."""
        return iter({**self.below, **self._own})

    def __len__(self) -> int:
        """Return the number of names."""
        return len({**self.below, **self._own})


class Counts(Changes[_Name]):
    """
    How often things tell each word; a word changes where it is told first, or last.

    ``doubled`` are the words that are told more than once.
    """

    def __init__(self) -> None:
        """Begin with nothing told."""
        super().__init__()
        self.doubled: set[_Name] = set()
        self._blocks: _Blocks[Counter[_Name]] = _Blocks()
        self._told: dict[_Name, int] = {}

    @property
    def words(self) -> AbstractSet[_Name]:
        """The words, as they are now."""
        return self._told.keys()

    def renew(self, row: Row[Iterable[_Name]]) -> None:
        """Take what the things of a row tell; most of them are those of before."""
        if self._blocks.is_of(row):
            return
        renewed = self._blocks.renew(row, _counted_in)
        stirred: Counter[_Name] = Counter()
        for told in renewed.new:
            stirred.update(told)
        for told in renewed.gone:
            stirred.subtract(told)
        self.note([word for word, more in stirred.items() if more and self._count(word, more)])

    def _count(self, word: _Name, more: int) -> bool:
        """Count a word so many times more; tell whether it is there or not as it was not."""
        before = self._told.get(word, 0)
        now = before + more
        if now:
            self._told[word] = now
        else:
            del self._told[word]
        if now > 1:
            self.doubled.add(word)
        else:
            self.doubled.discard(word)
        return not before or not now


def _told_in(block: tuple[Iterable[tuple[Any, Any]], ...]) -> dict[Any, Any]:
    return dict(chain.from_iterable(block))


def _counted_in(block: tuple[Iterable[Any], ...]) -> Counter[Any]:
    return Counter(chain.from_iterable(block))
