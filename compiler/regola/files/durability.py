"""Have the system keep what was written, even if the power fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["settle"]

# Up to so many are seen to one by one; beyond, one call for the whole system is cheaper.
_FEW = 64


def settle(paths: Sequence[Path]) -> None:
    """Wait until files, and names in folders, are on the disk; may raise `OSError`."""
    if sys.platform == "win32":
        # It flushes no handle that was opened for reading, and no folder.
        return
    if len(paths) > _FEW:
        os.sync()
        return
    for path in paths:
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
