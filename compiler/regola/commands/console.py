"""Speak to the terminal: results on standard output, all the rest on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from io import TextIOWrapper
from typing import BinaryIO, Self, TextIO

from regola.commands.output import send, sending, without_commands
from regola.commands.progress import Progress
from regola.localisation import Words

__all__ = ["Console"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Console:
    """The terminal of one run, and the words to use on it."""

    words: Words
    standard_input: BinaryIO
    output: TextIO
    errors: TextIO
    environment: Mapping[str, str]

    @classmethod
    def of_process(cls, words: Words) -> Self:
        """Take the streams of this process, which from now on write UTF-8 and plain line ends."""
        _open_all()
        for stream in (sys.stdout, sys.stderr):
            _make_portable(stream)
        return cls(
            words=words,
            standard_input=sys.stdin.buffer,
            output=sys.stdout,
            errors=sys.stderr,
            environment=os.environ,
        )

    @property
    def colour(self) -> bool:
        """Whether results may be coloured."""
        return self._colour_on(self.output)

    @property
    def colour_on_errors(self) -> bool:
        """Whether what goes to standard error may be coloured."""
        return self._colour_on(self.errors)

    @property
    def interactive(self) -> bool:
        """Whether somebody is there to answer a question."""
        return self.standard_input.isatty() and self.errors.isatty()

    def write(self, text: str) -> None:
        """Write a result, as it is; no line of it is a command to what runs Regola."""
        send(self.output, self._plain(text))

    def write_line(self, text: str) -> None:
        """Write a line of the result."""
        self.write(f"{text}\n")

    def write_commands(self, text: str) -> None:
        """Write lines that are meant as commands to what runs Regola."""
        send(self.output, text)

    def write_beside(self, text: str) -> None:
        """Write a text beside the result, on standard error."""
        send(self.errors, self._plain(text))

    def say(self, identifier: str, /, **arguments: str | int) -> None:
        """Write a message of `commands.ftl` as part of the result."""
        self.write_line(self.words.say(identifier, **arguments))

    def note(self, identifier: str, /, **arguments: str | int) -> None:
        """Tell something beside the result: a message of `commands.ftl` on standard error."""
        self.write_beside(f"{self.words.say(identifier, **arguments)}\n")

    def ask(self, identifier: str, /, **arguments: str | int) -> str:
        """Ask a question and return the answer without its line end; nothing at end of input."""
        self.write_beside(f"{self.words.say(identifier, **arguments)} ")
        self.errors.flush()
        return self.standard_input.readline().decode("utf-8", errors="replace").strip()

    def progress(self, identifier: str, total: int | None = None) -> Progress:
        """
        Show how far long work is; use it in a `with` and call `advance` for each step.

        The message takes `done` and, if the number of steps is known, `total`.
        """
        return Progress(self.errors, self.words, identifier, total)

    def flush(self) -> None:
        """Send out what was written; what somebody has closed is out already."""
        with sending():
            for stream in (self.output, self.errors):
                if not stream.closed:
                    stream.flush()

    def _plain(self, text: str) -> str:
        return without_commands(text) if self.environment.get("GITHUB_ACTIONS") else text

    def _colour_on(self, stream: TextIO) -> bool:
        plain = self.environment.get("NO_COLOR") or self.environment.get("TERM") == "dumb"
        return not plain and stream.isatty()


def _open_all() -> None:
    """Let nothing stand for a stream that was closed before the start."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123


def _make_portable(stream: TextIO) -> None:
    """A terminal keeps its own encoding; a file or a pipe gets the same bytes on every machine."""
    if isinstance(stream, TextIOWrapper):
        encoding = stream.encoding if stream.isatty() else "utf-8"
        stream.reconfigure(encoding=encoding, errors="backslashreplace", newline="\n")
