"""Write a folder that is not there yet, with all that is to lie in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from regola.files.changing import Folder
from regola.files.reporting import reporting_writes
from regola.findings import Sink

__all__ = ["create_files"]


def create_files(folder: Path, files: Mapping[str, bytes], sink: Sink) -> bool:
    """
    Write a folder that is not there yet, with files by their names in it; tell whether it was done.

    Where the disk refuses, or the run is interrupted, what was written goes again.
    """
    before = len(sink)
    with reporting_writes(folder.as_posix(), sink):
        _write(Folder.at(folder), files)
    return len(sink) == before


def _write(folder: Folder, files: Mapping[str, bytes]) -> None:
    made: list[Path] = []
    begun: list[str] = []
    try:
        for name, data in files.items():
            made = [*Folder.at((folder.top / name).parent).make(), *made]
            begun.append(name)
            folder.write(name, data)
        folder.settle(begun)
    except BaseException:
        for name in begun:
            folder.remove(name)
        Folder.remove_empty(made)
        raise
