"""Versions of packs, and the ranges in which they are needed, as Python packages tell them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from packaging.version import Version

__all__ = ["is_range", "suits", "version_of"]

# The library is imported where it is used: most packs tell no range, and need not wait for it.


def is_range(text: str) -> bool:
    """Tell whether a text names versions, as `>=1.2,<2` does."""
    from packaging.specifiers import InvalidSpecifier, SpecifierSet

    try:
        SpecifierSet(text)
    except InvalidSpecifier:
        return False
    return True


def suits(version: str, versions: str) -> bool:
    """Tell whether a version is among those named; any is, where none are."""
    if not versions:
        return True
    from packaging.specifiers import SpecifierSet

    return SpecifierSet(versions).contains(version_of(version), prereleases=True)


def version_of(text: str) -> Version:
    """Return a version that can be compared; the least there is for what is none."""
    from packaging.version import InvalidVersion, Version

    try:
        return Version(text)
    except InvalidVersion:
        return Version("0")
