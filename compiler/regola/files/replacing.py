"""Write single files that authors own: formatted, mended, or new."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from regola.files.changing import Folder, Kind
from regola.files.marks import is_marked, marked
from regola.files.names import is_there, is_within, real_path
from regola.files.reporting import reporting_writes
from regola.findings import Sink
from regola.sources import Span

__all__ = ["Change", "create_file", "replace_files", "write_file", "write_files"]


@dataclass(frozen=True, slots=True)
class Change:
    """The new contents of a file; `within` is the folder that links to it may not lead out of."""

    path: Path
    data: bytes
    within: Path


def replace_files(changes: Sequence[Change], sink: Sink) -> bool:
    """
    Give files new contents, all of them or, where the disk refuses, none; tell whether it was done.

    Permissions stay; a link stays, and the file it leads to is written. Where one leads out of the
    folder it may not leave, nothing is written.
    """
    before = len(sink)
    for change in changes:
        _demand_within(change.path, change.within, sink)
    if len(sink) > before:
        return False
    targets = [real_path(change.path) for change in changes]
    shown = targets[0].parent.as_posix() if targets else ""
    with reporting_writes(shown, sink), _drafts() as drafts:
        for target, change in zip(targets, changes, strict=True):
            drafts.add(target, change.data)
        drafts.place()
    return len(sink) == before


def create_file(path: Path, data: bytes, sink: Sink, *, within: Path | None = None) -> bool:
    """
    Write a file that is not there yet, with the folders on its way; tell whether it was done.

    With `within`, nothing is written where a link on its way leads out of that folder.
    """
    before = len(sink)
    if within is not None:
        _demand_within(path.parent, within, sink)
    if len(sink) > before:
        return False
    with reporting_writes(path.as_posix(), sink), _drafts() as drafts:
        if os.path.lexists(path):
            sink.report("foreign-file", Span.whole(path.as_posix()), path=path.as_posix())
        else:
            drafts.make_folder(path.parent)
            drafts.add(real_path(path.parent) / path.name, data)
            drafts.place()
    return len(sink) == before


def write_file(path: Path, data: bytes, sink: Sink) -> bool:
    """Write a file that the user named, or write ours anew; tell whether it was done."""
    if not _has_room_for(path, sink):
        return False
    if is_there(path):
        return replace_files([Change(path, marked(data), path.parent)], sink)
    return create_file(path, marked(data), sink)


def write_files(files: Mapping[Path, bytes], sink: Sink) -> bool:
    """
    Write files that the user named, over those of ours that were there: all of them or none.

    Tells whether it was done. The folders on their way are made.
    """
    before = len(sink)
    shown = next((path.parent.as_posix() for path in files), "")
    with reporting_writes(shown, sink), _drafts() as drafts:
        for path, data in files.items():
            if not _has_room_for(path, sink):
                return False
            with reporting_writes(path.as_posix(), sink):
                drafts.make_folder(path.parent)
                own = real_path(path) if is_there(path) else real_path(path.parent) / path.name
                drafts.add(own, marked(data))
            if len(sink) > before:
                return False
        drafts.place()
    return len(sink) == before


def _has_room_for(path: Path, sink: Sink) -> bool:
    """Tell whether a file may stand at a place; report what is in its way, or is somebody's."""
    own = real_path(path) if is_there(path) else real_path(path.parent) / path.name
    with suppress(OSError):
        hint = _IN_THE_WAY.get(Folder(own.parent).kind(own.name))
        if hint is not None:
            shown = path.as_posix()
            sink.report("output-not-writable", Span.whole(shown), hint=hint, path=shown)
            return False
    with reporting_writes(path.as_posix(), sink):
        before = Folder(own.parent).read(own.name, _LARGEST) if is_there(own) else b""
        if before and not is_marked(before):
            shown = path.as_posix()
            sink.report("foreign-file", Span.whole(shown), hint="out", path=shown)
        else:
            return True
    return False


_LARGEST = 2**30
"""Bytes: nothing that is written for a table is larger."""

_IN_THE_WAY = {Kind.FOLDER: "folder", Kind.OTHER: "link"}


def _demand_within(path: Path, folder: Path, sink: Sink) -> None:
    if not is_within(path, folder):
        sink.report("link-outside", Span.whole(path.as_posix()), path=path.as_posix())


@dataclass(frozen=True, slots=True)
class _Draft:
    """New contents laid beside a file, under a name of their own; ``kept`` is one for the old."""

    folder: Folder
    draft: str
    name: str

    @property
    def kept(self) -> str:
        return f"{self.draft}.old"

    def keep(self) -> None:
        if self.folder.kind(self.name) is Kind.FILE:
            self.folder.keep(self.name, self.kept)

    def take_back(self) -> None:
        """Put the old file back, or where there was none remove the new one."""
        if self.folder.kind(self.kept) is Kind.FILE:
            self.folder.move(self.kept, self.name)
        elif self.folder.kind(self.draft) is Kind.NOTHING:
            self.folder.remove(self.name)

    def drop(self) -> None:
        for name in (self.draft, self.kept):
            self.folder.remove(name)


class _Drafts:
    """New contents laid beside the files that they are to replace, and folders made for them."""

    def __init__(self) -> None:
        self._laid: list[_Draft] = []
        self._made: list[Path] = []

    def make_folder(self, path: Path) -> None:
        self._made = [*Folder.at(path).make(), *self._made]

    def add(self, target: Path, data: bytes) -> None:
        folder = Folder(target.parent)
        self._laid.append(_Draft(folder, folder.draft(target.name, data), target.name))

    def place(self) -> None:
        """Put all in their places; where one is refused, take back those before it."""
        for one in self._laid:
            one.folder.settle([one.draft])
            one.keep()
        placed: list[_Draft] = []
        try:
            for one in self._laid:
                placed.append(one)
                one.folder.move(one.draft, one.name)
        except BaseException:
            for one in placed:
                one.take_back()
            raise

    def drop(self) -> None:
        for one in self._laid:
            # What the disk does not let go of is hidden, and in nobody's way.
            with suppress(OSError):
                one.drop()
        # Whatever has become a file lies in its folder: only those are removed that hold nothing.
        Folder.remove_empty(self._made)


@contextmanager
def _drafts() -> Iterator[_Drafts]:
    """Collect drafts, and remove those that have not become files in the end."""
    drafts = _Drafts()
    try:
        yield drafts
    finally:
        drafts.drop()
