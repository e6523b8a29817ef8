"""Write single files that authors own: formatted, mended, or new."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from regola.files.changing import Folder
from regola.files.names import is_within, real_path
from regola.files.reporting import reporting_writes
from regola.findings import Sink
from regola.sources import Span

__all__ = ["Change", "create_file", "replace_files"]


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
            Folder.at(path.parent).make()
            drafts.add(real_path(path.parent) / path.name, data)
            drafts.place()
    return len(sink) == before


def _demand_within(path: Path, folder: Path, sink: Sink) -> None:
    if not is_within(path, folder):
        sink.report("link-outside", Span.whole(path.as_posix()), path=path.as_posix())


class _Drafts:
    """New contents laid beside the files that they are to replace."""

    def __init__(self) -> None:
        self._laid: list[tuple[Folder, str, str]] = []

    def add(self, target: Path, data: bytes) -> None:
        folder = Folder(target.parent)
        self._laid.append((folder, folder.draft(target.name, data), target.name))

    def place(self) -> None:
        for folder, draft, _ in self._laid:
            folder.settle([draft])
        for folder, draft, name in self._laid:
            folder.move(draft, name)

    def drop(self) -> None:
        for folder, draft, _ in self._laid:
            folder.remove(draft)


@contextmanager
def _drafts() -> Iterator[_Drafts]:
    """Collect drafts, and remove those that have not become files in the end."""
    drafts = _Drafts()
    try:
        yield drafts
    finally:
        drafts.drop()
