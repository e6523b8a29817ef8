"""Find what several items say: names, ids, meanings of which there should be one each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from regola.checks.survey import Survey
from regola.program.model import Item

__all__ = ["doubled"]

_Key = TypeVar("_Key", bound=Hashable)


def doubled(survey: Survey, tell: Callable[[Item], Sequence[_Key]]) -> frozenset[_Key]:
    """Return what is told of items checked more than once, or of the library's too."""
    return survey.words_of(tell).doubled
