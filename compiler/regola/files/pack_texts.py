"""Read what lies in packs: what they say of themselves, their rules, catalogues, pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from regola.drawings.pictures import Picture
from regola.files.names import real_path
from regola.files.packs import (
    MANIFEST,
    PackFile,
    PackFolder,
    catalogue_files,
    files_of,
    pack_folder,
)
from regola.files.pictures import pictures_in
from regola.files.reading import read_file
from regola.findings import Sink
from regola.program.pack import Manifest, manifest, nameless
from regola.sources import MAXIMUM_FILE_BYTES, Source, decode

__all__ = ["STANDARD_INPUT", "PackReader", "Reading", "head_of", "text_of"]

STANDARD_INPUT = "-"
"""What a text is called that comes from no file."""

_HEADER = re.compile(r"^[a-z]\w*[ \t]+[a-z]\w*(?=[ \t]*\{)", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """
    How files are read: the limit on their size, whom to tell of each, a text that has no file.

    ``given`` is a text from standard input; it is called ``-`` and belongs to the pack at hand.
    With ``alone`` the other files of a pack are not read. ``languages`` are the codes of human
    languages that names may be in, besides those that there are folders for.
    """

    maximum: int = MAXIMUM_FILE_BYTES
    advance: Callable[[], None] = lambda: None
    given: bytes | None = None
    alone: bool = False
    languages: tuple[str, ...] = ()


@dataclass
class PackReader:
    """Reads the files of packs, and remembers which the user named and where they lie."""

    how: Reading
    sink: Sink
    sources: list[tuple[PackFolder, Source]] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    files: dict[str, Path] = field(default_factory=dict)
    needed: list[PackFolder] = field(default_factory=list)

    def manifest(self, folder: PackFolder, prefix: str) -> Manifest | None:
        """Read what a pack says of itself."""
        if not folder.declared:
            return nameless(folder.root.name, ".")
        file = PackFile(folder, folder.root / MANIFEST, MANIFEST, folder.root)
        source = self._source(file, prefix)
        if source is None:
            return None
        if folder not in self.needed:
            self.named.append(source.path)
        return manifest(source, self.sink)

    def pack(
        self, folder: PackFolder, named: Mapping[Path, PackFile], prefix: str
    ) -> tuple[Source, ...]:
        """Read the files named, and in a pack that has a manifest all others of it."""
        self.named += [f"{prefix}{file.name}" for file in named.values()]
        files = dict(named)
        if folder.declared and not self.how.alone:
            others = files_of([folder.root], Sink())
            files = {real_path(file.path): file for file in others if file.pack == folder} | files
        read = [self._source(file, prefix) for file in files.values()]
        sources = [source for source in read if source is not None]
        if self.how.given is not None and folder == pack_folder(Path()):
            sources = self._with_given(folder, self.how.given, sources)
        return tuple(sources)

    def catalogues(self, folder: PackFolder, prefix: str) -> tuple[Source, ...]:
        """Read the catalogues of hand-written texts of a pack that has a manifest."""
        if not folder.declared or self.how.alone:
            return ()
        found = []
        for path in catalogue_files(folder.root):
            file = PackFile(folder, path, folder.name(path), folder.root)
            if folder not in self.needed:
                self.named.append(f"{prefix}{file.name}")
            source = self._source(file, prefix)
            if source is not None:
                found.append(source)
        return tuple(found)

    def pictures(self, folder: PackFolder, prefix: str) -> tuple[Picture, ...]:
        """Read the pictures that a pack with a manifest has of its items."""
        if not folder.declared or self.how.alone:
            return ()
        return tuple(pictures_in(folder, prefix, self.sink))

    def _source(self, file: PackFile, prefix: str) -> Source | None:
        source = text_of(file, prefix, self.sink, self.how.maximum)
        self.files[f"{prefix}{file.name}"] = file.path
        self.how.advance()
        if source is not None:
            self.sources.append((file.pack, source))
        return source

    def _with_given(self, folder: PackFolder, data: bytes, sources: list[Source]) -> list[Source]:
        """Add the text given; it stands in for files that declare the same items, as edited."""
        self.named.append(STANDARD_INPUT)
        given = decode(STANDARD_INPUT, data, self.sink, maximum=self.how.maximum)
        if given is None:
            return sources
        self.sources.append((folder, given))
        headers = set(_HEADER.findall(given.text))
        return [
            *(source for source in sources if headers.isdisjoint(_HEADER.findall(source.text))),
            given,
        ]


def head_of(folder: PackFolder) -> Manifest | None:
    """Return what a pack says of itself; whatever is wrong with it is told elsewhere."""
    sink = Sink()
    source = text_of(PackFile(folder, folder.root / MANIFEST, MANIFEST, folder.root), "", sink)
    return manifest(source, sink) if source is not None else None


def text_of(
    file: PackFile, prefix: str, sink: Sink, maximum: int = MAXIMUM_FILE_BYTES
) -> Source | None:
    """Read a file; its name in findings begins with the prefix."""
    name = f"{prefix}{file.name}"
    data = read_file(file.path, name, sink, maximum=maximum, within=file.within)
    return None if data is None else decode(name, data, sink, maximum=maximum)
