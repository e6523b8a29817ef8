"""Read the change logs that packs keep beside their rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from regola.files.names import is_file
from regola.files.reading import read_file
from regola.findings import Sink
from regola.sources import decode

__all__ = ["LOG", "change_logs"]

LOG = "CHANGELOG.md"
"""The file with what changed in a pack, in Markdown, the newest first."""


def change_logs(folders: Mapping[Path, str], sink: Sink) -> dict[str, str]:
    """Return the change logs of packs, whose folders are given with their ids; report bad files."""
    found: dict[str, str] = {}
    for folder, pack in folders.items():
        path = folder / LOG
        data = read_file(path, LOG, sink, within=folder) if is_file(path) else None
        source = None if data is None else decode(LOG, data, sink)
        if source is not None:
            found[pack] = source.text
    return found
