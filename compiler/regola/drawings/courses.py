"""What the steps of a played example change that can be counted, so that a reader can add up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from regola.drawings.asked import Asked

__all__ = ["Change", "Course", "Holding"]


class Holding(NamedTuple):
    """
    What is counted: an amount by its word, or pieces by the reference of their item.

    A ``player`` has it, or it lies on a space (``where``).
    """

    what: str
    player: str = ""
    where: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """
    So many more (or fewer, below nought), and the reference of the item that says so, if any.

    ``how`` is the word of the log for what was done, ``space`` where, if that tells more than that
    something is there or gone.
    """

    holding: Holding
    count: int
    by: str
    how: str = ""
    space: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """
    What was there as it was laid out, what happened by itself then, and what each step changed.

    All that is empty where nobody watched. ``asked`` tells what was asked at each step done.
    """

    had: Mapping[Holding, int] = field(default_factory=dict)
    opening: tuple[Change, ...] = ()
    changes: tuple[tuple[Change, ...], ...] = ()
    asked: tuple[Asked, ...] = ()
