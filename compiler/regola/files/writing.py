"""Write a build: all of it or nothing, and never over a file that is somebody else's."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from regola.files.journal import JOURNAL_NAME, Intent, Journal
from regola.files.locking import LockedError, locked
from regola.files.manifest import (
    MANIFEST_NAME,
    BrokenManifestError,
    digest,
    manifest_bytes,
    read_manifest,
)
from regola.files.names import is_safe_name
from regola.files.reporting import reporting_writes
from regola.findings import Sink
from regola.sources import Span

__all__ = ["Written", "check_build", "write_build"]


@dataclass(frozen=True, slots=True)
class Written:
    """What a build changed in its folder; names are relative to it."""

    changed: tuple[str, ...]
    removed: tuple[str, ...]
    unchanged: int


def write_build(out: Path, outputs: Iterable[tuple[str, bytes]], sink: Sink) -> Written | None:
    """
    Write the outputs, name and bytes, and remove what the last build wrote and this one does not.

    Nothing in the folder changes before all outputs are rendered and laid ready; where anything is
    wrong, with the folder or with what is reported while the outputs are produced, nothing changes
    at all, the sink tells why, and nothing is returned. A build that was cut short is first
    finished or undone.
    """
    done = None
    with _reporting(out.as_posix(), sink):
        made = [folder for folder in (out, *out.parents) if not folder.exists()]
        try:
            out.mkdir(parents=True, exist_ok=True)
            with locked(out):
                _recover(Journal(out), out, sink)
                done = None if sink.has_errors else _Build(out, sink).run(outputs)
        finally:
            if done is None:
                _remove_empty(made)
    return done


def check_build(out: Path, outputs: Iterable[tuple[str, bytes]], sink: Sink) -> bool:
    """Compare the folder with the outputs, report each difference, and tell whether all agree."""
    before = len(sink)
    with _reporting(out.as_posix(), sink):
        if Journal(out).exists:
            sink.report("surplus-output", Span.whole(JOURNAL_NAME), path=JOURNAL_NAME)
        known = read_manifest(out)
        digests = {}
        for name, data in outputs:
            digests[name] = digest(data)
            _compare(out, name, data, sink)
        surplus = sorted(known.keys() - digests.keys())
        for name in (each for each in surplus if os.path.lexists(out / each)):
            sink.report("surplus-output", Span.whole(name), path=name)
        _compare(out, MANIFEST_NAME, manifest_bytes(digests), sink)
    return len(sink) == before


@dataclass(slots=True)
class _Build:
    """One build on its way into its folder."""

    out: Path
    sink: Sink
    known: dict[str, str] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)
    inside: dict[Path, bool] = field(default_factory=dict)

    def run(self, outputs: Iterable[tuple[str, bytes]]) -> Written | None:
        self.known = read_manifest(self.out)
        journal = Journal(self.out)
        try:
            journal.begin()
            for name, data in outputs:
                self._take(name, data, journal)
            if self.sink.has_errors:
                journal.undo()
                return None
            self._stage(MANIFEST_NAME, manifest_bytes(self.digests), journal)
            intent = journal.commit(self._left_over())
        except BaseException:
            journal.undo()
            raise
        _carry_out(journal, intent)
        changed = tuple(name for name in self.changed if name != MANIFEST_NAME)
        return Written(changed, intent.removed, len(self.digests) - len(changed))

    def _take(self, name: str, data: bytes, journal: Journal) -> None:
        if name in self.digests:
            raise ValueError(f"two outputs are called {name}")
        self.digests[name] = digest(data)
        reserved = (MANIFEST_NAME, JOURNAL_NAME)
        if name.split("/", maxsplit=1)[0] in reserved or not is_safe_name(name):
            self.sink.report("unsafe-output-name", Span.whole(self.out.as_posix()), name=name)
        elif self._is_foreign(name, data):
            self.sink.report("foreign-file", Span.whole(name), path=name)
        else:
            self._stage(name, data, journal)

    def _stage(self, name: str, data: bytes, journal: Journal) -> None:
        if _bytes_of(self.out / name) != data:
            self.changed.append(name)
            journal.stage(name, data)

    def _left_over(self) -> list[str]:
        """The files of the last build that this one does not have."""
        names = sorted(self.known.keys() - self.digests.keys())
        return [name for name in names if self._is_inside(name) and _is_plain(self.out / name)]

    def _is_foreign(self, name: str, data: bytes) -> bool:
        """Tell whether writing a file would destroy something that no build has written."""
        path = self.out / name
        if not self._is_inside(name) or not _is_plain(path):
            return True
        return name not in self.known and _bytes_of(path) not in (None, data)

    def _is_inside(self, name: str) -> bool:
        """Tell whether no link on the way to a file leads out of the folder."""
        parent = (self.out / name).parent
        if parent not in self.inside:
            top = os.path.realpath(self.out)
            self.inside[parent] = os.path.commonpath((top, os.path.realpath(parent))) == top
        return self.inside[parent]


def _carry_out(journal: Journal, intent: Intent) -> None:
    try:
        journal.finish(intent)
    except KeyboardInterrupt:
        # All is laid ready: finishing takes a moment, half a build would stay.
        journal.finish(intent)
        raise
    except OSError:
        journal.take_back(intent)
        raise


def _recover(journal: Journal, out: Path, sink: Sink) -> None:
    if not journal.exists:
        return
    try:
        intent = journal.intent()
    except (ValueError, KeyError, TypeError):
        path = f"{out.as_posix()}/{JOURNAL_NAME}"
        sink.report("broken-manifest", Span.whole(path), path=path)
        return
    if intent is None:
        journal.undo()
    else:
        _carry_out(journal, intent)
    sink.report("unfinished-build", Span.whole(out.as_posix()), path=out.as_posix())


def _compare(out: Path, name: str, data: bytes, sink: Sink) -> None:
    path = out / name
    if not os.path.lexists(path):
        sink.report("missing-output", Span.whole(name), path=name)
    elif not _is_plain(path) or _bytes_of(path) != data:
        sink.report("stale-build", Span.whole(name), path=name)


def _is_plain(path: Path) -> bool:
    """Tell whether a name is free or that of a file; no link, folder or device."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return True


def _bytes_of(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _remove_empty(folders: list[Path]) -> None:
    """Remove the folders, the innermost first, that were made for a build that came to nothing."""
    for folder in folders:
        try:
            folder.rmdir()
        except OSError:
            return


@contextmanager
def _reporting(path: str, sink: Sink) -> Iterator[None]:
    try:
        with reporting_writes(path, sink):
            yield
    except BrokenManifestError:
        sink.report("broken-manifest", Span.whole(path), path=f"{path}/{MANIFEST_NAME}")
    except LockedError:
        sink.report("build-in-progress", Span.whole(path), path=path)
