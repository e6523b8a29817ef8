"""Take Python for browsers from its package of npm: one version, known by the hash of each file."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from regola.files.archives import unpacked
from regola.files.changing import temporary_folder
from regola.files.reading import bytes_of
from regola.findings import Sink

__all__ = ["VERSION", "ForeignPackageError", "MissingPackageError", "pyodide"]

VERSION = "314.0.7"
"""The version of Pyodide that the workbench runs on."""

_FILES = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
_LARGEST = 60_000_000
_INSIDE = "package/"


class MissingPackageError(Exception):
    """Raised where the package is not given and npm is not there to bring it."""


class ForeignPackageError(Exception):
    """Raised for a file of the package that is missing or another; its name is the argument."""


def pyodide(given: Path | None) -> dict[str, bytes]:
    """
    Return the files of the package: from the folder or the archive given, or brought by npm.

    Raises:
        MissingPackageError: Nothing is given, and npm brings nothing.
        ForeignPackageError: A file is missing, or is not that of the version.
        OSError: What is given cannot be read.
    """
    if given is None:
        return _checked(_archived(_brought()))
    if given.is_dir():
        there = {name: given / name for name in _FILES if (given / name).is_file()}
        return _checked({name: bytes_of(path, _LARGEST) for name, path in there.items()})
    return _checked(_archived(bytes_of(given, _LARGEST)))


def _checked(files: Mapping[str, bytes]) -> dict[str, bytes]:
    for name, digest in _FILES.items():
        if name not in files or sha256(files[name]).hexdigest() != digest:
            raise ForeignPackageError(name)
    return dict(files)


def _archived(data: bytes) -> dict[str, bytes]:
    """Return the files of an archive that are wanted; nothing of it is written anywhere."""
    found = unpacked(data, "pyodide.tgz", Sink(), tuple(_FILES)) or {}
    return {name.removeprefix(_INSIDE): content for name, content in found.items()}


def _brought() -> bytes:
    """Let npm bring the archive; nothing in it is run."""
    command = ["npm", "pack", "--silent", "--ignore-scripts", f"pyodide@{VERSION}"]
    with temporary_folder() as folder:
        try:
            done = subprocess.run(  # noqa: S603 - fixed words
                command, cwd=folder.top, capture_output=True, check=False
            )
        except OSError as error:
            raise MissingPackageError from error
        found = next(folder.top.glob("*.tgz"), None)
        if done.returncode or found is None:
            raise MissingPackageError
        return bytes_of(found, _LARGEST)
