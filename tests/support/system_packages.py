"""
What some tests need of the system, and the packages that bring it.

A test says so with `@pytest.mark.needs("name")`. Run as a script, this file prints all packages,
one a line; it uses the standard library alone, because it runs before anything is installed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

_DICTIONARIES = (Path("/usr/share/hunspell"), Path("/usr/share/myspell/dicts"))


@dataclass(frozen=True, slots=True)
class Need:
    """What brings a thing, and how to tell whether it is there."""

    packages: tuple[str, ...]
    is_there: Callable[[], bool]


def _program(*names: str) -> Callable[[], bool]:
    return lambda: any(shutil.which(name) for name in names)


def _dictionaries(*names: str) -> Callable[[], bool]:
    def are_there() -> bool:
        return _program("hunspell")() and all(
            any((folder / f"{name}.dic").exists() for folder in _DICTIONARIES) for name in names
        )

    return are_there


NEEDS = {
    "browser": Need(("chromium",), _program("chromium", "chromium-browser", "google-chrome")),
    "dictionaries": Need(
        ("hunspell", "hunspell-en-us", "hunspell-es", "hunspell-it"),
        _dictionaries("en_US", "es_ES", "it_IT"),
    ),
    "setpriv": Need(("util-linux",), _program("setpriv")),
}


def packages_for(names: Iterable[str]) -> list[str]:
    """The packages that bring the things named."""
    return sorted({package for name in names for package in NEEDS[name].packages})


if __name__ == "__main__":
    print("\n".join(packages_for(NEEDS)))  # noqa: T201 - a script
