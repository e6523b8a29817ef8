"""
What some tests need of the system, and the packages that bring it.

A test says so with `@pytest.mark.needs("name")`. Run as a script, this file prints all packages,
one a line; it uses the standard library alone, because it runs before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_DICTIONARIES = (Path("/usr/share/hunspell"), Path("/usr/share/myspell/dicts"))
_APERTIUM = Path("/usr/share/apertium")


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


def _mounting() -> bool:
    return os.geteuid() == 0 and _program("mount")()


def as_nobody() -> list[str]:
    """Words to put before a command that root must not run as root, who may read and write all."""
    return ["setpriv", "--reuid=65534", "--clear-groups"] if os.geteuid() == 0 else []


def let_all_pass(folder: Path) -> None:
    """Temporary folders are closed to others; open the way to this one."""
    for parent in (folder, folder.parent, folder.parent.parent, folder.parent.parent.parent):
        if parent.name.startswith(("pytest", "popen", folder.name)):
            parent.chmod(parent.stat().st_mode | 0o055)


@cache
def _can_be_nobody() -> bool:
    """The other user must be able to start this Python too, wherever it is installed."""
    if os.geteuid() == 0 and not shutil.which("setpriv"):
        return False
    command = [*as_nobody(), sys.executable, "-c", "import regola"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


NEEDS = {
    "browser": Need(("chromium",), _program("chromium", "chromium-browser", "google-chrome")),
    "compiler": Need(("gcc", "libc6-dev"), _program("cc", "gcc", "clang")),
    "dictionaries": Need(
        ("hunspell", "hunspell-en-us", "hunspell-es", "hunspell-it"),
        _dictionaries("en_US", "es_ES", "it_IT"),
    ),
    "morphology": Need(
        ("apertium-eng-spa", "apertium-spa-ita", "lttoolbox"),
        lambda: (
            _program("lt-proc")()
            and all((_APERTIUM / f"apertium-{pair}").is_dir() for pair in ("eng-spa", "spa-ita"))
        ),
    ),
    "mounting": Need(("mount",), _mounting),
    "neovim": Need(("neovim",), _program("nvim")),
    # Who packages node brings npm along, or packages it apart: the one that is here says which.
    "npm": Need(("nodejs",), _program("npm")),
    "nobody": Need(("util-linux",), _can_be_nobody),
}


def packages_for(names: Iterable[str]) -> list[str]:
    """The packages that bring the things named."""
    return sorted({package for name in names for package in NEEDS[name].packages})


if __name__ == "__main__":
    print("\n".join(packages_for(NEEDS)))  # noqa: T201 - a script
