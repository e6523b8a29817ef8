"""What was written otherwise in an earlier version, and until when that is still read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from regola import __version__

__all__ = ["SORTS", "Deprecation", "deprecations_from_yaml"]

SORTS = {"words": "word", "fields": "field", "kinds": "kind"}
"""The sections of a family in the table, with the sort of what stands there."""


@dataclass(frozen=True, slots=True)
class Deprecation:
    """
    An old form of a word of rules, of a field or of a kind, and the new one.

    From the version ``since`` on the new form is to be written; from ``until`` on the old one is
    an error.
    """

    sort: str
    old: str
    now: str
    since: str
    until: str

    def is_over(self, version: str = __version__) -> bool:
        """Tell whether the old form is an error in a version of Regola, by default this one."""
        return _minor(version) >= _minor(self.until)


def _minor(version: str) -> tuple[int, ...]:
    """Return the first two numbers of a version of Regola; the others change no form."""
    return tuple(int(number) for number in version.split(".")[:2])


def deprecations_from_yaml(
    data: Mapping[str, Any], families: Iterable[str]
) -> tuple[Deprecation, ...]:
    """Return what the table tells of some families, in its order."""
    return tuple(
        Deprecation(sort, old, told["now"], told["since"], told["until"])
        for family in families
        for section, sort in SORTS.items()
        for old, told in data.get(family, {}).get(section, {}).items()
    )
