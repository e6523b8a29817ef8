"""Turn what the disk refuses into findings."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from regola.findings import Sink
from regola.sources import Span

__all__ = ["report_unreadable", "reporting_writes"]

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
_HINTS = {
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.ENAMETOOLONG: "name",
}
_READING = {
    **_HINTS,
    errno.EISDIR: "folder",
    errno.ELOOP: "link",
    errno.ENOENT: "link",
    errno.ESPIPE: "kind",
}
_WRITING = {**_HINTS, errno.EEXIST: "file", errno.ELOOP: "link", errno.ENOTDIR: "file"}


def report_unreadable(name: str, reason: int | None, sink: Sink) -> None:
    """Report that something which is there cannot be read; `reason` is the system's number."""
    sink.report("unreadable-file", Span.whole(name), hint=_READING.get(reason or 0))


@contextmanager
def reporting_writes(path: str, sink: Sink) -> Iterator[None]:
    """End the block at the first refusal, and report it for the file or folder written to."""
    try:
        yield
    except OSError as error:
        if error.errno in _NO_ROOM:
            sink.report("output-full", Span.whole(path), path=path)
        else:
            hint = _WRITING.get(error.errno or 0)
            sink.report("output-not-writable", Span.whole(path), hint=hint, path=path)
