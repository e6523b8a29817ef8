"""Know a build that need not be made again: its packs, the compiler and its files are the same."""

from __future__ import annotations

from collections.abc import Iterable
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
from regola.files.names import real_path
from regola.files.reading import TooLargeError
from regola.files.recalling import Recollection
from regola.findings import Finding

if TYPE_CHECKING:
    from regola.files.library import ReadPacks

__all__ = ["Earlier", "Standing"]

_LARGEST = 100_000_000


@dataclass(frozen=True, slots=True)
class Standing:
    """A build that stands as it was written: how many files it has, and what was found in it."""

    count: int
    findings: tuple[Finding, ...]


@dataclass
class Earlier:
    """
    What is known of the last build of packs that were read, into a folder.

    A build is remembered by all that it was made from together with the list of what it wrote, and
    what was found is told again. Where a file was changed since, nothing is known. ``settings``
    tell what else it was made by.
    """

    out: Path
    read: ReadPacks
    kept: Recollection = field(default_factory=Recollection.own)
    settings: str = ""

    def stands(self) -> Standing | None:
        """Return such a build if all that it has written stands as it wrote it."""
        listed = self._listed() if self.kept.lasts else None
        found = self.kept.recall(self._name, self._key(listed)) if listed is not None else None
        if listed is None or found is None:
            return None
        folder = Folder.at(self.out)
        try:
            intact = all(digest(folder.read(n, _LARGEST)) == told for n, told in listed.items())
            return Standing(len(listed), found) if intact and not Journal(folder).exists else None
        except (OSError, TooLargeError):
            return None

    def note(self, findings: Iterable[Finding]) -> None:
        """Remember the build that was just made, and what was found in it."""
        listed = self._listed() if self.kept.lasts else None
        if listed is not None:
            self.kept.keep(self._name, self._key(listed), tuple(findings))

    @property
    def _name(self) -> str:
        return f"build {real_path(self.out)}"

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
        """A hash of the packs as they were read, and of where they lie."""
        made = sha256(self.settings.encode())
        for folder, source in self.read.sources:
            name = folder.name(self.read.files[source.path])
            text = sha256(source.text.encode("utf-8", "surrogatepass")).hexdigest()
            made.update(f"{folder.root}\n{source.path}\n{name}\n{text}\n".encode())
        for picture in (one for _, pack in self.read.packs for one in pack.pictures):
            made.update(f"{picture.name}\n{sha256(picture.data).hexdigest()}\n".encode())
        return made.hexdigest()
