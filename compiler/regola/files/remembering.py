"""What runs have found out about contents, kept so that a later run need not find it out again."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from regola.files.changing import Folder
from regola.files.reading import bytes_of
from regola.resources import prepared_folders

__all__ = ["Memory"]

_FORMAT = 1
_MOST = 5_000
"""Answers kept, at most; those known longest go first."""

_MOST_BYTES = 1_000_000
_READABLE = 0o644


@dataclass
class Memory:
    """
    Answers, yes or no, by a hash of all that they hang on.

    They lie in one file among the compiled modules of Python, and are kept where these are; where
    they cannot be, nothing is lost but time. A file that is broken is begun anew.
    """

    path: Path
    lasts: bool
    _known: dict[str, bool] = field(default_factory=dict)
    _learnt: dict[str, bool] = field(default_factory=dict)

    @classmethod
    def called(cls, name: str) -> Self:
        """Return what is remembered under a name."""
        found = cls.at(prepared_folders()[-1] / f"{name}.json")
        found.lasts = not sys.dont_write_bytecode
        return found

    @classmethod
    def at(cls, path: Path) -> Self:
        """Return what a file remembers, nothing where it is missing or broken."""
        return cls(path, lasts=True, _known=_read(path))

    def get(self, key: str) -> bool | None:
        """Return an answer, nothing where it is not known."""
        return self._learnt.get(key, self._known.get(key))

    def learn(self, key: str, *, answer: bool) -> bool:
        """Take an answer, to be kept with the next ``keep``."""
        self._learnt[key] = answer
        return answer

    def keep(self) -> None:
        """Write what was learnt beside what others have written meanwhile."""
        if not self._learnt or not self.lasts:
            return
        known = {**_read(self.path), **self._learnt}
        kept = dict(list(known.items())[-_MOST:])
        with suppress(OSError):
            _write(self.path, json.dumps({"format": _FORMAT, "known": kept}).encode())
        self._known, self._learnt = kept, {}


def _read(path: Path) -> dict[str, bool]:
    try:
        told = json.loads(bytes_of(path, _MOST_BYTES))
    except (OSError, ValueError, RecursionError):
        return {}
    known = told.get("known") if isinstance(told, dict) and told.get("format") == _FORMAT else None
    if not isinstance(known, dict):
        return {}
    return {str(key): answer for key, answer in known.items() if isinstance(answer, bool)}


def _write(path: Path, data: bytes) -> None:
    folder = Folder.at(path.parent)
    folder.make()
    folder.put(path.name, data, _READABLE)
