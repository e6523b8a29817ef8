"""Run the command line as a user does, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Ran:
    """How a run ended."""

    code: int
    output: str
    errors: str


def regola(
    *arguments: str | Path,
    folder: Path | None = None,
    environment: dict[str, str] | None = None,
    standard_input: bytes = b"",
    before: Sequence[str] = (),
) -> Ran:
    """
    Run `regola` in a folder, with English as the language of the system.

    `environment` is added to that of this process; `before` are words to put before the command
    line, such as `setpriv …`.
    """
    quiet = {"LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    script = "import sys; from regola.commands.main import main; sys.exit(main())"
    done = subprocess.run(
        [*before, sys.executable, "-c", script, *map(str, arguments)],
        cwd=folder,
        env={**os.environ, **quiet, **(environment or {})},
        input=standard_input,
        capture_output=True,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
