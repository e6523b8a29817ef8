"""Read files within limits; what cannot be read is a finding."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO

from regola.files.reporting import report_unreadable
from regola.findings import Sink
from regola.sources import MAXIMUM_FILE_BYTES, Span

__all__ = ["read_file", "read_stream"]

# A stream makes room for what it is asked for, however large a limit the user names.
_PIECE = 1 << 20


def read_file(
    path: Path, name: str, sink: Sink, *, maximum: int = MAXIMUM_FILE_BYTES
) -> bytes | None:
    """
    Return the bytes of a regular file, or report why not under `name` and return nothing.

    A file over `maximum` bytes is not read at all; a pipe or a device, which might never end,
    counts as unreadable.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            hint = "folder" if stat.S_ISDIR(status.st_mode) else "kind"
            sink.report("unreadable-file", Span.whole(name), hint=hint)
            return None
        if status.st_size > maximum:
            _too_large(name, status.st_size, maximum, sink)
            return None
        with path.open("rb", buffering=0) as file:
            return _bounded(file, name, sink, maximum)
    except (OSError, ValueError) as error:
        if isinstance(error, FileNotFoundError) and not os.path.lexists(path):
            sink.report("file-not-found", Span.whole(name), path=name)
        else:
            # ValueError: a NUL in the path.
            report_unreadable(name, getattr(error, "errno", None), sink)
        return None


def read_stream(
    stream: BinaryIO, name: str, sink: Sink, *, maximum: int = MAXIMUM_FILE_BYTES
) -> bytes | None:
    """Return what a stream such as standard input holds, or report that it is too much."""
    try:
        return _bounded(stream, name, sink, maximum)
    except OSError as error:
        report_unreadable(name, error.errno, sink)
        return None


def _bounded(stream: BinaryIO, name: str, sink: Sink, maximum: int) -> bytes | None:
    """One byte past the limit is asked for, in case the file has grown or the stream goes on."""
    pieces: list[bytes] = []
    missing = maximum + 1
    while missing > 0 and (piece := stream.read(min(missing, _PIECE))):
        pieces.append(piece)
        missing -= len(piece)
    data = b"".join(pieces)
    if missing > 0:
        return data
    _too_large(name, len(data), maximum, sink)
    return None


def _too_large(name: str, size: int, maximum: int, sink: Sink) -> None:
    sink.report("file-too-large", Span.whole(name), size=size, maximum=maximum)
