"""Names and sizes of files that come from elsewhere: an archive, a revision of a repository."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePosixPath
from unicodedata import normalize

from regola.files.names import is_safe_name
from regola.findings import Sink
from regola.sources import Span

__all__ = ["MOST_BYTES", "MOST_FILES", "is_hidden", "sound_names"]

MOST_FILES = 20_000
MOST_BYTES = 200_000_000
"""More than any pack has: beyond, what comes from elsewhere is refused as a whole."""

_MOST_OF_NAME, _MOST_OF_PATH = 255, 800
"""How many bytes a name, and a whole path, may have: more than that some systems do not keep."""


def is_hidden(name: str) -> bool:
    """Tell whether a file, or a folder around it, is one that systems do not show."""
    return any(part.startswith(".") and part not in (".", "..") for part in name.split("/"))


def sound_names(names: Sequence[str], origin: str, sink: Sink, *, only_here: bool = False) -> bool:
    """
    Tell whether files can lie under their names in a folder, on every system or ``only_here``.

    Reported is, at ``origin``, the first name that leads out of the folder or is none there, is too
    long, or is that of another file or folder too.
    """
    is_name, folds = (_is_name_here, _FOLDS) if only_here else (is_safe_name, True)
    for slug, wrong in (
        ("archive-leads-out", (name for name in sorted(names) if not is_name(name))),
        ("archive-name-too-long", (name for name in names if _is_too_long(name))),
        ("archive-name-twice", _doubled(names, folds=folds)),
    ):
        path = next(iter(wrong), None)
        if path is not None:
            sink.report(slug, Span.whole(origin), path=path)
            return False
    return True


_FOLDS = sys.platform in ("darwin", "win32")
"""Whether this system may take names for one that differ in capitals or accents alone."""


def _is_name_here(name: str) -> bool:
    """Tell whether a relative name stays inside its folder on this system."""
    if sys.platform == "win32":
        return is_safe_name(name)
    return not any(part in ("", ".", "..") for part in name.split("/"))


def _is_too_long(name: str) -> bool:
    parts = (len(os.fsencode(part)) for part in name.split("/"))
    return len(os.fsencode(name)) > _MOST_OF_PATH or max(parts) > _MOST_OF_NAME


def _doubled(names: Iterable[str], *, folds: bool) -> Iterator[str]:
    """
    Give names that several files have, or a file and a folder, or two folders.

    Systems that fold names keep one of several that differ in capitals or accents alone.
    """
    told = {name: _kept(name, folds=folds) for name in names}
    files = Counter(_kept(name, folds=folds) for name in names)
    around = {folder.as_posix() for name in told for folder in PurePosixPath(name).parents}
    folders = Counter(_kept(folder, folds=folds) for folder in around)
    for name, kept in told.items():
        above = (_kept(one.as_posix(), folds=folds) for one in PurePosixPath(name).parents)
        if files[kept] > 1 or kept in folders or any(folders[one] > 1 for one in above):
            yield name


def _kept(name: str, *, folds: bool) -> str:
    return normalize("NFC", name).casefold() if folds else name
