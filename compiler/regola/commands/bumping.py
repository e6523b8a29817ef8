"""`regola compare --bump`: the next version of each pack that changed, and its change log."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.comparing.report import Comparison
    from regola.files.library import Loaded

__all__ = ["bump"]

_VERSION = re.compile(r"^(version:[ \t]*)([\"']?)[\d.]+\2[ \t]*(?=$|#)", re.MULTILINE)
_MOST = 5_000_000


def bump(comparison: Comparison, here: Loaded, sink: Sink, console: Console) -> None:
    """
    Write versions and change logs of the packs at hand that changed, all of them or none.

    What was said of earlier versions stays below.
    """
    from regola.files.change_logs import LOG
    from regola.files.packs import MANIFEST
    from regola.files.reading import read_file
    from regola.files.replacing import Change, replace_files

    folders = {identifier: folder for folder, identifier in here.folders.items()}
    changes: list[Change] = []
    told: list[tuple[str, str]] = []
    for pack, before, version in comparison.versions():
        folder = folders.get(pack)
        if folder is None or version == before:
            continue
        path = folder / MANIFEST
        data = read_file(path, path.name, sink, within=folder)
        if data is None:
            return
        text = _VERSION.sub(rf"\g<1>\g<2>{version}\g<2>", data.decode("utf-8"), count=1)
        log = _log(folder, version, comparison, pack, console, sink)
        changes += [
            Change(path, text.encode(), folder),
            Change(folder / LOG, log.encode(), folder),
        ]
        told.append((pack, version))
    if replace_files(changes, sink):
        for pack, version in told:
            console.note("compare-bumped", pack=pack, version=version)


def _log(
    folder: Path, version: str, comparison: Comparison, pack: str, console: Console, sink: Sink
) -> str:
    from regola.comparing.markdown import markdown
    from regola.comparing.report import grouped
    from regola.files.change_logs import LOG
    from regola.files.names import is_file
    from regola.files.reading import read_file

    language = console.words.language
    groups = grouped(comparison, {pack: {language: version}}, language, console.words.say)
    entry = markdown([group for group in groups if group.pack == pack], ())
    path = folder / LOG
    earlier = b""
    if is_file(path):
        earlier = read_file(path, path.name, sink, maximum=_MOST, within=folder) or b""
    return f"{entry}\n{earlier.decode('utf-8', 'replace')}".rstrip() + "\n"
