"""Send text to a stream, and tell when the stream does not take it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from regola.sources import shown

__all__ = ["OutputLostError", "send", "sending", "without_commands"]

_COMMAND = re.compile(r"(?m)^([^\S\n]*):(?=:)|#(?=#\[)")
_COLOUR = re.compile("(\x1b\\[[0-9;]{1,8}m)")


class OutputLostError(Exception):
    """Raised when a stream takes no more, because the disk under it is full for one."""


def send(stream: TextIO, text: str) -> None:
    """
    Write a text; a character in it that cannot be seen, or steers a terminal, as its escape.

    Colours alone come through: nobody is misled by them.

    Raises:
        OutputLostError: It could not be written.
        BrokenPipeError: Nobody reads any more.
    """
    with sending():
        stream.write("".join(map(_safe, _COLOUR.split(text))))


def without_commands(text: str) -> str:
    r"""
    Return a text of which no line is a command to a runner of GitHub, which reads all that is told.

    A runner obeys what begins a line with two colons, blanks before it aside, and, in the manner of
    before, two number signs and a bracket anywhere. The first sign stands as its escape in JSON,
    so that data are the same.
    """
    return _COMMAND.sub(lambda found: f"{found[1] or ''}{_ESCAPED[found[0][-1]]}", text)


_ESCAPED = {":": "\\u003a", "#": "\\u0023"}


def _safe(part: str) -> str:
    return part if _COLOUR.fullmatch(part) else shown(part)


@contextmanager
def sending() -> Iterator[None]:
    """Tell a refusal of the output from one that a command meets while it reads or writes files."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputLostError from error
