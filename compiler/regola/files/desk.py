"""The files of one pack on the disk: read, and written by whoever knows what they were before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from regola.files.names import is_inside
from regola.files.packs import CATALOGUE_SUFFIX, MANIFEST, RULES_SUFFIX, PackFolder, files_of
from regola.files.pictures import pictures_in
from regola.files.reading import read_file
from regola.files.replacing import Change, create_file, replace_files
from regola.findings import Sink
from regola.sources import without_odd

__all__ = ["Desk", "Text", "Written"]

_SUFFIXES = (RULES_SUFFIX, MANIFEST, CATALOGUE_SUFFIX)


@dataclass(frozen=True, slots=True)
class Text:
    """A file as it stands on the disk; the digest is that of its bytes."""

    text: str
    digest: str


@dataclass(frozen=True, slots=True)
class Written:
    """
    What came of writing a file.

    ``now`` is how it stands. It was not written where ``is_done`` is false: somebody else had
    changed it, or the disk refused.
    """

    is_done: bool
    now: Text | None


@dataclass(frozen=True, slots=True)
class Desk:
    """
    A pack's folder, of which only files of rules, catalogues and `pack.yaml` are written.

    Its pictures are read as well.
    """

    root: Path

    def texts(self) -> dict[str, Text]:
        """Return each file that can be read as UTF-8, by its name in the pack."""
        return dict(self._texts())

    def pictures(self) -> dict[str, bytes]:
        """Return each picture that the pack has of an item, by its name in the pack."""
        folder = PackFolder(self.root, declared=True)
        return {one.name: one.data for one in pictures_in(folder, "", Sink())}

    def _texts(self) -> Iterator[tuple[str, Text]]:
        for file in files_of([self.root], Sink(), suffixes=_SUFFIXES):
            found = self._read(file.name) if file.pack.root == self.root else None
            if found is not None:
                yield file.name, found

    def _read(self, name: str) -> Text | None:
        data = read_file(self.root / name, name, Sink(), within=self.root)
        try:
            return Text(data.decode(), _digest(data)) if data is not None else None
        except UnicodeDecodeError:
            return None

    def write(self, name: str, text: str, before: str | None) -> Written:
        """
        Write a file that still is as ``before`` tells: its digest, or nothing for a new one.

        Names that lead out of the pack, and files of other kinds, are not written.
        """
        if not self._is_ours(name):
            return Written(is_done=False, now=None)
        now = self._read(name)
        if (now.digest if now else None) != before:
            return Written(is_done=False, now=now)
        path, data = self.root / name, text.encode()
        sink = Sink()
        if now is None:
            is_done = create_file(path, data, sink, within=self.root)
        else:
            is_done = replace_files([Change(path, data, self.root)], sink)
        return Written(is_done, self._read(name))

    def _is_ours(self, name: str) -> bool:
        path = self.root / name
        parts = path.relative_to(self.root).parts if is_inside(path, self.root) else ()
        is_plain = bool(parts) and not any(part.startswith(".") for part in parts)
        is_plain = is_plain and without_odd(name) == name
        return is_plain and (path.name == MANIFEST or path.suffix in _SUFFIXES)


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()
