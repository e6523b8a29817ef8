"""Names and sizes of files that come from elsewhere: an archive, a revision of a repository."""

from __future__ import annotations

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


def sound_names(names: Sequence[str], origin: str, sink: Sink) -> bool:
    """
    Tell whether files can lie under their names in a folder, on every system.

    Reported is, at ``origin``, the first name that leads out of the folder or is none everywhere,
    is too long, or is that of another file or folder too.
    """
    for slug, wrong in (
        ("archive-leads-out", (name for name in sorted(names) if not is_safe_name(name))),
        ("archive-name-too-long", (name for name in names if _is_too_long(name))),
        ("archive-name-twice", _doubled(names)),
    ):
        path = next(iter(wrong), None)
        if path is not None:
            sink.report(slug, Span.whole(origin), path=path)
            return False
    return True


def _is_too_long(name: str) -> bool:
    parts = (len(part.encode()) for part in name.split("/"))
    return len(name.encode()) > _MOST_OF_PATH or max(parts) > _MOST_OF_NAME


def _doubled(names: Iterable[str]) -> Iterator[str]:
    """
    Give names that several files have, or a file and a folder, or two folders.

    Some systems keep one of several whose names differ in capitals or accents alone.
    """
    told = list(names)
    files = Counter(map(_kept, told))
    around = {folder for name in told for folder in PurePosixPath(name).parents}
    folders = Counter(_kept(folder.as_posix()) for folder in around)
    for name in told:
        above = map(_kept, (one.as_posix() for one in PurePosixPath(name).parents))
        if files[_kept(name)] > 1 or _kept(name) in folders or any(folders[a] > 1 for a in above):
            yield name


def _kept(name: str) -> str:
    return normalize("NFC", name).casefold()
