"""Blocks of games that were played, each kept in a file of its own, named by its key."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from regola.files.changing import Folder
from regola.files.reading import bytes_of
from regola.files.reporting import reporting_writes
from regola.findings import Sink
from regola.playtesting.blocks import Block, Played, read, written
from regola.resources import prepared_folders

__all__ = ["keep_block", "kept_block", "official_blocks", "remember_block"]

_MOST = 1_000_000
_READABLE = 0o644


def official_blocks() -> Path:
    """Return where the games of official items are kept: among the compiled modules of Python."""
    return prepared_folders()[-1] / "playtests"


def kept_block(folder: Path, block: Block) -> Played | None:
    """Return what a folder keeps of a block, nothing where it keeps none or a broken one."""
    try:
        data = bytes_of(folder / f"{block.key}.json", _MOST)
    except OSError:
        return None
    with suppress(UnicodeDecodeError):
        return read(data.decode(), block.key)
    return None


def keep_block(folder: Path, block: Block, played: Played, sink: Sink) -> bool:
    """Keep a block in a folder, whole or not at all; report where the disk refuses."""
    before = len(sink)
    with reporting_writes(folder.as_posix(), sink):
        _write(folder, block, played)
    return len(sink) == before


def remember_block(folder: Path, block: Block, played: Played) -> None:
    """Keep a block to be quicker another time; where that cannot be, nothing is lost."""
    with suppress(OSError):
        _write(folder, block, played)


def _write(path: Path, block: Block, played: Played) -> None:
    folder = Folder.at(path)
    folder.make()
    folder.put(f"{block.key}.json", written(played, block.key).encode(), _READABLE)
