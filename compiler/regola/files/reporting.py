"""Turn what the disk refuses into findings."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from regola.findings import Sink
from regola.sources import Span

__all__ = ["reporting_writes"]

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
_HINTS = {
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.ENOTDIR: "file",
    errno.EEXIST: "file",
}


@contextmanager
def reporting_writes(path: str, sink: Sink) -> Iterator[None]:
    """End the block at the first refusal, and report it for the file or folder written to."""
    try:
        yield
    except OSError as error:
        if error.errno in _NO_ROOM:
            sink.report("output-full", Span.whole(path), path=path)
        else:
            hint = _HINTS.get(error.errno or 0)
            sink.report("output-not-writable", Span.whole(path), hint=hint, path=path)
