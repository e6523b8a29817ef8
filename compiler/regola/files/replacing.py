"""Write single files that authors own: formatted, mended, or new."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from regola.files.durability import settle
from regola.files.names import real_path
from regola.files.reporting import reporting_writes
from regola.findings import Sink
from regola.sources import Span

__all__ = ["create_file", "replace_files"]


def replace_files(changes: Sequence[tuple[Path, bytes]], sink: Sink) -> bool:
    """
    Give files new contents, all of them or, where the disk refuses, none; tell whether it was done.

    Permissions stay; a link stays, and the file it leads to is written.
    """
    before = len(sink)
    targets = [real_path(path) for path, _ in changes]
    folder = targets[0].parent if targets else Path()
    with reporting_writes(folder.as_posix(), sink), _drafts() as drafts:
        for target, (_, data) in zip(targets, changes, strict=True):
            draft = _draft(target, data, drafts)
            shutil.copymode(target, draft)
        settle(drafts)
        for target, draft in zip(targets, drafts, strict=True):
            draft.replace(target)
    return len(sink) == before


def create_file(path: Path, data: bytes, sink: Sink) -> bool:
    """Write a file that is not there yet, with the folders on its way; tell whether it was done."""
    before = len(sink)
    with reporting_writes(path.as_posix(), sink), _drafts() as drafts:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = _draft(path, data, drafts)
        draft.chmod(0o666 & ~_umask())
        settle(drafts)
        if os.path.lexists(path):
            sink.report("foreign-file", Span.whole(path.as_posix()), path=path.as_posix())
        else:
            draft.replace(path)
    return len(sink) == before


def _draft(target: Path, data: bytes, drafts: list[Path]) -> Path:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    drafts.append(Path(name))
    with open(handle, "wb") as file:  # noqa: PTH123 - a Path knows no handles
        file.write(data)
    return drafts[-1]


@contextmanager
def _drafts() -> Iterator[list[Path]]:
    """Collect drafts, and remove those that have not become files in the end."""
    drafts: list[Path] = []
    try:
        yield drafts
    finally:
        for draft in drafts:
            draft.unlink(missing_ok=True)


def _umask() -> int:
    """Ask for the mask in the only way there is: by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
