"""
Compile language and official content into the file that makes later runs start fast.

A build of the distribution puts the file into the package; from a checkout it is written among the
compiled modules of Python at the first run after a change.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from regola.compilation.language import TABLES, VOCABULARY, families, language
from regola.files.changing import Folder
from regola.files.library import MANIFESTS, PROGRAM, official, official_manifests
from regola.localisation import entries_of, syntax_tree
from regola.prepared import DATA, ENTRIES, digest, key, pack, prepared
from regola.resources import PREPARED, dsl_folder, dsl_text, prepared_folders
from regola.syntax.tables import saved
from regola.text.loading import PATTERN_FILES
from regola.yaml_files import trusted

__all__ = ["prepare", "prepared_bytes"]


# By everybody, as compiled modules are.
_READABLE = 0o644


@cache
def prepare() -> None:
    """Write the file once, if it is missing or stale and Python may keep compiled modules."""
    if sys.dont_write_bytecode or prepared() is not None:
        return
    folder = prepared_folders()[-1]
    try:
        _write(folder / PREPARED, prepared_bytes())
    except OSError:
        # Without it the next run is slower, no more.
        return


def prepared_bytes() -> bytes:
    """Return the file: the same bytes for the same language, content and hash seed of Python."""
    parts: dict[str, Any] = {TABLES: saved(dsl_text("grammar.lark"))}
    parts[MANIFESTS] = official_manifests()
    parts[DATA] = {digest(text): trusted(text) for text in _texts(_DATA)}
    for text in _texts(f"text/*/{name}" for name in PATTERN_FILES):
        parts[f"{ENTRIES}{digest(text)}"] = entries_of(syntax_tree(text, places=True))
    for family in families():
        parts[f"{VOCABULARY}{family}"] = language(family).vocabulary
        parts[f"{PROGRAM}{family}"] = official(family)
    return pack(key(), parts)


def _texts(patterns: Iterable[str]) -> Iterator[str]:
    """Give the texts of the language that are read as they are, wherever they are needed."""
    for pattern in patterns:
        for path in sorted(dsl_folder().glob(pattern)):
            yield dsl_text(*path.relative_to(dsl_folder()).parts)


_DATA = ("findings.yaml", "book/*.yaml", "text/*/*.yaml")


def _write(path: Path, data: bytes) -> None:
    folder = Folder.at(path.parent)
    folder.make()
    folder.put(path.name, data, _READABLE)


if __name__ == "__main__":
    _write(Path(sys.argv[1]), prepared_bytes())
