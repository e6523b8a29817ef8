"""Tell things apart that are called the same: by what they are, then by a number."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from itertools import count

from regola.pages.book import Book

__all__ = ["Names"]


@dataclass
class Names:
    """Gives names in the words of a book; among things of one sort no two have the same."""

    book: Book
    _given: dict[tuple[str, str], Hashable] = field(default_factory=dict)

    def of(self, sort: str, thing: Hashable, name: str, form: str) -> str:
        """Return the name of a thing of a form: its own where that is free, the same each time."""
        ways = self._ways(name, form)
        return next(way for way in ways if self._given.setdefault((sort, way), thing) == thing)

    def _ways(self, name: str, form: str) -> Iterator[str]:
        yield name
        told = self.book.say("form-name", form=form)
        yield self.book.say("named-apart", name=name, what=told)
        for number in count(2):
            yield self.book.say("named-apart", name=name, what=f"{told} {number}")
