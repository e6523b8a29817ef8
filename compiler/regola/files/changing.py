"""
The one door for writing: all changes to the disk happen inside a folder, and through no link.

A name is relative to its folder, with `/` between its parts. On the way to it only folders are
passed, and what stands there is a file or nothing; a link or a device is refused, wherever it
leads. Nothing else in the compiler makes, changes or removes anything on the disk.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Self

from regola.files.names import real_path
from regola.files.reading import TooLargeError, bytes_of

__all__ = ["Folder", "Kind", "LinkError", "keep_report", "temporary_folder"]

# Up to so many are seen to one by one; beyond, one call for the whole system is cheaper.
_FEW = 64

_NEW = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_EXCL
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
)


class LinkError(OSError):
    """Raised where the way to a name leads through what is no folder: a link, a device."""

    def __init__(self, path: Path) -> None:
        """Take what is in the way."""
        super().__init__(errno.ELOOP, os.strerror(errno.ELOOP), str(path))


class Kind(Enum):
    """What stands at a name."""

    NOTHING = auto()
    FILE = auto()
    FOLDER = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class Folder:
    """
    A folder in which things are changed; `top` is where it lies, links on the way to it resolved.

    All methods that take a name may raise `OSError`, and `LinkError` before they do anything.
    """

    top: Path

    @classmethod
    def at(cls, path: Path) -> Self:
        """Take the folder that a path leads to, which need not be there yet."""
        return cls(real_path(path))

    def make(self) -> list[Path]:
        """Make the folder and those around it; return those that were missing, innermost first."""
        missing = [path for path in (self.top, *self.top.parents) if not os.path.lexists(path)]
        for path in reversed(missing):
            _make_folder(path)
        if _kind(self.top) is not Kind.FOLDER:
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(self.top))
        return missing

    @staticmethod
    def remove_empty(folders: Sequence[Path]) -> None:
        """Remove folders that `make` has made, as far as nothing lies in them."""
        for folder in folders:
            if not _removed_empty(folder):
                return

    # ---- looking --------------------------------------------------------------------------------

    def kind(self, name: str) -> Kind:
        """Tell what stands at a name, a link counting as itself."""
        return _kind(self._place(name))

    def read(self, name: str, maximum: int) -> bytes:
        """Return the bytes of a file of at most `maximum` bytes."""
        return bytes_of(self._place(name), maximum, follow=False)

    def holds(self, name: str, data: bytes) -> bool:
        """Tell whether a file stands at a name and has just these bytes."""
        if self.kind(name) is not Kind.FILE:
            return False
        try:
            return self.read(name, len(data)) == data
        except TooLargeError:
            return False

    def names(self, name: str) -> list[str]:
        """Return the names of what lies in a folder below this one, sorted."""
        path = self._place(name)
        if _kind(path) is not Kind.FOLDER:
            raise LinkError(path)
        return sorted(os.listdir(path))

    def mark(self, name: str) -> list[int]:
        """
        Return numbers of a file that the system gave it when it was made.

        Whoever brings the file along, in an archive or a repository, cannot choose them.
        """
        status = os.lstat(self._place(name))
        return [status.st_ino, status.st_ctime_ns]

    # ---- changing -------------------------------------------------------------------------------

    def make_folder(self, name: str) -> None:
        """Make a folder that is not there yet."""
        os.mkdir(self._place(name))

    def write(self, name: str, data: bytes) -> None:
        """Write a file that is not there yet."""
        _written(os.open(self._place(name), _NEW, 0o666), data)

    def draft(self, name: str, data: bytes, mode: int | None = None) -> str:
        """
        Write a hidden file beside a name, to be moved there; return its name.

        It gets the mode of the file that is there, else the one given, else that of new files.
        """
        path = self._place(name)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            _written(handle, data)
            os.chmod(draft, _mode(path) or mode or 0o666 & ~_umask())
        except BaseException:
            os.unlink(draft)
            raise
        return self._name(Path(draft))

    def move(self, name: str, target: str) -> None:
        """Move a file to another name, in place of the file there, with the folders on its way."""
        path = self._place(target)
        self._make_way(path.parent)
        if _kind(path) not in (Kind.NOTHING, Kind.FILE):
            raise LinkError(path)
        os.replace(self._place(name), path)

    def put(self, name: str, data: bytes, mode: int | None = None) -> None:
        """Write a file whole or not at all, in place of the file that is there."""
        draft = self.draft(name, data, mode)
        try:
            self.move(draft, name)
        except BaseException:
            self.remove(draft)
            raise

    def keep(self, name: str, second: str) -> None:
        """Give a file a second name; where the system or the file system knows none, a copy."""
        path, kept = self._place(name), self._place(second)
        try:
            os.link(path, kept, follow_symlinks=False)
        except (AttributeError, NotImplementedError, OSError):
            self.write(second, self.read(name, path.lstat().st_size))
            os.chmod(kept, _mode(path) or 0o666)

    def remove(self, name: str) -> None:
        """Remove what stands at a name, if anything does: a file, or a link itself."""
        path = self._place(name)
        if _kind(path) is not Kind.NOTHING:
            os.unlink(path)

    def remove_folder(self, name: str) -> bool:
        """Remove a folder that holds nothing; tell whether it did."""
        return _removed_empty(self._place(name))

    def settle(self, names: Sequence[str]) -> None:
        """Wait until files, and names in folders, are kept even if the power fails."""
        if sys.platform == "win32":
            # It flushes no handle that was opened for reading, and no folder.
            return
        if len(names) > _FEW:
            os.sync()
            return
        for name in names:
            with _opened(self._place(name) if name else self.top) as handle:
                os.fsync(handle)

    @contextmanager
    def held_open(self) -> Iterator[int]:
        """Give the system's handle of the folder for as long as the block lasts."""
        with _opened(self.top) as handle:
            yield handle

    # ---- the way --------------------------------------------------------------------------------

    def _place(self, name: str) -> Path:
        """Return the path of a name; its way leads through folders alone, as far as it exists."""
        path = self.top
        *way, last = name.split("/")
        if not all(map(_is_part, (*way, last))):
            raise ValueError(f"no name inside a folder: {name}")
        for part in way:
            path /= part
            if _kind(path) is Kind.OTHER:
                raise LinkError(path)
        return path / last

    def _name(self, path: Path) -> str:
        return path.relative_to(self.top).as_posix()

    def _make_way(self, folder: Path) -> None:
        if folder != self.top and _kind(folder) is not Kind.FOLDER:
            self._make_way(folder.parent)
            _make_folder(folder)


