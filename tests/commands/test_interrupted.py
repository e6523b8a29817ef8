"""Ctrl-C ends every long command quietly, and disks that refuse are told with a finding."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.packs import OTTERS, pond
from tests.support.running import regola
from tests.support.sampling import sampled
from tests.support.system_packages import as_nobody, let_all_pass

# Sends itself the signal at the moment that a file is first read, as a user might. What a shell
# starts in the background ignores the signal; these tests may run there, so it is heard again.
_AT_FIRST_FILE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from regola.files import pack_texts
read = pack_texts.read_file
def interrupted(*arguments, **options):
    os.kill(os.getpid(), signal.SIGINT)
    return read(*arguments, **options)
pack_texts.read_file = interrupted
from regola.commands.main import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    "command",
    sampled(
        [
            *(["check"], ["fmt"], ["build"], ["check", "--fix"], ["text", "otters"]),
            *(["book", "."], ["print", "."], ["export", "images", "."], ["card", "otters"]),
        ],
        4,
    ),
)
def test_control_c_ends_quietly(tmp_path: Path, command: list[str]) -> None:
    """It ends with 130, says nothing, and leaves the folder as it was."""
    file = pond(tmp_path)

    done = subprocess.run(
        [sys.executable, "-c", _AT_FIRST_FILE, *command],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (130, "")
    assert "Traceback" not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["otters.regola", "pack.yaml"]
    assert file.read_text("utf-8") == OTTERS


# Sends itself the signal while the command is still loaded, as a hasty user might.
_AT_ONCE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == "regola.commands.console":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
from regola.commands.start import main
sys.exit(main())
"""


def test_control_c_at_once_ends_without_a_word() -> None:
    """While nothing is loaded that could tell it, the run ends with 130 and no traceback."""
    done = subprocess.run(
        [sys.executable, "-c", _AT_ONCE, "--version"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_control_c_ends_watching(tmp_path: Path) -> None:
    """Interrupted while it waits, `--watch` ends with 130, and the build is whole."""
    pond(tmp_path)
    command = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from regola.commands.main import main
sys.exit(main())
"""
    watching = subprocess.Popen(
        [sys.executable, "-c", command, "build", "--watch", "--lang", "en"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert watching.stderr is not None
    told = ""
    while "atch" not in told:
        line = watching.stderr.readline()
        assert line, "the command ended before it watched"
        told += line
    watching.send_signal(signal.SIGINT)
    _, errors = watching.communicate(timeout=60)

    assert watching.returncode == 130
    assert "Traceback" not in errors
    assert (tmp_path / "generated" / "manifest.json").is_file()


@pytest.mark.needs("nobody")
def test_what_may_not_be_read_is_a_finding(tmp_path: Path) -> None:
    """An unreadable file: its name, a code, and 1."""
    locked = pond(tmp_path)
    locked.chmod(0)
    let_all_pass(tmp_path)

    ran = regola("check", folder=tmp_path, before=as_nobody())

    assert ran.code == 1
    assert "R0001" in ran.output
    assert "otters.regola" in ran.output
    assert "Traceback" not in ran.errors


@pytest.mark.needs("nobody")
@pytest.mark.parametrize(
    "command",
    sampled(
        [
            ["build"],
            ["fmt"],
            ["check", "--fix"],
            ["new", "race", "Voles"],
            ["check", "--write-baseline", "b"],
        ],
        2,
    ),
)
def test_a_folder_that_may_not_be_written_is_a_finding(tmp_path: Path, command: list[str]) -> None:
    """Whatever writes says that it cannot, and nothing is half written."""
    curly = OTTERS.replace('"Otter" /', "“Otter” /") if "--fix" in command else OTTERS
    # One space too many, so that there is something to lay out.
    file = pond(tmp_path, curly.replace("tokens:", " tokens:") if command != ["build"] else OTTERS)
    before = file.read_bytes()
    tmp_path.chmod(0o555)
    let_all_pass(tmp_path)

    ran = regola(*command, folder=tmp_path, before=as_nobody())
    tmp_path.chmod(0o755)

    assert ran.code == 1
    assert "R10" in ran.output + ran.errors
    assert "Traceback" not in ran.errors
    assert sorted(path.name for path in tmp_path.iterdir()) == ["otters.regola", "pack.yaml"]
    assert file.read_bytes() == before
