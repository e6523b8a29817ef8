"""The version of the contract between the engine and rule modules."""

from __future__ import annotations

__all__ = ["API", "ModuleVersionError", "require"]

API = 1
"""Raised when a module written before would no longer run."""


class ModuleVersionError(ImportError):
    """A rule module was written for another version of the engine."""


def require(version: int) -> None:
    """Stop the import of a module that was written for another version."""
    if version != API:
        raise ModuleVersionError(f"written for version {version}, this is {API}")
