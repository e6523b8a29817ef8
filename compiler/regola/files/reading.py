"""
The one door for reading: regular files only, within a limit, and no link out of a given folder.

A pipe or a device might never end, and a file may be of any size; none of them is waited for or
taken into memory. Nothing else in the compiler opens a file to read it, but for `resources`, which
reads what was shipped with the code.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from regola.files.names import is_within
from regola.files.reporting import report_unreadable
from regola.findings import Sink
from regola.sources import MAXIMUM_FILE_BYTES, Span

__all__ = ["OutsideError", "TooLargeError", "bytes_of", "read_file", "read_stream"]

# A stream makes room for what it is asked for, however large a limit the user names.
_PIECE = 1 << 20

# Opening waits for nobody, and reading what has nothing to give neither.
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_NONBLOCK", 0)
)


class OutsideError(OSError):
    """Raised for a link that leads out of the folder which it may not leave."""


class TooLargeError(OSError):
    """Raised for a file of more bytes than are read; `size` says how many were seen."""

    def __init__(self, size: int) -> None:
        """Take the number of bytes."""
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG))
        self.size = size


def bytes_of(path: Path, maximum: int, *, within: Path | None = None, follow: bool = True) -> bytes:
    """
    Return the bytes of a regular file of at most `maximum` bytes; `follow` takes a link's target.

    Raises:
        OutsideError: A link leads out of the folder `within`.
        TooLargeError: It has more.
        OSError: It cannot be read; the number is that of a pipe for what is neither file nor
            folder.
    """
    if within is not None and not is_within(path, within):
        raise OutsideError
    # Opening a device may already set it going: what is no file is not opened at all.
    _demand_file(path.stat(follow_symlinks=follow), maximum)
    flags = _FLAGS if follow else _FLAGS | getattr(os, "O_NOFOLLOW", 0)
    with open(os.open(path, flags), "rb", buffering=0) as file:  # noqa: PTH123 - takes a handle
        # What stands there may have changed between the two.
        _demand_file(os.fstat(file.fileno()), maximum)
        return _bounded(file, maximum)


def read_file(
    path: Path,
    name: str,
    sink: Sink,
    *,
    maximum: int = MAXIMUM_FILE_BYTES,
    within: Path | None = None,
) -> bytes | None:
    """
    Return the bytes of a regular file, or report why not under `name` and return nothing.

    A file over `maximum` bytes is not read at all; a pipe or a device counts as unreadable. With
    `within`, nor is a file that a link leads to out of that folder.
    """
    try:
        return bytes_of(path, maximum, within=within)
    except OutsideError:
        sink.report("link-outside", Span.whole(name), path=name)
    except TooLargeError as error:
        _too_large(name, error.size, maximum, sink)
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
        return _bounded(stream, maximum)
    except TooLargeError as error:
        _too_large(name, error.size, maximum, sink)
    except OSError as error:
        report_unreadable(name, error.errno, sink)
    return None


def _demand_file(status: os.stat_result, maximum: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        number = errno.EISDIR if stat.S_ISDIR(status.st_mode) else errno.ESPIPE
        raise OSError(number, os.strerror(number))
    if status.st_size > maximum:
        raise TooLargeError(status.st_size)


def _bounded(stream: BinaryIO, maximum: int) -> bytes:
    """One byte past the limit is asked for, in case the file has grown or the stream goes on."""
    pieces: list[bytes] = []
    missing = maximum + 1
    while missing > 0:
        piece: bytes | None = stream.read(min(missing, _PIECE))
        if piece is None:
            # A "file" that would have one wait, as some of those that the system makes up.
            raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))
        if not piece:
            return b"".join(pieces)
        pieces.append(piece)
        missing -= len(piece)
    raise TooLargeError(maximum + 1)


def _too_large(name: str, size: int, maximum: int, sink: Sink) -> None:
    from regola.drawings.pictures import SUFFIXES

    hint = "picture" if PurePosixPath(name.lower()).suffix in SUFFIXES else None
    sink.report("file-too-large", Span.whole(name), hint=hint, size=size, maximum=maximum)
