"""
A chart parser over typed categories: what may stand at each place is worked out once.

A production is a sequence of words, articles and slots. Its value is made of the values of its
slots. Productions that need a word that the sentence lacks are left out before anything is tried.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, TypeAlias

__all__ = ["Chart", "Element", "Found", "Grammar", "Production", "Slot", "Ways"]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a value of a category; `optional` where it may be empty."""

    name: str
    category: str
    optional: bool = False


Element: TypeAlias = str | frozenset[str] | Slot
"""A word, one of several words (with "" among them: or none), or a place for a value."""

Values: TypeAlias = Mapping[str, Any]
Found: TypeAlias = tuple[int, Any]
"""Where a value ends, and the value."""

_MOST = 96


@dataclass(frozen=True, slots=True)
class Ways:
    """Several values that the same words may have, the likeliest first."""

    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Production:
    """
    One way to make a value of a category.

    `make` returns none where the values do not fit, `Ways` where the words may mean several things.
    """

    category: str
    elements: tuple[Element, ...]
    make: Callable[[Values], Any]

    @property
    def needed(self) -> frozenset[str]:
        """The words without which it cannot be."""
        return frozenset(one for one in self.elements if isinstance(one, str))


Finder: TypeAlias = "Callable[[Chart, int], Iterable[Found]]"


class Grammar:
    """Productions by category; `special` categories are found by functions of chart and place."""

    def __init__(self, productions: Iterable[Production]) -> None:
        """Take the productions in the order in which they are preferred."""
        self._by_category: dict[str, list[tuple[frozenset[str], Production]]] = defaultdict(list)
        for one in productions:
            self._by_category[one.category].append((one.needed, one))
        self.special: Mapping[str, Finder] = {}

    @cached_property
    def wanted(self) -> tuple[str, ...]:
        """The categories that slots ask for."""
        pairs = chain.from_iterable(self._by_category.values())
        slots = (one for _, production in pairs for one in production.elements)
        return tuple(dict.fromkeys(one.category for one in slots if isinstance(one, Slot)))

    def with_special(self, special: Mapping[str, Finder]) -> Grammar:
        """Return the same productions where other functions find the special categories."""
        found = copy(self)
        found.special = special
        return found

    def fitting(self, words: frozenset[str]) -> dict[str, dict[str, list[Production]]]:
        """Return the productions that the words allow, by category and first word if it is one."""
        found: dict[str, dict[str, list[Production]]] = {}
        for category, pairs in self._by_category.items():
            table = found.setdefault(category, defaultdict(list))
            for needed, one in pairs:
                if needed <= words:
                    first = one.elements[0] if one.elements else ""
                    table[first if isinstance(first, str) else ""].append(one)
        return found


class Chart:
    """The parses of one sentence."""

    def __init__(self, grammar: Grammar, words: list[str], own: str = "") -> None:
        """Take the words of the sentence; `own` is what rules call the item that holds it."""
        self.words = words
        self.own = own
        self._grammar = grammar
        self._special = grammar.special
        self._productions = grammar.fitting(frozenset(words))
        self._found: dict[tuple[str, int], list[Found]] = {}
        self._others: dict[tuple[str, ...], Chart] = {}

    def anew(self, words: list[str]) -> Chart:
        """Return the chart of other words, said of the same item; of each there is one."""
        known = self._others.get(tuple(words))
        if known is None:
            known = self._others[tuple(words)] = Chart(self._grammar, words, self.own)
            known._others = self._others  # all that come of one sentence share them
        return known

    def find(self, category: str, start: int) -> list[Found]:
        """Return the values of a category that begin at a place."""
        key = (category, start)
        known = self._found.get(key)
        if known is not None:
            return known
        self._found[key] = []  # a category within itself at the same place leads nowhere
        special = self._special.get(category)
        found = special(self, start) if special else self._made(category, start)
        return self._keep(key, found)

    def _keep(self, key: tuple[str, int], found: Iterable[Found]) -> list[Found]:
        kept: dict[str, Found] = {}
        ends: dict[int, int] = defaultdict(int)
        for end, value in found:
            name = f"{end} {value}"
            if name not in kept and ends[end] < _MOST:
                ends[end] += 1
                kept[name] = (end, value)
        self._found[key] = list(kept.values())
        return self._found[key]

    def _made(self, category: str, start: int) -> Iterator[Found]:
        table = self._productions.get(category, {})
        word = self.words[start] if start < len(self.words) else ""
        for one in (*table.get(word, ()), *(table.get("", ()) if word else ())):
            for end, values in self._match(one.elements, 0, start, {}):
                value = one.make(values)
                if isinstance(value, Ways):
                    yield from ((end, way) for way in value.values)
                elif value is not None:
                    yield end, value

    def _match(
        self, elements: tuple[Element, ...], place: int, at: int, values: dict[str, Any]
    ) -> Iterator[tuple[int, dict[str, Any]]]:
        if place == len(elements):
            yield at, values
            return
        element = elements[place]
        if isinstance(element, Slot):
            for end, value in self.find(element.category, at):
                yield from self._match(elements, place + 1, end, {**values, element.name: value})
            if element.optional:
                yield from self._match(elements, place + 1, at, values)
            return
        here = self.words[at] if at < len(self.words) else None
        if here == element or (isinstance(element, frozenset) and here in element):
            yield from self._match(elements, place + 1, at + 1, values)
        if isinstance(element, frozenset) and "" in element:
            yield from self._match(elements, place + 1, at, values)
