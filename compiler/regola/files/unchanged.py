"""Know a build that need not be made again: its packs, the compiler and its files are the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from regola.files.changing import Folder, Kind
from regola.files.journal import Journal
from regola.files.manifest import (
    MANIFEST_NAME,
    BrokenManifestError,
    digest,
    manifest_bytes,
    read_manifest,
)
from regola.files.reading import TooLargeError
from regola.files.remembering import Memory
from regola.resources import builder_fingerprint

if TYPE_CHECKING:
    from regola.files.library import ReadPacks

__all__ = ["Earlier"]

_LARGEST = 100_000_000
_NAME = "builds"


@dataclass
class Earlier:
    """
    What is known of earlier builds of packs that were read, into a folder.

    A build in which nothing was found is remembered by all that it was made from together with the
    list of what it wrote. Where a file was changed since, nothing is known. ``settings`` tell what
    else it was made by.
    """

    out: Path
    read: ReadPacks
    memory: Memory = field(default_factory=lambda: Memory.called(_NAME))
    settings: str = ""

    def stands(self) -> int | None:
        """Return how many files such a build has written that all stand as it wrote them."""
        listed = self._listed() if self.memory.lasts else None
        if listed is None or not self.memory.get(self._key(listed)):
            return None
        folder = Folder.at(self.out)
        try:
            intact = all(digest(folder.read(n, _LARGEST)) == told for n, told in listed.items())
            return len(listed) if intact and not Journal(folder).exists else None
        except (OSError, TooLargeError):
            return None

    def note(self) -> None:
        """Remember the build that was just made, in which nothing was found."""
        listed = self._listed() if self.memory.lasts else None
        if listed is not None:
            self.memory.learn(self._key(listed), answer=True)
            self.memory.keep()

    def _listed(self) -> dict[str, str] | None:
        """Return the files that a build wrote, name to hash; nothing where there is no list."""
        folder = Folder.at(self.out)
        try:
            if folder.kind(MANIFEST_NAME) is not Kind.FILE:
                return None
            listed = read_manifest(folder)
            return listed if folder.holds(MANIFEST_NAME, manifest_bytes(listed)) else None
        except (OSError, BrokenManifestError):
            return None

    def _key(self, listed: dict[str, str]) -> str:
        told = sha256(self._made_from.encode())
        for name, hashed in sorted(listed.items()):
            told.update(f"{name} {hashed}\n".encode())
        return told.hexdigest()

    @cached_property
    def _made_from(self) -> str:
        """A hash of the packs as they were read, where they lie, and of the compiler."""
        made = sha256(f"{builder_fingerprint()}\n{self.settings}".encode())
        for folder, source in self.read.sources:
            name = folder.name(self.read.files[source.path])
            text = sha256(source.text.encode("utf-8", "surrogatepass")).hexdigest()
            made.update(f"{folder.root}\n{source.path}\n{name}\n{text}\n".encode())
        for picture in (one for _, pack in self.read.packs for one in pack.pictures):
            made.update(f"{picture.name}\n{sha256(picture.data).hexdigest()}\n".encode())
        return made.hexdigest()
