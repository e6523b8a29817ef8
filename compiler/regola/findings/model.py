"""Describe what is wrong as facts, without words of any human language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from regola.sources import Arguments, Edit, Fix, Span

__all__ = ["Confidence", "Edit", "Finding", "Fix", "Label", "Severity"]


class Severity(Enum):
    """How much a finding weighs."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        """The place in order of weight: 0 is the heaviest."""
        return _RANKS[self]


_RANKS = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}


class Confidence(Enum):
    """How sure it is that the author did not mean what stands there."""

    CERTAIN = "certain"
    LIKELY = "likely"
    POSSIBLE = "possible"


@dataclass(frozen=True, slots=True)
class Label:
    """A second place that has to do with a finding; `key` names the attribute `related-KEY`."""

    span: Span
    key: str
    arguments: Arguments = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """
    One fault at one place.

    `slug` names the message, and the registry's entry, which holds code, severity and confidence.
    `hint` names the attribute `hint-KEY`; without it the attribute `hint`, if any, is shown.
    """

    slug: str
    span: Span
    arguments: Arguments = ()
    hint: str | None = None
    related: tuple[Label, ...] = ()
    fix: Fix | None = None
