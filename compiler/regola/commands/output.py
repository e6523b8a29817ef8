"""Send text to a stream, and tell when the stream does not take it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

__all__ = ["OutputLostError", "send", "sending"]


class OutputLostError(Exception):
    """Raised when a stream takes no more, because the disk under it is full for one."""


def send(stream: TextIO, text: str) -> None:
    """
    Write a text.

    Raises:
        OutputLostError: It could not be written.
        BrokenPipeError: Nobody reads any more.
    """
    with sending():
        stream.write(text)


@contextmanager
def sending() -> Iterator[None]:
    """Tell a refusal of the output from one that a command meets while it reads or writes files."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputLostError from error
