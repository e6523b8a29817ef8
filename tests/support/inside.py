"""Run the command line inside this process: quick, for what needs no process of its own."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path
from unittest import mock

from regola.commands import progress
from regola.commands.main import main
from tests.support.running import Ran

_NEVER = 1e9


def regola(*arguments: str | Path, folder: Path, standard_input: bytes = b"") -> Ran:
    """
    Run `regola` in a folder, with English as the language of the system.

    Nothing is told of progress, however slow the machine is.
    """
    streams = {name: io.TextIOWrapper(io.BytesIO(), "utf-8") for name in ("stdout", "stderr")}
    given = io.TextIOWrapper(io.BytesIO(standard_input), "utf-8")
    with (
        contextlib.chdir(folder),
        mock.patch.multiple(sys, stdin=given, **streams),
        mock.patch.dict(os.environ, {"LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1"}),
        mock.patch.object(progress, "_BEFORE_FIRST", _NEVER),
    ):
        code = main([str(argument) for argument in arguments])
        output, errors = (_written(stream) for stream in streams.values())
    return Ran(code, output, errors)


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
