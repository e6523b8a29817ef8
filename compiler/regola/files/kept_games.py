"""Files that hold a game: reading one, and writing one over nothing but another."""

from __future__ import annotations

import os
from pathlib import Path

from regola.files.reading import read_file
from regola.files.replacing import Change, create_file, replace_files
from regola.findings import Sink
from regola.playing.saved import Saved, read, written
from regola.sources import Source, Span, decode

__all__ = ["keep_game", "may_keep", "read_game"]


def read_game(path: Path, sink: Sink) -> tuple[Saved | None, Source | None]:
    """Read a file with a game; report what is wrong with it."""
    name = path.as_posix()
    data = read_file(path, name, sink)
    source = None if data is None else decode(name, data, sink)
    return (read(source, sink) if source is not None else None), source


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
