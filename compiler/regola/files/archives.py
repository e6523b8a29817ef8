"""Files of a pack from an archive, or into one: data alone, nothing of them is run or followed."""

from __future__ import annotations

import gzip
import io
import lzma
import stat
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path, PurePosixPath
from typing import IO, TypeAlias

from regola.files.changing import Folder, temporary_folder
from regola.files.foreign_names import MOST_BYTES, MOST_FILES, is_hidden, sound_names
from regola.files.reporting import reporting_writes
from regola.findings import Sink
from regola.sources import Span

__all__ = ["is_archive", "laid_out", "packed", "passed_over", "unpacked"]

_SUFFIXES = (".zip", ".tar", ".tar.gz", ".tgz")
_WANTED = (".regola", ".yaml", ".po", ".json", ".ftl")
"""What a pack or a build has that is read; the rest of an archive is left where it is."""

_BROKEN = (
    *(tarfile.TarError, zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error),
    *(OSError, EOFError, ValueError, RuntimeError, OverflowError),
)
"""
What the readers of archives raise for one that is damaged, locked (RuntimeError) or packed in a
way that they do not know.
"""


_PIECE = 1 << 20
_MOST_PACKED = 2 * MOST_BYTES
"""What a stream may unpack to: pictures and the like are passed over, and come on top."""


class _TooMuchError(Exception):
    """Raised for an archive that holds more than is taken."""


class _NoFileError(Exception):
    """Raised for a link or a device in the place of a file that is wanted, by its name."""


_Member: TypeAlias = tuple[str, int, IO[bytes] | None]
"""A name in an archive, how large it says to be, and what it holds; nothing if it is no file."""


def is_archive(path: str) -> bool:
    """Tell by its name whether a file is an archive that can be read."""
    return path.endswith(_SUFFIXES)


def unpacked(
    data: bytes, name: str, sink: Sink, wanted: tuple[str, ...] = _WANTED
) -> dict[str, bytes] | None:
    """
    Return the files of an archive whose names end in what is wanted, by their names in it.

    Reported is an archive that cannot be read, is too large, or has names that lead out of it, that
    are too long, or that are one on some systems, and one with a link or a device in the place of
    a file.
    """
    reader = _zipped if name.endswith(".zip") else _tarred
    try:
        members = list(_bounded(reader(data), wanted))
    except _NoFileError as error:
        sink.report("archive-no-file", Span.whole(name), path=str(error))
        return None
    except _TooMuchError:
        sink.report("archive-too-large", Span.whole(name), files=MOST_FILES, bytes=MOST_BYTES)
        return None
    except _BROKEN:
        sink.report("no-archive", Span.whole(name))
        return None
    return dict(members) if sound_names([inner for inner, _ in members], name, sink) else None


def passed_over(data: bytes, name: str, wanted: tuple[str, ...]) -> int:
    """Return how many files of an archive, one that was unpacked, are none of those wanted."""
    reader = _zipped if name.endswith(".zip") else _tarred
    return sum(not _is_wanted(inner, wanted) for inner, _, _ in reader(data))


def _is_wanted(name: str, wanted: tuple[str, ...]) -> bool:
    """Tell whether a file of an archive is taken: hidden ones are settings of programs."""
    return name.endswith(wanted) and not is_hidden(name)


# Archives know no earlier time; the true one would make other bytes of the same content.
_NO_TIME = (1980, 1, 1, 0, 0, 0)
_PLAIN_FILE = 0o100644 << 16
_OF_UNIX = 3


def packed(files: Mapping[str, bytes], *, smaller: bool = False) -> bytes:
    """
    Return files as a zip archive, the same bytes for the same files on every system.

    Names are in order, nothing is compressed (libraries do it differently), and neither times nor
    owners are told. With ``smaller`` it is compressed all the same, for what is only sent.
    """
    memory = io.BytesIO()
    how = zipfile.ZIP_DEFLATED if smaller else zipfile.ZIP_STORED
    with zipfile.ZipFile(memory, "w", how, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            member = zipfile.ZipInfo(name, _NO_TIME)
            member.create_system = _OF_UNIX
            member.external_attr = _PLAIN_FILE
            member.compress_type = how
            archive.writestr(member, data)
    return memory.getvalue()


def _zipped(data: bytes) -> Iterator[_Member]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for member in archive.infolist():
            if stat.S_ISLNK(member.external_attr >> 16):
                yield member.filename, 0, None
            elif not member.is_dir():
                # Nothing is unpacked of what nobody reads.
                with archive.open(member) as file:
                    yield member.filename, member.file_size, file


def _tarred(data: bytes) -> Iterator[_Member]:
    is_packed = data.startswith(_GZIP)
    if is_packed:
        _demand_whole(data)
    with tarfile.open(fileobj=io.BytesIO(data), mode="r:gz" if is_packed else "r:") as archive:
        for member in archive:
            if not member.isdir():
                file = archive.extractfile(member) if member.isfile() else None
                yield member.name.removeprefix("./"), member.size, file


_GZIP = b"\x1f\x8b"


def _demand_whole(data: bytes) -> None:
    """
    Read a packed stream to its end, where it tells that it is whole.

    Whoever takes files out of it stops behind the last of them, and unpacks what nobody wants on
    the way there, however much that is.
    """
    left = _MOST_PACKED
    with gzip.GzipFile(fileobj=io.BytesIO(data)) as stream:
        while piece := stream.read(_PIECE):
            left -= len(piece)
            if left < 0:
                raise _TooMuchError


def _bounded(members: Iterator[_Member], wanted: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """Give the files that are wanted, as long as they are few and small enough."""
    left, files = MOST_BYTES, MOST_FILES
    for name, size, file in members:
        if not _is_wanted(name, wanted):
            continue
        if file is None:
            raise _NoFileError(name)
        left, files = left - size, files - 1
        content = file.read(max(left, 0) + size + 1) if left >= 0 else b""
        if left < 0 or files < 0 or len(content) > size:
            raise _TooMuchError
        yield name, content


_TEMPORARY = "TMPDIR"
"""What is told of the system's own folder: the variable that names it, for it may be nowhere."""


@contextmanager
def laid_out(files: Mapping[str, bytes], sink: Sink) -> Iterator[Path]:
    """
    Lay files out in a folder of the system's own for as long as the block lasts.

    Reported is that the system refuses it, its disk being full for one: not all lie there then.
    """
    with ExitStack() as stack:
        top = Path()
        with reporting_writes(_TEMPORARY, sink):
            folder = stack.enter_context(temporary_folder())
            top = folder.top
            _lay(files, folder)
        yield top


def _lay(files: Mapping[str, bytes], folder: Folder) -> None:
    made: set[PurePosixPath] = set()
    for name, data in files.items():
        for parent in reversed(PurePosixPath(name).parents[:-1]):
            if parent not in made:
                folder.make_folder(parent.as_posix())
                made.add(parent)
        folder.write(name, data)
