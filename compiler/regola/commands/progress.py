"""Show how far long work is."""

from __future__ import annotations

from time import monotonic
from types import TracebackType
from typing import Self, TextIO

from regola.localisation import Words

__all__ = ["Progress"]

# Seconds. Short work stays silent; a terminal is redrawn often, a log gets a line now and then.
_BEFORE_FIRST = 0.5
_BETWEEN_REDRAWS = 0.1
_BETWEEN_LINES = 5.0


class Progress:
    """
    A line on standard error that counts steps.

    On a terminal the line is redrawn and wiped at the end; elsewhere a new one is written from time
    to time.
    """

    def __init__(self, stream: TextIO, words: Words, identifier: str, total: int | None) -> None:
        """Take where to write, the message to write and, if known, the number of steps."""
        self._stream = stream
        self._words = words
        self._identifier = identifier
        self._total = {} if total is None else {"total": total}
        self._redraws = stream.isatty()
        self._interval = _BETWEEN_REDRAWS if self._redraws else _BETWEEN_LINES
        self._due = monotonic() + _BEFORE_FIRST
        self._done = 0
        self._drawn = 0

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Wipe the line from a terminal."""
        if self._redraws and self._drawn:
            self._draw("")
            self._stream.write("\r")
            self._stream.flush()

    def advance(self, steps: int = 1, **told: str | int) -> None:
        """Count steps that are done; the message may say more of them."""
        self._done += steps
        now = monotonic()
        if now >= self._due:
            self._due = now + self._interval
            self._draw(self._words.say(self._identifier, done=self._done, **self._total, **told))

    def _draw(self, line: str) -> None:
        if self._redraws:
            # Spaces cover what a longer line left behind.
            self._stream.write(f"\r{line:<{self._drawn}}")
            self._drawn = len(line)
        else:
            self._stream.write(f"{line}\n")
        self._stream.flush()
