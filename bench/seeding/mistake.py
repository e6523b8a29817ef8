"""One seeded mistake, and small helpers that make them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from regola.findings import Finding
from seeding.content import Content, File

__all__ = ["Make", "Mistake", "Subject", "replaced"]


class Subject(Protocol):
    """What a mistake is made in: a file of some sort, which knows how it is checked."""

    @property
    def name(self) -> str:
        """What the file is called."""
        ...

    @property
    def text(self) -> str:
        """The text without the mistake."""
        ...

    def check(self, text: str, content: Content) -> list[Finding]:
        """Return what is found in the file with another text."""
        ...

    def meaning(self, text: str, content: Content) -> Any:
        """Return what the file means with another text."""
        ...


@dataclass(frozen=True)
class Mistake:
    """
    A text with one mistake in it.

    ``places`` are the stretches of the changed text that a finding may point at: where the mistake
    stands, and what it leaves incomplete. ``what`` tells the change; ``file`` is the
    file changed where it is not the one that was drawn.
    """

    text: str
    places: tuple[tuple[int, int], ...]
    what: str
    file: Subject | None = None


Make: TypeAlias = Callable[[File, Content, Random], Mistake | None]


def replaced(text: str, start: int, end: int, new: str) -> Mistake:
    """Put other words in the place of some."""
    changed = text[:start] + new + text[end:]
    return Mistake(changed, ((start, start + len(new)),), f"{text[start:end]!r} -> {new!r}")
