"""Files that hold a game: reading one, and writing one over nothing but another."""

from __future__ import annotations

import os
from pathlib import Path

from regola.files.packs import PackFile, files_of
from regola.files.reading import bytes_of, read_file
from regola.files.replacing import Change, create_file, replace_files
from regola.files.scenario_files import SUFFIXES
from regola.findings import Sink
from regola.playing.saved import Saved, read, written
from regola.sources import MAXIMUM_FILE_BYTES, Source, Span, decode

__all__ = ["keep_game", "kept_below", "may_keep", "read_game"]


def read_game(path: Path, sink: Sink) -> tuple[Saved | None, Source | None]:
    """Read a file with a game; report what is wrong with it."""
    name = path.as_posix()
    data = read_file(path, name, sink)
    source = None if data is None else decode(name, data, sink)
    return (read(source, sink) if source is not None else None), source


def kept_below(folder: Path) -> list[Path]:
    """Return the files below a folder that hold a kept game, by the look of their beginning."""
    files = files_of([folder], Sink(), suffixes=SUFFIXES)
    here = Path.cwd()
    return [
        file.path.relative_to(here) if file.path.is_relative_to(here) else file.path
        for file in files
        if _begins_a_game(file)
    ]


def _begins_a_game(file: PackFile) -> bool:
    try:
        data = bytes_of(file.path, MAXIMUM_FILE_BYTES, within=file.within)
    except OSError:
        return False
    return data.startswith(b"regola:")


def may_keep(path: Path, sink: Sink) -> bool:
    """Tell whether a game may be written to a file: to a new one, or over a game kept before."""
    if not os.path.lexists(path):
        return True
    saved, _ = read_game(path, Sink())
    if saved is None:
        sink.report("foreign-file", Span.whole(path.as_posix()), path=path.as_posix())
    return saved is not None


def keep_game(path: Path, saved: Saved, sink: Sink) -> bool:
    """Write a game to a file; tell whether it was done."""
    data = written(saved).encode()
    if os.path.lexists(path):
        return replace_files([Change(path, data, path.parent)], sink)
    return create_file(path, data, sink)
