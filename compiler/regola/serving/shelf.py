"""The pages of the rulebook as they were last made, made again as files change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from threading import Thread

__all__ = ["Made", "Shelf"]

Made = tuple[Mapping[str, bytes] | None, str]
"""The pages by their names, or none where they could not be made; and what is told of that."""


class Shelf:
    """Pages that a second thread makes; the last that could be made are shown meanwhile."""

    def __init__(self, make: Callable[[], Made]) -> None:
        """Keep how they are made; nothing is made yet."""
        self._make = make
        self._pages: Mapping[str, bytes] | None = None
        self.told = ""

    def renew(self) -> None:
        """Make the pages; those of before stay where these cannot be made."""
        pages, self.told = self._make()
        if pages is not None:
            self._pages = pages

    def follow(self, changes: Iterable[object]) -> None:
        """Make the pages now and at each change, in a thread that ends with the program."""
        Thread(target=self._follow, args=(changes,), daemon=True).start()

    def _follow(self, changes: Iterable[object]) -> None:
        self.renew()
        for _ in changes:
            self.renew()

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing could be made so far."""
        return self._pages is None

    def page(self, name: str) -> bytes | None:
        """Return a page, or nothing where there is none of that name."""
        return (self._pages or {}).get(name)
