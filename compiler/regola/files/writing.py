"""Write a build: all of it or nothing, and never over a file that is somebody else's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from regola.files.changing import Folder, Kind, LinkError
from regola.files.journal import JOURNAL_NAME, ForeignJournalError, Intent, Journal
from regola.files.locking import LockedError, locked
from regola.files.manifest import (
    MANIFEST_NAME,
    BrokenManifestError,
    digest,
    manifest_bytes,
    read_manifest,
)
from regola.files.names import is_safe_name
from regola.files.reading import TooLargeError
from regola.files.reporting import reporting_writes
from regola.findings import Sink
from regola.sources import Span

__all__ = ["TOLD_ONCE", "Written", "check_build", "write_build"]

TOLD_ONCE = frozenset({"kept-output", "unfinished-build"})
"""What is told of the folder as a build found it: the next one finds it otherwise."""

# What a build may have written, at most; larger files are nobody's but their owner's.
_LARGEST = 100_000_000


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
    folder = Folder.at(out)
    with _reporting(out.as_posix(), sink):
        made: list[Path] = []
        try:
            made = folder.make()
            with locked(folder):
                _recover(Journal(folder), out, sink)
                if not sink.has_errors:
                    done = _Build(folder, out.as_posix(), sink).run(outputs)
        finally:
            if done is None:
                Folder.remove_empty(made)
    return done


def check_build(out: Path, outputs: Iterable[tuple[str, bytes]], sink: Sink) -> bool:
    """Compare the folder with the outputs, report each difference, and tell whether all agree."""
    before = len(sink)
    folder = Folder.at(out)
    with _reporting(out.as_posix(), sink):
        if Journal(folder).exists:
            sink.report("remains-of-a-build", Span.whole(out.as_posix()), path=out.as_posix())
        known = read_manifest(folder)
        digests = {}
        for name, data in outputs:
            digests[name] = digest(data)
            _compare(folder, name, data, sink)
        for name in sorted(known.keys() - digests.keys()):
            if _kind(folder, name) is not Kind.NOTHING:
                sink.report("surplus-output", Span.whole(name), path=name)
        _compare(folder, MANIFEST_NAME, manifest_bytes(digests), sink)
    return len(sink) == before


@dataclass(slots=True)
class _Build:
    """One build on its way into its folder, which the user calls `shown`."""

    folder: Folder
    shown: str
    sink: Sink
    known: dict[str, str] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)

    def run(self, outputs: Iterable[tuple[str, bytes]]) -> Written | None:
        self.known = read_manifest(self.folder)
        journal = Journal(self.folder)
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
            _forget(journal)
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
            self.sink.report("unsafe-output-name", Span.whole(self.shown), name=name)
        elif self._is_foreign(name, data):
            self.sink.report("foreign-file", Span.whole(name), path=name)
        else:
            self._stage(name, data, journal)

    def _stage(self, name: str, data: bytes, journal: Journal) -> None:
        if not self.folder.holds(name, data):
            self.changed.append(name)
            journal.stage(name, data)

    def _left_over(self) -> list[str]:
        """The files of the last build that this one does not have."""
        names = sorted(self.known.keys() - self.digests.keys())
        return [name for name in names if self._is_left_over(name)]

    def _is_left_over(self, name: str) -> bool:
        """Tell whether a file is as a build wrote it; one that was changed since is told of."""
        if _kind(self.folder, name) is not Kind.FILE:
            return False
        try:
            unchanged = digest(self.folder.read(name, _LARGEST)) == self.known[name]
        except TooLargeError:
            unchanged = False
        if not unchanged:
            self.sink.report("kept-output", Span.whole(name), path=name)
        return unchanged

    def _is_foreign(self, name: str, data: bytes) -> bool:
        """Tell whether writing a file would destroy something that no build has written."""
        kind = _kind(self.folder, name)
        if kind is Kind.FILE:
            return name not in self.known and not self.folder.holds(name, data)
        return kind is not Kind.NOTHING


def _kind(folder: Folder, name: str) -> Kind:
    """Return what stands at a name; what lies behind a link is no matter of the build's."""
    try:
        return folder.kind(name)
    except LinkError:
        return Kind.OTHER


def _forget(journal: Journal) -> None:
    """Clear away what was laid ready, also where the user is in a hurry."""
    try:
        journal.undo()
    except KeyboardInterrupt:
        journal.undo()
        raise


def _carry_out(journal: Journal, intent: Intent) -> None:
    if intent.retreats:
        journal.take_back(intent)
        return
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
    shown = out.as_posix()
    try:
        intent = journal.intent()
    except ForeignJournalError:
        path = f"{shown}/{JOURNAL_NAME}"
        sink.report("foreign-journal", Span.whole(path), path=path)
        return
    if intent is None:
        journal.undo()
    else:
        _carry_out(journal, intent)
    sink.report("unfinished-build", Span.whole(shown), path=shown)


def _compare(folder: Folder, name: str, data: bytes, sink: Sink) -> None:
    kind = _kind(folder, name)
    if kind is Kind.NOTHING:
        sink.report("missing-output", Span.whole(name), path=name)
    elif kind is not Kind.FILE or not folder.holds(name, data):
        sink.report("stale-build", Span.whole(name), path=name)


@contextmanager
def _reporting(path: str, sink: Sink) -> Iterator[None]:
    try:
        with reporting_writes(path, sink):
            yield
    except BrokenManifestError:
        sink.report("broken-manifest", Span.whole(path), path=f"{path}/{MANIFEST_NAME}")
    except LockedError:
        sink.report("build-in-progress", Span.whole(path), path=path)
