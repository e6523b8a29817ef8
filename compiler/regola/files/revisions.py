"""Files as they were in a revision of the repository around a folder."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from regola.files.foreign_names import MOST_BYTES, MOST_FILES, sound_names
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
    is fetched from elsewhere. Reported is a revision that is not there, or not all of it, a folder
    of no repository, and files that cannot lie in a folder under their names.
    """
    origin = f"{PREFIX}{revision}"
    listed = _git(folder, "ls-tree", "-r", "-z", "-l", "--end-of-options", revision)
    wanted = None if listed is None else list(_wanted(listed))
    if wanted is not None and not _are_sound(wanted, origin, sink):
        return None
    contents = None if wanted is None else _contents(folder, [one.object for one in wanted])
    if wanted is None or contents is None:
        _report_unread(folder, revision, sink)
        return None
    return {one.name: data for one, data in zip(wanted, contents, strict=True)}


@dataclass(frozen=True, slots=True)
class _Listed:
    """A file of a revision: its name, the object that it is, and how many bytes that has."""

    name: str
    object: bytes
    size: int


def _wanted(listed: bytes) -> Iterator[_Listed]:
    """Give the files that packs and builds are made of."""
    for line in listed.split(b"\0"):
        about, _, name = line.partition(b"\t")
        if about.startswith(_FILE) and name.endswith(_WANTED):
            _, _, identifier, size = about.split()
            told = int(size) if size.isdigit() else 0
            yield _Listed(name.decode("utf-8", "surrogateescape"), identifier, told)


def _are_sound(wanted: Sequence[_Listed], origin: str, sink: Sink) -> bool:
    if len(wanted) > MOST_FILES or sum(one.size for one in wanted) > MOST_BYTES:
        sink.report("archive-too-large", Span.whole(origin), files=MOST_FILES, bytes=MOST_BYTES)
        return False
    return sound_names([one.name for one in wanted], origin, sink, only_here=True)


def _report_unread(folder: Path, revision: str, sink: Sink) -> None:
    """Tell why a revision cannot be read: git, the repository, or all of it is missing."""
    place = Span.whole(f"{PREFIX}{revision}")
    around = _ran(folder, "rev-parse", "--git-dir")
    if around is None:
        sink.report("revision-unread", place, hint="git", revision=revision)
    elif around.returncode:
        # Git names the setting in every language; it trusts no repository of another user.
        hint = "owner" if b"safe.directory" in around.stderr else "repository"
        sink.report("revision-unread", place, hint=hint, revision=revision)
    elif (
        not revision or _git(folder, "rev-parse", "-q", "--verify", f"{revision}^{{tree}}") is None
    ):
        lacking = "shallow" if _is_shallow(folder) else None
        sink.report("no-revision", place, hint=lacking, revision=revision or PREFIX)
    else:
        sink.report("revision-unread", place, hint="part", revision=revision)


def _is_shallow(folder: Path) -> bool:
    """Tell whether the repository was cloned without all of what was before."""
    return _git(folder, "rev-parse", "--is-shallow-repository") == b"true\n"


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
    done = _ran(folder, *words, given=given)
    return None if done is None or done.returncode else done.stdout


def _ran(
    folder: Path, *words: str, given: bytes = b""
) -> subprocess.CompletedProcess[bytes] | None:
    """Run git on the repository around a folder; nothing where there is no git."""
    command = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", *words]
    try:
        return subprocess.run(  # noqa: S603 - fixed words; a revision cannot be an option
            command,
            cwd=folder,
            input=given,
            capture_output=True,
            check=False,
            # What a partial clone lacks would be fetched by a command that the clone names.
            env={**_environment(), "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1"},
        )
    except (OSError, ValueError):
        # ValueError: a revision with a NUL in it, which no command takes.
        return None


_OF_ANOTHER = (
    *("GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE"),
    *("GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX"),
    *("GIT_SHALLOW_FILE", "GIT_GRAFT_FILE"),
)


def _environment() -> dict[str, str]:
    """
    Return the environment without what names a repository.

    Git tells its hooks that; the one that is meant here is that around the folder.
    """
    return {name: value for name, value in os.environ.items() if name not in _OF_ANOTHER}
