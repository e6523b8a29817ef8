"""End a run well, whatever happens in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.output import OutputLostError, send
from regola.commands.usage import UsageError

__all__ = ["guarded"]


def guarded(action: Callable[[], int], console: Console, program: str) -> int:
    """
    Run a command and return the number to end with; no exception leaves this function.

    `program` is the command as it is called, `regola check` for one.
    """
    try:
        code = _ended(action, console, program)
        console.flush()
    except BrokenPipeError:
        # Who read the output went away; what could be told has been told.
        _discard(sys.stdout)
        return Exit.FOUND
    except KeyboardInterrupt:
        with suppress(OutputLostError, BrokenPipeError):
            console.note("interrupted")
        return Exit.INTERRUPTED
    except OutputLostError:
        _discard(sys.stdout)
        with suppress(OutputLostError, BrokenPipeError):
            console.note("output-lost")
        _discard(sys.stderr)
        return Exit.INTERNAL
    return code


def _ended(action: Callable[[], int], console: Console, program: str) -> int:
    try:
        return action()
    except UsageError as error:
        message = console.words.say(error.identifier, **error.arguments)
        console.note("usage", program=program, message=message)
        return Exit.USAGE
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else Exit.CLEAN
    except (BrokenPipeError, OutputLostError):
        raise
    except Exception as error:  # noqa: BLE001 - the last line of defence: no traceback for users
        return _own_fault(error, console)


def _own_fault(error: Exception, console: Console) -> int:
    import traceback

    from regola.files.changing import keep_report

    report = "".join(traceback.format_exception(error))
    if console.environment.get("REGOLA_DEBUG") == "1":
        send(console.errors, report)
    kind = type(error).__name__
    path = keep_report(report)
    if path is None:
        console.note("internal-error", kind=kind)
    else:
        console.note("internal-error-kept", kind=kind, path=path)
    return Exit.INTERNAL


def _discard(stream: TextIO) -> None:
    """Keep Python from complaining, at its end, that the output could not be flushed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
