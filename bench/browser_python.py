"""
Pass the tests on the Python of browsers (Pyodide), which is newer than those of most machines.

``python -m bench.browser_python [TESTS…]``: node runs pytest on the folders or files named, by
default those that start no process. What cannot run there is counted apart: a browser starts no
processes and no threads, loads no libraries of machine code, and a file is not put in the place
of another. Pyodide comes from npm; hypothesis in its last version without machine code, from pip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from regola.files.pyodide import pyodide
from regola.resources import page_files

ROOT = Path(__file__).parents[1]
STAND_IN = "rpds.py"
HYPOTHESIS = "hypothesis==6.140.0"
STACK = "--stack-size=30000"
"""What nested rules and hypothesis want of node, in kilobytes; the system's limit is lifted too."""

WITHOUT_PROCESSES = [
    f"tests/{name}"
    for name in (
        *("syntax", "formatting", "sources", "language", "checks", "findings", "program", "ir"),
        *("content", "python", "engine", "lords", "regatta", "scenarios", "reference", "text"),
        *("mixing", "comparing"),
    )
]


def main() -> None:
    """Lay out what is needed beside the project, and run."""
    with TemporaryDirectory() as folder:
        places = {name: Path(folder, name) for name in ("pyodide", "instead")}
        for place in places.values():
            place.mkdir()
        for name, data in pyodide(None).items():
            (places["pyodide"] / name).write_bytes(data)
        (places["instead"] / STAND_IN).write_bytes(dict(page_files())[STAND_IN])
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", places["instead"]]
        subprocess.run([*pip, HYPOTHESIS], check=True)  # noqa: S603 - fixed words
        places |= {"project": ROOT, "libraries": Path(sysconfig.get_path("purelib"))}
        mounted = json.dumps({f"/{name}": str(place) for name, place in places.items()})
        script = Path(__file__).with_suffix(".mjs")
        tests = json.dumps(sys.argv[1:] or WITHOUT_PROCESSES)
        limited = ["sh", "-c", 'ulimit -s unlimited; exec "$@"', "sh"]
        command = [*limited, "node", STACK, script, mounted, tests]
        ran = subprocess.run(command, check=False)  # noqa: S603 - what the caller asked for
        sys.exit(ran.returncode)


if __name__ == "__main__":
    main()
