"""`regola workbench --out FOLDER`: write the workbench, for any web server to show."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink

__all__ = ["add_arguments", "python_files", "run", "workbench_files"]


def add_arguments(parser: Parser) -> None:
    """Declare where it is written, and where Python for browsers is taken from."""
    parser.argument("--out", type=Path, required=True)
    parser.argument("--pyodide", type=Path)


def run(arguments: Namespace, console: Console) -> int:
    """Lay the folder together; all of it or nothing."""
    from regola.files.writing import write_build

    sink = Sink()
    if write_build(arguments.out, workbench_files(arguments.pyodide), sink) is None:
        note(Shown(findings=sink.sorted(), texts={}), console)
        return Exit.FOUND
    console.say("workbench-written", path=arguments.out.as_posix())
    return Exit.CLEAN


def workbench_files(pyodide: Path | None) -> Iterator[tuple[str, bytes]]:
    """Give all files of the workbench; Python for browsers lies at a path, or npm brings it."""
    from regola.files.packages import whole
    from regola.workbench.folder import outputs

    return outputs(whole(), python_files(pyodide))


def python_files(given: Path | None) -> dict[str, bytes]:
    """
    Return Python for browsers: from a path, or npm brings it.

    Raises:
        UsageError: It is not there, or is another package.
    """
    from regola.files.pyodide import VERSION, ForeignPackageError, MissingPackageError, pyodide

    try:
        return pyodide(given)
    except MissingPackageError as error:
        raise UsageError("workbench-no-npm", version=VERSION) from error
    except (ForeignPackageError, OSError) as error:
        raise UsageError("workbench-foreign", version=VERSION, file=str(error)) from error
