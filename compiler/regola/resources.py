"""
Know where the data lies that belongs to this compiler: the language and the official content.

It lies beside the code in a checkout and inside the package when installed. This is the one place
of the core that touches the disk, and it reads nothing but what was shipped with the code.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path  # noqa: TID251 - reads package data alone

__all__ = ["content_folder", "dsl_folder", "dsl_text", "languages"]

_PACKAGE = Path(__file__).resolve().parent


@cache
def _folder(name: str) -> Path:
    installed = _PACKAGE / "data" / name
    return installed if installed.is_dir() else _PACKAGE.parent.parent / name


def dsl_folder() -> Path:
    """The folder of the language: grammar, vocabulary, schemas, words."""
    return _folder("dsl")


def content_folder() -> Path:
    """The folder of the official content, one folder inside it for each pack."""
    return _folder("content")


def dsl_text(*parts: str) -> str:
    """Return the text of a file of the language, named by its path below `dsl`."""
    return dsl_folder().joinpath(*parts).read_text(encoding="utf-8")


@cache
def languages() -> tuple[str, ...]:
    """The codes of the human languages there are words for, sorted: one folder each."""
    folders = (dsl_folder() / "text").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir()))
