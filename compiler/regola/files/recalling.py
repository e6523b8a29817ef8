"""What was worked out before, kept whole beside what it was worked out from."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Self, TypeVar

from regola.files.changing import Folder, Kind
from regola.files.reading import TooLargeError
from regola.prepared import pack, unpack
from regola.resources import builder_fingerprint, prepared_folders

__all__ = ["Recollection"]

Kept = TypeVar("Kept")

_FOLDER = "reports"
_PART = "report"
_MOST = 2_000
"""Files kept, at most; when there are more, all are begun anew."""

_MOST_BYTES = 50_000_000
_READABLE = 0o644


@dataclass(frozen=True)
class Recollection:
    """
    Results of the compiler's own, each in a file of its name that tells what it was made from.

    They lie among the compiled modules of Python, and are trusted as these are. Where they cannot
    be kept, nothing is lost but time; a file that is broken, or of other code, is written anew.
    """

    folder: Folder
    lasts: bool

    @classmethod
    def own(cls) -> Self:
        """Return what is kept for this installation."""
        return cls.at(prepared_folders()[-1], lasts=not sys.dont_write_bytecode)

    @classmethod
    def at(cls, path: Path, *, lasts: bool = True) -> Self:
        """Return what is kept below a folder."""
        return cls(Folder.at(path), lasts)

    def of(self, name: str, made_from: str, make: Callable[[], Kept]) -> Kept:
        """Return what has a name, as it was kept if it was made from the same, else made now."""
        kept: Kept | None = self.recall(name, made_from)
        if kept is not None:
            return kept
        made = make()
        self.keep(name, made_from, made)
        return made

    def recall(self, name: str, made_from: str) -> Any:
        """Return what was kept under a name if it was made from the same, else nothing."""
        if self.lasts:
            with suppress(OSError, TooLargeError, *_BROKEN):
                parts = unpack(_key(name, made_from), self.folder.read(_file(name), _MOST_BYTES))
                return None if parts is None else parts.get(_PART)
        return None

    def keep(self, name: str, made_from: str, made: object) -> None:
        """Keep what was made under a name, in the place of what was kept under it before."""
        if self.lasts:
            with suppress(OSError):
                self._write(_file(name), pack(_key(name, made_from), {_PART: made}))

    def _write(self, file: str, data: bytes) -> None:
        self.folder.make()
        known = self.folder.names(_FOLDER) if self.folder.kind(_FOLDER) is Kind.FOLDER else []
        for one in known if len(known) >= _MOST else ():
            self.folder.remove(f"{_FOLDER}/{one}")
        if not known and self.folder.kind(_FOLDER) is Kind.NOTHING:
            self.folder.make_folder(_FOLDER)
        self.folder.put(file, data, _READABLE)


def _file(name: str) -> str:
    return f"{_FOLDER}/{sha256(name.encode()).hexdigest()}.data"


def _key(name: str, made_from: str) -> str:
    return sha256(f"{builder_fingerprint()}\n{name}\n{made_from}".encode()).hexdigest()


_BROKEN = (pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError, TypeError)
"""What reading a file raises that was cut short or written by hand."""
