"""Turn what the disk refuses into findings."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from regola.findings import Sink
from regola.sources import Span

__all__ = ["reporting_writes"]

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


@contextmanager
def reporting_writes(path: str, sink: Sink) -> Iterator[None]:
    """End the block at the first refusal, and report it for the file or folder written to."""
    try:
        yield
    except OSError as error:
        slug = "output-full" if error.errno in _NO_ROOM else "output-not-writable"
        sink.report(slug, Span.whole(path), path=path)
