"""Files as they were in a revision of the repository around a folder."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from regola.findings import Sink
from regola.sources import Span

__all__ = ["PREFIX", "revision_files"]

PREFIX = "git:"
"""What a revision begins with where a folder could be named as well."""

_WANTED = (b".regola", b".yaml", b".po", b".json", b".ftl")
_FILE = b"100"
"""How the mode of a regular file begins; links and submodules have others."""


def revision_files(folder: Path, revision: str, sink: Sink) -> dict[str, bytes] | None:
    """
    Return the files below a folder as they were in a revision, by their names from there.

    Objects are read as they are kept: no filter, hook or setting of the repository runs, and none
    is fetched from elsewhere. Reported is a revision that is not there, or not all of it, and a
    folder of no repository.
    """
    listed = _git(folder, "ls-tree", "-r", "-z", "--end-of-options", revision)
    found = None if listed is None else _files(folder, listed)
    if found is None:
        sink.report("no-revision", Span.whole(f"{PREFIX}{revision}"), revision=revision)
    return found


def _files(folder: Path, listed: bytes) -> dict[str, bytes] | None:
    """Return the contents of what was listed; nothing where some of it is missing."""
    wanted: list[tuple[str, bytes]] = []
    for line in listed.split(b"\0"):
        about, _, name = line.partition(b"\t")
        mode, _, rest = about.partition(b" ")
        if mode.startswith(_FILE) and name.endswith(_WANTED):
            wanted.append((name.decode("utf-8", "surrogateescape"), rest.split(b" ")[1]))
    contents = _contents(folder, [identifier for _, identifier in wanted])
    if contents is None:
        return None
    return {name: data for (name, _), data in zip(wanted, contents, strict=True)}


def _contents(folder: Path, identifiers: list[bytes]) -> list[bytes] | None:
    """Return objects as they are kept, in order; nothing where one is missing or broken."""
    told = _git(folder, "cat-file", "--batch", given=b"\n".join(identifiers) + b"\n")
    if told is None:
        return None
    found: list[bytes] = []
    place = 0
    for _ in identifiers:
        end = told.index(b"\n", place)
        about = told[place:end].split(b" ")
        if len(about) != _ABOUT:
            return None
        size = int(about[2])
        found.append(told[end + 1 : end + 1 + size])
        place = end + size + 2
    return found


_ABOUT = 3
"""An object is told by its name, its sort and its size; one that is not there otherwise."""


def _git(folder: Path, *words: str, given: bytes = b"") -> bytes | None:
    """Return what git says, nothing where it fails or is not there."""
    command = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", *words]
    try:
        done = subprocess.run(  # noqa: S603 - fixed words; a revision cannot be an option
            command,
            cwd=folder,
            input=given,
            capture_output=True,
            check=False,
            # What a partial clone lacks would be fetched by a command that the clone names.
            env={**os.environ, "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1"},
        )
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None
