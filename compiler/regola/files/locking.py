"""Keep two builds out of one folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from regola.files.changing import Folder

if sys.platform != "win32":
    import fcntl

__all__ = ["LockedError", "locked"]


class LockedError(Exception):
    """Raised when another process is building into the folder."""


@contextmanager
def locked(folder: Folder) -> Iterator[None]:
    """
    Hold a folder for as long as the block lasts; the system lets go of it if the process dies.

    Where the system cannot lock a folder, nothing is held.
    """
    if sys.platform == "win32":
        yield
        return
    with folder.held_open() as handle:
        _hold(handle)
        yield


def _hold(handle: int) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise LockedError from error
    except OSError:
        # Some network file systems have no locks.
        return
