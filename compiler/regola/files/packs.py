"""Find the packs and the files that the user means."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from regola.files.names import is_inside, is_within, shown_name
from regola.files.reporting import report_unreadable
from regola.findings import Sink
from regola.resources import content_folder
from regola.sources import Span

__all__ = [
    "AT_HAND_DEPTH",
    "CATALOGUES",
    "CATALOGUE_SUFFIX",
    "MANIFEST",
    "MAXIMUM_DEPTH",
    "RULES_SUFFIX",
    "PackFile",
    "PackFolder",
    "at_hand",
    "catalogue_files",
    "files_of",
    "is_work_tree",
    "names_start",
    "pack_folder",
    "packs_in",
    "report_texts",
]

MANIFEST = "pack.yaml"
"""The file that makes a folder a pack."""

RULES_SUFFIX = ".regola"
"""How the names of rules files end."""

MAXIMUM_DEPTH = 64
"""So many folders deep a pack is looked through."""

AT_HAND_DEPTH = 4
"""So many folders below the one at hand packs are looked for."""

_REPOSITORY = ".git"

_PLAIN = ".txt"
_ADDED = frozenset({"txt", "text", "doc", "docx", "md", "rtf"})
"""What programs put behind the name of a file of text."""

_USUAL = frozenset({"readme", "license", "licence", "changelog", "notes"})
"""Plain texts that stand in any folder."""

CATALOGUES = "texts"
"""The folder in a pack that holds its catalogues of hand-written texts, one a language."""

CATALOGUE_SUFFIX = ".po"
"""How the names of catalogues end."""


@dataclass(frozen=True, slots=True)
class PackFolder:
    """The folder of a pack, an absolute path; `declared` tells whether it has a `pack.yaml`."""

    root: Path
    declared: bool

    def name(self, path: Path) -> str:
        """Return the name of a file of the pack as findings show it."""
        return shown_name(path, self.root)


@dataclass(frozen=True, slots=True)
class PackFile:
    """
    A file, the pack it belongs to and its name there.

    ``within`` is the folder that it must lie in, links followed; a file that the user named may lie
    anywhere.
    """

    pack: PackFolder
    path: Path
    name: str
    within: Path | None = None


def pack_folder(start: Path) -> PackFolder:
    """
    Return the pack of a folder or file: the nearest folder upward that holds a `pack.yaml`.

    Without one it is the folder itself, or the one that the file lies in.
    """
    absolute = Path(os.path.abspath(start))  # noqa: PTH100 - resolve() would follow links away
    folder = absolute if _is_folder(absolute) else absolute.parent
    for candidate in (folder, *folder.parents):
        if _is_pack(candidate):
            return PackFolder(candidate, declared=True)
    return PackFolder(folder, declared=False)


def at_hand(
    sink: Sink, *, suffixes: tuple[str, ...] = (RULES_SUFFIX,), below: tuple[str, ...] = ()
) -> list[Path]:
    """
    Return what a command means that names no path: in a pack, the folder it is called in.

    In a folder that belongs to no pack it is the files of the folder itself that have one of the
    ``suffixes`` and the packs below it, at most `AT_HAND_DEPTH` folders deep; on the way to these
    also the files that have one of the suffixes ``below``. Where a link leads, and what another
    repository keeps, may be anybody's.
    """
    here = Path()
    pack = pack_folder(here)
    return [here] if pack.declared else list(_around(pack, here, 0, (suffixes, below), sink))


def _around(
    pack: PackFolder,
    folder: Path,
    depth: int,
    suffixes: tuple[tuple[str, ...], tuple[str, ...]],
    sink: Sink,
) -> Iterator[Path]:
    """Go through a folder that is no pack, files and folders in the order of their names."""
    own, below = suffixes
    for entry in _entries(pack, folder, Sink()):
        path = folder / entry.name
        if not _is_folder(entry):
            is_meant = entry.name.endswith(below if depth else own)
            if is_meant and not _leads_out(entry, pack, sink):
                yield path
        elif _is_pack(path):
            if not _leads_out(entry, pack, sink):
                yield path
        elif depth + 1 < AT_HAND_DEPTH and not entry.is_symlink() and not is_work_tree(path):
            yield from _around(pack, path, depth + 1, suffixes, sink)


def packs_in(folder: Path) -> list[PackFolder]:
    """Return the packs that lie directly in a folder, links left out, by name."""
    entries = _entries(PackFolder(folder, declared=False), folder, Sink())
    paths = (folder / entry.name for entry in entries if not entry.is_symlink())
    return [PackFolder(path, declared=True) for path in paths if _is_pack(path)]


def is_work_tree(folder: Path) -> bool:
    """Tell whether a folder is the top of a repository's files."""
    return os.path.lexists(folder / _REPOSITORY)


def names_start(roots: Iterable[Path]) -> Path | None:
    """
    Return the folder that the paths of findings start at, for packs that lie in these folders.

    It is the top of the repository that all of them lie in; without one, the folder of the one
    pack, or the innermost one around several; nothing where they have none in common. Where packs
    of one's own are read together with some that ship, their folders alone count.
    """
    every = sorted(set(roots))
    told = [root for root in every if not is_inside(root, content_folder())] or every
    try:
        common = Path(os.path.commonpath(told))
    except ValueError:
        # No pack, or packs on several drives.
        return None
    around = (folder for folder in (common, *common.parents) if is_work_tree(folder))
    return next(around, common)


