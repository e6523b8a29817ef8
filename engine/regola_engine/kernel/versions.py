"""The version of the contract between the engine and rule modules."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

__all__ = ["API", "ModuleVersionError", "absent", "require"]

API = 3
"""Raised when a module written before would no longer run."""


class ModuleVersionError(ImportError):
    """A rule module was written for another version of the engine."""


def require(version: int) -> None:
    """Stop the import of a module that was written for another version."""
    if version != API:
        raise ModuleVersionError(f"written for version {version}, this is {API}")


def absent(package: str) -> Callable[[str], object]:
    """
    Return the ``__getattr__`` of a package that modules import from.

    Names come before `require` in a module: one that the package has no more tells of its age, too.
    """

    def told(name: str) -> object:
        if name.startswith("_") or find_spec(f"{package}.{name}") is not None:
            raise AttributeError(name)
        raise ModuleVersionError(f"{package} {API} has no {name}: build the module again")

    return told