@contextmanager
def temporary_folder() -> Iterator[Folder]:
    """Give a new folder of the system's own, which is removed with all in it at the end."""
    with tempfile.TemporaryDirectory(prefix="regola-") as path:
        yield Folder.at(Path(path))


def keep_report(text: str) -> str | None:
    """Write a report of a fault among the system's temporary files; return its path, if any."""
    try:
        handle, path = tempfile.mkstemp(prefix="regola-", suffix=".txt")
        _written(handle, text.encode("utf-8", "backslashreplace"))
    except OSError:
        return None
    return path


def _is_part(part: str) -> bool:
    """Tell whether a part of a name leads one folder down, and not elsewhere."""
    return part not in ("", ".", "..") and Path(part).parts == (part,)


def _kind(path: Path) -> Kind:
    try:
        mode = os.lstat(path).st_mode
    except (FileNotFoundError, NotADirectoryError):
        return Kind.NOTHING
    if stat.S_ISREG(mode):
        return Kind.FILE
    return Kind.FOLDER if stat.S_ISDIR(mode) else Kind.OTHER


def _mode(path: Path) -> int | None:
    return stat.S_IMODE(os.lstat(path).st_mode) if _kind(path) is Kind.FILE else None


def _make_folder(path: Path) -> None:
    try:
        os.mkdir(path)
    except FileExistsError:
        # Another run may have made it meanwhile.
        if _kind(path) is not Kind.FOLDER:
            raise


def _removed_empty(path: Path) -> bool:
    try:
        os.rmdir(path)
    except OSError:
        return False
    return True


def _written(handle: int, data: bytes) -> None:
    """Write all bytes to a handle, and close it."""
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]
    finally:
        os.close(handle)


@contextmanager
def _opened(path: Path) -> Iterator[int]:
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0))
    try:
        yield handle
    finally:
        os.close(handle)


def _umask() -> int:
    """Ask for the mask in the only way there is: by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