def catalogue_files(root: Path) -> list[Path]:
    """Return the catalogues of a pack in the order of their names."""
    try:
        return sorted((root / CATALOGUES).glob(f"[!.]*{CATALOGUE_SUFFIX}"))
    except OSError:
        # A folder that may not be looked into has no texts to give.
        return []


def files_of(
    paths: Iterable[Path], sink: Sink, *, suffixes: tuple[str, ...] = (RULES_SUFFIX,)
) -> Iterator[PackFile]:
    """
    Go through the files that are named and those below the folders that are named, each once.

    A folder below which other packs lie gives the files of each under its own pack. Files come in
    the order of the paths, below a folder in the order of their names. Hidden files and folders are
    passed over unless named; a file that is named is given whatever its suffix.
    """
    seen: set[str] = set()
    for given in paths:
        # Whoever names what makes a folder a pack means the pack.
        path = given.parent if given.name == MANIFEST else given
        pack = pack_folder(path)
        named = not _is_folder(path)
        found = iter([(pack, path)]) if named else _below(pack, path, suffixes, sink)
        for owner, file in found:
            real = os.path.realpath(file)
            if real not in seen:
                seen.add(real)
                yield PackFile(owner, file, owner.name(file), None if named else owner.root)


def _is_meant(name: str, suffixes: tuple[str, ...], sink: Sink) -> bool:
    """Tell whether a file is one of those looked for; report rules under another suffix."""
    stem, found, behind = name.rpartition(f"{RULES_SUFFIX}.")
    if found and behind.casefold() in _ADDED and RULES_SUFFIX in suffixes:
        sink.report("misnamed-file", Span.whole(name), path=name, right=f"{stem}{RULES_SUFFIX}")
    return name.endswith(suffixes)


def report_texts(folder: Path, sink: Sink) -> None:
    """Report plain texts in a folder without rules: they may be some."""
    pack = pack_folder(folder)
    for entry in _entries(pack, folder, Sink()):
        path = Path(entry.name)
        is_text = path.suffix.casefold() == _PLAIN and path.stem.casefold() not in _USUAL
        if is_text and not _is_folder(entry):
            right = f"{path.stem.removesuffix(RULES_SUFFIX)}{RULES_SUFFIX}"
            name = pack.name(Path(entry.path))
            sink.report("misnamed-file", Span.whole(name), path=name, right=right)


def _is_pack(folder: Path) -> bool:
    try:
        # Whatever it is: what is no file is told when it is read.
        return (folder / MANIFEST).exists() or (folder / MANIFEST).is_symlink()
    except OSError:
        # A folder that may not be looked into is nobody's pack.
        return False


def _below(
    pack: PackFolder, start: Path, suffixes: tuple[str, ...], sink: Sink
) -> Iterator[tuple[PackFolder, Path]]:
    top = Path(os.path.abspath(start))  # noqa: PTH100 - as in pack_folder
    visited: set[tuple[int, int]] = set()
    waiting = [(pack, top, 0)]
    while waiting:
        owner, folder, depth = waiting.pop()
        if depth > MAXIMUM_DEPTH:
            name = owner.name(folder)
            sink.report("unreadable-file", Span.whole(name), hint="deep")
            continue
        if _is_visited(folder, visited):
            continue
        entries = _entries(owner, folder, sink)
        if folder != owner.root and any(entry.name == MANIFEST for entry in entries):
            owner = PackFolder(folder, declared=True)
        folders = []
        for entry in entries:
            if entry.is_symlink() and _comes_anyway(entry, top):
                continue
            if _is_folder(entry):
                if not _leads_out(entry, owner, sink):
                    folders.append((owner, Path(entry.path), depth + 1))
            elif _is_meant(owner.name(Path(entry.path)), suffixes, sink):
                yield owner, Path(entry.path)
        waiting.extend(reversed(folders))


def _is_visited(folder: Path, visited: set[tuple[int, int]]) -> bool:
    """Tell whether a folder was walked before, under this name or another; note it."""
    try:
        status = folder.stat()
    except OSError:
        # Looking into it will tell.
        return False
    key = (status.st_dev, status.st_ino)
    if key in visited:
        return True
    visited.add(key)
    return False


def _entries(owner: PackFolder, folder: Path, sink: Sink) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            visible = [entry for entry in found if not entry.name.startswith(".")]
    except OSError as error:
        report_unreadable(owner.name(folder), error.errno, sink)
        return []
    return sorted(visible, key=lambda entry: entry.name)


def _is_folder(entry: os.DirEntry[str] | Path) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        # A link that leads to itself, a name too long for the system; reading it will tell.
        return False


def _comes_anyway(link: os.DirEntry[str], top: Path) -> bool:
    """Tell whether a link leads into the folder that is walked, or to one around it."""
    target = os.path.realpath(link.path)
    real_top = os.path.realpath(top)
    inside_or_around = os.path.commonpath((target, real_top)) in (target, real_top)
    return inside_or_around and os.path.exists(target)  # noqa: PTH110 - a text, not a Path


def _leads_out(entry: os.DirEntry[str], owner: PackFolder, sink: Sink) -> bool:
    """Tell whether an entry is a link out of its pack; report it if so."""
    if not entry.is_symlink() or is_within(Path(entry.path), owner.root):
        return False
    name = owner.name(Path(entry.path))
    slug = "folder-outside" if _is_folder(entry) else "link-outside"
    sink.report(slug, Span.whole(name), path=name)
    return True
