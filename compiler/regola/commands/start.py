"""
The beginning of the command `regola`: what runs while everything else is still loaded.

An interruption by then ends the run without a word: the words to tell it in are not there yet, and
nothing has been done. From then on `regola.commands.guard` tells it.
"""

from __future__ import annotations

import os
import signal
from types import FrameType
from typing import NoReturn

__all__ = ["main"]

_INTERRUPTED = 130
"""What a run ends with that was interrupted: `Exit.INTERRUPTED`, which is not loaded yet."""


def main() -> int:
    """Run the command line of the process, and return its exit code."""
    # Who starts a program in the background may have it pass over interruptions.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _ended)
    from regola.commands.main import main as run

    return run()


def _ended(_signal: int, _frame: FrameType | None) -> NoReturn:
    os._exit(_INTERRUPTED)
