"""Name files the way findings and outputs name them: relative, with `/`, the same everywhere."""

from __future__ import annotations

import os
import re
from pathlib import Path

from regola.sources import shown

__all__ = [
    "file_called",
    "is_file",
    "is_folder",
    "is_inside",
    "is_safe_name",
    "is_there",
    "is_within",
    "real_path",
    "shown_name",
]

# Windows takes a colon or one of its device names for a path of its own.
_UNSAFE_PART = re.compile(
    r"""(?ix) ^\.{0,2}$ | [\x00-\x1f\x7f\\:*?"<>|] | [. ]$ | ^(con|prn|aux|nul|com\d|lpt\d)(\.|$)"""
)


def is_there(path: Path) -> bool:
    """Tell whether a path leads to something; one that the system refuses to look at does not."""
    return os.path.exists(path)  # noqa: PTH110 - Path.exists() raises for a long name


def is_file(path: Path) -> bool:
    """Tell whether a path leads to a file, as `is_there`."""
    return os.path.isfile(path)  # noqa: PTH113 - as above


def is_folder(path: Path) -> bool:
    """Tell whether a path leads to a folder, as `is_there`."""
    return os.path.isdir(path)  # noqa: PTH112 - as above


def file_called(out: str | None, name: str) -> Path:
    """
    Return the file to write: ``out``; in it, or at hand where none is told, one of this name.

    What ends with a stroke is meant as a folder, whether it is there or not.
    """
    if out is None:
        return Path(name)
    path = Path(out)
    return path / name if out.endswith(("/", os.sep)) or is_folder(path) else path


def real_path(path: Path) -> Path:
    """Return where a path leads in the end; one that leads to itself stays as it is."""
    # Path.resolve() raises where links form a ring.
    return Path(os.path.realpath(path))


def is_within(path: Path, folder: Path) -> bool:
    """Tell whether a path leads, by whatever links, to a folder or to what lies in it."""
    return real_path(path).is_relative_to(real_path(folder))


def is_inside(path: Path, folder: Path) -> bool:
    """Tell whether a path names a folder or what lies in it, whatever links are on the way."""
    named = os.path.abspath(path)  # noqa: PTH100 - resolve() would follow links away
    return Path(named).is_relative_to(os.path.abspath(folder))  # noqa: PTH100 - as above


def shown_name(path: Path, root: Path) -> str:
    r"""
    Return the name of a file relative to a folder.

    Bytes of a name that are not UTF-8 appear as `\xNN` and characters that are not seen as escapes,
    so that every name can be printed, on one line.
    """
    relative = os.path.relpath(path, root)
    name = os.fsencode(relative).decode("utf-8", "backslashreplace").replace(os.sep, "/")
    return shown(name).replace("\n", "\\n")


def is_safe_name(name: str) -> bool:
    """Tell whether a relative name with `/` stays inside its folder on every system."""
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return not any(_UNSAFE_PART.search(part) for part in name.split("/"))
