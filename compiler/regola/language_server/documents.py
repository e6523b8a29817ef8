"""Which packs an editor has open: folders on the disk, with the screen in place of files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from regola.drawings.pictures import SUFFIXES
from regola.editor import Workspace
from regola.files.library import official_packs
from regola.files.needed import needed_beside
from regola.files.pack_texts import head_of
from regola.files.packs import (
    CATALOGUE_SUFFIX,
    MANIFEST,
    RULES_SUFFIX,
    PackFile,
    PackFolder,
    catalogue_files,
    files_of,
    pack_folder,
)
from regola.files.pictures import PICTURES, picture_files, picture_of
from regola.files.reading import read_file
from regola.findings import Sink

__all__ = ["Documents", "Named"]

_READ = (RULES_SUFFIX, CATALOGUE_SUFFIX)


class Named(NamedTuple):
    """A file of the workspace: its pack and its name there."""

    pack: str
    name: str

    @property
    def path(self) -> str:
        """What findings call it."""
        return f"{self.pack}/{self.name}"


@dataclass
class Documents:
    """
    The packs of the files that are open.

    A pack is read from the disk when its first file is opened, with those that it needs; what an
    editor has open is taken from the editor alone, so that nothing unsaved is lost or overruled by
    the disk.
    """

    workspace: Workspace = field(default_factory=Workspace)
    _roots: dict[str, Path] = field(default_factory=dict)
    _open: dict[str, Path] = field(default_factory=dict)
    _on_disk: dict[str, str | None] = field(default_factory=dict)
    _pictures: dict[str, Path] = field(default_factory=dict)

    def opened(self, path: Path, text: str) -> Named:
        """Take a file from the editor, with the pack that it belongs to."""
        named = self.named(path)
        if named.path not in self._open:
            self._on_disk[named.path] = self._read(path, named)
        self._open[named.path] = path
        self.workspace.put(*named, text)
        return named

    def saved(self, path: Path) -> None:
        """Learn that the editor has written a file: on the disk it is what stands here."""
        named = self.named(path)
        self._on_disk[named.path] = _plain(self.workspace.text(*named))

    def is_written_twice(self, path: Path) -> bool:
        """
        Tell whether somebody else has changed a file on the disk that has unsaved text here.

        It is told once for a change; the text on the screen stays what counts.
        """
        named = self.named(path)
        if named.path not in self._open:
            return False
        before, now = self._on_disk.get(named.path), self._read(path, named)
        self._on_disk[named.path] = now
        here = _plain(self.workspace.text(*named))
        return now != before and here not in (now, before)

    def closed(self, path: Path) -> Named:
        """Take a file from the disk again."""
        named = self.named(path)
        self._open.pop(named.path, None)
        self._on_disk.pop(named.path, None)
        self.refreshed(path)
        return named

    def refreshed(self, path: Path) -> None:
        """Take a file that has changed on the disk, unless the editor has it open."""
        named = self.named(path)
        if _is_picture(named):
            self._look(path, named)
        if named.path in self._open or not _is_ours(path):
            return
        text = self._read(path, named, plain=False)
        if text is None:
            self.workspace.drop(*named)
        else:
            self.workspace.put(*named, text)

    def named(self, path: Path) -> Named:
        """Return the pack of a file and its name there; the pack is read when it is new."""
        folder = pack_folder(path)
        pack = self._pack_at(folder)
        return Named(pack, folder.name(path))

    def place(self, path: str) -> Path | None:
        """Return where a file of findings lies, if its pack is at hand."""
        pack, _, name = path.partition("/")
        root = self._roots.get(pack)
        return root / name if root is not None else None

    def open_files(self) -> Iterator[tuple[str, Path]]:
        """Give the files that are open, as findings call them, and where they lie."""
        yield from self._open.items()

    def pictures(self) -> Iterator[tuple[str, Path]]:
        """Give the pictures of the packs, as findings call them, and where they lie."""
        yield from self._pictures.items()

    def _read(self, path: Path, named: Named, *, plain: bool = True) -> str | None:
        pack = PackFolder(self._roots[named.pack], declared=True)
        text = _text(PackFile(pack, path, named.name))
        return _plain(text) if plain else text

    def _pack_at(self, folder: PackFolder) -> str:
        known = next((name for name, root in self._roots.items() if root == folder.root), None)
        if known is not None:
            return known
        name, number = folder.root.name or "pack", 2
        while name in self._roots:
            name, number = f"{folder.root.name}-{number}", number + 1
        self._roots[name] = folder.root
        if folder.declared:
            for file in _files(folder):
                text = _text(file)
                if text is not None:
                    self.workspace.put(name, file.name, text)
            for path in picture_files(folder, "", Sink()):
                self._look(path, Named(name, folder.name(path)))
            for needed in needed_beside([folder], [one.id for one in official_packs()], head_of):
                self._pack_at(needed)
        return name

    def _look(self, path: Path, named: Named) -> None:
        """Take a picture from the disk as it is there now."""
        picture = picture_of(path, named.name, self._roots[named.pack], Sink())
        self._pictures[named.path] = path
        if picture is None:
            self.workspace.drop(*named)
        else:
            self.workspace.put_picture(*named, picture.data)


def _files(folder: PackFolder) -> Iterator[PackFile]:
    yield PackFile(folder, folder.root / MANIFEST, MANIFEST, folder.root)
    yield from (one for one in files_of([folder.root], Sink()) if one.pack == folder)
    for path in catalogue_files(folder.root):
        yield PackFile(folder, path, folder.name(path), folder.root)


def _text(file: PackFile) -> str | None:
    data = read_file(file.path, file.name, Sink(), within=file.within)
    return None if data is None else data.decode("utf-8", "replace")


def _plain(text: str | None) -> str | None:
    """Return a text with the line endings that editors may have changed on their own all alike."""
    return text.replace("\r\n", "\n").removeprefix("\ufeff") if text is not None else None


def _is_picture(named: Named) -> bool:
    folder, _, name = named.name.partition("/")
    return folder == PICTURES and "/" not in name and Path(name).suffix.lower() in SUFFIXES


def _is_ours(path: Path) -> bool:
    return path.name == MANIFEST or path.suffix in _READ
